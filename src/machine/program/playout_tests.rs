//! Every game of the library, played at random: what must hold of any play holds of all of them.

use crate::cards::{Card, Deal};
use crate::machine::testing::{compile, game};
use crate::machine::{Journal, Machine, Mark, Move, Pile, State};

const GAMES: [&str; 34] = [
    "accordion",
    "ace-row",
    "ace-row/until-it-comes-out",
    "all-in-a-row",
    "bakers-game",
    "beleaguered-castle",
    "bisley",
    "black-hole",
    "calculation",
    "canfield",
    "display",
    "display/free-heaps",
    "double-or-quits",
    "forty-thieves",
    "freecell",
    "freecell/two-cells",
    "golf",
    "klondike",
    "klondike/as-published",
    "klondike/draw-three",
    "klondike-hand",
    "klondike-hand/by-suit",
    "la-belle-lucie",
    "la-belle-lucie/lenient-merci",
    "monte-carlo",
    "monte-carlo/at-will",
    "paciencia",
    "poker-squares",
    "pyramid",
    "spider",
    "spider/suits-leave-at-once",
    "spider/two-suits",
    "tripeaks",
    "yukon",
];

/// A small generator for the choices: they need not be good ones.
struct Choices(u64);

impl Choices {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

fn check(machine: &Machine, state: &State, what: &str) {
    let mut anew = state.clone();
    anew.rehash(machine.places());
    assert_eq!(&anew, state, "{what}: sums or hash are wrong");
    let mut cards: Vec<Card> = machine
        .places()
        .all()
        .flat_map(|pile| state.pile(machine.places(), pile))
        .map(|slot| slot.card())
        .collect();
    cards.sort_unstable();
    let mut pack = machine.rules().pack.cards();
    pack.sort_unstable();
    assert_eq!(cards, pack, "{what}: a card was made or lost");
    let mode = machine.programs.modes.of(machine, state);
    assert_eq!(state.mode, mode, "{what}: the mode is not the state's");
}

/// Plays at random; gives every position with the mark before it.
fn playout(machine: &Machine, deal: u64, most: usize, what: &str) -> usize {
    let mut state = machine.deal_number(&Deal::Ours(deal)).unwrap();
    if deal.is_multiple_of(2) {
        // Piles that the hash leaves out stay out of it.
        let left_out: Vec<Pile> = machine.places().all().step_by(2).collect();
        let whole = state.hash();
        state.leave_out(machine.places(), &left_out);
        assert_ne!(state.hash(), whole, "{what}: nothing is left out");
    }
    let dealt = state.clone();
    let mut journal = Journal::new();
    let mut passed: Vec<(State, Mark)> = Vec::new();
    let mut moves = Vec::new();
    let mut choices = Choices(deal);
    check(machine, &state, what);
    while passed.len() < most {
        machine.moves(&state, &mut moves);
        if moves.is_empty() {
            break;
        }
        let chosen = moves[choices.below(moves.len())];
        let before = state.clone();
        let mark = machine.play(&mut state, &chosen, &mut journal).unwrap();
        check(machine, &state, &format!("{what}, {chosen:?}"));
        // Redone after being taken back, it gives the same cards.
        let after = state.clone();
        machine.undo(&mut state, &mut journal, mark);
        assert_eq!(state, before, "{what}: {chosen:?} is not taken back");
        let mark = machine.play(&mut state, &chosen, &mut journal).unwrap();
        assert_eq!(
            state, after,
            "{what}: {chosen:?} goes otherwise when redone"
        );
        passed.push((before, mark));
    }
    let played = passed.len();
    while let Some((before, mark)) = passed.pop() {
        machine.undo(&mut state, &mut journal, mark);
        assert_eq!(state, before, "{what}: undone to another position");
    }
    assert_eq!(state, dealt);
    played
}

#[test]
fn every_game_is_played_and_taken_back_to_the_last_bit() {
    for name in GAMES {
        let machine = compile(game(name));
        let mut played = 0;
        for deal in 1..=6 {
            played += playout(&machine, deal, 120, &format!("{name} {deal}"));
        }
        assert!(played > 5, "{name} has moves");
    }
}

/// Exchanges two piles of a state, cards and all.
fn exchange(machine: &Machine, state: &mut State, a: Pile, b: Pile) {
    let mut journal = Journal::new();
    let mut edit = machine.edit(state, &mut journal);
    super::play::swap_piles(&mut edit, a, b);
}

/// The move that does in a state with two piles exchanged what `mv` does without.
fn mirrored(mv: &Move, a: Pile, b: Pile) -> Move {
    let other = |pile: Pile| match pile {
        it if it == a => b,
        it if it == b => a,
        it => it,
    };
    let pair = |x: Pile, y: Pile| (other(x).min(other(y)), other(x).max(other(y)));
    match mv {
        Move::Carry {
            from,
            at,
            count,
            to,
        } => Move::Carry {
            from: other(*from),
            at: *at,
            count: *count,
            to: other(*to),
        },
        Move::Remove(piles) => {
            let mut piles: crate::machine::Taken = piles.iter().map(|&pile| other(pile)).collect();
            piles.sort_unstable();
            Move::Remove(piles)
        }
        Move::Swap(x, y) => {
            let (x, y) = pair(*x, *y);
            Move::Swap(x, y)
        }
        Move::SwapPiles(x, y) => {
            let (x, y) = pair(*x, *y);
            Move::SwapPiles(x, y)
        }
        other => *other,
    }
}

#[test]
fn interchangeable_piles_that_are_exchanged_play_on_alike() {
    let mut exchanged = 0;
    for name in GAMES {
        let machine = compile(game(name));
        let places = machine.places();
        for deal in 1..=4 {
            let mut choices = Choices(deal);
            let mut state = machine.deal_number(&Deal::Ours(deal)).unwrap();
            let mut journal = Journal::new();
            let mut moves = Vec::new();
            for step in 0..60 {
                machine.moves(&state, &mut moves);
                if moves.is_empty() {
                    break;
                }
                let chosen = moves[choices.below(moves.len())];
                // Every ninth position, two piles of a class change places and play goes on.
                if step % 9 == 0 {
                    let alike: Vec<(Pile, Pile)> = places
                        .all()
                        .flat_map(|a| places.all().map(move |b| (a, b)))
                        .filter(|&(a, b)| a < b)
                        .filter(|&(a, b)| {
                            places.class(state.mode, a) == places.class(state.mode, b)
                        })
                        .collect();
                    if let Some(&(a, b)) = alike.get(choices.below(alike.len().max(1))) {
                        exchanged += 1;
                        let what = format!("{name} {deal}, step {step}, {a:?} and {b:?}");
                        go_on_alike(&machine, &state, (a, b), &mut choices, &what);
                    }
                }
                machine.play(&mut state, &chosen, &mut journal).unwrap();
            }
        }
    }
    assert!(exchanged > 200, "only {exchanged} pairs were exchanged");
}

/// Plays on from a position and from the one with two piles exchanged, move for move.
fn go_on_alike(
    machine: &Machine,
    state: &State,
    (a, b): (Pile, Pile),
    choices: &mut Choices,
    what: &str,
) {
    let mut one = state.clone();
    let mut other = state.clone();
    exchange(machine, &mut other, a, b);
    assert_eq!(one.hash(), other.hash(), "{what}");
    let (mut journal, mut other_journal) = (Journal::new(), Journal::new());
    let mut moves = Vec::new();
    for _ in 0..25 {
        machine.moves(&one, &mut moves);
        if moves.is_empty() {
            return;
        }
        let mv = moves[choices.below(moves.len())];
        let image = mirrored(&mv, a, b);
        // Empty piles that nothing tells apart give one move, to the first: the image may name
        // another of them, which is legal too.
        assert!(
            machine.is_legal(&other, &image),
            "{what}: {mv:?} is legal, and {image:?} is not where they are exchanged"
        );
        machine.play(&mut one, &mv, &mut journal).unwrap();
        machine
            .play(&mut other, &image, &mut other_journal)
            .unwrap();
        assert_eq!(one.hash(), other.hash(), "{what}: after {mv:?}");
        // After these piles may have been gathered and dealt anew, and are no longer each other's
        // images; that both are one position has been seen.
        if matches!(mv, Move::Redeal | Move::Act(_)) {
            return;
        }
    }
}
