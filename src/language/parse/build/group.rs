//! Groups of piles and the statements in their braces.

use super::super::grammar::{Node, Rule, Walk};
use super::super::recover::{self, Kind};
use super::Builder;
use crate::language::syntax::{
    Cap, CapValue, Face, Fill, Group, GroupItem, Lift, LiftUnit, Number, Piles, Shape, Size,
    Spread, Take, TakeForm, TurnsUp,
};
use crate::language::{Spanned, errors};

impl Builder {
    pub(super) fn group(&mut self, node: &Node<'_>) -> Option<Group> {
        let size = match node.child(Rule::size) {
            Some(size) => {
                let built = self.size(&size)?;
                Some(self.spanned(&size, built))
            }
            None => None,
        };
        let items = match node.child(Rule::group_body) {
            Some(body) => self.group_items(&body),
            None => Vec::new(),
        };
        Some(Group {
            name: self.name(node)?,
            size,
            role: node.child(Rule::role).map(|role| self.words(&role)),
            items,
        })
    }

    fn size(&mut self, node: &Node<'_>) -> Option<Size> {
        if let Some(grid) = node.child(Rule::grid) {
            let mut sides = grid.children(Rule::number);
            let (rows, columns) = (sides.next()?, sides.next()?);
            return Some(Size::Grid(
                self.number(&rows)?.node,
                self.number(&columns)?.node,
            ));
        }
        if let Some(plain) = node.child(Rule::slip_plain_size) {
            let span = self.span(&plain);
            self.diagnostics.push(errors::plain_size::diagnostic(
                self.id,
                span,
                plain.as_str(),
            ));
            return Some(Size::Piles(Number::Literal(
                plain.as_str().parse().unwrap_or(1),
            )));
        }
        Some(Size::Piles(self.count_after_x(node)?.node))
    }

    /// The statements in a group's braces.
    pub(in super::super) fn group_items(&mut self, body: &Node<'_>) -> Vec<Spanned<GroupItem>> {
        let mut items = Vec::new();
        for node in body.all() {
            let item = match node.as_rule() {
                Rule::missing_brace => continue,
                Rule::broken_group_item => {
                    recover::report(self, Kind::GroupItem, &node);
                    GroupItem::Broken
                }
                _ => self.group_item(&node).unwrap_or_else(|| {
                    let span = self.span(&node);
                    self.diagnostics
                        .push(errors::unreadable::diagnostic(self.id, span));
                    GroupItem::Broken
                }),
            };
            items.push(self.spanned(&node, item));
        }
        self.closed(body, "group");
        items
    }

    fn group_item(&mut self, node: &Node<'_>) -> Option<GroupItem> {
        Some(match node.as_rule() {
            Rule::start => GroupItem::Start(self.line(node)?),
            Rule::build => GroupItem::Build(self.line(node)?),
            Rule::lay => GroupItem::Lay(self.line(node)?),
            Rule::lift => GroupItem::Lift(self.lift(node)?),
            Rule::cap => GroupItem::Cap(self.cap(node)?),
            Rule::fill => GroupItem::Fill(self.fill(node)?),
            Rule::face => GroupItem::Face(if node.has(Rule::k_up) {
                Face::Up
            } else {
                Face::Down
            }),
            Rule::turns_up => GroupItem::TurnsUp(match node.all().last()?.as_rule() {
                Rule::k_never => TurnsUp::Never,
                Rule::k_when_last => TurnsUp::WhenLast,
                Rule::k_after_laying => TurnsUp::AfterLaying,
                _ => TurnsUp::AtOnce,
            }),
            Rule::closes_up => GroupItem::ClosesUp,
            Rule::shape => GroupItem::Shape(Shape {
                covers: node.has(Rule::k_shape),
                drawing: self.string_in(node)?,
            }),
            Rule::spread => GroupItem::Spread(Spread {
                way: self.words(&node.child(Rule::way)?),
                last: self.number_in(node),
            }),
            Rule::no_word => GroupItem::No(self.words(&node.child(Rule::word)?)),
            _ => return None,
        })
    }

    fn lift(&mut self, node: &Node<'_>) -> Option<Lift> {
        let first = node.first()?;
        let unit = match first.as_rule() {
            Rule::k_none => LiftUnit::None,
            Rule::k_top => LiftUnit::Top,
            Rule::k_all_face_up => LiftUnit::AllFaceUp,
            Rule::k_whole_pile => LiftUnit::WholePile,
            Rule::k_squared_pile => LiftUnit::SquaredPile,
            Rule::k_any_packet => LiftUnit::AnyPacket,
            Rule::k_any_card => LiftUnit::AnyCard,
            Rule::lift_sequence => LiftUnit::Sequence(match first.child(Rule::phrase) {
                Some(phrase) => Some(Box::new(self.phrase(&phrase)?)),
                None => None,
            }),
            _ => return None,
        };
        Some(Lift {
            unit: self.spanned(&first, unit),
            clauses: self.clauses(node)?,
        })
    }

    fn cap(&mut self, node: &Node<'_>) -> Option<Cap> {
        let mut values = Vec::new();
        for part in node.all() {
            let value = match part.as_rule() {
                Rule::k_none => CapValue::None,
                Rule::number => CapValue::Number(self.number(&part)?.node),
                _ => continue,
            };
            values.push(self.spanned(&part, value));
        }
        Some(Cap {
            values,
            respectively: node.has(Rule::k_respectively),
        })
    }

    fn fill(&mut self, node: &Node<'_>) -> Option<Fill> {
        let sending = match node.child(Rule::sending) {
            Some(sending) => {
                let built = self.sending(&sending)?;
                Some(self.spanned(&sending, built))
            }
            None => None,
        };
        Some(Fill {
            count: self.number_in(node),
            from: self.sources(&node.child(Rule::sources)?)?,
            sending,
            clauses: self.clauses(node)?,
        })
    }

    /// `P then Q`.
    pub(super) fn sources(&mut self, node: &Node<'_>) -> Option<Vec<Piles>> {
        let mut sources = Vec::new();
        for piles in node.children(Rule::piles) {
            sources.push(self.piles(&piles)?);
        }
        self.listed(node, "then");
        for slip in node.children(Rule::slip_listed) {
            sources.push(vec![self.pile_term(&slip.child(Rule::pile_term)?)?]);
        }
        Some(sources)
    }

    /// A `remove` or `swap` statement.
    pub(super) fn take(&mut self, node: &Node<'_>) -> Option<Take> {
        let form = node.child(Rule::take_form)?;
        let built = match form.child(Rule::set_form) {
            Some(set) => self.set_form(&set)?,
            None => TakeForm::One(Box::new(self.phrase(&form.child(Rule::phrase)?)?)),
        };
        Some(Take {
            form: self.spanned(&form, built),
            clauses: self.clauses(node)?,
            whole_piles: node.has(Rule::k_piles),
        })
    }

    fn set_form(&mut self, node: &Node<'_>) -> Option<TakeForm> {
        let size = if node.has(Rule::k_pair) {
            Some((2, 2))
        } else {
            match node.child(Rule::set_size) {
                Some(size) => Some(self.set_size(&size)?),
                None => None,
            }
        };
        let mut named = Vec::new();
        for card in node.children(Rule::card_word) {
            named.push(self.card_word(&card)?);
        }
        let totalling = match node.child(Rule::totalling) {
            Some(totalling) => Some(self.number_in(&totalling)?),
            None => None,
        };
        Some(TakeForm::Set {
            size,
            totalling,
            same_rank: node.has(Rule::k_same_rank),
            in_sequence: node.has(Rule::k_in_sequence),
            named,
            suit: self.suit_in(node),
            script: match node.child(Rule::script_ref) {
                Some(script) => self.name(&script),
                None => None,
            },
        })
    }

    fn set_size(&mut self, node: &Node<'_>) -> Option<(u8, u8)> {
        let range = node.child(Rule::range)?;
        let mut ends = range.children(Rule::digits).map(|end| end.as_str().parse());
        let first = ends.next();
        let last = ends.next().or_else(|| first.clone());
        if let (Some(Ok(first)), Some(Ok(last))) = (first, last) {
            return Some((first, last));
        }
        let span = self.span(&range);
        self.diagnostics
            .push(errors::number_too_large::diagnostic(self.id, span));
        Some((0, 0))
    }
}
