//! What a line says: a command, or a move.

/// The commands, with what `help` says of them.
pub const COMMANDS: [(&str, &str, &str); 14] = [
    ("undo", "[N]", "take the last move back, or the last N"),
    ("redo", "[N]", "make it again"),
    (
        "hint",
        "[--solve]",
        "a good move, as far as can be seen; or the solver's",
    ),
    ("moves", "", "every legal move"),
    (
        "why",
        "MOVE",
        "why a move is legal or not: the rules and their lines",
    ),
    ("rules", "", "the rules of this game"),
    ("table", "", "the table again"),
    (
        "position",
        "",
        "the position in words, as --position reads it",
    ),
    ("deal", "", "which deal this is"),
    ("restart", "", "take everything back"),
    (
        "new",
        "[DEAL]",
        "another deal: a fresh number, or the one given",
    ),
    ("save", "FILE", "write the game to a file"),
    ("help", "", "these lines"),
    ("quit", "", "leave"),
];

/// A line, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command<'a> {
    /// A remark alone.
    Nothing,
    /// An empty line: a turn of the stock, in games that have one.
    Empty,
    /// Takes so many moves back.
    Undo(u32),
    /// Makes so many again.
    Redo(u32),
    /// Asks for a good move.
    Hint,
    /// Asks the solver for a move that wins.
    HintSolve,
    /// Asks for the legal moves.
    Moves,
    /// Asks why that move is legal or not.
    Why(&'a str),
    /// Asks for the rules.
    Rules,
    /// Asks for the table.
    Table,
    /// Asks for the position in words.
    Position,
    /// Asks for the deal's number.
    Deal,
    /// Takes everything back.
    Restart,
    /// Deals again: that number, or a fresh one.
    New(Option<&'a str>),
    /// Writes the game to that file.
    Save(&'a str),
    /// Asks for help.
    Help,
    /// Leaves.
    Quit,
    /// Anything else: the words of a move.
    Move(&'a str),
}

/// Understands a line. Where a move or a pile of the game has the name of a command, as `named`
/// says, the word belongs to the game. A start of a command stands for it; before a number it is
/// a pile where one is `begun` so.
///
/// # Errors
/// One sentence where a command is used wrongly.
pub fn parse<'a>(
    line: &'a str,
    named: impl Fn(&str) -> bool,
    begun: impl Fn(&str) -> bool,
) -> Result<Command<'a>, String> {
    let said = without_remark(line).trim();
    if said.is_empty() {
        return Ok(if line.trim().is_empty() {
            Command::Empty
        } else {
            Command::Nothing
        });
    }
    let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let rest = rest.trim();
    let word = word.to_lowercase();
    if named(&word) {
        return Ok(Command::Move(said));
    }
    let alone = |command: Command<'a>| match rest {
        "" => Ok(command),
        _ => Err(format!("{word} stands alone: nothing comes after it")),
    };
    let times = || match rest {
        "" => Ok(1),
        _ => rest.parse().map_err(|_| {
            format!("{rest} is no number; write {word} or, for three moves, {word} 3")
        }),
    };
    let name = match meant(&word) {
        // Words after a short one may be piles.
        Meant::Short(_) if !rest.is_empty() && (rest.parse::<u32>().is_err() || begun(&word)) => {
            return Ok(Command::Move(said));
        }
        Meant::Short(name) => name,
        Meant::Several(several) if rest.is_empty() => {
            return Err(format!(
                "{word} is short for {}: say which",
                several.join(", ")
            ));
        }
        Meant::Word | Meant::Several(_) => word.as_str(),
    };
    match name {
        "undo" => times().map(Command::Undo),
        "redo" => times().map(Command::Redo),
        "hint" if rest == "--solve" => Ok(Command::HintSolve),
        "hint" if rest.is_empty() => Ok(Command::Hint),
        "hint" => Err(format!(
            "{rest} is no kind of hint; write hint, or hint --solve to ask the solver"
        )),
        "moves" => alone(Command::Moves),
        "why" if rest.is_empty() => Err("say which move, as in why 7H to tableau 2".to_owned()),
        "why" => Ok(Command::Why(rest)),
        "rules" => alone(Command::Rules),
        "table" => alone(Command::Table),
        "position" => alone(Command::Position),
        "deal" => alone(Command::Deal),
        "restart" => alone(Command::Restart),
        "new" => Ok(Command::New((!rest.is_empty()).then_some(rest))),
        "save" if rest.is_empty() => Err("say where to, as in save my-game.toml".to_owned()),
        "save" => Ok(Command::Save(rest)),
        "help" | "?" => alone(Command::Help),
        "quit" | "exit" => alone(Command::Quit),
        _ => Ok(Command::Move(said)),
    }
}

/// What a first word stands for.
enum Meant {
    /// Itself.
    Word,
    /// The only command or move that begins so.
    Short(&'static str),
    /// One of several.
    Several(Vec<&'static str>),
}

/// The command that a word begins. `new` would throw the game away and is never meant by a start
/// alone.
fn meant(word: &str) -> Meant {
    let commands = COMMANDS.iter().map(|(name, ..)| *name);
    let words = commands.chain(["turn", "redeal", "exit"]);
    let starting: Vec<&'static str> = words
        .filter(|name| *name != "new" && name.starts_with(word))
        .collect();
    let is_move = |name: &str| ["turn", "redeal"].contains(&name);
    match starting.as_slice() {
        [] => Meant::Word,
        names if names.contains(&word) => Meant::Word,
        [only] if !is_move(only) => Meant::Short(only),
        [_] => Meant::Word,
        names => Meant::Several(names.to_vec()),
    }
}

/// The line up to a `#` that begins it or follows a blank.
fn without_remark(line: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| {
        line.get(..*at)
            .is_some_and(|before| before.is_empty() || before.ends_with(char::is_whitespace))
    };
    line.match_indices('#')
        .find(begins)
        .map_or(line, |(at, _)| line.get(..at).unwrap_or(line))
}

/// The command that looks most like the first word of a line.
pub fn near(line: &str) -> Option<&'static str> {
    let word = line.split_whitespace().next()?.to_lowercase();
    COMMANDS
        .iter()
        .map(|(name, ..)| (strsim::damerau_levenshtein(name, &word), *name))
        .filter(|(distance, name)| *distance <= if name.len() > 4 { 2 } else { 1 })
        .min()
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command<'_>, String> {
        parse(line, |_| false, |_| false)
    }

    #[test]
    fn commands_are_words_in_any_case() {
        assert_eq!(read("undo"), Ok(Command::Undo(1)));
        assert_eq!(read("  Undo 12 "), Ok(Command::Undo(12)));
        assert_eq!(read("redo 2"), Ok(Command::Redo(2)));
        assert_eq!(read("QUIT"), Ok(Command::Quit));
        assert_eq!(read("hint"), Ok(Command::Hint));
        assert_eq!(read("hint  --solve"), Ok(Command::HintSolve));
        assert_eq!(read("new"), Ok(Command::New(None)));
        assert_eq!(read("new ms:1"), Ok(Command::New(Some("ms:1"))));
        assert_eq!(read("save my game.toml"), Ok(Command::Save("my game.toml")));
        assert_eq!(
            read("why 7H to tableau 2"),
            Ok(Command::Why("7H to tableau 2"))
        );
    }

    #[test]
    fn everything_else_is_a_move() {
        for line in ["7H to tableau 2", "3 5", "w f", "turn", "undone 3"] {
            assert_eq!(read(line), Ok(Command::Move(line)));
        }
    }

    #[test]
    fn remarks_are_left_out_and_an_empty_line_is_not_a_remark() {
        assert_eq!(read("# the king first"), Ok(Command::Nothing));
        assert_eq!(read("   # the king first"), Ok(Command::Nothing));
        assert_eq!(read("3 5 # the king"), Ok(Command::Move("3 5")));
        assert_eq!(read("save game#2.toml"), Ok(Command::Save("game#2.toml")));
        assert_eq!(read(" \t"), Ok(Command::Empty));
    }

    #[test]
    fn commands_used_wrongly_say_how_they_are_used() {
        assert_eq!(
            read("undo all"),
            Err("all is no number; write undo or, for three moves, undo 3".to_owned())
        );
        assert_eq!(
            read("moves all"),
            Err("moves stands alone: nothing comes after it".to_owned())
        );
        assert_eq!(
            read("hint now"),
            Err("now is no kind of hint; write hint, or hint --solve to ask the solver".to_owned())
        );
        assert!(read("undo -1").is_err());
        assert!(read("undo 99999999999").is_err());
        assert!(read("why").is_err());
        assert!(read("save").is_err());
    }

    #[test]
    fn a_word_of_the_game_goes_before_a_command() {
        assert_eq!(
            parse("Deal", |word| word == "deal", |_| false),
            Ok(Command::Move("Deal"))
        );
        assert_eq!(
            parse("undo", |word| word == "deal", |_| false),
            Ok(Command::Undo(1))
        );
    }

    #[test]
    fn a_start_of_one_command_is_that_command() {
        assert_eq!(read("u"), Ok(Command::Undo(1)));
        assert_eq!(read("u 3"), Ok(Command::Undo(3)));
        assert_eq!(read("Q"), Ok(Command::Quit));
        assert_eq!(read("m"), Ok(Command::Moves));
        assert_eq!(read("hi"), Ok(Command::Hint));
        assert_eq!(
            read("h"),
            Err("h is short for hint, help: say which".to_owned())
        );
        assert_eq!(
            read("r"),
            Err("r is short for redo, rules, restart, redeal: say which".to_owned())
        );
        // Nothing that throws the game away, and no pile of the game.
        assert_eq!(read("n"), Ok(Command::Move("n")));
        assert_eq!(
            parse("u 3", |_| false, |word| word == "u"),
            Ok(Command::Move("u 3"))
        );
        for line in ["w f", "t 3", "h 2 f", "r f", "tu"] {
            assert_eq!(read(line), Ok(Command::Move(line)), "{line}");
        }
    }

    #[test]
    fn near_commands_are_found() {
        assert_eq!(near("udno"), Some("undo"));
        assert_eq!(near("restrat now"), Some("restart"));
        assert_eq!(near("7H to tableau 2"), None);
        assert_eq!(near(""), None);
    }
}
