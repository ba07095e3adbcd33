//! Where lines come from.

use std::io::{BufRead, Read as _};

/// The longest line that is read from a script, in bytes.
const LONGEST: u64 = 4096;
/// The most lines of a script, so that an endless one ends.
const MOST_LINES: u32 = 1_000_000;

/// What can be typed now, for completion.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Offered {
    /// The legal moves in words.
    pub moves: Vec<String>,
    /// Names of piles and cards that are seen, and what stands between them in a move.
    pub words: Vec<String>,
}

/// Why a line cannot be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputError {
    /// This line cannot be used: one sentence. The next one may.
    Line(String),
    /// No more can be read: one sentence.
    End(String),
}

/// Lines of a player or of a script.
pub trait Input {
    /// Whether somebody types them: then the table is shown after every move.
    fn interactive(&self) -> bool;

    /// The next line; none at the end. What can be typed is asked for only where it is used.
    ///
    /// # Errors
    /// That the line or the whole input cannot be read.
    fn line(&mut self, offered: &dyn Fn() -> Offered) -> Result<Option<String>, InputError>;
}

/// Lines from a pipe or a file.
#[derive(Debug)]
pub struct Script<R> {
    reader: R,
    lines: u32,
}

impl<R: BufRead> Script<R> {
    /// Reads lines from there.
    pub const fn new(reader: R) -> Self {
        Self { reader, lines: 0 }
    }

    /// Reads on to the end of a line that is too long.
    fn skip(&mut self) -> std::io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            let (length, ends) = match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.reader.consume(length);
            if ends {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Input for Script<R> {
    fn interactive(&self) -> bool {
        false
    }

    fn line(&mut self, _: &dyn Fn() -> Offered) -> Result<Option<String>, InputError> {
        let broken = |error: std::io::Error| {
            InputError::End(format!("standard input cannot be read: {error}"))
        };
        self.lines += 1;
        if self.lines > MOST_LINES {
            return Err(InputError::End(format!(
                "a script has at most {MOST_LINES} lines"
            )));
        }
        let mut bytes = Vec::new();
        let read = self
            .reader
            .by_ref()
            .take(LONGEST + 1)
            .read_until(b'\n', &mut bytes)
            .map_err(broken)?;
        if read == 0 {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') && bytes.len() > LONGEST.try_into().unwrap_or(usize::MAX) {
            self.skip().map_err(broken)?;
            return Err(InputError::Line(format!(
                "it is longer than {LONGEST} bytes"
            )));
        }
        String::from_utf8(bytes)
            .map(|line| Some(line.trim_end_matches(['\n', '\r']).to_owned()))
            .map_err(|_| InputError::Line("it is not UTF-8 text".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(script: &mut Script<&[u8]>) -> Result<Option<String>, InputError> {
        script.line(&Offered::default)
    }

    #[test]
    fn lines_come_without_their_ends() {
        let mut script = Script::new(&b"3 5\r\n\nw f"[..]);
        assert_eq!(next(&mut script), Ok(Some("3 5".to_owned())));
        assert_eq!(next(&mut script), Ok(Some(String::new())));
        assert_eq!(next(&mut script), Ok(Some("w f".to_owned())));
        assert_eq!(next(&mut script), Ok(None));
        assert_eq!(next(&mut script), Ok(None));
    }

    #[test]
    fn a_line_that_is_too_long_or_no_text_is_passed_over() {
        let mut text = vec![b'x'; 100_000];
        text.extend(b"\nturn\n\xff\xfe\nturn\n");
        let mut script = Script::new(text.as_slice());
        assert_eq!(
            next(&mut script),
            Err(InputError::Line("it is longer than 4096 bytes".to_owned()))
        );
        assert_eq!(next(&mut script), Ok(Some("turn".to_owned())));
        assert_eq!(
            next(&mut script),
            Err(InputError::Line("it is not UTF-8 text".to_owned()))
        );
        assert_eq!(next(&mut script), Ok(Some("turn".to_owned())));
    }

    #[test]
    fn a_line_of_just_the_longest_length_is_read() {
        let text = format!("{}\nturn\n", "x".repeat(4096));
        let mut script = Script::new(text.as_bytes());
        assert_eq!(
            next(&mut script).map(|line| line.map(|line| line.len())),
            Ok(Some(4096))
        );
        assert_eq!(next(&mut script), Ok(Some("turn".to_owned())));
    }

    #[test]
    fn an_endless_script_ends() {
        let mut script = Script {
            reader: std::io::BufReader::new(std::io::repeat(b'\n')),
            lines: MOST_LINES - 1,
        };
        assert_eq!(script.line(&Offered::default), Ok(Some(String::new())));
        assert!(matches!(
            script.line(&Offered::default),
            Err(InputError::End(_))
        ));
    }
}
