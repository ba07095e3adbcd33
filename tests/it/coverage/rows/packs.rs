//! Which cards a game is played with.

use crate::coverage::table::Row;

pub const ROWS: &[Row] = &[
    Row {
        value: "52 cards",
        said: "`pack 1`",
        shows: |rules| rules.pack.size() == 52,
    },
    Row {
        value: "104 cards",
        said: "`pack 2`",
        shows: |rules| rules.pack.decks == 2 && rules.pack.size() == 104,
    },
    Row {
        value: "three or four packs",
        said: "`pack 3`",
        shows: |rules| matches!(rules.pack.size(), 156 | 208),
    },
    Row {
        value: "stripped, from seven to ace",
        said: "`pack 1, 7 to A`",
        shows: |rules| rules.pack.order.len() == 8,
    },
    Row {
        value: "stripped otherwise",
        said: "`pack 2, A to J`",
        shows: |rules| !matches!(rules.pack.order.len(), 8 | 13),
    },
    Row {
        value: "fewer suits, or one or two suits many times",
        said: "`pack 8 of S`, `pack 4, S H only`",
        shows: |rules| rules.pack.suits_in_play.len() < rules.pack.suits.len(),
    },
    Row {
        value: "jokers",
        said: "`pack 1, with 2 jokers`",
        shows: |rules| rules.pack.extra_copies > 0,
    },
    Row {
        value: "packs used one after the other, unmixed",
        said: "`pack 2, kept apart`",
        shows: |rules| rules.pack.apart,
    },
    Row {
        value: "other packs: tarock, hanafuda, ganjifa …",
        said: "`pack 1 of \"tarock\"`: data, no game is shipped",
        shows: |rules| rules.pack.name != "french",
    },
];
