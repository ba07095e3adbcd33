//! What is said of each construct, in both tongues.

mod builder;
mod conditions;
mod library;
mod phrases;
mod programs;
mod reading;
mod whole;

use super::{Tongue, diff, rules_text};

const EN: Tongue = Tongue::English;
const PT: Tongue = Tongue::Portuguese;

/// The same thing in English and in Portuguese.
fn both(say: impl Fn(Tongue) -> String) -> [String; 2] {
    Tongue::ALL.map(say)
}
