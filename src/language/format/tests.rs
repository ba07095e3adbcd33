use super::lex::{Piece, lex};
use super::*;

fn formatted(text: &str) -> String {
    let source = Source {
        name: "a.patience".into(),
        text: text.into(),
    };
    format(&source, SourceId::default()).unwrap()
}

/// What must not change: every piece but the line ends and semicolons.
fn kept(text: &str) -> Vec<String> {
    lex(text)
        .into_iter()
        .filter(|piece| !matches!(piece, Piece::Line | Piece::Semicolon))
        .map(|piece| format!("{piece:?}"))
        .collect()
}

fn readable() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/readable");
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
        .collect()
}

#[test]
fn formatting_twice_is_formatting_once_and_loses_nothing() {
    for text in readable() {
        let once = formatted(&text);
        assert_eq!(formatted(&once), once);
        assert_eq!(kept(&once), kept(&text));
        assert!(once.ends_with("}\n"), "{once}");
    }
}

#[test]
fn a_file_in_disorder_is_laid_out() {
    let text = "\u{FEFF}# first\n\n\ngame   \"X\"\n{\n\n\n pack 1,7 to A   # the pack\n\n\n\n  tableau x7 {start any ; build down in suit\n# alone\n  lift sequence,\n to foundation , # why\n when ( pass is 1 )\n }\nwaste{cap 1}\n   layout {   # dealt\n deal all to tableau }\n  example \"e\" { given tableau 1:[KD]7H, waste:\n  move turn }\n example \"d\" { given deal ms:17 }\n tableau { shape \"\"\"\n   o\n  o o\n\"\"\" } }  # last\n# end\n";
    insta::assert_snapshot!(formatted(text), @r##"
    # first

    game "X" {
      pack 1, 7 to A  # the pack

      tableau x7 {
        start  any
        build  down in suit
        # alone
        lift   sequence,
               to foundation,  # why
               when (pass is 1)
      }
      waste { cap 1 }
      layout {  # dealt
        deal all to tableau
      }
      example "e" {
        given   tableau 1: [KD] 7H, waste:
        move    turn
      }
      example "d" { given deal ms:17 }
      tableau {
        shape """
       o
      o o
    """
      }
    }  # last
    # end
    "##);
}

#[test]
fn braces_on_one_line_that_are_too_long_get_their_lines() {
    let long = "tableau x7 { start any, from waste, when stock is empty; build down in alternate colours; lift sequence in suit }";
    let text = format!("game \"X\" {{ {long} }}\n");
    insta::assert_snapshot!(formatted(&text), @r##"
    game "X" {
      tableau x7 {
        start  any, from waste, when stock is empty
        build  down in alternate colours
        lift   sequence in suit
      }
    }
    "##);
}

#[test]
fn lines_that_follow_each_other_share_a_column() {
    let text = "game \"X\" { also \"Y\"\nfamily \"Z\"\npack 1\nstock\npack 2\nnote \"a\"\n\nwin when blocked\nnote \"b\"\ntableau x7 {start any}\nnote \"c\"\nnote \"d\"\nredeal once {\ngather waste to stock\nshuffle\ndeal all to tableau\n}\nlayout {\ndeal 1 to stock\ndeal 2 to stock\n} }";
    insta::assert_snapshot!(formatted(text), @r##"
    game "X" {
      also    "Y"
      family  "Z"
      pack    1
      stock
      pack  2
      note  "a"

      win   when blocked
      note  "b"
      tableau x7 { start any }
      note "c"
      note "d"
      redeal once {
        gather  waste to stock
        shuffle
        deal    all to tableau
      }
      layout {
        deal 1 to stock
        deal 2 to stock
      }
    }
    "##);
}

#[test]
fn a_lone_statement_has_one_blank_and_others_share_a_column() {
    let text = "game \"X\" { trunk as reserve {\nturns up when last\n}\nwing as reserve {\nface down\nturns up when last\n} }";
    insta::assert_snapshot!(formatted(text), @r#"
    game "X" {
      trunk as reserve {
        turns up when last
      }
      wing as reserve {
        face   down
        turns  up when last
      }
    }
    "#);
}

#[test]
fn the_marks_of_a_picture_stand_in_columns() {
    let text = "game \"X\" { stock\nfoundation x2\ntableau x10\npicture \"\"\"\n s . f1 f2\n\n   t1 t10  t2 t3\n\"\"\" }";
    let once = formatted(text);
    insta::assert_snapshot!(once, @r#"
    game "X" {
      stock
      foundation x2
      tableau x10
      picture """
        s  .   f1 f2
        t1 t10 t2 t3
      """
    }
    "#);
    assert_eq!(formatted(&once), once);
    let line = "game \"X\" { picture \"\"\" s  t1 \"\"\" }\n";
    assert!(formatted(line).contains("\"\"\" s  t1 \"\"\""));
}

#[test]
fn a_broken_file_is_not_formatted() {
    let source = Source {
        name: "a.patience".into(),
        text: "game \"X\" { tableau { bild down in suit } }".into(),
    };
    let diagnostics = format(&source, SourceId::default()).unwrap_err();
    assert_eq!(diagnostics.len(), 1);
}
