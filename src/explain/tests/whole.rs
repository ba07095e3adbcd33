//! Whole texts.

use super::builder::*;
use super::{EN, PT, diff, rules_text};
use crate::rules::{StepKind, SuitWord, Text, VariantName};

fn whole() -> crate::rules::Rules {
    let mut rules = columns();
    rules.passes = vec![passes(1, None, StepKind::Turn(turn(3, all(1))))];
    redeal(&mut rules, None, vec![gather_waste()]);
    let note = |text: &str, tongue: &str| Text {
        text: text.to_owned(),
        tongue: tongue.to_owned(),
    };
    rules.about.notes = vec![note("Settled so.", "en"), note("Decidido assim.", "pt")];
    rules.variants = vec![VariantName {
        name: "by-suit".to_owned(),
        title: "By suit".to_owned(),
    }];
    rules
}

#[test]
fn in_english() {
    assert_eq!(
        rules_text(&whole(), EN),
        "\
Test
====

What you need
-------------
One pack of 52 cards. Cards rank from ace, the lowest, to king, the highest.

The deal
--------
Shuffle the pack. Deal seven columns of one to seven cards, by rows, face down,
the last card of each face up. The 24 cards left are the stock, face down. Leave
room for the waste and four foundations.

Foundations
-----------
A foundation is begun with an ace. The foundations are built up in suit, one
card at a time. A foundation holds 13 cards at most. Cards once laid on the
foundations stay there.

Tableau
-------
The columns are built down in alternate colours. A space (an empty column) may
be filled only with a king. A face-up card of a column may be moved, together
with all the cards that lie on it, if these are in sequence, built in the same
way. A face-down card of a column that nothing covers any more is turned up at
once.

Stock
-----
Turn three cards at a time from the stock onto the waste, one by one, so that
the third card lies on top. Where fewer are left, those are turned. The stock
may be gone through as often as you like. When the stock is empty, the player
may redeal: turn the waste over, unshuffled, to be the new stock.

Waste
-----
Only the top card of the waste may be moved.

The end
-------
The game is won when all cards are on the foundations. It is lost when nothing
more can be done.

Variants
--------
The file also has the variant “By suit”.

Notes
-----
- Settled so.
"
    );
}

#[test]
fn in_portuguese() {
    assert_eq!(
        rules_text(&whole(), PT),
        "\
Test
====

O que é preciso
---------------
Um baralho de 52 cartas. Os valores vão de ás, o mais baixo, a rei, o mais alto.

A distribuição
--------------
Embaralhar as cartas. Dar sete colunas de uma a sete cartas, por fileiras,
fechadas, a última carta de cada pilha aberta. As 24 cartas que restam formam o
monte, fechadas. Deixar espaço para o descarte e quatro fundações.

Fundações
---------
Uma fundação começa com um ás. As fundações seguem em ordem crescente no mesmo
naipe, uma carta de cada vez. Uma fundação contém no máximo 13 cartas. As cartas
postas nas fundações ali ficam.

Colunas
-------
As colunas seguem em ordem decrescente em cores alternadas. Um espaço (coluna
vazia) só pode receber um rei. Uma carta aberta de uma coluna pode ser movida,
junto com todas as que estão sobre ela, se formarem sequência, seguindo do mesmo
modo. Uma carta fechada de uma coluna que fique descoberta é aberta de imediato.

Monte
-----
Virar três cartas de cada vez do monte sobre o descarte, uma a uma, de modo que
a terceira carta fique por cima. Onde restarem menos, viram-se essas. O monte
pode ser percorrido quantas vezes se quiser. Quando o monte está vazio, pode-se
fazer a recolha: virar o descarte sem embaralhar, para ser o novo monte.

Descarte
--------
Só a carta de cima do descarte pode ser movida.

O fim
-----
O jogo está ganho quando todas as cartas estão nas fundações. Está perdido
quando nada mais se pode fazer.

Variantes
---------
O arquivo traz ainda a variante “By suit”.

Notas
-----
- Decidido assim.
"
    );
}

#[test]
fn what_differs_is_told_section_by_section() {
    let mut other = whole();
    other.groups[3].lay[1].phrase = down(SuitWord::InSuit);
    other.about.notes.clear();
    assert_eq!(
        diff(&whole(), &other, EN),
        "Tableau\n  - The columns are built down in alternate colours.\n  \
         + The columns are built down in suit.\n"
    );
    assert_eq!(diff(&whole(), &whole(), PT), "");
}
