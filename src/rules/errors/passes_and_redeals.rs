//! Passes and redeals that contradict.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0216"),
    title: "passes and redeals that contradict",
    explanation: "N passes have N − 1 redeals, so only one of the two is counted: leave the \
                  number out at `redeal` where there are `passes` lines. Lines of passes \
                  follow each other, so one without limit comes last.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  redeal twice
  passes 2 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 3 { turn 1 to waste }
}
"#,
};
