//! `foundation`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "foundation",
    also: &["foundations"],
    kind: Kind::Piles,
    says: "Where the cards come to rest",
    forms: &["foundation xN", "foundation xN { STATEMENTS }"],
    meaning: "A game with foundations is won, unless `win` says otherwise, when all cards \
              are on them. Cards go up one at a time, except where a `start` or `build` asks \
              for a whole `run`. Once there, they stay, unless a `lift` is said.\n\n\
              The rank of the first card that lay on any foundation is the base card, which \
              `base` speaks of.\n\n\
              The pack must fit: foundations that cannot take all the cards are an error \
              where that is the goal. Two packs need eight foundations of thirteen, or four \
              with a `cap` of 26 that are built `round the corner`.",
    default: "start A, build up in suit, lift none, cap the number of ranks (13), face up, \
              spread none. With a stripped pack without aces, start is its lowest rank.",
    example: r#"game "Cards may come back" {
  foundation x4 { lift top, to tableau }
  tableau x13 { start any; build down in alternate colours }
  layout { deal all to tableau }
  example "from ace to king in suit, one card at a time" {
    given   tableau 1: 2S AS, tableau 2: 3H, foundation 2: AH 2H
    move    AS to foundation 1
    refuse  3H to foundation 1 because suit
    move    3H to foundation 2
    move    3H to tableau 3
  }
}
"#,
    told: &["Foundations", "The end"],
    see: &["start", "build", "base", "win", "run"],
    grammar: &["group/name:foundation", "role:foundation"],
};
