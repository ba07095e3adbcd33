//! `any`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "any",
    also: &["none", "start any", "start none", "any card may be laid"],
    kind: Kind::Phrase,
    says: "Any card at all; no card at all",
    forms: &["any", "none"],
    meaning: "`start any` lets every card begin a pile. `start none` keeps an empty pile \
              empty, as where spaces are not filled. With a clause, `any` is the usual way \
              to let cards in from one place only: `start any, from waste`.",
    default: "",
    example: r#"game "Spaces stay empty" {
  reserve x4
  foundation x4
  tableau x12 {
    start  none
    build  down in suit
    build  any, from reserve
  }
  layout { deal 1 to each reserve; deal all to tableau }
  example "nothing fills a space, and any card of the reserve may be built" {
    given   tableau 1: 9S, tableau 2: 3D, reserve 1: KC
    refuse  9S to tableau 3 because start
    refuse  9S to tableau 2 because build
    move    KC to tableau 2
  }
}
"#,
    told: &["Tableau"],
    see: &["start", "from", "every"],
    grammar: &["leaf/k_any", "leaf/k_none"],
};
