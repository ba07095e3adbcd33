//! A pile that nothing comes to.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("W0301"),
    title: "a pile that nothing comes to",
    explanation: "No card is dealt to this group, none may be laid on it, and no step brings \
                  any: it stays empty for ever. Or cards come here and nothing takes them away, \
                  neither a move nor a step, though the goal wants them elsewhere.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  reserve
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  reserve { start any }
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
};
