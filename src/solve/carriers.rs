//! Which cards may lie on which, away from home.

use crate::cards::{Card, CardSet};
use crate::machine::{Machine, PileSet};

/// For each kind the cards that some line lays on it in a pile that is not one of `home`, whatever
/// the base; none where that turns on more than the two cards.
pub(super) fn carriers(machine: &Machine, home: PileSet) -> Option<Vec<CardSet>> {
    let rules = machine.rules();
    let bases = 0..=i32::try_from(rules.pack.ranks.len()).unwrap_or(0);
    let mut on = vec![CardSet::EMPTY; rules.pack.kinds()];
    for (id, group) in rules.groups() {
        for pile in machine
            .places()
            .of_group(id)
            .filter(|&pile| !home.has(pile))
        {
            for (number, line) in group.lay.iter().enumerate() {
                if !line.is_asked(false) {
                    continue;
                }
                for (card, set) in (0..=127).map(Card).zip(&mut on) {
                    for base in bases.clone() {
                        *set |= machine.row(pile, number, base, Some(card))?;
                    }
                }
            }
        }
    }
    Some(on)
}
