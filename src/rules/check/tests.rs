//! What checking makes of whole files.

use super::*;
use crate::language::Source;
use crate::rules::{
    Condition, DealAmount, Goal, LayWord, Leaf, LiftUnit, Origin, Phrase, Role, Shape, StepKind,
};

/// Games by name, for `like`.
struct Library;

const KLONDIKE: &str = r#"game "Klondike" {
  family "Klondike"
  note   "The parent's own note."
  pack 1
  stock
  waste
  foundation x4 { build up in suit, when no foundation is empty }
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  variant "Draw three" { passes without limit { turn 3 to waste } }
  variant "By suit" { tableau { build down in suit } }
  variant "Any card" { tableau { start any } }
  variant "Draw two" { passes 2 { turn 2 to waste } }
  example "of the base game" { given tableau 1: 8S, tableau 2: 7H; move 7H to tableau 1 }
}
"#;

impl Parents for Library {
    fn find(&self, name: &str, _: &Source) -> Option<Parent> {
        same_name(name, "klondike").then(|| source("klondike.patience", KLONDIKE).into())
    }

    fn near(&self, name: &str) -> Option<String> {
        nearest(name, ["klondike"]).map(str::to_owned)
    }
}

fn source(name: &str, text: &str) -> Source {
    Source {
        name: name.into(),
        text: text.into(),
    }
}

fn request(text: &str, variants: &[&str], settings: &[(&str, i64)]) -> Request {
    Request {
        name: "game".to_owned(),
        source: source("game.patience", text),
        variants: variants.iter().map(|&name| name.to_owned()).collect(),
        settings: settings
            .iter()
            .map(|&(name, value)| (name.to_owned(), value))
            .collect(),
    }
}

/// The rules of a text that has no errors.
fn rules_of(text: &str, variants: &[&str]) -> Rules {
    let checked = check(&request(text, variants, &[]), &Library).unwrap();
    assert_eq!(checked.diagnostics, [], "{text}");
    checked.rules.unwrap()
}

fn codes(text: &str) -> Vec<&'static str> {
    check_all("game", &source("game.patience", text), &Library)
        .diagnostics
        .iter()
        .map(|found| found.code.0)
        .collect()
}

fn group<'a>(rules: &'a Rules, name: &str) -> &'a crate::rules::Group {
    rules.group_named(name).unwrap().1
}

#[test]
fn defaults_are_those_of_the_role() {
    let rules = rules_of(KLONDIKE, &[]);
    let foundation = group(&rules, "foundation");
    assert_eq!(foundation.caps, [Some(13); 4]);
    let start = &foundation.lay[0];
    assert_eq!(
        (start.word, start.origin),
        (LayWord::Start, Origin::Default)
    );
    assert_eq!(foundation.lift[0].unit, LiftUnit::None);
    let tableau = group(&rules, "tableau");
    assert_eq!(tableau.caps, [None; 7]);
    assert_eq!(tableau.lay.len(), 2);
    assert_eq!(tableau.lift[0].unit, LiftUnit::Sequence(None));
    assert_eq!(rules.goal, Goal::AllOnFoundations);
    let of_groups: Vec<(Role, bool)> = rules
        .groups
        .iter()
        .map(|it| (it.role, it.implicit))
        .collect();
    assert_eq!(of_groups.last(), Some(&(Role::Discard, true)));
    assert_eq!(rules.redeal, None, "one pass has no redeal");
}

#[test]
fn lines_know_where_they_stand() {
    let rules = rules_of(KLONDIKE, &[]);
    assert_eq!(group(&rules, "foundation").lay[1].origin.line(), Some(7));
    assert_eq!(rules.passes[0].origin.line(), Some(10));
}

#[test]
fn passes_give_the_redeals_between_them() {
    let rules = rules_of(
        r#"game "Child" like "klondike" {
  passes 3 { turn 3 to waste, first on top, carrying over }
  passes 1 { turn 1 to waste }
}"#,
        &[],
    );
    let redeal = rules.redeal.as_ref().unwrap();
    assert!(redeal.within_turn);
    assert_eq!(rules.budgets[usize::from(redeal.budget.0)].times, Some(3));
    let spans: Vec<(u16, Option<u16>)> =
        rules.passes.iter().map(|it| (it.first, it.last)).collect();
    assert_eq!(spans, [(1, Some(3)), (4, Some(4))]);
    let StepKind::Gather(gather) = &redeal.steps[0].kind else {
        panic!("a redeal gathers the waste unless it says otherwise");
    };
    assert_eq!(gather.from.len(), 1);

    let unlimited = rules_of(KLONDIKE, &["Draw three"]);
    let redeal = unlimited.redeal.unwrap();
    assert_eq!(unlimited.budgets[usize::from(redeal.budget.0)].times, None);
    assert_eq!(unlimited.passes[0].last, None);
}

#[test]
fn a_childs_word_takes_the_place_of_the_parents_lines() {
    let rules = rules_of(
        r#"game "Child" like "Klondike/by-suit" {
  foundation { build up in suit; lift top }
  tableau x8 { start any }
  layout { deal 6 to each tableau }
}"#,
        &[],
    );
    let tableau = group(&rules, "tableau");
    assert_eq!(tableau.piles, 8);
    let leaves: Vec<&Leaf> = tableau
        .lay
        .iter()
        .filter_map(|line| match &line.phrase {
            Phrase::Leaf(leaf, _) => Some(leaf),
            _ => None,
        })
        .collect();
    assert!(
        matches!(leaves[0], Leaf::Step { suit, .. } if *suit == crate::rules::SuitWord::InSuit)
    );
    assert_eq!(leaves[1], &Leaf::Any);
    assert!(group(&rules, "foundation").lay[1].clauses.is_empty());
    assert_eq!(rules.about.family.as_deref(), Some("Klondike"));
    assert_eq!(rules.about.notes, [], "notes are not inherited");
    assert_eq!(rules.examples, [], "nor are examples");
    assert!(rules.variants.is_empty(), "nor are variants");
}

#[test]
fn start_takes_its_half_of_a_parents_lay() {
    let text = r#"game "Heaps" {
  pack 1
  stock
  heap x4 as tableau { lay any, from stock }
  win when stock is empty
  variant "Kings" { heap { start K, from stock } }
}"#;
    let rules = rules_of(text, &["kings"]);
    let words: Vec<LayWord> = group(&rules, "heap").lay.iter().map(|it| it.word).collect();
    assert_eq!(words, [LayWord::Build, LayWord::Start]);
}

#[test]
fn variants_combine_unless_they_change_the_same() {
    let both = rules_of(KLONDIKE, &["by suit", "DrawThree"]);
    assert_eq!(both.variant, ["by-suit", "draw-three"]);
    assert_eq!(both.about.title, "Klondike, By suit, Draw three");
    assert_eq!(both.examples, []);
    assert_eq!(rules_of(KLONDIKE, &[]).examples.len(), 1);

    let clash = check(
        &request(KLONDIKE, &["draw-three", "draw-two"], &[]),
        &Library,
    );
    assert!(matches!(clash, Err(UseError::VariantsClash { about, .. }) if about == "passes"));
    let twice = check(&request(KLONDIKE, &["by-suit", "By suit"], &[]), &Library);
    assert_eq!(twice, Err(UseError::VariantTwice("by-suit".to_owned())));
    let unknown = check(&request(KLONDIKE, &["by-siut"], &[]), &Library).unwrap_err();
    assert_eq!(
        unknown.to_string(),
        "no variant `by-siut` in this game; did you mean `by-suit`?"
    );
}

#[test]
fn parameters_stand_for_numbers() {
    let text = r#"game "Cells" {
  pack 1
  parameter cells 4, from 0 to 8
  cell x cells
  foundation x4
  tableau x8 { start any; build down in alternate colours }
  layout { deal all to tableau }
  variant "Two cells" { set cells 2 }
}"#;
    assert_eq!(group(&rules_of(text, &[]), "cell").piles, 4);
    assert_eq!(group(&rules_of(text, &["two-cells"]), "cell").piles, 2);
    let set = check(&request(text, &["two-cells"], &[("CELLS", 0)]), &Library).unwrap();
    assert_eq!(group(&set.rules.unwrap(), "cell").piles, 0);
    let out = check(&request(text, &[], &[("cells", 9)]), &Library).unwrap_err();
    assert_eq!(out.to_string(), "`cells` cannot be 9: it goes from 0 to 8");
    let unknown = check(&request(text, &[], &[("cels", 1)]), &Library).unwrap_err();
    assert_eq!(
        unknown.to_string(),
        "no parameter `cels` in this game; did you mean `cells`?"
    );
}

#[test]
fn a_shapes_cards_are_covered_by_the_next_row() {
    let rules = rules_of(
        r#"game "Triangle" {
  pack 1
  stock
  tableau {
    shape """
        o
       # o
      o o o
    """
  }
  layout { deal 1 to each tableau }
  remove pair same rank from tableau or stock
}"#,
        &[],
    );
    let Shape::Drawing { spots } = &group(&rules, "tableau").shape else {
        panic!("a shape is a drawing");
    };
    let covers: Vec<&[u16]> = spots
        .iter()
        .map(|spot| spot.covered_by.as_slice())
        .collect();
    let none: &[u16] = &[];
    assert_eq!(covers, [&[2, 3][..], &[4, 5], &[5, 6], none, none, none]);
    assert_eq!(spots[1].face, crate::rules::Face::Down);
    assert_eq!(rules.goal, Goal::AllRemoved);
    assert_eq!(group(&rules, "tableau").caps, [Some(1); 6]);
}

#[test]
fn amounts_are_dealt_each_or_pile_by_pile() {
    let rules = rules_of(KLONDIKE, &[]);
    let StepKind::Deal(deal) = &rules.layout[0].kind else {
        panic!("the layout deals");
    };
    assert_eq!(deal.amount, DealAmount::PerPile(vec![1, 2, 3, 4, 5, 6, 7]));
    assert_eq!(deal.last, Some((1, crate::rules::Face::Up)));
}

#[test]
fn not_is_carried_to_where_it_can_be_asked() {
    let rules = rules_of(
        r#"game "Not" {
  pack 1
  stock
  tableau x4 { start any; build down in suit }
  layout { deal 4 to each tableau }
  win  when every tableau is not empty and stock is empty
  lose when at least 3 tableau is not empty and stock is empty
}"#,
        &[],
    );
    let Goal::When(Condition::And(parts), _) = &rules.goal else {
        panic!("two parts");
    };
    assert!(matches!(
        parts[0],
        Condition::Piles {
            quantity: crate::rules::Quantity::No,
            ..
        }
    ));
    // At least 3 of 4 are not empty: not so that at least 2 are.
    let Condition::And(parts) = &rules.lose[0].0 else {
        panic!("two parts");
    };
    let Condition::Not(inner) = &parts[0] else {
        panic!("turned round");
    };
    assert!(matches!(
        **inner,
        Condition::Piles {
            quantity: crate::rules::Quantity::AtLeast(2),
            ..
        }
    ));
}

#[test]
fn ranges_of_ranks_go_round_the_corner() {
    let rules = rules_of(
        r#"game "Ranks" {
  pack 1
  stock
  tableau x4 { start Q to 2; build down in suit }
  layout { deal 4 to each tableau }
  win  when stock is empty
}"#,
        &[],
    );
    let Phrase::Leaf(Leaf::Cards(cards), _) = &group(&rules, "tableau").lay[0].phrase else {
        panic!("a list of ranks");
    };
    assert_eq!(cards.len(), 4);
}

#[test]
fn one_error_is_one_diagnostic() {
    // The waste is misspelt where it is made; what names it elsewhere is not missed as well.
    let text = KLONDIKE.replace("  waste\n", "  waste { cpa 1 }\n");
    assert_eq!(codes(&text), ["E0111"]);
    let text = KLONDIKE.replace("pack 1\n", "pack 1, 2 to Z\n");
    let found = codes(&text);
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn warnings_of_a_parent_are_its_own_affair() {
    let child = r#"game "Child" like "klondike" { passes without limit { turn 1 to waste } }"#;
    assert_eq!(codes(child), [""; 0]);
}

#[test]
fn fingerprints_tell_rules_apart_and_nothing_else() {
    let base = rules_of(KLONDIKE, &[]).fingerprint();
    let reworded = KLONDIKE
        .replace("The parent's own note.", "Another note.")
        .replace("game \"Klondike\"", "\n\ngame \"Another\"")
        .replace("  stock\n", "  stock   # the hand\n");
    assert_eq!(rules_of(&reworded, &[]).fingerprint(), base);
    for (from, to) in [
        ("start K", "start Q"),
        (
            "turn 1 to waste }\n  variant \"Draw",
            "turn 2 to waste }\n  variant \"Draw",
        ),
        ("alternate colours", "suit"),
        ("face down, last", "face up, last"),
    ] {
        let changed = KLONDIKE.replace(from, to);
        assert_ne!(changed, KLONDIKE);
        assert_ne!(rules_of(&changed, &[]).fingerprint(), base, "{to}");
    }
    assert_ne!(rules_of(KLONDIKE, &["by-suit"]).fingerprint(), base);
    assert_eq!(base.to_string().len(), 16);
}

/// What is said of a text, each with the words that are marked.
pub(super) fn said(text: &str) -> Vec<(String, String)> {
    let source = source("game.patience", text);
    check_all("game", &source, &Library)
        .diagnostics
        .iter()
        .map(|it| (it.message.clone(), source.excerpt(it.span).to_owned()))
        .collect()
}

#[test]
fn examples_are_checked_beside_errors_of_the_rules() {
    let text = KLONDIKE
        .replace(
            "face down, last face up }",
            "face down, last face up; deal 1 to tableua 2 }",
        )
        .replace(
            "move 7H to tableau 1 }",
            "refuse 7H to tableau 1 because biuld }",
        );
    let wanted = [
        ("no group is named `tableua`", "tableua"),
        ("no reason is named `biuld`", "biuld"),
    ];
    assert_eq!(
        said(&text),
        wanted.map(|(message, words)| (message.to_owned(), words.to_owned()))
    );
    let text = KLONDIKE.replace("given tableau 1: 8S", "given pasd is 2, tableau 1: 8S");
    assert_eq!(
        said(&text),
        [("no number is named `pasd`".to_owned(), "pasd".to_owned())]
    );
    let text = text.replace("pasd", "pass");
    assert_eq!(said(&text), []);
    // A statement that cannot be read hides neither cards nor reasons.
    let text = KLONDIKE
        .replace("passes 1 { turn", "passes 1 { trun")
        .replace("given tableau 1: 8S", "given tableau 1: 8S 8S")
        .replace(
            "move 7H to tableau 1 }",
            "refuse 7H to tableau 1 because dont }",
        );
    let messages: Vec<String> = said(&text)
        .into_iter()
        .map(|(message, _)| message)
        .collect();
    assert_eq!(
        messages,
        [
            "`trun` is not known here: did you mean `turn`?",
            "8S is named more often than the pack has it, which is 1",
            "no reason is named `dont`",
        ]
    );
}

#[test]
fn a_line_has_so_many_clauses_and_no_more() {
    let game = |clauses: &str, options: &str| {
        KLONDIKE
            .replace("start K;", &format!("start K{clauses};"))
            .replace("last face up }", &format!("last face up{options} }}"))
    };
    let many = ", when stock is empty".repeat(5000);
    assert_eq!(
        said(&game(&many, "")),
        [(
            "at most 64 clauses may stand in one line".to_owned(),
            "when stock is empty".to_owned()
        )]
    );
    let many = ", face down".repeat(5000);
    assert_eq!(
        said(&game("", &many)),
        [(
            "at most 64 clauses may stand in one line".to_owned(),
            "face down".to_owned()
        )]
    );
    let few = ", when stock is empty".repeat(64);
    assert!(!codes(&game(&few, "")).contains(&errors::TOO_MANY.0));
}

#[test]
fn a_base_needs_something_that_tells_it() {
    let game = |more: &str| {
        format!(
            r#"game "Based" {{
  pack 1
  stock
  waste
  reserve
  tableau x4 {{ start base; build down in suit }}
  layout {{ deal 1 to reserve; deal 4 to each tableau }}
  passes 1 {{ turn 1 to waste }}
  win when stock is empty
  {more}
}}"#
        )
    };
    assert_eq!(
        said(&game("")),
        [(
            "`base` is the first card of the foundations, and this game has none".to_owned(),
            "base".to_owned()
        )]
    );
    assert_eq!(said(&game("base from reserve")), []);
    assert_eq!(said(&game("foundation x4 { start base }")), []);
}

#[test]
fn a_parent_that_is_not_there_is_named_as_it_was_typed() {
    let text = r#"game "Child" like "/etc/passwd" { tableau x8 }"#;
    let checked = check_all("game", &source("game.patience", text), &Library);
    assert_eq!(
        checked.diagnostics[0].message,
        "there is no game `/etc/passwd` to be like"
    );
}

#[test]
fn command_line_names_are_parted() {
    assert_eq!(split_name("klondike"), ("klondike", vec![]));
    assert_eq!(
        split_name("freecell/two-cells/by-suit"),
        (
            "freecell",
            vec!["two-cells".to_owned(), "by-suit".to_owned()]
        )
    );
    assert_eq!(
        split_name("games/my.patience/by-suit"),
        ("games/my.patience", vec!["by-suit".to_owned()])
    );
    assert_eq!(split_name("./my.patience"), ("./my.patience", vec![]));
}
