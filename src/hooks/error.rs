//! What is said when a script cannot be read or does not come to its end.

use super::helpers;
use rhai::{EvalAltResult, ParseError, ParseErrorType, Position};
use std::fmt;

/// A fault of one of the scripts of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptError {
    /// Which script, as it was counted when compiled.
    pub script: usize,
    /// Its name.
    pub name: String,
    /// Where in its body, in bytes from the start; none when the fault has no place.
    pub offset: Option<usize>,
    /// What is wrong.
    pub fault: ScriptFault,
}

/// What is wrong with a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScriptFault {
    /// The body is longer than a script may be.
    TooLong,
    /// It cannot be read.
    Unreadable(String),
    /// A name that is not there.
    UnknownName {
        /// The name.
        name: String,
        /// A name like it.
        near: Option<String>,
    },
    /// A name that a function reads and that it was not given.
    UnseenName(String),
    /// No helper takes what it was given.
    UnknownHelper {
        /// The name and the types of what it was given, as rhai writes them.
        call: String,
        /// The signature of the helper of that name, or of one with a name like it.
        near: Option<&'static str>,
    },
    /// A property asked of a value that lacks it.
    UnknownProperty {
        /// The property.
        property: String,
        /// The type of the value: `card`, `pile`, `table`, `()` for nothing at all, or one of
        /// rhai's.
        of: String,
        /// The signature of a property of such values with a name like it.
        near: Option<&'static str>,
    },
    /// It ran too long.
    TooManyOperations(u64),
    /// Its functions call each other too deep.
    TooDeep(usize),
    /// A text, list or map in it grew too large.
    TooLarge(String),
    /// It gives another kind of value than asked for.
    WrongResult {
        /// `true or false`, `a whole number`.
        wanted: &'static str,
        /// What came: `a card`, `a list`, `nothing`.
        given: &'static str,
    },
    /// Anything else that stopped it.
    Stopped(String),
}

impl fmt::Display for ScriptError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "script `{}`: {}", self.name, self.fault)
    }
}

impl std::error::Error for ScriptError {}

impl fmt::Display for ScriptFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let near_helper = |out: &mut fmt::Formatter<'_>, near: Option<&str>| match near {
            Some(near) => write!(out, "; there is `{near}`"),
            None => Ok(()),
        };
        match self {
            Self::TooLong => write!(
                out,
                "the body is longer than {} KiB; a script is a few lines",
                super::sandbox::LONGEST_BODY / 1024
            ),
            Self::Unreadable(message) => write!(out, "cannot be read: {message}"),
            Self::UnknownName { name, near } => {
                write!(out, "nothing is called `{name}` here")?;
                match near {
                    Some(near) => write!(out, "; did you mean `{near}`?"),
                    None => write!(out, "; a script sees `card`, `on`, `cards` and `table`"),
                }
            }
            Self::UnseenName(name) => write!(
                out,
                "nothing is called `{name}` here; a function sees only what it is given"
            ),
            Self::UnknownHelper { call, near } => {
                write!(out, "no helper is called as `{call}`")?;
                near_helper(out, *near)
            }
            Self::UnknownProperty { property, of, .. } if of == "()" => write!(
                out,
                "`{property}` is asked of a card or pile that is not there; compare with `()` first"
            ),
            Self::UnknownProperty { property, of, near } => {
                write!(out, "a {of} has no `{property}`")?;
                near_helper(out, *near)
            }
            Self::TooManyOperations(most) => write!(
                out,
                "stopped after {} operations; does a loop never end?",
                thousands(*most)
            ),
            Self::TooDeep(most) => {
                write!(out, "its functions call each other more than {most} deep")
            }
            Self::TooLarge(what) => {
                write!(out, "stopped: {what} grew larger than a script may use")
            }
            Self::WrongResult { wanted, given } => {
                write!(out, "gives {given} where {wanted} is needed")
            }
            Self::Stopped(message) => write!(out, "stopped: {message}"),
        }
    }
}

/// `100,000`.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl ScriptFault {
    /// What rhai's parser found, in the terms of this module.
    pub(super) fn of_parsing(error: &ParseError) -> Self {
        match error.err_type() {
            ParseErrorType::VariableUndefined(name) => Self::UnknownName {
                near: helpers::near_name(name),
                name: short(name),
            },
            ParseErrorType::ExprTooDeep => {
                Self::Unreadable("it is nested too deep; take it apart with `let`".to_owned())
            }
            other => Self::Unreadable(sentence(&other.to_string())),
        }
    }

    /// What stopped a run, in the terms of this module.
    pub(super) fn of_running(error: &EvalAltResult) -> Self {
        match error {
            EvalAltResult::ErrorTooManyOperations(_) | EvalAltResult::ErrorTerminated(..) => {
                Self::TooManyOperations(super::sandbox::MOST_OPERATIONS)
            }
            EvalAltResult::ErrorStackOverflow(_) => Self::TooDeep(super::sandbox::DEEPEST_CALL),
            EvalAltResult::ErrorDataTooLarge(what, _) => {
                // rhai says `Length of string`, `Size of array/BLOB`, `Size of object map`.
                let what = what
                    .rsplit_once(" of ")
                    .map_or(what.as_str(), |(_, what)| what);
                Self::TooLarge(match what {
                    "string" => "a text".to_owned(),
                    "array/BLOB" => "a list".to_owned(),
                    "object map" => "a map".to_owned(),
                    other => short(other),
                })
            }
            // Outside functions every name was looked up when the script was read.
            EvalAltResult::ErrorVariableNotFound(name, _) => Self::UnseenName(short(name)),
            EvalAltResult::ErrorFunctionNotFound(call, _) => {
                let name = call.split([' ', '(']).next().unwrap_or_default();
                Self::UnknownHelper {
                    near: helpers::near_function(name),
                    call: short(&plain_types(call)),
                }
            }
            EvalAltResult::ErrorDotExpr(message, _) => {
                // Unknown property 'rnk' - a getter is not registered for type 'card'
                let quoted: Vec<&str> = message.split('\'').collect();
                match *quoted {
                    [_, property, _, of, ..] => {
                        let of = plain_types(of);
                        Self::UnknownProperty {
                            near: helpers::near_property(&of, property),
                            property: short(property),
                            of: short(&of),
                        }
                    }
                    _ => Self::Stopped(sentence(&plain_types(message))),
                }
            }
            EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => Self::of_running(inner),
            // What is thrown is a text, a number or a truth, or else only its kind can be told.
            EvalAltResult::ErrorRuntime(value, _) => {
                let plain = value.is_string() || value.is_int() || value.is_bool();
                Self::Stopped(if plain {
                    sentence(&value.to_string())
                } else {
                    format!("it throws {}", with_article(value.type_name()))
                })
            }
            other => {
                let text = other.to_string();
                // rhai ends its sentences with the place, which is given apart.
                let text = text.split(" (line ").next().unwrap_or_default();
                Self::Stopped(sentence(&plain_types(text)))
            }
        }
    }
}

impl ScriptError {
    /// Whether the script ran too long, rather than stumbled over a card that is not there.
    #[must_use]
    pub const fn is_endless(&self) -> bool {
        matches!(
            self.fault,
            ScriptFault::TooManyOperations(_) | ScriptFault::TooDeep(_) | ScriptFault::TooLarge(_)
        )
    }
}

/// Where in the body a place of rhai's is, in bytes.
pub(super) fn offset(body: &str, position: Position) -> Option<usize> {
    let line = position.line()?;
    let start: usize = body
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    let column = position.position().unwrap_or(1);
    let within: usize = body
        .get(start..)?
        .chars()
        .take(column.saturating_sub(1))
        .map(char::len_utf8)
        .sum();
    Some((start + within).min(body.len()))
}

/// The place of the innermost error.
pub(super) fn place(error: &EvalAltResult) -> Position {
    match error {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, outer) => {
            let inner = place(inner);
            if inner.is_none() { *outer } else { inner }
        }
        other => other.position(),
    }
}

/// rhai's names of types, in the words of the reference; what is left of Rust's own names of types
/// becomes `value`.
fn plain_types(text: &str) -> String {
    let text = text.replace("&str | ImmutableString | String", "text");
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some(start) = rest.find(is_in_name) {
        let (before, name) = rest.split_at(start);
        let end = end_of_name(name);
        let (name, after) = name.split_at(end);
        plain.push_str(before);
        // A sentence's own colon is no part of a name.
        let bare = name.trim_end_matches(':');
        plain.push_str(plain_type(bare).map_or(bare, |(word, _)| word));
        plain.push_str(name.get(bare.len()..).unwrap_or_default());
        rest = after;
    }
    plain.push_str(rest);
    plain
}

fn is_in_name(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | ':')
}

/// How long a name is that begins here, with what stands in its angle brackets.
fn end_of_name(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut path = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '<' if path || depth > 0 => depth += 1,
            '>' if depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            ':' => path = true,
            _ if is_in_name(letter) => {}
            _ => return at,
        }
    }
    text.len()
}

/// A type of rhai's or of Rust's in an author's words: by itself, and with its article.
fn plain_type(name: &str) -> Option<(&'static str, &'static str)> {
    let last = name.split('<').next().unwrap_or(name);
    let last = last.rsplit("::").next().unwrap_or(last);
    let words = match last {
        "i64" | "INT" => ("number", "a number"),
        "bool" => ("truth", "a truth"),
        "array" | "Array" | "Vec" => ("list", "a list"),
        "string" | "String" | "ImmutableString" | "str" => ("text", "a text"),
        "char" => ("letter", "a letter"),
        "range" | "Range" | "RangeInclusive" => ("range", "a range"),
        "map" | "Map" | "BTreeMap" => ("map", "a map"),
        "Fn" | "FnPtr" => ("function", "a function"),
        "SeenCard" => ("card", "a card"),
        "Pile" => ("pile", "a pile"),
        "Table" => ("table", "a table"),
        _ if name.contains("::") => ("value", "a value of another kind"),
        _ => return None,
    };
    Some(words)
}

/// What a value of that type is, with its article: `a card`, `a list`, `nothing`.
pub(super) fn with_article(of: &str) -> &'static str {
    match of {
        "()" => "nothing",
        "card" => "a card",
        "pile" => "a pile",
        "table" => "a table",
        of => plain_type(of).map_or("a value of another kind", |(_, words)| words),
    }
}

/// Begins in lower case and is cut at a length that a message can bear.
fn sentence(text: &str) -> String {
    let text = short(text);
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => text,
    }
}

fn short(text: &str) -> String {
    const MOST: usize = 200;
    let mut cut: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        cut.push('…');
    }
    cut
}
