//! What was expected at a place, in the words of an author: never the name of a grammar rule.

use super::grammar::Rule;
use super::recover::{free_name, is_reserved, near};
use super::slips;
use crate::language::{Diagnostic, SourceId, Span, errors};
use std::collections::BTreeSet;

/// The diagnostic for a statement that can be read up to `stop`. `base` is where `text` begins.
pub(super) fn explain(
    id: SourceId,
    text: &str,
    base: usize,
    stop: usize,
    rules: &[Rule],
) -> Diagnostic {
    let rest = text.get(stop..).unwrap_or("");
    let found = token(rest);
    let span = Span::new(base + stop, base + stop + found.len());
    if !rules.is_empty() && rules.iter().all(|rule| *rule == Rule::name) && is_reserved(found) {
        let name = free_name(found, text.get(..stop).unwrap_or(""));
        return errors::reserved_word::diagnostic(id, span, found, &name);
    }
    if let Some((written, meant)) = near_phrase(rest, rules) {
        let span = Span::new(base + stop, base + stop + written.len());
        return errors::misspelt::diagnostic(id, span, written, &meant);
    }
    let wanted = descriptions(rules);
    if found.is_empty() {
        let end = base + text.trim_end().len();
        return errors::line_ends_early::diagnostic(id, Span::new(end, end), &wanted);
    }
    let numbers = [
        Rule::number,
        Rule::integer,
        Rule::signed,
        Rule::digits,
        Rule::range,
        Rule::numbers,
    ];
    if !rules.is_empty() && rules.iter().all(|rule| numbers.contains(rule)) {
        return errors::number_expected::diagnostic(id, span, found);
    }
    let diagnostic = errors::unexpected::diagnostic(id, span, found, &wanted);
    match slips::piece(text, stop) {
        Some(hint) => diagnostic.hint(hint),
        None => diagnostic,
    }
}

/// The piece of text that a message names: a word, a run of digits and capitals, or one sign.
pub(super) fn token(text: &str) -> &str {
    let Some(first) = text.chars().next() else {
        return "";
    };
    if first == '\n' {
        return "";
    }
    let is_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_' || c == '\'';
    let end = if is_word(first) {
        text.find(|c| !is_word(c)).unwrap_or(text.len())
    } else {
        first.len_utf8()
    };
    text.get(..end).unwrap_or("")
}

/// What stands there, and the phrase that it is nearly.
fn near_phrase<'t>(rest: &'t str, rules: &[Rule]) -> Option<(&'t str, String)> {
    let phrases: BTreeSet<String> = rules.iter().flat_map(|&rule| phrases(rule)).collect();
    let mut best: Option<(usize, &str, String)> = None;
    for phrase in phrases {
        let written = first_words(rest, phrase.split(' ').count());
        let spaced = written.split_whitespace().collect::<Vec<_>>().join(" ");
        if near(&spaced, std::iter::once(phrase.as_str())).is_none() {
            continue;
        }
        let distance = strsim::damerau_levenshtein(&spaced, &phrase);
        // The longer phrase says more about what was meant.
        let better = best.as_ref().is_none_or(|(least, text, _)| {
            written.len() > text.len() || written.len() == text.len() && distance < *least
        });
        if better {
            best = Some((distance, written, phrase));
        }
    }
    best.map(|(_, written, phrase)| (written, phrase))
}

/// The first `count` words of a line; fewer where something else stands between.
fn first_words(text: &str, count: usize) -> &str {
    let mut end = 0;
    for _ in 0..count {
        let rest = text.get(end..).unwrap_or("");
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let word = token(rest.get(blanks..).unwrap_or(""));
        if !word.chars().next().is_some_and(char::is_alphanumeric) {
            break;
        }
        end += blanks + word.len();
    }
    text.get(..end).unwrap_or("")
}

/// The phrases by which a kind of thing can begin, for finding near misses.
const PHRASES: &[(&[Rule], &[&str])] = &[
    (
        &[
            Rule::leaf,
            Rule::phrase,
            Rule::and_phrase,
            Rule::not_phrase,
            Rule::line,
            Rule::take_form,
        ],
        &[
            "any",
            "none",
            "up",
            "down",
            "up or down",
            "higher",
            "lower",
            "same rank",
            "in suit",
            "in colour",
            "in alternate colours",
            "in another suit",
            "regardless of suit",
            "joker",
            "base",
            "next below base",
            "next above base",
            "black",
            "script",
            "rank is pile number",
            "rank found in",
            "what",
            "run",
            "pair",
            "set",
        ],
    ),
    (
        &[Rule::suit_word],
        &[
            "in suit",
            "in colour",
            "in alternate colours",
            "in another suit",
            "regardless of suit",
        ],
    ),
    (
        &[Rule::direction],
        &["up", "down", "up or down", "higher", "lower"],
    ),
    (
        &[Rule::clause, Rule::slip_no_comma],
        &[
            "round the corner",
            "compared with",
            "on face down",
            "from",
            "in pile",
            "in column",
            "in row",
            "of a new suit in",
            "when",
            "one card",
            "as cells allow",
            "as cells and spaces allow",
            "at any time",
            "at once",
            "at bottom",
            "one way",
            "all one way",
            "neighbours",
            "both settled",
            "either settled",
            "once",
            "twice",
            "without limit",
        ],
    ),
    (
        &[Rule::option, Rule::slip_no_comma_option],
        &[
            "at a time",
            "face down",
            "face up",
            "last face up",
            "last face down",
            "row by row",
            "column by column",
            "first pile first",
            "last pile first",
            "top card first",
            "bottom card first",
            "sending",
            "leaving",
            "one of each suit",
            "first on top",
            "carrying over",
            "when",
        ],
    ),
    (&[Rule::quantity], &["every", "any", "at least", "all but"]),
    (
        &[Rule::pile_state],
        &["empty", "full", "complete", "settled", "holds"],
    ),
    (
        &[Rule::card_state],
        &["face up", "face down", "settled", "black", "joker"],
    ),
    (
        &[Rule::compare],
        &["at least", "at most", "over", "under", "a multiple of"],
    ),
    (&[Rule::way], &["down", "right", "left", "none"]),
    (&[Rule::lift_sequence], &["sequence"]),
    (&[Rule::from_clause], &["from"]),
    (&[Rule::compared_with], &["compared with"]),
    (&[Rule::neighbours], &["neighbours"]),
    (&[Rule::budget], &["once", "twice", "without limit"]),
    (&[Rule::when], &["when"]),
    (&[Rule::sending], &["sending"]),
    (&[Rule::totalling], &["totalling"]),
    (&[Rule::ordinal], &["second", "third", "fourth", "fifth"]),
    (
        &[
            Rule::near,
            Rule::reference,
            Rule::reference_or_pile,
            Rule::pile_term,
            Rule::piles,
        ],
        &[
            "left",
            "right",
            "above",
            "below",
            "third left",
            "head of left",
        ],
    ),
    (&[Rule::expect_state], &["won", "lost", "stuck", "blocked"]),
    (
        &[
            Rule::atom,
            Rule::not_condition,
            Rule::and_condition,
            Rule::condition,
        ],
        &[
            "blocked",
            "every",
            "any",
            "at least",
            "all but",
            "pass is last",
            "no redeal is left",
        ],
    ),
    (&[Rule::tally_counts], &["each card"]),
];

/// The phrases by which a rule can begin.
fn phrases(rule: Rule) -> Vec<String> {
    match PHRASES.iter().find(|(rules, _)| rules.contains(&rule)) {
        Some((_, list)) => list.iter().map(|phrase| (*phrase).to_owned()).collect(),
        None => words(rule).into_iter().collect(),
    }
}

/// The words of a rule that is exactly those.
fn words(rule: Rule) -> Option<String> {
    match rule {
        Rule::k_all_face_up => Some("all face-up".to_owned()),
        Rule::k_after_each_rows_settled_cards => Some("after each row's settled cards".to_owned()),
        _ => format!("{rule:?}")
            .strip_prefix("k_")
            .map(|words| words.replace('_', " ")),
    }
}

/// What could have stood there, for a sentence; sorted, each once.
fn descriptions(rules: &[Rule]) -> Vec<String> {
    let mut all = BTreeSet::new();
    let joins = [Rule::k_and, Rule::k_or, Rule::k_respectively];
    let only_joins = rules
        .iter()
        .all(|rule| joins.contains(rule) || *rule == Rule::EOI);
    for rule in collapsed(rules) {
        if joins.contains(&rule) && !only_joins {
            continue;
        }
        if let Some(text) = category(rule) {
            all.insert(text.to_owned());
        } else if let Some(words) = words(rule) {
            all.insert(format!("`{words}`"));
        }
    }
    all.into_iter().collect()
}

/// Where many ways to begin one thing were tried, that thing instead.
fn collapsed(rules: &[Rule]) -> Vec<Rule> {
    const LEAF: &[Rule] = &[
        Rule::k_any,
        Rule::k_none,
        Rule::script_ref,
        Rule::run,
        Rule::step_phrase,
        Rule::k_same_rank,
        Rule::rank_found_in,
        Rule::k_rank_is_pile_number,
        Rule::rank_is_tally,
        Rule::taken_by,
        Rule::suit_word,
        Rule::cards,
        Rule::direction,
        Rule::k_not,
        Rule::leaf,
        Rule::card_word,
    ];
    const CLAUSE: &[Rule] = &[
        Rule::k_round_the_corner,
        Rule::compared_with,
        Rule::k_on_face_down,
        Rule::on,
        Rule::from_clause,
        Rule::to_clause,
        Rule::in_clause,
        Rule::new_suit_in,
        Rule::when,
        Rule::k_one_card,
        Rule::k_at_any_time,
        Rule::k_as_cells_and_spaces_allow,
        Rule::k_as_cells_allow,
        Rule::k_at_once,
        Rule::k_at_bottom,
        Rule::k_one_way,
        Rule::k_all_one_way,
        Rule::neighbours,
        Rule::k_both_settled,
        Rule::k_either_settled,
        Rule::budget,
        Rule::k_not,
        Rule::clause,
        Rule::slip_no_comma,
        Rule::times,
    ];
    // What may follow any pile's name says little.
    const SELECT: &[Rule] = &[
        Rule::places,
        Rule::rows,
        Rule::columns,
        Rule::numbers,
        Rule::range,
        Rule::listed_ahead,
    ];
    let mut rules = rules.to_vec();
    if rules.iter().any(|rule| !SELECT.contains(rule)) {
        rules.retain(|rule| !SELECT.contains(rule));
    }
    for (members, whole) in [(CLAUSE, Rule::clause), (LEAF, Rule::leaf)] {
        let count = rules.iter().filter(|rule| members.contains(rule)).count();
        if count >= 4 {
            rules.retain(|rule| !members.contains(rule));
            rules.push(whole);
        }
    }
    rules
}

/// How an author would call what a rule stands for; none for what is not worth a mention.
fn category(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::close_bracket => "`)`",
        Rule::close_square => "`]`",
        Rule::comma => "`,`",
        Rule::colon => "`:` and the cards",
        Rule::times => "how often",
        Rule::EOI => "the end of the statement",
        Rule::integer
        | Rule::number
        | Rule::signed
        | Rule::digits
        | Rule::range
        | Rule::numbers => "a number",
        Rule::name | Rule::group_piles => "a name",
        Rule::word | Rule::only_carry => "a word",
        Rule::tongue => "a language such as `pt`",
        Rule::string | Rule::title | Rule::slip_open_string | Rule::slip_bare | Rule::inside => {
            "a text in quotes"
        }
        Rule::long => "a text between `\"\"\"`",
        Rule::symbol
        | Rule::suits
        | Rule::card_word
        | Rule::card_list
        | Rule::cards
        | Rule::ranks
        | Rule::colour_rank
        | Rule::slip_small_card
        | Rule::moved_cards
        | Rule::k_joker => "a card, rank or suit",
        Rule::leaf
        | Rule::phrase
        | Rule::and_phrase
        | Rule::not_phrase
        | Rule::line
        | Rule::take_form
        | Rule::set_form
        | Rule::step_phrase => "a phrase about the card such as `any`, `K` or `down in suit`",
        Rule::suit_word => "the suits, such as `in suit`",
        Rule::direction => "`up` or `down`",
        Rule::clause => "a clause such as `from waste` or `when …`",
        Rule::option => "how it is done, such as `face down`",
        Rule::piles
        | Rule::pile_term
        | Rule::reference
        | Rule::reference_or_pile
        | Rule::near
        | Rule::sources
        | Rule::move_from
        | Rule::move_to => "a pile",
        Rule::condition | Rule::and_condition | Rule::not_condition | Rule::atom => {
            "a condition such as `stock is empty`"
        }
        Rule::pile_state => "`empty`, `full`, `complete`, `settled` or `holds …`",
        Rule::card_state => "`face up`, `face down`, `settled` or a card",
        Rule::quantity => "`every`, `no`, `any`, `at least …` or `all but …`",
        Rule::amount | Rule::other_amount | Rule::compare => {
            "a number, perhaps after `at least` or `at most`"
        }
        Rule::program
        | Rule::group_body
        | Rule::only_body
        | Rule::variant_body
        | Rule::example_body => "`{`",
        Rule::size | Rule::grid => "how many, such as `x4` or `4 by 13`",
        Rule::places | Rule::rows | Rule::columns => "`row` or `column`",
        Rule::given_item | Rule::given_pile | Rule::expect_one => {
            "a pile with its cards, such as `tableau 1: 8S`"
        }
        Rule::given_number => "a number such as `pass is 2`",
        Rule::given_value => "a number or rank",
        Rule::card_text | Rule::up_card | Rule::down_cards => "a card",
        Rule::empty_place => "`-`",
        Rule::move_text => "a move such as `7H to tableau 2`",
        Rule::because | Rule::because_word => "a word of a rule such as `build`",
        Rule::expect_state => "`won`, `lost`, `stuck` or `blocked`",
        Rule::given_deal => "`deal` and a number",
        Rule::deal_number => "the number of a deal",
        Rule::budget => "how often, such as `once` or `3 times`",
        Rule::way => "`down`, `right`, `left`, `up` or `none`",
        Rule::lift_sequence => "`sequence`",
        Rule::sending => "`sending …`",
        Rule::when => "`when …`",
        Rule::from_clause | Rule::from_part => "`from …`",
        Rule::to_part => "`to …`",
        Rule::parameter_range => "`from … to …`",
        Rule::pack_ranks => "ranks such as `7 to A`",
        Rule::pack_suits => "suits such as `S H only`",
        Rule::pack_jokers => "`with … jokers`",
        Rule::pack_of => "`of …`",
        Rule::tally_counts => "`each card …`",
        Rule::tally_round => "a range such as `1 to 13 round`",
        Rule::set_size => "`of` and how many",
        Rule::totalling => "`totalling …`",
        Rule::by => "`by …`",
        Rule::script_ref => "`script …`",
        _ => return None,
    })
}
