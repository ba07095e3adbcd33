//! Scripts as an enemy would write them: each ends with an error, soon.

use super::fault;
use proptest::prelude::{Strategy, prop_assert, proptest};
use std::fmt::Write as _;

/// Bodies that must end with an error, quickly, whatever they try.
#[test]
fn hostile_scripts_end_with_an_error() {
    let mut flood = String::new();
    for _ in 0..60 {
        let _ = write!(flood, "if true {{ ");
    }
    let nested = format!("{}1{}", "(".repeat(5_000), ")".repeat(5_000));
    let unary = format!("{}true", "!".repeat(10_000));
    let minus = format!("{}1 == 1", "-".repeat(10_000));
    let blocks = "{".repeat(15_000);
    let lists = "[".repeat(15_000);
    let chain = format!("card{}", ".x".repeat(7_000));
    let calls = format!("card{}", ".f()".repeat(4_000));
    let indices = format!("card{}", "[0]".repeat(5_000));
    let elses = format!(
        "if false {{}} {} else {{ 1 }}",
        "else if false {}".repeat(900)
    );
    let sums = format!("1{}", " + 1".repeat(4_000));
    let ands = format!("true{}", " && true".repeat(1_800));
    let closures = "|x|".repeat(5_000);
    let functions = "fn f() { ".repeat(1_700);
    let switches = "switch 1 { _ => ".repeat(900);
    let templates = "`${".repeat(4_000);
    let comments = "/*".repeat(8_000);
    let bodies = [
        "loop {}",
        "while true { let x = 1; }",
        "for i in 0..9223372036854775807 {}",
        "for i in range(0, 9223372036854775807, 1) {}",
        "for i in range(0, 10, 0) {}",
        "fn f(x) { f(x + 1) } f(0)",
        "fn f(x) { g(x) } fn g(x) { f(x) } f(0)",
        "let f = |x, f| f.call(x, f); f.call(1, f)",
        "let s = \"x\"; loop { s += s; }",
        "let s = \"x\"; s.crop(0, 1000000000); s.pad(9)",
        "let a = [1]; loop { a += a; }",
        "let a = [1]; loop { a.push(a); }",
        "let a = []; a.pad(1000000000, 0)",
        "let a = []; loop { a = [a]; }",
        "let m = #{}; let i = 0; loop { m[`k${i}`] = i; i += 1; }",
        "let a = [1, 2]; loop { a = a.map(|x| a); }",
        "let a = []; a.pad(500, 1); a.map(|x| a.map(|y| a.map(|z| 1))).len() == 1",
        "let a = []; a.pad(500, 1); a.all(|x| a.all(|y| a.all(|z| true)))",
        "let a = []; a.pad(500, 1); loop { a.drain(|x| x == 2); }",
        "let a = []; a.pad(500, 1); loop { a.zip(a, |x, y| x); }",
        "let a = []; a.pad(500, card); loop { a.contains(on); }",
        "let a = []; a.pad(500, card); loop { sum(a); }",
        "let a = []; a.pad(500, 1); loop { a.sort(); a.dedup(); a.reverse(); }",
        "let a = []; a.pad(500, 1); fn f(a) { a.sort(|x, y| f(a)) } f(a)",
        "eval(\"1\")",
        "import \"file\" as f; true",
        "export x; true",
        "sleep(10)",
        "exit(true)",
        "exit()",
        "timestamp()",
        "rand()",
        "open_file(\"/etc/passwd\")",
        "parse_json(\"{}\")",
        "loop { print(\"flood\"); }",
        "loop { debug(\"flood\"); }",
        "Fn(\"loop\").call()",
        "Fn(\"eval\").call(\"1\")",
        "let f = Fn(\"f\"); fn f() { Fn(\"f\").call() } f.call()",
        "let f = |x| x; loop { f = f.curry(1); }",
        "this.rank == 1",
        "card = 1; true",
        "card.rank = 1; true",
        "table = (); true",
        "table.pass = 1; true",
        "throw \"x\"",
        "1 / 0 == 1",
        "9223372036854775807 + 1 == 1",
        "-9223372036854775807 - 2 == 1",
        "(-9223372036854775807 - 1) / -1 == 1",
        "2 ** 64 == 1",
        "[1][5] == 1",
        "\"abc\"[9] == 'a'",
        "poker_hand([card, card, card, card, card, card]) == 1",
        "sum([1, 2]) == 3",
        "tops([card]) == 1",
        "table.neighbours(table.pile(\"stock\")) == 1",
        "table.pile(\"square\", 9223372036854775807) == 1",
        "table.tally(\"hand\", -9223372036854775807) == 1",
        "let x = [card, on, table]; x.sort(); x == 1",
        &flood,
        &nested,
        &unary,
        &minus,
        &blocks,
        &lists,
        &chain,
        &calls,
        &indices,
        &elses,
        &sums,
        &ands,
        &closures,
        &functions,
        &switches,
        &templates,
        &comments,
        &" ".repeat(20_000),
    ];
    let mut wrong = Vec::new();
    for body in bodies {
        let shown: String = body.chars().take(60).collect();
        let start = std::time::Instant::now();
        let message = fault(body);
        let took = start.elapsed();
        assert!(took.as_secs() < 30, "{shown}: took {took:?}");
        if !message.starts_with("script `it`: ") || message.chars().count() > 400 {
            wrong.push(format!("{shown}: {message}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn limits_are_named() {
    assert_eq!(
        fault("loop {}"),
        "script `it`: stopped after 100,000 operations; does a loop never end?"
    );
    assert_eq!(
        fault("fn f(x) { f(x + 1) } f(0)"),
        "script `it`: its functions call each other more than 16 deep"
    );
    assert_eq!(
        fault("let s = \"x\"; loop { s += s; }"),
        "script `it`: stopped: a text grew larger than a script may use"
    );
    assert_eq!(
        fault(&" ".repeat(20_000)),
        "script `it`: the body is longer than 16 KiB; a script is a few lines"
    );
}

/// Whatever words come in whatever order, a script is read or refused, and ends.
#[test]
fn any_words_end() {
    let words = [
        "card",
        "on",
        "cards",
        "table",
        ".rank",
        ".pile",
        ".top",
        ".cards",
        ".row(\"square\", 1)",
        ".pile(\"stock\")",
        ".move(",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "#{",
        "|x|",
        "||",
        "x",
        "let x =",
        "fn f(x)",
        "f(",
        "1",
        "-",
        "+",
        "*",
        "==",
        "!",
        "&&",
        ",",
        ";",
        ":",
        "..",
        "..=",
        "if",
        "else",
        "while",
        "loop",
        "for x in",
        "break",
        "return",
        "throw",
        "try",
        "catch",
        "switch",
        "=>",
        "_",
        "\"",
        "`",
        "${",
        "'",
        "/*",
        "//",
        "\\",
        "\n",
        "is_run(",
        "poker_hand(",
        "cribbage_score(",
        "touching(",
        "tops(",
        ".map(",
        ".call(",
        "Fn(\"f\")",
        "this",
        "♥",
        "9223372036854775807",
        "0x",
        "1e9",
        "()",
        "eval",
        "import",
        "print(",
        "in",
        "const",
        "@",
    ];
    let word = proptest::sample::select(words.to_vec());
    let text = proptest::collection::vec(word, 0..40).prop_map(|words| words.join(" "));
    let runner = proptest::test_runner::Config::with_cases(2_000);
    proptest!(runner, |(text in text)| {
        let message = fault(&text);
        prop_assert!(
            message.starts_with("script `it`: ") || message.starts_with("ended with "),
            "{}",
            message
        );
    });
}
