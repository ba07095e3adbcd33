//! The words of moves.
//!
//! They are read by hand: in the short forms (`3 5`, `w f`) what a word is depends on how many
//! there are, and any case is welcome.

use crate::language::syntax::{MoveWords, PileWords, TakenWords};
use crate::language::{Diagnostic, SourceId, Span, Spanned, errors};

/// The longest move that is read; the longest sensible one names a few cards and piles.
const MOST_BYTES: usize = 400;

/// Reads the words of a move that begin at byte `at` of a text.
pub(super) fn read(text: &str, id: SourceId, at: usize) -> Result<MoveWords, Box<Diagnostic>> {
    let whole = Span::new(at, at + text.trim_end().len());
    if text.len() > MOST_BYTES
        || text.contains('\n') && !text.trim().is_empty() && text.trim().contains('\n')
    {
        return Err(Box::new(errors::not_a_move::diagnostic(id, whole)));
    }
    let words: Vec<Word> = split(text, at);
    let [first, rest @ ..] = words.as_slice() else {
        return Ok(MoveWords::Act(Spanned::new("turn".to_owned(), whole)));
    };
    let read = match first.text.as_str() {
        "remove" => taken(rest).map(MoveWords::Remove),
        "swap" => taken(rest).map(MoveWords::Swap),
        _ => carry(&words),
    };
    read.ok_or_else(|| Box::new(errors::not_a_move::diagnostic(id, whole)))
}

/// A word of a move.
#[derive(Debug, Clone)]
struct Word {
    /// In small letters, unless it is a card.
    text: String,
    span: Span,
    what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Card,
    Number(u32),
    /// `t3`: the name's part ends at this byte.
    Numbered(usize, u32),
    Name,
    Other,
}

fn split(text: &str, at: usize) -> Vec<Word> {
    let separates = |c: char| c.is_whitespace() || c == ',';
    let mut words = Vec::new();
    let mut from = 0;
    while let Some(rest) = text.get(from..)
        && let Some(start) = rest.find(|c| !separates(c))
    {
        let word = rest.get(start..).unwrap_or("");
        let length = word.find(separates).unwrap_or(word.len());
        let word = word.get(..length).unwrap_or("");
        let place = at + from + start;
        words.push(Word::new(word, Span::new(place, place + length)));
        from += start + length;
    }
    words
}

impl Word {
    fn new(text: &str, span: Span) -> Self {
        let small = text.to_ascii_lowercase();
        let letters = small
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(small.len());
        let number = small.get(letters..).and_then(|digits| digits.parse().ok());
        let is_name = small.starts_with(|c: char| c.is_ascii_lowercase())
            && small
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let what = if is_card(text) {
            What::Card
        } else if let Some(number) = number
            && is_name
            && letters > 0
        {
            What::Numbered(letters, number)
        } else if let Ok(number) = small.parse() {
            What::Number(number)
        } else if is_name {
            What::Name
        } else {
            What::Other
        };
        let text = if what == What::Card {
            text.to_owned()
        } else {
            small
        };
        Self { text, span, what }
    }

    fn spanned(&self) -> Spanned<String> {
        Spanned::new(self.text.clone(), self.span)
    }

    fn is(&self, text: &str) -> bool {
        self.text == text
    }

    fn number(&self) -> Option<Spanned<u32>> {
        match self.what {
            What::Number(number) => Some(Spanned::new(number, self.span)),
            _ => None,
        }
    }
}

/// Whether a word looks like a card: a rank and a suit in any case, a joker, or something with
/// capitals and digits that may be a card of another pack.
fn is_card(text: &str) -> bool {
    if text == "*" || text.eq_ignore_ascii_case("joker") {
        return true;
    }
    let Some((last, suit)) = text.char_indices().next_back() else {
        return false;
    };
    let rank = text.get(..last).unwrap_or("");
    let is_rank = !rank.is_empty()
        && (rank.chars().all(|c| c.is_ascii_digit()) && rank.len() <= 2
            || rank.len() == 1 && rank.chars().all(|c| "ajqktAJQKT".contains(c)));
    if "♠♥♦♣♤♡♢♧".contains(suit) {
        return !rank.is_empty();
    }
    is_rank && "shdcSHDC".contains(suit)
        || text.chars().any(|c| c.is_ascii_uppercase())
            && text.chars().any(|c| c.is_ascii_digit())
            && !text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.starts_with(|c: char| c.is_ascii_digit())
}

/// Everything but removals and swaps.
fn carry(words: &[Word]) -> Option<MoveWords> {
    let (card, count, rest) = match words {
        [card, rest @ ..] if card.what == What::Card => (Some(card.spanned()), None, rest),
        [count, word, rest @ ..]
            if count.number().is_some() && (word.is("cards") || word.is("card")) =>
        {
            (None, count.number().map(|count| count.node), rest)
        }
        _ => (None, None, words),
    };
    if let Some(to) = rest.iter().position(|word| word.is("to")) {
        let (from, target) = (rest.get(..to)?, rest.get(to + 1..)?);
        let from = match from {
            [] => None,
            [word, pile @ ..] if word.is("from") => Some(whole_pile(pile)?),
            pile => Some(whole_pile(pile)?),
        };
        if card.is_none() && from.is_none() {
            return None;
        }
        let to = whole_pile(target)?;
        return Some(MoveWords::Carry {
            card,
            count,
            from,
            to,
        });
    }
    match (card, rest) {
        (None, [act]) if count.is_none() && act.what == What::Name => {
            Some(MoveWords::Act(act.spanned()))
        }
        (Some(card), rest) => {
            if let Some(to) = whole_pile(rest) {
                return Some(MoveWords::Carry {
                    card: Some(card),
                    count,
                    from: None,
                    to,
                });
            }
            let rest = match rest {
                [word, rest @ ..] if word.is("from") => rest,
                rest => rest,
            };
            let (from, to) = two_piles(rest)?;
            Some(MoveWords::Carry {
                card: Some(card),
                count,
                from: Some(from),
                to,
            })
        }
        (None, rest) => {
            let rest = match rest {
                [word, rest @ ..] if count.is_some() && word.is("from") => rest,
                rest => rest,
            };
            let (from, to) = two_piles(rest)?;
            Some(MoveWords::Carry {
                card: None,
                count,
                from: Some(from),
                to,
            })
        }
    }
}

/// `tableau 3 5`, `w f`, `w 3`: the first pile takes its number if enough is left for the second.
fn two_piles(words: &[Word]) -> Option<(Spanned<PileWords>, Spanned<PileWords>)> {
    [true, false].into_iter().find_map(|greedy| {
        let (first, used) = pile(words, greedy)?;
        let second = whole_pile(words.get(used..)?)?;
        Some((first, second))
    })
}

/// A pile that takes all of the words.
fn whole_pile(words: &[Word]) -> Option<Spanned<PileWords>> {
    let (found, used) = pile(words, true)?;
    (used == words.len()).then_some(found)
}

/// A pile at the start of some words, and how many of them it takes. Without `greedy` a name does
/// not take the number after it.
fn pile(words: &[Word], greedy: bool) -> Option<(Spanned<PileWords>, usize)> {
    let first = words.first()?;
    let mut found = PileWords {
        group: None,
        number: None,
        place: None,
        span: first.span,
    };
    if let Some(place) = place(words) {
        found.place = Some(place);
        return Some(finish(found, words, 4));
    }
    let used = match first.what {
        What::Number(_) => {
            found.number = first.number();
            1
        }
        What::Numbered(letters, number) => {
            let start = first.span.range().start;
            let (name, digits) = (
                Span::new(start, start + letters),
                Span::new(start + letters, first.span.range().end),
            );
            let group = first.text.get(..letters)?.to_owned();
            found.group = Some(Spanned::new(group, name));
            found.number = Some(Spanned::new(number, digits));
            1
        }
        What::Name if !matches!(first.text.as_str(), "to" | "from" | "and") => {
            found.group = Some(first.spanned());
            if let Some(place) = words.get(1..).and_then(place) {
                found.place = Some(place);
                5
            } else if greedy && let Some(number) = words.get(1).and_then(Word::number) {
                found.number = Some(number);
                2
            } else {
                1
            }
        }
        _ => return None,
    };
    Some(finish(found, words, used))
}

fn finish(mut found: PileWords, words: &[Word], used: usize) -> (Spanned<PileWords>, usize) {
    if let Some(last) = used.checked_sub(1).and_then(|last| words.get(last)) {
        found.span = found.span.to(last.span);
    }
    let span = found.span;
    (Spanned::new(found, span), used)
}

/// `row 1 column 4`, in either order.
fn place(words: &[Word]) -> Option<(Spanned<u32>, Spanned<u32>)> {
    let [first, a, second, b, ..] = words else {
        return None;
    };
    let (a, b) = (a.number()?, b.number()?);
    match (first.text.as_str(), second.text.as_str()) {
        ("row", "column") => Some((a, b)),
        ("column", "row") => Some((b, a)),
        _ => None,
    }
}

/// `5H from tableau 3 and 8S`, `5H 8S`, `tableau 1 tableau 4`.
fn taken(mut words: &[Word]) -> Option<Vec<Spanned<TakenWords>>> {
    let mut all = Vec::new();
    while let [first, rest @ ..] = words {
        if first.is("and") {
            if all.is_empty() || rest.is_empty() {
                return None;
            }
            words = rest;
            continue;
        }
        let mut span = first.span;
        let (card, rest) = if first.what == What::Card {
            (Some(first.spanned()), rest)
        } else {
            (None, words)
        };
        let from = match rest {
            [word, pile @ ..] if card.is_some() && word.is("from") => Some(pile),
            _ if card.is_some() => None,
            rest => Some(rest),
        };
        let (found, rest) = match from {
            Some(words) => {
                let (found, used) = pile(words, true)?;
                (Some(found), words.get(used..)?)
            }
            None => (None, rest),
        };
        if let Some(found) = &found {
            span = span.to(found.span);
        }
        all.push(Spanned::new(TakenWords { card, pile: found }, span));
        words = rest;
    }
    (!all.is_empty()).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A move in a short notation: card, from, to; piles as `group#number` or `group@row,column`.
    fn show(text: &str) -> String {
        let pile = |pile: &PileWords| {
            let group = pile.group.as_ref().map_or("", |group| &group.node);
            let number = pile
                .number
                .as_ref()
                .map_or(String::new(), |n| format!("#{}", n.node));
            let place = pile.place.as_ref().map_or(String::new(), |(row, column)| {
                format!("@{},{}", row.node, column.node)
            });
            format!("{group}{number}{place}")
        };
        let taken = |all: &[Spanned<TakenWords>]| {
            let one = |taken: &Spanned<TakenWords>| {
                let card = taken.node.card.as_ref().map_or("", |card| &card.node);
                let from = taken
                    .node
                    .pile
                    .as_ref()
                    .map_or(String::new(), |p| pile(&p.node));
                format!("[{card} {from}]")
            };
            all.iter().map(one).collect::<String>()
        };
        match read(text, SourceId::default(), 0) {
            Ok(MoveWords::Carry {
                card,
                count,
                from,
                to,
            }) => format!(
                "{}{} | {} | {}",
                card.map_or(String::new(), |card| card.node),
                count.map_or(String::new(), |count| format!("x{count}")),
                from.map_or(String::new(), |from| pile(&from.node)),
                pile(&to.node)
            ),
            Ok(MoveWords::Remove(all)) => format!("remove {}", taken(&all)),
            Ok(MoveWords::Swap(all)) => format!("swap {}", taken(&all)),
            Ok(MoveWords::Act(word)) => format!("act {}", word.node),
            Err(diagnostic) => format!("error {}", diagnostic.code.0),
        }
    }

    #[test]
    fn every_form_of_a_move_is_read() {
        for (text, wanted) in [
            ("", "act turn"),
            ("   ", "act turn"),
            ("turn", "act turn"),
            ("Redeal", "act redeal"),
            ("close-up", "act close-up"),
            ("7H to tableau 2", "7H |  | tableau#2"),
            ("7h to t2", "7h |  | t#2"),
            ("10♥ to foundation", "10♥ |  | foundation"),
            (
                "7H from tableau 3 to foundation",
                "7H | tableau#3 | foundation",
            ),
            ("7H tableau 3 to foundation", "7H | tableau#3 | foundation"),
            ("tableau 4 to tableau 1", " | tableau#4 | tableau#1"),
            ("tableau 3 to 5", " | tableau#3 | #5"),
            ("from tableau 3 to 5", " | tableau#3 | #5"),
            ("waste to foundation", " | waste | foundation"),
            (
                "7H from tableau 3 to tableau row 1 column 4",
                "7H | tableau#3 | tableau@1,4",
            ),
            ("7H to column 4 row 1", "7H |  | @1,4"),
            (
                "6 cards from tableau 3 to tableau 5",
                "x6 | tableau#3 | tableau#5",
            ),
            ("6 cards 3 5", "x6 | #3 | #5"),
            ("1 card from t3 f", "x1 | t#3 | f"),
            ("3 5", " | #3 | #5"),
            ("w f", " | w | f"),
            ("w 3", " | w | #3"),
            ("3 f", " | #3 | f"),
            ("t3 f", " | t#3 | f"),
            ("t3 c2", " | t#3 | c#2"),
            ("tableau 3 5", " | tableau#3 | #5"),
            ("tableau 3 foundation 2", " | tableau#3 | foundation#2"),
            ("7h 2", "7h |  | #2"),
            ("7h f", "7h |  | f"),
            ("7h t3 t5", "7h | t#3 | t#5"),
            ("* to tableau 1", "* |  | tableau#1"),
            ("remove 5H 8S", "remove [5H ][8S ]"),
            ("remove 5H, 8S", "remove [5H ][8S ]"),
            ("remove K♠", "remove [K♠ ]"),
            (
                "remove 5H from tableau 3 and 8S",
                "remove [5H tableau#3][8S ]",
            ),
            ("remove tableau 3 waste", "remove [ tableau#3][ waste]"),
            ("remove 3 w", "remove [ #3][ w]"),
            ("swap 3H 2S", "swap [3H ][2S ]"),
            ("swap tableau 1 tableau 4", "swap [ tableau#1][ tableau#4]"),
            (
                "swap tableau row 1 column 2 and tableau row 2 column 1",
                "swap [ tableau@1,2][ tableau@2,1]",
            ),
        ] {
            assert_eq!(show(text), wanted, "{text:?}");
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "7H",
            "to tableau 1",
            "7H to",
            "7H to to",
            "remove",
            "swap",
            "3",
            "3 5 7",
            "tableau 3 to tableau 4 please",
            "6 cards",
            "6 cards to tableau 4",
            "remove and 5H",
            "remove 5H and",
            "7H from to tableau 2",
            "?!",
            "a\nb",
            "7H to tableau 99999999999",
        ] {
            assert_eq!(show(text), "error E0123", "{text:?}");
        }
        assert_eq!(show(&"a ".repeat(5000)), "error E0123");
    }

    #[test]
    fn places_in_a_move_are_those_of_the_text() {
        let Ok(MoveWords::Carry { card, from, to, .. }) =
            read("7H from t3 to tableau 4", SourceId(2), 10)
        else {
            panic!("a carry");
        };
        assert_eq!(card.unwrap().span, Span::new(10, 12));
        let from = from.unwrap();
        assert_eq!(from.span, Span::new(18, 20));
        assert_eq!(from.node.number.unwrap().span, Span::new(19, 20));
        assert_eq!(to.span, Span::new(24, 33));
    }
}
