//! A script that cannot be read.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0301"),
    title: "a script that cannot be read",
    explanation: "The body of a script does not parse, or it calls what is not there: a name, a helper, \
                  a property. Only the helpers that the reference lists may be called, and a \
                  body is a few lines long. A script that looks at two cards is asked about \
                  every two of the pack when the game is loaded, so one that stops is found here too.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build script tens; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  script tens "the two ranks add up to ten" """
    card.rnk + on.rank == 10
  """
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build script tens; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  script tens "the two ranks add up to ten" """
    on != () && card.rank + on.rank == 10
  """
}
"#,
};
