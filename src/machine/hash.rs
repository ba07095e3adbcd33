//! The incremental hash of a position.
//!
//! A pile's two sums add up `card × place` over its cards, each factor a fixed random odd number,
//! so laying or taking a card changes a sum by one product. The hash adds up the piles' sums,
//! each mixed with its pile's class: piles of one class that change places leave it as it is. So
//! does the order of buried cards in a pile where it matters to nothing ([`Places::is_sunk`]).

use super::{Counter, Pile, Places, Slot, State};

/// Fixed random numbers: the finaliser of `SplitMix64` (Steele, Lea, Flood 2014) over a counter.
pub(super) const fn scramble(number: u64) -> u64 {
    let mut z = number
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[expect(
    clippy::indexing_slicing,
    reason = "a constant's loop, bounded by the list's length"
)]
const fn numbers<const N: usize>(from: u64) -> [u64; N] {
    let mut list = [0; N];
    let mut at = 0;
    while at < N {
        list[at] = scramble(from + at as u64) | 1;
        at += 1;
    }
    list
}

static CARD: [[u64; 256]; 2] = [numbers(1_000), numbers(2_000)];
static PLACE: [[u64; 256]; 2] = [numbers(3_000), numbers(4_000)];
const FACTORS: [u64; 4] = numbers(5_000);

/// Both lanes added up.
pub(super) const fn plus(one: [u64; 2], other: [u64; 2]) -> [u64; 2] {
    [one[0].wrapping_add(other[0]), one[1].wrapping_add(other[1])]
}

/// The other taken from the one, lane by lane.
pub(super) const fn minus(one: [u64; 2], other: [u64; 2]) -> [u64; 2] {
    [one[0].wrapping_sub(other[0]), one[1].wrapping_sub(other[1])]
}

/// What a card at that place of its pile (from 0) adds to the pile's sums.
#[expect(
    clippy::indexing_slicing,
    reason = "a byte is an index into 256 numbers"
)]
pub(super) fn product(slot: Slot, place: u8) -> [u64; 2] {
    let (card, place) = (usize::from(slot.byte()), usize::from(place));
    [
        CARD[0][card].wrapping_mul(PLACE[0][place]),
        CARD[1][card].wrapping_mul(PLACE[1][place]),
    ]
}

/// What the cards of a pile from place `from` to before `to` add to the pile's sums. In a sunk
/// pile all buried cards count as if they lay in one place.
pub(super) fn sum(sunk: bool, cards: &[Slot], from: usize, to: usize) -> [u64; 2] {
    let top = cards.len().saturating_sub(1);
    let to = to.min(cards.len());
    let mut sum = [0_u64; 2];
    for (at, &slot) in (from..).zip(cards.get(from..to).unwrap_or(&[])) {
        // A pile holds at most 255 cards, so its places are bytes.
        let place = if sunk {
            u8::from(at == top)
        } else {
            at.to_le_bytes()[0]
        };
        sum = plus(sum, product(slot, place));
    }
    sum
}

/// Both halves of a product, one laid over the other.
const fn folded(a: u64, b: u64) -> u64 {
    let product = (a as u128).wrapping_mul(b as u128);
    a.wrapping_mul(b) ^ (product >> 64) as u64
}

/// A pile's part of the hash: each lane is folded over a fixed factor, and again together with the
/// other, so that the two are not parallel.
#[inline]
pub(super) const fn mix(sums: [u64; 2], class: u64) -> [u64; 2] {
    let one = folded(sums[0] ^ class, FACTORS[0]);
    let other = folded(sums[1].wrapping_add(class), FACTORS[1]);
    [
        folded(one.wrapping_add(other.rotate_left(32)), FACTORS[2]),
        folded(other ^ one.rotate_left(17), FACTORS[3]),
    ]
}

/// A counter's part of the hash.
pub(super) fn mix_counter(counter: Counter, value: i32) -> [u64; 2] {
    if value == 0 {
        return [0; 2];
    }
    let key = u64::from(counter.0) << 32 | u64::from(value.cast_unsigned());
    [
        scramble(key ^ 0x0051_0000_0000),
        scramble(key ^ 0x00a3_0000_0000),
    ]
}

impl State {
    /// Computes sums and hash from the cards alone.
    pub fn rehash(&mut self, places: &Places) {
        let mut hash = [0_u64; 2];
        for pile in places.all() {
            // The sums of a pile that the hash leaves out stay 0.
            let mut sums = [0; 2];
            if self.stand(pile).is_some_and(|stand| !stand.left_out) {
                sums = sum(places.is_sunk(pile), self.cards(pile), 0, usize::MAX);
                hash = plus(hash, mix(sums, places.class(self.mode, pile)));
            }
            if let Some(stand) = self.stands.get_mut(usize::from(pile.0)) {
                stand.sums = sums;
            }
            self.look_at_top(pile);
        }
        for (number, &value) in (0..).zip(&self.counters) {
            let counter = Counter(number);
            if places.tells_apart(counter) {
                hash = plus(hash, mix_counter(counter, value));
            }
        }
        self.hash = hash;
    }

    /// Adds a change to a pile's sums, and where that is asked keeps the hash right.
    pub(super) fn add_to_sums(
        &mut self,
        places: &Places,
        pile: Pile,
        change: [u64; 2],
        hashing: bool,
    ) {
        let Some(stand) = self.stands.get_mut(usize::from(pile.0)) else {
            return;
        };
        if stand.left_out {
            return;
        }
        let sums = &mut stand.sums;
        let old = *sums;
        *sums = plus(old, change);
        if hashing {
            let class = places.class(self.mode, pile);
            let left = minus(self.hash, mix(old, class));
            self.hash = plus(left, mix(*sums, class));
        }
    }
}
