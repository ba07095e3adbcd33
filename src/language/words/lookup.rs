//! Finding the page of a word.

use super::{PAGES, WordPage};

/// The most pages that are offered for a word that has none.
const MOST_NEAR: usize = 5;

/// The pages of a word, the one that it is the title of first. Case and blanks do not matter.
#[must_use]
pub fn find(word: &str) -> Vec<&'static WordPage> {
    let wanted = plain(word);
    let mut found: Vec<&'static WordPage> = PAGES
        .iter()
        .copied()
        .filter(|page| page.is_called(&wanted))
        .collect();
    found.sort_by_key(|page| page.word.to_lowercase() != wanted);
    found
}

/// The words that look most like one that has no page, best first.
#[must_use]
pub fn near(word: &str) -> Vec<&'static str> {
    let wanted = plain(word);
    if wanted.is_empty() || wanted.len() > 64 {
        return Vec::new();
    }
    let mut scored: Vec<(usize, &'static str)> = PAGES
        .iter()
        .flat_map(|page| std::iter::once(&page.word).chain(page.also))
        .map(|word| {
            (
                strsim::damerau_levenshtein(&word.to_lowercase(), &wanted),
                *word,
            )
        })
        .filter(|(distance, word)| {
            *distance <= 1 + word.len() / 5
                || (wanted.len() > 2 && word.to_lowercase().contains(&wanted))
        })
        .collect();
    scored.sort_unstable();
    let mut words: Vec<&'static str> = scored.into_iter().map(|(_, word)| word).collect();
    words.dedup();
    words.truncate(MOST_NEAR);
    words
}

/// Lower case, one blank between words.
fn plain(word: &str) -> String {
    word.to_lowercase()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}
