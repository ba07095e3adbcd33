//! A fill that never fills.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0224"),
    title: "a fill that never fills",
    explanation: "The piles that a space is filled from can never hold a card: nothing is \
                  dealt there, nothing may be laid there, and no step brings cards there.",
    bad: r#"game "Example" {
  pack 1
  stock
  foundation x4
  tableau x4 { build down in suit; fill from stock }
  layout { deal all to tableau }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  foundation x4
  tableau x4 { build down in suit; fill from stock }
  layout { deal 5 to each tableau }
}
"#,
};
