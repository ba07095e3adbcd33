//! One name for things of two kinds.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0229"),
    title: "one name for two things",
    explanation: "A group of piles, a parameter, a tally or an action has the name of another of \
                  these: in `deal trunk to trunk` one is a number and the other a pile, and no \
                  reader sees which. Give one of them another name.",
    bad: r#"game "Example" {
  pack 1
  parameter columns 7, from 6 to 8
  stock
  waste
  foundation x4
  columns x7 as tableau { start K; build down in alternate colours; lift sequence }
  layout { deal columns to each columns }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  parameter cards 5, from 4 to 6
  stock
  waste
  foundation x4
  columns x7 as tableau { start K; build down in alternate colours; lift sequence }
  layout { deal cards to each columns }
  passes 1 { turn 1 to waste }
}
"#,
};
