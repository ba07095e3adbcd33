//! The game on the line: what each line asks for is done and shown.

use super::answers;
use super::automatic;
use super::command::{self, Command};
use super::help;
use super::input::{Input, InputError};
use super::notice::{self, Shuttling};
use super::saving;
use super::solved;
use crate::cli::commands::show::heading;
use crate::cli::config::{Automatic, Settings};
use crate::cli::game::{self, Loaded};
use crate::cli::{Misuse, Outcome, table};
use crate::play::quote::{quote, visible};
use crate::play::{Refusal, Session, position, words};
use crate::rules::check::folded;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Where the player looks.
pub struct Screen<'a> {
    /// The table, and all answers.
    pub out: &'a mut dyn Write,
    /// What is refused in a script.
    pub err: &'a mut dyn Write,
}

/// Whether the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Line,
    End,
}

/// A game and the one who plays it.
pub struct Player<'a> {
    session: Session,
    loaded: &'a Loaded,
    settings: &'a Settings,
    save: Option<&'a Path>,
    screen: Screen<'a>,
    interactive: bool,
    /// Lines read so far.
    lines: u32,
    /// A line of the script was refused.
    refused: bool,
    shuttling: Shuttling,
}

impl<'a> Player<'a> {
    /// Sits down to a game.
    pub fn new(
        session: Session,
        loaded: &'a Loaded,
        settings: &'a Settings,
        save: Option<&'a Path>,
        screen: Screen<'a>,
    ) -> Self {
        Self {
            shuttling: Shuttling::from(&session),
            session,
            loaded,
            settings,
            save,
            screen,
            interactive: false,
            lines: 0,
            refused: false,
        }
    }

    /// Plays what the input says.
    ///
    /// # Errors
    /// That the save may not be written, or that input or output fail.
    pub fn play(mut self, input: &mut dyn Input) -> Result<Outcome, Misuse> {
        self.interactive = input.interactive();
        if let Some(path) = self.save {
            saving::may_replace(path)?;
            if !path.exists() {
                saving::write(&self.session, self.loaded, path)?;
            }
        }
        let played = self.play_lines(input);
        match played {
            Ok(Ok(())) => {}
            Ok(Err(message)) => return Err(Misuse::from(message)),
            // Nobody looks any more.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
            Err(error) => {
                return Err(Misuse::from(format!(
                    "the output cannot be written: {error}"
                )));
            }
        }
        Ok(if self.refused && !self.interactive {
            Outcome::No
        } else {
            Outcome::Done
        })
    }

    /// The inner error is that of the input.
    fn play_lines(&mut self, input: &mut dyn Input) -> io::Result<Result<(), String>> {
        self.begin()?;
        loop {
            if let Err(misuse) = game::sound(self.loaded) {
                return Ok(Err(misuse.text().to_owned()));
            }
            self.lines += 1;
            match input.line(&|| answers::offered(&self.session)) {
                Ok(Some(line)) => {
                    if self.obey(&line)? == Next::End {
                        break;
                    }
                }
                Ok(None) => break,
                Err(InputError::Line(message)) => self.refuse("", &message)?,
                Err(InputError::End(message)) => return Ok(Err(message)),
            }
        }
        self.end()?;
        Ok(game::sound(self.loaded).map_err(|misuse| misuse.text().to_owned()))
    }

    fn begin(&mut self) -> io::Result<()> {
        self.say(&heading(&self.session))?;
        if self.interactive {
            self.say("“help” lists the commands, “rules” tells the rules.")?;
            self.show()?;
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        if !self.interactive {
            self.say_ready(&format!("\n{}", self.table()))?;
            self.say(&notice::at_the_end(&self.session))?;
        }
        if let Some(path) = self.save.filter(|_| self.interactive) {
            self.say(&format!("The game is saved in {}.", path.display()))?;
        }
        Ok(())
    }

    /// Prints text with nothing in it that steers a terminal, and ends its line.
    fn say(&mut self, text: &str) -> io::Result<()> {
        self.say_ready(&visible(text))
    }

    /// The same for a table, which has its own colours.
    fn say_ready(&mut self, text: &str) -> io::Result<()> {
        let end = if text.ends_with('\n') { "" } else { "\n" };
        write!(self.screen.out, "{text}{end}")?;
        self.screen.out.flush()
    }

    /// Says why something was not done.
    fn refuse(&mut self, words: &str, why: &str) -> io::Result<()> {
        self.refused = true;
        let colon = if words.is_empty() { "" } else { ": " };
        let why = visible(&format!("{}{colon}{}", quote(words), why.trim_end()));
        if self.interactive {
            return self.say(&why);
        }
        // Where errors cannot be written, the exit status still tells.
        let _ = writeln!(self.screen.err, "line {}: {why}", self.lines);
        Ok(())
    }

    fn table(&self) -> String {
        let looks = self.settings.looks(self.interactive);
        table::table(self.session.machine(), self.session.state(), looks)
    }

    /// The table, and what is to be said of it.
    fn show(&mut self) -> io::Result<()> {
        self.say_ready(&format!("\n{}", self.table()))?;
        match notice::of(&self.session) {
            Some(notice) => self.say(&notice),
            None => Ok(()),
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Next> {
        let command = match command::parse(
            line,
            |word| self.is_word_of_the_game(word),
            |word| !words::fitting_groups(self.session.machine().rules(), word).is_empty(),
        ) {
            Ok(command) => command,
            Err(message) => {
                self.refuse(line.trim(), &message)?;
                return Ok(Next::Line);
            }
        };
        match command {
            Command::Nothing => {}
            Command::Empty => {
                if !self.session.machine().rules().passes.is_empty() {
                    self.make("turn")?;
                }
            }
            Command::Move(words) => self.make(words)?,
            Command::Undo(times) => self.undo(times)?,
            Command::Redo(times) => self.redo(times)?,
            Command::Restart => {
                self.session.restart();
                self.say("Everything is taken back; “redo” makes the moves again.")?;
                self.shuttling.after_undo(&self.session);
                self.changed()?;
            }
            Command::New(number) => self.deal_again(number)?,
            Command::Save(path) => self.save_to(Path::new(path))?,
            Command::Hint => self.say(&answers::hint(&self.session))?,
            Command::HintSolve => self.say(&solved::hint(&self.session))?,
            Command::Moves => {
                let width = if self.interactive {
                    self.settings.looks(true).width
                } else {
                    0
                };
                self.say(&answers::moves(&self.session, width))?;
            }
            Command::Why(words) => match answers::why(&self.session, &self.loaded.sources, words) {
                Ok(answer) => self.say(&answer)?,
                Err(message) => self.refuse(line.trim(), &message)?,
            },
            Command::Rules => self.say(&answers::rules(&self.session))?,
            Command::Table => self.say_ready(&self.table())?,
            Command::Position => {
                self.say(&position::write(
                    self.session.machine(),
                    self.session.state(),
                ))?;
            }
            Command::Deal => self.say(&answers::deal(&self.session, self.loaded))?,
            Command::Help => self.say(&help::text(self.session.machine().rules()))?,
            Command::Quit => return Ok(Next::End),
        }
        Ok(Next::Line)
    }

    /// Whether an action or a group of piles of this game has that name.
    fn is_word_of_the_game(&self, word: &str) -> bool {
        let rules = self.session.machine().rules();
        let is = |name: &str| folded(name) == folded(word);
        rules.actions.iter().any(|action| is(&action.name))
            || rules.groups.iter().any(|group| is(&group.name))
    }

    /// Makes the move that the words mean, and those that are made for the player after it.
    fn make(&mut self, words: &str) -> io::Result<()> {
        let parsed = match game::parsed_move(words, self.session.machine().rules()) {
            Ok(parsed) => parsed,
            Err(message) => {
                let why = unknown_command(words).unwrap_or(message);
                return self.refuse(words, &why);
            }
        };
        let done = match self.session.play(&parsed) {
            Ok(done) => done.words.clone(),
            Err(refusal) => {
                let why = match *refusal {
                    Refusal::Unknown(_) => unknown_command(words),
                    _ => None,
                };
                let why = why.unwrap_or_else(|| {
                    game::refused(&self.session, &self.loaded.sources, &refusal)
                });
                return self.refuse(words, &why);
            }
        };
        self.say(&done)?;
        let mut remark = self.shuttling.after_move(&self.session);
        // A script makes the moves that stand in it, whatever its reader has settled.
        if self.interactive && self.settings.automatic == Automatic::Foundations {
            while let Some(mv) = automatic::next(&self.session) {
                let Ok(done) = self.session.make(mv) else {
                    break;
                };
                let words = format!("{} (automatic)", done.words);
                self.say(&words)?;
                remark = self.shuttling.after_move(&self.session).or(remark);
            }
        }
        self.changed()?;
        match remark {
            Some(remark) if self.interactive => self.say(&remark),
            _ => Ok(()),
        }
    }

    fn undo(&mut self, times: u32) -> io::Result<()> {
        let mut taken_back = Vec::new();
        for _ in 0..times {
            let Some(words) = self.session.done().last().map(|done| done.words.clone()) else {
                break;
            };
            self.session.undo();
            taken_back.push(words);
        }
        if taken_back.is_empty() && times > 0 {
            return self.refuse("undo", "there is no move to take back");
        }
        for words in taken_back {
            self.say(&format!("{words} (taken back)"))?;
        }
        self.shuttling.after_undo(&self.session);
        self.changed()
    }

    fn redo(&mut self, times: u32) -> io::Result<()> {
        let mut made = Vec::new();
        for _ in 0..times {
            if !self.session.redo() {
                break;
            }
            self.shuttling.after_redo(&self.session);
            made.extend(self.session.done().last().map(|done| done.words.clone()));
        }
        if made.is_empty() && times > 0 {
            return self.refuse("redo", "there is no move to make again");
        }
        for words in made {
            self.say(&format!("{words} (again)"))?;
        }
        self.changed()
    }

    fn deal_again(&mut self, number: Option<&str>) -> io::Result<()> {
        let number = number.map_or_else(|| Ok(game::fresh_deal()), game::deal_number);
        match number.and_then(|number| game::deal(&self.loaded.machine, number)) {
            Ok(session) => {
                self.session = session;
                self.shuttling = Shuttling::from(&self.session);
                self.say(&heading(&self.session))?;
                self.changed()
            }
            Err(misuse) => self.refuse("new", misuse.text()),
        }
    }

    fn save_to(&mut self, path: &Path) -> io::Result<()> {
        let saved = saving::may_replace(path)
            .and_then(|()| saving::write(&self.session, self.loaded, path));
        match saved {
            Ok(()) => self.say(&format!("The game is saved in {}.", path.display())),
            Err(message) => self.refuse("save", &message),
        }
    }

    /// After a change of the position: it is saved, and shown to whoever looks at it.
    fn changed(&mut self) -> io::Result<()> {
        if let Some(path) = self.save
            && let Err(message) = saving::write(&self.session, self.loaded, path)
        {
            self.refuse("save", &message)?;
        }
        if self.interactive {
            self.show()
        } else {
            Ok(())
        }
    }
}

/// What to say of words whose first is nearly a command.
fn unknown_command(words: &str) -> Option<String> {
    command::near(words).map(|near| format!("this is no move and no command; did you mean {near}?"))
}
