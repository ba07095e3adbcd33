//! Why a deal got stuck, derived from the rules.

use super::choose::waits;
use super::{Reason, Reasons};
use crate::cards::CardSet;
use crate::machine::{Counter, Machine, Pile, PileSet, State};
use crate::rules::{ClauseTest, LayLine, Leaf, Phrase, Reference};

/// What the rules say of the piles, for finding the reasons.
#[derive(Debug, Clone)]
pub(super) struct Stuck {
    home: PileSet,
    /// Piles where a card might wait: one may be laid on them while they are empty, and they are
    /// not refilled.
    spaces: PileSet,
    /// Piles whose first card depends on the card of another pile.
    gaps: PileSet,
}

impl Stuck {
    /// Reads the rules.
    pub(super) fn new(machine: &Machine) -> Self {
        let places = machine.places();
        let home = machine.home_piles();
        let (mut spaces, mut gaps) = (PileSet::EMPTY, PileSet::EMPTY);
        for pile in places.all() {
            let Some(group) = machine.rules().group(places.group(pile)) else {
                continue;
            };
            let none = |phrase: &Phrase| matches!(phrase, Phrase::Leaf(Leaf::None, _));
            let first = group.lay.iter();
            let mut first = first
                .filter(|line| line.is_asked(true) && !none(&line.phrase))
                .peekable();
            if home.has(pile) || group.fill.is_some() || first.peek().is_none() {
                continue;
            }
            if first.any(|line| line.compared_with.is_some()) {
                gaps.insert(pile);
            } else {
                spaces.insert(pile);
            }
        }
        Self { home, spaces, gaps }
    }

    /// The reasons that hold of a position in which no move leads on, or in which a player goes in
    /// circles, `dealt` being how it began.
    pub(super) fn reasons(&self, machine: &Machine, dealt: &State, state: &State) -> Reasons {
        let mut reasons = Reasons::NONE;
        let stock = machine.places().stock();
        let mut legal = Vec::new();
        machine.moves(state, &mut legal);
        if machine.is_over(state) {
            reasons.add(Reason::LostByRule);
        }
        // Where all that is still legal deals cards, that leads nowhere; where nothing of it is legal
        // and the stock is empty, it is out.
        let brings_nothing = !legal.is_empty() && legal.iter().all(waits);
        let is_out = state.is_empty(stock) && !legal.iter().any(waits);
        if !dealt.is_empty(stock) && (brings_nothing || is_out) {
            reasons.add(Reason::StockOut);
        }
        if self.base_lies_buried(machine, state) {
            reasons.add(Reason::BaseBuried);
        }
        let occupied = state.occupied();
        if !self.spaces.is_empty() && self.spaces.without(occupied).is_empty() {
            reasons.add(Reason::NoSpace);
        }
        let open = self.gaps.without(occupied);
        if !open.is_empty() && open.iter().all(|gap| is_dead(machine, state, gap)) {
            reasons.add(Reason::DeadGaps);
        }
        reasons
    }

    /// Whether a card that an empty pile of the goal waits for lies under another.
    fn base_lies_buried(&self, machine: &Machine, state: &State) -> bool {
        let places = machine.places();
        let mut wanted = CardSet::EMPTY;
        for pile in self.home.without(state.occupied()).iter() {
            for (number, line) in lay_lines(machine, pile) {
                if line.is_asked(true) {
                    let base = state.counter(Counter::BASE);
                    wanted |= machine.row(pile, number, base, None).unwrap_or_default();
                }
            }
        }
        let elsewhere = places
            .all()
            .filter(|&pile| !self.home.has(pile) && pile != places.stock());
        elsewhere
            .filter_map(|pile| state.pile(places, pile).split_last())
            .any(|(_, under)| under.iter().any(|slot| wanted.has(slot.card())))
    }
}

/// Whether no card of the pack fits an empty pile as it lies now.
fn is_dead(machine: &Machine, state: &State, gap: Pile) -> bool {
    let places = machine.places();
    let base = state.counter(Counter::BASE);
    let pack = machine.rules().pack.in_play();
    lay_lines(machine, gap)
        .filter(|(_, line)| line.is_asked(true))
        .all(|(number, line)| {
            let elsewhere = line.clauses.iter().any(|clause| {
                matches!(&clause.test, ClauseTest::In(select)
                    if places.selects(select, gap) == clause.negated)
            });
            let on = match &line.compared_with {
                None => None,
                // One of several cards may be followed, or one that is not the top.
                Some(Reference::Any(_) | Reference::Head(_)) => return false,
                Some(reference) => {
                    let other = places.refer(reference, gap);
                    match other.and_then(|pile| state.top(places, pile)) {
                        Some(top) => Some(top.card()),
                        // There is no card to follow.
                        None => return true,
                    }
                }
            };
            elsewhere
                || machine
                    .row(gap, number, base, on)
                    .is_some_and(|row| (row & pack).is_empty())
        })
}

/// The lay lines of a pile's group, with their numbers.
fn lay_lines(machine: &Machine, pile: Pile) -> impl Iterator<Item = (usize, &LayLine)> {
    let group = machine.rules().group(machine.places().group(pile));
    group
        .into_iter()
        .flat_map(|group| group.lay.iter().enumerate())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::parse_position;
    use crate::play::position::{self, Unnamed};
    use crate::survey::Reason::{BaseBuried, DeadGaps, LostByRule, NoSpace, StockOut};
    use crate::testing::shipped;
    use std::sync::Arc;

    /// Why that position of a game is stuck, which had cards in the stock where that is said.
    fn why(game: &str, words: &str, stock: &str) -> Vec<Reason> {
        let machine = Machine::compile(Arc::new(shipped(game, &[]))).unwrap();
        let at = |words: &str| {
            let (words, diagnostics) = parse_position(words);
            assert!(diagnostics.is_empty(), "{diagnostics:?}");
            position::read(&machine, &words, Unnamed::SetAside).unwrap()
        };
        let dealt = if stock.is_empty() { words } else { stock };
        let reasons = Stuck::new(&machine).reasons(&machine, &at(dealt), &at(words));
        reasons.iter().collect()
    }

    #[test]
    fn gaps_behind_kings_are_dead() {
        let rest = "tableau row 2: 2H 3H, tableau row 3: 2D, tableau row 4: 2C - 9D";
        let full = "3S 4S 5S 6S 7S 8S 9S 10S JS QS";
        let dead = format!("tableau row 1: 2S {full} KS -, {rest}");
        // Row 2 and below have gaps that a three or a four might fill.
        assert_eq!(why("montana", &dead, ""), []);
        let all = "tableau row 1: KS - - - - - - - - - - - -, tableau row 2: KH - - - - - - - - - - - -, \
                   tableau row 3: KD - - - - - - - - - - - -, tableau row 4: KC - - - - - - - - - - - -";
        assert_eq!(why("montana", all, ""), [DeadGaps]);
        // The left end of a row takes any two.
        let open = all.replace("tableau row 1: KS", "tableau row 1: - KS");
        assert_eq!(why("montana", &open.replacen("- - -,", "- -,", 1), ""), []);
    }

    #[test]
    fn a_base_card_under_others_is_buried() {
        let spaces = "tableau 2: KS, tableau 3: KH, tableau 4: KD, tableau 5: KC, tableau 6: QS, tableau 7: QH";
        let buried = format!("tableau 1: [AS] 9H, {spaces}");
        assert_eq!(why("klondike", &buried, ""), [BaseBuried, NoSpace]);
        let bare = format!("tableau 1: 9H AS, {spaces}");
        assert_eq!(why("klondike", &bare, ""), [NoSpace]);
        // With all aces out no base card is left.
        let out = buried.replace("[AS] 9H", "[8S] 9H")
            + ", foundation 1: AS, foundation 2: AH, foundation 3: AD, foundation 4: AC";
        assert_eq!(why("klondike", &out, ""), [NoSpace]);
    }

    #[test]
    fn a_stock_that_was_there_is_out() {
        let stock = "stock: 5C, tableau 1: KH";
        assert_eq!(why("golf", "waste: 5C, tableau 1: KH", stock), [StockOut]);
        assert_eq!(why("golf", "waste: 5C, tableau 1: KH", ""), []);
    }

    #[test]
    fn a_rule_of_the_file_may_say_that_it_is_lost() {
        let kings = "centre: KS KH KD KC, hour 1: [AS]";
        assert_eq!(why("clock", kings, "")[..1], [LostByRule]);
    }
}
