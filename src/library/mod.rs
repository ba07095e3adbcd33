//! The games shipped in the binary, found by name.

use crate::language::{Source, outline};
use crate::rules::check::{Parents, folded};
use rust_embed::Embed;
use std::collections::BTreeMap;
use std::sync::OnceLock;

#[derive(Embed)]
#[folder = "games/"]
#[include = "*.patience"]
#[include = "**/*.patience"]
struct Files;

/// A game of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its name: its file's name without the ending.
    pub name: String,
    /// Its file under `games/`.
    pub file: String,
    /// The text.
    pub source: Source,
}

/// Every game of the library, by name.
///
/// A file that is not UTF-8 is left out: the library's own test reads every file, so none is.
#[must_use]
pub fn entries() -> &'static BTreeMap<String, Entry> {
    static ENTRIES: OnceLock<BTreeMap<String, Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        Files::iter()
            .filter_map(|file| {
                let text = String::from_utf8(Files::get(&file)?.data.into_owned()).ok()?;
                let stem = file.rsplit('/').next()?.strip_suffix(".patience")?;
                let source = Source {
                    name: file.as_ref().into(),
                    text: text.into(),
                };
                let entry = Entry {
                    name: stem.to_owned(),
                    file: file.clone().into_owned(),
                    source,
                };
                Some((folded(stem), entry))
            })
            .collect()
    })
}

/// The game of that name. The file's name is tried first, then the titles and other names in
/// the files, in the order of the file names.
#[must_use]
pub fn find(name: &str) -> Option<&'static Entry> {
    let wanted = folded(name);
    if wanted.is_empty() {
        return None;
    }
    entries()
        .get(&wanted)
        .or_else(|| aliases().get(&wanted).and_then(|name| entries().get(name)))
}

/// Every name that find takes beside the file names, in plain form, with the file it leads to.
fn aliases() -> &'static BTreeMap<String, String> {
    static ALIASES: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    ALIASES.get_or_init(|| {
        let mut aliases = BTreeMap::new();
        for (name, entry) in entries() {
            for alias in names_in(&entry.source) {
                aliases
                    .entry(folded(&alias))
                    .or_insert_with(|| name.clone());
            }
        }
        aliases
    })
}

/// The title and the other names that a file gives.
fn names_in(source: &Source) -> Vec<String> {
    outline(source).map_or_else(Vec::new, |outline| {
        std::iter::once(outline.title).chain(outline.also).collect()
    })
}

/// The names in the library that look most like one that is not there, best first, three at most.
#[must_use]
pub fn near(name: &str) -> Vec<&'static str> {
    let wanted = folded(name);
    let mut scored: Vec<(usize, &'static str)> = entries()
        .iter()
        .map(|(folded, entry)| {
            (
                strsim::damerau_levenshtein(folded, &wanted),
                entry.name.as_str(),
            )
        })
        .filter(|(distance, candidate)| {
            *distance <= 2 + candidate.len() / 5
                || (wanted.len() > 2 && folded(candidate).contains(&wanted))
        })
        .collect();
    scored.sort_unstable();
    scored.into_iter().take(3).map(|(_, name)| name).collect()
}

/// Finds parents in the library alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shipped;

impl Parents for Shipped {
    fn find(&self, name: &str, _: &Source) -> Option<Source> {
        find(name).map(|entry| entry.source.clone())
    }

    fn near(&self, name: &str) -> Option<String> {
        near(name).first().map(|name| (*name).to_owned())
    }
}
