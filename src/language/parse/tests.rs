use super::*;
use crate::language::syntax;
use std::fmt::Write as _;

fn read(text: &str) -> Parsed {
    let source = Source {
        name: "test.patience".into(),
        text: text.into(),
    };
    parse_file(&source, SourceId::default())
}

#[test]
fn every_readable_file_is_read_whole() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/readable");
    let mut count = 0;
    let mut report = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let parsed = read(&text);
        count += 1;
        for diagnostic in &parsed.diagnostics {
            let source = Source {
                name: "".into(),
                text: text.as_str().into(),
            };
            let (line, column) = source.line_column(diagnostic.span.range().start);
            writeln!(
                report,
                "{}:{line}:{column}: {} {:?}",
                path.display(),
                diagnostic.message,
                diagnostic.hint
            )
            .unwrap();
        }
        if format!("{:?}", parsed.file).contains("Broken") || parsed.file.game.is_none() {
            writeln!(report, "{}: broken", path.display()).unwrap();
        }
    }
    assert!(report.is_empty(), "{report}");
    assert!(count >= 15, "{count} files");
}

fn codes(text: &str) -> Vec<&'static str> {
    let parsed = read(text);
    parsed
        .diagnostics
        .iter()
        .map(|found| found.code.0)
        .collect()
}

/// Texts that are meant to be too much, with the codes they give.
#[test]
fn hostile_texts_give_one_clear_diagnostic_quickly() {
    let begin = "game \"X\" {\n  pack 1\n";
    let cases: Vec<(&str, String, &[&str])> = vec![
        ("large", "# a\n".repeat(200_000), &["E0101"]),
        ("zero bytes", format!("{begin}\0\0\u{1}}}"), &["E0102"]),
        ("zero byte in a comment", "# \0".to_owned(), &["E0102"]),
        (
            "zero byte in a string",
            format!("{begin} note \"\0\" }}"),
            &["E0102"],
        ),
        (
            "round brackets",
            format!("{begin}  win when {}", "(".repeat(10_000)),
            &["E0103"],
        ),
        ("braces", "{".repeat(10_000), &["E0103"]),
        (
            "square brackets",
            format!("{begin}  note {}", "[".repeat(10_000)),
            &["E0103"],
        ),
        (
            "nested variants",
            format!("{begin}{}", "variant \"a\" { ".repeat(10_000)),
            &["E0103"],
        ),
        ("nothing", String::new(), &["E0107"]),
        (
            "open text",
            format!("{begin}  note \"\"\"{}", "x ".repeat(100_000)),
            &["E0104"],
        ),
    ];
    for (name, text, wanted) in cases {
        let clock = std::time::Instant::now();
        assert_eq!(codes(&text), wanted, "{name}");
        let taken = clock.elapsed();
        assert!(taken.as_millis() < 500, "{name} took {taken:?}");
    }
}

/// Long texts of one kind: whatever they give, the time must not grow with the square of the
/// length, which would show here in minutes.
#[test]
fn long_texts_take_no_more_than_their_share() {
    let begin = "game \"X\" {\n  pack 1\n";
    for piece in [
        "a ",
        "( ) ",
        "\" ",
        "\"a\" ",
        "{ } ",
        "} ",
        "; ",
        "\n",
        ", ",
        "from a, ",
        "when a is empty and ",
        "A ",
        "1 ",
        "not ",
        "any or ",
        "tableau x8 { start any }\n",
        "tableau x8 { strat any }\n",
        "layuot { deal }\n",
        "example \"a\" { move x y z }\n",
        "head of ",
        "-",
        "\"   ",
        "   ",
        "move   ",
        "note \"",
        "é",
        "# x\n",
        "tableau ",
        "start any, from waste, stock, ",
        "win when (a is empty or b is empty)\n",
    ] {
        let long = piece.repeat(60_000 / piece.len());
        for head in [
            "",
            "  win when ",
            "  tableau x8 { start any, ",
            "  example \"e\" { move ",
        ] {
            let text = format!("{begin}{head}{long}");
            // The number of rule calls is bounded: such a text ends with a diagnostic, however its
            // pieces nest, and this test with it.
            assert!(!codes(&text).is_empty(), "{head:?} {piece:?}");
        }
    }
}

#[test]
fn a_file_of_the_greatest_length_is_read_if_it_is_right() {
    let line = "  tableau x8 { start any, from waste, when stock is empty; build down in suit }\n";
    let lines = line.repeat((scan::MOST_BYTES - 20) / line.len());
    let parsed = read(&format!("game \"X\" {{\n{lines}}}\n"));
    assert_eq!(parsed.diagnostics, []);
    assert!(parsed.file.game.unwrap().items.len() > 6_000);
}

#[test]
fn what_is_read_after_a_slip_is_whole() {
    let parsed =
        read("game \"X\" {\n  tableau x8 { start any from waste, stock; build down }\n}\n");
    let game = parsed.file.game.unwrap();
    let syntax::Item::Group(group) = &game.items[0].node else {
        panic!("{:?}", game.items);
    };
    let syntax::GroupItem::Start(line) = &group.items[0].node else {
        panic!("{:?}", group.items);
    };
    let syntax::ClauseWord::From(piles) = &line.clauses[0].node.word else {
        panic!("{:?}", line.clauses);
    };
    assert_eq!(piles.len(), 2);
    let codes: Vec<_> = parsed.diagnostics.iter().map(|d| d.code.0).collect();
    assert_eq!(codes, ["E0118", "E0119", "E0120"]);
}

#[test]
fn places_in_the_tree_are_those_of_the_text() {
    let text = "# é\ngame \"X\" { tableau x8 { build down in suit, on K } }\n";
    let parsed = read(text);
    assert_eq!(parsed.diagnostics, []);
    assert_eq!(parsed.file.comments[0].node, "# é");
    let game = parsed.file.game.unwrap();
    let syntax::Item::Group(group) = &game.items[0].node else {
        panic!("{:?}", game.items);
    };
    let syntax::GroupItem::Build(line) = &group.items[0].node else {
        panic!("{:?}", group.items);
    };
    assert_eq!(&text[line.phrase.span.range()], "down in suit");
    assert_eq!(&text[line.clauses[0].span.range()], "on K");
    assert_eq!(&text[group.name.span.range()], "tableau");
}

#[test]
fn symbols_are_told_apart_by_their_text() {
    use syntax::CardWord::{Card, Rank, Suit};
    let parsed = read("game \"X\" { t as tableau { start A 10 KH 10♥ ♠ D 14 XX } }");
    assert_eq!(parsed.diagnostics, []);
    let game = parsed.file.game.unwrap();
    let syntax::Item::Group(group) = &game.items[0].node else {
        panic!("{:?}", game.items);
    };
    let syntax::GroupItem::Start(line) = &group.items[0].node else {
        panic!("{:?}", group.items);
    };
    let syntax::Phrase::Leaf(syntax::Leaf::Cards { cards, .. }) = &line.phrase.node else {
        panic!("{:?}", line.phrase);
    };
    let words: Vec<_> = cards.iter().map(|card| card.node.clone()).collect();
    let own = str::to_owned;
    assert_eq!(
        words,
        [
            Rank(own("A")),
            Rank(own("10")),
            Card(own("KH")),
            Card(own("10♥")),
            Suit(own("♠")),
            Suit(own("D")),
            Rank(own("14")),
            Rank(own("XX")),
        ]
    );
}

#[test]
fn a_position_may_be_lines_or_a_given_block() {
    let lines = "tableau 1: [KD QS] 7H\n# the rest\nwaste:\n\npass is 2\nshuffles is 1 of 99\n";
    let block = "given tableau 1: [KD QS] 7H, waste:,\n  pass is 2, shuffles is 1 of 99";
    let (from_lines, wrong) = parse_position(lines);
    assert_eq!(wrong, []);
    let (from_block, wrong) = parse_position(block);
    assert_eq!(wrong, []);
    let bare = |position: &Position| {
        position
            .iter()
            .map(|item| match &item.node {
                syntax::PositionItem::Pile { cards, .. } => cards
                    .iter()
                    .map(|card| format!("{:?}", card.node))
                    .collect(),
                syntax::PositionItem::Number { name, value } => {
                    vec![name.node.clone(), value.node.clone()]
                }
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(bare(&from_lines), bare(&from_block));
    assert_eq!(
        bare(&from_lines)[0],
        ["Down(\"KD\")", "Down(\"QS\")", "Up(\"7H\")"]
    );
    assert_eq!(bare(&from_lines)[3], ["shuffles", "1 of 99"]);
}

#[test]
fn what_is_wrong_in_a_position_is_reported_and_the_rest_is_read() {
    let (position, wrong) = parse_position("tableau 1 7H\nwaste: 8S\npass 2\n");
    assert_eq!(position.len(), 1);
    let codes: Vec<_> = wrong.iter().map(|d| d.code.0).collect();
    assert_eq!(codes, ["E0112", "E0112"]);
}

#[test]
fn a_word_of_the_language_is_no_name() {
    for (line, word, name) in [
        ("action a { shuffle }", "a", "a-action"),
        ("left x4 as reserve { lift top }", "left", "left-piles"),
        ("deal as waste { lift top }", "deal", "deal-piles"),
        (
            "tally redeals, each card from stock to waste",
            "redeals",
            "redeals-tally",
        ),
        ("redeal once as left { shuffle }", "left", "left-count"),
        ("parameter times 4, from 0 to 8", "times", "times-parameter"),
        (
            "script every \"one sentence\" \"\"\"true\"\"\"",
            "every",
            "every-script",
        ),
    ] {
        let source = Source {
            name: "name.patience".into(),
            text: format!("game \"Named\" {{\n  pack 1\n  {line}\n}}\n").into(),
        };
        let found = parse_file(&source, SourceId::default()).diagnostics;
        assert_eq!(found.len(), 1, "{line}: {found:?}");
        assert_eq!(source.excerpt(found[0].span), word);
        assert_eq!(
            found[0].message,
            format!("`{word}` is a word of the language and cannot be a name")
        );
        assert!(
            found[0]
                .hint
                .as_ref()
                .unwrap()
                .contains(&format!("`{name}`")),
            "{found:?}"
        );
        let renamed = source
            .text
            .replacen(&format!("{word} "), &format!("{name} "), 1);
        let renamed = renamed.replacen(&format!("{word},"), &format!("{name},"), 1);
        let source = Source {
            name: "name.patience".into(),
            text: renamed.into(),
        };
        assert_eq!(
            parse_file(&source, SourceId::default()).diagnostics,
            [],
            "{line}"
        );
    }
}
