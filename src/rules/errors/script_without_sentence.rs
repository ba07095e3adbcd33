//! A script without its sentence.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0222"),
    title: "a script without its sentence",
    explanation: "A script says in one sentence what it asks, so that the rules text can. The \
                  sentence stands in quotes after the name.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build script falling; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  script falling """ card.rank + 1 == on.rank """
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build script falling; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  script falling "each card is one lower" """ card.rank + 1 == on.rank """
}
"#,
};
