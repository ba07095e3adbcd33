//! Whether the foundations can take the whole pack, where that is the goal.
//!
//! The answer errs on the side of the game: what depends on play, on other piles or on a script
//! is held to be possible. So what is refused here can never be won.

use crate::cards::{Card, CardSet, Letters, Pack};
use crate::rules::check::lower::Lower;
use crate::rules::{
    By, CardSpec, Direction, Goal, Group, GroupId, LayLine, LayWord, Leaf, Phrase, Piles, Role,
    Rules, StepKind, SuitWord, errors,
};

/// What is known of a question before play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Yes,
    No,
    Open,
}

impl Known {
    const fn of(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }

    const fn not(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            Self::Open => Self::Open,
        }
    }
}

/// Whether a card is such a card; of the base, which is known in play only, it may be.
pub(super) fn is(pack: &Pack, card: Card, spec: CardSpec) -> bool {
    match spec {
        CardSpec::Rank(rank) => pack.rank(card) == Some(rank),
        CardSpec::Card(other) => card == other,
        CardSpec::Suit(suit) => pack.suit(card) == Some(suit),
        CardSpec::Colour(colour) => pack.colour(card) == Some(colour),
        CardSpec::ColourRank(colour, rank) => {
            pack.colour(card) == Some(colour) && pack.rank(card) == Some(rank)
        }
        CardSpec::Joker => pack.extra(card).is_some(),
        CardSpec::Base(_) => true,
    }
}

/// The place of a pile, for phrases that ask for its number.
#[derive(Clone, Copy)]
struct Place<'a> {
    pack: &'a Pack,
    number: u16,
}

impl Place<'_> {
    /// Whether a card may be laid on another as far as the phrase goes; on nothing where there is
    /// no other.
    fn phrase(self, phrase: &Phrase, card: Card, other: Option<Card>) -> Known {
        match phrase {
            Phrase::And(parts) => parts.iter().fold(Known::Yes, |all, part| {
                match (all, self.phrase(part, card, other)) {
                    (Known::No, _) | (_, Known::No) => Known::No,
                    (Known::Yes, Known::Yes) => Known::Yes,
                    _ => Known::Open,
                }
            }),
            Phrase::Or(parts) => parts.iter().fold(Known::No, |any, part| {
                match (any, self.phrase(part, card, other)) {
                    (Known::Yes, _) | (_, Known::Yes) => Known::Yes,
                    (Known::No, Known::No) => Known::No,
                    _ => Known::Open,
                }
            }),
            Phrase::Not(part) => self.phrase(part, card, other).not(),
            Phrase::Leaf(leaf, _) => self.leaf(leaf, card, other),
        }
    }

    fn leaf(self, leaf: &Leaf, card: Card, other: Option<Card>) -> Known {
        let pack = self.pack;
        match leaf {
            Leaf::Any => Known::Yes,
            Leaf::None => Known::No,
            Leaf::Cards(cards) => self.cards(cards, card),
            Leaf::Respectively(cards) => {
                let at = usize::from(self.number).saturating_sub(1);
                cards
                    .get(at)
                    .map_or(Known::No, |spec| self.cards(&[*spec], card))
            }
            Leaf::Step {
                direction,
                by,
                suit,
                corner,
            } => other.map_or(Known::No, |other| {
                Known::of(
                    self.step(card, other, *direction, *by, *corner)
                        && suits_agree(pack, card, other, *suit),
                )
            }),
            Leaf::SameRank => other.map_or(Known::No, |other| {
                Known::of(pack.rank(card).is_some() && pack.rank(card) == pack.rank(other))
            }),
            Leaf::Suit(suit) => other.map_or(Known::No, |other| {
                Known::of(suits_agree(pack, card, other, *suit))
            }),
            Leaf::Run { from, .. } => Known::of(pack.rank(card) == Some(*from)),
            Leaf::RankIsPileNumber => {
                Known::of(u16::from(pack.value(card)) == self.number && pack.rank(card).is_some())
            }
            Leaf::RankFoundIn(_) | Leaf::TakenBy(_) | Leaf::RankIsTally(_) | Leaf::Script(_) => {
                Known::Open
            }
        }
    }

    fn cards(self, cards: &[CardSpec], card: Card) -> Known {
        if cards
            .iter()
            .any(|spec| !matches!(spec, CardSpec::Base(_)) && is(self.pack, card, *spec))
        {
            return Known::Yes;
        }
        if cards.iter().any(|spec| matches!(spec, CardSpec::Base(_))) {
            return Known::Open;
        }
        Known::No
    }

    fn step(self, card: Card, other: Card, direction: Direction, by: By, corner: bool) -> bool {
        let position = |card| {
            self.pack
                .rank(card)
                .and_then(|rank| self.pack.position(rank))
        };
        let (Some(card), Some(other)) = (position(card), position(other)) else {
            return false;
        };
        let ranks = self.pack.order.len().max(1);
        let by = match by {
            By::Ranks(by) => usize::from(by),
            By::PileNumber => usize::from(self.number),
        };
        let above = |high: usize, low: usize| {
            if corner {
                (low + by) % ranks == high
            } else {
                low + by == high
            }
        };
        match direction {
            Direction::Up => above(card, other),
            Direction::Down => above(other, card),
            Direction::UpOrDown => above(card, other) || above(other, card),
            Direction::Higher => card > other,
            Direction::Lower => card < other,
        }
    }
}

/// Whether two suits agree; an extra card agrees with nothing but what asks nothing.
fn suits_agree(pack: &Pack, one: Card, other: Card, suit: SuitWord) -> bool {
    let suits = pack.suit(one).zip(pack.suit(other));
    let colours = pack.colour(one).zip(pack.colour(other));
    match suit {
        SuitWord::Regardless => true,
        SuitWord::InSuit => suits.is_some_and(|(one, other)| one == other),
        SuitWord::AnotherSuit => suits.is_some_and(|(one, other)| one != other),
        SuitWord::InColour => colours.is_some_and(|(one, other)| one == other),
        SuitWord::AlternateColours => colours.is_some_and(|(one, other)| one != other),
    }
}

impl Lower {
    /// An error where the default goal can never be reached.
    pub(super) fn audit_foundations(&mut self, rules: &Rules) {
        if rules.goal != Goal::AllOnFoundations {
            return;
        }
        let foundations: Vec<(GroupId, &Group)> = rules
            .groups()
            .filter(|(_, group)| group.role == Role::Foundation)
            .collect();
        let Some((_, first)) = foundations.first() else {
            return;
        };
        let at = first.origin;
        let size = rules.pack.size();
        let room: Option<usize> = foundations
            .iter()
            .flat_map(|(id, group)| {
                (1..)
                    .zip(&group.caps)
                    .map(|(number, cap)| room_of(rules, *id, group, number, *cap))
            })
            .sum();
        if let Some(room) = room
            && room < size
        {
            self.error_at(
                errors::FOUNDATIONS_TOO_SMALL,
                at,
                format!("the foundations have room for {room} cards, and the pack has {size}"),
                "add foundations, say another `cap` or `round the corner`, or say `win when …`",
            );
            return;
        }
        let mut reached = CardSet::EMPTY;
        for (id, group) in foundations {
            reached |= reachable(rules, id, group);
        }
        let missing = rules.pack.in_play() & !reached;
        let mut missing = missing.iter();
        if let Some(card) = missing.next() {
            let card = rules.pack.write(card, Letters::Letters);
            let others = missing.count();
            let message = if others == 0 {
                format!("the foundations never take {card}, and the goal is that they take all")
            } else {
                format!(
                    "the foundations never take {card} and {others} others, and the goal is that \
                     they take all"
                )
            };
            self.error_at(
                errors::FOUNDATIONS_TOO_SMALL,
                at,
                message,
                "change what starts or builds there (`round the corner`?), or say `win when …`",
            );
        }
    }
}

/// How many cards a pile may ever hold: what its cap allows, and not more than there are steps
/// from its start, where every line that builds goes one way and never round the corner.
fn room_of(
    rules: &Rules,
    id: GroupId,
    group: &Group,
    number: u16,
    cap: Option<u16>,
) -> Option<usize> {
    let cap = cap.map(usize::from);
    let ranks = rules.pack.order.len();
    let mut upwards = None;
    let mut by = usize::MAX;
    for line in &group.lay {
        if line.word == LayWord::Start {
            if matches!(line.phrase, Phrase::Leaf(Leaf::Run { .. }, _)) {
                return cap;
            }
            continue;
        }
        let Phrase::Leaf(
            Leaf::Step {
                direction,
                by: step,
                corner: false,
                ..
            },
            _,
        ) = &line.phrase
        else {
            return cap;
        };
        let up = match direction {
            Direction::Up => true,
            Direction::Down => false,
            _ => return cap,
        };
        if line.at_bottom || line.compared_with.is_some() || *upwards.get_or_insert(up) != up {
            return cap;
        }
        by = by.min(match step {
            By::Ranks(step) => usize::from(*step),
            By::PileNumber => usize::from(number),
        });
    }
    let upwards = upwards?;
    let place = Place {
        pack: &rules.pack,
        number,
    };
    let all = rules.pack.in_play();
    let begun = dealt_to(rules, id, all);
    let steps = all
        .iter()
        .filter(|&card| {
            begun.has(card) || group.lay.iter().any(|line| starts(place, line, card, all))
        })
        .filter_map(|card| rules.pack.position(rules.pack.rank(card)?))
        .map(|at| if upwards { ranks - 1 - at } else { at })
        .max()?;
    let chain = steps / by.max(1) + 1;
    Some(cap.map_or(chain, |cap| cap.min(chain)))
}

/// How many predicates are asked of each two cards at the most; a group that asks more is held
/// to take every card, so that no file makes the estimate long.
const MOST_ASKED: usize = 4096;

/// The kinds of card that may ever come to lie in a group.
fn reachable(rules: &Rules, id: GroupId, group: &Group) -> CardSet {
    let all = rules.pack.in_play();
    let asked: usize = group.lay.iter().map(|line| size_of(&line.phrase)).sum();
    if asked.saturating_mul(usize::from(group.piles)) > MOST_ASKED {
        return all;
    }
    let numbered = group.lay.iter().any(|line| asks_number(&line.phrase));
    let mut reached = CardSet::EMPTY;
    let piles = if numbered { group.piles } else { 1 };
    for number in 1..=piles {
        let place = Place {
            pack: &rules.pack,
            number,
        };
        reached |= pile_reachable(rules, id, group, place, all);
        if all & !reached == CardSet::EMPTY {
            break;
        }
    }
    reached
}

fn pile_reachable(
    rules: &Rules,
    id: GroupId,
    group: &Group,
    place: Place,
    all: CardSet,
) -> CardSet {
    let mut reached = dealt_to(rules, id, all);
    for card in all.iter() {
        if group.lay.iter().any(|line| starts(place, line, card, all)) {
            reached.insert(card);
        }
        reached |= runs(rules, group, card);
    }
    let mut open: Vec<Card> = reached.iter().collect();
    while let Some(other) = open.pop() {
        for card in (all & !reached).iter() {
            let built = group.lay.iter().any(|line| {
                line.word != LayWord::Start
                    && line.compared_with.is_none()
                    && place.phrase(&line.phrase, card, Some(other)) != Known::No
            });
            if built {
                reached.insert(card);
                open.push(card);
            }
        }
    }
    reached
}

/// Whether a card may come by a line whatever lies in the pile.
fn starts(place: Place, line: &LayLine, card: Card, all: CardSet) -> bool {
    if line.compared_with.is_some() {
        return all
            .iter()
            .any(|other| place.phrase(&line.phrase, card, Some(other)) != Known::No);
    }
    line.word != LayWord::Build && place.phrase(&line.phrase, card, None) != Known::No
}

/// The cards of a run that may be laid, of which this is the lowest.
fn runs(rules: &Rules, group: &Group, card: Card) -> CardSet {
    let mut found = CardSet::EMPTY;
    for line in &group.lay {
        if let Phrase::Leaf(Leaf::Run { from, to, suit }, _) = &line.phrase
            && rules.pack.rank(card) == Some(*from)
        {
            let between = (rules.pack.position(*from), rules.pack.position(*to));
            if let (Some(from), Some(to)) = between {
                let (low, high) = (from.min(to), from.max(to));
                for other in rules.pack.in_play().iter() {
                    let position = rules
                        .pack
                        .rank(other)
                        .and_then(|it| rules.pack.position(it));
                    let in_it = position.is_some_and(|at| (low..=high).contains(&at));
                    if in_it
                        && (*suit != SuitWord::InSuit
                            || suits_agree(&rules.pack, card, other, *suit))
                    {
                        found.insert(other);
                    }
                }
            }
        }
    }
    found
}

/// What steps may lay there: cards that are put, or any that are dealt or moved.
fn dealt_to(rules: &Rules, id: GroupId, all: CardSet) -> CardSet {
    let mut found = CardSet::EMPTY;
    let holds = |piles: &Piles| super::reach::names_group(piles, id);
    for step in super::reach::all_steps(rules) {
        match &step.kind {
            StepKind::Put { cards, on, .. } if holds(on) => {
                for card in all.iter() {
                    if cards.iter().any(|spec| is(&rules.pack, card, *spec)) {
                        found.insert(card);
                    }
                }
            }
            StepKind::Deal(deal)
                if holds(&deal.to) || deal.sending.as_ref().is_some_and(|it| holds(&it.to)) =>
            {
                return all;
            }
            StepKind::Turn(turn) if holds(&turn.to) => return all,
            StepKind::Move(moved) if holds(&moved.to) => return all,
            StepKind::Script(_) => return all,
            _ => {}
        }
    }
    found
}

/// How many predicates a phrase has, cards of a list counted one by one.
fn size_of(phrase: &Phrase) -> usize {
    match phrase {
        Phrase::And(parts) | Phrase::Or(parts) => parts.iter().map(size_of).sum(),
        Phrase::Not(part) => size_of(part),
        Phrase::Leaf(Leaf::Cards(cards) | Leaf::Respectively(cards), _) => cards.len(),
        Phrase::Leaf(..) => 1,
    }
}

fn asks_number(phrase: &Phrase) -> bool {
    match phrase {
        Phrase::And(parts) | Phrase::Or(parts) => parts.iter().any(asks_number),
        Phrase::Not(part) => asks_number(part),
        Phrase::Leaf(leaf, _) => matches!(
            leaf,
            Leaf::Respectively(_)
                | Leaf::RankIsPileNumber
                | Leaf::Step {
                    by: By::PileNumber,
                    ..
                }
        ),
    }
}
