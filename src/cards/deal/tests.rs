//! Golden vectors: these values never change.

use super::*;
use crate::cards::{Letters, Rank, parse_card};

/// Cards as they are written, ten as `T`.
fn written(pack: &Pack, cards: &[Card]) -> String {
    let words: Vec<String> = cards
        .iter()
        .map(|&card| pack.write(card, Letters::Letters).replace("10", "T"))
        .collect();
    words.join(" ")
}

fn order(deal: &str) -> Vec<Card> {
    let deal: Deal = deal.parse().unwrap();
    deal.order(&Pack::french(1)).unwrap()
}

/// The cards to that many piles in turn.
fn in_turn(cards: &[Card], piles: usize) -> String {
    let pack = Pack::french(1);
    let piles: Vec<String> = (0..piles)
        .map(|pile| {
            let cards: Vec<Card> = cards.iter().skip(pile).step_by(piles).copied().collect();
            written(&pack, &cards)
        })
        .collect();
    piles.join(" / ")
}

/// Klondike's triangle: row by row, each from the right to the left over the piles that still
/// grow, `face_up_last` the piles' last cards only after all the others.
fn triangle(cards: &[Card], face_up_last: bool) -> String {
    let mut piles = vec![Vec::new(); 7];
    let mut cards = cards.iter().copied();
    let hidden = usize::from(face_up_last);
    for row in 0..7 - hidden {
        for pile in (row + hidden..7).rev() {
            piles[pile].extend(cards.next());
        }
    }
    if face_up_last {
        for pile in piles.iter_mut().rev() {
            pile.extend(cards.next());
        }
    }
    let pack = Pack::french(1);
    let piles: Vec<String> = piles.iter().map(|pile| written(&pack, pile)).collect();
    piles.join(" / ")
}

#[test]
fn microsoft_deal_1() {
    let expected = "JD KD 2S 4C 3S 6D 6S / 2D KC KS 5C TD 8S 9C / 9H 9S 9D TS 4S 8D 2H / \
                    JC 5S QD QH TH QS 6H / 5D AD JS 4H 8H 6C / 7H QC AS AC 2C 3D / \
                    7C KH AH 4D JH 8C / 5H 3H 3C 7S 7D TC";
    assert_eq!(in_turn(&order("ms:1"), 8), expected);
    assert_eq!(in_turn(&order("pysol:1"), 8), expected);
}

#[test]
fn pysol_freecell_24_and_100000() {
    assert_eq!(
        in_turn(&order("pysol:24"), 8),
        "4C 2C 9C 8C QS 4S 2H / 5H QH 3C AC 3H 4H QD / QC 9S 6H 9H 3S KS 3D / \
         5D 2S JC 5C JH 6D AS / 2D KD TH TC TD 8D / 7H JS KH TS KC 7C / AH 5S 6S AD 8H JD / \
         7S 6C 7D 4D 8S 9D"
    );
    assert_eq!(
        in_turn(&order("pysol:100000"), 8),
        "5C 5S JD 7H QC 3S 3H / 2D 2H 8H 8S AH 9D 3C / 9H 6S 5H 7C 9C 7D 3D / \
         6D 4D QS JH 7S KS AC / TH JS 2C 6H KH AS / 4S 9S 5D 2S JC 6C / TD QD 4C AD TC QH / \
         4H TS 8C KC 8D KD"
    );
}

const STOCK_OF_1: &str = "8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H";

#[test]
fn pysol_golf_1() {
    let cards = order("pysol:1");
    let pack = Pack::french(1);
    assert_eq!(
        in_turn(&cards[..35], 7),
        "JD 5H KH AS 4H / 2D KD 3H AH AC / 9H KC 2S 3C 4D / JC 9S KS 4C 7S / 5D 5S 9D 5C 3S / \
         7H AD QD TS TD / 7C QC JS QH 4S"
    );
    assert_eq!(written(&pack, &cards[35..36]), "TH");
    assert_eq!(written(&pack, &cards[36..]), STOCK_OF_1);
}

#[test]
fn pysol_klondike_1() {
    let cards = order("pysol:1");
    assert_eq!(
        triangle(&cards[..28], true),
        "QH / 7H TS / 5D 9S 5C / JC KC KH 4C / 9H KD QC KS 3C / 2D 5H AD 2S QD AH / \
         JD 7C 5S 3H 9D JS AS"
    );
    assert_eq!(
        written(&Pack::french(1), &cards[28..]),
        format!("4H AC 4D 7S 3S TD 4S TH {STOCK_OF_1}")
    );
}

#[test]
fn pysol_black_hole_1() {
    let ace = parse_card(&Pack::french(1), "AS").unwrap();
    let mut cards = order("pysol:1");
    cards.retain(|&card| card != ace);
    assert_eq!(
        in_turn(&cards, 17),
        "JD KS TH / 2D 9D 8H / 9H QD 2C / JC JS JH / 5D AH 7D / 7H 3C 6D / 7C 4C 8S / 5H 5C 8D / \
         KD TS QS / KC QH 6C / 9S 4H 3D / 5S AC 8C / AD 4D TC / QC 7S 6S / KH 3S 9C / 3H TD 2H / \
         2S 4S 6H"
    );
}

#[test]
fn pysol_all_in_a_row_1() {
    let ace = parse_card(&Pack::french(1), "AS").unwrap();
    let mut cards = order("pysol:1");
    cards.retain(|&card| card != ace);
    cards.push(ace);
    assert_eq!(
        in_turn(&cards, 13),
        "JD QC QH 6D / 2D KH 4H 8S / 9H 3H AC 8D / JC 2S 4D QS / 5D KS 7S 6C / 7H 9D 3S 3D / \
         7C QD TD 8C / 5H JS 4S TC / KD AH TH 6S / KC 3C 8H 9C / 9S 4C 2C 2H / 5S 5C JH 6H / \
         AD TS 7D AS"
    );
}

#[test]
fn solvitaire_vector_of_1() {
    let cards = order("solvitaire:1");
    let pack = Pack::french(1);
    assert_eq!(written(&pack, &cards[..5]), "JD AH KH JH 9H");
    assert_eq!(written(&pack, &cards[47..]), "AC QH TC KS 6H");
}

#[test]
fn solvitaire_klondike_7() {
    let mut cards = order("solvitaire:7");
    cards.reverse();
    let stock = cards[..24].to_vec();
    assert_eq!(
        written(&Pack::french(1), &stock),
        "AD 3D TS 4D 6H QH 9H 6C JD 4H 6S 3S QC KD AS KC 3H AC 5C 5H QD 7S 7C 9D"
    );
    assert_eq!(
        triangle(&cards[24..], false),
        "TD / TC 8D / 2S JH TH / QS 3C 2D 9C / AH 6D 8C 7H 5D / 7D 2C 9S KS 2H JS / \
         JC 4S KH 4C 8H 8S 5S"
    );
}

#[test]
fn ours_never_change() {
    let first_ten = |number, pack: &Pack| {
        let cards = Deal::Ours(number).order(pack).unwrap();
        assert_eq!(cards.len(), pack.size());
        written(pack, &cards[..10])
    };
    let one = Pack::french(1);
    assert_eq!(first_ten(1, &one), "4H 5S TH 9S TD AH KD 6S JC 7S");
    assert_eq!(first_ten(2, &one), "JS 6H JH 8S QS 5S TS 4C 5H 6D");
    assert_eq!(first_ten(1 << 40, &one), "JD 7D AC TH TC 3D 8C 5C AH 6C");
    assert_eq!(
        first_ten(1, &Pack::french(2)),
        "6H 8S AS 5H JD QH JH 3C 3C AC"
    );
    let mut apart = Pack::french(2);
    apart.apart = true;
    assert_eq!(first_ten(1, &apart), first_ten(1, &one));
    let cards = Deal::Ours(1).order(&apart).unwrap();
    assert_eq!(
        written(&apart, &cards[52..62]),
        "AC 9D 8S 2D 5D 6S 3C QC KS 4H"
    );
}

#[test]
fn the_shuffles_in_play_never_change() {
    let pack = Pack::french(1);
    let shuffled = |seed, k, count| {
        let mut cards = pack.cards()[..count].to_vec();
        reshuffle(&mut cards, seed, k);
        written(&pack, &cards)
    };
    assert_eq!(shuffled(1, 1, 10), "2C TC 4C 5C 6C 8C 9C AC 3C 7C");
    assert_eq!(shuffled(1, 2, 10), "4C 6C 9C 5C 8C AC 3C 7C 2C TC");
    assert_eq!(shuffled(0, 1, 10), "9C 6C 2C 8C 5C 3C 7C 4C AC TC");
    assert_eq!(shuffled(1, 1, 10), shuffled(1, 1, 10));
    assert_eq!(shuffled(1, 1, 0), "");
    assert_eq!(shuffled(1, 1, 1), "AC");
}

#[test]
fn every_numbering_deals_the_whole_pack() {
    let mut stripped = Pack::french(2);
    stripped.order = [6, 7, 8, 9, 10, 11, 12, 0].map(Rank).to_vec();
    let mut jokers = Pack::french(3);
    jokers.extra_copies = 2;
    let mut apart = jokers.clone();
    apart.apart = true;
    let numbers = ["7", "pysol:7", "pysol:70000", "solvitaire:7"];
    for (pack, known) in [
        (&Pack::french(1), 4),
        (&Pack::french(4), 4),
        (&stripped, 4),
        (&jokers, 1),
        (&apart, 1),
    ] {
        let mut whole = pack.cards();
        whole.sort_unstable();
        for (number, text) in numbers.iter().enumerate() {
            let order = text.parse::<Deal>().unwrap().order(pack);
            if number < known {
                let mut cards = order.unwrap();
                cards.sort_unstable();
                assert_eq!(cards, whole, "{text}");
            } else {
                assert!(order.is_err(), "{text}");
            }
        }
    }
    assert_eq!(
        Deal::Pysol(1).order(&jokers),
        Err(OrderError::StrangeCards("pysol"))
    );
    assert_eq!(
        Deal::Pysol(1).order(&jokers),
        Err(OrderError::StrangeCards("pysol"))
    );
    assert_eq!(
        Deal::Microsoft(1).order(&stripped),
        Err(OrderError::NotFiftyTwo)
    );
}

#[test]
fn packs_kept_apart_stay_unmixed() {
    let mut pack = Pack::french(2);
    pack.apart = true;
    for text in ["5", "pysol:5", "pysol:50000"] {
        let cards = text.parse::<Deal>().unwrap().order(&pack).unwrap();
        for deck in cards.chunks(52) {
            let mut deck = deck.to_vec();
            deck.sort_unstable();
            assert_eq!(deck, Pack::french(1).cards(), "{text}");
        }
        assert_ne!(cards[..52], cards[52..]);
    }
    assert!(matches!(
        Deal::Solvitaire(5).order(&pack),
        Err(OrderError::KeptApart("solvitaire"))
    ));
}

#[test]
fn numbers_are_written_as_they_are_read() {
    for text in [
        "0",
        "18446744073709551615",
        "ms:2147483647",
        "pysol:24",
        "solvitaire:0",
    ] {
        let deal: Deal = text.parse().unwrap();
        assert_eq!(deal.to_string(), text);
        let json = serde_json::to_string(&deal).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Deal>(&json).unwrap(), deal);
    }
    assert_eq!("MS:7".parse(), Ok(Deal::Microsoft(7)));
    assert!(serde_json::from_str::<Deal>("\"ms:0\"").is_err());
}

#[test]
fn nonsense_is_refused_with_the_reason() {
    let cases = [
        (
            "",
            "`` is not a deal number; a deal is written `17` or `ms:17`, a range `1..100`",
        ),
        (
            "-3",
            "`-3` is not a deal number; a deal is written `17` or `ms:17`, a range `1..100`",
        ),
        (
            "1_0",
            "`1_0` is not a deal number; a deal is written `17` or `ms:17`, a range `1..100`",
        ),
        (
            "18446744073709551616",
            "the deal number 18446744073709551616 is too large; the last is \
          18446744073709551615",
        ),
        ("ms:0", "deals of `ms:` are numbered from 1 to 2147483647"),
        (
            "ms:2147483648",
            "deals of `ms:` are numbered from 1 to 2147483647",
        ),
        (
            "pysol:0",
            "deals of `pysol:` are numbered from 1 to 18446744073709551615",
        ),
        (
            "solvitaire:4294967296",
            "deals of `solvitaire:` are numbered from 0 to 4294967295",
        ),
        (
            "gnome:4",
            "no numbering of deals is called `gnome`; there are `ms:`, `pysol:`, \
          `solvitaire:`, and plain numbers for ours",
        ),
        (
            "9..3",
            "the range 9..3 ends before it begins; write the lower number first",
        ),
        (
            "ms:1..ms:5",
            "in the range `ms:1..ms:5` the prefix belongs before the first number \
          only, as in `ms:1..100`",
        ),
        (
            "4..",
            "the range `4..` needs a number at both ends, as in `1..100`",
        ),
        (
            "..4",
            "the range `..4` needs a number at both ends, as in `1..100`",
        ),
        (
            "1...4",
            "`.4` is not a deal number; a deal is written `17` or `ms:17`, a range `1..100`",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(text.parse::<DealRange>().unwrap_err().to_string(), message);
    }
    assert!("1..2".parse::<Deal>().is_err());
}

#[test]
fn ranges_hold_both_ends_and_end() {
    let range: DealRange = "solvitaire:0..3".parse().unwrap();
    assert_eq!(range.remaining(), 4);
    assert_eq!(range.to_string(), "solvitaire:0..3");
    let deals: Vec<Deal> = range.collect();
    assert_eq!(deals, [0, 1, 2, 3].map(Deal::Solvitaire));
    let last: Vec<Deal> = "18446744073709551614..18446744073709551615"
        .parse::<DealRange>()
        .unwrap()
        .collect();
    assert_eq!(last, [Deal::Ours(u64::MAX - 1), Deal::Ours(u64::MAX)]);
    let mut single = "ms:7".parse::<DealRange>().unwrap();
    assert_eq!(single.to_string(), "ms:7");
    assert_eq!(single.next(), Some(Deal::Microsoft(7)));
    assert_eq!((single.next(), single.remaining()), (None, 0));
    let all: DealRange = "0..18446744073709551615".parse().unwrap();
    assert_eq!(all.remaining(), u64::MAX);
}
