//! Well-known games, built by hand.

use crate::machine::Machine;
use crate::machine::legality::testing::*;
use crate::rules::{
    BudgetId, CardSpec, ClauseTest, Compare, Condition, Counted, Direction, Goal, GroupId, LayWord,
    Leaf, LiftUnit, Limit, PileState, Quantity, Reference, Role, Select, Shape, Spot, SuitWord,
    TakeWord,
};

pub(super) const STOCK: u8 = 0;
pub(super) const WASTE: u8 = 1;

pub(super) fn klondike() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("stock", Role::Stock, 1));
    rules.groups.push(group("waste", Role::Waste, 1));
    let mut foundation = group("foundation", Role::Foundation, 4);
    foundation.lay[1].clauses = vec![when(piles_are(Quantity::No, all(2), PileState::Empty))];
    rules.groups.push(foundation);
    let mut tableau = group("tableau", Role::Tableau, 7);
    tableau.lay = vec![
        lay(LayWord::Start, card_is(rank("K"))),
        lay(LayWord::Build, down(SuitWord::AlternateColours)),
    ];
    tableau.lift = vec![lift(LiftUnit::Sequence(None))];
    rules.groups.push(tableau);
    rules.passes = vec![turns(1, all(WASTE))];
    rules.passes[0].last = Some(1);
    finish(rules)
}

pub(super) fn free_cell() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("cell", Role::Cell, 4));
    rules.groups.push(group("foundation", Role::Foundation, 4));
    let mut tableau = group("tableau", Role::Tableau, 8);
    tableau.lay = vec![
        lay(LayWord::Start, any()),
        lay(LayWord::Build, down(SuitWord::AlternateColours)),
    ];
    let mut sequence = lift(LiftUnit::Sequence(None));
    sequence.limit = Limit::CellsAndSpaces;
    tableau.lift = vec![sequence];
    rules.groups.push(tableau);
    finish(rules)
}

pub(super) fn spider() -> Machine {
    let mut rules = bare(2);
    rules.groups.push(group("stock", Role::Stock, 1));
    let mut foundation = group("foundation", Role::Foundation, 8);
    let run = Leaf::Run {
        from: rank_id("K"),
        to: rank_id("A"),
        suit: SuitWord::InSuit,
    };
    foundation.lay = vec![lay(LayWord::Start, leaf(run))];
    rules.groups.push(foundation);
    let mut tableau = group("tableau", Role::Tableau, 10);
    tableau.lay = vec![
        lay(LayWord::Start, any()),
        lay(LayWord::Build, down(SuitWord::Regardless)),
    ];
    let in_suit = leaf(Leaf::Suit(SuitWord::InSuit));
    tableau.lift = vec![lift(LiftUnit::Sequence(Some(in_suit)))];
    rules.groups.push(tableau);
    finish(rules)
}

pub(super) fn ace_row() -> Machine {
    let mut rules = bare(1);
    let mut tableau = grid("tableau", 4, 14);
    let mut ace = lay(LayWord::Lay, card_is(rank("A")));
    ace.clauses = vec![clause(ClauseTest::In(Select::Places {
        rows: Vec::new(),
        columns: vec![(1, 1)],
    }))];
    let mut next = lay(LayWord::Lay, up(SuitWord::InSuit));
    next.compared_with = Some(Reference::Left(1));
    tableau.lay = vec![ace, next];
    rules.groups.push(tableau);
    rules.goal = Goal::When(
        Condition::Cards {
            quantity: Quantity::Every,
            piles: all(0),
            states: vec![crate::rules::CardState::Settled],
        },
        crate::rules::Origin::Default,
    );
    rules.budgets = vec![budget("redeal", Some(3))];
    let mut again = redeal(0, all(0), all(1));
    again.clauses = vec![when(Condition::Blocked)];
    rules.redeal = Some(again);
    finish(rules)
}

pub(super) fn canfield() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("stock", Role::Stock, 1));
    rules.groups.push(group("waste", Role::Waste, 1));
    rules.groups.push(group("reserve", Role::Reserve, 1));
    let mut foundation = group("foundation", Role::Foundation, 4);
    foundation.lay = vec![
        lay(LayWord::Start, card_is(CardSpec::Base(0))),
        lay(LayWord::Build, step(Direction::Up, SuitWord::InSuit, true)),
    ];
    rules.groups.push(foundation);
    let mut tableau = group("tableau", Role::Tableau, 4);
    let mut start = lay(LayWord::Start, any());
    start.clauses = vec![
        clause(ClauseTest::From(all(WASTE))),
        when(piles_are(Quantity::Together, all(2), PileState::Empty)),
    ];
    tableau.lay = vec![
        start,
        lay(
            LayWord::Build,
            step(Direction::Down, SuitWord::AlternateColours, true),
        ),
    ];
    tableau.lift = vec![lift(LiftUnit::Top), lift(LiftUnit::WholePile)];
    rules.groups.push(tableau);
    rules.passes = vec![turns(3, all(WASTE))];
    rules.budgets = vec![budget("redeal", None)];
    rules.redeal = Some(redeal(0, all(WASTE), all(STOCK)));
    finish(rules)
}

pub(super) fn display() -> Machine {
    let mut rules = bare(2);
    let mut stock = group("stock", Role::Stock, 1);
    let mut top = lift(LiftUnit::Top);
    let mut to = all(1);
    to.extend(all(2));
    top.clauses = vec![clause(ClauseTest::To(to))];
    stock.lift = vec![top];
    rules.groups.push(stock);
    let mut display = group("display", Role::Foundation, 13);
    let mut first = lay(LayWord::Start, any());
    first.clauses = vec![clause(ClauseTest::In(Select::Numbers(vec![(1, 1)])))];
    let mut next = lay(
        LayWord::Start,
        step(Direction::Down, SuitWord::Regardless, true),
    );
    next.compared_with = Some(Reference::Head(Box::new(Reference::Left(1))));
    let build = step(Direction::Up, SuitWord::Regardless, true);
    display.lay = vec![first, next, lay(LayWord::Build, build)];
    display.caps = vec![Some(8); 13];
    rules.groups.push(display);
    let mut heap = group("heap", Role::Waste, 3);
    let pass = |number| Condition::Count(Counted::Pass, amount(Compare::Is, number));
    let forced = |number| Condition::And(vec![Condition::NoneTakes(all(1)), pass(number)]);
    let mut one = lay(LayWord::Lay, any());
    one.clauses = vec![clause(ClauseTest::From(all(STOCK))), when(forced(1))];
    let mut two = lay(LayWord::Lay, any());
    two.clauses = vec![
        clause(ClauseTest::From(all(STOCK))),
        when(forced(2)),
        clause(ClauseTest::In(Select::Numbers(vec![(1, 1)]))),
    ];
    heap.lay = vec![one, two];
    let mut leave = lift(LiftUnit::Top);
    leave.clauses = vec![clause(ClauseTest::To(all(1)))];
    heap.lift = vec![leave];
    rules.groups.push(heap);
    rules.budgets = vec![budget("redeal", Some(1))];
    rules.redeal = Some(redeal(0, all(2), all(STOCK)));
    finish(rules)
}

pub(super) fn belle_lucie() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("foundation", Role::Foundation, 4));
    let mut fan = group("fan", Role::Tableau, 18);
    let mut merci = lay(LayWord::Build, any());
    merci.budget = Some(BudgetId(1));
    merci.clauses = vec![when(Condition::NoRedealLeft)];
    fan.lay = vec![
        lay(LayWord::Start, leaf(Leaf::None)),
        lay(LayWord::Build, down(SuitWord::InSuit)),
        merci,
    ];
    let mut buried = lift(LiftUnit::AnyCard);
    buried.budget = Some(BudgetId(1));
    buried.clauses = vec![when(Condition::NoRedealLeft)];
    fan.lift = vec![lift(LiftUnit::Top), buried];
    rules.groups.push(fan);
    rules.budgets = vec![budget("redeal", Some(2)), budget("merci", Some(1))];
    rules.redeal = Some(redeal(0, all(1), all(2)));
    finish(rules)
}

pub(super) fn calculation() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("waste", Role::Waste, 1));
    let mut foundation = group("foundation", Role::Foundation, 4);
    let respectively = ["A", "2", "3", "4"].map(rank).to_vec();
    foundation.lay = vec![
        lay(LayWord::Start, leaf(Leaf::Respectively(respectively))),
        lay(
            LayWord::Build,
            leaf(Leaf::Step {
                direction: Direction::Up,
                by: crate::rules::By::PileNumber,
                suit: SuitWord::Regardless,
                corner: true,
            }),
        ),
    ];
    rules.groups.push(foundation);
    let mut heap = group("heap", Role::Tableau, 4);
    let mut from_waste = lay(LayWord::Lay, any());
    from_waste.clauses = vec![clause(ClauseTest::From(all(0)))];
    heap.lay = vec![from_waste];
    let mut top = lift(LiftUnit::Top);
    top.clauses = vec![clause(ClauseTest::To(all(1)))];
    heap.lift = vec![top];
    rules.groups.push(heap);
    finish(rules)
}

pub(super) fn accordion(piles: u16) -> Machine {
    let mut rules = bare(1);
    let mut tableau = group("tableau", Role::Tableau, piles);
    tableau.shape = Shape::Line;
    tableau.lay = vec![lay(
        LayWord::Build,
        crate::rules::Phrase::Or(vec![
            leaf(Leaf::SameRank),
            leaf(Leaf::Suit(SuitWord::InSuit)),
        ]),
    )];
    let mut squared = lift(LiftUnit::SquaredPile);
    let mut to = at(Reference::Left(1));
    to.extend(at(Reference::Left(3)));
    squared.clauses = vec![clause(ClauseTest::To(to))];
    tableau.lift = vec![squared];
    rules.groups.push(tableau);
    rules.goal = Goal::When(
        Condition::HasPiles(GroupId(0), amount(Compare::Is, 1)),
        crate::rules::Origin::Default,
    );
    finish(rules)
}

pub(super) fn pyramid() -> Machine {
    let mut rules = bare(1);
    let mut tableau = group("tableau", Role::Tableau, 6);
    let spot = |row: u16, column: u16, covered_by: &[u16]| Spot {
        row,
        column,
        face: crate::rules::Face::Up,
        covered_by: covered_by.to_vec(),
    };
    tableau.shape = Shape::Drawing {
        spots: vec![
            spot(0, 2, &[2, 3]),
            spot(1, 1, &[4, 5]),
            spot(1, 3, &[5, 6]),
            spot(2, 0, &[]),
            spot(2, 2, &[]),
            spot(2, 4, &[]),
        ],
    };
    tableau.caps = vec![Some(1); 6];
    rules.groups.push(tableau);
    rules.groups.push(group("waste", Role::Waste, 1));
    let mut from = all(0);
    from.extend(all(1));
    let mut king = form(1, 1);
    king.phrase = Some(card_is(rank("K")));
    let mut pair = form(2, 2);
    pair.totalling = Some(13);
    rules.removals = vec![
        take(TakeWord::Remove, king, from.clone()),
        take(TakeWord::Remove, pair, from),
    ];
    rules.goal = Goal::AllRemoved;
    finish(rules)
}

pub(super) fn monte_carlo() -> Machine {
    let mut rules = bare(1);
    rules.groups.push(grid("tableau", 5, 5));
    let mut pair = form(2, 2);
    pair.same_rank = true;
    let mut line = take(TakeWord::Remove, pair, all(0));
    line.clauses = vec![clause(ClauseTest::Neighbours { corners: true })];
    rules.removals = vec![line];
    rules.actions = vec![crate::rules::Action {
        name: "close-up".to_owned(),
        budget: None,
        clauses: vec![when(Condition::Blocked)],
        steps: Vec::new(),
        origin: crate::rules::Origin::Default,
    }];
    finish(rules)
}
