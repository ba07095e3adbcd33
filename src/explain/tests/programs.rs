//! Steps, turns, redeals, removals and the rest of a text.

use super::builder::*;
use super::{EN, PT, both};
use crate::cards::Card;
use crate::explain::{rules_text, step, take};
use crate::rules::{
    Action, CardSpec, Deal, DealAmount, Fill, Gather, GroupId, Leaf, MoveCards, Only, Phase,
    Quantity, Role::Reserve, Send, ShuffleWhat, StepKind, SuitWord, TakeWord, Turn,
};

fn said(kind: StepKind) -> String {
    step(&columns(), &step_of(kind), EN)
}

fn gather(unsettled: bool) -> Gather {
    Gather {
        unsettled,
        from: vec![all(3), all(1)],
        to: all(0),
        last_pile_first: true,
        top_card_first: false,
    }
}

#[test]
fn deals() {
    assert_eq!(
        said(StepKind::Deal(deal(DealAmount::Each(1), all(3)))),
        "deal one card to each column, face up"
    );
    assert_eq!(
        said(StepKind::Deal(last_up(deal(DealAmount::Each(13), all(1))))),
        "deal 13 cards to the waste, face down, the last card face up"
    );
    assert_eq!(
        said(StepKind::Deal(Deal {
            last: Some((4, crate::rules::Face::Up)),
            ..deal(DealAmount::PerPile(vec![1, 5, 2]), all(3))
        })),
        "deal one, five and two cards to the columns, in this order, one to each in turn, face up, \
         the last four cards of each face up"
    );
    let sending = Deal {
        sending: Some(Send {
            phrase: leaf(Leaf::Cards(rank_specs(&[12]))),
            to: all(0),
            bottom: true,
            replaced: true,
        }),
        ..deal(DealAmount::Each(1), all(2))
    };
    let step_ = step_of(StepKind::Deal(sending));
    assert_eq!(
        both(|tongue| step(&columns(), &step_, tongue)),
        [
            "deal one card to each foundation, face up, but a king goes to the bottom of the stock \
             instead, and the next card takes its turn",
            "dar uma carta a cada fundação, aberta, mas um rei vai para debaixo do monte, e a \
             carta seguinte toma a sua vez",
        ]
    );
    let begins = Deal {
        begins: rank_specs(&[12]),
        ..deal(DealAmount::Each(1), all(3))
    };
    assert!(said(StepKind::Deal(begins)).ends_with(
        "face up, a king going to the next empty column and every other card to the column begun \
         last"
    ));
}

#[test]
fn other_steps() {
    let put = |cards: Vec<CardSpec>, on, one_of_each_suit| {
        said(StepKind::Put {
            cards,
            on,
            one_of_each_suit,
        })
    };
    let move_ = |count, cards, from, to| {
        said(StepKind::Move(MoveCards {
            count,
            cards,
            from,
            to,
        }))
    };
    let texts = [
        (
            put(rank_specs(&[0]), all(2), true),
            "take four aces out of the pack and put one on each foundation, one of each suit",
        ),
        (
            put(vec![CardSpec::Card(Card(39))], all(1), false),
            "take the ace of spades out of the pack and put it on the waste",
        ),
        (
            put(rank_specs(&[0, 1]), all(2), false),
            "take an ace and a two out of the pack and put them on the foundations, in this order",
        ),
        (
            said(StepKind::Gather(gather(false))),
            "gather the columns, then the waste into the stock, beginning with the last pile, to \
             be dealt pile by pile, each from its bottom card",
        ),
        (said(StepKind::Shuffle(ShuffleWhat::Stock)), "shuffle them"),
        (
            said(StepKind::Shuffle(ShuffleWhat::Piles(all(3)))),
            "shuffle the cards and gaps of the columns among themselves",
        ),
        (
            said(StepKind::LayOutAgain),
            "lay them out again as at the start, as far as they go (deal one, two, three, four, \
             five, six and seven cards to the columns, in this order, one to each in turn, face \
             down, the last card of each face up)",
        ),
        (
            move_(Some(1), Vec::new(), all(3), all(1)),
            "move the top card of each column to the waste",
        ),
        (
            move_(None, rank_specs(&[12]), all(3), all(1)),
            "move the kings from the columns to the waste",
        ),
        (
            move_(None, Vec::new(), all(1), all(0)),
            "move all the cards of the waste to the stock",
        ),
        (
            said(StepKind::Sink {
                cards: rank_specs(&[12]),
                piles: all(3),
            }),
            "put the kings in each column at its bottom, keeping their order",
        ),
        (
            said(StepKind::Rotate(all(3))),
            "put the bottom card of each column on its top",
        ),
        (
            said(StepKind::TurnUp(all(3))),
            "turn up the top card of each column",
        ),
        (
            said(StepKind::Fill {
                piles: all(3),
                from: vec![all(1), all(0)],
            }),
            "fill the empty places of the columns from the waste or, if that is empty, the stock",
        ),
        (
            said(StepKind::CloseUp(GroupId(3))),
            "close up the columns, moving the cards to the earliest places in reading order",
        ),
    ];
    for (text, expected) in texts {
        assert_eq!(text, expected);
    }
    let mut conditional = step_of(StepKind::Deal(deal(DealAmount::Each(1), all(3))));
    conditional.when = Some(empty(Quantity::Together, all(1)));
    assert_eq!(
        step(&columns(), &conditional, EN),
        "if the waste is empty, deal one card to each column, face up"
    );
}

#[test]
fn the_deal_of_ordinary_layouts() {
    let opening = |amount| {
        let mut rules = columns();
        rules.layout = vec![step_of(StepKind::Deal(deal(amount, all(3))))];
        let text = rules_text(&rules, EN).replace('\n', " ");
        let (_, text) = text.split_once("Shuffle the pack. ").unwrap();
        text.split_once(". ").unwrap().0.to_owned()
    };
    assert_eq!(
        opening(DealAmount::All),
        "Deal all the cards out into seven columns of eight cards (the first three) and seven \
         cards (the last four), by rows, face up"
    );
    assert_eq!(
        opening(DealAmount::PerPile(vec![7, 6, 5, 4, 3, 2, 1])),
        "Deal seven columns of seven to one cards, by rows, face up"
    );
    assert_eq!(
        opening(DealAmount::PerPile(vec![1, 2, 3, 4, 3, 2, 1])),
        "Deal seven columns of one, two, three, four, three, two and one cards, in this order, by \
         rows, face up"
    );
    assert_eq!(
        opening(DealAmount::Each(4)),
        "Deal seven columns of four cards each, by rows, face up"
    );
}

#[test]
fn a_schedule_of_passes() {
    let mut rules = columns();
    let packet = Turn {
        first_on_top: true,
        carrying_over: true,
        ..turn(3, all(1))
    };
    rules.passes = vec![
        passes(1, Some(3), StepKind::Turn(packet)),
        passes(4, Some(4), StepKind::Turn(turn(1, all(1)))),
    ];
    redeal(&mut rules, Some(3), vec![gather_waste()]);
    let text = rules_text(&rules, EN).replace('\n', " ");
    for part in [
        "In the first three passes: turn three cards at a time from the stock: count them one on \
         another face down, then turn the packet over as one onto the waste, so that the first of \
         them lies on top and the third card lies lowest.",
        "In the fourth pass: turn the cards of the stock one at a time onto the waste.",
        "The stock is gone through four times in all (three redeals).",
        "When the stock is empty, the player may redeal: turn the waste over, unshuffled, to be \
         the new stock. ",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn removals_and_swaps() {
    let rules = columns();
    let mut pair = pair_of(all(3));
    pair.form.totalling = Some(13);
    assert_eq!(
        both(|tongue| take(&rules, &pair, tongue)),
        [
            "two cards totalling 13 may be taken off from the columns",
            "duas cartas que somem 13 podem ser retiradas das colunas",
        ]
    );
    let mut set = pair_of(all(3));
    set.form.size.most = 4;
    set.form.in_sequence = true;
    set.form.suit = Some(SuitWord::InSuit);
    assert_eq!(
        take(&rules, &set, EN),
        "two to four cards in sequence and of the same suit may be taken off from the columns"
    );
    let mut named = pair_of(all(3));
    named.form.named = rank_specs(&[11, 12]);
    named.word = TakeWord::Swap;
    assert_eq!(
        take(&rules, &named, EN),
        "a queen and a king of the columns may change places"
    );
    let mut one = pair_of(all(1));
    one.form.phrase = Some(ranks(&[12]));
    assert_eq!(
        take(&rules, &one, PT),
        "um rei pode ser retirado do descarte"
    );
}

#[test]
fn actions_and_phases() {
    let mut rules = columns();
    rules.actions = vec![Action {
        name: "close-up".to_owned(),
        budget: None,
        clauses: Vec::new(),
        steps: vec![step_of(StepKind::CloseUp(GroupId(3)))],
        origin: crate::rules::Origin::Default,
    }];
    let phase = |repeats| Phase {
        sentence: "choose the base first".to_owned(),
        repeats,
        condition: empty(Quantity::No, all(2)),
        only: vec![
            Only::Carry {
                from: all(1),
                to: all(2),
            },
            Only::Turn,
        ],
        origin: crate::rules::Origin::Default,
    };
    rules.phases = vec![phase(false), phase(true)];
    let text = rules_text(&rules, EN).replace('\n', " ");
    for part in [
        "“close up”, at any time: close up the columns, moving the cards to the earliest places \
         in reading order.",
        "At first: choose the base first; until no foundation is empty, nothing may be done but \
         moving cards from the waste to the foundations and turning the stock.",
        "Choose the base first: while no foundation is empty, and as long as any of these moves \
         can be made, nothing may be done but",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn fills_caps_and_spaces() {
    let mut rules = columns();
    let mut reserve = group("reserve", Reserve, 2);
    reserve.fill = Some(Fill {
        count: 3,
        from: vec![all(1), all(0)],
        sending: None,
        clauses: Vec::new(),
        origin: crate::rules::Origin::Default,
    });
    reserve.caps = vec![Some(3), None];
    rules.groups.push(reserve);
    assert_eq!(rules.groups[4].role, Reserve);
    let text = rules_text(&rules, EN).replace('\n', " ");
    for part in [
        "A space (an empty reserve) is filled at once with three cards from the waste or, if that \
         is empty, the stock.",
        "The first reserve holds three cards at most.",
        "A space (an empty column) may be filled only with a king.",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}
