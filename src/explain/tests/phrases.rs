//! Phrases, lines and clauses.

use super::builder::*;
use super::{EN, PT, both};
use crate::cards::{Card, Colour, Rank};
use crate::explain::{clause, lay_line, lift_line, phrase};
use crate::rules::{
    By, CardSpec, Clause, ClauseTest, Condition, Direction, GroupId, Leaf, LiftUnit, Limit, Phrase,
    Quantity, Reference, Role, ScriptId, Select, Shape, SuitWord, TallyId,
};

fn said(phrase_: &Phrase) -> String {
    phrase(&columns(), phrase_, EN)
}

#[test]
fn steps_are_ways_of_building() {
    assert_eq!(said(&up(SuitWord::InSuit)), "up in suit");
    assert_eq!(
        said(&down(SuitWord::AlternateColours)),
        "down in alternate colours"
    );
    assert_eq!(
        said(&steps(
            Direction::UpOrDown,
            By::Ranks(2),
            SuitWord::Regardless,
            true
        )),
        "up or down by two ranks regardless of suit, round the corner (an ace and a king adjoin)"
    );
    assert_eq!(
        said(&steps(
            Direction::Down,
            By::Ranks(1),
            SuitWord::InColour,
            true
        )),
        "down in colour, round the corner (a king following an ace)"
    );
    assert_eq!(
        said(&steps(
            Direction::Lower,
            By::Ranks(1),
            SuitWord::AnotherSuit,
            false
        )),
        "downwards, ranks being left out at will, in any suit but the same"
    );
    assert_eq!(
        said(&Phrase::Or(vec![
            leaf(Leaf::SameRank),
            leaf(Leaf::Suit(SuitWord::InSuit))
        ])),
        "in equal ranks or in suit whatever the ranks"
    );
}

#[test]
fn other_phrases_are_kinds_of_card() {
    assert_eq!(said(&leaf(Leaf::Any)), "any card");
    assert_eq!(said(&ranks(&[0])), "an ace");
    assert_eq!(said(&ranks(&[0, 7, 12])), "an ace, an eight or a king");
    assert_eq!(said(&ranks(&[6, 7, 8, 9])), "a card from seven up to ten");
    let kinds = [
        (CardSpec::Card(Card(51)), "a king of spades"),
        (suit_spec(1), "a card of diamonds"),
        (CardSpec::Colour(Colour::Red), "a red card"),
        (
            CardSpec::ColourRank(Colour::Black, Rank(11)),
            "a black queen",
        ),
        (CardSpec::Joker, "a joker"),
        (CardSpec::Base(0), "a card of the base rank"),
        (CardSpec::Base(-1), "a card of the rank next below the base"),
    ];
    for (kind, text) in kinds {
        assert_eq!(said(&leaf(Leaf::Cards(vec![kind]))), text);
    }
    assert_eq!(
        said(&leaf(Leaf::Respectively(rank_specs(&[0, 1, 2])))),
        "an ace, a two and a three, in the order of the piles"
    );
    assert_eq!(
        said(&leaf(Leaf::Run {
            from: Rank(12),
            to: Rank(0),
            suit: SuitWord::InSuit,
        })),
        "a whole run from king to ace in suit, laid as one"
    );
    assert_eq!(
        said(&leaf(Leaf::RankFoundIn(all(1)))),
        "a card whose rank is found in the waste"
    );
    assert_eq!(
        said(&leaf(Leaf::RankIsPileNumber)),
        "a card whose rank is the pile’s number (an ace counts one, a jack counts eleven, a queen \
         counts twelve and a king counts 13)"
    );
    let not_red = Phrase::And(vec![
        ranks(&[12]),
        Phrase::Not(Box::new(leaf(Leaf::Cards(vec![CardSpec::Colour(
            Colour::Red,
        )])))),
    ]);
    assert_eq!(
        said(&not_red),
        "a king that is also any card that is not a red card"
    );
}

#[test]
fn scripts_speak_by_their_sentence_and_tallies_by_their_name() {
    let mut rules = columns();
    script(&mut rules, "each doubles the one below.");
    tally(&mut rules, "turned-cards");
    assert_eq!(
        phrase(&rules, &leaf(Leaf::Script(ScriptId(0))), EN),
        "by this rule: each doubles the one below"
    );
    assert_eq!(
        phrase(&rules, &leaf(Leaf::RankIsTally(TallyId(0))), PT),
        "uma carta cujo valor seja a contagem “turned cards” (um ás vale um, um valete vale onze, \
         uma dama vale doze e um rei vale 13)"
    );
}

#[test]
fn a_line_says_its_word_its_card_and_its_clauses() {
    let mut rules = columns();
    let mut line = rules.groups[3].lay[1].clone();
    line.clauses = vec![clause_of(ClauseTest::From(all(1)))];
    line.at_bottom = true;
    assert_eq!(
        lay_line(&rules, &line, EN),
        "built down in alternate colours, only from the waste, slipped under the pile"
    );
    assert_eq!(
        lay_line(&rules, &rules.groups[2].lay[0], PT),
        "começa com um ás"
    );
    let mut line = lay(crate::rules::LayWord::Lay, leaf(Leaf::Any));
    line.budget = Some(budget(&mut rules, "merci", true, Some(1)));
    line.at_once = true;
    assert_eq!(
        lay_line(&rules, &line, EN),
        "takes any card, only once in the game (“merci”), and this is done at once whenever it \
         becomes possible"
    );
}

#[test]
fn a_line_may_compare_with_another_pile() {
    let mut rules = columns();
    let step = steps(Direction::Down, By::Ranks(1), SuitWord::Regardless, true);
    let mut line = lay(crate::rules::LayWord::Start, step);
    line.compared_with = Some(Reference::Head(Box::new(Reference::Left(1))));
    rules.groups[2].lay.push(line.clone());
    assert_eq!(
        lay_line(&rules, &line, EN),
        "begun with a card one rank lower than the first card of the pile to its left, of any \
         suit, round the corner (a king following an ace)"
    );
    rules.groups[3].shape = Shape::Grid {
        rows: 1,
        columns: 7,
    };
    let mut line = lay(crate::rules::LayWord::Lay, up(SuitWord::InSuit));
    line.compared_with = Some(Reference::Left(1));
    rules.groups[3].lay.push(line);
    assert_eq!(
        both(|tongue| lay_line(&rules, &rules.groups[3].lay[2], tongue)),
        [
            "takes a card one rank higher than the card to its left, of the same suit",
            "recebe uma carta um valor mais acima que a carta à esquerda, do mesmo naipe",
        ]
    );
}

#[test]
fn what_may_be_lifted() {
    let mut rules = columns();
    let texts = [
        (LiftUnit::None, "nothing may be taken from a column"),
        (LiftUnit::Top, "the top card of a column may be moved"),
        (
            LiftUnit::Sequence(Some(leaf(Leaf::Suit(SuitWord::InSuit)))),
            "a face-up card of a column may be moved, together with all the cards that lie on it, \
             if these are in sequence, built in the same way and of one suit",
        ),
        (
            LiftUnit::AllFaceUp,
            "the face-up cards of a column may be moved all together, never a part of them",
        ),
        (
            LiftUnit::WholePile,
            "all the cards of a column may be moved together",
        ),
        (
            LiftUnit::SquaredPile,
            "a column may be moved as a whole, judged by its top card",
        ),
        (
            LiftUnit::AnyPacket,
            "any face-up card of a column may be moved, together with all the cards that lie on \
             it, in whatever order these are",
        ),
        (
            LiftUnit::AnyCard,
            "any face-up card of a column may be moved by itself to where it may be laid, the \
             cards that lie on it closing over the gap",
        ),
    ];
    for (unit, text) in texts {
        rules.groups[3].lift = vec![lift(unit)];
        assert_eq!(lift_line(&rules, &rules.groups[3].lift[0], EN), text);
    }
    rules.groups.push(group("cell", Role::Cell, 4));
    let mut line = lift(LiftUnit::Top);
    line.clauses = vec![clause_of(ClauseTest::To(all(2)))];
    line.limit = Limit::Cells;
    rules.groups[3].lift = vec![line];
    assert_eq!(
        both(|tongue| lift_line(&rules, &rules.groups[3].lift[0], tongue)),
        [
            "the top card of a column may be moved only to the foundations, at most one card more \
             at once than there are empty cells",
            "a carta de cima de uma coluna pode ser movida só para as fundações, de uma vez no \
             máximo uma carta a mais do que o número de células vazias",
        ]
    );
}

#[test]
fn clauses_and_their_negations() {
    let rules = columns();
    let negated = |test: ClauseTest| Clause {
        negated: true,
        ..clause_of(test)
    };
    let said = |it: &Clause| clause(&rules, it, EN);
    let empty = || ClauseTest::When(empty(Quantity::No, all(2)));
    assert_eq!(said(&clause_of(empty())), "when no foundation is empty");
    assert_eq!(said(&negated(empty())), "unless no foundation is empty");
    let from = || {
        let mut from = all(1);
        from.extend(pile(3, 2));
        ClauseTest::From(from)
    };
    assert_eq!(
        said(&clause_of(from())),
        "only from the waste or the second column"
    );
    assert_eq!(
        clause(&rules, &negated(from()), PT),
        "mas não a partir do descarte ou da segunda coluna"
    );
    let select = Select::Places {
        rows: vec![(2, 3)],
        columns: vec![(1, 1)],
    };
    let texts = [
        (ClauseTest::On(rank_specs(&[12])), "only on a king"),
        (ClauseTest::OnFaceDown, "only on a face-down card"),
        (
            ClauseTest::To(refer(Reference::Left(3))),
            "only to the third pile to its left",
        ),
        (
            ClauseTest::To(refer(Reference::Its(GroupId(3)))),
            "only to the column of the same number",
        ),
        (
            ClauseTest::In(select),
            "only in rows 2 to 3, the first column",
        ),
        (
            ClauseTest::NewSuitIn(GroupId(2)),
            "of a suit that has not yet been begun in the foundations",
        ),
        (
            ClauseTest::Neighbours { corners: false },
            "if they lie side by side",
        ),
        (
            ClauseTest::BothSettled,
            "if both cards are settled afterwards",
        ),
        (
            ClauseTest::OneWay,
            "going on in the way in which that pile was begun, up or down",
        ),
    ];
    for (test, text) in texts {
        assert_eq!(said(&clause_of(test)), text);
    }
}

#[test]
fn the_last_pass_and_the_redeals_left() {
    let rules = columns();
    let when = |condition| clause(&rules, &clause_of(ClauseTest::When(condition)), EN);
    assert_eq!(when(Condition::NoRedealLeft), "when no redeal is left");
    assert_eq!(when(Condition::PassIsLast), "when it is the last pass");
}
