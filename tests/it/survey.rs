//! `patience survey` on the command line, and what play asks of the solver.

use crate::cli::{err, out, patience, piped, status};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command
        .args(arguments)
        // Settings that nobody has written.
        .env("HOME", "/nonexistent")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .env_remove("PATIENCE_CONFIG");
    command
}

fn survey(arguments: &[&str]) -> Value {
    let mut all = vec!["survey"];
    all.extend(arguments);
    all.push("--json");
    let output = patience(&all);
    assert_eq!(status(&output), 0, "{output:?}");
    serde_json::from_str(&out(&output)).unwrap()
}

/// Without what differs from run to run.
fn timeless(mut survey: Value) -> Value {
    let fields = survey.as_object_mut().unwrap();
    for field in ["seconds", "processor_seconds", "jobs"] {
        fields.remove(field).unwrap();
    }
    if let Some(hooks) = fields["hooks"].as_object_mut() {
        hooks.remove("seconds").unwrap();
    }
    survey
}

#[test]
fn clock_has_no_decisions_and_comes_out_as_often_as_it_should() {
    let clock = survey(&["clock", "--deals", "1..2000"]);
    assert_eq!(clock["game"], "clock");
    assert_eq!(clock["player"], "random");
    assert_eq!(clock["range"], "1..2000");
    assert_eq!(clock["deals"], 2000);
    // A number of these deals, fixed for ever with them; 2000 / 13 = 153.8.
    assert_eq!(clock["won"], 167);
    assert_eq!(clock["lost"], 1833);
    assert_eq!(clock["open"], 0);
    assert_eq!(clock["rate"], 0.0835);
    let end = |at: usize| clock["interval"][at].as_f64().unwrap();
    // Wilson's interval of 167 in 2000, worked out by hand.
    assert!((end(0) - 0.07217).abs() < 5e-5, "{}", end(0));
    assert!((end(1) - 0.09643).abs() < 5e-5, "{}", end(1));
    assert_eq!(clock["choices"]["decisions"], 0);
    assert_eq!(clock["choices"]["mean"], 1.0);
    assert_eq!(clock["choices"]["without_choice"], 1.0);
    // The last card need not be moved: it lies where it belongs.
    assert_eq!(clock["won_length"]["least"], 51);
    assert_eq!(clock["won_length"]["most"], 51);
    assert_eq!(clock["stuck"]["lost-by-rule"], 1833);
    assert_eq!(clock["stuck"]["cycle"], 0);
    assert!(clock["unused"].as_array().unwrap().is_empty());
    assert!(clock["score"].is_null() && clock["hooks"].is_null() && clock["visits"].is_null());
    let uses: u64 = clock["rules"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|line| line["text"].as_str().unwrap().starts_with("win "))
        .map(|line| line["uses"].as_u64().unwrap())
        .sum();
    assert_eq!(uses, 167);
}

#[test]
fn any_number_of_jobs_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    for (game, player) in [
        ("klondike", "random"),
        ("poker-squares", "random"),
        ("golf", "greedy"),
    ] {
        let of = |jobs: &str, name: &str| {
            let path = folder.path().join(format!("{game}-{jobs}-{name}"));
            let told = survey(&[
                game,
                "--deals",
                "1..90",
                "--player",
                player,
                "--jobs",
                jobs,
                "--out",
                path.to_str().unwrap(),
            ]);
            (timeless(told), std::fs::read_to_string(path).unwrap())
        };
        let one = of("1", "a.csv");
        assert_eq!(of("4", "a.csv"), one, "{game}");
        assert_eq!(one.1.lines().count(), 91, "{game}");
        let rows = of("2", "a.jsonl").1;
        assert_eq!(rows.lines().count(), 90);
        for (deal, row) in (1..).zip(rows.lines()) {
            let row: Value = serde_json::from_str(row).unwrap();
            assert_eq!(row["deal"], deal.to_string());
        }
    }
}

#[test]
fn a_run_that_is_killed_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let run = |path: &Path| {
        let path = path.to_str().unwrap().to_owned();
        [
            "survey", "klondike", "--deals", "1..3000", "--seed", "9", "--json", "--out", &path,
        ]
        .map(str::to_owned)
    };
    let arguments = |path: &Path| run(path).to_vec();
    let whole = folder.path().join("whole.csv");
    let list = arguments(&whole);
    let list: Vec<&str> = list.iter().map(String::as_str).collect();
    let told: Value = serde_json::from_str(&out(&patience(&list))).unwrap();

    let path = folder.path().join("killed.csv");
    let list = arguments(&path);
    let list: Vec<&str> = list.iter().map(String::as_str).collect();
    let mut child = command(&list).stdout(Stdio::null()).spawn().unwrap();
    let began = Instant::now();
    while std::fs::metadata(&path).map_or(0, |data| data.len()) < 4000 {
        assert!(
            began.elapsed() < Duration::from_mins(1),
            "nothing is written"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let stopped = std::fs::metadata(&path).unwrap().len();
    assert!(stopped >= 4000);
    let again: Value = serde_json::from_str(&out(&patience(&list))).unwrap();
    assert_eq!(timeless(again), timeless(told));
    let (whole, killed) = (
        std::fs::read(&whole).unwrap(),
        std::fs::read(&path).unwrap(),
    );
    assert!(whole == killed, "{} {}", whole.len(), killed.len());

    // A third time there is nothing left to play, and it is told all the same.
    let third: Value = serde_json::from_str(&out(&patience(&list))).unwrap();
    assert_eq!(third["deals"], 3000);
    assert!(std::fs::read(&path).unwrap() == whole);
}

#[test]
fn another_runs_file_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.jsonl");
    let path = path.to_str().unwrap();
    survey(&["golf", "--deals", "1..5", "--out", path]);
    let before = std::fs::read(path).unwrap();
    for other in [
        ["golf", "--deals", "1..6", "--out", path].as_slice(),
        &["golf", "--deals", "1..5", "--seed", "1", "--out", path],
        &[
            "golf", "--deals", "1..5", "--player", "greedy", "--out", path,
        ],
        &[
            "golf", "--deals", "1..5", "--player", "solver", "--out", path,
        ],
        &["golf/as-published", "--deals", "1..5", "--out", path],
    ] {
        let mut arguments = vec!["survey"];
        arguments.extend(other);
        let output = patience(&arguments);
        assert_eq!(status(&output), 2, "{other:?}");
        assert!(
            err(&output).contains("belongs to another run"),
            "{output:?}"
        );
        assert_eq!(out(&output), "");
        assert_eq!(std::fs::read(path).unwrap(), before);
    }
    let diary = folder.path().join("diary.csv");
    std::fs::write(&diary, "dear diary").unwrap();
    let output = patience(&[
        "survey",
        "golf",
        "--deals",
        "1..5",
        "--out",
        diary.to_str().unwrap(),
    ]);
    assert_eq!(status(&output), 2);
    assert!(err(&output).contains("left as it is"), "{output:?}");
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "dear diary");
}

#[test]
fn the_solver_counts_what_it_leaves_open_both_ways() {
    let solved = survey(&["bakers-game", "--deals", "ms:9..10", "--player", "solver"]);
    assert_eq!((&solved["won"], &solved["lost"]), (&1.into(), &1.into()));
    assert!(solved["visits"].as_u64().unwrap() > 0);
    assert!(solved["stuck"].is_null() && solved["seed"].is_null());
    let open = survey(&[
        "accordion",
        "--deals",
        "1..4",
        "--player",
        "solver",
        "--time",
        "0.01",
        "--memory",
        "16",
    ]);
    let count = |field: &str| open[field].as_u64().unwrap();
    assert!(count("open") > 0, "{open}");
    assert_eq!(count("won") + count("lost") + count("open"), 4);
    assert!(open["interval"][1].as_f64().unwrap() > open["rate"].as_f64().unwrap() + 0.3);
}

#[test]
fn a_game_played_for_its_score_tells_the_best_and_the_mean() {
    let squares = survey(&["poker-squares", "--deals", "1..50"]);
    let score = |field: &str| squares["score"][field].as_f64().unwrap();
    assert!(score("least") <= score("mean") && score("mean") <= score("most"));
    assert_eq!(squares["score"]["best"], squares["score"]["most"]);
    // Each deal asks for its score once while it is played and once at the end, or more.
    assert!(squares["hooks"]["calls"].as_u64().unwrap() >= 50);
    assert!(squares["hooks"]["seconds"].as_f64().unwrap() > 0.0);
    let text = out(&patience(&["survey", "poker-squares", "--deals", "1..50"]));
    assert!(text.contains("\nscore      best "), "{text}");
    assert!(!text.contains("win rate"), "{text}");
    // In golf the fewest cards left are the best.
    let golf = survey(&["golf", "--deals", "1..50", "--player", "greedy"]);
    assert_eq!(golf["score"]["best"], golf["score"]["least"]);
}

#[test]
fn a_rule_that_nobody_needed_is_a_warning() {
    let arguments = ["spider", "--deals", "1..10", "--player", "random"];
    let spider = survey(&arguments);
    let unused: Vec<&str> = spider["unused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["text"].as_str().unwrap())
        .collect();
    assert_eq!(unused, ["start run K to A in suit"]);
    let text = out(&patience(&["survey", "spider", "--deals", "1..10"]));
    assert!(
        text.contains(
            "warning: spider.patience, line 7: “start run K to A in suit” was used in no deal"
        ),
        "{text}"
    );
    assert!(text.contains("Moves, and how many deals:\n"), "{text}");
    assert!(text.contains("build down regardless of suit (spider.patience, line 10)"));
}

#[test]
fn misuse_is_two_and_says_what_would_do() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let text = folder.path().join("a.txt");
    let text = text.to_str().unwrap();
    for (arguments, said) in [
        (["golf"].as_slice(), "--deals"),
        (&["golf", "--deals", "x"], "1..1000"),
        (&["golf", "--deals", "9..1"], "9"),
        (&["spider", "--deals", "ms:1..3"], "52 cards"),
        (&["golf", "--deals", "1..3", "--player", "lucky"], "greedy"),
        (&["golf", "--deals", "1..3", "--jobs", "0"], "from 1 to 256"),
        (
            &["golf", "--deals", "1..3", "--jobs", "100000"],
            "from 1 to 256",
        ),
        (
            &["golf", "--deals", "1..3", "--time", "0"],
            "seconds above 0",
        ),
        (&["golf", "--deals", "1..3", "--memory", "0"], "MiB"),
        (&["golf", "--deals", "1..3", "--out", text], ".jsonl"),
        (&["golf", "--deals", "1..3", "--out", place], "ends neither"),
        (
            &["golf", "--deals", "1..3", "--out", "/nonexistent/a.csv"],
            "cannot be used",
        ),
        (&["no-such-game", "--deals", "1..3"], "no-such-game"),
    ] {
        let mut all = vec!["survey"];
        all.extend(arguments);
        let output = patience(&all);
        assert_eq!(status(&output), 2, "{arguments:?}");
        assert!(err(&output).contains(said), "{arguments:?}: {output:?}");
        assert_eq!(out(&output), "");
    }
    assert!(!Path::new(text).exists());
}

#[test]
fn the_solver_gives_a_hint_when_it_is_asked() {
    // Microsoft deal 9 of Baker's Game is won, deal 10 is lost.
    let won = piped(&["play", "bakers-game", "--deal", "ms:9"], "hint --solve\n");
    assert_eq!(status(&won), 0, "{won:?}");
    let said = out(&won);
    let line = said
        .lines()
        .find(|line| line.contains("moves more win"))
        .unwrap();
    let (words, rest) = line.split_once(" (then ").unwrap();
    let more: usize = rest.split(' ').next().unwrap().parse().unwrap();
    assert!(more >= 51, "{line}");
    // The move can be made, and then as many are left.
    let script = format!("{words}\nhint --solve\n");
    let made = piped(&["play", "bakers-game", "--deal", "ms:9"], &script);
    assert_eq!(status(&made), 0, "{made:?}");
    let lost = piped(
        &["play", "bakers-game", "--deal", "ms:10"],
        "hint --solve\n",
    );
    assert!(
        out(&lost).contains("this position is lost: no line wins it"),
        "{lost:?}"
    );
    let wrong = piped(
        &["play", "bakers-game", "--deal", "ms:10"],
        "hint --quick\n",
    );
    assert_eq!(status(&wrong), 1);
    assert!(
        err(&wrong).contains("hint --solve to ask the solver"),
        "{wrong:?}"
    );
}

#[test]
fn a_winnable_deal_is_one_that_the_solver_wins() {
    let played = piped(&["play", "bakers-game", "--winnable"], "quit\n");
    assert_eq!(status(&played), 0, "{played:?}");
    let said = out(&played);
    let deal = said
        .strip_prefix("Deal ")
        .and_then(|rest| rest.split_once(" can be won"))
        .unwrap()
        .0;
    assert!(said.contains(&format!("· deal {deal}\n")), "{said}");
    let solved = patience(&["solve", "bakers-game", "--deal", deal]);
    assert_eq!(status(&solved), 0, "{solved:?}");
    let both = patience(&["play", "bakers-game", "--winnable", "--deal", "1"]);
    assert_eq!(status(&both), 2);
}
