//! The file that keeps a survey deal by deal.

use super::row::{self, HEADER, Run};
use super::{Lines, Played};
use crate::cards::DealRange;
use crate::play::quote::visible;
use crate::play::save::writable;
use std::ffi::OsStr;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{
    self, BufRead as _, BufReader, BufWriter, Read as _, Seek as _, SeekFrom, Write as _,
};
use std::path::{Path, PathBuf};

/// A row is shorter than this, in bytes: a game has a few hundred lines at most.
const LONGEST_ROW: usize = 64 << 10;

/// How a file is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values, RFC 4180, with a head.
    Csv,
    /// A JSON object in each line.
    JsonLines,
}

impl Format {
    /// What a file's name says.
    ///
    /// # Errors
    /// It says neither.
    pub fn of(path: &Path) -> Result<Self, String> {
        let ending = path.extension().map(OsStr::to_ascii_lowercase);
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("csv") => Ok(Self::Csv),
            Some("jsonl") => Ok(Self::JsonLines),
            _ => Err(format!(
                "{} ends neither in .csv nor in .jsonl, so it is not clear how to write it",
                path.display()
            )),
        }
    }
}

/// The file of a survey, open at its end.
#[derive(Debug)]
pub struct OutFile {
    path: PathBuf,
    format: Format,
    run: String,
    file: BufWriter<File>,
}

impl OutFile {
    /// Opens the file of a run, which is made where there is none. `known` is given what it holds
    /// already; the deals still to be played are given back. A last row that was not written whole
    /// is taken off.
    ///
    /// # Errors
    /// One sentence: the file cannot be had, another survey is writing it, or it holds something
    /// else than this run. It is then left as it is.
    pub fn open(
        path: &Path,
        run: &Run,
        lines: &Lines,
        known: &mut dyn FnMut(&Played),
    ) -> Result<(Self, DealRange), String> {
        let format = Format::of(path)?;
        let failed = |error: &io::Error| format!("{} cannot be used: {error}", path.display());
        let target = writable(path)?;
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(target)
            .map_err(|error| failed(&error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(format!("another survey is writing {}", path.display()));
            }
            // Where files cannot be locked, they are used all the same.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut reading = Reading {
            path,
            format,
            run: run.to_string(),
            input: BufReader::new(&file),
            line: Vec::new(),
            number: 0,
            whole: 0,
        };
        let left = reading.known(run.deals.clone(), lines, known)?;
        let (whole, run) = (reading.whole, reading.run);
        let mut file = file;
        file.set_len(whole)
            .and_then(|()| file.seek(SeekFrom::Start(whole)))
            .map_err(|error| failed(&error))?;
        let mut file = Self {
            path: path.to_owned(),
            format,
            run,
            file: BufWriter::new(file),
        };
        if whole == 0 && format == Format::Csv {
            file.line(HEADER)?;
        }
        Ok((file, left))
    }

    /// Writes what came of a deal.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, played: &Played) -> Result<(), String> {
        let line = row::write(self.format, &self.run, played);
        self.line(&line)
    }

    /// Writes a line, and lets the system have it at once.
    fn line(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.file, "{line}")
            .and_then(|()| self.file.flush())
            .map_err(|error| format!("{} cannot be written: {error}", self.path.display()))
    }
}

/// A file that is read row by row.
struct Reading<'a> {
    path: &'a Path,
    format: Format,
    run: String,
    input: BufReader<&'a File>,
    line: Vec<u8>,
    /// The line's number, from 1.
    number: u64,
    /// So many bytes at the beginning are whole rows of this run.
    whole: u64,
}

impl Reading<'_> {
    /// Reads all rows; gives the deals that have none.
    fn known(
        &mut self,
        mut deals: DealRange,
        lines: &Lines,
        known: &mut dyn FnMut(&Played),
    ) -> Result<DealRange, String> {
        if self.format == Format::Csv && !self.next(HEADER, |line| line == HEADER)? {
            return Ok(deals);
        }
        loop {
            let before = deals.clone();
            let Some(deal) = deals.next() else {
                // A file of all deals ends here.
                self.next("", |_| false)?;
                return Ok(deals);
            };
            let beginning = row::beginning(self.format, &self.run, &deal.to_string());
            let of = Played::new(deal, lines.len());
            let (format, run) = (self.format, self.run.clone());
            let mut found = None;
            let read = self.next(&beginning, |line| {
                found = row::read(format, &run, line, &of);
                found.is_some()
            })?;
            match found.filter(|_| read) {
                Some(played) => known(&played),
                None => return Ok(before),
            }
        }
    }

    /// Reads a line that begins so. False where there is none, or one that was torn off.
    fn next(
        &mut self,
        beginning: &str,
        is_ours: impl FnOnce(&str) -> bool,
    ) -> Result<bool, String> {
        self.line.clear();
        self.number += 1;
        let most = u64::try_from(LONGEST_ROW).unwrap_or(u64::MAX);
        self.input
            .by_ref()
            .take(most)
            .read_until(b'\n', &mut self.line)
            .map_err(|error| format!("{} cannot be read: {error}", self.path.display()))?;
        if self.line.is_empty() {
            return Ok(false);
        }
        let Some(line) = self.line.strip_suffix(b"\n") else {
            // It ends in the middle of a line. It may be taken off if it is the beginning of ours.
            let beginning = beginning.as_bytes();
            let ours = self.line.len() < LONGEST_ROW
                && !beginning.is_empty()
                && (self.line.starts_with(beginning) || beginning.starts_with(&self.line));
            return if ours {
                Ok(false)
            } else {
                Err(self.not_ours())
            };
        };
        if std::str::from_utf8(line).is_ok_and(is_ours) {
            let length = u64::try_from(self.line.len()).unwrap_or(u64::MAX);
            self.whole = self.whole.saturating_add(length);
            Ok(true)
        } else {
            Err(self.not_ours())
        }
    }

    /// Why the file is left as it is.
    fn not_ours(&self) -> String {
        let text = String::from_utf8_lossy(&self.line);
        let said = match self.format {
            Format::Csv => text.split(',').next(),
            Format::JsonLines => text
                .strip_prefix("{\"run\":\"")
                .and_then(|text| text.split('"').next()),
        };
        let other = said.filter(|run| run.starts_with("survey ") && **run != self.run);
        let path = self.path.display();
        match other {
            Some(run) => format!(
                "{path} belongs to another run, {}, and this one is {}; it is left as it is, so name another file",
                shown(run),
                shown(&self.run)
            ),
            None => format!(
                "line {} of {path} is no row of this run, {}; it is left as it is, so name another file",
                self.number,
                shown(&self.run)
            ),
        }
    }
}

/// A run's name, bounded where it is read from a file.
fn shown(run: &str) -> String {
    let run: String = run.chars().take(200).collect();
    visible(&run)
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Deal;
    use crate::rules::Fingerprint;
    use crate::solve::Limits;
    use crate::survey::{Ending, Player};
    use crate::testing::unruled;
    use std::time::Duration;

    fn run(seed: u64) -> Run {
        Run {
            fingerprint: Fingerprint(1),
            player: Player::Random,
            seed,
            limits: Limits::default(),
            time: Duration::from_secs(1),
            deals: "1..4".parse().unwrap(),
        }
    }

    fn played(deal: u64) -> Played {
        let mut played = Played::new(Deal::Ours(deal), 0);
        played.ending = Ending::Lost;
        played.moves = 7;
        played
    }

    /// Opens the file; gives what it holds and what is left.
    fn open(path: &Path, seed: u64) -> Result<(OutFile, Vec<Deal>, Vec<Deal>), String> {
        let lines = Lines::of(&unruled(1));
        let mut known = Vec::new();
        let (file, left) = OutFile::open(path, &run(seed), &lines, &mut |played| {
            known.push(played.deal);
        })?;
        Ok((file, known, left.collect()))
    }

    #[test]
    fn wherever_it_was_cut_it_goes_on_to_the_same_bytes() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a.csv", "a.jsonl"] {
            let path = folder.path().join(name);
            let (mut file, known, left) = open(&path, 3).unwrap();
            assert!(known.is_empty() && left.len() == 4);
            for deal in left {
                file.write(&played(deal.seed())).unwrap();
            }
            drop(file);
            let whole = std::fs::read(&path).unwrap();
            let (_, known, left) = open(&path, 3).unwrap();
            assert!(known.len() == 4 && left.is_empty(), "{name}");
            for cut in 0..whole.len() {
                std::fs::write(&path, &whole[..cut]).unwrap();
                let (mut file, known, left) = open(&path, 3).unwrap();
                assert_eq!(known.len() + left.len(), 4, "{name} {cut}");
                for deal in left {
                    file.write(&played(deal.seed())).unwrap();
                }
                drop(file);
                assert!(std::fs::read(&path).unwrap() == whole, "{name} {cut}");
            }
        }
    }

    #[test]
    fn what_is_not_of_this_run_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.csv");
        let (mut file, ..) = open(&path, 3).unwrap();
        file.write(&played(1)).unwrap();
        drop(file);
        let ours = std::fs::read_to_string(&path).unwrap();
        let error = open(&path, 4).map(drop).unwrap_err();
        assert!(error.contains("belongs to another run"), "{error}");
        assert!(
            error.contains("seed 3") && error.contains("seed 4"),
            "{error}"
        );
        assert_eq!(std::fs::read_to_string(&path).unwrap(), ours);
        let long = "x".repeat(LONGEST_ROW * 2);
        for other in [
            "dear diary",
            "dear diary\n",
            "run,deal\n",
            "\n",
            "\0\0\0\0",
            long.as_str(),
            &format!("{ours}dear diary\n"),
            &format!("{ours}{}\n", ours.lines().last().unwrap()),
            &ours.replace(",7,", ",07,"),
            &ours.replace("lost", "won "),
            &format!("{ours}{long}"),
        ] {
            std::fs::write(&path, other).unwrap();
            let error = open(&path, 3).map(drop).unwrap_err();
            assert!(error.contains("left as it is"), "{error}");
            assert!(error.len() < 1000, "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
        }
        std::fs::write(&path, b"\xff\xfe\n").unwrap();
        assert!(open(&path, 3).is_err());
    }

    #[test]
    fn two_surveys_do_not_write_one_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.jsonl");
        let first = open(&path, 3).unwrap();
        let error = open(&path, 3).map(drop).unwrap_err();
        assert!(error.contains("another survey is writing"), "{error}");
        drop(first);
        assert!(open(&path, 3).is_ok());
    }

    #[test]
    fn names_and_folders_that_do_not_serve() {
        let folder = tempfile::tempdir().unwrap();
        let error = open(&folder.path().join("a.txt"), 3).map(drop).unwrap_err();
        assert!(error.contains("neither in .csv nor in .jsonl"), "{error}");
        let sub = folder.path().join("sub.csv");
        std::fs::create_dir(&sub).unwrap();
        assert!(open(&sub, 3).map(drop).unwrap_err().contains("is a folder"));
        let absent = folder.path().join("no/such.csv");
        assert!(open(&absent, 3).is_err());
    }
}
