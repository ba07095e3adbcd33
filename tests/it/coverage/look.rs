//! Looking at checked rules: the questions from which the table's rows are made.

use patience::rules::{
    By, CardSpec, Clause, ClauseTest, Condition, Deal, Direction, Face, Gather, Group, LayLine,
    LayWord, Leaf, LiftUnit, Limit, Phrase, PileTerm, Piles, Role, Rules, Shape, Step, StepKind,
    SuitWord, Take,
};

/// The groups of that role.
pub fn of(rules: &Rules, role: Role) -> impl Iterator<Item = &Group> {
    rules.groups.iter().filter(move |group| group.role == role)
}

/// How many piles that role has.
pub fn piles(rules: &Rules, role: Role) -> u32 {
    of(rules, role).map(|group| u32::from(group.piles)).sum()
}

/// Whether the file names a group of that role.
pub fn names(rules: &Rules, role: Role) -> bool {
    of(rules, role).any(|group| !group.implicit)
}

/// Whether some predicate of a phrase is such a one.
pub fn says(phrase: &Phrase, test: &dyn Fn(&Leaf) -> bool) -> bool {
    match phrase {
        Phrase::And(parts) | Phrase::Or(parts) => parts.iter().any(|part| says(part, test)),
        Phrase::Not(part) => says(part, test),
        Phrase::Leaf(leaf, _) => test(leaf),
    }
}

/// Whether the phrase admits every card.
pub fn is_any(phrase: &Phrase) -> bool {
    matches!(phrase, Phrase::Leaf(Leaf::Any, _))
}

/// Whether some line builds so on a pile of that role.
pub fn builds(rules: &Rules, role: Role, test: impl Fn(&Leaf) -> bool) -> bool {
    lays(rules, role, |line| {
        line.word != LayWord::Start && says(&line.phrase, &test)
    })
}

/// Whether some line begins a pile of that role so.
pub fn starts(rules: &Rules, role: Role, test: impl Fn(&Leaf) -> bool) -> bool {
    lays(rules, role, |line| {
        line.word != LayWord::Build && says(&line.phrase, &test)
    })
}

/// Whether some line lays so on a pile of that role.
pub fn lays(rules: &Rules, role: Role, test: impl Fn(&LayLine) -> bool) -> bool {
    of(rules, role).any(|group| group.lay.iter().any(&test))
}

/// Whether some line lifts such a unit from a pile of that role.
pub fn lifts(rules: &Rules, role: Role, test: impl Fn(&LiftUnit) -> bool) -> bool {
    of(rules, role).any(|group| group.lift.iter().any(|line| test(&line.unit)))
}

/// Whether a lay or lift line of that role has such a limit.
pub fn limited(rules: &Rules, role: Role, limit: Limit) -> bool {
    of(rules, role).any(|group| {
        group.lay.iter().any(|line| line.limit == limit)
            || group.lift.iter().any(|line| line.limit == limit)
    })
}

/// A step with those suits, whichever way.
pub fn suited(word: SuitWord) -> impl Fn(&Leaf) -> bool {
    move |leaf| matches!(leaf, Leaf::Step { suit, .. } if *suit == word)
}

/// A step that way, whatever the suits.
pub fn going(way: Direction) -> impl Fn(&Leaf) -> bool {
    move |leaf| matches!(leaf, Leaf::Step { direction, .. } if *direction == way)
}

/// A step round the corner.
pub fn corner(leaf: &Leaf) -> bool {
    matches!(leaf, Leaf::Step { corner: true, .. })
}

/// A step of more than one rank.
pub fn by_more(leaf: &Leaf) -> bool {
    matches!(
        leaf,
        Leaf::Step {
            by: By::PileNumber,
            ..
        } | Leaf::Step {
            by: By::Ranks(2..),
            ..
        }
    )
}

/// A card of one of these ranks, by their letters.
pub fn is_rank(rules: &Rules, leaf: &Leaf, wanted: &[&str]) -> bool {
    let (Leaf::Cards(specs) | Leaf::Respectively(specs)) = leaf else {
        return false;
    };
    specs.iter().any(|spec| match spec {
        CardSpec::Rank(rank) | CardSpec::ColourRank(_, rank) => rules
            .pack
            .ranks
            .get(usize::from(rank.0))
            .is_some_and(|name| wanted.contains(&name.symbol.as_str())),
        _ => false,
    })
}

/// The base card, or that many ranks from it.
pub fn is_base(steps: i8) -> impl Fn(&Leaf) -> bool {
    move |leaf| {
        matches!(leaf, Leaf::Cards(specs)
            if specs.contains(&CardSpec::Base(steps)))
    }
}

/// Every clause of the rules.
pub fn clauses(rules: &Rules) -> Vec<&Clause> {
    let mut all: Vec<&Clause> = Vec::new();
    for group in &rules.groups {
        all.extend(group.lay.iter().flat_map(|line| &line.clauses));
        all.extend(group.lift.iter().flat_map(|line| &line.clauses));
        all.extend(group.fill.iter().flat_map(|fill| &fill.clauses));
    }
    all.extend(rules.passes.iter().flat_map(|line| &line.clauses));
    all.extend(rules.redeal.iter().flat_map(|redeal| &redeal.clauses));
    all.extend(rules.actions.iter().flat_map(|action| &action.clauses));
    all.extend(takes(rules).flat_map(|take| &take.clauses));
    all
}

/// Whether some clause asks such a thing.
pub fn asks(rules: &Rules, test: impl Fn(&ClauseTest) -> bool) -> bool {
    clauses(rules).into_iter().any(|clause| test(&clause.test))
}

/// Removals and swaps.
pub fn takes(rules: &Rules) -> impl Iterator<Item = &Take> {
    rules.removals.iter().chain(&rules.swaps)
}

/// Every condition of the rules, the steps' and the end's too.
pub fn conditions(rules: &Rules) -> Vec<&Condition> {
    let mut all: Vec<&Condition> = clauses(rules)
        .into_iter()
        .filter_map(|clause| match &clause.test {
            ClauseTest::When(condition) => Some(condition),
            _ => None,
        })
        .collect();
    all.extend(steps(rules).filter_map(|step| step.when.as_ref()));
    all.extend(rules.phases.iter().map(|phase| &phase.condition));
    all.extend(rules.lose.iter().map(|(condition, _)| condition));
    if let patience::rules::Goal::When(condition, _) = &rules.goal {
        all.push(condition);
    }
    all
}

/// Whether some part of a condition is such a one.
pub fn holds(condition: &Condition, test: &dyn Fn(&Condition) -> bool) -> bool {
    test(condition)
        || match condition {
            Condition::And(parts) | Condition::Or(parts) => {
                parts.iter().any(|part| holds(part, test))
            }
            Condition::Not(part) => holds(part, test),
            _ => false,
        }
}

/// Whether some condition of the rules has such a part.
pub fn conditioned(rules: &Rules, test: impl Fn(&Condition) -> bool) -> bool {
    conditions(rules)
        .into_iter()
        .any(|condition| holds(condition, &test))
}

/// Whether the game is won by a condition with such a part.
pub fn won_when(rules: &Rules, test: impl Fn(&Condition) -> bool) -> bool {
    matches!(&rules.goal, patience::rules::Goal::When(condition, _) if holds(condition, &test))
}

/// Every step: the layout's, the turns', the redeal's and the actions'.
pub fn steps(rules: &Rules) -> impl Iterator<Item = &Step> {
    rules.layout.iter().chain(later(rules))
}

/// The steps that come after the layout.
pub fn later(rules: &Rules) -> impl Iterator<Item = &Step> {
    let turns = rules.passes.iter().flat_map(|line| &line.steps);
    let redeal = rules.redeal.iter().flat_map(|redeal| &redeal.steps);
    let actions = rules.actions.iter().flat_map(|action| &action.steps);
    turns.chain(redeal).chain(actions)
}

/// Whether the layout has such a deal.
pub fn deals(rules: &Rules, test: impl Fn(&Deal) -> bool) -> bool {
    rules.layout.iter().any(|step| is_deal(step, &test))
}

/// Whether a step is such a deal.
pub fn is_deal(step: &Step, test: impl Fn(&Deal) -> bool) -> bool {
    matches!(&step.kind, StepKind::Deal(deal) if test(deal))
}

/// Whether a redeal or an action gathers so.
pub fn gathers(rules: &Rules, test: impl Fn(&Gather) -> bool) -> bool {
    later(rules).any(|step| matches!(&step.kind, StepKind::Gather(gather) if test(gather)))
}

/// Whether a redeal or an action shuffles.
pub fn shuffles(rules: &Rules) -> bool {
    later(rules).any(|step| matches!(step.kind, StepKind::Shuffle(_)))
}

/// Whether some of the piles are of that role.
pub fn among(rules: &Rules, piles: &Piles, role: Role) -> bool {
    piles.iter().any(|term| match term {
        PileTerm::Group(id, _) => rules.group(*id).is_some_and(|group| group.role == role),
        PileTerm::Reference(_) => false,
    })
}

/// How many cards the layout deals to each pile of the tableau, where every step says a number
/// and the piles are the whole group; none otherwise.
pub fn heights(rules: &Rules) -> Option<Vec<u16>> {
    use patience::rules::{DealAmount, Select};
    let mut heights = vec![0_u16; usize::try_from(piles(rules, Role::Tableau)).ok()?];
    let mut dealt = false;
    for step in &rules.layout {
        let StepKind::Deal(deal) = &step.kind else {
            continue;
        };
        if !among(rules, &deal.to, Role::Tableau) {
            continue;
        }
        let [PileTerm::Group(_, Select::All)] = deal.to.as_slice() else {
            return None;
        };
        dealt = true;
        for (at, height) in heights.iter_mut().enumerate() {
            *height += match &deal.amount {
                DealAmount::All => return None,
                DealAmount::Each(count) => *count,
                DealAmount::PerPile(counts) => *counts.get(at)?,
            };
        }
    }
    dealt.then_some(heights)
}

/// Whether the layout lays tableau cards face down.
pub fn some_down(rules: &Rules) -> bool {
    let drawn = of(rules, Role::Tableau).any(|group| {
        matches!(&group.shape, Shape::Drawing { spots }
            if spots.iter().any(|spot| spot.face == Face::Down))
    });
    drawn
        || deals(rules, |deal| {
            deal.face == Some(Face::Down) && among(rules, &deal.to, Role::Tableau)
        })
}

/// How many cards the layout puts on foundations by name or by the first card dealt there.
pub fn put_out(rules: &Rules) -> usize {
    use patience::rules::{DealAmount, Select};
    let many = |piles: &Piles| -> usize {
        piles
            .iter()
            .map(|term| match term {
                PileTerm::Group(id, Select::All) => {
                    rules.group(*id).map_or(0, |group| usize::from(group.piles))
                }
                PileTerm::Group(_, Select::Numbers(ranges)) => ranges
                    .iter()
                    .map(|(first, last)| usize::from(last - first) + 1)
                    .sum(),
                _ => 1,
            })
            .sum()
    };
    rules
        .layout
        .iter()
        .map(|step| match &step.kind {
            StepKind::Put { on, .. } if among(rules, on, Role::Foundation) => many(on),
            StepKind::Deal(deal) if among(rules, &deal.to, Role::Foundation) => {
                match &deal.amount {
                    DealAmount::Each(count) => usize::from(*count) * many(&deal.to),
                    _ => 0,
                }
            }
            _ => 0,
        })
        .sum()
}
