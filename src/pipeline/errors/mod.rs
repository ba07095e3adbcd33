//! The kinds of diagnostics of a game that was checked and still cannot be played, one a file:
//! its code, and its page for `patience explain CODE`. `E03..` are theirs.

pub mod cannot_compile;
pub mod fails_in_play;
pub mod script_unreadable;

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The pages of this stage, by code.
pub const PAGES: &[&ErrorPage] = &[
    &script_unreadable::PAGE,
    &cannot_compile::PAGE,
    &fails_in_play::PAGE,
];

pub(super) const SCRIPT_UNREADABLE: Code = script_unreadable::PAGE.code;
pub(super) const CANNOT_COMPILE: Code = cannot_compile::PAGE.code;
pub(super) const FAILS_IN_PLAY: Code = fails_in_play::PAGE.code;
