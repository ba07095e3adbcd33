//! Settings: one commented file in the user's folder, and what the terminal can show.

mod read;
mod surroundings;

use super::Misuse;
use super::table::Looks;
use crate::cards::Letters;
use crate::play::save::read_bounded;
use etcetera::{AppStrategy as _, AppStrategyArgs, choose_app_strategy};
use serde::Deserialize;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use surroundings::Surroundings;

/// The largest file of settings that is read, in bytes.
const LARGEST: u64 = 64 << 10;
/// The variable that names another file of settings.
const VARIABLE: &str = "PATIENCE_CONFIG";
/// The file as it is first written: every setting with its default, explained.
const COMMENTED: &str = include_str!("config/config.toml");
/// Narrower than this no table is laid out.
const NARROWEST: usize = 40;
/// The width where no terminal tells one.
const WIDTH: usize = 80;

/// When to print colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// In a terminal.
    #[default]
    Auto,
    /// In files and pipes too.
    Always,
    /// Nowhere.
    Never,
}

/// How to write suits on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suits {
    /// As symbols where a terminal shows them.
    #[default]
    Auto,
    /// `7♥`.
    Symbols,
    /// `7H`.
    Letters,
}

/// Which moves are made for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Automatic {
    /// None.
    #[default]
    None,
    /// Those that carry cards to where the goal wants them.
    Foundations,
}

/// What the user has settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// When to print colours.
    pub colour: Colour,
    /// How to write suits.
    pub suits: Suits,
    /// Which moves are made for the player.
    pub automatic: Automatic,
    /// Whether typed lines are kept.
    pub history: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            colour: Colour::default(),
            suits: Suits::default(),
            automatic: Automatic::default(),
            history: true,
        }
    }
}

impl Settings {
    /// How a table is to look on an output that is a terminal or not.
    #[must_use]
    pub fn looks(&self, terminal: bool) -> Looks {
        self.looks_in(&Surroundings::of(terminal))
    }

    fn looks_in(&self, around: &Surroundings) -> Looks {
        let colour = match self.colour {
            Colour::Auto => around.terminal.is_some_and(|screen| screen.colours),
            Colour::Always => true,
            Colour::Never => false,
        };
        let suits = match self.suits {
            Suits::Auto if around.terminal.is_some_and(|screen| screen.unicode) => Letters::Symbols,
            Suits::Symbols => Letters::Symbols,
            Suits::Auto | Suits::Letters => Letters::Letters,
        };
        let width = around.terminal.and_then(|screen| screen.width);
        Looks {
            colour: colour && !around.no_colour,
            suits,
            width: width.unwrap_or(WIDTH).max(NARROWEST),
        }
    }
}

/// Reads the settings; without a file they are the defaults. The file that the variable names must
/// be there.
///
/// # Errors
/// That the file cannot be read, or everything that is wrong in it, each with its place.
pub fn load() -> Result<Settings, Misuse> {
    if let Some(path) = named_file() {
        return load_from(&path).map_err(|misuse| misuse.at(VARIABLE));
    }
    match usual_file() {
        // Where the user's folder cannot be, or be looked into, there are no settings in it.
        Some(path) if path.metadata().is_ok() => load_from(&path),
        _ => Ok(Settings::default()),
    }
}

fn load_from(path: &Path) -> Result<Settings, Misuse> {
    let text = read_bounded(path, LARGEST)?;
    read::read(&text).map_err(|faults| {
        let lines: Vec<String> = faults
            .iter()
            .map(|fault| {
                format!(
                    "{}:{}:{}: {}",
                    path.display(),
                    fault.line,
                    fault.column,
                    fault.message
                )
            })
            .collect();
        Misuse::from(lines.join("\n"))
    })
}

/// Writes the commented file into the user's folder where there is none yet. What goes wrong with
/// that is nobody's concern: the defaults hold without a file.
pub fn write_if_missing() {
    if named_file().is_none()
        && let Some(path) = usual_file()
    {
        let _ = write_new(&path);
    }
}

fn write_new(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut file = std::fs::File::create_new(path)?;
    file.write_all(COMMENTED.as_bytes())
}

/// The file that the variable names.
fn named_file() -> Option<PathBuf> {
    std::env::var_os(VARIABLE)
        .filter(|path| !path.is_empty())
        .map(PathBuf::from)
}

/// The file in the user's folder.
fn usual_file() -> Option<PathBuf> {
    folders().map(|folders| folders.in_config_dir("config.toml"))
}

/// Where the lines that were typed are kept.
#[must_use]
pub fn history_file() -> Option<PathBuf> {
    folders().map(|folders| folders.in_data_dir("history.txt"))
}

/// None for a user without a home.
fn folders() -> Option<impl etcetera::AppStrategy> {
    choose_app_strategy(AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "patience".to_owned(),
    })
    .ok()
}

#[cfg(test)]
mod tests {
    use super::surroundings::Screen;
    use super::*;

    const SCREEN: Screen = Screen {
        colours: true,
        unicode: true,
        width: Some(132),
    };
    const TERMINAL: Surroundings = Surroundings {
        terminal: Some(SCREEN),
        no_colour: false,
    };
    const PIPE: Surroundings = Surroundings {
        terminal: None,
        no_colour: false,
    };

    const fn on(screen: Screen) -> Surroundings {
        Surroundings {
            terminal: Some(screen),
            no_colour: false,
        }
    }

    #[test]
    fn the_commented_file_says_the_defaults() {
        assert_eq!(read::read(COMMENTED), Ok(Settings::default()));
        for key in ["colour", "suits", "automatic", "history"] {
            let line = format!("{key} = ");
            assert!(
                COMMENTED.lines().any(|text| text.starts_with(&line)),
                "{key}"
            );
        }
    }

    #[test]
    fn a_screen_has_colours_and_symbols_and_a_file_has_neither() {
        let screen = Looks {
            colour: true,
            suits: Letters::Symbols,
            width: 132,
        };
        assert_eq!(Settings::default().looks_in(&TERMINAL), screen);
        let file = Looks {
            colour: false,
            suits: Letters::Letters,
            width: 80,
        };
        assert_eq!(Settings::default().looks_in(&PIPE), file);
    }

    #[test]
    fn no_color_wins_over_always_and_always_over_a_pipe() {
        let colour = |colour, around: &Surroundings| {
            let settings = Settings {
                colour,
                ..Settings::default()
            };
            settings.looks_in(around).colour
        };
        let no_colour = Surroundings {
            no_colour: true,
            ..TERMINAL
        };
        let dumb = on(Screen {
            colours: false,
            ..SCREEN
        });
        assert!(colour(Colour::Always, &PIPE));
        assert!(!colour(Colour::Always, &no_colour));
        assert!(!colour(Colour::Auto, &no_colour));
        assert!(!colour(Colour::Never, &TERMINAL));
        assert!(!colour(Colour::Auto, &dumb));
    }

    #[test]
    fn suits_follow_the_setting_and_the_terminal() {
        let written = |suits, around: &Surroundings| {
            let settings = Settings {
                suits,
                ..Settings::default()
            };
            settings.looks_in(around).suits
        };
        let plain = on(Screen {
            unicode: false,
            ..SCREEN
        });
        assert_eq!(written(Suits::Auto, &plain), Letters::Letters);
        assert_eq!(written(Suits::Symbols, &plain), Letters::Symbols);
        assert_eq!(written(Suits::Letters, &TERMINAL), Letters::Letters);
    }

    #[test]
    fn a_narrow_terminal_counts_as_forty_columns() {
        let narrow = on(Screen {
            width: Some(12),
            ..SCREEN
        });
        assert_eq!(Settings::default().looks_in(&narrow).width, 40);
    }

    #[test]
    fn a_missing_file_is_written_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/config.toml");
        assert!(load_from(&path).is_err());
        write_new(&path).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), COMMENTED);
        std::fs::write(&path, "history = false\n").unwrap();
        assert!(write_new(&path).is_err());
        assert!(!load_from(&path).unwrap().history);
    }

    #[test]
    fn every_fault_has_its_file_line_and_column() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        std::fs::write(&path, "# mine\ncolor = \"auto\"\n  suits = \"leters\"\n").unwrap();
        let misuse = load_from(&path).unwrap_err();
        let shown = path.display();
        assert_eq!(
            misuse.text(),
            format!(
                "{shown}:2:1: there is no setting called color; did you mean colour?\n\
                 {shown}:3:11: suits cannot be \"leters\"; did you mean \"letters\"?"
            )
        );
    }

    #[test]
    fn a_file_that_is_too_large_or_no_text_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        std::fs::write(&path, "#".repeat((64 << 10) + 1)).unwrap();
        assert!(
            load_from(&path)
                .unwrap_err()
                .text()
                .contains("larger than 64 kilobytes")
        );
        std::fs::write(&path, [0xff, 0xfe]).unwrap();
        assert!(load_from(&path).unwrap_err().text().contains("not UTF-8"));
        assert!(
            load_from(folder.path())
                .unwrap_err()
                .text()
                .contains("folder")
        );
    }
}
