//! How piles are named in sentences.

use super::piece::{LISTED, Noun, Piece, fill};
use super::voice::Voice;
use crate::rules::{Group, GroupId, PileTerm, Piles, Reference, Role, Select, Shape, Way};

/// Which places a pile of a group is.
pub(super) type Ranges = [(u16, u16)];

impl Voice<'_> {
    /// What one pile of the group is called: `column`, `fan`, `place of the tableau`.
    pub fn pile_noun(&self, id: GroupId) -> Noun {
        self.rules
            .group(id)
            .map_or_else(Noun::default, |group| self.noun_of(group))
    }

    /// Whether its piles are places of a picture, whose name is the picture's.
    pub fn is_places(group: &Group) -> bool {
        group.piles > 1 && matches!(group.shape, Shape::Grid { .. } | Shape::Drawing { .. })
    }

    /// What one pile of the group is called.
    pub fn noun_of(&self, group: &Group) -> Noun {
        if Self::is_places(group) {
            let whole = self.the(&self.whole_noun(group).one());
            let place = Self::noun(self.words.place);
            return self.of_whole(&place, &whole);
        }
        if group.role == Role::Tableau && group.name == "tableau" && group.piles > 1 {
            return Self::noun(if self.are_columns(group) {
                self.words.column
            } else {
                self.words.tableau_pile
            });
        }
        self.named_for_rank(group)
            .unwrap_or_else(|| self.whole_noun(group))
    }

    /// Whether the piles of the tableau are called columns.
    pub fn are_columns(&self, group: &Group) -> bool {
        let taken = self.rules.group_named("column").is_some();
        group.spread.way == Way::Down && group.shape == Shape::Row && !taken
    }

    /// A group that is called after a rank (`kings`) would be taken for the cards themselves:
    /// `king foundation`.
    fn named_for_rank(&self, group: &Group) -> Option<Noun> {
        let plain = group.name.strip_suffix('s').unwrap_or(&group.name);
        let ranks = &self.rules.pack.ranks;
        let rank = ranks.iter().find(|rank| rank.name == plain)?;
        let rank = self.grammar.rank(&rank.name).one();
        let role = self.grammar.group(role_word(group.role), false);
        let form = |role: Piece| fill(self.words.rank_pile, &[("rank", &rank), ("role", &role)]);
        Some(Noun {
            one: form(role.one()),
            many: form(role.many()),
            feminine: role.feminine,
        })
    }

    /// The group's name as a noun.
    fn whole_noun(&self, group: &Group) -> Noun {
        self.grammar.group(&group.name, group.piles > 1)
    }

    pub fn of_whole(&self, part: &Noun, whole: &Piece) -> Noun {
        let form = |piece: Piece| fill(self.words.part_of, &[("x", &piece), ("whole", whole)]);
        Noun {
            one: form(part.one()),
            many: form(part.many()),
            feminine: part.feminine,
        }
    }

    /// `the columns`, `the tableau`, `the waste`: all the piles of the group.
    pub fn the_group(&self, id: GroupId) -> Piece {
        let Some(group) = self.rules.group(id) else {
            return Piece::default();
        };
        if Self::is_places(group) {
            return self.the(&self.whole_noun(group).one());
        }
        let noun = self.noun_of(group);
        self.the(&noun.of(i64::from(group.piles)))
    }

    /// `a column`, `the waste`: any one of its piles.
    pub fn a_pile(&self, id: GroupId) -> Piece {
        let noun = self.pile_noun(id);
        match self.rules.group(id) {
            Some(group) if group.piles == 1 => self.the(&noun.one()),
            _ => self.a(&noun.one()),
        }
    }

    /// `1 to 4 and 7`.
    pub fn ranges(&self, ranges: &Ranges) -> String {
        let parts: Vec<String> = ranges
            .iter()
            .map(|&(first, last)| {
                if first == last {
                    first.to_string()
                } else {
                    let (first, last) = (first.to_string(), last.to_string());
                    let (first, last) = (Piece::from(first), Piece::from(last));
                    fill(self.words.range, &[("first", &first), ("last", &last)])
                }
            })
            .collect();
        self.and(&parts)
    }

    /// The one number that the ranges hold.
    fn single(ranges: &Ranges) -> Option<u16> {
        match ranges {
            [(first, last)] if first == last => Some(*first),
            _ => None,
        }
    }

    /// `the third column`, `columns 1 to 4 and 7`.
    pub fn numbered(&self, ranges: &Ranges, noun: &Noun) -> Piece {
        if let Some(number) = Self::single(ranges) {
            return self.the(&self.nth_bare(number, noun));
        }
        let many = noun.many();
        let numbers = Piece::from(self.ranges(ranges));
        many.with(fill(self.words.numbered, &[("x", &many), ("n", &numbers)]))
    }

    fn nth_bare(&self, number: u16, noun: &Noun) -> Piece {
        let one = noun.one();
        let ordinal = Piece::from(self.grammar.ordinal(i64::from(number), noun.feminine));
        one.with(fill(self.words.nth_bare, &[("n", &ordinal), ("x", &one)]))
    }

    /// `row 2, column 3`: where places lie.
    pub fn places(&self, rows: &Ranges, columns: &Ranges) -> Piece {
        let row = Self::noun(self.words.row);
        let column = Self::noun(self.words.grid_column);
        match (rows.is_empty(), columns.is_empty()) {
            (false, true) => self.numbered(rows, &row),
            (true, false) => self.numbered(columns, &column),
            _ => {
                let rows = self.numbered(rows, &row);
                let columns = self.numbered(columns, &column);
                columns.with(fill(
                    self.words.row_and_column,
                    &[("row", &rows), ("column", &columns)],
                ))
            }
        }
    }

    /// Those piles of the group, with their article.
    pub fn the_selected(&self, id: GroupId, select: &Select) -> Piece {
        match select {
            Select::All => self.the_group(id),
            Select::Numbers(ranges) => self.numbered(ranges, &self.pile_noun(id)),
            Select::Places { rows, columns } => {
                let places = self.places(rows, columns);
                let whole = self.the_group(id);
                places.with(fill(
                    self.words.part_of,
                    &[("x", &places), ("whole", &whole)],
                ))
            }
        }
    }

    /// `the first column`: where a rule is said to hold only in some piles of its group.
    pub fn selected_here(&self, select: &Select) -> Piece {
        match select {
            Select::All => Piece::default(),
            Select::Numbers(ranges) => {
                let noun = self
                    .about()
                    .map_or_else(|| Self::noun(self.words.pile), |id| self.pile_noun(id));
                self.numbered(ranges, &noun)
            }
            Select::Places { rows, columns } => self.places(rows, columns),
        }
    }

    /// The pile meant by a reference: `the pile to its left`.
    pub fn reference(&self, reference: &Reference) -> Piece {
        let words = self.words;
        let places = self.about_places();
        let away = |near: &'static str, far: &'static str, steps: u8| {
            if steps <= 1 {
                Self::noun(near).one()
            } else {
                let pile = Self::noun(words.pile);
                let nth = Piece::from(self.grammar.ordinal(i64::from(steps), pile.feminine));
                pile.one().with(fill(far, &[("n", &nth)]))
            }
        };
        match reference {
            Reference::It => {
                let noun = self
                    .it()
                    .map_or_else(|| Self::noun(words.pile), |id| self.pile_noun(id));
                let pile = noun.one();
                pile.with(fill(words.this_pile, &[("x", &pile)]))
            }
            Reference::Left(steps) => {
                let near = if places {
                    words.place_left
                } else {
                    words.pile_left
                };
                away(near, words.nth_left, *steps)
            }
            Reference::Right(steps) => {
                let near = if places {
                    words.place_right
                } else {
                    words.pile_right
                };
                away(near, words.nth_right, *steps)
            }
            Reference::Above if places => Self::noun(words.place_above).one(),
            Reference::Above => Self::noun(words.pile_above).one(),
            Reference::Below if places => Self::noun(words.place_below).one(),
            Reference::Below => Self::noun(words.pile_below).one(),
            Reference::Head(inner) => {
                let pile = self.reference(inner);
                Piece::from(fill(words.first_card_of, &[("pile", &pile)]))
            }
            Reference::Its(group) => {
                let noun = self.pile_noun(*group).one();
                noun.with(fill(words.same_number, &[("x", &noun)]))
            }
            Reference::Any(group) => {
                let noun = self.pile_noun(*group).one();
                noun.with(fill(words.any_other, &[("x", &noun)]))
            }
            Reference::Pile(group, number) => {
                if self
                    .rules
                    .group(*group)
                    .is_some_and(|group| group.piles == 1)
                {
                    self.the_group(*group)
                } else {
                    self.numbered(&[(*number, *number)], &self.pile_noun(*group))
                }
            }
        }
    }

    /// Whether the rules being told are those of places with a card each.
    fn about_places(&self) -> bool {
        self.about()
            .and_then(|id| self.rules.group(id))
            .is_some_and(Self::is_places)
    }

    /// The card that is compared with: `the top card of the pile to its left`.
    pub fn other_card(&self, reference: &Reference) -> String {
        let words = self.words;
        let pile = self.reference(reference);
        match reference {
            Reference::Head(_) => pile.text,
            Reference::Left(1) if self.about_places() => words.card_left.to_owned(),
            Reference::Right(1) if self.about_places() => words.card_right.to_owned(),
            Reference::Above if self.about_places() => words.card_above.to_owned(),
            Reference::Below if self.about_places() => words.card_below.to_owned(),
            _ if self.about_places() => fill(words.card_at, &[("pile", &pile)]),
            _ => fill(words.top_card_of, &[("pile", &pile)]),
        }
    }

    fn term(&self, term: &PileTerm) -> Piece {
        match term {
            PileTerm::Group(id, select) => self.the_selected(*id, select),
            PileTerm::Reference(reference) => self.reference(reference),
        }
    }

    /// `the waste or the columns`.
    pub fn piles(&self, piles: &Piles) -> Piece {
        self.joined(piles, |items| self.or(items))
    }

    /// `the waste and the columns`.
    pub fn piles_and(&self, piles: &Piles) -> Piece {
        self.joined(piles, |items| self.and(items))
    }

    fn joined(&self, piles: &Piles, join: impl Fn(&[String]) -> String) -> Piece {
        let terms: Vec<Piece> = piles.iter().map(|term| self.term(term)).collect();
        let several = terms.len() > 1;
        let texts: Vec<String> = terms
            .iter()
            .map(|term| {
                if several {
                    format!("{LISTED}{}", term.text)
                } else {
                    term.text.clone()
                }
            })
            .collect();
        Piece {
            text: join(&texts),
            plural: several || terms.iter().any(|term| term.plural),
            feminine: !terms.is_empty() && terms.iter().all(|term| term.feminine),
        }
    }

    /// How many piles the term names, as far as can be said without a state.
    pub fn how_many(&self, term: &PileTerm) -> u32 {
        let PileTerm::Group(id, select) = term else {
            return 1;
        };
        let Some(group) = self.rules.group(*id) else {
            return 0;
        };
        match select {
            Select::All => u32::from(group.piles),
            Select::Numbers(ranges) => ranges
                .iter()
                .map(|&(first, last)| u32::from(last.saturating_sub(first)) + 1)
                .sum(),
            Select::Places { rows, columns } => match group.shape {
                Shape::Grid {
                    rows: r,
                    columns: c,
                } => {
                    let len = |ranges: &Ranges, all: u16| {
                        if ranges.is_empty() {
                            return u32::from(all);
                        }
                        ranges
                            .iter()
                            .map(|&(first, last)| u32::from(last.saturating_sub(first)) + 1)
                            .sum()
                    };
                    len(rows, r) * len(columns, c)
                }
                _ => u32::from(group.piles),
            },
        }
    }

    /// What one of the piles is called, for `every`, `no`, `at least two`: none where it is one
    /// pile only, which stands by itself.
    pub fn any_noun(&self, piles: &Piles) -> Option<Noun> {
        if piles.iter().map(|term| self.how_many(term)).sum::<u32>() == 1 {
            return None;
        }
        let nouns: Vec<Noun> = piles
            .iter()
            .map(|term| match term {
                PileTerm::Group(id, Select::All) => self.pile_noun(*id),
                other => self.of_whole(&Self::noun(self.words.pile), &self.term(other)),
            })
            .collect();
        let one: Vec<String> = nouns.iter().map(|noun| noun.one.clone()).collect();
        let many: Vec<String> = nouns.iter().map(|noun| noun.many.clone()).collect();
        Some(Noun {
            one: self.or(&one),
            many: self.or(&many),
            feminine: nouns.first().is_some_and(|noun| noun.feminine),
        })
    }

    /// `each column`, `the waste`.
    pub fn each(&self, piles: &Piles) -> Piece {
        if let [PileTerm::Group(_, Select::Numbers(_))] = piles.as_slice()
            && self.any_noun(piles).is_some()
        {
            let all = self.piles(piles);
            return Piece {
                plural: false,
                ..all.with(fill(self.words.each_of, &[("x", &all)]))
            };
        }
        match self.any_noun(piles) {
            Some(noun) => {
                let one = noun.one();
                one.with(fill(self.words.each, &[("x", &one)]))
            }
            None => self.piles(piles),
        }
    }
}

/// The word of a role, as files write it.
const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Stock => "stock",
        Role::Waste => "waste",
        Role::Foundation => "foundation",
        Role::Tableau => "tableau",
        Role::Reserve => "reserve",
        Role::Cell => "cell",
        Role::Discard => "discard",
    }
}
