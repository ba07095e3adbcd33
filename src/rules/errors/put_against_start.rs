//! A card put where `start` begins with another.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("W0309"),
    title: "a card is put where `start` begins with another",
    explanation: "The layout puts a card on a pile that `start … respectively` begins with \
                  another card. One of the two lines has the cards in a wrong order.",
    bad: r#"game "Example" {
  foundation x4 {
    start AS AH AD AC respectively
    build up in suit
  }
  tableau x8 { start any; build down in suit }
  layout { put AH AS AD AC on foundation; deal all to tableau }
}
"#,
    good: r#"game "Example" {
  foundation x4 {
    start AS AH AD AC respectively
    build up in suit
  }
  tableau x8 { start any; build down in suit }
  layout { put AS AH AD AC on foundation; deal all to tableau }
}
"#,
};
