//! The names under which a published solver's rule sets are known.

use crate::shipped;
use patience::cards::Deal;

/// The rule sets whose verdicts and win rates are published, with how many cards they are played
/// with.
const NAMES: &[(&str, usize)] = &[
    ("accordion", 52),
    ("accordion-knuth", 52),
    ("alina", 52),
    ("alpha-star", 52),
    ("american-canister", 52),
    ("american-toad", 104),
    ("bakers-game", 52),
    ("beleaguered-castle", 52),
    ("black-hole", 52),
    ("british-canister", 52),
    ("canfield", 52),
    ("canfield-arbitrary-built-moves", 52),
    ("canfield-auto-reserve-then-waste", 52),
    ("canfield-strict", 52),
    ("duchess", 52),
    ("east-haven", 52),
    ("eight-off", 52),
    ("eight-off-any-card-spaces", 52),
    ("fan", 52),
    ("fore-cell", 52),
    ("fore-cell-same-suit", 52),
    ("fortunes-favor", 52),
    ("forty-thieves", 104),
    ("free-cell", 52),
    ("free-cell-0-cell", 52),
    ("free-cell-1-cell", 52),
    ("free-cell-2-cell", 52),
    ("free-cell-3-cell", 52),
    ("free-cell-4-pile", 52),
    ("free-cell-5-pile", 52),
    ("free-cell-6-pile", 52),
    ("free-cell-7-pile", 52),
    ("gaps-basic-variant", 52),
    ("gaps-one-deal", 52),
    ("gargantua", 104),
    ("gargantua-redeal", 104),
    ("golf", 52),
    ("king-albert", 52),
    ("klondike", 52),
    ("klondike-arbitrary-built-moves", 52),
    ("klondike-deal-1", 52),
    ("klondike-deal-1-arbitrary-built-moves", 52),
    ("klondike-reserve", 52),
    ("klondike-two-deck-9", 104),
    ("late-binding-solitaire", 52),
    ("limited", 104),
    ("northwest-territory", 52),
    ("northwest-territory-arbitrary-built-moves", 52),
    ("one-cell", 52),
    ("raglan", 52),
    ("seahaven-towers", 52),
    ("siegecraft", 52),
    ("spanish-patience", 52),
    ("streets", 104),
    ("streets-and-alleys", 52),
    ("stronghold", 52),
    ("thirtysix", 52),
    ("two-cell", 52),
    ("ultra-klondike-2-deck", 104),
    ("worm-hole", 52),
];

#[test]
fn every_published_rule_set_has_its_name_and_its_deals() {
    for &(name, cards) in NAMES {
        let game = shipped::as_published(name);
        assert_eq!(game.machine.rules().pack.size(), cards, "{name}");
        shipped::dealt(&game, Deal::Solvitaire(7));
    }
}
