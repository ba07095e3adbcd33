//! A game is short to write: how many lines the files of the library have, and how few lines make a
//! variant.

use patience::language::syntax::{About, Item, Variant};
use patience::language::{SourceId, parse_file};
use patience::library;

/// The lines of a text that say a rule: none of blanks, of a comment, or of braces alone.
fn lines(text: &str) -> usize {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .filter(|line| !matches!(*line, "" | "{" | "}"))
        .count()
}

/// Whether that is a rule, and not what a file says about it.
fn is_rule(item: &Item) -> bool {
    !matches!(
        item,
        Item::About(About::Also(_) | About::Note(..) | About::Source(_) | About::Family(_))
            | Item::Example(_)
            | Item::Variant(_)
    )
}

/// The lines that differ in a variant. The head of a group only says where they belong.
fn difference(variant: &Variant, text: &str) -> usize {
    variant
        .items
        .iter()
        .filter(|item| is_rule(&item.node))
        .map(|item| {
            let count = lines(&text[item.span.range()]);
            match item.node {
                Item::Group(_) if count > 1 => count - 1,
                _ => count,
            }
        })
        .sum()
}

#[test]
fn a_variant_differs_in_four_lines_at_most() {
    let mut variants = 0;
    for entry in library::entries().values() {
        let text = &entry.source.text;
        let game = parse_file(&entry.source, SourceId(0)).file.game.unwrap();
        for item in &game.items {
            let Item::Variant(variant) = &item.node else {
                continue;
            };
            variants += 1;
            let lines = difference(variant, text);
            let title = &variant.title.node;
            assert!((1..=4).contains(&lines), "{}, {title}: {lines}", entry.name);
        }
    }
    assert!(variants > 150, "{variants} variants");
}

#[test]
fn half_of_the_games_have_eighteen_lines_at_most() {
    let mut counts: Vec<usize> = library::entries()
        .values()
        .map(|entry| {
            let game = parse_file(&entry.source, SourceId(0)).file.game.unwrap();
            let rules = game.items.iter().filter(|item| is_rule(&item.node));
            rules
                .map(|item| lines(&entry.source.text[item.span.range()]))
                .sum::<usize>()
                + 1
        })
        .collect();
    counts.sort_unstable();
    assert!(counts.len() >= 150, "{} games", counts.len());
    assert!(counts[counts.len() / 2] <= 18, "{counts:?}");
}
