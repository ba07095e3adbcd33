//! A text as sections of sentences, before it is broken into lines.

use super::voice::Terms;

/// How many characters a line has at most.
const WIDTH: usize = 80;

/// A piece of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// A sentence; those that follow each other make a paragraph.
    Sentence(String),
    /// What stands alone, with a dash before it.
    Item(String),
    /// Lines that are shown as they are.
    Figure(Vec<String>),
    /// The paragraph ends.
    Break,
}

/// A part of the text under one heading.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Section {
    /// Its heading.
    pub heading: String,
    /// What it says.
    pub lines: Vec<Line>,
    /// The terms that it uses.
    pub terms: Terms,
}

impl Section {
    /// A section that says nothing yet.
    pub fn new(heading: impl Into<String>) -> Self {
        Self {
            heading: heading.into(),
            lines: Vec::new(),
            terms: Terms::default(),
        }
    }

    /// Adds a sentence; an empty one says nothing.
    pub fn say(&mut self, sentence: String) {
        if !sentence.is_empty() {
            self.lines.push(Line::Sentence(sentence));
        }
    }

    /// Whether it says anything.
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| *line == Line::Break)
    }
}

/// The whole text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Document {
    /// The title.
    pub title: String,
    /// Its parts, in order; the first stands under the title.
    pub sections: Vec<Section>,
}

impl Document {
    /// The text, no line longer than it must be.
    pub fn print(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title, underline(&self.title, '='));
        for section in self.sections.iter().filter(|section| !section.is_empty()) {
            text.push('\n');
            if !section.heading.is_empty() {
                text.push_str(&section.heading);
                text.push('\n');
                text.push_str(&underline(&section.heading, '-'));
                text.push('\n');
            }
            print_lines(&section.lines, &mut text);
        }
        text
    }
}

fn underline(text: &str, mark: char) -> String {
    std::iter::repeat_n(mark, text.chars().count()).collect()
}

fn print_lines(lines: &[Line], text: &mut String) {
    let mut paragraph = String::new();
    for line in lines {
        if let Line::Sentence(sentence) = line {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(sentence);
            continue;
        }
        if !paragraph.is_empty() {
            text.push_str(&wrap(&std::mem::take(&mut paragraph), "", ""));
        }
        match line {
            Line::Item(item) => text.push_str(&wrap(item, "- ", "  ")),
            Line::Figure(rows) => {
                for row in rows {
                    text.push_str("    ");
                    text.push_str(row);
                    text.push('\n');
                }
            }
            Line::Break | Line::Sentence(_) => {}
        }
    }
    if !paragraph.is_empty() {
        text.push_str(&wrap(&paragraph, "", ""));
    }
}

/// The text in lines of at most [`WIDTH`] characters, a word that is longer alone on its line;
/// `first` stands before the first line, `next` before the others.
pub(crate) fn wrap(text: &str, first: &str, next: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut length = first.chars().count();
    let mut begun = false;
    for word in text.split_whitespace() {
        let size = word.chars().count();
        if begun && length + 1 + size > WIDTH {
            lines.push_str(&line);
            lines.push('\n');
            next.clone_into(&mut line);
            length = next.chars().count();
            begun = false;
        }
        if begun {
            line.push(' ');
            length += 1;
        }
        line.push_str(word);
        length += size;
        begun = true;
    }
    lines.push_str(&line);
    lines.push('\n');
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_eighty_and_items_hang() {
        let text = "word ".repeat(20);
        let wrapped = wrap(&text, "- ", "  ");
        let lengths: Vec<usize> = wrapped.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lengths, [76, 26]);
        assert!(wrapped.ends_with("\n  word word word word word\n"));
        assert_eq!(wrap("", "- ", "  "), "- \n");
    }

    #[test]
    fn sentences_run_on_until_something_else_comes() {
        let mut section = Section::new("Stock");
        section.say("One.".to_owned());
        section.say("Two.".to_owned());
        section.say(String::new());
        section.lines.push(Line::Item("Three.".to_owned()));
        section.lines.push(Line::Figure(vec!["o o".to_owned()]));
        section.say("Four.".to_owned());
        let document = Document {
            title: "Ten".to_owned(),
            sections: vec![section, Section::new("Empty")],
        };
        assert_eq!(
            document.print(),
            "Ten\n===\n\nStock\n-----\nOne. Two.\n- Three.\n    o o\nFour.\n"
        );
    }
}
