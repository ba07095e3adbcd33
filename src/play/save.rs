//! Saves and transcripts: TOML files from which a game is played again to where it stood.

use super::{Session, Start};
use crate::cards::{Deal, Letters};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The format that this program writes, and the only one that it reads.
pub const FORMAT: u32 = 1;
/// The largest save that is read, in bytes: far more than the longest game needs.
pub const LARGEST: u64 = 4 << 20;

/// A saved game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// [`FORMAT`].
    pub format: u32,
    /// The game as on the command line, variants after slashes.
    pub game: String,
    /// Parameters that were set.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, i64>,
    /// The fingerprint of the checked rules, in hexadecimal.
    pub fingerprint: String,
    /// The deal's number, where the game began with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// The pack, first dealt first, where it was given card by card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The position, where the game began with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The moves made, in words.
    pub moves: Vec<String>,
    /// The moves taken back, the next to be redone first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// What was counted.
    pub counts: Counts,
}

/// What was counted in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Moves made.
    pub moves: u64,
    /// Moves taken back.
    pub undos: u32,
}

impl Save {
    /// What a session saves; `game` and `set` as on the command line.
    #[must_use]
    pub fn of(session: &Session, game: &str, set: &[(String, i64)]) -> Self {
        let pack = &session.machine().rules().pack;
        let (mut deal, mut cards, mut position) = (None, None, None);
        match session.start() {
            Start::Deal(number) => deal = Some(*number),
            Start::Cards(list) => {
                let list: Vec<String> = list
                    .iter()
                    .map(|&card| pack.write(card, Letters::Letters))
                    .collect();
                cards = Some(list.join(" "));
            }
            Start::Position(words) => position = Some(words.clone()),
        }
        let moves: Vec<String> = session
            .done()
            .iter()
            .map(|done| done.words.clone())
            .collect();
        Self {
            format: FORMAT,
            game: game.to_owned(),
            set: set.iter().cloned().collect(),
            fingerprint: fingerprint(session.machine().rules()),
            deal,
            cards,
            position,
            counts: Counts {
                moves: u64::try_from(moves.len()).unwrap_or(u64::MAX),
                undos: session.undos(),
            },
            moves,
            undone: session.undone().map(|done| done.words.clone()).collect(),
        }
    }

    /// Writes it aside first and renames it then, so that a crash leaves the old file whole.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let text = toml::to_string(self).map_err(|error| error.to_string())?;
        write_aside(path, text.as_bytes())
    }

    /// Reads a save.
    ///
    /// # Errors
    /// That the file cannot be read, is too large, is no save, or has another format.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text = read_bounded(path, LARGEST)?;
        Self::parse(&text).map_err(|message| format!("{} {message}", path.display()))
    }

    /// Reads a save's text.
    ///
    /// # Errors
    /// As [`Save::read`], without the file's name.
    pub fn parse(text: &str) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Format {
            format: u32,
        }
        // The format first: another version may have fields that this one does not know.
        let format: Format = toml::from_str(text)
            .map_err(|error| format!("is no saved game: {}", error.message()))?;
        if format.format != FORMAT {
            return Err(format!(
                "was saved in format {}; this program reads format {FORMAT}",
                format.format
            ));
        }
        let save: Self = toml::from_str(text).map_err(|error| {
            let line = error
                .span()
                .and_then(|span| text.get(..span.start))
                .map_or(1, |before| before.matches('\n').count() + 1);
            format!("is damaged at line {line}: {}", error.message())
        })?;
        let starts = [
            save.deal.is_some(),
            save.cards.is_some(),
            save.position.is_some(),
        ];
        if starts.into_iter().filter(|&there| there).count() == 1 {
            Ok(save)
        } else {
            Err("must name exactly one of deal, cards and position".to_owned())
        }
    }
}

/// The fingerprint of rules as saves write it.
#[must_use]
pub fn fingerprint(rules: &crate::rules::Rules) -> String {
    rules.fingerprint().to_string()
}

/// Writes a file aside first and renames it then, so that a crash while writing leaves what was
/// there before. Through a link the file that it leads to is written; a file that is there keeps
/// its permissions.
///
/// # Errors
/// That it is no ordinary file or may not be written, or what the system says: one sentence with
/// its name.
pub fn write_aside(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let target = writable(path)?;
    let permissions = std::fs::metadata(&target)
        .ok()
        .map(|data| data.permissions());
    let failed = |error: &io::Error| format!("{} cannot be written: {error}", path.display());
    let aside = aside(&target, bytes).map_err(|error| failed(&error))?;
    if let Some(permissions) = permissions {
        aside
            .as_file()
            .set_permissions(permissions)
            .map_err(|error| failed(&error))?;
    }
    aside
        .persist(&target)
        .map(drop)
        .map_err(|error| failed(&error.error))
}

/// Writes a file that is not there yet, all of it or nothing.
///
/// # Errors
/// That something is there already, or what the system says: one sentence with its name.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let failed = |error: &io::Error| match error.kind() {
        ErrorKind::AlreadyExists => {
            format!("{} is there already; it is left as it is", path.display())
        }
        _ => format!("{} cannot be written: {error}", path.display()),
    };
    if path.symlink_metadata().is_ok() {
        return Err(failed(&ErrorKind::AlreadyExists.into()));
    }
    aside(path, bytes)
        .map_err(|error| failed(&error))?
        .persist_noclobber(path)
        .map(drop)
        .map_err(|error| failed(&error.error))
}

/// The file that is written where that one is named: what a link leads to, else itself.
///
/// # Errors
/// That it is no ordinary file, or may not be written: one sentence with its name.
pub fn writable(path: &Path) -> Result<PathBuf, String> {
    let shown = path.display();
    let target = behind_links(path)
        .ok_or_else(|| format!("{shown} cannot be written: its links lead nowhere"))?;
    let Ok(data) = std::fs::metadata(&target) else {
        return Ok(target);
    };
    if data.is_dir() {
        return Err(format!("{shown} is a folder; name a file in it"));
    }
    if !data.is_file() {
        return Err(format!("{shown} is no ordinary file; name another"));
    }
    // The mode tells what the owner wants, the opening what the system allows.
    if data.permissions().readonly() {
        return Err(format!("{shown} cannot be written: it is read-only"));
    }
    match std::fs::OpenOptions::new().write(true).open(&target) {
        Ok(_) => Ok(target),
        Err(error) => Err(format!("{shown} cannot be written: {error}")),
    }
}

/// Follows links, also to what is not there yet; none where they go in a circle.
fn behind_links(path: &Path) -> Option<PathBuf> {
    /// As many as Linux follows.
    const MOST_LINKS: u8 = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        match std::fs::read_link(&path) {
            Ok(next) => {
                let folder = path.parent().map(Path::to_owned);
                path = folder.unwrap_or_default().join(next);
            }
            Err(_) => return Some(path),
        }
    }
    None
}

/// A file beside the target that holds the bytes and is gone if it is not renamed.
fn aside(target: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // So many characters of the name, so that what is added to it fits in a name too.
    let name = target
        .file_name()
        .map(|name| name.to_string_lossy().chars().take(40).collect::<String>())
        .unwrap_or_default();
    let prefix = format!(".{name}.");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // A new file is the reader's as any other: what of this holds is for the umask to say.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    // The error names the file aside, which means nothing to who named the target.
    let file = builder
        .tempfile_in(folder)
        .map_err(|error| io::Error::from(error.kind()))?;
    file.as_file().write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// Reads a text file of at most so many bytes.
///
/// # Errors
/// That it cannot be read, is larger, or is not UTF-8: one sentence with its name.
pub fn read_bounded(path: &Path, most: u64) -> Result<String, String> {
    use std::io::Read as _;
    let shown = path.display();
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => format!("there is no file {shown}"),
        _ => format!("{shown} cannot be read: {error}"),
    };
    // Before it is opened: to open a pipe that nobody writes to never ends.
    let data = std::fs::metadata(path).map_err(failed)?;
    if data.is_dir() {
        return Err(format!("{shown} is a folder; name a file in it"));
    }
    if !data.is_file() {
        return Err(format!("{shown} is no ordinary file; name another"));
    }
    let file = std::fs::File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    file.take(most + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("{shown} cannot be read: {error}"))?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > most {
        return Err(format!("{shown} is larger than {} kilobytes", most >> 10));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        format!("{shown} is not a text file: byte {} is not UTF-8", at + 1)
    })
}
