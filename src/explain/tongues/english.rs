//! English.

use super::{Grammar, Words};
use crate::explain::piece::{LISTED, Noun};

/// The words.
pub(super) const WORDS: Words = Words {
    // Joining.
    and: "and",
    or: "or",
    then: ", then ",
    or_if_empty: " or, if that is empty, ",
    and_then: ", then ",
    the: "the {x}",
    a: "a {x}",
    each: "each {x}",
    each_of: "each of {x}",
    every: "every {x}",
    no: "no {x}",
    any: "any {x}",
    at_least_of: "at least {n} {x}",
    all_but_of: "all but {n} {x}",
    counted: "{n} {x}",
    nth: "the {n} {x}",
    nth_bare: "{n} {x}",
    numbered: "{x} {n}",
    range: "{first} to {last}",
    from_to: "{from} to {to}",
    part_of: "{x} of {whole}",
    quoted: "“{x}”",
    once: "once",
    twice: "twice",
    time: "time|times",
    without_limit: "any number of",
    // Headings.
    heading_cards: "What you need",
    heading_deal: "The deal",
    heading_removals: "Taking cards off",
    heading_swaps: "Changing places",
    heading_actions: "Other moves",
    heading_phases: "The course of the game",
    heading_redeal: "The redeal",
    heading_ending: "The end",
    heading_score: "The score",
    heading_columns: "Tableau",
    heading_notes: "Notes",
    heading_variants: "Variants",
    // About the game.
    also_called: "also called {names}",
    family: "family: {name}",
    source: "Source: {source}",
    other_variants: "the file also has the {names:variant|variants} {names}",
    parameter: "the number “{name}” is {value}; it may be set from {least} to {most}",
    // Cards.
    card: "card|cards",
    top_card: "top card|top cards",
    top_cards: "top {cards}",
    last_card: "the last card|the last cards",
    last_cards: "the last {cards}",
    extra_card: "extra card|extra cards",
    red: "red {x}",
    black: "black {x}",
    card_of_suit: "{x} of {suit}",
    card_from_to: "a card from {low} up to {high}",
    base_card: "card of the base rank|cards of the base rank",
    below_base_card: "card of the rank next below the base|cards of the rank next below the base",
    above_base_card: "card of the rank next above the base|cards of the rank next above the base",
    counts: "{card} counts {n}",
    pack: "pack|packs",
    packs_named: "{packs} of “{name}” cards",
    pack_of: "{packs} of {cards}",
    packs_of_each: "{packs} of {cards} each",
    pack_ranks: "from {low} up to {high} only",
    pack_suits: "of which only the {suits} are used",
    pack_extras: "with {cards}",
    pack_in_all: "{cards} in all",
    rank_order: "cards rank from {low}, the lowest, to {high}, the highest",
    // Piles.
    pile: "pile|piles",
    place: "place|places",
    column: "column|columns",
    tableau_pile: "tableau pile|tableau piles",
    row: "row|rows",
    grid_column: "column|columns",
    row_and_column: "{row}, {column}",
    rank_pile: "{rank} {role}",
    this_pile: "the {x} itself",
    pile_left: "the pile to its left|the piles to its left",
    pile_right: "the pile to its right|the piles to its right",
    pile_above: "the pile above it|the piles above it",
    pile_below: "the pile below it|the piles below it",
    place_left: "the place to its left|the places to its left",
    place_right: "the place to its right|the places to its right",
    place_above: "the place above it|the places above it",
    place_below: "the place below it|the places below it",
    nth_left: "the {n} pile to its left",
    nth_right: "the {n} pile to its right",
    same_number: "the {x} of the same number",
    any_other: "any other {x}",
    top_card_of: "the top card of {pile}",
    card_at: "the card in {pile}",
    card_left: "the card to its left",
    card_right: "the card to its right",
    card_above: "the card above it",
    card_below: "the card below it",
    first_card_of: "the first card of {pile}",
    // Phrases, after `built`.
    up: "up",
    down: "down",
    up_or_down: "up or down",
    up_any: "upwards, ranks being left out at will,",
    down_any: "downwards, ranks being left out at will,",
    way_by: "{way} by {n} ranks",
    way_by_pile: "{way} by as many ranks as the pile’s number (by one on the first, by two on the second, and so on)",
    in_suit: "in suit",
    in_colour: "in colour",
    in_alternate_colours: "in alternate colours",
    in_another_suit: "in any suit but the same",
    regardless: "regardless of suit",
    manner_same_rank: "in equal ranks",
    manner_suit: "{suit} whatever the ranks",
    manner_script: "by this rule: {sentence}",
    corner_up: "round the corner ({low} following {high})",
    corner_down: "round the corner ({high} following {low})",
    corner_both: "round the corner ({low} and {high} adjoin)",
    the_same_rank: "the same rank",
    the_same_suit: "the same suit",
    the_same_colour: "the same colour",
    the_other_colour: "the other colour",
    another_suit: "another suit",
    laid_on_like: "a card may be laid on {pile} whose top card has {what}",
    pile_laid_on_like: "{pile} may be laid on another whose top card has {what} as its own",
    // Phrases, as a card.
    card_laid_on: "the card it is laid on",
    any_card: "any card",
    no_card: "no card",
    any_card_but: "any card that is not {x}",
    that_is_also: "{x} that is also {y}",
    and_also: "{x} and {y}",
    any_card_or_packet: "any card or packet that may be moved",
    respectively: "{cards}, in the order of the piles",
    card_step: "a card {step} than {other}, {suit}",
    higher: "higher",
    lower: "lower",
    higher_or_lower: "higher or lower",
    any_higher: "higher in rank",
    any_lower: "lower in rank",
    ranks_away: "{n} {n:rank|ranks} {way}",
    pile_number_away: "as many ranks {way} as the pile’s number",
    of_same_suit: "of the same suit",
    of_same_colour: "of the same colour",
    of_other_colour: "of the other colour",
    of_other_suit: "of another suit",
    of_any_suit: "of any suit",
    card_that: "a card {x}",
    same_rank_as: "of the same rank as {other}",
    same_suit_as: "of the same suit as {other}",
    same_colour_as: "of the same colour as {other}",
    other_colour_than: "of the other colour than {other}",
    other_suit_than: "of another suit than {other}",
    whole_run: "a whole run from {from} to {to} {suit}, laid as one",
    taken_by: "that {piles} {piles:takes|take}",
    rank_found_in: "whose rank is found in {piles}",
    rank_is_pile_number: "whose rank is the pile’s number ({values})",
    rank_is_tally: "whose rank is the count “{name}” ({values})",
    by_script: "by this rule ({sentence})",
    // Clauses.
    card_from: "{card} from {piles}",
    one_of_piles: "one of {x}",
    in_pass: "in {pass}",
    in_last_pass: "in the last pass",
    on: "only on {cards}",
    not_on: "but not on {cards}",
    on_face_down: "only on a face-down card",
    not_on_face_down: "but not on a face-down card",
    only_from: "only from {piles}",
    from: "from {piles}",
    not_from: "but not from {piles}",
    only_to: "only to {piles}",
    to: "to {piles}",
    not_to: "but not to {piles}",
    only_in: "only in {piles}",
    not_in: "but not in {piles}",
    new_suit: "of a suit that has not yet been begun in {piles}",
    old_suit: "of a suit that has been begun in {piles}",
    when: "when {x}",
    unless: "unless {x}",
    one_way: "going on in the way in which that pile was begun, up or down",
    not_one_way: "turning the way in which that pile was begun, up or down",
    all_one_way: "going the same way, up or down, as the first of these piles to be built",
    not_all_one_way: "going the other way, up or down, than the first of these piles to be built",
    side_by_side: "if they lie side by side",
    not_side_by_side: "if they do not lie side by side",
    neighbours: "if they lie side by side or one above the other",
    not_neighbours: "if they do not lie side by side or one above the other",
    neighbours_corners: "if they are neighbours, side by side, one above the other or corner to corner",
    not_neighbours_corners: "if they are not neighbours, not even corner to corner",
    both_settled: "if both cards are settled afterwards",
    not_both_settled: "if not both cards are settled afterwards",
    either_settled: "if at least one of the cards is settled afterwards",
    not_either_settled: "if neither card is settled afterwards",
    times_in_game: "only {times} in the game",
    budget_named: "{x} (“{name}”)",
    one_card: "one card at a time",
    as_cells_allow: "at most one card more at once than there are empty {cells}",
    as_cells_and_spaces_allow: "at most as many cards at once as could be moved one by one by way of the empty {cells} and spaces (one card more than there are empty {cells}, doubled for each space that would take any card, not counting a space that they are moved to)",
    cells_missing: "cells",
    at_bottom: "slipped under the pile",
    at_once: "and this is done at once whenever it becomes possible",
    // Laying.
    line_start: "begun with {card}",
    line_build: "built {how}",
    line_build_like: "laid where the top card has {what}",
    line_lay: "takes {card}",
    built_with: "with {card}",
    begun: "{pile} is begun with {card}",
    also_begun: "{pile} may also be begun with {card}",
    never_begun: "once empty, {pile} is not begun again",
    never_begun_but_turned: "while {pile} is empty, no card is built on it",
    built: "{piles} {piles:is|are} built {how}",
    also_built: "{piles} may also be built {how}",
    not_built: "nothing is built on {piles}",
    takes: "{pile} takes {card}",
    may_be_laid_on: "{card} may be laid on {pile}",
    may_be_laid_only_on: "{card} may be laid only on {pile}",
    also_takes: "{pile} also takes {card}",
    nothing_laid: "nothing may be laid on {piles}",
    space: "space",
    space_first: "space (an empty {pile})",
    space_takes: "a {space} may be filled with {card}",
    space_only: "a {space} may be filled only with {card}",
    space_also: "a {space} may also be filled with {card}",
    space_stays: "a {space} is not filled again",
    filled_at_once: "a {space} is filled at once with {cards} from {from}",
    holds_at_most: "{pile} {pile:holds|hold} {cards} at most",
    hold_respectively: "{piles} hold, in their order, at most {n} cards",
    // Lifting.
    also: "also ",
    lift_none: "nothing may be taken from {pile}",
    lift_top: "the top card of {pile} may {also}be moved",
    lift_card: "the card in {pile} may {also}be moved",
    lift_sequence: "a face-up card of {pile} may {also}be moved, together with all the cards that lie on it, if these are in sequence{how}",
    built_the_same_way: ", built in the same way",
    and_packed: " and {how}",
    of_one_suit: "of one suit",
    of_one_colour: "of one colour",
    lift_all_face_up: "the face-up cards of {pile} may {also}be moved all together, never a part of them",
    lift_whole_pile: "all the cards of {pile} may {also}be moved together",
    lift_squared_pile: "{pile} may {also}be moved as a whole, judged by its top card",
    lift_any_packet: "any face-up card of {pile} may {also}be moved, together with all the cards that lie on it, in whatever order these are",
    lift_any_card: "any face-up card of {pile} may {also}be moved by itself to where it may be laid, the cards that lie on it closing over the gap",
    lifted_never: "nothing is taken from {piles}",
    lifted_never_but_taken: "{piles} {piles:lets|let} cards go only as said below",
    stays_on_foundation: "cards once laid on {piles} stay there",
    only_card: "the card in {pile} may be moved",
    any_card_of: "any card of {piles} may be moved",
    any_uncovered_card_of: "any card of {piles} that nothing covers may be moved",
    only_top: "only the top card of {pile} may be moved",
    top_comes_back: "the top card of {pile} may be taken back into play",
    top_or_whole: "either the top card of {pile} or all its cards together may be moved, nothing between",
    // Faces and lines.
    turns_up_at_once: "a face-down card of {pile} that nothing covers any more is turned up at once",
    face_down_stays: "a face-down card of {pile} may not be moved",
    turns_up_never: "a face-down card of {pile} is not turned up",
    turns_up_when_last: "a face-down card of {pile} is turned up only when it is the last of its pile",
    turns_up_after_laying: "when a card has been laid on {pile}, its top card, if face down, is turned up",
    laid_face_down: "cards laid on {pile} are laid face down",
    stock_face_up: "{pile} lies face up, so that its next card is always seen",
    closes_up: "when a {pile} has been moved away, the gap is closed: {piles} to its right all move one place to the left",
    // The deal.
    shuffle_pack: "shuffle the pack",
    shuffle_packs: "shuffle the packs together",
    shuffle_apart: "shuffle the packs one by one and lay them on each other unmixed",
    there_are: "there are {piles}",
    in_all: "{x} in all",
    more: "{n} more {x}",
    in_one_row: "in one row from left to right",
    all_cards: "all the cards",
    all_other_cards: "all the other cards",
    the_cards: "the cards",
    to_each_in_turn: "{n} to each in turn",
    deal_piles: "deal {piles} of {sizes}",
    deal_out_piles: "deal {all} out into {piles} of {sizes}",
    deal_all: "deal {all} to {piles}",
    deal_all_places: "deal {all} to {piles}, one to a place",
    deal_each: "deal {cards} to {pile}",
    deal_among: "deal {cards} to {piles}",
    deal_per_pile: "deal {cards} to {piles}, in this order",
    numbers_of_cards: "{n} cards",
    cards_each: "{cards} each",
    sizes_range: "{from} to {to}",
    sizes_parts: "{parts}",
    size: "{cards} ({which})",
    first_one: "the first",
    next_one: "the next",
    last_one: "the last",
    next_n: "the next {x}",
    last_n: "the last {x}",
    sizes_listed: "{cards}, in this order",
    by_rows: "by rows",
    at_a_time: "{cards} at a time",
    row_by_row: "row by row",
    column_by_column: "column by column",
    last_pile_first: "beginning with the last pile",
    top_card_first: "the top card first",
    face_up: "face up",
    face_down: "face down",
    faces_as_drawn: "face up at o and face down at #",
    last_up: "{cards} face up",
    last_down: "{cards} face down",
    last_of_each_up: "{cards} of each face up",
    last_of_each_down: "{cards} of each face down",
    begins_a_pile: "{card} going to the next empty {pile} and every other card to the {pile} begun last",
    leaving: "leaving {places} free after the settled cards of each row",
    sending: "but {cards} goes to {piles} instead",
    sending_to_first: "but {cards} goes instead to the first of {piles} that takes it or is empty",
    sending_to_first_place: "but {cards} goes instead to the first free place of {piles}",
    sending_to_bottom: "but {cards} goes to the bottom of {piles} instead",
    sending_taken: "but a card that {piles} {piles:takes|take} goes there instead",
    sent_is_replaced: ", and the next card takes its turn",
    sent_is_not_replaced: ", and no other card comes in its place",
    all_is_stock: "all the cards are {stock}, {face}",
    rest_is_stock: "the {cards} left {cards:is|are} {stock}, {face}",
    unknown_rest_is_stock: "what is left is {stock}, {face}",
    leave_room: "leave room for {piles}",
    grid: "{whole} has {rows} of {places}",
    drawing: "{whole} has {places}, laid out so",
    covering: "each row partly covers the one before: a card is covered by the cards of the next row that lie over a part of it, and only an uncovered card is available",
    // Steps.
    begin_again: "gather all the cards, shuffle them and deal anew",
    shuffle_stock: "shuffle them",
    shuffle_piles: "shuffle the cards and gaps of {piles} among themselves",
    lay_out_again: "lay them out again as at the start, as far as they go ({steps})",
    sink: "put {cards} in {pile} at its bottom, keeping their order",
    rotate: "put the bottom card of {pile} on its top",
    turn_up: "turn up the top card of {pile}",
    close_up: "close up {piles}, moving the cards to the earliest places in reading order",
    fill_places: "fill the empty places of {piles} from {from}",
    script_step: "do this: {sentence}",
    step_when: "if {when}, {x}",
    turn_one: "turn one card of the stock onto {piles}",
    turn_many: "turn {cards} of the stock one by one onto {piles}, so that {nth} lies on top",
    turn_packet: "count {cards} of the stock one on another face down and turn them over together onto {piles}, so that the first of them lies on top and {nth} lowest",
    put_each: "take {cards} out of the pack and put one on {pile}",
    put_one: "take {card} out of the pack and put it on {pile}",
    put_list: "take {cards} out of the pack and put them on {piles}, in this order",
    one_of_each_suit: "one of each suit",
    gather: "gather {from} into {to}",
    gather_up: "gather up {from}",
    gather_up_unsettled: "gather up all cards of {from} that are not settled",
    gather_unsettled: "gather all cards of {from} that are not settled into {to}",
    each_from_bottom: "to be dealt pile by pile, each from its bottom card",
    each_from_top: "each to be dealt from its top card",
    move_these: "move {cards} from {from} to {to}",
    move_all: "move all the cards of {from} to {to}",
    move_top: "move the {cards} of {from} to {to}",
    // Stock and redeal.
    a_turn: "at each turn of the stock, {steps}",
    a_turn_when: "the stock may be turned: {steps}",
    in_passes: "in {passes}: {turn}",
    turns_one: "turn the cards of the stock one at a time onto {piles}",
    turns_many: "turn {cards} at a time from the stock onto {piles}, one by one, so that {nth} lies on top",
    turns_packet: "turn {cards} at a time from the stock: count them one on another face down, then turn the packet over as one onto {piles}, so that the first of them lies on top and {nth} lies lowest",
    fewer_left: "where fewer are left, those are turned",
    carrying_over: "where the stock ends before a packet is whole, keep the cards counted so far in the hand, make the redeal, and go on counting from the new stock until the packet is whole; an empty stock is redealt in the same way at the beginning of a turn",
    carried_packet: "a packet begun before the redeal is filled up to {n}, whatever the new pass says; a packet begun after it goes by the new pass",
    carried_packets: "a packet begun before the redeal is filled up to its own number, whatever the new pass says; a packet begun after it goes by the new pass",
    no_turn_when_full: "no card is turned while {pile} is full",
    passes_once: "the stock is gone through only once",
    passes_limited: "the stock is gone through {times} in all ({redeals})",
    passes_without_limit: "the stock may be gone through as often as you like",
    pass: "pass|passes",
    redeal: "redeal|redeals",
    first_n: "the first {x}",
    passes_from_to: "the {first} to the {last} {x}",
    from_then_on: "{x} and all that follow",
    redeal_when_empty: "when the stock is empty",
    redeal_any_time: "at any time",
    redeal_rule: "{when}, the player may redeal: {steps}",
    redeal_within_turn: "the redeal is no move of its own but is made within a turn: {steps}",
    redeal_without_limit: "this may be done as often as you like",
    redeal_times: "this may be done {times} in the game",
    redeal_begins_pass: "the redeal begins {pass}",
    redeals_begin_passes: "each redeal begins the next pass",
    turn_over_waste: "turn {from} over, unshuffled, to be the new stock",
    unshuffled: "without shuffling",
    // Removals, swaps, actions, phases.
    remove: "{cards} may be taken off from {piles}",
    remove_anywhere: "{cards} may be taken off",
    swap: "{cards} of {piles} may change places",
    swap_anywhere: "{cards} may change places",
    swap_piles: "two piles of {piles} may change places, judged by their first cards: {cards}",
    each_from_any: ", each of them from any of these",
    both_from: "both from {piles}",
    one_from_each: "one from each",
    or_by_ways: ", or ",
    by_these_ways: ": {ways}",
    removed_cards: "only cards that no other card covers are taken off, and they are out of the game",
    removed_cards_of_places: "cards that are taken off are out of the game",
    totalling: "totalling {n}",
    of_different_colours: "of different colours",
    of_different_suits: "of different suits",
    of_equal_rank: "of the same rank",
    in_sequence: "in sequence",
    cards_by_script: "by this rule ({sentence})",
    action: "“{name}”, {when}: {steps}",
    action_any_time: "“{name}”, at any time: {steps}",
    phase_first: "at first: {sentence}; until {when}, nothing may be done but {only}",
    phase_then: "after that: {sentence}; until {when}, nothing may be done but {only}",
    phase_while: "{sentence}: while {when}, and as long as any of these moves can be made, nothing may be done but {only}",
    carry: "moving cards from {from} to {to}",
    carry_from: "moving cards from {from}",
    carry_to: "moving cards to {to}",
    carry_anything: "moving cards",
    the_turn: "turning the stock",
    the_redeal: "the redeal",
    removals: "taking cards off",
    swaps: "exchanging cards",
    the_action: "“{name}”",
    // Conditions.
    are: "{x:is|are} {what}",
    are_not: "{x:is|are} not {what}",
    hold: "{x:holds|hold} {n}",
    hold_not: "{x:does|do} not hold {n}",
    is_empty: "empty",
    is_full: "full",
    is_complete: "complete",
    is_settled: "settled",
    is_face_up: "face up",
    is_face_down: "face down",
    card_in: "{x} in {piles}",
    piles_left: "{n} {n:is|are} left",
    none_takes: "no {x} takes the card",
    does_not_take: "{x} {x:does|do} not take the card",
    it_is_not_so: "it is not so that {x}",
    script_holds: "this holds: {sentence}",
    exactly: "{n}",
    at_least: "at least {n}",
    at_most: "at most {n}",
    over: "more than {n}",
    under: "fewer than {n}",
    less: "less than {n}",
    multiple_of: "a multiple of {n}",
    pass_is: "it is {pass}",
    pass_at_least: "it is {pass} or a later one",
    pass_at_most: "it is {pass} or an earlier one",
    pass_over: "it is later than {pass}",
    pass_under: "it is earlier than {pass}",
    pass_multiple: "the number of the pass is {n}",
    pass_is_last: "it is the last pass",
    pass_is_not_last: "it is not the last pass",
    no_redeal_left: "no redeal is left",
    redeal_is_left: "a redeal is left",
    blocked: "the game is blocked",
    redeals_made: "{n} {n:has|have} been made",
    score_is: "the score is {n}",
    tally_is: "the count “{name}” is {n}",
    budget_left_is: "what is left of “{name}” is {n}",
    // The end.
    won_on_foundations: "the game is won when all cards are on {piles}",
    won_all_removed: "the game is won when all cards have been taken off",
    won_when: "the game is won when {when}",
    lost_when: "the game is lost as soon as {when}",
    lost_when_stuck: "it is lost when nothing more can be done",
    score_cards: "each card in {piles} counts one",
    score_piles: "{piles} that are left are counted",
    score_redeals: "the redeals that have been made are counted",
    score_tally: "the count “{name}” is the score",
    score_script: "the score: {sentence}",
    score_points: "{points} for each card that goes {way}",
    score_turned_up: "{points} for each face-down card that is turned up",
    minus: "minus {x}",
    score_at_start: "{points} at the start",
    least_is_best: "the fewer the better",
    point: "point|points",
    way_any: "anywhere",
    way_from: "from {from}",
    way_to: "to {to}",
    way_from_to: "from {from} to {to}",
    tally: "“{name}” counts the cards that go {way}",
    tally_of_script: "“{name}” is a count that the rules keep",
    tally_round: "from {first} to {last} and round again",
    tally_since_redeal: "anew after each redeal",
    // Terms.
    term_base: "the base rank is the rank of the first card that lies on any foundation",
    term_base_none: "while there is none, every card is of the base rank",
    term_base_from: "the base rank is the rank of the first card that lies in {piles}",
    term_settled: "a pile or place is settled when its first card is one that could be begun there by its own rule; where that rule compares it with another pile, that pile must be settled too",
    term_settled_as: "a card of {piles} is settled when it is {cards}",
    settled_too: ", where that card is settled too",
    term_complete: "a pile is complete when it holds every rank once, in the order in which it is built",
    term_blocked: "the game is blocked when no card can be moved or taken off",
};

/// How English behaves.
pub(super) struct English;

const NUMBERS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];
const ORDINALS: [&str; 13] = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth",
];

fn plural(word: &str) -> String {
    let before_y = word
        .strip_suffix('y')
        .filter(|stem| !stem.ends_with(['a', 'e', 'i', 'o', 'u']) && !stem.is_empty());
    if let Some(stem) = before_y {
        return format!("{stem}ies");
    }
    if word == "six" || ["s", "x", "ch", "sh"].iter().any(|end| word.ends_with(end)) {
        return format!("{word}es");
    }
    format!("{word}s")
}

/// What cards lie in rather than on.
const INSIDES: [&str; 5] = ["hole", "pocket", "cell", "hand", "box"];
/// What may stand between `on` and the name of a pile.
const BEFORE_NAMES: [&str; 9] = ["the", "a", "an", "each", "every", "any", "no", "this", "of"];

/// `in` or `into` instead of `on` or `onto`, where what follows is a place that cards lie in.
fn preposition<'w>(word: &'w str, mut following: impl Iterator<Item = &'w str>) -> &'w str {
    let inner = match word {
        "on" => "in",
        "onto" => "into",
        _ => return word,
    };
    let before = |word: &str| {
        BEFORE_NAMES.contains(&word) || ORDINALS.contains(&word) || NUMBERS.contains(&word)
    };
    let name = following.find(|next| !before(next));
    let name = name
        .unwrap_or("")
        .trim_matches(|c: char| !c.is_alphabetic());
    let inside = INSIDES
        .iter()
        .any(|one| name == *one || name == plural(one));
    if inside { inner } else { word }
}

fn named(word: &str) -> Noun {
    Noun {
        one: word.to_owned(),
        many: plural(word),
        feminine: false,
    }
}

impl Grammar for English {
    fn number(&self, number: i64, _feminine: bool) -> String {
        usize::try_from(number)
            .ok()
            .and_then(|number| NUMBERS.get(number))
            .map_or_else(|| number.to_string(), |word| (*word).to_owned())
    }

    fn ordinal(&self, number: i64, _feminine: bool) -> String {
        if let Some(word) = usize::try_from(number)
            .ok()
            .and_then(|number| ORDINALS.get(number))
        {
            return (*word).to_owned();
        }
        let end = match (number % 100, number % 10) {
            (11..=13, _) => "th",
            (_, 1) => "st",
            (_, 2) => "nd",
            (_, 3) => "rd",
            _ => "th",
        };
        format!("{number}{end}")
    }

    fn rank(&self, name: &str) -> Noun {
        named(name)
    }

    fn suit(&self, name: &str) -> String {
        name.to_owned()
    }

    fn extra(&self, name: &str) -> Noun {
        named(name)
    }

    fn group(&self, name: &str, several: bool) -> Noun {
        let name = name.replace('-', " ");
        if name == "tableau" {
            return Noun::read("tableau|tableaux");
        }
        // A group of several piles may be named in the plural already: `wings`.
        if several
            && let Some(one) = name.strip_suffix('s')
            && !one.ends_with(['s', 'u', 'i'])
        {
            return Noun {
                one: one.to_owned(),
                many: name,
                feminine: false,
            };
        }
        named(&name)
    }

    fn finish(&self, text: &str) -> String {
        let mut finished = String::with_capacity(text.len());
        let words: Vec<&str> = text.split(' ').collect();
        for (at, word) in words.iter().enumerate() {
            let following = words.iter().skip(at + 1).copied();
            let word = preposition(word, following);
            if at > 0 {
                let vowel = word
                    .trim_start_matches(LISTED)
                    .trim_start_matches(['“', '('])
                    .starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']);
                let article =
                    finished.ends_with(" a") || finished == "a" || finished.ends_with("(a");
                if (vowel && !word.starts_with("one") || word.starts_with("hour")) && article {
                    finished.push('n');
                }
                finished.push(' ');
            }
            finished.push_str(word.trim_start_matches(LISTED));
        }
        finished
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_words_up_to_twelve() {
        let words: Vec<String> = [1, 12, 13, 21].map(|n| English.number(n, false)).into();
        assert_eq!(words, ["one", "twelve", "13", "21"]);
        let words: Vec<String> = [1, 12, 13, 21, 32, 111]
            .map(|n| English.ordinal(n, false))
            .into();
        assert_eq!(words, ["first", "twelfth", "13th", "21st", "32nd", "111th"]);
    }

    #[test]
    fn articles_and_plurals_agree() {
        assert_eq!(
            English.finish("a ace or a king, a one-card pile (a eight)"),
            "an ace or a king, a one-card pile (an eight)"
        );
        assert_eq!(
            English.finish("put it on the hole, one on each of the cells, one on the waste"),
            "put it in the hole, one in each of the cells, one on the waste"
        );
        assert_eq!(
            English.finish("cards are on the hole"),
            "cards are in the hole"
        );
        assert_eq!(
            English.finish("only on a king, in hand"),
            "only on a king, in hand"
        );
        assert_eq!(plural("six"), "sixes");
        assert_eq!(plural("display"), "displays");
        assert_eq!(plural("gallery"), "galleries");
        assert_eq!(English.group("left-wings", true).one, "left wing");
        assert_eq!(English.group("waste", false).many, "wastes");
    }
}
