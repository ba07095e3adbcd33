//! Display: two packs laid out in thirteen columns, by way of three heaps and then one.

use super::{Move, Pile, Place, Position, rank};
use patience::cards::Card;

/// How many columns there can be.
const COLUMNS: usize = 13;
/// How many cards a column takes, its head counted.
const HEIGHT: usize = 8;

/// A position of the game.
#[derive(Debug, Clone)]
pub struct Display {
    free_heaps: bool,
    /// The columns opened so far, each with its head first.
    columns: Vec<Vec<Card>>,
    heaps: [Vec<Card>; 3],
    /// The last is played next.
    stock: Vec<Card>,
    pass: usize,
}

/// The rank above, an ace following a king.
fn above(rank: u8) -> u8 {
    rank % 13 + 1
}

impl Display {
    /// Deals the pack, its first card at the head of the first column; in the variant a card that
    /// fits may go to a heap.
    pub fn deal(pack: &[Card], free_heaps: bool) -> Self {
        assert_eq!(pack.len(), 104, "two packs have 104 cards");
        let mut stock = pack.to_vec();
        stock.reverse();
        let columns = vec![stock.pop().into_iter().collect()];
        Self {
            free_heaps,
            columns,
            heaps: [const { Vec::new() }; 3],
            stock,
            pass: 1,
        }
    }

    /// The pass that play is in: 2 once the heaps are gathered.
    pub fn pass(&self) -> usize {
        self.pass
    }

    /// The columns that the card fits, the one that it would open included.
    fn fitting(&self, card: Card) -> Vec<usize> {
        let mut fitting = Vec::new();
        for (number, column) in self.columns.iter().enumerate() {
            if column.len() < HEIGHT && rank(card) == above(rank(column[column.len() - 1])) {
                fitting.push(number);
            }
        }
        if self.columns.len() < COLUMNS
            && let Some(left) = self.columns.last()
            && rank(left[0]) == above(rank(card))
        {
            fitting.push(self.columns.len());
        }
        fitting
    }

    fn pile(&mut self, place: Place) -> &mut Vec<Card> {
        match place {
            Place::Stock => &mut self.stock,
            Place::Heap(number) => &mut self.heaps[number - 1],
            Place::Tableau(number) => {
                if number > self.columns.len() {
                    self.columns.push(Vec::new());
                }
                &mut self.columns[number - 1]
            }
            other => panic!("the game has no {other}"),
        }
    }
}

impl Position for Display {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(&card) = self.stock.last() {
            let from = Place::Stock;
            let fitting = self.fitting(card);
            for &column in &fitting {
                let to = Place::Tableau(column + 1);
                moves.push(Move::Carry { card, from, to });
            }
            if fitting.is_empty() || self.free_heaps {
                let open = if self.pass == 1 { 3 } else { 1 };
                for heap in 1..=open {
                    let to = Place::Heap(heap);
                    moves.push(Move::Carry { card, from, to });
                }
            }
        }
        for (heap, cards) in self.heaps.iter().enumerate() {
            if let Some(&card) = cards.last() {
                let from = Place::Heap(heap + 1);
                for column in self.fitting(card) {
                    let to = Place::Tableau(column + 1);
                    moves.push(Move::Carry { card, from, to });
                }
            }
        }
        let something_to_gather = self.heaps.iter().any(|heap| !heap.is_empty());
        if self.stock.is_empty() && self.pass == 1 && something_to_gather {
            moves.push(Move::Gather);
        }
        moves
    }

    fn apply(&mut self, action: Move) {
        match action {
            Move::Gather => {
                let [first, second, third] = &mut self.heaps;
                // The first card laid on heap 3 comes first, so it must be the last in the list.
                let mut order = Vec::new();
                order.append(third);
                order.append(second);
                order.append(first);
                order.reverse();
                self.stock = order;
                self.pass = 2;
            }
            Move::Carry { card, from, to } => {
                let taken = self.pile(from).pop();
                assert_eq!(taken, Some(card), "the card is the top of {from}");
                self.pile(to).push(card);
            }
            other => panic!("the game has no `{other}`"),
        }
    }

    fn is_won(&self) -> bool {
        self.columns.len() == COLUMNS && self.columns.iter().all(|column| column.len() == HEIGHT)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![("pass", self.pass)]
    }

    fn piles(&self) -> Vec<Pile> {
        let mut piles = vec![Pile::face_up(Place::Stock, &self.stock)];
        for number in 1..=COLUMNS {
            let cards = self.columns.get(number - 1).map_or(&[][..], Vec::as_slice);
            piles.push(Pile::face_up(Place::Tableau(number), cards));
        }
        for (number, cards) in self.heaps.iter().enumerate() {
            piles.push(Pile::face_up(Place::Heap(number + 1), cards));
        }
        piles
    }
}

#[cfg(test)]
mod tests {
    use super::super::name;
    use super::super::perft::{Dice, lines, perft, shuffled};
    use super::*;
    use patience::cards::Pack;

    /// The ranks of the full display, column by column, if the first head has that rank.
    fn full(first: u8) -> Vec<Vec<u8>> {
        let mut heads = vec![first];
        while heads.len() < 13 {
            let left = heads[heads.len() - 1];
            heads.push(if left == 1 { 13 } else { left - 1 });
        }
        heads
            .into_iter()
            .map(|head| {
                let mut column = vec![head];
                while column.len() < 8 {
                    let last = column[column.len() - 1];
                    column.push(if last == 13 { 1 } else { last + 1 });
                }
                column
            })
            .collect()
    }

    #[test]
    fn a_full_display_uses_every_rank_eight_times_and_is_won() {
        for first in 1..=13 {
            let display = full(first);
            for wanted in 1..=13 {
                let count = display
                    .iter()
                    .flatten()
                    .filter(|&&rank| rank == wanted)
                    .count();
                assert_eq!(count, 8);
            }
            // A pack that comes in just that order: of each rank, its suits in turn.
            let mut seen = [0; 14];
            let mut pack = Vec::new();
            for &rank in display.iter().flatten() {
                let suit = seen[usize::from(rank)] % 4;
                seen[usize::from(rank)] += 1;
                pack.push(Card(suit * 13 + rank - 1));
            }
            let mut table = Display::deal(&pack, false);
            for (at, &card) in pack.iter().enumerate().skip(1) {
                assert!(!table.is_won());
                let words = format!("{} from stock to tableau {}", name(card), at / 8 + 1);
                table.play(&words).unwrap();
            }
            assert!(table.is_won() && table.moves().is_empty());
            assert_eq!((table.pass, table.stock.len()), (1, 0));
        }
    }

    #[test]
    fn lines_from_the_ordered_packs_are_as_counted_by_hand() {
        // The ace of clubs lies there; two to eight must follow it, one place each, and fill the
        // column. Nine to queen fit nowhere: three heaps each. The king opens the second column.
        // Then either the ace of diamonds goes on it or the queen of clubs opens the third.
        let table = Display::deal(&Pack::french(2).cards(), false);
        let counted = [1, 1, 1, 1, 1, 1, 1, 3, 9, 27, 81, 81, 162];
        assert_eq!(lines(&table, 13), counted);
        // With free heaps each card may also go to one of three heaps: the two of clubs in four
        // ways; then after its play the three has four; on a heap, the two still fits, and the
        // three fits nowhere but on heaps: four again.
        let table = Display::deal(&Pack::french(2).cards(), true);
        assert_eq!(lines(&table, 2), [4, 16]);
    }

    /// A position of the game with little in it; cards by rank, all of them clubs.
    fn table(columns: &[&[u8]], heaps: [&[u8]; 3], stock: &[u8], pass: usize) -> Display {
        let cards = |ranks: &[u8]| ranks.iter().map(|&rank| Card(rank - 1)).collect::<Vec<_>>();
        let mut table = Display::deal(&Pack::french(2).cards(), false);
        table.columns = columns.iter().map(|column| cards(column)).collect();
        table.heaps = heaps.map(cards);
        table.stock = cards(stock);
        table.pass = pass;
        table
    }

    /// The moves in words.
    fn words(table: &Display) -> Vec<String> {
        table.moves().iter().map(Move::to_string).collect()
    }

    #[test]
    fn a_card_fits_row_and_columns_with_wrap_both_ways() {
        // Heads ace and king; the king's column has come to its king, the ace's is full.
        let column = [1, 2, 3, 4, 5, 6, 7, 8];
        let table = table(&[&column, &[13]], [&[12], &[9], &[1]], &[5, 1], 1);
        let expected = [
            "AC from stock to tableau 2",
            "QC from heap 1 to tableau 3",
            "AC from heap 3 to tableau 2",
        ];
        assert_eq!(words(&table), expected);
    }

    #[test]
    fn a_stock_card_that_fits_more_than_once_has_a_choice_of_places_but_no_heap() {
        let mut table = table(
            &[&[10, 11], &[9], &[8], &[7, 8, 9, 10, 11]],
            [&[12], &[], &[]],
            &[6, 12],
            1,
        );
        let expected = [
            "QC from stock to tableau 1",
            "QC from stock to tableau 4",
            "QC from heap 1 to tableau 1",
            "QC from heap 1 to tableau 4",
        ];
        assert_eq!(words(&table), expected);
        // The same where only one heap is open, and in the variant with the heaps after it.
        table.pass = 2;
        assert_eq!(words(&table), expected);
        table.free_heaps = true;
        assert_eq!(words(&table)[2], "QC from stock to heap 1");
        assert_eq!(words(&table).len(), 5);
    }

    #[test]
    fn a_card_may_follow_in_a_column_or_open_one() {
        let first = [13, 1, 2, 3, 4, 5, 6];
        let columns: [&[u8]; 6] = [&first, &[12], &[11], &[10], &[9], &[8]];
        let table = table(&columns, [&[], &[], &[]], &[7], 1);
        let expected = ["7C from stock to tableau 1", "7C from stock to tableau 7"];
        assert_eq!(words(&table), expected);
        // No column opens beyond the thirteenth.
        let heads: Vec<[u8; 1]> = (1..=13).rev().map(|head| [head]).collect();
        let columns: Vec<&[u8]> = heads.iter().map(<[u8; 1]>::as_slice).collect();
        let table = self::table(&columns, [&[], &[], &[]], &[13], 1);
        assert_eq!(words(&table), ["KC from stock to tableau 2"]);
    }

    #[test]
    fn heaps_are_gathered_third_first_and_then_one_is_open() {
        let mut table = table(&[&[5]], [&[1, 2], &[8, 9], &[12, 6]], &[11], 1);
        let expected = [
            "JC from stock to heap 1",
            "JC from stock to heap 2",
            "JC from stock to heap 3",
            "6C from heap 3 to tableau 1",
        ];
        assert_eq!(words(&table), expected);
        assert!(table.play("gather").is_err(), "not before the stock is out");
        table.play("JC from stock to heap 2").unwrap();
        assert_eq!(words(&table), ["6C from heap 3 to tableau 1", "gather"]);
        table.play("gather").unwrap();
        assert_eq!(table.piles()[0].to_string(), "stock: 2C AC JC 9C 8C 6C QC");
        assert_eq!(words(&table), ["QC from stock to heap 1"]);
        for play in ["QC from stock to heap 1", "6C from stock to tableau 1"] {
            table.play(play).unwrap();
        }
        while !table.stock.is_empty() {
            table.apply(table.moves()[0]);
        }
        // The stock is out a second time, and nothing is gathered again.
        assert!(table.moves().is_empty() && !table.is_won());
        assert_eq!(table.piles()[14].to_string(), "heap 1: QC 8C 9C JC AC 2C");
    }

    #[test]
    fn gathering_needs_something_to_gather() {
        assert!(table(&[&[5]], [&[], &[], &[]], &[], 1).moves().is_empty());
        assert_eq!(perft(&table(&[&[5]], [&[], &[7], &[]], &[], 1), 1), 1);
    }

    #[test]
    fn random_play_keeps_every_card_and_the_order_of_the_display() {
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut table = Display::deal(&shuffled(2, seed), seed % 2 == 1);
            let mut everything = Pack::french(2).cards();
            everything.sort();
            loop {
                let moves = table.moves();
                if moves.is_empty() {
                    break;
                }
                table.apply(moves[dice.below(moves.len())]);
                let mut cards: Vec<Card> = table
                    .piles()
                    .into_iter()
                    .flat_map(|pile| pile.cards)
                    .collect();
                cards.sort();
                assert_eq!(cards, everything);
            }
            assert!(table.is_won() || table.pass == 2);
            assert!(table.stock.is_empty() && table.heaps[1].is_empty());
            let first = rank(table.columns[0][0]);
            for (column, places) in table.columns.iter().zip(full(first)) {
                let ranks: Vec<u8> = column.iter().map(|&card| rank(card)).collect();
                assert_eq!(ranks, places[..ranks.len()]);
            }
        }
    }
}
