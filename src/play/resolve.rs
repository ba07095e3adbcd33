//! The move that words mean: what the listing prints, the prompt reads.

use super::words::{fitting_groups, named_card, pile_name, short_name, words as words_of};
use crate::cards::{Card, Letters, parse_card};
use crate::language::Spanned;
use crate::language::syntax::{MoveWords, PileWords, TakenWords};
use crate::machine::{Machine, Move, Pile, Slot, State, Verdict};
use crate::rules::check::folded;
use crate::rules::{Group, GroupId, LiftUnit, Role, Rules, Shape, TakeWord};
use std::fmt::Write as _;

/// Why words lead to no move.
#[derive(Debug, Clone)]
pub enum WordsError {
    /// They cannot be understood in this game: one sentence.
    Unknown(String),
    /// The card named does not lie where it can be taken: one sentence.
    Absent {
        /// Why, as after `because`: it is `absent`, or `covered` by others of its pile.
        word: &'static str,
        /// The same in a sentence.
        message: String,
    },
    /// Several moves could be meant: their words.
    Ambiguous(Vec<String>),
    /// They name a move that is not legal, or several of which none is: the one that comes
    /// nearest to being legal, and what holds of it.
    Illegal {
        /// The move.
        mv: Move,
        /// What holds of it and what does not.
        verdict: Verdict,
    },
}

/// Whether words mean that move.
pub(super) fn means(machine: &Machine, state: &State, words: &MoveWords, mv: &Move) -> bool {
    let rules = machine.rules();
    match (words, mv) {
        (
            MoveWords::Carry {
                card,
                count: size,
                from,
                to,
            },
            Move::Carry {
                from: source,
                at,
                count,
                to: target,
            },
        ) => {
            size.is_none_or(|size| is_top_packet(machine, state, *source, *at, *count, size))
                && card.as_ref().is_none_or(|card| {
                    parse_card(&rules.pack, &card.node)
                        == named_card(machine, state, *source, *at, *count)
                            .filter(|slot| slot.is_up())
                            .map(Slot::card)
                })
                && from
                    .as_ref()
                    .is_none_or(|from| names(machine, &from.node, *source))
                && names(machine, &to.node, *target)
        }
        (MoveWords::Remove(cards), Move::Remove(piles)) => {
            match_all(cards.iter().map(|card| &card.node), piles, |card, pile| {
                taken(machine, card, state.top(machine.places(), pile), pile)
            })
        }
        (MoveWords::Swap(cards), Move::Swap(a, b)) => match_all(
            cards.iter().map(|card| &card.node),
            &[*a, *b],
            |card, pile| taken(machine, card, state.top(machine.places(), pile), pile),
        ),
        (MoveWords::Swap(cards), Move::SwapPiles(a, b)) => match_all(
            cards.iter().map(|card| &card.node),
            &[*a, *b],
            |card, pile| {
                taken(
                    machine,
                    card,
                    state.pile(machine.places(), pile).first().copied(),
                    pile,
                )
            },
        ),
        (MoveWords::Act(name), _) => act(rules, &name.node).is_some_and(|act| act == *mv),
        _ => false,
    }
}

/// Whether a packet is that many of a pile's top cards.
pub(super) fn is_top_packet(
    machine: &Machine,
    state: &State,
    pile: Pile,
    at: u8,
    count: u8,
    size: u32,
) -> bool {
    let length = state.pile(machine.places(), pile).len();
    u32::from(count) == size && usize::from(at) + usize::from(count) == length
}

/// Whether the cards named and the piles go together one to one.
fn match_all<'a>(
    cards: impl Iterator<Item = &'a TakenWords>,
    piles: &[Pile],
    fits: impl Fn(&TakenWords, Pile) -> bool,
) -> bool {
    let mut left: Vec<Pile> = piles.to_vec();
    for card in cards {
        let Some(at) = left.iter().position(|&pile| fits(card, pile)) else {
            return false;
        };
        left.remove(at);
    }
    left.is_empty()
}

fn taken(machine: &Machine, words: &TakenWords, slot: Option<Slot>, pile: Pile) -> bool {
    let card = words
        .card
        .as_ref()
        .map(|card| parse_card(&machine.rules().pack, &card.node));
    card.is_none_or(|card| {
        card.is_some() && card == slot.filter(|slot| slot.is_up()).map(Slot::card)
    }) && words
        .pile
        .as_ref()
        .is_none_or(|words| names(machine, &words.node, pile))
}

/// The move of that name that needs no cards.
fn act(rules: &Rules, name: &str) -> Option<Move> {
    let wanted = folded(name);
    match wanted.as_str() {
        "turn" => return Some(Move::Turn),
        "redeal" => return Some(Move::Redeal),
        _ => {}
    }
    let at = rules
        .actions
        .iter()
        .position(|action| folded(&action.name) == wanted)?;
    u8::try_from(at).ok().map(Move::Act)
}

/// Whether the words name that pile.
fn names(machine: &Machine, words: &PileWords, pile: Pile) -> bool {
    let group = match &words.group {
        Some(name) => find_group(machine, &name.node, words),
        // A number alone means the tableau.
        None => tableau(machine.rules()),
    };
    group == Some(machine.places().group(pile)) && is_numbered(machine, words, pile)
}

/// Whether a pile has the number or the place that the words say, whatever its group.
fn is_numbered(machine: &Machine, words: &PileWords, pile: Pile) -> bool {
    let places = machine.places();
    words
        .number
        .as_ref()
        .is_none_or(|number| u32::from(places.number(pile)) == number.node)
        && words.place.as_ref().is_none_or(|(row, column)| {
            places
                .row_column(pile)
                .is_some_and(|(r, c)| u32::from(r) == row.node && u32::from(c) == column.node)
        })
}

/// The group that a word or the beginning of one names. Where several begin so, the first in the
/// file's order that has the pile said.
fn find_group(machine: &Machine, name: &str, words: &PileWords) -> Option<GroupId> {
    let fitting = fitting_groups(machine.rules(), name);
    let has_it = |id: &&GroupId| {
        machine
            .places()
            .of_group(**id)
            .any(|pile| is_numbered(machine, words, pile))
    };
    fitting.iter().find(has_it).or(fitting.first()).copied()
}

/// The group that a bare number counts in: the first tableau, else the group with most piles.
fn tableau(rules: &Rules) -> Option<GroupId> {
    rules
        .groups()
        .find(|(_, group)| group.role == Role::Tableau)
        .or_else(|| rules.groups().max_by_key(|(_, group)| group.piles))
        .map(|(id, _)| id)
}

/// The move that words mean.
///
/// # Errors
/// That they cannot be understood, that several moves could be meant, or that the move is not legal.
pub fn resolve(
    machine: &Machine,
    state: &State,
    words: &MoveWords,
    legal: &[Move],
) -> Result<Move, WordsError> {
    known(machine, words)?;
    let meant: Vec<&Move> = legal
        .iter()
        .filter(|mv| means(machine, state, words, mv))
        .collect();
    match meant.as_slice() {
        [only] => return Ok(*(*only)),
        [] => {}
        several => {
            let list = several
                .iter()
                .map(|mv| words_of(machine, state, mv, legal))
                .collect();
            return Err(WordsError::Ambiguous(list));
        }
    }
    // Not in the listing: a move that the listing leaves out as equal to another (to the second
    // of two spaces), or one that is not legal.
    let candidates = candidates(machine, state, words);
    if let Some(mv) = candidates.iter().find(|mv| machine.is_legal(state, mv)) {
        return Ok(*mv);
    }
    // Of several the first that comes furthest in the order of judging.
    let mut nearest: Option<(Move, Verdict)> = None;
    for mv in candidates {
        let verdict = machine.judge(state, &mv);
        if nearest
            .as_ref()
            .is_none_or(|(_, best)| verdict.findings.len() > best.findings.len())
        {
            nearest = Some((mv, verdict));
        }
    }
    Err(match nearest {
        Some((mv, verdict)) => WordsError::Illegal { mv, verdict },
        None => absent(machine, state, words),
    })
}

/// Refuses words that name no card, pile or action of this game.
fn known(machine: &Machine, words: &MoveWords) -> Result<(), WordsError> {
    let rules = machine.rules();
    let card = |card: &Option<Spanned<String>>| match card {
        Some(card)
            if parse_card(&rules.pack, &card.node)
                .is_none_or(|card| rules.pack.copies(card) == 0) =>
        {
            Err(WordsError::Unknown(format!(
                "{} is no card of this pack",
                card.node
            )))
        }
        _ => Ok(()),
    };
    let pile = |words: &Option<Spanned<PileWords>>| match words {
        Some(words)
            if !machine
                .places()
                .all()
                .any(|pile| names(machine, &words.node, pile)) =>
        {
            Err(WordsError::Unknown(no_pile(machine, &words.node)))
        }
        _ => Ok(()),
    };
    match words {
        MoveWords::Carry {
            card: named,
            from,
            to,
            ..
        } => {
            card(named)?;
            pile(from)?;
            pile(&Some(to.clone()))
        }
        MoveWords::Remove(cards) | MoveWords::Swap(cards) => {
            for taken in cards {
                card(&taken.node.card)?;
                pile(&taken.node.pile)?;
            }
            Ok(())
        }
        MoveWords::Act(name) => {
            if act(rules, &name.node).is_some() {
                Ok(())
            } else {
                let mut known = vec!["turn", "redeal"];
                known.extend(rules.actions.iter().map(|action| action.name.as_str()));
                let near = known
                    .iter()
                    .filter(|word| strsim::damerau_levenshtein(word, &name.node) <= 2)
                    .map(|word| format!("; did you mean {word}?"))
                    .next()
                    .unwrap_or_else(|| "; a move is said as in 7H to tableau 2".to_owned());
                Err(WordsError::Unknown(format!(
                    "“{}” is no move here{near}",
                    name.node
                )))
            }
        }
    }
}

/// That there is no such pile, and what there is.
fn no_pile(machine: &Machine, words: &PileWords) -> String {
    let rules = machine.rules();
    let what = describe(words);
    let Some(name) = &words.group else {
        return match tableau(rules).and_then(|id| rules.group(id)) {
            Some(group) => format!("there is no pile {what}: {}", numbers(group)),
            None => format!("there is no pile {what}"),
        };
    };
    let fitting: Vec<(GroupId, &Group)> = fitting_groups(rules, &name.node)
        .into_iter()
        .filter_map(|id| Some((id, rules.group(id)?)))
        .collect();
    match fitting.as_slice() {
        [] => {
            let seen: Vec<&str> = rules
                .groups
                .iter()
                .filter(|group| !group.implicit)
                .map(|group| group.name.as_str())
                .collect();
            format!("there is no pile {what}: this game has {}", seen.join(", "))
        }
        [(_, only)] => format!("there is no pile {what}: {}", numbers(only)),
        several => {
            let fits: Vec<String> = several
                .iter()
                .map(|(id, group)| format!("{} ({})", group.name, short_name(rules, *id)))
                .collect();
            format!(
                "there is no pile {what}: “{}” fits {}",
                name.node,
                fits.join(" and ")
            )
        }
    }
}

/// Which piles a group has.
fn numbers(group: &Group) -> String {
    match group.shape {
        Shape::Grid { rows, columns } => {
            format!("{} has {rows} rows and {columns} columns", group.name)
        }
        _ if group.piles == 1 => format!("{} is one pile", group.name),
        _ => format!("{} has the piles 1 to {}", group.name, group.piles),
    }
}

fn describe(words: &PileWords) -> String {
    let mut text = words
        .group
        .as_ref()
        .map(|group| group.node.clone())
        .unwrap_or_default();
    if let Some(number) = &words.number {
        let _ = write!(text, " {}", number.node);
    }
    if let Some((row, column)) = &words.place {
        let _ = write!(text, " row {} column {}", row.node, column.node);
    }
    text.trim().to_owned()
}

/// Every move, legal or not, that the words could mean.
fn candidates(machine: &Machine, state: &State, words: &MoveWords) -> Vec<Move> {
    let places = machine.places();
    let mut list = Vec::new();
    match words {
        MoveWords::Carry {
            card,
            count: size,
            from,
            to,
        } => {
            let card = card
                .as_ref()
                .and_then(|card| parse_card(&machine.rules().pack, &card.node));
            for source in places.all() {
                if from
                    .as_ref()
                    .is_some_and(|from| !names(machine, &from.node, source))
                {
                    continue;
                }
                for (at, count) in packets(machine, state, source, card) {
                    if size
                        .is_some_and(|size| !is_top_packet(machine, state, source, at, count, size))
                    {
                        continue;
                    }
                    for target in places.all().filter(|&pile| names(machine, &to.node, pile)) {
                        list.push(Move::Carry {
                            from: source,
                            at,
                            count,
                            to: target,
                        });
                    }
                }
            }
        }
        MoveWords::Remove(cards) => {
            if let Some(mut piles) = tops(machine, state, cards) {
                piles.sort_unstable();
                list.extend(
                    piles
                        .into_iter()
                        .collect::<Vec<_>>()
                        .as_slice()
                        .try_into()
                        .ok()
                        .map(Move::Remove),
                );
            }
        }
        MoveWords::Swap(cards) => {
            if let Some([a, b]) = tops(machine, state, cards).as_deref() {
                let (a, b) = (*a.min(b), *a.max(b));
                list.push(Move::Swap(a, b));
                list.push(Move::SwapPiles(a, b));
            }
        }
        MoveWords::Act(name) => list.extend(act(machine.rules(), &name.node)),
    }
    list
}

/// The packets of a pile whose naming card is that card; of an unnamed one, every packet that
/// ends at the top. A card alone from the middle is among them where the game lets one be taken.
fn packets(machine: &Machine, state: &State, pile: Pile, card: Option<Card>) -> Vec<(u8, u8)> {
    let cards = state.pile(machine.places(), pile);
    let alone = machine
        .rules()
        .group(machine.places().group(pile))
        .is_some_and(|group| group.lift.iter().any(|line| line.unit == LiftUnit::AnyCard));
    let length = u8::try_from(cards.len()).unwrap_or(u8::MAX);
    let mut list = Vec::new();
    for at in (0..length).rev() {
        let whole = length - at;
        let fits = |count| {
            card.is_none() || named_card(machine, state, pile, at, count).map(Slot::card) == card
        };
        if fits(whole) {
            list.push((at, whole));
        }
        if alone && whole > 1 && card.is_some() && fits(1) {
            list.push((at, 1));
        }
    }
    list
}

/// The piles whose tops (or first cards) are the cards named, in their order.
fn tops(machine: &Machine, state: &State, cards: &[Spanned<TakenWords>]) -> Option<Vec<Pile>> {
    let mut used: Vec<Pile> = Vec::new();
    let swaps = &machine.rules().swaps;
    let whole = swaps.iter().any(|take| take.word == TakeWord::SwapPiles);
    for words in cards {
        let pile = machine.places().all().find(|&pile| {
            if used.contains(&pile) || pile == machine.places().discard() {
                return false;
            }
            let cards = state.pile(machine.places(), pile);
            taken(machine, &words.node, cards.last().copied(), pile)
                || (whole && taken(machine, &words.node, cards.first().copied(), pile))
        })?;
        used.push(pile);
    }
    Some(used)
}

/// Why words lead to no card at all.
fn absent(machine: &Machine, state: &State, words: &MoveWords) -> WordsError {
    let where_is = |card: &str| {
        let card = parse_card(&machine.rules().pack, card)?;
        machine.places().all().find_map(|pile| {
            let cards = state.pile(machine.places(), pile);
            let at = cards.iter().position(|slot| slot.card() == card)?;
            let seen = cards.get(at).is_some_and(|slot| slot.is_up());
            seen.then(|| pile_name(machine, pile))
        })
    };
    let absent = |message: String| WordsError::Absent {
        word: "absent",
        message,
    };
    match words {
        MoveWords::Carry {
            card: Some(card), ..
        } => absent(match where_is(&card.node) {
            Some(place) => format!("{} does not lie there; it is in {place}", card.node),
            None => format!("{} is not to be seen", card.node),
        }),
        MoveWords::Carry {
            from: Some(from), ..
        } => absent(format!("there is no card in {}", describe(&from.node))),
        MoveWords::Remove(cards) | MoveWords::Swap(cards) => cards
            .iter()
            .find_map(|taken| covered(machine, state, taken.node.card.as_ref()?))
            .unwrap_or_else(|| absent("these cards are not on the tops of piles".to_owned())),
        _ => absent("these cards are not on the tops of piles".to_owned()),
    }
}

/// That other cards of its pile lie on a card that is to be taken; none where that is not so.
fn covered(machine: &Machine, state: &State, card: &Spanned<String>) -> Option<WordsError> {
    let pack = &machine.rules().pack;
    let wanted = parse_card(pack, &card.node)?;
    machine.places().all().find_map(|pile| {
        let (top, below) = state.pile(machine.places(), pile).split_last()?;
        let lies = below
            .iter()
            .any(|slot| slot.is_up() && slot.card() == wanted);
        let message = format!(
            "{} is covered: {} lies on it in {}",
            card.node,
            pack.write(top.card(), Letters::Letters),
            pile_name(machine, pile)
        );
        (lies && top.is_up()).then_some(WordsError::Absent {
            word: "covered",
            message,
        })
    })
}
