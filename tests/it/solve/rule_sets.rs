//! Rule sets whose games are small enough to be searched to their end without any help: the normal
//! games with stripped packs and fewer piles.

use patience::language::Source;
use patience::library::Shipped;
use patience::machine::Machine;
use patience::pipeline::build;
use patience::rules::check::Request;
use std::sync::Arc;

/// A rule set by its name and text.
pub struct RuleSet {
    pub name: &'static str,
    pub text: &'static str,
}

/// Twenty-six of them: 10 to 28 cards, 2 to 6 piles, draws of 1 to 9.
pub const ALL: &[RuleSet] = &[
    RuleSet {
        name: "klondike-three",
        text: r"
        pack 1, A to 6
        stock
        waste
        foundation x4 { build up in suit; lift top }
        tableau x3 { start 6; build down in alternate colours; lift sequence }
        layout { deal 4 5 6 to tableau, face down, last face up }
        passes without limit { turn 3 to waste }",
    },
    RuleSet {
        name: "klondike-two",
        text: r"
        pack 1, A to 6
        stock
        waste
        foundation x4 { build up in suit; lift top }
        tableau x3 { start 6; build down in alternate colours; lift sequence }
        layout { deal 3 4 5 to tableau, face down, last face up }
        passes without limit { turn 2 to waste }",
    },
    RuleSet {
        name: "klondike-one",
        text: r"
        pack 1, A to 6
        stock
        waste
        foundation x4 { build up in suit; lift top }
        tableau x3 { start 6; build down in alternate colours; lift sequence }
        layout { deal 4 5 6 to tableau, face down, last face up }
        passes without limit { turn 1 to waste }",
    },
    RuleSet {
        name: "klondike-no-stock",
        text: r"
        pack 1, A to 7
        foundation x4 { build up in suit; lift top }
        tableau x6 { start 7; build down in alternate colours; lift sequence }
        layout { deal 3 4 5 5 5 6 to tableau, face down, last face up }",
    },
    RuleSet {
        name: "klondike-one-stays",
        text: r"
        pack 1, A to 7
        stock
        waste
        foundation x4
        tableau x4 { start 7; build down in alternate colours; lift sequence }
        layout { deal 3 4 5 6 to tableau, face down, last face up }
        passes without limit { turn 1 to waste }",
    },
    RuleSet {
        name: "klondike-four-in-suit",
        text: r"
        pack 1, A to 6
        stock
        waste
        foundation x4 { build up in suit; lift top }
        tableau x4 { start 6; build down in suit; lift sequence }
        layout { deal 2 3 4 5 to tableau, face down, last face up }
        passes without limit { turn 4 to waste }",
    },
    RuleSet {
        name: "klondike-nine",
        text: r"
        pack 1, A to 7
        stock
        waste
        foundation x4 { build up in suit; lift top }
        tableau x4 { start any; build down in alternate colours; lift sequence }
        layout { deal 2 2 3 3 to tableau, face down, last face up }
        passes without limit { turn 9 to waste }",
    },
    RuleSet {
        name: "klondike-two-passes",
        text: r"
        pack 1, A to 5
        stock
        waste
        foundation x4
        tableau x4 { start 5; build down in alternate colours; lift sequence }
        layout { deal 2 3 4 5 to tableau, face down, last face up }
        passes 2 { turn 3 to waste }",
    },
    RuleSet {
        name: "whole-piles",
        text: r"
        pack 1, A to 6
        stock
        waste
        foundation x4
        tableau x4 { start any; build down in alternate colours; lift top, to foundation; lift all face-up, to tableau }
        layout { deal 1 2 3 4 to tableau, face down, last face up }
        passes without limit { turn 5 to waste }",
    },
    RuleSet {
        name: "canfield",
        text: r"
        pack 1, A to 6
        stock
        waste
        reserve
        foundation x4 { start base; build up in suit, round the corner }
        tableau x3 {
            start any, from waste, when reserve is empty
            build down in alternate colours, round the corner
            lift top
            lift whole pile
            fill from reserve
        }
        layout { deal 5 to reserve, face down, last face up; deal 1 to foundation 1; deal 1 to each tableau }
        passes without limit { turn 3 to waste }",
    },
    RuleSet {
        name: "canfield-two",
        text: r"
        pack 1, A to 7
        stock
        waste
        reserve
        foundation x4 { start base; build up in suit, round the corner }
        tableau x3 {
            start any
            build down in suit, round the corner
            lift sequence
            fill from reserve
        }
        layout { deal 7 to reserve, face down, last face up; deal 1 to foundation 1; deal 1 to each tableau }
        passes without limit { turn 2 to waste }",
    },
    RuleSet {
        name: "freecell",
        text: r"
        pack 1, A to 6
        cell
        foundation x4
        tableau x4 { start any; build down in alternate colours; lift sequence, as cells and spaces allow }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "freecell-come-back",
        text: r"
        pack 1, A to 5
        cell
        foundation x4 { build up in suit; lift top }
        tableau x4 { start any; build down in alternate colours; lift top }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "bakers-game",
        text: r"
        pack 1, A to 6
        cell x2
        foundation x4
        tableau x4 { start any; build down in suit; lift sequence, as cells and spaces allow }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "castle",
        text: r"
        pack 1, A to 6
        foundation x4
        tableau x6 { start any; build down regardless of suit }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "castle-kings",
        text: r"
        pack 1, A to 6
        foundation x4
        tableau x6 { start 6; build down regardless of suit; lift sequence }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "castle-come-back",
        text: r"
        pack 1, A to 5
        foundation x4 { build up in suit; lift top }
        tableau x5 { start none; build down in alternate colours }
        layout { deal all to tableau }",
    },
    RuleSet {
        name: "yukon",
        text: r"
        pack 1, A to 6
        foundation x4
        tableau x4 { start none; build down in alternate colours; lift any packet }
        layout { deal 1 6 8 9 to tableau, face down, last 3 face up }",
    },
    RuleSet {
        name: "easthaven",
        text: r"
        pack 1, A to 6
        stock
        foundation x4 { build up in suit; lift top }
        tableau x4 { start any; build down in alternate colours; lift sequence }
        layout { deal 3 to each tableau, face down, last face up }
        passes 1 { deal 1 to each tableau }",
    },
    RuleSet {
        name: "forty-thieves",
        text: r"
        pack 2, A to 3
        stock
        waste
        foundation x8
        tableau x3 { start any; build none }
        layout { deal 4 to each tableau }
        passes 1 { turn 1 to waste }",
    },
    RuleSet {
        name: "golf",
        text: r"
        pack 1, A to 6
        stock
        foundation { start none; build up or down by 1 regardless of suit; cap 24 }
        tableau x5
        layout { deal 3 to each tableau; deal 1 to foundation }
        passes 1 { turn 1 to foundation }",
    },
    RuleSet {
        name: "black-hole",
        text: r"
        pack 1, A to 7
        foundation { start any; build up or down regardless of suit, round the corner; cap 28 }
        tableau x6
        layout { put AS on foundation; deal all to tableau }",
    },
    RuleSet {
        name: "pyramid",
        text: r#"
        pack 1, A to 5
        stock
        waste
        tableau { shape """
              o
             o o
            o o o
           o o o o
        """ }
        layout { deal 1 to each tableau }
        remove pair totalling 6 from tableau or waste
        passes 2 { turn 1 to waste }"#,
    },
    RuleSet {
        name: "accordion",
        text: r"
        pack 1, A to 5
        tableau x20 { build in suit; lift squared pile, to left or third left; closes up }
        layout { deal 1 to each tableau }
        win when tableau has 1 pile",
    },
    RuleSet {
        name: "accordion-of-twelve",
        text: r"
        pack 1
        tableau x12 { build same rank or in suit; lift squared pile, to left or third left; closes up }
        rest as tableau { start none; lift none; face down }
        layout { deal 1 to each tableau; deal all to rest }
        win when tableau has 1 pile",
    },
    RuleSet {
        name: "accordion-of-two-packs",
        text: r"
        pack 2, A to 6
        tableau x10 { build up or down in alternate colours, round the corner; lift squared pile, to left or second right; closes up }
        rest as tableau { start none; lift none; face down }
        layout { deal 1 to each tableau; deal all to rest }
        win when tableau has at most 3 piles",
    },
];

/// Builds a rule set.
pub fn machine(set: &RuleSet) -> Arc<Machine> {
    let text = format!("game \"{}\" {{{}\n}}\n", set.name, set.text);
    let source = Source {
        name: set.name.into(),
        text: text.into(),
    };
    build(&Request::plain(set.name.to_owned(), source), &Shipped)
        .unwrap_or_else(|error| panic!("{}: {error}", set.name))
        .machine
}
