//! Saving the game, and what a save may take the place of.

use crate::cli::game::Loaded;
use crate::play::Session;
use crate::play::save::{Save, writable};
use std::path::Path;

/// Whether a game may be written there: on nothing, on an empty file, or on a saved game.
///
/// # Errors
/// That something else is there, which would be lost.
pub fn may_replace(path: &Path) -> Result<(), String> {
    let target = writable(path)?;
    if std::fs::metadata(target).map_or(0, |data| data.len()) == 0 {
        return Ok(());
    }
    Save::read(path)
        .map(drop)
        .map_err(|error| format!("{error}; it is not written over, so name another file"))
}

/// Writes the game.
///
/// # Errors
/// What the system says.
pub fn write(session: &Session, loaded: &Loaded, path: &Path) -> Result<(), String> {
    Save::of(session, &loaded.spec, &loaded.set).write(path)
}

#[cfg(test)]
mod tests {
    use super::may_replace;

    #[test]
    fn only_saved_games_and_empty_files_are_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.toml");
        assert_eq!(may_replace(&path), Ok(()));
        std::fs::write(&path, "").unwrap();
        assert_eq!(may_replace(&path), Ok(()));
        std::fs::write(&path, "dear diary").unwrap();
        assert!(
            may_replace(&path)
                .unwrap_err()
                .contains("name another file")
        );
        assert!(
            may_replace(folder.path())
                .unwrap_err()
                .contains("is a folder")
        );
    }
}
