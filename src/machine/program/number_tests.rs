//! Deal numbers of other programs, dealt by the games' own files and compared with those programs.

use crate::cards::Deal;
use crate::machine::Machine;
use crate::machine::State;
use crate::machine::testing::{compile, game, row, written};

fn dealt(name: &str, deal: Deal) -> (Machine, State) {
    let machine = compile(game(name));
    let state = machine.deal_number(&deal).unwrap();
    (machine, state)
}

/// The vectors write T for 10.
fn tens(text: &str) -> String {
    text.replace('T', "10")
}

/// A stock as the vectors write it: the card dealt first comes first.
fn stock(machine: &Machine, state: &State) -> String {
    let text = written(machine, state, machine.places().stock());
    let text = text.trim_matches(|letter| letter == '[' || letter == ']');
    let mut cards: Vec<&str> = text.split(' ').collect();
    cards.reverse();
    cards.join(" ")
}

/// A row without the brackets of face-down cards.
fn open_row(machine: &Machine, state: &State, name: &str) -> String {
    row(machine, state, name).replace(['[', ']'], "")
}

#[test]
fn microsoft_freecell() {
    let (machine, state) = dealt("freecell", Deal::Microsoft(1));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "JD KD 2S 4C 3S 6D 6S / 2D KC KS 5C TD 8S 9C / 9H 9S 9D TS 4S 8D 2H / \
             JC 5S QD QH TH QS 6H / 5D AD JS 4H 8H 6C / 7H QC AS AC 2C 3D / 7C KH AH 4D JH 8C / \
             5H 3H 3C 7S 7D TC"
        )
    );
}

#[test]
fn pysol_freecell() {
    let (machine, state) = dealt("freecell", Deal::Pysol(24));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "4C 2C 9C 8C QS 4S 2H / 5H QH 3C AC 3H 4H QD / QC 9S 6H 9H 3S KS 3D / \
             5D 2S JC 5C JH 6D AS / 2D KD TH TC TD 8D / 7H JS KH TS KC 7C / AH 5S 6S AD 8H JD / \
             7S 6C 7D 4D 8S 9D"
        )
    );
    let (machine, state) = dealt("freecell", Deal::Pysol(100_000));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "5C 5S JD 7H QC 3S 3H / 2D 2H 8H 8S AH 9D 3C / 9H 6S 5H 7C 9C 7D 3D / \
             6D 4D QS JH 7S KS AC / TH JS 2C 6H KH AS / 4S 9S 5D 2S JC 6C / TD QD 4C AD TC QH / \
             4H TS 8C KC 8D KD"
        )
    );
}

#[test]
fn pysol_golf() {
    let (machine, state) = dealt("golf", Deal::Pysol(1));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "JD 5H KH AS 4H / 2D KD 3H AH AC / 9H KC 2S 3C 4D / JC 9S KS 4C 7S / \
             5D 5S 9D 5C 3S / 7H AD QD TS TD / 7C QC JS QH 4S"
        )
    );
    assert_eq!(row(&machine, &state, "waste"), "10H");
    assert_eq!(
        stock(&machine, &state),
        tens("8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H")
    );
}

#[test]
fn pysol_klondike() {
    let (machine, state) = dealt("klondike", Deal::Pysol(1));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "QH / [7H] TS / [5D 9S] 5C / [JC KC KH] 4C / [9H KD QC KS] 3C / \
             [2D 5H AD 2S QD] AH / [JD 7C 5S 3H 9D JS] AS"
        )
    );
    assert_eq!(
        stock(&machine, &state),
        tens("4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H")
    );
}

#[test]
fn pysol_black_hole() {
    let (machine, state) = dealt("black-hole", Deal::Pysol(1));
    assert_eq!(row(&machine, &state, "hole"), "AS");
    assert_eq!(
        row(&machine, &state, "fan"),
        tens(
            "JD KS TH / 2D 9D 8H / 9H QD 2C / JC JS JH / 5D AH 7D / 7H 3C 6D / 7C 4C 8S / \
             5H 5C 8D / KD TS QS / KC QH 6C / 9S 4H 3D / 5S AC 8C / AD 4D TC / QC 7S 6S / \
             KH 3S 9C / 3H TD 2H / 2S 4S 6H"
        )
    );
}

#[test]
fn pysol_all_in_a_row() {
    let (machine, state) = dealt("all-in-a-row", Deal::Pysol(1));
    assert_eq!(
        row(&machine, &state, "tableau"),
        tens(
            "JD QC QH 6D / 2D KH 4H 8S / 9H 3H AC 8D / JC 2S 4D QS / 5D KS 7S 6C / \
             7H 9D 3S 3D / 7C QD TD 8C / 5H JS 4S TC / KD AH TH 6S / KC 3C 8H 9C / \
             9S 4C 2C 2H / 5S 5C JH 6H / AD TS 7D AS"
        )
    );
    assert_eq!(row(&machine, &state, "hole"), "");
}

#[test]
fn solvitaire_klondike() {
    for name in ["klondike", "klondike/draw-three", "klondike/as-published"] {
        let (machine, state) = dealt(name, Deal::Solvitaire(7));
        assert_eq!(
            row(&machine, &state, "tableau"),
            "10D / [10C] 8D / [2S JH] 10H / [QS 3C 2D] 9C / [AH 6D 8C 7H] 5D / \
             [7D 2C 9S KS 2H] JS / [JC 4S KH 4C 8H 8S] 5S"
        );
        // That program's vector names the card dealt first last.
        assert_eq!(
            written(&machine, &state, machine.places().stock()),
            "[AD 3D 10S 4D 6H QH 9H 6C JD 4H 6S 3S QC KD AS KC 3H AC 5C 5H QD 7S 7C 9D]"
        );
    }
}

#[test]
fn solvitaire_takes_from_the_front_what_lies_in_the_hole_and_on_the_foundation() {
    let order = Deal::Solvitaire(3)
        .order(&crate::cards::Pack::french(1))
        .unwrap();
    let name = |card| crate::cards::Pack::french(1).write(card, crate::cards::Letters::Letters);
    let (machine, state) = dealt("golf", Deal::Solvitaire(3));
    assert_eq!(row(&machine, &state, "waste"), name(order[0]));
    // Sixteen cards from the back: the last of them is dealt first.
    let dealt_first: Vec<String> = order[36..].iter().map(|&card| name(card)).collect();
    assert_eq!(stock(&machine, &state), dealt_first.join(" "));
    let (machine, state) = dealt("canfield", Deal::Solvitaire(3));
    assert!(row(&machine, &state, "foundation").starts_with(&name(order[0])));
    let reserve = open_row(&machine, &state, "reserve");
    let from_back: Vec<String> = order[5..18].iter().rev().map(|&card| name(card)).collect();
    assert_eq!(reserve, from_back.join(" "));
    let (machine, state) = dealt("beleaguered-castle", Deal::Solvitaire(3));
    let aces = row(&machine, &state, "foundation");
    assert_eq!(aces.matches('A').count(), 4);
}

#[test]
fn a_numbering_that_a_game_does_not_declare_is_refused() {
    for (name, deal) in [
        ("canfield", Deal::Microsoft(1)),
        ("spider", Deal::Pysol(1)),
        ("golf", Deal::Microsoft(1)),
        ("ace-row", Deal::Solvitaire(1)),
    ] {
        let machine = compile(game(name));
        let fault = machine.deal_number(&deal).unwrap_err();
        assert!(fault.message.contains("a plain number deals"), "{fault}");
    }
}
