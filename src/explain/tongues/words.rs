//! The word list of a tongue: one template for each thing that the text can say.
//!
//! In a template `{x}` is a piece put in, and `{x:is|are}` a word that agrees with it: two words
//! by number, four by number and gender (masculine and feminine singular, masculine and feminine
//! plural). Nouns are written `column|columns`, and `coluna|colunas|f` where feminine.

macro_rules! word_list {
    ($($name:ident)*) => {
        /// The words of a tongue.
        #[derive(Debug)]
        pub(in crate::explain) struct Words {
            $(pub $name: &'static str,)*
        }

        #[cfg(test)]
        impl Words {
            /// Every template with its name.
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($name), self.$name)),*]
            }
        }
    };
}

word_list! {
    // Joining.
    and or then or_if_empty and_then the a each each_of every no any at_least_of all_but_of
    counted nth nth_bare numbered range from_to part_of quoted once twice time without_limit
    // Headings.
    heading_cards heading_deal heading_removals heading_swaps heading_actions heading_phases
    heading_redeal heading_ending heading_score heading_columns heading_notes heading_variants
    // About the game.
    also_called family source other_variants parameter
    // Cards.
    card top_card top_cards last_card last_cards extra_card red black card_of_suit card_from_to
    base_card below_base_card above_base_card counts pack packs_named pack_of packs_of_each
    pack_ranks pack_suits pack_extras pack_in_all rank_order
    // Piles.
    pile place column tableau_pile row grid_column row_and_column rank_pile this_pile pile_left
    pile_right pile_above pile_below place_left place_right place_above place_below nth_left
    nth_right same_number any_other top_card_of card_at card_left card_right card_above
    card_below first_card_of
    // Phrases, after `built`.
    up down up_or_down up_any down_any way_by way_by_pile in_suit in_colour in_alternate_colours
    in_another_suit regardless manner_same_rank manner_suit manner_script corner_up corner_down
    corner_both the_same_rank the_same_suit the_same_colour the_other_colour another_suit
    laid_on_like pile_laid_on_like
    // Phrases, as a card.
    card_laid_on any_card no_card any_card_but that_is_also and_also any_card_or_packet respectively
    card_step higher lower higher_or_lower any_higher any_lower ranks_away pile_number_away
    of_same_suit of_same_colour of_other_colour of_other_suit of_any_suit card_that same_rank_as
    same_suit_as same_colour_as other_colour_than other_suit_than whole_run taken_by rank_found_in
    rank_is_pile_number rank_is_tally by_script
    // Clauses.
    card_from one_of_piles in_pass in_last_pass on not_on on_face_down not_on_face_down only_from from not_from only_to to not_to only_in
    not_in new_suit old_suit when unless one_way not_one_way all_one_way not_all_one_way
    side_by_side not_side_by_side neighbours not_neighbours neighbours_corners not_neighbours_corners both_settled
    not_both_settled either_settled not_either_settled times_in_game budget_named one_card
    as_cells_allow as_cells_and_spaces_allow cells_missing at_bottom at_once
    // Laying.
    line_start line_build line_build_like line_lay built_with begun also_begun never_begun never_begun_but_turned built also_built
    not_built takes also_takes may_be_laid_on may_be_laid_only_on nothing_laid space space_first space_takes space_only space_also
    space_stays filled_at_once holds_at_most hold_respectively
    // Lifting.
    also lift_none lift_top lift_card lift_sequence built_the_same_way and_packed
    of_one_suit of_one_colour lift_all_face_up
    lift_whole_pile lift_squared_pile lift_any_packet lift_any_card lifted_never
    lifted_never_but_taken stays_on_foundation only_card any_card_of any_uncovered_card_of
    only_top top_comes_back top_or_whole
    // Faces and lines.
    turns_up_at_once face_down_stays turns_up_never turns_up_when_last turns_up_after_laying laid_face_down
    stock_face_up closes_up
    // The deal.
    shuffle_pack shuffle_packs shuffle_apart there_are in_all more in_one_row all_cards
    all_other_cards the_cards to_each_in_turn deal_piles deal_out_piles deal_all deal_all_places
    deal_each deal_among deal_per_pile numbers_of_cards cards_each sizes_range sizes_parts size first_one
    next_one last_one next_n last_n sizes_listed by_rows at_a_time row_by_row column_by_column
    last_pile_first top_card_first face_up face_down faces_as_drawn last_up last_down
    last_of_each_up last_of_each_down begins_a_pile leaving sending sending_to_first
    sending_to_first_place sending_to_bottom sending_taken sent_is_replaced sent_is_not_replaced all_is_stock rest_is_stock unknown_rest_is_stock
    leave_room grid drawing covering
    // Steps.
    begin_again shuffle_stock shuffle_piles lay_out_again sink rotate turn_up close_up
    fill_places script_step step_when turn_one turn_many turn_packet put_each put_one put_list
    one_of_each_suit gather gather_up gather_up_unsettled gather_unsettled each_from_bottom
    each_from_top move_these move_all move_top
    // Stock and redeal.
    a_turn a_turn_when in_passes turns_one turns_many turns_packet fewer_left carrying_over
    carried_packet carried_packets no_turn_when_full passes_once passes_limited passes_without_limit pass
    redeal first_n passes_from_to from_then_on redeal_when_empty redeal_any_time redeal_rule
    redeal_within_turn redeal_without_limit redeal_times redeal_begins_pass redeals_begin_passes turn_over_waste unshuffled
    // Removals, swaps, actions, phases.
    remove remove_anywhere swap swap_anywhere swap_piles each_from_any both_from one_from_each
    or_by_ways by_these_ways removed_cards removed_cards_of_places totalling
    of_different_colours of_different_suits of_equal_rank in_sequence cards_by_script action
    action_any_time phase_first phase_then phase_while carry carry_from carry_to carry_anything
    the_turn the_redeal removals swaps the_action
    // Conditions.
    are are_not hold hold_not is_empty is_full is_complete is_settled is_face_up is_face_down
    card_in piles_left none_takes does_not_take it_is_not_so script_holds exactly at_least
    at_most over under less multiple_of pass_is pass_at_least pass_at_most pass_over pass_under
    pass_multiple pass_is_last pass_is_not_last no_redeal_left redeal_is_left blocked
    redeals_made score_is tally_is budget_left_is
    // The end.
    won_on_foundations won_all_removed won_when lost_when lost_when_stuck score_cards
    score_piles score_redeals score_tally score_script score_points score_turned_up score_at_start least_is_best
    minus point way_any way_from way_to way_from_to tally tally_of_script tally_round
    tally_since_redeal
    // Terms.
    term_base term_base_none term_base_from term_settled term_settled_as settled_too term_complete term_blocked
}
