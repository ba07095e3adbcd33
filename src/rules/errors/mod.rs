//! The kinds of diagnostics that checking gives, one a file: its code, and its page for
//! `patience explain CODE`.
//!
//! `E02..` are errors of the game as such, `W03..` warnings.

pub mod budget_idle;
pub mod budget_unclear;
pub mod cap_under_deal;
pub mod cards_left_over;
pub mod condition_constant;
pub mod condition_unclear;
pub mod deals_too_many;
pub mod drawing_unreadable;
pub mod example_impossible;
pub mod fill_without_source;
pub mod foundations_too_small;
pub mod line_covered;
pub mod list_does_not_fit;
pub mod name_shared;
mod never_turned;
pub mod not_in_pack;
pub mod nothing_to_play;
pub mod number_out_of_range;
pub mod option_out_of_place;
pub mod out_of_place;
pub mod override_of_absent;
pub mod parent_unusable;
pub mod passes_and_redeals;
pub mod phase_idle;
pub mod pile_useless;
pub mod put_against_start;
pub mod redeal_without_source;
pub mod role_missing;
pub mod said_twice;
pub mod say_each;
pub mod script_without_sentence;
pub mod start_missing;
pub mod suits_missing;
pub mod to_and_fro;
pub mod too_many;
pub mod turn_without;
pub mod unknown_name;
pub mod unused;

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The pages of this stage, by code.
pub const PAGES: &[&ErrorPage] = &[
    &unknown_name::PAGE,
    &said_twice::PAGE,
    &not_in_pack::PAGE,
    &number_out_of_range::PAGE,
    &too_many::PAGE,
    &start_missing::PAGE,
    &suits_missing::PAGE,
    &out_of_place::PAGE,
    &option_out_of_place::PAGE,
    &say_each::PAGE,
    &list_does_not_fit::PAGE,
    &deals_too_many::PAGE,
    &cards_left_over::PAGE,
    &turn_without::PAGE,
    &redeal_without_source::PAGE,
    &passes_and_redeals::PAGE,
    &budget_unclear::PAGE,
    &cap_under_deal::PAGE,
    &override_of_absent::PAGE,
    &example_impossible::PAGE,
    &foundations_too_small::PAGE,
    &script_without_sentence::PAGE,
    &parent_unusable::PAGE,
    &fill_without_source::PAGE,
    &drawing_unreadable::PAGE,
    &role_missing::PAGE,
    &condition_unclear::PAGE,
    &nothing_to_play::PAGE,
    &name_shared::PAGE,
    &pile_useless::PAGE,
    &never_turned::PAGE,
    &phase_idle::PAGE,
    &condition_constant::PAGE,
    &line_covered::PAGE,
    &budget_idle::PAGE,
    &unused::PAGE,
    &to_and_fro::PAGE,
    &put_against_start::PAGE,
];

pub(super) const NAME_SHARED: Code = name_shared::PAGE.code;
pub(super) const UNKNOWN_NAME: Code = unknown_name::PAGE.code;
pub(super) const SAID_TWICE: Code = said_twice::PAGE.code;
pub(super) const NOT_IN_PACK: Code = not_in_pack::PAGE.code;
pub(super) const NUMBER_OUT_OF_RANGE: Code = number_out_of_range::PAGE.code;
pub(super) const TOO_MANY: Code = too_many::PAGE.code;
pub(super) const START_MISSING: Code = start_missing::PAGE.code;
pub(super) const SUITS_MISSING: Code = suits_missing::PAGE.code;
pub(super) const OUT_OF_PLACE: Code = out_of_place::PAGE.code;
pub(super) const OPTION_OUT_OF_PLACE: Code = option_out_of_place::PAGE.code;
pub(super) const SAY_EACH: Code = say_each::PAGE.code;
pub(super) const LIST_DOES_NOT_FIT: Code = list_does_not_fit::PAGE.code;
pub(super) const DEALS_TOO_MANY: Code = deals_too_many::PAGE.code;
pub(super) const CARDS_LEFT_OVER: Code = cards_left_over::PAGE.code;
pub(super) const TURN_WITHOUT: Code = turn_without::PAGE.code;
pub(super) const REDEAL_WITHOUT_SOURCE: Code = redeal_without_source::PAGE.code;
pub(super) const PASSES_AND_REDEALS: Code = passes_and_redeals::PAGE.code;
pub(super) const BUDGET_UNCLEAR: Code = budget_unclear::PAGE.code;
pub(super) const CAP_UNDER_DEAL: Code = cap_under_deal::PAGE.code;
pub(super) const OVERRIDE_OF_ABSENT: Code = override_of_absent::PAGE.code;
pub(super) const EXAMPLE_IMPOSSIBLE: Code = example_impossible::PAGE.code;
pub(super) const FOUNDATIONS_TOO_SMALL: Code = foundations_too_small::PAGE.code;
pub(super) const SCRIPT_WITHOUT_SENTENCE: Code = script_without_sentence::PAGE.code;
pub(super) const PARENT_UNUSABLE: Code = parent_unusable::PAGE.code;
pub(super) const FILL_WITHOUT_SOURCE: Code = fill_without_source::PAGE.code;
pub(super) const DRAWING_UNREADABLE: Code = drawing_unreadable::PAGE.code;
pub(super) const ROLE_MISSING: Code = role_missing::PAGE.code;
pub(super) const CONDITION_UNCLEAR: Code = condition_unclear::PAGE.code;
pub(super) const NOTHING_TO_PLAY: Code = nothing_to_play::PAGE.code;
pub(super) const PILE_USELESS: Code = pile_useless::PAGE.code;
pub(super) const NEVER_TURNED: Code = never_turned::PAGE.code;
pub(super) const PHASE_IDLE: Code = phase_idle::PAGE.code;
pub(super) const CONDITION_CONSTANT: Code = condition_constant::PAGE.code;
pub(super) const LINE_COVERED: Code = line_covered::PAGE.code;
pub(super) const BUDGET_IDLE: Code = budget_idle::PAGE.code;
pub(super) const UNUSED: Code = unused::PAGE.code;
pub(super) const TO_AND_FRO: Code = to_and_fro::PAGE.code;
pub(super) const PUT_AGAINST_START: Code = put_against_start::PAGE.code;

#[cfg(test)]
mod tests {
    use super::PAGES;
    use crate::language::Source;
    use crate::rules::{NoParents, check_all};

    fn codes(text: &str) -> Vec<&'static str> {
        let source = Source {
            name: "page.patience".into(),
            text: text.into(),
        };
        check_all("page", &source, &NoParents)
            .diagnostics
            .iter()
            .map(|found| found.code.0)
            .collect()
    }

    #[test]
    fn every_page_shows_its_own_diagnostic() {
        let mut wrong = Vec::new();
        for page in PAGES {
            for (text, wanted) in [(page.bad, vec![page.code.0]), (page.good, vec![])] {
                let given = codes(text);
                if given != wanted {
                    wrong.push((page.code.0, wanted, given));
                }
            }
        }
        assert_eq!(wrong, []);
    }

    #[test]
    fn codes_are_in_order_and_differ() {
        for pair in PAGES.windows(2) {
            let [one, other] = pair else { continue };
            assert!(one.code < other.code);
        }
    }
}
