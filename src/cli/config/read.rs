//! The text of the settings.

use super::Settings;
use crate::language::Source;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use toml::{Spanned, Value};

/// Something wrong in the file, with its place counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
    /// One sentence.
    pub message: String,
}

/// Every setting with the values that it may have.
const KEYS: [(&str, &[&str]); 4] = [
    ("colour", &["\"auto\"", "\"always\"", "\"never\""]),
    ("suits", &["\"auto\"", "\"symbols\"", "\"letters\""]),
    ("automatic", &["\"none\"", "\"foundations\""]),
    ("history", &["true", "false"]),
];

/// Reads settings; those that the text does not name keep their defaults.
///
/// # Errors
/// Every unknown setting and every value that a setting cannot have, in the order of the text;
/// or the one place where the text is no TOML.
pub fn read(text: &str) -> Result<Settings, Vec<Fault>> {
    let source = Source {
        name: "".into(),
        text: text.into(),
    };
    let fault = |at: usize, message: String| {
        let (line, column) = source.line_column(at);
        Fault {
            line,
            column,
            message,
        }
    };
    let pairs: BTreeMap<Spanned<String>, Spanned<Value>> =
        toml::from_str(text).map_err(|error| {
            let message = error.message().lines().collect::<Vec<_>>().join("; ");
            vec![fault(error.span().map_or(0, |span| span.start), message)]
        })?;
    let mut settings = Settings::default();
    let mut faults: Vec<(usize, String)> = Vec::new();
    for (key, value) in pairs {
        let read = match key.get_ref().as_str() {
            "colour" => set(&mut settings.colour, &value),
            "suits" => set(&mut settings.suits, &value),
            "automatic" => set(&mut settings.automatic, &value),
            "history" => set(&mut settings.history, &value),
            unknown => {
                faults.push((key.span().start, no_such_key(unknown)));
                continue;
            }
        };
        if !read {
            faults.push((
                value.span().start,
                no_such_value(key.get_ref(), value.get_ref()),
            ));
        }
    }
    if faults.is_empty() {
        return Ok(settings);
    }
    faults.sort();
    Err(faults
        .into_iter()
        .map(|(at, message)| fault(at, message))
        .collect())
}

/// Whether the setting can have the value; then it has.
fn set<T: DeserializeOwned>(setting: &mut T, value: &Spanned<Value>) -> bool {
    value
        .get_ref()
        .clone()
        .try_into()
        .map(|value| *setting = value)
        .is_ok()
}

fn no_such_key(key: &str) -> String {
    let names = KEYS.map(|(name, _)| name);
    match near(key, &names) {
        Some(name) => format!("there is no setting called {key}; did you mean {name}?"),
        None => format!(
            "there is no setting called {key}; there are {}",
            names.join(", ")
        ),
    }
}

fn no_such_value(key: &str, value: &Value) -> String {
    let values = KEYS
        .iter()
        .find(|(name, _)| *name == key)
        .map_or(&[] as &[&str], |(_, values)| values);
    let given = match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Table(_) => "a table".to_owned(),
        plain => plain.to_string(),
    };
    match near(&given, values) {
        Some(value) => format!("{key} cannot be {given}; did you mean {value}?"),
        None => format!("{key} cannot be {given}; it may be {}", values.join(" or ")),
    }
}

/// The name that looks most like what was written.
fn near<'a>(written: &str, names: &[&'a str]) -> Option<&'a str> {
    names
        .iter()
        .map(|name| (strsim::damerau_levenshtein(name, written), *name))
        .filter(|(distance, _)| *distance <= 2)
        .min()
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::super::{Automatic, Colour, Suits};
    use super::*;

    fn messages(text: &str) -> Vec<String> {
        read(text)
            .unwrap_err()
            .into_iter()
            .map(|fault| format!("{}:{}: {}", fault.line, fault.column, fault.message))
            .collect()
    }

    #[test]
    fn every_setting_is_read() {
        let text = "colour = \"never\"\nsuits = \"letters\"\nautomatic = \"foundations\"\nhistory = false\n";
        let settings = Settings {
            colour: Colour::Never,
            suits: Suits::Letters,
            automatic: Automatic::Foundations,
            history: false,
        };
        assert_eq!(read(text), Ok(settings));
        assert_eq!(read(""), Ok(Settings::default()));
    }

    #[test]
    fn all_faults_are_told_at_once_in_their_order() {
        let text = "suits = 3\nhistory = \"true\"\nsound = true\n[colour]\nred = 1\n";
        assert_eq!(
            messages(text),
            [
                "1:9: suits cannot be 3; it may be \"auto\" or \"symbols\" or \"letters\"",
                "2:11: history cannot be \"true\"; did you mean true?",
                "3:1: there is no setting called sound; there are colour, suits, automatic, history",
                "4:1: colour cannot be a table; it may be \"auto\" or \"always\" or \"never\"",
            ]
        );
    }

    #[test]
    fn what_is_no_toml_has_its_place() {
        let [only] = messages("colour = \"auto\"\nsuits = \n")
            .try_into()
            .unwrap();
        assert!(only.starts_with("2:"), "{only}");
    }

    #[test]
    fn deep_brackets_are_refused() {
        let text = format!("suits = {}", "[".repeat(20_000));
        assert_eq!(read(&text).unwrap_err().len(), 1);
    }
}
