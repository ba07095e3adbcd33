//! Lines that somebody types, with history and completion.

use super::complete::{Completion, complete};
use super::input::{Input, InputError, Offered};
use crate::cli::config;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::path::PathBuf;

/// So many lines are kept from one game to the next.
const KEPT: usize = 1000;
/// A larger file of kept lines is left alone, in bytes.
const LARGEST_HISTORY: u64 = 1 << 20;
const PROMPT: &str = "> ";

/// A line editor.
pub struct Terminal {
    editor: Editor<Words, FileHistory>,
    /// Where lines are kept, if they are.
    history: Option<PathBuf>,
}

impl Terminal {
    /// Takes the terminal.
    ///
    /// # Errors
    /// That it cannot be had.
    pub fn new(keep_history: bool) -> Result<Self, String> {
        let failed = |error: ReadlineError| format!("the terminal cannot be read: {error}");
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .auto_add_history(true)
            .history_ignore_space(true)
            .max_history_size(KEPT)
            .map_err(failed)?
            .build();
        let mut editor = Editor::with_config(config).map_err(failed)?;
        editor.set_helper(Some(Words::new()));
        let history = if keep_history {
            config::history_file()
        } else {
            None
        };
        if let Some(path) = &history {
            let small = std::fs::metadata(path)
                .is_ok_and(|data| data.is_file() && data.len() <= LARGEST_HISTORY);
            if small {
                // Without the old lines the game can be played as well.
                let _ = editor.load_history(path);
            }
        }
        Ok(Self { editor, history })
    }
}

impl Input for Terminal {
    fn interactive(&self) -> bool {
        true
    }

    fn line(&mut self, offered: &dyn Fn() -> Offered) -> Result<Option<String>, InputError> {
        if let Some(words) = self.editor.helper_mut() {
            words.offered = offered();
        }
        match self.editor.readline(PROMPT) {
            Ok(line) => Ok(Some(line)),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => {
                Err(InputError::Line("it is not UTF-8 text".to_owned()))
            }
            Err(error) => Err(InputError::End(format!(
                "the terminal cannot be read: {error}"
            ))),
        }
    }
}

impl Drop for Terminal {
    /// Keeps the lines, if the folder can be written.
    fn drop(&mut self) {
        if let Some(path) = &self.history {
            let folder = path.parent().map(std::fs::create_dir_all);
            if matches!(folder, Some(Ok(()))) {
                let _ = self.editor.append_history(path);
            }
        }
    }
}

/// What the editor asks for: completion only.
struct Words {
    offered: Offered,
    files: FilenameCompleter,
}

impl Words {
    fn new() -> Self {
        Self {
            offered: Offered::default(),
            files: FilenameCompleter::new(),
        }
    }
}

impl Completer for Words {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        at: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..at).unwrap_or("");
        if before.trim_start().starts_with("save ") {
            return self.files.complete(line, at, context);
        }
        let Completion { start, choices } = complete(before, &self.offered);
        let pairs = choices
            .into_iter()
            .map(|choice| Pair {
                display: choice.trim_end().to_owned(),
                replacement: choice,
            })
            .collect();
        Ok((start, pairs))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {}

impl Validator for Words {}

impl Helper for Words {}
