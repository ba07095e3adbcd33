//! The page about one kind of diagnostic.

use crate::language::Code;

/// What `patience explain CODE` says about a kind of diagnostic.
///
/// The two examples are whole rule files, so that both can be run as tests: the first gives this
/// diagnostic, the second gives none of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ErrorPage {
    /// Its code.
    pub code: Code,
    /// What it is, in a few words.
    pub title: &'static str,
    /// What is wrong, why it is, and what to do about it.
    pub explanation: &'static str,
    /// A file that gives it; empty where none can be shown.
    pub bad: &'static str,
    /// A file that works.
    pub good: &'static str,
}
