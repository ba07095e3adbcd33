//! Drawings: the places of a shape or plan, and the picture of the table.

use super::lower::Lower;
use super::merged::At;
use crate::language::syntax::Shape as Drawn;
use crate::language::{Span, Spanned};
use crate::rules::{Face, GroupId, Picture, Role, Spot, errors};

/// The largest drawing.
const MOST_ROWS: usize = 64;
const MOST_COLUMNS: usize = 256;

impl Lower {
    /// The places of a drawing, in reading order.
    pub(super) fn drawing(&mut self, drawn: &Drawn) -> Option<Vec<Spot>> {
        let text = &drawn.drawing;
        let mut spots: Vec<Spot> = Vec::new();
        let rows: Vec<&str> = text
            .node
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        if rows.len() > MOST_ROWS || rows.iter().any(|row| row.chars().count() > MOST_COLUMNS) {
            self.error(
                errors::DRAWING_UNREADABLE,
                text.span,
                format!("a drawing has at most {MOST_ROWS} rows of {MOST_COLUMNS} signs"),
            );
            return None;
        }
        for (row, line) in (0..).zip(&rows) {
            for (column, sign) in (0..).zip(line.chars()) {
                let face = match sign {
                    'o' => Face::Up,
                    '#' => Face::Down,
                    ' ' => continue,
                    other => {
                        self.error_hint(
                            errors::DRAWING_UNREADABLE,
                            text.span,
                            format!("`{}` means nothing in a drawing", other.escape_default()),
                            "draw with `o` (a card face up), `#` (face down) and blanks",
                        );
                        return None;
                    }
                };
                spots.push(Spot {
                    row,
                    column,
                    face,
                    covered_by: Vec::new(),
                });
            }
        }
        if spots.is_empty() {
            self.error_hint(
                errors::DRAWING_UNREADABLE,
                text.span,
                "nothing is drawn here",
                "draw an `o` for each place",
            );
            return None;
        }
        if drawn.covers {
            let places: Vec<(u16, u16)> = spots.iter().map(|it| (it.row, it.column)).collect();
            for spot in &mut spots {
                spot.covered_by = (1..)
                    .zip(&places)
                    .filter(|(_, (row, column))| {
                        *row == spot.row + 1 && column.abs_diff(spot.column) < 2
                    })
                    .map(|(number, _)| number)
                    .collect();
            }
        }
        Some(spots)
    }

    /// The picture of the table: a row of marks a line.
    pub(super) fn picture(&mut self, picture: &At<String>) -> Option<Picture> {
        self.enter(picture);
        let span = picture.span;
        let before = self.errors();
        let mut drawn: Vec<(GroupId, u16)> = Vec::new();
        // Names of marks that were refused: each is told once.
        let mut unread: Vec<&str> = Vec::new();
        let mut rows = Vec::new();
        for line in picture.node.lines().take(MOST_ROWS) {
            if line.trim().is_empty() {
                continue;
            }
            let mut row = Vec::new();
            for mark in line.split_whitespace().take(MOST_COLUMNS) {
                if mark == "." {
                    row.push(None);
                    continue;
                }
                let Some(spot) = self.mark(mark, span, &drawn, &mut unread) else {
                    continue;
                };
                if drawn.contains(&spot) {
                    let name = self.group_name(spot.0);
                    self.error(
                        errors::DRAWING_UNREADABLE,
                        span,
                        format!("`{name} {}` is drawn twice", spot.1),
                    );
                    continue;
                }
                drawn.push(spot);
                row.push(Some(spot));
            }
            rows.push(row);
        }
        if self.errors() > before {
            return None;
        }
        let missing: Vec<String> = (0..)
            .map(GroupId)
            .zip(&self.heads)
            .filter(|(_, head)| !head.implicit && head.role != Role::Discard)
            .flat_map(|(id, head)| (1..=head.piles).map(move |number| (id, number, &head.name)))
            .filter(|&(id, number, _)| !drawn.contains(&(id, number)))
            .map(|(_, number, name)| format!("{name} {number}"))
            .collect();
        if let Some(first) = missing.first() {
            self.error_hint(
                errors::DRAWING_UNREADABLE,
                span,
                format!("the picture leaves out {first}"),
                "every pile must be seen",
            );
            return None;
        }
        Some(rows)
    }

    /// The pile that a mark stands for.
    fn mark<'a>(
        &mut self,
        mark: &'a str,
        span: Span,
        drawn: &[(GroupId, u16)],
        unread: &mut Vec<&'a str>,
    ) -> Option<(GroupId, u16)> {
        let digits = mark.chars().rev().take_while(char::is_ascii_digit).count();
        let (name, number) = mark.split_at_checked(mark.len() - digits)?;
        let named = |exact: bool| -> Vec<(GroupId, u16, String)> {
            (0..)
                .map(GroupId)
                .zip(&self.heads)
                .filter(|(_, head)| {
                    !name.is_empty()
                        && if exact {
                            head.name == name
                        } else {
                            head.name.starts_with(name) && !head.implicit
                        }
                })
                .map(|(id, head)| (id, head.piles, head.name.clone()))
                .collect()
        };
        let exact = named(true);
        let fitting = if exact.is_empty() {
            named(false)
        } else {
            exact
        };
        let [(group, piles, _)] = fitting.as_slice() else {
            if !unread.contains(&name) {
                unread.push(name);
                let groups: Vec<&str> = fitting.iter().map(|(.., name)| name.as_str()).collect();
                let (message, hint) = unread_mark(if digits == 0 { mark } else { name }, &groups);
                self.error_hint(errors::DRAWING_UNREADABLE, span, message, hint);
            }
            return None;
        };
        let number = if number.is_empty() {
            let next = (1..=*piles).find(|&number| !drawn.contains(&(*group, number)));
            next.unwrap_or(piles.saturating_add(1))
        } else {
            number.parse::<u16>().unwrap_or(0)
        };
        if (1..=*piles).contains(&number) {
            return Some((*group, number));
        }
        let name = self.group_name(*group);
        self.error(
            errors::DRAWING_UNREADABLE,
            span,
            format!("the mark `{mark}` is one more than the {piles} piles of `{name}`"),
        );
        None
    }

    /// A text's span with the text, for statements that keep only the text.
    pub(super) fn spanned<T: Clone>(at: &At<T>) -> Spanned<T> {
        Spanned::new(at.node.clone(), at.span)
    }
}

/// What to say of a mark that fits no group, or several.
fn unread_mark(mark: &str, names: &[&str]) -> (String, String) {
    if names.is_empty() {
        return (
            format!("the mark `{mark}` begins no group's name"),
            "a mark is the start of a group's name, with the number of the pile".to_owned(),
        );
    }
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let shortest: Vec<String> = names
        .iter()
        .map(|name| format!("`{}` for {name}", telling_apart(name, names)))
        .collect();
    (
        format!("the mark `{mark}` fits {}", quoted.join(" and ")),
        format!("say {}", shortest.join(", ")),
    )
}

/// The shortest start of a name that begins none of the others; the whole where there is none.
fn telling_apart<'a>(name: &'a str, names: &[&str]) -> &'a str {
    name.char_indices()
        .filter_map(|(at, sign)| name.get(..at + sign.len_utf8()))
        .find(|start| {
            names
                .iter()
                .all(|other| *other == name || !other.starts_with(start))
        })
        .unwrap_or(name)
}
