//! `patience list`: the library.

use crate::cli::args::ListArgs;
use crate::cli::{Misuse, Outcome, json, output};
use crate::language::{self, Outline, outline};
use crate::library::{self, Entry};
use crate::play::quote::quote;
use crate::rules::check::{folded, name_of_title, split_name};

/// Prints the library, or what of it holds all the words. Status 1 where nothing does.
pub fn run(arguments: &ListArgs) -> Result<Outcome, Misuse> {
    let wanted: Vec<String> = arguments.words.iter().map(|word| folded(word)).collect();
    let mut shown = Vec::new();
    for entry in library::entries().values() {
        let row = describe(entry);
        let haystack = folded(
            &[
                &row.name,
                &row.title,
                row.family.as_deref().unwrap_or(""),
                &row.also.join(" "),
                &row.variants.join(" "),
                &row.variants_also
                    .values()
                    .flatten()
                    .map(String::as_str)
                    .collect::<Vec<_>>()
                    .join(" "),
            ]
            .map(|s| s as &str)
            .join(" "),
        );
        if wanted.iter().all(|word| haystack.contains(word.as_str())) {
            shown.push(row);
        }
    }
    if arguments.json {
        output::print_ready(&json::document(&shown))?;
    } else if shown.is_empty() {
        output::print(&format!(
            "no game has the words {}\n",
            quote(&arguments.words.join(" "))
        ))?;
    } else {
        output::print(&text(&shown))?;
    }
    Ok(if shown.is_empty() {
        Outcome::No
    } else {
        Outcome::Done
    })
}

/// What the file says of itself; what it leaves to its parent is the parent's.
fn describe(entry: &Entry) -> json::ListShown {
    let outline = outline(&entry.source).unwrap_or_default();
    let (family, packs, hooks) = inherited(&outline, MOST_GENERATIONS);
    json::ListShown {
        name: entry.name.clone(),
        title: outline.title,
        family,
        packs,
        variants: outline
            .variants
            .iter()
            .map(|variant| name_of_title(&variant.title))
            .collect(),
        variants_also: outline
            .variants
            .iter()
            .filter(|variant| !variant.also.is_empty())
            .map(|variant| (name_of_title(&variant.title), variant.also.clone()))
            .collect(),
        hooks,
        file: entry.file.clone(),
        also: outline.also,
    }
}

/// So many parents are looked through; a circle of parents, which the checker refuses, ends there.
const MOST_GENERATIONS: u8 = 8;

/// Family, packs and hooks of a file and its parents.
fn inherited(outline: &Outline, generations: u8) -> (Option<String>, u8, usize) {
    let parent = outline
        .like
        .as_ref()
        .filter(|_| generations > 0)
        .and_then(|like| library::find(split_name(like).0))
        .and_then(|parent| language::outline(&parent.entry.source))
        .map(|parent| inherited(&parent, generations - 1));
    let (family, packs, hooks) = parent.unwrap_or((None, 1, 0));
    (
        outline.family.clone().or(family),
        outline.packs.unwrap_or(packs),
        outline.scripts + hooks,
    )
}

fn text(rows: &[json::ListShown]) -> String {
    let wide = |of: fn(&json::ListShown) -> &str| {
        rows.iter()
            .map(|row| of(row).chars().count())
            .max()
            .unwrap_or(0)
    };
    let name = wide(|row| &row.name);
    let family = wide(|row| row.family.as_deref().unwrap_or("")).max(6);
    let mut text = format!("{:name$}  {:family$}  packs  variants\n", "game", "family");
    for row in rows {
        let line = format!(
            "{:name$}  {:family$}  {:>5}  {}",
            row.name,
            row.family.as_deref().unwrap_or(""),
            row.packs,
            row.variants.join(", ")
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
