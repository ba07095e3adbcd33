//! Rates and their intervals.
#![expect(
    clippy::float_arithmetic,
    reason = "rates are for people to read; nothing of the game hangs on them"
)]

/// The 97.5 % point of the normal distribution: what is beyond it on both sides together is 5 %.
const Z: f64 = 1.959_963_984_540_054;

/// A part of a whole, from 0 to 1; 0 of nothing.
#[must_use]
pub fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        0.0
    } else {
        float(part) / float(whole)
    }
}

/// The 95 % interval of a rate of which `least` to `most` of `trials` is known to be true: the low
/// end of the Wilson interval of `least`, the high end of that of `most`. From 0 to 1 without trials.
///
/// With p the rate, n the trials and z the quantile, the interval is
/// `(p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n)` (Edwin B. Wilson, *Probable inference, the law
/// of succession, and statistical inference*, Journal of the American Statistical Association 22,
/// 1927).
#[must_use]
pub fn interval(least: u64, most: u64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let ends = |count: u64| {
        let (n, p) = (float(trials), share(count, trials));
        let middle = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        ((middle - half) / whole, (middle + half) / whole)
    };
    // The formula's ends are 0 and 1 there; rounding may miss them by a little.
    let low = if least == 0 { 0.0 } else { ends(least).0 };
    let high = if most >= trials { 1.0 } else { ends(most).1 };
    (low, high)
}

/// A number that is given in thousandths.
#[must_use]
pub fn of_thousandths(thousandths: i64) -> f64 {
    let size = float(thousandths.unsigned_abs()) / 1000.0;
    if thousandths < 0 { -size } else { size }
}

/// A rate in per cent with two places, as in `7.69`.
#[must_use]
pub fn percent(rate: f64) -> String {
    format!("{:.2}", rate * 100.0)
}

/// The nearest number of floating point.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts beyond 2^53 are rounded, which no reader notices"
)]
fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, known: f64) -> bool {
        (found - known).abs() < 0.000_05
    }

    #[test]
    fn intervals_worked_out_by_hand() {
        // 81 of 263: p = 0.30798, z²/n = 0.014606, z√(p(1−p)/n + z²/4n²) = 0.056274.
        // (0.30798 + 0.007303 ∓ 0.056274) / 1.014606.
        let (low, high) = interval(81, 81, 263);
        assert!(near(low, 0.2553) && near(high, 0.3662), "{low} {high}");
        // 5 of 10: the middle is 1/2, and half the width z√(1/40 + z²/400) / (1 + z²/10) = 0.26340.
        let (low, high) = interval(5, 5, 10);
        assert!(near(low, 0.2366) && near(high, 0.7634), "{low} {high}");
        // 0 of 10: from 0 to z²/(10 + z²) = 3.84146 / 13.84146.
        let (low, high) = interval(0, 0, 10);
        assert!(near(low, 0.0) && near(high, 0.27753), "{low} {high}");
        let (low, high) = interval(10, 10, 10);
        assert!(near(low, 1.0 - 0.27753) && near(high, 1.0), "{low} {high}");
    }

    #[test]
    fn what_is_open_widens_it_both_ways() {
        let (low, _) = interval(3, 3, 10);
        let (_, high) = interval(5, 5, 10);
        assert_eq!(interval(3, 5, 10), (low, high));
        assert_eq!(interval(0, 0, 0), (0.0, 1.0));
    }

    #[test]
    fn a_share_of_nothing_is_nothing() {
        assert!(near(share(0, 0), 0.0));
        assert!(near(share(1, 13), 0.076_923));
    }
}
