//! What hands of cards are worth: poker and cribbage. Plain numbers in, plain numbers out.

/// What a hand needs to know of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandCard<'a> {
    /// A 1, 2 to 10, J 11, Q 12, K 13.
    pub rank: i64,
    /// The suit's letter.
    pub suit: &'a str,
}

/// The kinds of poker hand, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Poker {
    /// None of the others.
    Nothing,
    /// Two cards of a rank.
    Pair,
    /// Two of one rank and two of another.
    TwoPairs,
    /// Three of a rank.
    Three,
    /// Five ranks in order, the ace below the two or above the king.
    Straight,
    /// Five cards of a suit.
    Flush,
    /// Three of one rank and two of another.
    FullHouse,
    /// Four of a rank (or five, where several packs are in play).
    Four,
    /// A straight in one suit.
    StraightFlush,
    /// 10 J Q K A of one suit.
    RoyalFlush,
}

impl Poker {
    /// The best that the hand holds. Fewer than five cards count for what they hold already: pairs,
    /// three, four; a straight, a flush and a full house need all five.
    pub fn of(hand: &[HandCard<'_>]) -> Self {
        let mut ranks: Vec<i64> = hand.iter().map(|card| card.rank).collect();
        ranks.sort_unstable();
        let whole = hand.len() == 5;
        let flush = whole && same(hand.iter().map(|card| card.suit));
        let royal = ranks == [1, 10, 11, 12, 13];
        let straight = whole && (royal || follow(&ranks));
        let mut sets: Vec<usize> = ranks
            .chunk_by(|one, next| one == next)
            .map(<[i64]>::len)
            .collect();
        sets.sort_unstable_by(|one, other| other.cmp(one));
        match (sets.as_slice(), flush, straight) {
            (_, true, true) if royal => Self::RoyalFlush,
            (_, true, true) => Self::StraightFlush,
            ([4 | 5, ..], ..) => Self::Four,
            ([3, 2, ..], ..) => Self::FullHouse,
            (_, true, _) => Self::Flush,
            (_, _, true) => Self::Straight,
            ([3, ..], ..) => Self::Three,
            ([2, 2, ..], ..) => Self::TwoPairs,
            ([2, ..], ..) => Self::Pair,
            _ => Self::Nothing,
        }
    }

    /// Its number from 0 (nothing) to 9 (royal flush).
    pub fn number(self) -> i64 {
        match self {
            Self::Nothing => 0,
            Self::Pair => 1,
            Self::TwoPairs => 2,
            Self::Three => 3,
            Self::Straight => 4,
            Self::Flush => 5,
            Self::FullHouse => 6,
            Self::Four => 7,
            Self::StraightFlush => 8,
            Self::RoyalFlush => 9,
        }
    }

    /// Its points in the American count of poker squares.
    pub fn points(self) -> i64 {
        match self {
            Self::Nothing => 0,
            Self::Pair => 2,
            Self::TwoPairs => 5,
            Self::Three => 10,
            Self::Straight => 15,
            Self::Flush => 20,
            Self::FullHouse => 25,
            Self::Four => 50,
            Self::StraightFlush => 75,
            Self::RoyalFlush => 100,
        }
    }
}

/// The points of a cribbage hand as it is shown, with the starter if there is one.
///
/// Each set of cards that makes 15 (court cards count 10) 2, each pair 2, each run of three or more
/// 1 a card, four or more cards of the hand in one suit 1 each and the starter 1 more if it agrees,
/// the jack of the starter's suit in hand 1. (The 2 for a jack as starter belong to the game, not
/// to the hand.) A hand that is not full counts for what it holds.
pub fn cribbage(hand: &[HandCard<'_>], starter: Option<HandCard<'_>>) -> i64 {
    let all = || hand.iter().copied().chain(starter);
    let mut ranks: Vec<i64> = all().map(|card| card.rank).collect();
    ranks.sort_unstable();
    let nobs = starter.is_some_and(|starter| {
        hand.iter()
            .any(|card| card.rank == 11 && card.suit == starter.suit)
    });
    2 * fifteens(&ranks) + pairs_and_runs(&ranks) + flush(hand, starter) + i64::from(nobs)
}

/// In how many ways cards make 15.
fn fifteens(ranks: &[i64]) -> i64 {
    // ways[s]: in how many ways the cards so far make s.
    let mut ways = [0_i64; 16];
    ways[0] = 1;
    for rank in ranks {
        let Ok(value) = usize::try_from((*rank).min(10)) else {
            continue;
        };
        for sum in (value..ways.len()).rev() {
            let more = ways.get(sum - value).copied().unwrap_or_default();
            if let Some(ways) = ways.get_mut(sum) {
                *ways += more;
            }
        }
    }
    ways[15]
}

/// Pairs 2 each; runs 1 for each card in each of the ways to choose them. The ranks are sorted.
fn pairs_and_runs(ranks: &[i64]) -> i64 {
    let sets: Vec<(i64, i64)> = ranks
        .chunk_by(|one, next| one == next)
        .map(|set| {
            let rank = set.first().copied().unwrap_or_default();
            (rank, set.iter().map(|_| 1).sum())
        })
        .collect();
    let pairs: i64 = sets.iter().map(|(_, count)| count * (count - 1)).sum();
    let runs: i64 = sets
        .chunk_by(|one, next| one.0 + 1 == next.0)
        .filter(|run| run.len() >= 3)
        .map(|run| {
            let length: i64 = run.iter().map(|_| 1).sum();
            length * run.iter().map(|(_, count)| count).product::<i64>()
        })
        .sum();
    pairs + runs
}

fn flush(hand: &[HandCard<'_>], starter: Option<HandCard<'_>>) -> i64 {
    if hand.len() < 4 || !same(hand.iter().map(|card| card.suit)) {
        return 0;
    }
    let agrees =
        starter.is_some_and(|starter| hand.first().is_some_and(|first| first.suit == starter.suit));
    hand.iter().map(|_| 1).sum::<i64>() + i64::from(agrees)
}

/// Whether all are equal.
pub fn same<T: PartialEq>(mut values: impl Iterator<Item = T>) -> bool {
    values
        .next()
        .is_none_or(|first| values.all(|value| value == first))
}

/// Whether each is one more than the one before it.
pub fn follow(values: &[i64]) -> bool {
    values.is_sorted_by(|one, next| one + 1 == *next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `AS 10H`.
    fn hand(text: &str) -> Vec<HandCard<'_>> {
        text.split_whitespace()
            .map(|word| {
                let (rank, suit) = word.split_at(word.len() - 1);
                let names = "A 2 3 4 5 6 7 8 9 10 J Q K";
                let at = names.split(' ').position(|name| name == rank).unwrap();
                let rank = i64::try_from(at).unwrap() + 1;
                HandCard { rank, suit }
            })
            .collect()
    }

    #[test]
    fn poker_hands() {
        let cases = [
            ("10S JS QS KS AS", 9, 100),
            ("9H KH QH JH 10H", 8, 75),
            ("AC 2C 3C 4C 5C", 8, 75),
            ("7C 7D 7H 7S 2C", 7, 50),
            ("7C 7D 7H 7S", 7, 50),
            ("7C 7D 7H 7S 7S", 7, 50),
            ("7C 7D 7H 2S 2C", 6, 25),
            ("2D 9D KD 4D 7D", 5, 20),
            ("10S JD QS KS AS", 4, 15),
            ("AC 2C 3C 4C 5D", 4, 15),
            ("QC KC AC 2C 3D", 0, 0),
            ("JC QC KC AC 2C", 5, 20),
            ("9C 9D 9H 2C 3C", 3, 10),
            ("9C 9D 9H", 3, 10),
            ("9C 9D 4H 4C", 2, 5),
            ("9C 9D 4H 4C KS", 2, 5),
            ("9C 2D 9H", 1, 2),
            ("9C 8C 7C 6C", 0, 0),
            ("", 0, 0),
        ];
        for (text, number, points) in cases {
            let found = Poker::of(&hand(text));
            assert_eq!((found.number(), found.points()), (number, points), "{text}");
        }
    }

    #[test]
    fn cribbage_hands() {
        let cases = [
            // The highest hand: 16 for fifteens, 12 for pairs, 1 for his nobs.
            ("5C 5D 5H JS", "5S", 29),
            ("5C 5D 5H 5S", "JS", 28),
            // 6 7 8 9 in two ways 8, the pair 2, 7 8 twice and 6 9 make fifteen 6.
            ("7C 8D 8H 9S", "6C", 16),
            ("AC AD 2H 3S", "3C", 16),
            ("2C 4C 6C 8C", "10C", 5),
            ("2C 4C 6C 8C", "10D", 4),
            ("2C 4C 6C", "8C", 0),
            ("JD 2C 4H 6S", "8D", 1),
            ("KC QC JC AD", "", 3),
            ("KC QD AH 2S", "3C", 7),
            ("", "5C", 0),
            ("", "", 0),
        ];
        for (text, starter, points) in cases {
            let starter = hand(starter).first().copied();
            assert_eq!(cribbage(&hand(text), starter), points, "{text}");
        }
    }
}
