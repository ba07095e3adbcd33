//! The pages as files.

use super::{built, introduction};
use patience::explain::{Tongue, rules_text};
use patience::hooks::reference;
use patience::language::constructs;
use patience::language::words::{Kind, PAGES, PLACEHOLDERS, WordPage};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

/// The most games that a page names.
const MOST_GAMES: usize = 6;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("grammar/reference")
}

/// A link to the page of a word.
fn link(word: &str) -> String {
    PAGES.iter().find(|page| page.word == word).map_or_else(
        || word.to_owned(),
        |page| format!("[{word}]({}.md)", page.file_name()),
    )
}

/// The constructs of each shipped file, by the game's name, with its path from the reference.
fn library() -> Vec<(String, String, BTreeSet<String>)> {
    patience::library::entries()
        .values()
        .map(|entry| {
            (
                entry.name.clone(),
                format!("../../games/{}", entry.file),
                constructs(&entry.source.text),
            )
        })
        .collect()
}

/// What the rules in words say under some headings.
fn told(page: &WordPage) -> String {
    let built = built(page, Vec::new());
    let text = rules_text(built.machine.rules(), Tongue::default());
    let lines: Vec<&str> = text.lines().collect();
    let is_rule = |line: &str, with: char| !line.is_empty() && line.chars().all(|c| c == with);
    let mut said = String::new();
    for heading in page.told {
        let at = (0..lines.len())
            .find(|&at| {
                lines[at] == *heading && lines.get(at + 1).is_some_and(|next| is_rule(next, '-'))
            })
            .unwrap_or_else(|| panic!("{}: no heading {heading}", page.word));
        let body = lines[at + 2..]
            .iter()
            .zip(lines[at + 2..].iter().skip(1).chain([&""]))
            .take_while(|(_, next)| !is_rule(next, '-'))
            .map(|(line, _)| *line)
            .collect::<Vec<_>>()
            .join("\n");
        let _ = writeln!(
            said,
            "> **{heading}.** {}",
            body.trim().replace('\n', "\n> ")
        );
        said.push_str(">\n");
    }
    said.trim_end_matches(">\n").to_owned()
}

fn page_text(page: &WordPage, library: &[(String, String, BTreeSet<String>)]) -> String {
    let mut text = format!(
        "<!-- Generated from src/language/words; REFERENCE_WRITE=1 cargo test reference -->\n\
         # {}\n\n*{}.* {}.\n\n## How it is written\n\n```text\n{}\n```\n\n",
        page.word,
        upper_first(page.kind.one()),
        page.says,
        page.forms.join("\n")
    );
    let there: Vec<String> = PLACEHOLDERS
        .iter()
        .filter(|(name, ..)| {
            page.forms.iter().any(|form| {
                form.split(|c: char| !c.is_ascii_uppercase())
                    .any(|word| word == *name)
            })
        })
        .map(|(name, meaning, _)| format!("`{name}`: {meaning}."))
        .collect();
    if !there.is_empty() {
        let _ = writeln!(text, "{}\n", there.join(" "));
    }
    let _ = writeln!(text, "## What it means\n\n{}\n", page.meaning);
    if !page.default.is_empty() {
        let _ = writeln!(text, "**If it is not said:** {}\n", page.default);
    }
    let _ = writeln!(text, "## Example\n\n```text\n{}```\n", page.example);
    if !page.told.is_empty() {
        let _ = writeln!(text, "The rules in words say of it:\n\n{}", told(page));
    }
    if page.word == "script" {
        text.push_str("## What a script may ask\n\n| written | gives |\n|---|---|\n");
        for helper in reference() {
            let _ = writeln!(text, "| `{}` | {} |", helper.signature, helper.meaning);
        }
        text.push('\n');
    }
    let users: Vec<String> = library
        .iter()
        .filter(|(_, _, used)| page.is_used(used))
        .map(|(name, file, _)| format!("[{name}]({file})"))
        .collect();
    if page.kind != Kind::Example && !users.is_empty() {
        let shown = users.get(..MOST_GAMES).unwrap_or(&users).join(", ");
        let more = users.len().saturating_sub(MOST_GAMES);
        let rest = if more > 0 {
            format!(" and {more} more")
        } else {
            String::new()
        };
        let _ = writeln!(text, "In the library: {shown}{rest}.\n");
    }
    if !page.see.is_empty() {
        let links: Vec<String> = page.see.iter().map(|word| link(word)).collect();
        let _ = writeln!(text, "See also: {}. ", links.join(", "));
    }
    let _ = writeln!(text, "[All words](README.md)");
    text.replace(". \n[All", ". [All")
}

fn upper_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().to_string() + letters.as_str()
    })
}

fn index() -> String {
    let mut text = introduction::TEXT.to_owned();
    for kind in Kind::ALL {
        let _ = writeln!(
            text,
            "\n### {}\n\n| word | what it does |\n|---|---|",
            kind.heading()
        );
        for page in PAGES.iter().filter(|page| page.kind == *kind) {
            let _ = writeln!(text, "| {} | {} |", link(page.word), page.says);
        }
    }
    text.push_str("\n## The words in capitals\n\n| in the forms | stands for |\n|---|---|\n");
    for (name, meaning, _) in PLACEHOLDERS {
        let _ = writeln!(text, "| `{name}` | {meaning} |");
    }
    text
}

#[test]
fn the_generated_pages_are_current() {
    let library = library();
    let mut files: BTreeMap<String, String> = PAGES
        .iter()
        .map(|page| {
            (
                format!("{}.md", page.file_name()),
                page_text(page, &library),
            )
        })
        .collect();
    files.insert("README.md".to_owned(), index());
    let folder = folder();
    if std::env::var_os("REFERENCE_WRITE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        for file in std::fs::read_dir(&folder).unwrap() {
            std::fs::remove_file(file.unwrap().path()).unwrap();
        }
        for (name, text) in &files {
            std::fs::write(folder.join(name), text).unwrap();
        }
        return;
    }
    let stale: Vec<&String> = files
        .iter()
        .filter(|(name, text)| {
            std::fs::read_to_string(folder.join(name)).ok().as_ref() != Some(*text)
        })
        .map(|(name, _)| name)
        .collect();
    assert!(
        stale.is_empty(),
        "not current: {stale:?}; run the test with REFERENCE_WRITE=1"
    );
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), files.len());
}
