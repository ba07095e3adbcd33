//! How often, is not clear.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0217"),
    title: "how often, is not clear",
    explanation: "A redeal without `passes` lines must say how often it may be made, and lines \
                  that share a count by a name must say the same number.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  fan x18 as tableau { start none; build down in suit; lift top }
  layout { deal all to fan, 3 at a time }
  redeal { gather fan to stock; shuffle; lay out again }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  fan x18 as tableau { start none; build down in suit; lift top }
  layout { deal all to fan, 3 at a time }
  redeal twice { gather fan to stock; shuffle; lay out again }
}
"#,
};
