//! The Mersenne Twister of 32 bits, MT19937.
//!
//! Makoto Matsumoto and Takuji Nishimura, *Mersenne Twister: a 623-dimensionally equidistributed
//! uniform pseudorandom number generator*, 1998, with the initialisation of 2002 (`init_genrand`,
//! `init_by_array`). Needed only because other programs number their deals by it.

/// How many words the state has.
const WORDS: usize = 624;
/// How far ahead the word lies that a new one is mixed with.
const AHEAD: usize = 397;

/// An MT19937 generator.
pub struct Twister {
    state: [u32; WORDS],
    /// The next word to be given out; at [`WORDS`] the state is renewed first.
    at: usize,
}

impl Twister {
    /// Started by a number (`init_genrand`).
    pub fn new(seed: u32) -> Self {
        let mut state = [0; WORDS];
        let mut last = seed;
        let mut words = state.iter_mut();
        if let Some(first) = words.next() {
            *first = seed;
        }
        for (word, number) in words.zip(1_u32..) {
            last = (last ^ last >> 30)
                .wrapping_mul(1_812_433_253)
                .wrapping_add(number);
            *word = last;
        }
        Self { state, at: WORDS }
    }

    /// Started by a list of numbers (`init_by_array`); an empty list counts as one zero.
    pub fn from_key(key: &[u32]) -> Self {
        let key = if key.is_empty() { &[0][..] } else { key };
        let mut generator = Self::new(19_650_218);
        let mut i = 1;
        let rounds = WORDS.max(key.len());
        for (&word, j) in key.iter().zip(0_u32..).cycle().take(rounds) {
            let mixed = generator.mixed(i, 1_664_525);
            i = generator.put(i, mixed.wrapping_add(word).wrapping_add(j));
        }
        for _ in 1..WORDS {
            let number = u32::try_from(i).unwrap_or_default();
            let mixed = generator.mixed(i, 1_566_083_941);
            i = generator.put(i, mixed.wrapping_sub(number));
        }
        if let Some(first) = generator.state.first_mut() {
            *first = 0x8000_0000;
        }
        generator
    }

    /// The word at i, mixed with the one before it.
    fn mixed(&self, i: usize, factor: u32) -> u32 {
        let before = self.word(i + WORDS - 1);
        self.word(i) ^ (before ^ before >> 30).wrapping_mul(factor)
    }

    /// Puts a word at i and says which comes next: after the last the first, which is the last's
    /// copy and so is passed over.
    fn put(&mut self, i: usize, value: u32) -> usize {
        if let Some(word) = self.state.get_mut(i) {
            *word = value;
        }
        if i + 1 < WORDS {
            return i + 1;
        }
        if let Some(first) = self.state.first_mut() {
            *first = value;
        }
        1
    }

    /// The word at i, counted round.
    fn word(&self, i: usize) -> u32 {
        self.state.get(i % WORDS).copied().unwrap_or_default()
    }

    /// The next 32 bits.
    pub fn next(&mut self) -> u32 {
        if self.at >= WORDS {
            self.renew();
        }
        let mut bits = self.word(self.at);
        self.at += 1;
        bits ^= bits >> 11;
        bits ^= bits << 7 & 0x9D2C_5680;
        bits ^= bits << 15 & 0xEFC6_0000;
        bits ^ bits >> 18
    }

    /// The next 53 bits: 27 of one word, then 26 of the next, as Python's `random()` takes them.
    pub fn next_53(&mut self) -> u64 {
        let high = u64::from(self.next() >> 5);
        let low = u64::from(self.next() >> 6);
        high << 26 | low
    }

    fn renew(&mut self) {
        for i in 0..WORDS {
            let joined = self.word(i) & 0x8000_0000 | self.word(i + 1) & 0x7FFF_FFFF;
            let twist = if joined & 1 == 1 { 0x9908_B0DF } else { 0 };
            let renewed = self.word(i + AHEAD) ^ joined >> 1 ^ twist;
            if let Some(word) = self.state.get_mut(i) {
                *word = renewed;
            }
        }
        self.at = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn four(mut generator: Twister) -> [u32; 4] {
        std::array::from_fn(|_| generator.next())
    }

    #[test]
    fn started_by_a_number() {
        let mut generator = Twister::new(1);
        let first: Vec<u32> = (0..3).map(|_| generator.next()).collect();
        assert_eq!(first, [1_791_095_845, 4_282_876_139, 3_093_770_124]);
        // The 10,000th output of the default seed, as the C++ standard demands ([rand.predef]).
        let mut generator = Twister::new(5489);
        let last = (0..10_000).map(|_| generator.next()).last();
        assert_eq!(last, Some(4_123_659_995));
    }

    #[test]
    fn started_by_a_list_as_python_does() {
        // `random.Random(N).getrandbits(32)`, four times.
        let expected = [
            (
                &[0][..],
                [3_626_764_237, 1_654_615_998, 3_255_389_356, 3_823_568_514],
            ),
            (
                &[1],
                [577_090_037, 2_444_712_010, 3_639_700_191, 3_445_702_192],
            ),
            (
                &[100_000],
                [401_187_666, 2_086_861_731, 3_382_521_693, 75_067_748],
            ),
            (
                &[5, 7],
                [1_425_139_611, 749_932_900, 1_614_503_843, 184_906_426],
            ),
            (
                &[u32::MAX, u32::MAX],
                [93_740_670, 1_068_495_656, 1_452_108_352, 2_657_516_307],
            ),
        ];
        for (key, outputs) in expected {
            assert_eq!(four(Twister::from_key(key)), outputs, "{key:?}");
        }
        assert_eq!(four(Twister::from_key(&[])), four(Twister::from_key(&[0])));
    }

    #[test]
    fn draws_of_53_bits_as_python_does() {
        // `int(random.Random(100000).random() * 2**53)`, three times.
        let mut generator = Twister::from_key(&[100_000]);
        let draws: Vec<u64> = (0..3).map(|_| generator.next_53()).collect();
        assert_eq!(
            draws,
            [
                841_351_510_985_710,
                7_093_662_073_873_861,
                6_225_794_566_950_972
            ]
        );
    }
}
