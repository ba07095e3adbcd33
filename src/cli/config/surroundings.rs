//! What the program finds around it: a terminal or none, and what that can show.

use std::env::{var, var_os};

/// What decides, beside the settings, how a table looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Surroundings {
    /// The terminal, where the output is one.
    pub terminal: Option<Screen>,
    /// `NO_COLOR` is set and not empty (<https://no-color.org>).
    pub no_colour: bool,
}

/// What a terminal can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Screen {
    /// Colours; not one that calls itself `dumb`.
    pub colours: bool,
    /// The locale's texts are UTF-8, so that suits can be symbols.
    pub unicode: bool,
    /// How many columns it has, where it says so.
    pub width: Option<usize>,
}

impl Surroundings {
    /// Those of an output that is a terminal or not.
    pub fn of(terminal: bool) -> Self {
        Self {
            terminal: terminal.then(Screen::found),
            no_colour: var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        }
    }
}

impl Screen {
    fn found() -> Self {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| var(name).ok());
        Self {
            colours: var("TERM").map_or(cfg!(windows), |term| term != "dumb"),
            unicode: cfg!(windows) || locale_is_unicode(locale),
            width: terminal_size::terminal_size()
                .map(|(terminal_size::Width(columns), _)| usize::from(columns)),
        }
    }
}

/// The first variable that says something decides.
fn locale_is_unicode(variables: [Option<String>; 3]) -> bool {
    variables
        .into_iter()
        .flatten()
        .find(|locale| !locale.is_empty())
        .is_some_and(|locale| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        })
}

#[cfg(test)]
mod tests {
    use super::locale_is_unicode;

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let set = |text: &str| Some(text.to_owned());
        assert!(locale_is_unicode([None, set(""), set("pt_PT.UTF-8")]));
        assert!(locale_is_unicode([set("C.utf8"), None, set("C")]));
        assert!(!locale_is_unicode([set("C"), None, set("en_GB.UTF-8")]));
        assert!(!locale_is_unicode([None, None, None]));
    }
}
