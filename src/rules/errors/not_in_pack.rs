//! A card that the pack lacks.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0203"),
    title: "a card that the pack lacks",
    explanation: "A rule or an example names a rank, a suit or a card that is not in play: a \
                  two where the pack runs from 7 to A, a diamond where only spades are played, \
                  a joker where none was added. A base card must be in the pack too.",
    bad: r#"game "Example" {
  pack 1, 7 to A
  foundation x4 { start 2; build up in suit }
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
}
"#,
    good: r#"game "Example" {
  pack 1, 7 to A
  foundation x4 { start 7; build up in suit }
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
}
"#,
};
