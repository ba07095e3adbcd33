//! Words that people say in other ways than the language does, and what would work.

/// Statements of a group in other words, each with how the language says them.
const OF_A_GROUP: &[(&[&str], &str, &str)] = &[
    (
        &["max", "maximum", "limit", "most", "capacity", "holds"],
        "cap",
        "cap 3",
    ),
    (
        &["space", "spaces", "empty", "gaps", "refilled"],
        "fill",
        "fill from waste",
    ),
    (
        &["pack", "packed", "stack", "built"],
        "build",
        "build down in suit",
    ),
    (
        &["take", "takes", "available", "moves"],
        "lift",
        "lift sequence",
    ),
];

/// What to say of a statement of a group that begins with such a word: what stands after it is
/// kept where it fits.
pub(super) fn group_statement(text: &str, word: &str) -> Option<String> {
    let (_, meant, sample) = OF_A_GROUP
        .iter()
        .find(|(words, ..)| words.contains(&word))?;
    let rest = text.get(word.len()..)?.lines().next()?.trim();
    let rest = rest.split([';', '}', '#']).next().unwrap_or("").trim();
    let fits = match *meant {
        "cap" => !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()),
        "fill" => rest.starts_with("from "),
        _ => false,
    };
    Some(if fits {
        format!("write `{meant} {rest}`")
    } else {
        format!("that is said as in `{sample}`")
    })
}

/// Pieces of a statement in other words, each with how the language says it.
const PIECES: &[(&str, &str)] = &[
    ("turning the corner", ", round the corner"),
    ("turn the corner", ", round the corner"),
    ("around the corner", ", round the corner"),
    ("wrapping", ", round the corner"),
    ("same suit", "in suit"),
    ("same colour", "in colour"),
    ("same color", "in colour"),
    ("following suit", "in suit"),
    ("alternating colours", "in alternate colours"),
    ("alternating colors", "in alternate colours"),
    ("alternate colours", "in alternate colours"),
    ("red on black", "in alternate colours"),
    ("any suit", "regardless of suit"),
];

/// What to say where the reading of a statement stopped.
pub(super) fn piece(text: &str, stop: usize) -> Option<String> {
    let (before, rest) = text.split_at_checked(stop)?;
    let before = before.trim_end();
    if let Some((_, meant)) = PIECES.iter().find(|(said, _)| rest.starts_with(said)) {
        return Some(format!("write `{meant}`"));
    }
    let after_base = before
        .strip_suffix("base")
        .is_some_and(|start| start.ends_with(char::is_whitespace));
    match rest.chars().next() {
        Some('-') if after_base => Some("write `next below base`".to_owned()),
        Some('+') if after_base => Some("write `next above base`".to_owned()),
        Some(':') if before.starts_with("given") || before.starts_with("expect") => {
            Some("a comma stands between two piles: `tableau 1: 7H, tableau 2: 8S`".to_owned())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_otherwise_is_told_as_the_language_has_it() {
        let of_group = |text: &str| group_statement(text, text.split(' ').next().unwrap());
        assert_eq!(
            of_group("max 3; build up"),
            Some("write `cap 3`".to_owned())
        );
        assert_eq!(
            of_group("space from trunk\n"),
            Some("write `fill from trunk`".to_owned())
        );
        assert_eq!(
            of_group("max of three"),
            Some("that is said as in `cap 3`".to_owned())
        );
        assert_eq!(of_group("squeeze 3"), None);
        let piece = |before: &str, rest: &str| piece(&format!("{before}{rest}"), before.len());
        assert_eq!(
            piece("build up in suit ", "turning the corner"),
            Some("write `, round the corner`".to_owned())
        );
        assert_eq!(
            piece("start base ", "- 1"),
            Some("write `next below base`".to_owned())
        );
        assert!(
            piece("given tableau 1: 7H tableau 2", ": 8S")
                .unwrap()
                .contains("comma")
        );
        assert_eq!(piece("build up ", "somehow"), None);
    }
}
