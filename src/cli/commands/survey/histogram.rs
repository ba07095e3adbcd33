//! How often numbers were met, drawn.

use crate::survey::Counts;
use std::fmt::Write as _;

/// At most so many rows.
const ROWS: i64 = 12;
/// The longest bar, in characters.
const WIDEST: u64 = 40;

/// A row for each number, or for as many numbers together as make few rows.
pub fn histogram(counts: &Counts) -> String {
    let (Some(least), Some(most)) = (counts.least(), counts.most()) else {
        return String::new();
    };
    // Numbers of moves, cards and points: nowhere near the ends of 64 bits.
    let width = (most.saturating_sub(least) / ROWS).saturating_add(1);
    let mut rows: Vec<(i64, i64, u64)> = Vec::new();
    let mut first = least;
    while first <= most {
        let end = first.saturating_add(width - 1);
        rows.push((first, end.min(most), 0));
        if end == i64::MAX {
            break;
        }
        first = end + 1;
    }
    for (number, times) in counts.iter() {
        let at = rows.partition_point(|&(_, last, _)| last < number);
        if let Some((_, _, sum)) = rows.get_mut(at) {
            *sum += times;
        }
    }
    let names: Vec<String> = rows
        .iter()
        .map(|(first, last, _)| {
            if first == last {
                first.to_string()
            } else {
                format!("{first} to {last}")
            }
        })
        .collect();
    let wide = names.iter().map(String::len).max().unwrap_or(0);
    let highest = rows.iter().map(|row| row.2).max().unwrap_or(1).max(1);
    let mut text = String::new();
    for (name, (_, _, times)) in names.iter().zip(&rows) {
        let length = times.saturating_mul(WIDEST).div_ceil(highest);
        let bar = "█".repeat(usize::try_from(length).unwrap_or(0));
        let blank = if bar.is_empty() { "" } else { " " };
        let _ = writeln!(text, "  {name:>wide$}  {bar}{blank}{times}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Deal;
    use crate::survey::{Ending, Played, Summary};

    fn counts(numbers: &[u32]) -> Counts {
        let mut summary = Summary::default();
        for &moves in numbers {
            let mut played = Played::new(Deal::Ours(1), 0);
            (played.ending, played.moves) = (Ending::Won, moves);
            summary.add(&played, false);
        }
        summary.lengths
    }

    #[test]
    fn few_numbers_have_a_row_each() {
        assert_eq!(
            histogram(&counts(&[3, 3, 5])),
            format!(
                "  3  {} 2\n  4  0\n  5  {} 1\n",
                "█".repeat(40),
                "█".repeat(20)
            )
        );
        assert_eq!(histogram(&counts(&[])), "");
    }

    #[test]
    fn many_are_put_together() {
        let all: Vec<u32> = (0..100).collect();
        let text = histogram(&counts(&all));
        assert_eq!(text.lines().count(), 12, "{text}");
        assert!(text.contains("  0 to 8  "), "{text}");
        assert!(
            text.contains("99 to 99") || text.contains("  99  "),
            "{text}"
        );
    }
}
