//! The statements of a game that are neither groups nor examples.

use super::super::grammar::{Node, Rule, Walk};
use super::super::recover::{self, Kind};
use super::Builder;
use crate::language::syntax::{
    About, Action, Number, Numbering, Only, PackWords, Parameter, Pass, Phase, Piles, Redeal,
    Score, Script, Set, Tally,
};
use crate::language::{Spanned, errors};

impl Builder {
    pub(super) fn about(&mut self, node: &Node<'_>) -> Option<About> {
        Some(match node.as_rule() {
            Rule::also => {
                let mut names = Vec::new();
                for name in node.children(Rule::also_name) {
                    names.push((self.string_in(&name)?, self.tongue(&name)));
                }
                About::Also(names)
            }
            Rule::family => About::Family(self.string_in(node)?),
            Rule::source => About::Source(self.string_in(node)?),
            Rule::note => About::Note(self.string_in(node)?, self.tongue(node)),
            _ => About::Language(self.tongue(node)?),
        })
    }

    pub(super) fn pack(&mut self, node: &Node<'_>) -> Option<PackWords> {
        let mut pack = PackWords {
            decks: self.number_in(node)?,
            of: None,
            suits: Vec::new(),
            ranks: None,
            jokers: None,
            apart: false,
        };
        for part in node.all() {
            match part.as_rule() {
                Rule::pack_of => match part.child(Rule::suits) {
                    Some(suits) => pack.suits = self.symbols(&suits),
                    None => pack.of = self.string_in(&part),
                },
                Rule::pack_suits => pack.suits = self.symbols(&part.child(Rule::suits)?),
                Rule::pack_ranks => {
                    let mut ranks = part.children(Rule::symbol);
                    let (low, high) = (ranks.next()?, ranks.next()?);
                    pack.ranks = Some((self.words(&low), self.words(&high)));
                }
                Rule::pack_jokers => pack.jokers = self.number_in(&part),
                Rule::k_kept_apart => pack.apart = true,
                _ => {}
            }
        }
        Some(pack)
    }

    fn symbols(&self, node: &Node<'_>) -> Vec<Spanned<String>> {
        node.children(Rule::symbol)
            .map(|symbol| self.words(&symbol))
            .collect()
    }

    pub(super) fn numbering(&mut self, node: &Node<'_>) -> Numbering {
        Numbering {
            names: node
                .children(Rule::name)
                .map(|name| self.words(&name))
                .collect(),
            steps: self.program_in(node),
        }
    }

    pub(super) fn passes(&mut self, node: &Node<'_>) -> Option<Pass> {
        Some(Pass {
            count: self.number_in(node),
            clauses: self.clauses(node)?,
            steps: self.program_in(node)?,
        })
    }

    pub(super) fn redeal(&mut self, node: &Node<'_>) -> Option<Redeal> {
        Some(Redeal {
            budget: self.budget_in(node),
            clauses: self.clauses(node)?,
            steps: self.program_in(node),
        })
    }

    pub(super) fn action(&mut self, node: &Node<'_>) -> Option<Action> {
        Some(Action {
            name: self.name(node)?,
            budget: self.budget_in(node),
            clauses: self.clauses(node)?,
            steps: self.program_in(node),
        })
    }

    pub(super) fn phase(&mut self, node: &Node<'_>) -> Option<Phase> {
        let sentence = self.string(&node.child(Rule::title)?)?;
        let condition = self.condition(&node.child(Rule::condition)?)?;
        let body = node.child(Rule::only_body)?;
        let only = self.only_body(&body)?;
        Some(Phase {
            sentence,
            repeats: node.has(Rule::k_while),
            condition,
            only,
        })
    }

    /// What a phase allows, in its braces.
    pub(in super::super) fn only_body(&mut self, body: &Node<'_>) -> Option<Vec<Spanned<Only>>> {
        let mut allowed = Vec::new();
        for node in body.all() {
            match node.as_rule() {
                Rule::broken_only => {
                    recover::report(self, Kind::Only, &node);
                }
                Rule::only => {
                    let only = self.only(&node)?;
                    allowed.push(self.spanned(&node, only));
                }
                _ => {}
            }
        }
        self.closed(body, "phase");
        Some(allowed)
    }

    fn only(&mut self, node: &Node<'_>) -> Option<Only> {
        if let Some(carry) = node.child(Rule::only_carry) {
            let mut piles = carry.children(Rule::piles);
            let (from, to) = (piles.next()?, piles.next()?);
            return Some(Only::Carry {
                from: self.piles(&from)?,
                to: self.piles(&to)?,
            });
        }
        let word = node.child(Rule::word)?;
        Some(Only::Word(self.words(&word)))
    }

    pub(super) fn score(&mut self, node: &Node<'_>) -> Option<Score> {
        let what = node.first()?;
        // `score least is best` has the words once, as its first child.
        let least = node
            .all()
            .skip(1)
            .any(|n| n.as_rule() == Rule::k_least_is_best);
        Some(match what.as_rule() {
            Rule::k_least_is_best => Score::LeastIsBest,
            Rule::score_cards => Score::CardsIn(self.piles_in(&what)?, least),
            Rule::score_piles => Score::PilesIn(self.name(&what)?, least),
            Rule::script_ref => Score::Script(self.name(&what)?, least),
            Rule::k_redeals => Score::Redeals(least),
            Rule::score_start => Score::AtStart(self.points(&what)?),
            Rule::score_turned => Score::TurnedUp(self.points(&what)?),
            Rule::score_points => Score::Points {
                points: self.points(&what)?,
                from: self.part(&what, Rule::from_part),
                to: self.part(&what, Rule::to_part),
            },
            _ => Score::Tally(self.words(&what), least),
        })
    }

    fn points(&mut self, node: &Node<'_>) -> Option<Spanned<Number>> {
        let first = node.first()?;
        let number = match first.as_rule() {
            Rule::signed => Number::Literal(self.integer(&first)),
            _ => Number::Parameter(first.as_str().to_owned()),
        };
        Some(self.spanned(&first, number))
    }

    /// The piles of a part such as `from P`, if it is there.
    fn part(&mut self, node: &Node<'_>, rule: Rule) -> Option<Piles> {
        let part = node.child(rule)?;
        self.piles_in(&part)
    }

    pub(super) fn tally(&mut self, node: &Node<'_>) -> Option<Tally> {
        let mut tally = Tally {
            name: self.name(node)?,
            row: None,
            counts: None,
            round: None,
            since_redeal: node.has(Rule::k_since_redeal),
        };
        if let Some(row) = node.child(Rule::tally_row) {
            tally.row = Some(self.count_after_x(&row)?);
        }
        if let Some(counts) = node.child(Rule::tally_counts) {
            tally.counts = Some((
                self.part(&counts, Rule::from_part),
                self.part(&counts, Rule::to_part),
            ));
        }
        if let Some(round) = node.child(Rule::tally_round) {
            let mut ends = round.children(Rule::number);
            let (first, last) = (ends.next()?, ends.next()?);
            tally.round = Some((self.number(&first)?, self.number(&last)?));
        }
        Some(tally)
    }

    /// The number of `x7` or `x cells`.
    pub(super) fn count_after_x(&mut self, node: &Node<'_>) -> Option<Spanned<Number>> {
        let inner = node.first()?;
        if inner.as_rule() == Rule::integer {
            let number = Number::Literal(self.integer(&inner));
            return Some(self.spanned(&inner, number));
        }
        self.number(&inner)
    }

    pub(super) fn parameter(&mut self, node: &Node<'_>) -> Option<Parameter> {
        let range = match node.child(Rule::parameter_range) {
            Some(range) => {
                let mut ends = range.children(Rule::signed);
                let (low, high) = (ends.next()?, ends.next()?);
                Some((self.signed(&low), self.signed(&high)))
            }
            None => None,
        };
        Some(Parameter {
            name: self.name(node)?,
            default: self.signed(&node.child(Rule::signed)?),
            range,
        })
    }

    pub(super) fn set(&mut self, node: &Node<'_>) -> Option<Set> {
        Some(Set {
            name: self.name(node)?,
            value: self.signed(&node.child(Rule::signed)?),
        })
    }

    pub(super) fn script(&mut self, node: &Node<'_>) -> Option<Script> {
        let sentence = match node.child(Rule::string) {
            Some(sentence) => self.string(&sentence),
            None => None,
        };
        Some(Script {
            name: self.name(node)?,
            sentence,
            body: self.string(&node.child(Rule::long)?)?,
        })
    }

    /// Reports a name that stands after a comma where `or`, or `then`, is meant.
    pub(super) fn listed(&mut self, node: &Node<'_>, join: &'static str) {
        for slip in node.children(Rule::slip_listed) {
            let span = self.span(&slip);
            let Some(pile) = slip.child(Rule::pile_term) else {
                continue;
            };
            let name = pile.as_str();
            let diagnostic = match recover::near_clause(name) {
                Some(near) => errors::misspelt::diagnostic(self.id, self.span(&pile), name, near),
                None => errors::comma_for_or::diagnostic(self.id, span, name, join),
            };
            self.diagnostics.push(diagnostic);
        }
    }
}
