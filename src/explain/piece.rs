//! Pieces of a sentence, and the templates that they are put into.

/// Stands before each thing of a list, so that a tongue may repeat before the others what stands
/// before the first. [`Grammar::finish`](super::tongues::Grammar::finish) takes it away.
pub(super) const LISTED: char = '\u{2060}';

/// A piece of a sentence with what other words must agree with.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Piece {
    /// The words.
    pub text: String,
    /// More than one thing.
    pub plural: bool,
    /// Feminine, in tongues that ask.
    pub feminine: bool,
}

impl From<String> for Piece {
    fn from(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

impl From<&str> for Piece {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl Piece {
    /// The same agreement with other words.
    pub fn with(&self, text: String) -> Self {
        Self {
            text,
            plural: self.plural,
            feminine: self.feminine,
        }
    }

    /// Which of `alternatives` agrees: two are singular and plural; four are masculine and
    /// feminine singular, masculine and feminine plural.
    fn choose<'t>(&self, alternatives: &[&'t str]) -> &'t str {
        let at = match alternatives.len() {
            4 => 2 * usize::from(self.plural) + usize::from(self.feminine),
            _ => usize::from(self.plural),
        };
        alternatives.get(at).copied().unwrap_or("")
    }
}

/// A noun in both numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Noun {
    /// `column`.
    pub one: String,
    /// `columns`.
    pub many: String,
    /// Feminine, in tongues that ask.
    pub feminine: bool,
}

impl Noun {
    /// Reads `column|columns`, and a third part `f` where it is feminine.
    pub fn read(spec: &str) -> Self {
        let mut parts = spec.split('|');
        let one = parts.next().unwrap_or("").to_owned();
        let many = parts.next().map_or_else(|| one.clone(), str::to_owned);
        Self {
            one,
            many,
            feminine: parts.next() == Some("f"),
        }
    }

    /// In the singular.
    pub fn one(&self) -> Piece {
        Piece {
            text: self.one.clone(),
            plural: false,
            feminine: self.feminine,
        }
    }

    /// In the plural.
    pub fn many(&self) -> Piece {
        Piece {
            text: self.many.clone(),
            plural: true,
            feminine: self.feminine,
        }
    }

    /// In the number that so many ask for.
    pub fn of(&self, count: i64) -> Piece {
        if count == 1 { self.one() } else { self.many() }
    }
}

/// Puts pieces into a template: `{x}` is the piece `x`; `{x:is|are}` is the word that agrees
/// with it (see [`Piece`]: two words by number, four by number and gender). What is not given is
/// left out.
pub(super) fn fill(template: &str, pieces: &[(&str, &Piece)]) -> String {
    let mut text = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let Some((slot, tail)) = after.split_once('}') else {
            return text;
        };
        let (name, forms) = slot
            .split_once(':')
            .map_or((slot, None), |(name, forms)| (name, Some(forms)));
        if let Some((_, piece)) = pieces.iter().find(|(given, _)| *given == name) {
            match forms {
                None => text.push_str(&piece.text),
                Some(forms) => {
                    let forms: Vec<&str> = forms.split('|').collect();
                    text.push_str(piece.choose(&forms));
                }
            }
        }
        rest = tail;
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_takes_pieces_and_agrees_with_them() {
        let columns = Noun::read("coluna|colunas|f").many();
        let stock = Noun::read("monte|montes").one();
        let template = "{p:o|a|os|as} {p} {p:é|são} {p:vazio|vazia|vazios|vazias}";
        assert_eq!(fill(template, &[("p", &columns)]), "as colunas são vazias");
        assert_eq!(fill(template, &[("p", &stock)]), "o monte é vazio");
    }

    #[test]
    fn what_is_not_given_is_left_out() {
        assert_eq!(fill("a {x} b {y", &[]), "a  b ");
    }
}
