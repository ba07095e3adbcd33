//! What programs do, on games put together by hand.

use crate::cards::{Card, Deal};
use crate::machine::testing::{
    add, all, bare, cards, compile, deal, game, gather, group, klondike_hand, lay, pass, piles,
    rank, redeal, row, step, written,
};
use crate::machine::{Counter, Journal, Machine, Mark, Move, State, Unnamed};
use crate::rules::{
    self, By, DealAmount, Direction, Face, Gather, LayWord, Leaf, Reference, Role, Rules, Select,
    Send, Shape, ShuffleWhat, StepKind, SuitWord, Turn,
};

/// A state that is played on, with everything checked after every move: what the hash keeps up to
/// date equals what is computed anew, and the move can be taken back to the last bit.
struct Table {
    machine: Machine,
    state: State,
    journal: Journal,
    marks: Vec<Mark>,
}

impl Table {
    fn new(machine: Machine, state: State) -> Self {
        Self {
            machine,
            state,
            journal: Journal::new(),
            marks: Vec::new(),
        }
    }

    fn play(&mut self, mv: &Move) {
        let before = self.state.clone();
        let mark = self
            .machine
            .play(&mut self.state, mv, &mut self.journal)
            .unwrap();
        self.check();
        let after = self.state.clone();
        self.machine.undo(&mut self.state, &mut self.journal, mark);
        assert_eq!(self.state, before, "{mv:?} is not taken back");
        let mark = self
            .machine
            .play(&mut self.state, mv, &mut self.journal)
            .unwrap();
        assert_eq!(self.state, after, "{mv:?} goes otherwise the second time");
        self.marks.push(mark);
    }

    fn check(&self) {
        let mut anew = self.state.clone();
        anew.rehash(self.machine.places());
        assert_eq!(anew, self.state);
        let mut all: Vec<Card> = self
            .machine
            .places()
            .all()
            .flat_map(|pile| self.state.pile(self.machine.places(), pile))
            .map(|slot| slot.card())
            .collect();
        all.sort_unstable();
        let mut pack = self.machine.rules().pack.cards();
        pack.sort_unstable();
        assert_eq!(all, pack, "no card is made or lost");
    }

    fn turn(&mut self) -> String {
        self.play(&Move::Turn);
        self.waste()
    }

    /// The waste's last three cards, bottom first, and the cards in waste and stock.
    fn waste(&self) -> String {
        let waste = piles(&self.machine, "waste")[0];
        let text = written(&self.machine, &self.state, waste);
        let cards: Vec<&str> = text.split(' ').collect();
        format!(
            "{} · {} · {}",
            cards[cards.len().saturating_sub(3)..].join(" "),
            self.state.count(waste),
            self.state.count(self.machine.places().stock())
        )
    }

    fn count(&self, counter: Counter) -> i32 {
        self.state.counter(counter)
    }
}

fn in_order(rules: Rules) -> Table {
    let machine = compile(rules);
    let order = machine.rules().pack.cards();
    let state = machine.deal(&order, 1).unwrap();
    Table::new(machine, state)
}

/// By hand, and as the library's file says it.
fn both_klondikes_from_the_hand() -> [Table; 2] {
    [in_order(klondike_hand()), in_order(game("klondike-hand"))]
}

#[test]
fn klondike_from_the_hand_turns_its_packets_through_four_passes() {
    for table in both_klondikes_from_the_hand() {
        turns_through_four_passes(table);
    }
}

fn turns_through_four_passes(mut table: Table) {
    assert_eq!(
        row(&table.machine, &table.state, "tableau"),
        "AC / [2C] 8C / [3C 9C] AD / [4C 10C 2D] 6D / [5C JC 3D 7D] 10D / \
         [6C QC 4D 8D JD] KD / [7C KC 5D 9D QD AH] 2H"
    );
    let mut seen = vec![String::new()];
    for turn in 1..=48 {
        assert!(table.machine.can_turn(&table.state), "turn {turn}");
        let waste = table.turn();
        seen.push(waste);
    }
    assert_eq!(seen[1], "5H 4H 3H · 3 · 21");
    assert_eq!(seen[2], "8H 7H 6H · 6 · 18");
    assert_eq!(seen[9], "3H 4H 5H · 3 · 21");
    assert_eq!(seen[17], "5H 4H 3H · 3 · 21");
    assert_eq!(seen[25], "5H · 1 · 23");
    assert_eq!(seen[26], "5H 4H · 2 · 22");
    assert_eq!(seen[48], "KS QS JS · 24 · 0");
    assert_eq!(table.count(Counter::PASS), 4);
    assert!(
        !table.machine.can_turn(&table.state),
        "a 49th turn is refused"
    );
}

#[test]
fn a_packet_carries_over_the_turn_over_by_its_old_number() {
    for table in both_klondikes_from_the_hand() {
        carries_over(table);
    }
}

fn carries_over(mut table: Table) {
    for _ in 0..6 {
        table.turn();
    }
    let waste = piles(&table.machine, "waste")[0];
    let column = piles(&table.machine, "tableau")[3];
    let at = u8::try_from(table.state.count(waste) - 1).unwrap();
    assert!(written(&table.machine, &table.state, waste).ends_with("5S"));
    table.play(&Move::Carry {
        from: waste,
        at,
        count: 1,
        to: column,
    });
    let mut seen = vec![String::new(); 7];
    let mut passes = vec![1; 7];
    while table.machine.can_turn(&table.state) {
        assert!(seen.len() < 60, "the turns have an end");
        let waste = table.turn();
        seen.push(waste);
        passes.push(table.count(Counter::PASS));
    }
    assert_eq!(seen[8], "KS QS JS · 23 · 0");
    assert_eq!(seen[15], "KS 8S 9S · 21 · 2");
    assert_eq!((seen[16].as_str(), passes[16]), ("3H JS QS · 3 · 20", 3));
    assert_eq!((seen[23].as_str(), passes[23]), ("3H 9S 8S · 3 · 20", 4));
    assert_eq!(seen[24], "9S 8S JS · 4 · 19");
    assert_eq!(seen.len() - 1, 43, "a 44th is refused");
}

#[test]
fn an_empty_waste_is_not_turned_over() {
    let rules = klondike_hand();
    let machine = compile(rules);
    let stock = machine.places().stock();
    let given = [(stock, cards("3H 4H"))];
    let state = machine.set_up(&given, &[], Unnamed::SetAside, 0).unwrap();
    let mut state = state;
    let mut journal = Journal::new();
    machine.play(&mut state, &Move::Turn, &mut journal).unwrap();
    assert_eq!(row(&machine, &state, "waste"), "3H 4H");
    assert_eq!(state.counter(Counter::PASS), 1);
    assert_eq!(state.counter(Counter::REDEALS), 0);
    // Now there is a waste to turn over.
    machine.play(&mut state, &Move::Turn, &mut journal).unwrap();
    assert_eq!(row(&machine, &state, "waste"), "4H 3H");
    assert_eq!(state.counter(Counter::PASS), 2);
}

fn ace_row() -> Rules {
    let mut rules = bare();
    let mut tableau = group("tableau", Role::Tableau, 56);
    tableau.shape = Shape::Grid {
        rows: 4,
        columns: 14,
    };
    tableau.caps = vec![Some(1); 56];
    let mut ace = lay(LayWord::Lay, Leaf::Cards(vec![rank("A")]), None);
    ace.clauses = vec![rules::Clause {
        negated: false,
        test: rules::ClauseTest::In(column(1, 1)),
        origin: rules::Origin::Default,
    }];
    let up = Leaf::Step {
        direction: Direction::Up,
        by: By::Ranks(1),
        suit: SuitWord::InSuit,
        corner: false,
    };
    tableau.lay = vec![ace, lay(LayWord::Lay, up, Some(Reference::Left(1)))];
    let tableau = add(&mut rules, tableau);
    let places = |select| vec![rules::PileTerm::Group(tableau, select)];
    rules.layout = vec![step(StepKind::Deal(rules::Deal {
        sending: Some(Send {
            phrase: rules::Phrase::Leaf(Leaf::Cards(vec![rank("A")]), rules::Origin::Default),
            to: places(column(1, 1)),
            bottom: false,
            replaced: true,
        }),
        ..deal(DealAmount::All, places(column(3, 14)))
    }))];
    redeal(
        &mut rules,
        Some(3),
        false,
        vec![
            step(StepKind::Gather(Gather {
                unsettled: true,
                ..gather(vec![all(tableau)])
            })),
            step(StepKind::Shuffle(ShuffleWhat::Stock)),
            step(StepKind::Deal(rules::Deal {
                leaving: 1,
                ..deal(DealAmount::All, all(tableau))
            })),
        ],
    );
    rules
}

fn column(first: u16, last: u16) -> Select {
    Select::Places {
        rows: Vec::new(),
        columns: vec![(first, last)],
    }
}

/// How many cards from the left lie in a row in suit and sequence after an ace.
fn run(table: &Table, row: usize) -> usize {
    let places = piles(&table.machine, "tableau");
    let cards: Vec<Option<u8>> = places[row * 14..][..14]
        .iter()
        .map(|&pile| {
            table
                .state
                .top(table.machine.places(), pile)
                .map(|slot| slot.card().0)
        })
        .collect();
    let mut length = usize::from(cards[0].is_some_and(|card| card % 13 == 0));
    while length > 0
        && length < 14
        && cards[length].is_some()
        && cards[length] == cards[length - 1].map(|card| card + 1)
        && cards[length].is_some_and(|card| card % 13 != 0)
    {
        length += 1;
    }
    length
}

#[test]
fn aces_are_diverted_while_dealing_and_the_next_card_comes_in_their_place() {
    for seed in 0..30 {
        let machine = compile(ace_row());
        let state = machine.deal_number(&Deal::Ours(seed)).unwrap();
        let table = Table::new(machine, state);
        table.check();
        let places = piles(&table.machine, "tableau");
        for (at, &pile) in places.iter().enumerate() {
            let card = table.state.top(table.machine.places(), pile);
            assert_eq!(card.is_none(), at % 14 == 1, "place {at} of deal {seed}");
            let ace = card.is_some_and(|slot| slot.card().0 % 13 == 0);
            assert_eq!(ace, at % 14 == 0, "place {at} of deal {seed}");
        }
        assert!(table.state.is_empty(table.machine.places().stock()));
    }
}

#[test]
fn a_re_lay_leaves_the_runs_and_one_space_after_each() {
    for seed in 0..20 {
        let machine = compile(ace_row());
        let state = machine.deal_number(&Deal::Ours(seed)).unwrap();
        let mut table = Table::new(machine, state);
        for redeals in 1..=3 {
            let runs: Vec<usize> = (0..4).map(|row| run(&table, row)).collect();
            table.play(&Move::Redeal);
            let places = piles(&table.machine, "tableau");
            for (row, &before) in runs.iter().enumerate() {
                assert!(run(&table, row) >= before);
                for column in 0..14 {
                    let empty = table.state.is_empty(places[row * 14 + column]);
                    assert_eq!(empty, column == before, "deal {seed}, row {row}");
                }
            }
            assert!(table.state.is_empty(table.machine.places().stock()));
            assert_eq!(table.count(Counter::REDEALS), redeals);
            assert_eq!(table.count(Counter::SHUFFLES), redeals);
        }
        let budget = table.machine.places().budget(rules::BudgetId(0));
        assert_eq!(table.count(budget), 0);
    }
}

fn display() -> Rules {
    let mut rules = bare();
    rules.pack = crate::cards::Pack::french(2);
    rules.groups[0].face = Face::Up;
    let mut foundation = group("display", Role::Foundation, 13);
    foundation.caps = vec![Some(8); 13];
    let foundation = add(&mut rules, foundation);
    let heap = add(&mut rules, group("heap", Role::Waste, 3));
    rules.layout = vec![step(StepKind::Deal(deal(
        DealAmount::PerPile(vec![1]),
        crate::machine::testing::some(foundation, 1, 1),
    )))];
    redeal(
        &mut rules,
        Some(1),
        false,
        vec![step(StepKind::Gather(Gather {
            last_pile_first: true,
            ..gather(vec![all(heap)])
        }))],
    );
    rules
}

#[test]
fn heaps_are_gathered_last_heap_first_and_dealt_again_from_their_first_cards() {
    let mut table = in_order(display());
    let stock = table.machine.places().stock();
    let heaps = piles(&table.machine, "heap");
    for turn in 0..103_usize {
        let at = u8::try_from(table.state.count(stock) - 1).unwrap();
        table.play(&Move::Carry {
            from: stock,
            at,
            count: 1,
            to: heaps[turn % 3],
        });
    }
    let mut expected: Vec<Card> = Vec::new();
    for &heap in heaps.iter().rev() {
        let cards = table.state.pile(table.machine.places(), heap);
        expected.extend(cards.iter().map(|slot| slot.card()));
    }
    table.play(&Move::Redeal);
    let stock: Vec<_> = table.state.pile(table.machine.places(), stock).to_vec();
    assert!(stock.iter().all(|slot| slot.is_up()));
    let dealt: Vec<Card> = stock.iter().rev().map(|slot| slot.card()).collect();
    assert_eq!(dealt, expected);
    assert_eq!(table.count(Counter::PASS), 2);
    assert!(!table.machine.can_redeal(&table.state));
}

#[test]
fn a_waste_comes_again_in_its_old_order() {
    let mut rules = klondike_hand();
    rules.passes = vec![pass(
        1,
        None,
        vec![step(StepKind::Turn(Turn {
            count: 3,
            to: all(rules.group_named("waste").unwrap().0),
            first_on_top: false,
            carrying_over: false,
        }))],
    )];
    if let Some(redeal) = &mut rules.redeal {
        redeal.within_turn = false;
    }
    rules.budgets[0].times = None;
    let mut table = in_order(rules);
    assert_eq!(table.turn(), "3H 4H 5H · 3 · 21");
    for _ in 0..7 {
        table.turn();
    }
    assert!(!table.machine.can_turn(&table.state));
    assert!(table.machine.can_redeal(&table.state));
    table.play(&Move::Redeal);
    assert_eq!(table.turn(), "3H 4H 5H · 3 · 21");
    assert_eq!(
        table.count(table.machine.places().budget(rules::BudgetId(0))),
        i32::MAX
    );
}

#[test]
fn a_shuffle_depends_on_the_deal_its_number_and_the_cards_alone() {
    let machine = compile(bare());
    let stock = machine.places().stock();
    let shuffled = |text: &str, before: i32, seed: u64| {
        let given = [(stock, cards(text))];
        let mut state = machine
            .set_up(
                &given,
                &[(Counter::SHUFFLES, before)],
                Unnamed::SetAside,
                seed,
            )
            .unwrap();
        let mut journal = Journal::new();
        machine.shuffle_stock(&mut machine.edit(&mut state, &mut journal), 0);
        assert_eq!(state.counter(Counter::SHUFFLES), before + 1);
        let slots = state.pile(machine.places(), stock);
        slots.iter().map(|slot| slot.card()).collect::<Vec<_>>()
    };
    let one = shuffled("2C 9D KS 7H 3C QD", 0, 5);
    let mut expected: Vec<Card> = cards("2C 3C 9D QD 7H KS")
        .iter()
        .map(|slot| slot.card())
        .collect();
    crate::cards::reshuffle(&mut expected, 5, 1);
    assert_eq!(one, expected);
    assert_eq!(
        shuffled("QD 3C 7H KS 9D 2C", 0, 5),
        one,
        "gathered otherwise"
    );
    assert_ne!(
        shuffled("2C 9D KS 7H 3C QD", 1, 5),
        one,
        "the second shuffle"
    );
    assert_ne!(shuffled("2C 9D KS 7H 3C QD", 0, 6), one, "another deal");
}

#[test]
fn what_is_buried_for_good_does_not_tell_positions_apart() {
    let machine = compile(game("black-hole"));
    let (hole, fan) = (piles(&machine, "hole")[0], piles(&machine, "fan")[0]);
    let hash = |first: &str, second: &str| {
        let given = [(hole, cards(first)), (fan, cards(second))];
        let state = machine.set_up(&given, &[], Unnamed::SetAside, 0).unwrap();
        state.hash()
    };
    let one = hash("AS 2S 3H 2D", "9C 8C");
    assert_eq!(one, hash("AS 3H 2S 2D", "9C 8C"));
    assert_ne!(one, hash("AS 2S 2D 3H", "9C 8C"), "another top card");
    assert_ne!(one, hash("AS 2S 4H 2D", "9C 8C"), "another card");
    assert_ne!(one, hash("AS 2S 3H 2D", "8C 9C"), "a fan's order matters");
    let back = compile(game("klondike/as-published"));
    let foundation = piles(&back, "foundation")[0];
    assert!(!back.places().is_sunk(foundation), "cards come back");
    assert!(back.places().is_sunk(back.places().discard()));
}

#[test]
fn a_position_is_refused_where_it_names_what_cannot_be() {
    let machine = compile(game("klondike"));
    let (column, foundation) = (
        piles(&machine, "tableau")[0],
        piles(&machine, "foundation")[1],
    );
    let set_up = |given: &[_], unnamed| machine.set_up(given, &[], unnamed, 0);
    let twice = [(column, cards("KS QH")), (foundation, cards("AS QH"))];
    let fault = set_up(&twice, Unnamed::SetAside).unwrap_err();
    assert!(fault.message.contains("QH more often"), "{fault}");
    let few = [(column, cards("KS QH"))];
    let fault = set_up(&few, Unnamed::Refused).unwrap_err();
    assert!(fault.message.contains("2 of the pack's 52"), "{fault}");
    let full = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH";
    let fault = set_up(&[(foundation, cards(full))], Unnamed::SetAside).unwrap_err();
    assert!(fault.message.contains("holds 13 at most"), "{fault}");
    let again = [(column, cards("KS")), (column, cards("QH"))];
    assert!(set_up(&again, Unnamed::SetAside).is_err());
    let state = set_up(&[(foundation, cards("AS 2S"))], Unnamed::SetAside).unwrap();
    assert_eq!(state.counter(Counter::BASE), 1);
    assert_eq!(state.counter(Counter::PASS), 1);
}

#[test]
fn piles_empty_in_a_position_are_not_refilled_until_a_card_has_lain_there() {
    let machine = compile(game("canfield"));
    let (tableau, reserve) = (piles(&machine, "tableau"), piles(&machine, "reserve")[0]);
    let foundation = piles(&machine, "foundation")[0];
    let given = [
        (foundation, cards("5S")),
        (tableau[0], cards("6S")),
        (reserve, cards("9C 8C")),
    ];
    let mut state = machine.set_up(&given, &[], Unnamed::SetAside, 0).unwrap();
    let mut journal = Journal::new();
    let up = Move::Carry {
        from: tableau[0],
        at: 0,
        count: 1,
        to: foundation,
    };
    let before = state.clone();
    let mark = machine.play(&mut state, &up, &mut journal).unwrap();
    assert_eq!(row(&machine, &state, "tableau"), "8C /  /  / ");
    machine.undo(&mut state, &mut journal, mark);
    assert_eq!(state, before);
}
