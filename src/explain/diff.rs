//! The rules that two games do not share, in words.

use super::document::{Document, Line, Section, wrap};

/// What stands in one section and not in the other, each line after its mark.
fn one_sided(here: &[Line], there: &[Line], mark: &str, text: &mut String) {
    let mut left: Vec<&Line> = there.iter().collect();
    for line in here {
        if let Some(at) = left.iter().position(|other| *other == line) {
            left.swap_remove(at);
            continue;
        }
        match line {
            Line::Sentence(words) | Line::Item(words) => {
                text.push_str(&wrap(words, mark, "    "));
            }
            Line::Figure(rows) => {
                for row in rows {
                    text.push_str(mark);
                    text.push_str(row);
                    text.push('\n');
                }
            }
            Line::Break => {}
        }
    }
}

/// Section by section, what only the first says (after `-`) and what only the second says
/// (after `+`). Empty where they say the same.
pub(super) fn differing(first: &Document, second: &Document) -> String {
    let nothing = Section::default();
    let mut headings: Vec<&str> = Vec::new();
    for section in first.sections.iter().chain(&second.sections) {
        if !headings.contains(&section.heading.as_str()) {
            headings.push(&section.heading);
        }
    }
    let find = |document: &'_ Document, heading: &str| -> Vec<Line> {
        document
            .sections
            .iter()
            .filter(|section| section.heading == heading)
            .flat_map(|section| &section.lines)
            .chain(&nothing.lines)
            .cloned()
            .collect()
    };
    let mut text = String::new();
    for heading in headings {
        let (here, there) = (find(first, heading), find(second, heading));
        let mut part = String::new();
        one_sided(&here, &there, "  - ", &mut part);
        one_sided(&there, &here, "  + ", &mut part);
        if !part.is_empty() {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(heading);
            text.push('\n');
            text.push_str(&part);
        }
    }
    text
}
