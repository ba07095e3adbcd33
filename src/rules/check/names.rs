//! How names are compared, made from titles, and corrected.

/// The longest word for which a near miss is looked for.
const LONGEST: usize = 64;

/// A name without what is ignored when names are compared: case, spaces, hyphens and other
/// signs.
#[must_use]
pub fn folded(name: &str) -> String {
    name.chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Whether two names are the same when case, spaces, hyphens and other signs are ignored:
/// `free-cell` is `FreeCell`.
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// The name that a title gives: its words in lower case, joined by hyphens (`Draw three` gives
/// `draw-three`, `Baker's Game` gives `bakers-game`).
#[must_use]
pub fn name_of_title(title: &str) -> String {
    let mut name = String::with_capacity(title.len());
    let mut between = false;
    for letter in title.chars() {
        if letter.is_alphanumeric() {
            if between && !name.is_empty() {
                name.push('-');
            }
            between = false;
            name.extend(letter.to_lowercase());
        } else if letter.is_whitespace() || matches!(letter, '-' | '–' | '—' | '/' | '_') {
            between = true;
        }
    }
    name
}

/// The candidate that was probably meant: the nearest by letters inserted, left out, exchanged or
/// turned round, if not more than a third of them are wrong. The first of equals.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let most = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|candidate| candidate.len() <= LONGEST)
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|&(distance, candidate)| {
            distance <= most && distance < candidate.chars().count().max(1)
        })
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_names() {
        assert_eq!(name_of_title("Draw three"), "draw-three");
        assert_eq!(name_of_title("Baker's  Game "), "bakers-game");
        assert_eq!(name_of_title("Paciência – all"), "paciência-all");
        assert_eq!(name_of_title("!?"), "");
    }

    #[test]
    fn names_ignore_case_spaces_and_hyphens() {
        assert!(same_name("Free Cell", "free-cell"));
        assert!(same_name("FreeCell", "free-cell"));
        assert!(!same_name("freecell", "free-sell"));
    }

    #[test]
    fn near_misses_are_near() {
        let words = ["tableau", "waste", "stock"];
        assert_eq!(nearest("tableu", words), Some("tableau"));
        assert_eq!(nearest("watse", words), Some("waste"));
        assert_eq!(nearest("reserve", words), None);
        assert_eq!(nearest("x", ["y"]), None);
    }
}
