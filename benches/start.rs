//! How long it takes from a text to a game that can be played, and to list the library.
//!
//! The marks: a file goes from text to playable in under 2 ms, `patience list` answers in under
//! 20 ms. Measured with `cargo bench`; never a timed test, as machines are shared.

use criterion::{Criterion, criterion_group, criterion_main};
use patience::library::{self, Shipped};
use patience::pipeline::build;
use patience::rules::check::Request;
use std::hint::black_box;
use std::process::Command;

fn text_to_playable(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("text to playable");
    for name in [
        "klondike",
        "klondike-hand",
        "ace-row",
        "display",
        "spider",
        "pyramid",
        "double-or-quits",
    ] {
        let Some(found) = library::find(name) else {
            continue;
        };
        let entry = found.entry;
        let request = Request::plain(entry.name.clone(), entry.source.clone());
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                build(black_box(&request), &Shipped).map(|built| built.machine.places().piles())
            });
        });
    }
    group.finish();
}

fn list(criterion: &mut Criterion) {
    criterion.bench_function("patience list", |bencher| {
        bencher.iter(|| {
            Command::new(env!("CARGO_BIN_EXE_patience"))
                .arg("list")
                .output()
                .map(|out| out.stdout.len())
        });
    });
}

criterion_group!(benches, text_to_playable, list);
criterion_main!(benches);
