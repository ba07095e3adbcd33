//! `up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "up",
    also: &["down", "up or down", "one rank up", "one rank down"],
    kind: Kind::Phrase,
    says: "One rank above, or below, the card it is laid on",
    forms: &[
        "up SUITS",
        "down SUITS",
        "up or down SUITS",
        "up by N SUITS",
    ],
    meaning: "`down`: the card laid is one rank lower than the other card; `up`: one rank \
              higher; `up or down`: either. How the suits must agree has to be said as well, \
              in SUITS: `in suit`, `in colour`, `in alternate colours`, `in another suit` or \
              `regardless of suit`. `build down` alone is refused.\n\n\
              The order is that of the pack, ace low, and king and ace do not adjoin unless \
              `round the corner` is added. `up or down` may change its way at every card; \
              `one way` forbids that.",
    default: "",
    example: r#"game "Up or down" {
  foundation x4 { start A; build up in suit }
  tableau x13 {
    start  any
    build  up or down in suit
  }
  layout { deal all to tableau }
  example "one rank, either way" {
    given   tableau 1: 9S, tableau 2: 10S, tableau 3: 9H, tableau 4: QS, tableau 5: 8S, tableau 6: AS, tableau 7: KS
    move    10S to tableau 1
    refuse  9H to tableau 1 because suit
    refuse  QS to tableau 1 because rank
    refuse  KS to tableau 6 because rank
  }
  variant "Down only" { tableau { build down in suit } }
}
"#,
    told: &["Foundations", "Tableau"],
    see: &["in suit", "by", "round the corner", "one way", "higher"],
    grammar: &[
        "step_phrase",
        "direction",
        "direction/k_up",
        "direction/k_down",
        "k_up_or_down",
    ],
};
