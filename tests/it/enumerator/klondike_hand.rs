//! Klondike, from the hand: packets of three turned over as one, and carried over the end of a pass.

use super::{Move, Pile, Place, Position, is_red, rank, suit};
use patience::cards::Card;

/// The pass in which cards are turned singly; those before it turn by threes.
const SINGLE_PASS: usize = 4;

/// A column: what lies face down, and what is packed on it face up.
#[derive(Debug, Clone, Default)]
struct Column {
    down: Vec<Card>,
    up: Vec<Card>,
}

/// A position of the game.
#[derive(Debug, Clone)]
pub struct KlondikeHand {
    by_suit: bool,
    columns: Vec<Column>,
    /// Aces first; a foundation belongs to the suit of the ace laid on it.
    foundations: Vec<Vec<Card>>,
    /// The last is turned next.
    stock: Vec<Card>,
    /// The last is the top.
    waste: Vec<Card>,
    pass: usize,
}

impl KlondikeHand {
    /// Deals the pack, its first card first; in the variant the columns build down in suit.
    pub fn deal(pack: &[Card], by_suit: bool) -> Self {
        assert_eq!(pack.len(), 52, "one pack has 52 cards");
        let mut columns = vec![Column::default(); 7];
        let mut cards = pack.iter().copied();
        for row in 0..7 {
            for column in &mut columns[row..] {
                column.down.extend(cards.next());
            }
        }
        let mut stock: Vec<Card> = cards.collect();
        stock.reverse();
        let mut table = Self {
            by_suit,
            columns,
            foundations: vec![Vec::new(); 4],
            stock,
            waste: Vec::new(),
            pass: 1,
        };
        table.turn_up();
        table
    }

    /// Turns up the cards that nothing covers.
    fn turn_up(&mut self) {
        for column in &mut self.columns {
            if column.up.is_empty() {
                column.up.extend(column.down.pop());
            }
        }
    }

    /// Whether `upper` may be laid on `lower` in a column.
    fn builds(&self, lower: Card, upper: Card) -> bool {
        rank(lower) == rank(upper) + 1
            && if self.by_suit {
                suit(lower) == suit(upper)
            } else {
                is_red(lower) != is_red(upper)
            }
    }

    /// The columns that the card at the foot of a run may be laid on; it lies at the very bottom
    /// of its own column if `at_bottom`.
    fn columns_for(&self, card: Card, at_bottom: bool) -> Vec<usize> {
        let mut fitting = Vec::new();
        let mut met_a_space = false;
        for (number, column) in self.columns.iter().enumerate() {
            if let Some(&top) = column.up.last() {
                if self.builds(top, card) {
                    fitting.push(number);
                }
            } else {
                if rank(card) == 13 && !at_bottom && !met_a_space {
                    fitting.push(number);
                }
                met_a_space = true;
            }
        }
        fitting
    }

    /// The foundation that takes the card.
    fn foundation_for(&self, card: Card) -> Option<usize> {
        self.foundations.iter().position(|pile| match pile.last() {
            Some(&top) => suit(top) == suit(card) && rank(top) + 1 == rank(card),
            None => rank(card) == 1,
        })
    }

    /// Whether anything is left to turn.
    fn can_turn(&self) -> bool {
        !self.stock.is_empty() || (self.pass < SINGLE_PASS && !self.waste.is_empty())
    }

    /// Whether the next turn would begin a packet in one pass and lay it in the next.
    pub fn would_carry(&self) -> bool {
        self.pass < SINGLE_PASS && (1..3).contains(&self.stock.len()) && !self.waste.is_empty()
    }

    /// The pass that play is in.
    pub fn pass(&self) -> usize {
        self.pass
    }

    fn turn(&mut self) {
        let mut packet = Vec::new();
        if self.pass == SINGLE_PASS {
            packet.extend(self.stock.pop());
        } else {
            self.fill(&mut packet, 3);
            if packet.len() < 3 && !self.waste.is_empty() {
                self.stock.append(&mut self.waste);
                self.stock.reverse();
                self.pass += 1;
                let begun = !packet.is_empty();
                let singly = self.pass == SINGLE_PASS && !begun;
                self.fill(&mut packet, if singly { 1 } else { 3 });
            }
        }
        // The packet is turned over as one: what was taken first shows.
        self.waste.extend(packet.into_iter().rev());
    }

    /// Takes cards of the stock until the packet has `size`, or the stock is out.
    fn fill(&mut self, packet: &mut Vec<Card>, size: usize) {
        while packet.len() < size {
            let Some(card) = self.stock.pop() else {
                return;
            };
            packet.push(card);
        }
    }

    /// Whether the game is lost: no move, or only turns, which lead to no other move.
    pub fn is_stuck(&self) -> bool {
        if self.is_won() {
            return false;
        }
        let mut ahead = self.clone();
        loop {
            let moves = ahead.moves();
            if moves.iter().any(|&action| action != Move::Turn) {
                return false;
            }
            if moves.is_empty() {
                // Every turn uses up stock or passes, so this is always reached.
                return true;
            }
            ahead.turn();
        }
    }
}

impl Position for KlondikeHand {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (number, column) in self.columns.iter().enumerate() {
            let from = Place::Tableau(number + 1);
            if let Some(&card) = column.up.last()
                && let Some(foundation) = self.foundation_for(card)
            {
                let to = Place::Foundation(foundation + 1);
                moves.push(Move::Carry { card, from, to });
            }
            for (at, &card) in column.up.iter().enumerate() {
                let packed = column.up[at..]
                    .windows(2)
                    .all(|pair| self.builds(pair[0], pair[1]));
                if !packed {
                    continue;
                }
                let at_bottom = at == 0 && column.down.is_empty();
                for goal in self.columns_for(card, at_bottom) {
                    let to = Place::Tableau(goal + 1);
                    moves.push(Move::Carry { card, from, to });
                }
            }
        }
        if let Some(&card) = self.waste.last() {
            let from = Place::Waste;
            if let Some(foundation) = self.foundation_for(card) {
                let to = Place::Foundation(foundation + 1);
                moves.push(Move::Carry { card, from, to });
            }
            for goal in self.columns_for(card, false) {
                let to = Place::Tableau(goal + 1);
                moves.push(Move::Carry { card, from, to });
            }
        }
        if self.can_turn() {
            moves.push(Move::Turn);
        }
        moves
    }

    fn apply(&mut self, action: Move) {
        match action {
            Move::Turn => self.turn(),
            Move::Carry { card, from, to } => {
                let packet = match from {
                    Place::Waste => self.waste.pop().into_iter().collect(),
                    Place::Tableau(number) => {
                        let up = &mut self.columns[number - 1].up;
                        let at = up.iter().position(|&other| other == card);
                        up.split_off(at.expect("the card lies face up in its column"))
                    }
                    other => panic!("nothing leaves {other}"),
                };
                match to {
                    Place::Foundation(number) => self.foundations[number - 1].extend(packet),
                    Place::Tableau(number) => self.columns[number - 1].up.extend(packet),
                    other => panic!("nothing is played to {other}"),
                }
                self.turn_up();
            }
            other => panic!("the game has no `{other}`"),
        }
    }

    fn is_won(&self) -> bool {
        self.foundations.iter().all(|pile| pile.len() == 13)
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        vec![("pass", self.pass)]
    }

    fn piles(&self) -> Vec<Pile> {
        let mut piles = vec![
            Pile {
                place: Place::Stock,
                cards: self.stock.clone(),
                face_down: self.stock.len(),
            },
            Pile::face_up(Place::Waste, &self.waste),
        ];
        for (number, pile) in self.foundations.iter().enumerate() {
            piles.push(Pile::face_up(Place::Foundation(number + 1), pile));
        }
        for (number, column) in self.columns.iter().enumerate() {
            piles.push(Pile {
                place: Place::Tableau(number + 1),
                cards: [column.down.as_slice(), column.up.as_slice()].concat(),
                face_down: column.down.len(),
            });
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

    /// The game with the pack in order, clubs first.
    fn in_order() -> KlondikeHand {
        KlondikeHand::deal(&Pack::french(1).cards(), false)
    }

    /// The waste's last three, the number of cards in the waste and in the stock.
    fn waste(table: &KlondikeHand) -> String {
        let from = table.waste.len().saturating_sub(3);
        let names: Vec<String> = table.waste[from..].iter().map(|&card| name(card)).collect();
        let (waste, stock) = (table.waste.len(), table.stock.len());
        format!("{} · {waste} · {stock}", names.join(" "))
    }

    #[test]
    fn the_deal_is_by_rows() {
        let text = in_order().text();
        let expected = "pass: 1\n\
            stock: (KS) (QS) (JS) (10S) (9S) (8S) (7S) (6S) (5S) (4S) (3S) (2S) (AS) \
            (KH) (QH) (JH) (10H) (9H) (8H) (7H) (6H) (5H) (4H) (3H)\n\
            waste: -\n\
            foundation 1: -\nfoundation 2: -\nfoundation 3: -\nfoundation 4: -\n\
            tableau 1: AC\n\
            tableau 2: (2C) 8C\n\
            tableau 3: (3C) (9C) AD\n\
            tableau 4: (4C) (10C) (2D) 6D\n\
            tableau 5: (5C) (JC) (3D) (7D) 10D\n\
            tableau 6: (6C) (QC) (4D) (8D) (JD) KD\n\
            tableau 7: (7C) (KC) (5D) (9D) (QD) (AH) 2H\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn turning_without_a_play_gives_the_check_values() {
        let expected = [
            (1, "5H 4H 3H · 3 · 21"),
            (2, "8H 7H 6H · 6 · 18"),
            (9, "3H 4H 5H · 3 · 21"),
            (17, "5H 4H 3H · 3 · 21"),
            (25, "5H · 1 · 23"),
            (26, "5H 4H · 2 · 22"),
            (48, "KS QS JS · 24 · 0"),
        ];
        let mut table = in_order();
        for turn in 1..=48 {
            table.play("turn").unwrap();
            if let Some((_, text)) = expected.iter().find(|(number, _)| *number == turn) {
                assert_eq!(&waste(&table), text, "after turn {turn}");
            }
        }
        assert_eq!(table.pass, 4);
        assert!(table.play("turn").is_err(), "a 49th turn is refused");
    }

    #[test]
    fn a_packet_is_carried_over_as_in_the_check_values() {
        let expected = [
            (8, "KS QS JS · 23 · 0", 1),
            (15, "KS 8S 9S · 21 · 2", 2),
            (16, "3H JS QS · 3 · 20", 3),
            (23, "3H 9S 8S · 3 · 20", 4),
            (24, "9S 8S JS · 4 · 19", 4),
        ];
        let mut table = in_order();
        for turn in 1..=43 {
            if turn == 7 {
                table.play("5S from waste to tableau 4").unwrap();
            }
            table.play("turn").unwrap();
            if let Some((_, text, pass)) = expected.iter().find(|(number, ..)| *number == turn) {
                assert_eq!(&waste(&table), text, "after turn {turn}");
                assert_eq!(table.pass, *pass, "after turn {turn}");
            }
        }
        assert!(table.play("turn").is_err(), "a 44th turn is refused");
    }

    /// A table with nothing but a hand: the stock as listed, its next card last, and a waste.
    fn hand(stock: &[u8], waste: &[u8], pass: usize) -> KlondikeHand {
        let mut table = in_order();
        table.columns = vec![Column::default(); 7];
        table.stock = stock.iter().map(|&kind| Card(kind)).collect();
        table.waste = waste.iter().map(|&kind| Card(kind)).collect();
        table.pass = pass;
        table
    }

    /// The kinds in the waste, those in the stock and the pass, after a turn.
    fn turned(mut table: KlondikeHand) -> (Vec<u8>, Vec<u8>, usize) {
        table.play("turn").unwrap();
        let kinds = |cards: &[Card]| cards.iter().map(|card| card.0).collect();
        (kinds(&table.waste), kinds(&table.stock), table.pass)
    }

    #[test]
    fn a_turn_at_the_end_of_a_pass_takes_what_there_is() {
        // An empty waste cannot be turned over and uses up no pass.
        assert_eq!(turned(hand(&[2, 1], &[], 1)), (vec![2, 1], vec![], 1));
        // Stock and waste together make no three.
        assert_eq!(turned(hand(&[1], &[5], 1)), (vec![5, 1], vec![], 2));
        assert_eq!(turned(hand(&[], &[5, 6], 2)), (vec![6, 5], vec![], 3));
        // A packet that is begun is finished by threes, one that is not begun is a single card.
        assert_eq!(
            turned(hand(&[1], &[5, 6, 7], 3)),
            (vec![6, 5, 1], vec![7], 4)
        );
        assert_eq!(turned(hand(&[], &[5, 6, 7], 3)), (vec![5], vec![7, 6], 4));
        // Nothing is carried in the single pass.
        assert_eq!(turned(hand(&[1], &[5, 6], 4)), (vec![5, 6, 1], vec![], 4));
        assert!(!hand(&[], &[5], 4).can_turn());
        assert!(!hand(&[], &[], 1).can_turn());
    }

    #[test]
    fn a_hand_that_leads_to_no_play_is_stuck() {
        assert!(hand(&[2, 1], &[5], 1).is_stuck());
        assert!(!hand(&[2, 13], &[5], 1).is_stuck(), "an ace comes up");
        assert!(!hand(&[12], &[5], 4).is_stuck(), "a king fills a space");
        // In the single pass the ace below is out of reach.
        assert!(hand(&[2], &[0, 5], 4).is_stuck());
    }

    #[test]
    fn spaces_count_once_and_a_king_at_the_bottom_stays() {
        let mut table = hand(&[], &[], 4);
        table.columns[2].up = vec![Card(12), Card(24)]; // KC QD
        table.columns[4].down = vec![Card(3)];
        table.columns[4].up = vec![Card(38), Card(50)]; // KH QS
        table.waste = vec![Card(51)]; // KS
        let words: Vec<String> = table.moves().iter().map(Move::to_string).collect();
        assert_eq!(
            words,
            [
                "KH from tableau 5 to tableau 1",
                "KS from waste to tableau 1"
            ]
        );
    }

    #[test]
    fn part_of_a_run_moves_and_the_card_beneath_is_turned_up() {
        let mut table = hand(&[], &[], 4);
        table.columns[0].down = vec![Card(3)]; // 4C
        table.columns[0].up = vec![Card(8), Card(20), Card(6)]; // 9C 8D 7C
        table.columns[1].up = vec![Card(47)]; // 9S
        table.columns[2].up = vec![Card(22)]; // 10D
        table.columns[3].up = vec![Card(33)]; // 8H
        let words: Vec<String> = table.moves().iter().map(Move::to_string).collect();
        let expected = [
            "9C from tableau 1 to tableau 3",
            "8D from tableau 1 to tableau 2",
            "7C from tableau 1 to tableau 4",
            "9S from tableau 2 to tableau 3",
            "8H from tableau 4 to tableau 2",
        ];
        assert_eq!(words, expected);
        table.play("9C from tableau 1 to tableau 3").unwrap();
        assert_eq!(table.piles()[6].to_string(), "tableau 1: 4C");
        assert_eq!(table.piles()[8].to_string(), "tableau 3: 10D 9C 8D 7C");
    }

    #[test]
    fn in_the_variant_columns_build_in_suit() {
        let pack = Pack::french(1).cards();
        let table = KlondikeHand::deal(&pack, true);
        let words: Vec<String> = table.moves().iter().map(Move::to_string).collect();
        let expected = [
            "AC from tableau 1 to foundation",
            "AD from tableau 3 to foundation",
            "turn",
        ];
        assert_eq!(words, expected);
    }

    #[test]
    fn lines_from_the_ordered_pack_are_as_counted_by_hand() {
        // The first move: either ace up, the ace of clubs to the two of hearts, a turn. After
        // them, in that order: 3 moves (the space takes the king of diamonds), 4 (the nine of
        // clubs comes up and goes to the ten of diamonds), 4 and 4.
        assert_eq!(lines(&in_order(), 2), [4, 15]);
    }

    #[test]
    fn random_play_keeps_every_card_and_every_run() {
        for seed in 0..20 {
            let mut dice = Dice::new(seed);
            let mut table = KlondikeHand::deal(&shuffled(1, seed), seed % 2 == 1);
            for _ in 0..400 {
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
                assert_eq!(cards, Pack::french(1).cards());
                for column in &table.columns {
                    assert!(column.down.is_empty() || !column.up.is_empty());
                    for pair in column.up.windows(2) {
                        assert!(table.builds(pair[0], pair[1]));
                    }
                }
            }
            assert!(perft(&table, 2) < 10_000);
        }
    }
}
