//! `patience new`: writes a rule file to start from.

use crate::cli::args::NewArgs;
use crate::cli::{Misuse, Outcome, game, output};
use crate::language::{Source, SourceId, Sources, format as formatted};
use crate::play::quote::quote;
use crate::play::save::write_new;
use std::path::Path;

/// Writes `NAME.patience` into this folder; a file that is there already is left alone.
pub fn run(arguments: &NewArgs) -> Result<Outcome, Misuse> {
    let name = file_name(&arguments.name)?;
    let title = title(&name);
    let text = match &arguments.like {
        Some(parent) => {
            // The parent must be there and sound before a child is written.
            let parent = game::load_named(parent, Vec::new())?;
            child(&title, &parent.spec)
        }
        None => fresh(&title),
    };
    let path = format!("{name}.patience");
    let source = Source {
        name: path.as_str().into(),
        text: text.into(),
    };
    let text = formatted(&source, SourceId(0)).map_err(|diagnostics| {
        let mut sources = Sources::default();
        sources.add(source);
        Misuse::Report(output::report(&sources, &diagnostics))
    })?;
    write_new(Path::new(&path), text.as_bytes())?;
    output::print(&format!(
        "{path} is written. Change it, then:\n  patience check {path}\n  patience test {path}\n  patience play {path}\n"
    ))?;
    Ok(Outcome::Done)
}

/// The name as a file's name: lower case, hyphens.
fn file_name(name: &str) -> Result<String, Misuse> {
    let name = name.strip_suffix(".patience").unwrap_or(name);
    let words: Vec<String> = name
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    if words.is_empty() || name.contains(['/', '\\']) {
        return Err(Misuse::from(format!(
            "“{}” is no name for a game; write letters and digits, as in my-game",
            quote(name)
        )));
    }
    Ok(words.join("-"))
}

fn title(name: &str) -> String {
    let mut letters = name.replace('-', " ");
    if let Some(first) = letters.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    letters
}

fn child(title: &str, parent: &str) -> String {
    format!(
        "game \"{title}\" like \"{parent}\" {{
  # Say here what differs from {parent}; everything else stays as it is there.
  note  \"What differs, and why.\"

  # example \"what the change allows\" {{
  #   given   tableau 1: 8S, tableau 2: 7H
  #   move    7H to tableau 1
  #   expect  tableau 1: 8S 7H
  # }}
}}
"
    )
}

fn fresh(title: &str) -> String {
    format!(
        "game \"{title}\" {{
  family  \"Klondike\"
  pack    1

  stock                                   # what is still to be dealt
  waste                                   # what has been turned
  foundation x4 {{ build up in suit }}      # they begin with an ace
  tableau x7 {{
    start  K                              # what may fill a space
    build  down in alternate colours      # what may be laid on the top card
    lift   sequence                       # what may be taken away together
  }}

  layout {{ deal 1 2 3 4 5 6 7 to tableau, face down, last face up }}
  passes 3 {{ turn 1 to waste }}            # the stock is gone through three times

  note \"Settled choices stand in notes.\"

  example \"red on black\" {{
    given   tableau 1: 8S, tableau 2: [KD] 7H
    move    7H to tableau 1
    expect  tableau 1: 8S 7H, tableau 2: KD
  }}
  example \"black on black is refused\" {{
    given   tableau 1: 8C, tableau 2: 7S
    refuse  7S to tableau 1 because build
  }}
}}
"
    )
}
