//! The games shipped in the binary, found by name.

use crate::language::{Source, outline};
use crate::rules::check::{Parent, Parents, folded, name_of_title};
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
                    name: format!("{stem}.patience").into(),
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

/// A game of the library by one of its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The game.
    pub entry: &'static Entry,
    /// The variant that the name belongs to, by its name on the command line.
    pub variant: Option<String>,
}

/// The game of that name. The file's name is tried first, then the titles and other names in
/// the files, in the order of the file names, and last the other names of variants.
#[must_use]
pub fn find(name: &str) -> Option<Found> {
    let wanted = folded(name);
    if wanted.is_empty() {
        return None;
    }
    match entries().get(&wanted) {
        Some(entry) => Some(Found {
            entry,
            variant: None,
        }),
        None => aliases().get(&wanted).cloned(),
    }
}

/// Every name that find takes beside the file names, in plain form, with what it leads to.
fn aliases() -> &'static BTreeMap<String, Found> {
    static ALIASES: OnceLock<BTreeMap<String, Found>> = OnceLock::new();
    ALIASES.get_or_init(|| {
        let mut aliases = BTreeMap::new();
        let mut of_variants = Vec::new();
        for entry in entries().values() {
            let Some(outline) = outline(&entry.source) else {
                continue;
            };
            for alias in std::iter::once(outline.title).chain(outline.also) {
                aliases.entry(folded(&alias)).or_insert(Found {
                    entry,
                    variant: None,
                });
            }
            for variant in outline.variants {
                let found = Found {
                    entry,
                    variant: Some(name_of_title(&variant.title)),
                };
                of_variants.extend(
                    variant
                        .also
                        .iter()
                        .map(|alias| (folded(alias), found.clone())),
                );
            }
        }
        for (alias, found) in of_variants {
            aliases.entry(alias).or_insert(found);
        }
        aliases
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

impl From<Found> for Parent {
    fn from(found: Found) -> Self {
        Self {
            source: found.entry.source.clone(),
            variant: found.variant,
        }
    }
}

/// Finds parents in the library alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shipped;

impl Parents for Shipped {
    fn find(&self, name: &str, _: &Source) -> Option<Parent> {
        find(name).map(Parent::from)
    }

    fn near(&self, name: &str) -> Option<String> {
        near(name).first().map(|name| (*name).to_owned())
    }
}
