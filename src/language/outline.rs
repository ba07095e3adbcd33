//! What a file says of itself, read without the rest of it: for listing a library.

use super::syntax::{About, Item, Number};
use super::{Parsed, Source, SourceId, Spanned, parse_file};

/// The head of a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outline {
    /// The title.
    pub title: String,
    /// The parent, as after `like`.
    pub like: Option<String>,
    /// Other names.
    pub also: Vec<String>,
    /// The family.
    pub family: Option<String>,
    /// How many packs, where the file says a number.
    pub packs: Option<u8>,
    /// The variants.
    pub variants: Vec<VariantOutline>,
    /// How many scripts it has.
    pub scripts: usize,
}

/// The head of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VariantOutline {
    /// The title.
    pub title: String,
    /// Names under which it is known by itself.
    pub also: Vec<String>,
}

/// Reads the head of a file: its statements `also`, `family` and `pack`, the titles of its
/// variants with their other names, and how many scripts it has. None where it holds no game that can be read.
///
/// All else is passed over unread, so a long file costs little and its errors are not seen.
#[must_use]
pub fn outline(source: &Source) -> Option<Outline> {
    let text = abridged(&source.text)?;
    let short = Source {
        name: source.name.clone(),
        text: text.into(),
    };
    let game = parse_file(&short, SourceId(0)).file.game?;
    let mut outline = Outline {
        title: game.title.node,
        like: game.like.map(|like| like.node),
        ..Outline::default()
    };
    for item in game.items {
        match item.node {
            Item::About(About::Family(family)) => outline.family = Some(family.node),
            Item::About(About::Also(also)) => {
                outline.also.extend(names(also));
            }
            Item::Pack(pack) => {
                if let Number::Literal(decks) = pack.decks.node {
                    outline.packs = u8::try_from(decks).ok();
                }
            }
            Item::Variant(variant) => outline.variants.push(VariantOutline {
                title: variant.title.node,
                also: variant
                    .items
                    .into_iter()
                    .filter_map(|item| match item.node {
                        Item::About(About::Also(also)) => Some(names(also)),
                        _ => None,
                    })
                    .flatten()
                    .collect(),
            }),
            Item::Script(_) => outline.scripts += 1,
            _ => {}
        }
    }
    Some(outline)
}

/// The names that a statement `also` gives.
fn names(also: Vec<(Spanned<String>, Option<Spanned<String>>)>) -> impl Iterator<Item = String> {
    also.into_iter().map(|(name, _)| name.node)
}

/// The file with only those statements of the game that an outline asks for, of the variants only
/// their other names, and scripts without their text. None where the braces do not match.
fn abridged(text: &str) -> Option<String> {
    let mut pieces = Pieces { text, at: 0 };
    let mut short = String::new();
    // The head, up to the game's brace.
    loop {
        match pieces.next()? {
            Piece::Open => break,
            Piece::Close => return None,
            Piece::Comment => {}
            Piece::End => short.push(' '),
            piece => short.push_str(piece.text()),
        }
    }
    short.push('{');
    let mut statement = Statement::default();
    // The statements of the variant that is being read.
    let mut inner = Statement::default();
    let mut names = String::new();
    let mut depth = 0_usize;
    loop {
        let piece = pieces.next()?;
        match piece {
            Piece::Open => {
                depth += 1;
                inner.braces |= depth > 1;
            }
            Piece::Close => match depth.checked_sub(1) {
                Some(outer) => {
                    depth = outer;
                    if depth == 0 {
                        inner.end_if(&["also"], &mut names);
                        statement.braces = true;
                        statement.inside = std::mem::take(&mut names);
                    }
                }
                None => break,
            },
            Piece::Comment => {}
            Piece::End if depth == 0 => statement.end_if(KEPT, &mut short),
            Piece::End if depth == 1 => inner.end_if(&["also"], &mut names),
            _ if depth > 1 => {}
            Piece::End => {}
            Piece::Words(_) | Piece::Quoted(_) if depth == 1 => inner.add(&piece),
            Piece::Words(_) | Piece::Quoted(_) => statement.add(&piece),
        }
    }
    statement.end_if(KEPT, &mut short);
    short.push('}');
    Some(short)
}

/// Reads a file without its examples: all that a child takes from its parent, at a part of the
/// cost. Places in it are those of the whole file; what is wrong in its examples is not seen.
#[must_use]
pub fn parse_without_examples(source: &Source, id: SourceId) -> Parsed {
    let bare = Source {
        name: source.name.clone(),
        text: blanked(&source.text).into(),
    };
    parse_file(&bare, id)
}

/// The text with blanks in the place of each example, line ends kept; from where its quotes do not
/// match it is left as it is.
fn blanked(text: &str) -> String {
    let mut pieces = Pieces { text, at: 0 };
    let mut bare = String::with_capacity(text.len());
    // How deep the example's own braces stand in each other; none outside an example.
    let mut inside: Option<usize> = None;
    let mut begins = true;
    let mut start = 0;
    while let Some(piece) = pieces.next() {
        let whole = text.get(start..pieces.at).unwrap_or("");
        start = pieces.at;
        let word = whole.trim_start();
        if inside.is_none() && begins && matches!(piece, Piece::Words(_)) {
            let after = word.strip_prefix("example").map(str::trim_start);
            inside = (after == Some("")).then_some(0);
        }
        match inside {
            None => bare.push_str(whole),
            Some(_) => bare.extend(
                whole
                    .bytes()
                    .map(|byte| if byte == b'\n' { '\n' } else { ' ' }),
            ),
        }
        match piece {
            Piece::Open => {
                inside = inside.map(|depth| depth + 1);
                begins = true;
            }
            Piece::Close => {
                inside = inside.and_then(|depth| depth.checked_sub(2).map(|depth| depth + 1));
                begins = true;
            }
            Piece::End | Piece::Comment => begins = true,
            Piece::Words(_) => begins &= word.is_empty(),
            Piece::Quoted(_) => begins = false,
        }
    }
    bare.push_str(text.get(start..).unwrap_or(""));
    bare
}

/// The statements of a game that an outline asks for.
const KEPT: &[&str] = &["also", "family", "pack", "variant", "script"];

/// A statement as it is read.
#[derive(Debug, Default)]
struct Statement {
    text: String,
    /// It has had braces.
    braces: bool,
    /// What is kept of what stood in them.
    inside: String,
}

impl Statement {
    fn add(&mut self, piece: &Piece<'_>) {
        self.text.push_str(piece.text());
    }

    /// Ends it, unless it goes on after a comma; keeps it if its word is one of these.
    fn end_if(&mut self, words: &[&str], short: &mut String) {
        let text = self.text.trim();
        if text.ends_with(',') {
            self.text.push(' ');
            return;
        }
        let word: &str = text
            .split(|c: char| !c.is_alphabetic())
            .next()
            .unwrap_or("");
        if words.contains(&word) {
            short.push('\n');
            short.push_str(text);
            if word == "variant" {
                short.push_str(" {");
                short.push_str(&self.inside);
                short.push('}');
            } else if self.braces {
                short.push_str(" {}");
            }
        }
        *self = Self::default();
    }
}

/// A piece of a file's text.
enum Piece<'a> {
    /// `{`.
    Open,
    /// `}`.
    Close,
    /// A line's end or `;`.
    End,
    /// A comment.
    Comment,
    /// Text between quotes, the quotes too. Of a long one only its quotes.
    Quoted(&'a str),
    /// Anything else.
    Words(&'a str),
}

impl Piece<'_> {
    fn text(&self) -> &str {
        match self {
            Self::Quoted(text) | Self::Words(text) => text,
            Self::Open | Self::Close | Self::End | Self::Comment => "",
        }
    }
}

/// A text piece by piece.
struct Pieces<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Pieces<'a> {
    /// The next piece; none at the end of the text, or where a quote is not closed.
    fn next(&mut self) -> Option<Piece<'a>> {
        const LONG: &str = "\"\"\"";
        let rest = self.text.get(self.at..)?;
        let first = rest.chars().next()?;
        let (piece, length) = match first {
            '{' => (Piece::Open, 1),
            '}' => (Piece::Close, 1),
            '\n' | ';' => (Piece::End, 1),
            '#' => (Piece::Comment, rest.find('\n').unwrap_or(rest.len())),
            '"' if rest.starts_with(LONG) => {
                let end = rest.get(LONG.len()..)?.find(LONG)?;
                (Piece::Quoted("\"\"\" \"\"\""), end + 2 * LONG.len())
            }
            '"' => {
                let end = rest.get(1..)?.find(['"', '\n'])? + 2;
                (Piece::Quoted(rest.get(..end)?), end)
            }
            _ => {
                let end = rest
                    .find(['{', '}', '\n', ';', '#', '"'])
                    .unwrap_or(rest.len());
                (Piece::Words(rest.get(..end)?), end)
            }
        };
        self.at += length;
        Some(piece)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Outline> {
        outline(&Source {
            name: "x.patience".into(),
            text: text.into(),
        })
    }

    #[test]
    fn the_head_is_read_and_the_rest_passed_over() {
        let found = read(
            "# first\ngame \"A\" like \"b/c\" {\n  also \"One\", # why\n    \"Two\" in pt; family \"F\"\n  \
             pack 2, 7 to A\n  tableau x8 { start any; family \"no\" }\n  note \"also { in a note\"\n  \
             variant \"V\" { pack 4; also \"Three\"\n tableau { start A\n also \"no\" }\n example \"e\" { given deal 1 } }\n  variant \"W\" { }\n  \
             script s \"says\" \"\"\" card.rank } \"\"\"\n}\n",
        )
        .unwrap();
        assert_eq!(found.title, "A");
        assert_eq!(found.like.as_deref(), Some("b/c"));
        assert_eq!(found.also, ["One", "Two"]);
        assert_eq!(found.family.as_deref(), Some("F"));
        assert_eq!(found.packs, Some(2));
        let variants: Vec<(&str, &[String])> = found
            .variants
            .iter()
            .map(|variant| (&*variant.title, &*variant.also))
            .collect();
        assert_eq!(variants, [("V", &["Three".to_owned()][..]), ("W", &[])]);
        assert_eq!(found.scripts, 1);
    }

    #[test]
    fn examples_are_blanked_and_all_else_stays_where_it_is() {
        let text = "game \"A\" {\n  note \"example { é\"\n  example \"é { x\" { given deal 1; move turn }\n  \
                    pack 1 # example\n  variant \"V\" { example \"f\" {\n    given deal 2\n  } pack 2 }\n}\n";
        let bare = blanked(text);
        assert_eq!(bare.len(), text.len());
        assert_eq!(bare.lines().count(), text.lines().count());
        assert!(!bare.contains("given") && !bare.contains("move"));
        assert_eq!(bare.find("pack 1"), text.find("pack 1"));
        assert_eq!(bare.find("pack 2"), text.find("pack 2"));
        assert!(bare.contains("note \"example { é\""));
        let source = Source {
            name: "x.patience".into(),
            text: text.into(),
        };
        let parsed = parse_without_examples(&source, SourceId(0));
        assert_eq!(parsed.diagnostics, []);
        let items = parsed.file.game.unwrap().items;
        assert_eq!(items.len(), 3, "{items:?}");
    }

    #[test]
    fn what_is_no_game_has_no_outline() {
        assert_eq!(read(""), None);
        assert_eq!(read("game \"A\" {"), None);
        assert_eq!(read("game \"A { }"), None);
        assert_eq!(read("}"), None);
    }
}
