//! The generator behind our own deal numbers: PCG-XSL-RR-128/64, also called `pcg64`.
//!
//! Melissa E. O'Neill, *PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
//! for Random Number Generation*, HMC-CS-2014-0905; the multiplier is that of the reference
//! implementation in C (`PCG_DEFAULT_MULTIPLIER_128`), and so are the order of stepping and output
//! and the way of starting from a state and a sequence (`pcg64_srandom`). The tests hold its
//! published check values.
//!
//! # From a deal number to a state
//! Deal numbers are small and lie close together, so they are spread over all bits first, by
//! `SplitMix64` (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014).
//! Let `S(x)` be the 128 bits of the first two outputs of `SplitMix64` started at `x`, the first
//! output in the high half. A `seed` and a `stream` then start PCG with
//!
//! ```text
//! initial state    = S(seed) xor S(not stream)
//! sequence number  = S(stream)
//! ```
//!
//! # A draw below a bound
//! [`Pcg::below`] is exact and unbiased: of the 128-bit product of an output and the bound the
//! high half is the draw; outputs whose low half lies under `2^64 mod bound` are thrown away
//! (Daniel Lemire, *Fast Random Integer Generation in an Interval*, 2019).

/// The multiplier of the 128-bit linear congruential generator.
const MULTIPLIER: u128 = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;

/// A PCG-XSL-RR-128/64 generator.
#[derive(Debug, Clone)]
pub struct Pcg {
    state: u128,
    increment: u128,
}

impl Pcg {
    /// A generator for a deal number and one of its streams.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self::start(spread(seed) ^ spread(!stream), spread(stream))
    }

    /// The reference implementation's way of starting: state and sequence number as they are.
    fn start(state: u128, sequence: u128) -> Self {
        let mut generator = Self {
            state: 0,
            increment: sequence << 1 | 1,
        };
        generator.step();
        generator.state = generator.state.wrapping_add(state);
        generator.step();
        generator
    }

    fn step(&mut self) {
        self.state = self
            .state
            .wrapping_mul(MULTIPLIER)
            .wrapping_add(self.increment);
    }

    /// The next 64 bits.
    pub fn next(&mut self) -> u64 {
        self.step();
        let [high, low] = halves(self.state);
        // The six highest bits say how far to turn.
        let turn = u32::try_from(high >> 58).unwrap_or_default();
        (high ^ low).rotate_right(turn)
    }

    /// A number from 0 to `bound − 1`, each with the same probability; 0 for the bound 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let rejected = bound.wrapping_neg() % bound;
        loop {
            let [draw, rest] = halves(u128::from(self.next()) * u128::from(bound));
            if rest >= rejected {
                return draw;
            }
        }
    }
}

/// The high and the low half.
fn halves(bits: u128) -> [u64; 2] {
    let half = |bits: u128| u64::try_from(bits & u128::from(u64::MAX)).unwrap_or(u64::MAX);
    [half(bits >> 64), half(bits)]
}

/// Two outputs of `SplitMix64` started at that number, the first in the high half.
fn spread(number: u64) -> u128 {
    let mut at = number;
    let high = split_mix(&mut at);
    let low = split_mix(&mut at);
    u128::from(high) << 64 | u128::from(low)
}

/// One step of `SplitMix64`.
fn split_mix(at: &mut u64) -> u64 {
    *at = at.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut bits = *at;
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_check_values_of_pcg64() {
        let mut generator = Pcg::start(42, 54);
        let values: Vec<u64> = (0..6).map(|_| generator.next()).collect();
        assert_eq!(
            values,
            [
                0x86b1_da1d_7206_2b68,
                0x1304_aa46_c985_3d39,
                0xa367_0e9e_0dd5_0358,
                0xf909_0e52_9a7d_ae00,
                0xc85b_9fd8_3799_6f2c,
                0x6061_21f8_e391_9196,
            ]
        );
    }

    #[test]
    fn the_published_check_values_of_splitmix64() {
        let mut at = 1_234_567;
        let values: Vec<u64> = (0..3).map(|_| split_mix(&mut at)).collect();
        assert_eq!(
            values,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
            ]
        );
    }

    #[test]
    fn a_bounded_draw_stays_below_and_reaches_everything() {
        let mut generator = Pcg::new(7, 0);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[usize::try_from(generator.below(6)).unwrap()] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_600..10_400).contains(&count)),
            "{counts:?}"
        );
        assert_eq!(generator.below(1), 0);
        assert_eq!(generator.below(0), 0);
        // Just over half of all outputs fit this bound; the others must be thrown away.
        let bound = (1 << 63) + 1;
        assert!((0..100).all(|_| generator.below(bound) < bound));
    }

    #[test]
    fn streams_and_seeds_differ() {
        let first = |seed, stream| Pcg::new(seed, stream).next();
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 0), first(2, 0));
        assert_ne!(first(0, 1), first(1, 0));
        assert_eq!(first(5, 9), first(5, 9));
    }
}
