//! Counts of lines, and play by a seeded random player, for comparison with another reckoning.
//!
//! To compare a reckoning with this one:
//!
//! - [`start`] a game from the pack in its order, and count with [`lines`]; or [`count`] from where
//!   a list of move numbers leads;
//! - take a [`walk`] or a [`walk_to`] and make the moves of its steps in the other reckoning too:
//!   after each, the position and the moves that can be made must be the same. A [`Step`] has both
//!   as text, the [`Table`] it leaves has them as data.

use super::ace_row::AceRow;
use super::display::Display;
use super::klondike_hand::KlondikeHand;
use super::{Move, Pile, Position, Shuffle};
use patience::cards::{Card, Pack};

/// A game, or a variant of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    /// `klondike-hand`.
    KlondikeHand,
    /// `klondike-hand`, variant *by suit*.
    KlondikeHandBySuit,
    /// `ace-row`.
    AceRow,
    /// `ace-row`, variant *until it comes out*.
    AceRowUntilItComesOut,
    /// `display`.
    Display,
    /// `display`, variant *free heaps*.
    DisplayFreeHeaps,
}

impl Game {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::KlondikeHand,
        Self::KlondikeHandBySuit,
        Self::AceRow,
        Self::AceRowUntilItComesOut,
        Self::Display,
        Self::DisplayFreeHeaps,
    ];

    /// How many packs it is played with.
    pub fn decks(self) -> u8 {
        match self {
            Self::Display | Self::DisplayFreeHeaps => 2,
            _ => 1,
        }
    }
}

/// Any of the games at some point of play.
#[derive(Clone)]
pub enum Table<'s> {
    /// Klondike, from the hand.
    KlondikeHand(KlondikeHand),
    /// Ace-row.
    AceRow(AceRow<'s>),
    /// Display.
    Display(Display),
}

/// The game as dealt from the pack, its first card first. Only `ace-row` ever shuffles.
pub fn start<'s>(game: Game, pack: &[Card], shuffle: Shuffle<'s>) -> Table<'s> {
    match game {
        Game::KlondikeHand => Table::KlondikeHand(KlondikeHand::deal(pack, false)),
        Game::KlondikeHandBySuit => Table::KlondikeHand(KlondikeHand::deal(pack, true)),
        Game::AceRow => Table::AceRow(AceRow::deal(pack, false, shuffle)),
        Game::AceRowUntilItComesOut => Table::AceRow(AceRow::deal(pack, true, shuffle)),
        Game::Display => Table::Display(Display::deal(pack, false)),
        Game::DisplayFreeHeaps => Table::Display(Display::deal(pack, true)),
    }
}

impl Position for Table<'_> {
    fn moves(&self) -> Vec<Move> {
        match self {
            Self::KlondikeHand(table) => table.moves(),
            Self::AceRow(table) => table.moves(),
            Self::Display(table) => table.moves(),
        }
    }

    fn apply(&mut self, action: Move) {
        match self {
            Self::KlondikeHand(table) => table.apply(action),
            Self::AceRow(table) => table.apply(action),
            Self::Display(table) => table.apply(action),
        }
    }

    fn is_won(&self) -> bool {
        match self {
            Self::KlondikeHand(table) => table.is_won(),
            Self::AceRow(table) => table.is_won(),
            Self::Display(table) => table.is_won(),
        }
    }

    fn counts(&self) -> Vec<(&'static str, usize)> {
        match self {
            Self::KlondikeHand(table) => table.counts(),
            Self::AceRow(table) => table.counts(),
            Self::Display(table) => table.counts(),
        }
    }

    fn piles(&self) -> Vec<Pile> {
        match self {
            Self::KlondikeHand(table) => table.piles(),
            Self::AceRow(table) => table.piles(),
            Self::Display(table) => table.piles(),
        }
    }
}

/// A point of play that is worth a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landmark {
    /// `klondike-hand`: the next turn carries a packet over into that pass, the third or fourth:
    /// none is carried into the second, as the first pass has eight threes whatever is played.
    CarryInto(usize),
    /// `ace-row`: blocked, after so many re-lays.
    BlockedAfter(u32),
    /// `ace-row`: laid anew so many times, and not blocked.
    Relaid(u32),
    /// `display`: the second pass has begun.
    SecondPass,
}

impl Table<'_> {
    /// Whether play is at that point.
    pub fn is_at(&self, landmark: Landmark) -> bool {
        match (self, landmark) {
            (Self::KlondikeHand(table), Landmark::CarryInto(pass)) => {
                table.would_carry() && table.pass() + 1 == pass
            }
            (Self::AceRow(table), Landmark::BlockedAfter(redeals)) => {
                table.is_blocked() && table.redeals() == redeals
            }
            (Self::AceRow(table), Landmark::Relaid(redeals)) => {
                !table.is_blocked() && table.redeals() == redeals
            }
            (Self::Display(table), Landmark::SecondPass) => table.pass() == 2,
            _ => false,
        }
    }

    /// Whether the game is lost: not won, and no move left or none that leads on.
    pub fn is_lost(&self) -> bool {
        match self {
            Self::KlondikeHand(table) => table.is_stuck(),
            _ => !self.is_won() && self.moves().is_empty(),
        }
    }
}

/// How many lines of exactly `length` legal moves there are from a position. A line that has come
/// to its end earlier, won or without a move, is none; one that could only turn the stock goes on.
pub fn perft(position: &impl Position, length: u32) -> u64 {
    if length == 0 {
        return 1;
    }
    let moves = position.moves();
    if length == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|action| {
            let mut next = position.clone();
            next.apply(action);
            perft(&next, length - 1)
        })
        .sum()
}

/// The counts for every length from 1 to `longest`.
pub fn lines(position: &impl Position, longest: u32) -> Vec<u64> {
    (1..=longest)
        .map(|length| perft(position, length))
        .collect()
}

/// The counts for every length from 1 to `longest`, from where the moves of those numbers lead,
/// each counted from 0 among the moves of its position; and that position.
pub fn count<P: Position>(
    start: &P,
    moves: &[usize],
    longest: u32,
) -> Result<(P, Vec<u64>), String> {
    let mut position = start.clone();
    for (at, &number) in moves.iter().enumerate() {
        let listed = position.moves();
        let Some(&action) = listed.get(number) else {
            let there = listed.len();
            return Err(format!("move {at}: number {number} of {there} moves"));
        };
        position.apply(action);
    }
    let counts = lines(&position, longest);
    Ok((position, counts))
}

/// For every first move, how many lines of `length` moves begin with it: to find where two
/// reckonings part.
pub fn divide(position: &impl Position, length: u32) -> Vec<(String, u64)> {
    position
        .moves()
        .into_iter()
        .map(|action| {
            let mut next = position.clone();
            next.apply(action);
            (action.to_string(), perft(&next, length.saturating_sub(1)))
        })
        .collect()
}

/// A step of a walk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The move made, in words.
    pub words: String,
    /// Its number, counted from 0, among the moves that could be made.
    pub number: usize,
    /// The position after it.
    pub position: String,
    /// The moves that can be made after it, in words, sorted.
    pub moves: Vec<String>,
}

/// The moves of a position in words, sorted.
pub fn words(position: &impl Position) -> Vec<String> {
    let mut words: Vec<String> = position.moves().iter().map(Move::to_string).collect();
    words.sort();
    words
}

/// Up to `longest` random moves, fewer where the game ends or `until` holds before, and where they
/// lead.
fn wander<P: Position>(
    start: &P,
    seed: u64,
    longest: usize,
    until: impl Fn(&P) -> bool,
) -> (P, Vec<Move>) {
    let mut position = start.clone();
    let mut dice = Dice::new(seed);
    let mut made = Vec::new();
    while made.len() < longest && !until(&position) {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let action = moves[dice.below(moves.len())];
        position.apply(action);
        made.push(action);
    }
    (position, made)
}

/// The moves as steps of a walk.
fn tell(start: &impl Position, made: Vec<Move>) -> Vec<Step> {
    let mut position = start.clone();
    let mut steps = Vec::new();
    for action in made {
        let listed = position.moves();
        let number = listed.iter().position(|&other| other == action);
        position.apply(action);
        steps.push(Step {
            words: action.to_string(),
            number: number.expect("the move was listed"),
            position: position.text(),
            moves: words(&position),
        });
    }
    steps
}

/// Makes up to `longest` random moves from a position, fewer where the game ends before.
pub fn walk<P: Position>(start: &P, seed: u64, longest: usize) -> (P, Vec<Step>) {
    let (position, made) = wander(start, seed, longest, |_| false);
    (position, tell(start, made))
}

/// Makes random moves until play is at the landmark, with the first seed from `seed` on that leads
/// there; nothing if none of a hundred does.
pub fn walk_to<'s>(
    start: &Table<'s>,
    seed: u64,
    landmark: Landmark,
) -> Option<(Table<'s>, Vec<Step>)> {
    (seed..seed.saturating_add(100)).find_map(|seed| {
        let (position, made) = wander(start, seed, 1000, |at| at.is_at(landmark));
        position
            .is_at(landmark)
            .then(|| (position, tell(start, made)))
    })
}

/// A die with a seed (Steele, Lea and Flood's `SplitMix64`).
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// The die of that seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        usize::try_from((u128::from(bits) * sides as u128) >> 64).unwrap_or(0)
    }
}

/// Puts cards into an order that depends on the seed.
pub fn mix(seed: u64, cards: &mut [Card]) {
    let mut dice = Dice::new(seed);
    for left in (2..=cards.len()).rev() {
        cards.swap(left - 1, dice.below(left));
    }
}

/// So many packs, put together and mixed.
pub fn shuffled(decks: u8, seed: u64) -> Vec<Card> {
    let mut cards = Pack::french(decks).cards();
    mix(seed, &mut cards);
    cards
}

#[cfg(test)]
mod tests {
    use super::super::{name, rank, suit};
    use super::*;
    use patience::cards::Letters;

    /// A shuffle for the re-lays.
    const BY_NUMBER: Shuffle<'static> = &|k, cards| mix(u64::from(k) + 1_000_000, cards);

    /// A game with a pack mixed by a seed.
    fn mixed(game: Game, seed: u64) -> Table<'static> {
        start(game, &shuffled(game.decks(), seed), BY_NUMBER)
    }

    #[test]
    fn cards_are_the_cards_of_the_french_pack() {
        let pack = Pack::french(1);
        for card in pack.cards() {
            assert_eq!(name(card), pack.write(card, Letters::Letters));
            assert_eq!(pack.rank(card).map(|rank| rank.0 + 1), Some(rank(card)));
            assert_eq!(pack.suit(card).map(|suit| suit.0), Some(suit(card)));
        }
    }

    #[test]
    fn a_walk_can_be_walked_again_by_words_and_by_numbers() {
        for game in Game::ALL {
            for seed in 0..5 {
                let start = mixed(game, seed);
                let (end, steps) = walk(&start, seed, 120);
                let mut again = start.clone();
                for step in &steps {
                    again.play(&step.words).unwrap();
                    assert_eq!(again.text(), step.position);
                    assert_eq!(words(&again), step.moves);
                }
                let numbers: Vec<usize> = steps.iter().map(|step| step.number).collect();
                let (there, counts) = count(&start, &numbers, 2).unwrap();
                assert_eq!(there.text(), end.text());
                assert_eq!(counts, lines(&end, 2));
                assert!(steps.len() == 120 || end.moves().is_empty());
            }
        }
    }

    #[test]
    fn no_move_is_listed_twice_and_each_changes_the_position() {
        for game in Game::ALL {
            for seed in 0..10 {
                let mut table = mixed(game, seed);
                let mut dice = Dice::new(seed);
                for _ in 0..300 {
                    let moves = table.moves();
                    let mut listed = words(&table);
                    listed.dedup();
                    assert_eq!(listed.len(), moves.len());
                    for &action in &moves {
                        let mut next = table.clone();
                        next.apply(action);
                        assert_ne!(next.text(), table.text(), "{action}");
                    }
                    if moves.is_empty() {
                        break;
                    }
                    table.apply(moves[dice.below(moves.len())]);
                }
            }
        }
    }

    #[test]
    fn counts_agree_with_their_parts_and_wrong_numbers_are_refused() {
        for game in Game::ALL {
            let table = mixed(game, 7);
            let parts = divide(&table, 3);
            assert_eq!(parts.len() as u64, perft(&table, 1));
            assert_eq!(
                parts.iter().map(|(_, count)| count).sum::<u64>(),
                perft(&table, 3)
            );
            assert_eq!(perft(&table, 0), 1);
            assert!(count(&table, &[1000], 1).is_err());
        }
    }

    #[test]
    fn every_landmark_is_reached() {
        let landmarks = [
            (Game::KlondikeHand, Landmark::CarryInto(3)),
            (Game::KlondikeHand, Landmark::CarryInto(4)),
            (Game::KlondikeHandBySuit, Landmark::CarryInto(4)),
            (Game::AceRow, Landmark::BlockedAfter(0)),
            (Game::AceRow, Landmark::Relaid(1)),
            (Game::AceRow, Landmark::BlockedAfter(3)),
            (Game::AceRowUntilItComesOut, Landmark::BlockedAfter(4)),
            (Game::Display, Landmark::SecondPass),
            (Game::DisplayFreeHeaps, Landmark::SecondPass),
        ];
        for (game, landmark) in landmarks {
            for seed in [1, 2] {
                let (there, steps) = walk_to(&mixed(game, seed), 1, landmark)
                    .unwrap_or_else(|| panic!("{game:?} never comes to {landmark:?}"));
                assert!(there.is_at(landmark) && !steps.is_empty());
                assert_eq!(there.is_lost(), landmark == Landmark::BlockedAfter(3));
                if let Landmark::CarryInto(pass) = landmark {
                    let mut turned = there.clone();
                    turned.play("turn").unwrap();
                    assert_eq!(turned.counts(), [("pass", pass)]);
                }
            }
        }
        let never = walk_to(&mixed(Game::KlondikeHand, 1), 1, Landmark::CarryInto(2));
        assert!(never.is_none());
    }
}
