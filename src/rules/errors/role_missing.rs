//! A group without a role.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0226"),
    title: "a group without a role",
    explanation: "A role gives a group its defaults. A group whose name is a role has it; any \
                  other says `as ROLE`. The roles are stock, waste, foundation, tableau, \
                  reserve, cell and discard.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  column x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to column, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  column x7 as tableau { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to column, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
};
