//! `like`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "like",
    also: &["parent", "child"],
    kind: Kind::About,
    says: "Takes everything from another game but what is said here",
    forms: &["game \"TITLE\" like \"GAME\" { STATEMENTS }"],
    meaning: "GAME is a game of the library or the path of a rule file, with a variant after \
              a slash where that is meant: `like \"klondike/as-published\"`. The new game is \
              its child: all is as in the parent unless it is said otherwise.\n\n\
              In a group, a statement replaces all the parent's lines with that word in that \
              group, and the rest of the group stays. `lay` replaces `start` and `build`. \
              `passes` lines replace all `passes` lines, `remove` lines all `remove` lines; \
              `layout`, `redeal`, `win`, `score`, `picture`, and an action, script or phase \
              of the same name are replaced one by one. A `redeal` or `action` without \
              braces keeps the parent's steps. `no WORD` drops a statement.\n\n\
              A group, action, script or phase that the parent does not have cannot be \
              changed in passing: a new group needs its role or a role's name. Examples, \
              variants, notes and other names are not inherited.",
    default: "",
    example: r#"game "Klondike in suit" like "klondike/as-published" {
  tableau { build down in suit }
  example "the tableau has another rule now" {
    given   tableau 1: 8S, tableau 2: 7H, tableau 3: 7S
    refuse  7H to tableau 1 because suit
    move    7S to tableau 1
  }
  example "all else is as in the parent" {
    given   tableau 1: [2C] QS, waste: KS
    refuse  QS to tableau 2 because start
    move    KS to tableau 2
  }
}
"#,
    told: &[],
    see: &["variant", "no", "game"],
    grammar: &["like", "k_like"],
};
