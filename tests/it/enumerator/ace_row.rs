//! Ace-row: aces at the heads of four rows, gaps filled in suit, three re-lays.

use super::{Move, Pile, Place, Position, Shuffle, rank, suit};
use patience::cards::Card;

/// The places of a row: the ace, a gap and twelve cards.
const WIDTH: usize = 14;

/// A position of the game.
#[derive(Clone)]
pub struct AceRow<'s> {
    rows: [[Option<Card>; WIDTH]; 4],
    redeals: u32,
    /// How many re-lays there may be; none where there is no limit.
    limit: Option<u32>,
    shuffle: Shuffle<'s>,
}

impl<'s> AceRow<'s> {
    /// Deals the pack, its first card first; in the variant the re-lays have no limit.
    pub fn deal(pack: &[Card], until_it_comes_out: bool, shuffle: Shuffle<'s>) -> Self {
        assert_eq!(pack.len(), 52, "one pack has 52 cards");
        let mut rows = [[None; WIDTH]; 4];
        let (aces, others): (Vec<Card>, Vec<Card>) =
            pack.iter().partition(|&&card| rank(card) == 1);
        for (row, &ace) in rows.iter_mut().zip(&aces) {
            row[0] = Some(ace);
        }
        for (at, &card) in others.iter().enumerate() {
            rows[at / 12][2 + at % 12] = Some(card);
        }
        Self {
            rows,
            redeals: 0,
            limit: (!until_it_comes_out).then_some(3),
            shuffle,
        }
    }

    /// How many times the rows were laid anew.
    pub fn redeals(&self) -> u32 {
        self.redeals
    }

    /// Whether no gap can be filled, though the game is not won.
    pub fn is_blocked(&self) -> bool {
        !self.is_won() && self.fills().is_empty()
    }

    fn find(&self, wanted: Card) -> (usize, usize) {
        for (row, places) in self.rows.iter().enumerate() {
            if let Some(column) = places.iter().position(|&place| place == Some(wanted)) {
                return (row, column);
            }
        }
        panic!("all cards lie on the table");
    }

    /// Every filling of a gap.
    fn fills(&self) -> Vec<Move> {
        let mut fills = Vec::new();
        for row in 0..4 {
            for column in 1..WIDTH {
                let (None, Some(left)) = (self.rows[row][column], self.rows[row][column - 1])
                else {
                    continue;
                };
                if rank(left) == 13 {
                    continue;
                }
                let card = Card(left.0 + 1);
                let (from_row, from_column) = self.find(card);
                fills.push(Move::Carry {
                    card,
                    from: cell(from_row, from_column),
                    to: cell(row, column),
                });
            }
        }
        fills
    }

    /// How many cards of a row stay when it is laid anew.
    fn run(&self, row: usize) -> usize {
        let mut length = 1;
        while length < WIDTH
            && let (Some(left), Some(card)) = (self.rows[row][length - 1], self.rows[row][length])
            && suit(left) == suit(card)
            && rank(left) + 1 == rank(card)
        {
            length += 1;
        }
        length
    }

    /// The cards that a re-lay picks up, row by row from the top, left to right.
    fn picked_up(&self) -> Vec<Card> {
        (0..4)
            .flat_map(|row| self.rows[row][self.run(row)..].iter().copied().flatten())
            .collect()
    }

    /// The places that a re-lay fills, in order.
    fn to_fill(&self) -> Vec<(usize, usize)> {
        (0..4)
            .flat_map(|row| (self.run(row) + 1..WIDTH).map(move |column| (row, column)))
            .collect()
    }

    fn lay_anew(&mut self) {
        self.redeals += 1;
        let places = self.to_fill();
        let mut cards = self.picked_up();
        (self.shuffle)(self.redeals, &mut cards);
        for row in 0..4 {
            let run = self.run(row);
            self.rows[row][run..].fill(None);
        }
        for ((row, column), card) in places.into_iter().zip(cards) {
            self.rows[row][column] = Some(card);
        }
    }
}

/// A place by its row and column, counted from 0 here and from 1 in words.
fn cell(row: usize, column: usize) -> Place {
    Place::Cell {
        row: row + 1,
        column: column + 1,
    }
}

impl Position for AceRow<'_> {
    fn moves(&self) -> Vec<Move> {
        if self.is_won() {
            return Vec::new();
        }
        let fills = self.fills();
        if fills.is_empty() && self.limit.is_none_or(|limit| self.redeals < limit) {
            return vec![Move::Redeal];
        }
        fills
    }

    fn apply(&mut self, action: Move) {
        match action {
            Move::Redeal => self.lay_anew(),
            Move::Carry {
                from:
                    Place::Cell {
                        row: from_row,
                        column: from_column,
                    },
                to: Place::Cell { row, column },
                ..
            } => {
                self.rows[row - 1][column - 1] = self.rows[from_row - 1][from_column - 1].take();
            }
            other => panic!("the game has no `{other}`"),
        }
    }

    fn is_won(&self) -> bool {
        (0..4).all(|row| self.run(row) == 13)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![("redeals", self.redeals as usize)]
    }

    fn piles(&self) -> Vec<Pile> {
        let mut piles = Vec::new();
        for (row, places) in self.rows.iter().enumerate() {
            for (column, place) in places.iter().enumerate() {
                piles.push(Pile::face_up(cell(row, column), place.as_slice()));
            }
        }
        piles
    }
}

#[cfg(test)]
mod tests {
    use super::super::perft::{Dice, lines, mix, shuffled};
    use super::*;
    use patience::cards::Pack;

    /// A shuffle that leaves the cards as they were picked up.
    fn as_it_lies(_: u32, _: &mut Vec<Card>) {}

    /// The cards of a row, `-` for a gap.
    fn row(table: &AceRow, row: usize) -> String {
        let places = table.rows[row].iter();
        let names: Vec<String> = places
            .map(|place| place.map_or_else(|| "-".to_owned(), super::super::name))
            .collect();
        names.join(" ")
    }

    /// The card written so.
    fn card(text: &str) -> Card {
        patience::cards::parse_card(&Pack::french(1), text).unwrap()
    }

    /// A table of four rows as [`row`] writes them.
    fn table(rows: [&str; 4]) -> AceRow<'static> {
        let mut table = AceRow::deal(&Pack::french(1).cards(), false, &as_it_lies);
        for (places, text) in table.rows.iter_mut().zip(rows) {
            let read: Vec<Option<Card>> = text
                .split_whitespace()
                .map(|word| (word != "-").then(|| card(word)))
                .collect();
            places.copy_from_slice(&read);
        }
        let mut cards: Vec<Card> = table.rows.iter().flatten().copied().flatten().collect();
        cards.sort();
        assert_eq!(cards, Pack::french(1).cards());
        table
    }

    #[test]
    fn an_ace_goes_to_the_head_of_the_rows_while_dealing() {
        // Spades first, aces of the other suits at the very end.
        let mut pack = Pack::french(1).cards();
        pack.reverse();
        let table = AceRow::deal(&pack, false, &as_it_lies);
        assert_eq!(row(&table, 0), "AS - KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S");
        assert_eq!(row(&table, 3), "AC - KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C");
        // Wherever the aces come, the other cards close up.
        pack.swap(0, 12);
        pack.swap(1, 51);
        pack.swap(2, 25);
        let table = AceRow::deal(&pack, false, &as_it_lies);
        assert_eq!(row(&table, 0), "AS - 10S 9S 8S 7S 6S 5S 4S 3S 2S KS KH QH");
        assert_eq!(row(&table, 1), "AC - JH 10H 9H 8H 7H 6H 5H 4H 3H 2H JS KD");
    }

    #[test]
    fn lines_from_the_ordered_pack_are_words_of_four_letters() {
        // Every row is in order but for its gap, so each row slides along by itself, in twelve
        // moves: the lines are the words in four letters.
        let mut table = AceRow::deal(&Pack::french(1).cards(), false, &as_it_lies);
        assert_eq!(lines(&table, 5), [4, 16, 64, 256, 1024]);
        table
            .play("2H from tableau row 3 column 3 to tableau row 3 column 2")
            .unwrap();
        assert_eq!(row(&table, 2), "AH 2H - 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH");
        for moves_left in (0..47).rev() {
            table.apply(table.moves()[0]);
            assert_eq!(table.is_won(), moves_left == 0);
        }
        assert_eq!(row(&table, 0), "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC -");
        // Won, although every gap has a king on its left.
        assert!(table.moves().is_empty() && !table.is_blocked());
    }

    #[test]
    fn gaps_are_filled_from_anywhere_and_blocked_by_kings_and_gaps() {
        let table = table([
            "AC 2C - 4C KC - 5D 6D - - 7D 8D 9D 10D",
            "AD 2D 3D 4D 3C 5C 6C 7C 8C 9C 10C JC QC JD",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH QD",
            "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS KD",
        ]);
        let words: Vec<String> = table.moves().iter().map(Move::to_string).collect();
        let expected = [
            "3C from tableau row 2 column 5 to tableau row 1 column 3",
            "7D from tableau row 1 column 11 to tableau row 1 column 9",
        ];
        assert_eq!(words, expected);
    }

    #[test]
    fn a_re_lay_keeps_the_runs_and_leaves_a_gap_after_each() {
        let mut table = table([
            "AC 2C KD - - - - KC 3C 4D 5C 6C 7C 8C",
            "AD 2S 2D 4C 5D 6D 7D 8D 9D 10D JD QD 9C 10C",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JC",
            "AS QC 3D 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        ]);
        assert!(table.is_blocked());
        assert_eq!(table.moves(), [Move::Redeal]);
        table.play("redeal").unwrap();
        let expected = [
            "AC 2C - KD KC 3C 4D 5C 6C 7C 8C 2S 2D 4C",
            "AD - 5D 6D 7D 8D 9D 10D JD QD 9C 10C JC QC",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH -",
            "AS - 3D 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        ];
        assert_eq!([0, 1, 2, 3].map(|number| row(&table, number)), expected);
        assert_eq!(table.redeals(), 1);
    }

    #[test]
    fn three_re_lays_and_no_fourth_but_in_the_variant() {
        let (mut lost, mut longer) = (0, 0);
        for seed in 0..40 {
            for variant in [false, true] {
                let shuffle =
                    move |k: u32, cards: &mut Vec<Card>| mix(seed * 100 + u64::from(k), cards);
                let mut table = AceRow::deal(&shuffled(1, seed), variant, &shuffle);
                let mut dice = Dice::new(seed);
                while table.redeals() < 4 {
                    let moves = table.moves();
                    assert_eq!(
                        moves == [Move::Redeal],
                        table.is_blocked() && !moves.is_empty()
                    );
                    if moves.is_empty() {
                        break;
                    }
                    let action = moves[dice.below(moves.len())];
                    let before = table.clone();
                    assert_eq!(before.picked_up().len(), before.to_fill().len());
                    table.apply(action);
                    if action == Move::Redeal {
                        assert!(table.is_won() || !table.is_blocked());
                        for number in 0..4 {
                            let run = before.run(number);
                            assert_eq!(table.rows[number][..run], before.rows[number][..run]);
                            assert_eq!(table.rows[number][run], None);
                            assert_eq!(table.rows[number].iter().flatten().count(), 13);
                        }
                    }
                    let mut cards: Vec<Card> =
                        table.rows.iter().flatten().copied().flatten().collect();
                    cards.sort();
                    assert_eq!(cards, Pack::french(1).cards());
                }
                if table.is_won() {
                    continue;
                }
                if variant {
                    assert_eq!(table.redeals(), 4, "without limit it goes on");
                    longer += 1;
                } else {
                    assert_eq!(table.redeals(), 3);
                    assert!(table.is_blocked(), "blocked after the third, it is lost");
                    assert!(table.play("redeal").is_err());
                    lost += 1;
                }
            }
        }
        assert!(lost > 20 && longer > 15, "lost {lost}, longer {longer}");
    }
}
