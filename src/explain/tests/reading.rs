//! Sentences that whoever deals and plays with real cards must not read otherwise.

use super::{EN, PT, Tongue, both, rules_text};
use crate::testing::read;

/// The text of a small rule file, on one line.
fn told(file: &str, tongue: Tongue) -> String {
    rules_text(&read(file), tongue).replace('\n', " ")
}

/// Every part is in the text.
fn has(file: &str, tongue: Tongue, parts: &[&str]) {
    let text = told(file, tongue);
    for part in parts {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

const BASE: &str = r#"game "Base" {
  pack 1
  stock
  waste
  reserve
  foundation x4 { start base; build up in suit, round the corner }
  tableau x4 {
    start any, from waste, when reserve is empty
    build down in alternate colours, round the corner
    fill  from reserve
  }
  layout { deal 13 to reserve; deal 1 to foundation 1; deal 1 to each tableau }
  passes without limit { turn 3 to waste }
}"#;

#[test]
fn piles_that_the_deal_leaves_empty_are_counted() {
    has(
        BASE,
        EN,
        &["Leave room for the waste and three more foundations."],
    );
    has(
        BASE,
        PT,
        &["Deixar espaço para o descarte e mais três fundações."],
    );
    let columns = r#"game "Columns" {
      pack 1
      foundation x4 { start none }
      tableau x13 { build down in suit; start none }
      layout { put A on foundation; deal 1 to each tableau 5-13; deal 3 to each tableau }
    }"#;
    has(
        columns,
        EN,
        &[
            "put one on each foundation. There are 13 columns. Deal one card to each of columns 5 \
           to 13, face up. Deal three cards to each column, one to each in turn, face up.",
        ],
    );
    has(
        columns,
        PT,
        &["Há 13 colunas. Dar uma carta a cada uma das colunas 5 a 13, aberta."],
    );
}

#[test]
fn conditions_come_first_and_cards_with_where_they_come_from() {
    has(
        BASE,
        EN,
        &["When the reserve is empty, a space may be filled with any card from the waste."],
    );
    has(
        BASE,
        PT,
        &["Quando a reserva está vazia, um espaço pode receber qualquer carta do descarte."],
    );
}

#[test]
fn neighbours_lie_above_each_other_only_in_a_grid() {
    let file = |shape: &str| {
        format!(
            r#"game "Neighbours" {{
  pack 1
  tableau {shape} {{ cap 1; build none; start none }}
  layout {{ deal 1 to each tableau }}
  remove pair same rank from tableau, neighbours
}}"#
        )
    };
    has(
        &file("2 by 26"),
        EN,
        &["if they lie side by side or one above the other"],
    );
    let line = told(&file("x52"), EN);
    assert!(line.contains("if they lie side by side. "), "{line}");
}

#[test]
fn foundations_that_chance_may_begin_are_told_whole() {
    has(
        r#"game "Mates" {
  pack 1
  foundation x4 { start base; build up in suit, round the corner }
  tableau x4 { start any; build down in suit, round the corner }
  layout {
    deal 1 to tableau 1
    deal 12 to each tableau, sending base to foundation
  }
  base from tableau 1
}"#,
        EN,
        &[
            "Leave room for four foundations in all.",
            "A foundation is begun with a card of the base rank.",
        ],
    );
}

#[test]
fn a_phase_that_the_deal_ends_is_not_told() {
    let file = |to: &str| {
        format!(
            r#"game "Base first" {{
  pack 1
  reserve x4
  foundation x4 {{ start base; build up in suit, round the corner }}
  tableau x4 {{ start any; build down in suit, round the corner }}
  layout {{ deal 1 to {to}; deal all to tableau }}
  phase "choose the base first", until foundation holds at least 1 card {{
    only reserve to foundation
  }}
}}"#
        )
    };
    has(&file("each reserve"), EN, &["choose the base first"]);
    let text = told(&file("foundation 1"), EN);
    assert!(!text.contains("choose the base first"), "{text}");
}

#[test]
fn a_term_is_explained_where_it_is_first_used() {
    has(
        BASE,
        EN,
        &[
            "Cards once laid on the foundations stay there. The base rank is the rank of the first \
           card that lies on any foundation.  Tableau",
        ],
    );
    let chosen = BASE.replace("deal 1 to foundation 1; ", "");
    has(
        &chosen,
        EN,
        &["foundation. While there is none, every card is of the base rank.  Tableau"],
    );
    let row = r#"game "Row" {
      pack 1
      tableau 4 by 14 { lay A, in column 1; lay up in suit, compared with left }
      layout { deal all to tableau column 3-14, row by row, sending A to tableau column 1 }
      redeal once, when blocked {
        gather unsettled cards of tableau to stock
        shuffle
        deal all to tableau, row by row, leaving 1 place after each row's settled cards
      }
      win when every card in tableau is settled
    }"#;
    has(
        row,
        EN,
        &[
            "an ace goes instead to the first free place of the first column of the tableau,",
            "A place of the first column takes an ace. A place of the tableau takes a card one \
             rank higher than the card to its left, of the same suit.",
            "This may be done once in the game. A card of the tableau is settled when it is an \
             ace in the first column or a card one rank higher than the card to its left, of the \
             same suit, where that card is settled too. The game is blocked when",
        ],
    );
    has(
        row,
        PT,
        &[
            "Uma carta do quadro está assentada quando é um ás na primeira coluna ou uma carta um \
           valor mais acima que a carta à esquerda, do mesmo naipe, desde que também essa carta \
           esteja assentada.",
        ],
    );
}

#[test]
fn passes_are_tied_to_the_redeal_where_rules_ask_for_them() {
    let heaps = |when: &str| {
        format!(
            r#"game "Heaps" {{
              pack 1
              stock {{ face up; lift top, to foundation or heap }}
              foundation x4
              heap x3 as waste {{ lay any, from stock, {when}; lift top, to foundation }}
              redeal once {{ gather heap to stock, last pile first, bottom card first }}
            }}"#
        )
    };
    let second = heaps("when no foundation takes the card and pass is 2, in pile 1");
    has(
        &second,
        EN,
        &[
            "This may be done once in the game. The redeal begins the second pass.",
            "In the second pass, a card from the stock may be laid only on the first heap, when no \
             foundation takes the card.",
        ],
    );
    has(
        &second,
        PT,
        &[
            "Com a recolha começa a segunda passada.",
            "Na segunda passada, uma carta do monte só pode ser posta no primeiro montinho, quando \
             nenhuma fundação aceita a carta.",
        ],
    );
    let both_passes = heaps(
        "when no foundation takes the card and pass is 2, in pile 1; lay any, from stock, when \
         redeals is 0",
    );
    has(
        &both_passes,
        EN,
        &["In the second pass, a card from the stock may be laid on the first heap, when"],
    );
    let never = told(&heaps("when no foundation takes the card"), EN);
    assert!(!never.contains("second pass"), "{never}");
    assert!(
        never.contains("A card from the stock may be laid on a heap, when no foundation takes"),
        "{never}"
    );
}

#[test]
fn a_line_of_piles_lies_in_a_row_and_closes_up() {
    let line = r#"game "Line" {
      pack 1
      tableau x52 {
        build same rank or in suit
        lift  squared pile, to left or third left
        closes up
      }
      layout { deal 1 to each tableau }
      win when tableau has 1 pile
    }"#;
    has(
        line,
        EN,
        &[
            "Deal 52 tableau piles of one card each, face up, in one row from left to right.",
            "A tableau pile may be laid on another whose top card has the same rank or the same \
             suit as its own.",
            "When a tableau pile has been moved away, the gap is closed: the tableau piles to \
             its right all move one place to the left.",
        ],
    );
    has(
        line,
        PT,
        &[
            "de uma carta cada, aberta, numa só fileira, da esquerda para a direita.",
            "Uma pilha do quadro pode ser posta sobre outra cuja carta de cima tenha o mesmo \
             valor ou o mesmo naipe que a sua.",
        ],
    );
}

#[test]
fn a_layout_made_again_says_how() {
    let fans = r#"game "Fans" {
      pack 1
      foundation x4
      fan x18 as tableau {
        start none
        build down in suit
        lift  top
        lift  any card, when no redeal is left, once as merci
      }
      layout { deal all to fan, 3 at a time }
      redeal twice { gather fan to stock; shuffle; lay out again }
    }"#;
    has(
        fans,
        EN,
        &[
            "then lay them out again as at the start, as far as they go (deal all the cards to \
             the fans, three to each in turn, face up).",
            "When no redeal is left, any face-up card of a fan may also be moved by itself to \
             where it may be laid, the cards that lie on it closing over the gap, only once in \
             the game (“merci”).",
        ],
    );
    has(
        fans,
        PT,
        &["(dar todas as cartas aos leques, em rodízio, três de cada vez, abertas)"],
    );
}

#[test]
fn cards_lie_in_a_hole_and_the_others_are_dealt_out() {
    let hole = r#"game "Hole" {
      pack 1
      hole as foundation { start none; build up or down regardless of suit, round the corner; cap 52 }
      fan x17 as tableau { start none }
      layout { put AS on hole; deal all to fan }
    }"#;
    has(
        hole,
        EN,
        &[
            "Take the ace of spades out of the pack and put it in the hole. Deal all the other \
             cards out into 17 fans of three cards each,",
            "Cards once laid in the hole stay there.",
            "The game is won when all cards are in the hole.",
        ],
    );
    has(
        hole,
        PT,
        &["pô-lo no buraco. Dar todas as outras cartas em 17 leques"],
    );
}

#[test]
fn packets_of_one_suit_and_a_turn_with_its_condition_first() {
    let rows = r#"game "Rows" {
      pack 2
      stock
      foundation x8 { start run K to A in suit }
      tableau x10 { start any; build down regardless of suit; lift sequence in suit }
      layout { deal 5 to each tableau }
      passes 1, when no tableau is empty { deal 1 to each tableau }
    }"#;
    has(
        rows,
        EN,
        &[
            "if these are in sequence and of one suit.",
            "When no column is empty, the stock may be turned: deal one card to each column, \
             face up.",
        ],
    );
    has(
        rows,
        PT,
        &[
            "se formarem sequência e forem de um só naipe.",
            "Quando nenhuma coluna está vazia, pode-se virar o monte: dar uma carta a cada \
             coluna, aberta.",
        ],
    );
}

#[test]
fn cards_taken_off_are_those_that_nothing_covers() {
    let pyramid = r#"game "Shape" {
      pack 1
      stock
      waste
      tableau {
        shape """
           o
          o o
        """
      }
      layout { deal 1 to each tableau }
      remove pair totalling 13 from tableau or waste
      passes 1 { turn 1 to waste }
    }"#;
    has(
        pyramid,
        EN,
        &[
            "Two cards totalling 13 may be taken off from the tableau or the waste: both from \
             the tableau, or one from each.",
            "Only cards that no other card covers are taken off, and they are out of the game.",
        ],
    );
    has(
        pyramid,
        PT,
        &["do quadro ou do descarte: ambas do quadro, ou uma de cada."],
    );
    let grid = r#"game "Grid" {
      pack 1
      stock
      tableau 5 by 5
      layout { deal 1 to each tableau }
      remove pair same rank from tableau, neighbours, when stock is empty
    }"#;
    let text = told(grid, EN);
    assert!(
        text.contains(
            "When the stock is empty, two cards of the same rank may be taken off from the \
             tableau, if they lie side by side or one above the other. Cards that are taken off \
             are out of the game."
        ),
        "{text}"
    );
    assert!(!text.contains("cover"), "{text}");
}

#[test]
fn a_packet_across_the_redeal_is_filled_up() {
    let packets = |passes: &str| {
        format!(
            r#"game "Packets" {{
              pack 1
              stock
              waste
              foundation x4
              tableau x7 {{ start K; build down in alternate colours }}
              layout {{ deal 4 to each tableau }}
              {passes}
            }}"#
        )
    };
    let mixed = packets(
        "passes 3 { turn 3 to waste, first on top, carrying over }
         passes 1 { turn 1 to waste }",
    );
    assert_eq!(
        both(|tongue| {
            let text = told(&mixed, tongue);
            let packet = ["A packet begun", "Um maço começado"]
                .iter()
                .find_map(|start| text.split_once(start))
                .unwrap();
            packet.1.split('.').next().unwrap().to_owned()
        }),
        [
            " before the redeal is filled up to three cards, whatever the new pass says; a packet \
             begun after it goes by the new pass",
            " antes da recolha se completa até três cartas, diga o que disser a nova passada; um \
             maço começado depois dela segue a nova passada",
        ]
    );
    let alike = packets("passes 3 { turn 3 to waste, carrying over }");
    assert!(!told(&alike, EN).contains("whatever the new pass says"));
}

#[test]
fn how_many_cards_may_go_at_once() {
    let cells = |clause: &str| {
        format!(
            r#"game "Cells" {{
              pack 1
              cell x4
              foundation x4
              tableau x8 {{ start any; build down in suit; lift sequence, {clause} }}
              layout {{ deal all to tableau }}
            }}"#
        )
    };
    has(
        &cells("as cells allow"),
        EN,
        &["built in the same way, at most one card more at once than there are empty cells."],
    );
    has(
        &cells("as cells and spaces allow"),
        EN,
        &[
            "built in the same way, at most as many cards at once as could be moved one by one \
             by way of the empty cells and spaces (one card more than there are empty cells, \
             doubled for each space that would take any card, not counting a space that they are \
             moved to).",
        ],
    );
}
