//! Every word of the language: one file each, with its page for `patience explain WORD` and for the
//! generated reference (`grammar/reference`).
//!
//! A new word needs a file here, its line in [`PAGES`], and its rules of the grammar named on the
//! page; a test finds what is missing. The pages are data: this stage runs no example.

mod action;
mod all_face_up;
mod also;
mod any;
mod any_card;
mod any_group;
mod any_packet;
mod as_cells_allow;
mod at_a_time;
mod at_any_time;
mod at_bottom;
mod at_least;
mod at_once;
mod base;
mod base_from;
mod because;
mod begin_again;
mod begins_a_pile;
mod blocked;
mod both_settled;
mod build;
mod by;
mod cap;
mod cards;
mod carrying_over;
mod cell;
mod close_up;
mod closes_up;
mod compared_with;
mod deal;
mod discard;
mod empty;
mod every;
mod every_card_in;
mod example;
mod expect;
mod face;
mod face_down;
mod family;
mod fill;
mod fill_places;
mod first_on_top;
mod foundation;
mod from;
mod game;
mod gather;
mod given;
mod group;
mod has_piles;
mod head_of;
mod higher;
mod holds;
mod in_pile;
mod in_sequence;
mod in_suit;
mod it;
mod its_group;
mod kind;
mod language;
mod last_pile_first;
mod lay;
mod lay_out_again;
mod layout;
mod leaving;
mod left;
mod lift;
mod like;
mod lookup;
mod lose;
mod move_cards;
mod moved;
mod neighbours;
mod new_suit;
mod no;
mod no_redeal_is_left;
mod note;
mod numbering;
mod on;
mod once;
mod one_card;
mod one_way;
mod or;
mod pack;
mod page;
mod pair;
mod parameter;
mod pass;
mod passes;
mod phase;
mod picture;
mod piles;
mod plan;
mod put;
mod rank_found_in;
mod rank_is;
mod redeal;
mod refuse;
mod remove;
mod reserve;
mod respectively;
mod rotate;
mod round_the_corner;
mod row_by_row;
mod run;
mod same_rank;
mod score;
mod script;
mod sending;
mod sequence;
mod set;
mod set_of_cards;
mod settled;
mod shape;
mod shuffle;
mod sink;
mod source;
mod spread;
mod squared_pile;
mod start;
mod stock;
mod swap;
mod tableau;
mod takes_the_card;
mod tally;
mod to;
mod totalling;
mod turn;
mod turn_up;
mod turns_up;
mod up;
mod variant;
mod waste;
mod what_takes;
mod when;
mod whole_pile;
mod win;

pub use kind::Kind;
pub use lookup::{find, near};
pub use page::{WordPage, is_that};

/// The pages, kind by kind, in the order in which a reader needs them.
pub const PAGES: &[&WordPage] = &[
    &game::PAGE,
    &like::PAGE,
    &also::PAGE,
    &family::PAGE,
    &source::PAGE,
    &note::PAGE,
    &language::PAGE,
    &pack::PAGE,
    &group::PAGE,
    &stock::PAGE,
    &waste::PAGE,
    &foundation::PAGE,
    &tableau::PAGE,
    &reserve::PAGE,
    &cell::PAGE,
    &discard::PAGE,
    &start::PAGE,
    &build::PAGE,
    &lay::PAGE,
    &lift::PAGE,
    &sequence::PAGE,
    &all_face_up::PAGE,
    &whole_pile::PAGE,
    &squared_pile::PAGE,
    &any_packet::PAGE,
    &any_card::PAGE,
    &cap::PAGE,
    &fill::PAGE,
    &face::PAGE,
    &turns_up::PAGE,
    &closes_up::PAGE,
    &shape::PAGE,
    &plan::PAGE,
    &spread::PAGE,
    &any::PAGE,
    &cards::PAGE,
    &base::PAGE,
    &respectively::PAGE,
    &up::PAGE,
    &by::PAGE,
    &higher::PAGE,
    &same_rank::PAGE,
    &in_suit::PAGE,
    &run::PAGE,
    &rank_found_in::PAGE,
    &rank_is::PAGE,
    &or::PAGE,
    &what_takes::PAGE,
    &new_suit::PAGE,
    &round_the_corner::PAGE,
    &compared_with::PAGE,
    &on::PAGE,
    &from::PAGE,
    &to::PAGE,
    &in_pile::PAGE,
    &when::PAGE,
    &once::PAGE,
    &one_card::PAGE,
    &as_cells_allow::PAGE,
    &at_once::PAGE,
    &at_bottom::PAGE,
    &one_way::PAGE,
    &neighbours::PAGE,
    &both_settled::PAGE,
    &at_any_time::PAGE,
    &piles::PAGE,
    &left::PAGE,
    &head_of::PAGE,
    &its_group::PAGE,
    &any_group::PAGE,
    &it::PAGE,
    &empty::PAGE,
    &settled::PAGE,
    &holds::PAGE,
    &every_card_in::PAGE,
    &every::PAGE,
    &at_least::PAGE,
    &has_piles::PAGE,
    &pass::PAGE,
    &no_redeal_is_left::PAGE,
    &blocked::PAGE,
    &takes_the_card::PAGE,
    &layout::PAGE,
    &numbering::PAGE,
    &passes::PAGE,
    &redeal::PAGE,
    &action::PAGE,
    &remove::PAGE,
    &swap::PAGE,
    &deal::PAGE,
    &begin_again::PAGE,
    &turn::PAGE,
    &turn_up::PAGE,
    &put::PAGE,
    &gather::PAGE,
    &shuffle::PAGE,
    &lay_out_again::PAGE,
    &move_cards::PAGE,
    &sink::PAGE,
    &rotate::PAGE,
    &close_up::PAGE,
    &fill_places::PAGE,
    &face_down::PAGE,
    &row_by_row::PAGE,
    &at_a_time::PAGE,
    &sending::PAGE,
    &begins_a_pile::PAGE,
    &leaving::PAGE,
    &first_on_top::PAGE,
    &carrying_over::PAGE,
    &last_pile_first::PAGE,
    &pair::PAGE,
    &set_of_cards::PAGE,
    &totalling::PAGE,
    &in_sequence::PAGE,
    &phase::PAGE,
    &win::PAGE,
    &lose::PAGE,
    &base_from::PAGE,
    &score::PAGE,
    &tally::PAGE,
    &variant::PAGE,
    &no::PAGE,
    &parameter::PAGE,
    &set::PAGE,
    &script::PAGE,
    &picture::PAGE,
    &example::PAGE,
    &given::PAGE,
    &moved::PAGE,
    &refuse::PAGE,
    &because::PAGE,
    &expect::PAGE,
];

/// What the words in capitals stand for in the forms, each with a sample.
pub const PLACEHOLDERS: &[(&str, &str, &str)] = &[
    (
        "TITLE",
        "the name of a game or variant, as people say it",
        "Four heaps",
    ),
    ("TEXT", "any text", "text"),
    (
        "NAME",
        "a name of your own: lower-case words with hyphens",
        "some-name",
    ),
    (
        "GAME",
        "a game of the library, or a path, with variants after slashes",
        "klondike",
    ),
    ("TONGUE", "the code of a tongue", "pt"),
    ("GROUP", "the name of a group", "tableau"),
    (
        "ROLE",
        "stock, waste, foundation, tableau, reserve, cell or discard",
        "tableau",
    ),
    ("PARAMETER", "the name of a parameter", "cells"),
    ("TALLY", "the name of a tally", "turned"),
    ("SCRIPT", "the name of a script", "doubled"),
    ("N", "a number, or the name of a parameter", "3"),
    (
        "NUMBER",
        "`pass`, `redeals`, `score`, a tally or a named budget",
        "pass",
    ),
    ("RANK", "A, 2 to 10, J, Q or K", "K"),
    ("SUIT", "S, H, D or C", "S"),
    ("CARD", "a rank with a suit", "10H"),
    ("CARDS", "cards by rank, suit or colour; see `cards`", "A"),
    ("SUITS", "how the suits agree; see `in suit`", "in suit"),
    (
        "PHRASE",
        "what is asked of the card; see the phrases",
        "down in suit",
    ),
    (
        "CLAUSE",
        "what stands after a comma; see the clauses",
        "from waste",
    ),
    (
        "CONDITION",
        "what must be so; see the conditions",
        "stock is empty",
    ),
    (
        "PILES",
        "piles by name, number or place; see `piles`",
        "tableau 1-4 or waste",
    ),
    (
        "SET",
        "cards taken together; see the sets",
        "pair totalling 13",
    ),
    ("UNIT", "what is lifted together; see `lift`", "whole pile"),
    (
        "BUDGET",
        "`once`, `twice`, `3 times` or `without limit`; see `once`",
        "once",
    ),
    ("WORD", "the word of a rule; see `because`", "build"),
    (
        "STEPS",
        "steps, one a line or with `;` between them",
        "shuffle",
    ),
    ("STEP", "one step", "deal 1 to each tableau"),
    (
        "STATEMENTS",
        "statements, one a line or with `;` between them",
        "",
    ),
    ("MOVE", "a move in words; see `move`", "7H to tableau 2"),
    (
        "DRAWING",
        "a drawing between three quotes",
        "\"\"\" o \"\"\"",
    ),
    (
        "RHAI",
        "lines of rhai between three quotes",
        "\"\"\" true \"\"\"",
    ),
];

#[cfg(test)]
mod tests;
