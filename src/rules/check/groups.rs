//! Groups of piles: first what others may ask of them, then their rules with the defaults of
//! their role.

use super::clauses::Place;
use super::load::did_you_mean;
use super::lower::{Head, Lower};
use super::merged::{At, MergedGroup};
use crate::cards::Rank;
use crate::language::syntax::{self as tree, CapValue, GroupItem, Number, Size};
use crate::language::{Span, Spanned};
use crate::rules::{
    CardSpec, Face, Fill, Group, GroupId, LayLine, LayWord, Leaf, LiftLine, LiftUnit, Limit,
    Origin, Phrase, Role, Shape, Spread, SuitWord, TurnsUp, Way, errors,
};

/// The most piles of a game.
pub(super) const MOST_PILES: u16 = 128;
/// The most cards of a pile.
pub(super) const MOST_IN_PILE: u16 = 255;

/// The roles that a file may name.
const ROLES: [(&str, Role); 7] = [
    ("stock", Role::Stock),
    ("waste", Role::Waste),
    ("foundation", Role::Foundation),
    ("tableau", Role::Tableau),
    ("reserve", Role::Reserve),
    ("cell", Role::Cell),
    ("discard", Role::Discard),
];

fn role_named(name: &str) -> Option<Role> {
    ROLES
        .iter()
        .find(|(word, _)| *word == name)
        .map(|&(_, role)| role)
}

impl Lower {
    /// Reads what others may ask of the groups: names, roles, numbers, shapes. Adds the stock and
    /// the discard that every game has.
    pub(super) fn read_heads(&mut self, groups: &[MergedGroup]) {
        let mut total: u32 = 0;
        for group in groups {
            self.source = group.source;
            let role = self.role(group);
            let (piles, shape) = self.shape(group).unwrap_or((1, Shape::Row));
            total = total.saturating_add(u32::from(piles));
            self.source = group.source;
            if matches!(role, Role::Stock | Role::Discard) {
                self.only_one(group, role, piles);
            }
            let origin = self.origin(group.name.span.to(group.span));
            self.heads.push(Head {
                name: group.name.node.clone(),
                role,
                piles,
                shape,
                implicit: false,
                origin,
            });
        }
        if total > u32::from(MOST_PILES) - 2
            && let Some(last) = groups.last()
        {
            self.source = last.source;
            self.error_hint(
                errors::TOO_MANY,
                last.name.span,
                format!("the groups have {total} piles together"),
                format!(
                    "a game may have {} and no more, stock and discard apart",
                    MOST_PILES - 2
                ),
            );
        }
        for (name, role) in [("stock", Role::Stock), ("discard", Role::Discard)] {
            if self.of_role(role).is_empty() {
                self.heads.push(Head {
                    name: name.to_owned(),
                    role,
                    piles: 1,
                    shape: Shape::Row,
                    implicit: true,
                    origin: Origin::Default,
                });
            }
        }
    }

    fn role(&mut self, group: &MergedGroup) -> Role {
        if let Some(said) = &group.role {
            self.enter(said);
            if let Some(role) = role_named(&said.node.node) {
                return role;
            }
            let hint = did_you_mean(&said.node.node, ROLES.map(|(word, _)| word));
            let mut found = crate::language::Diagnostic::error(
                errors::ROLE_MISSING,
                self.source,
                said.node.span,
                format!("`{}` is no role", said.node.node),
            );
            found.hint = Some(hint.unwrap_or_else(roles_there));
            self.report(found);
            return Role::Tableau;
        }
        if let Some(role) = role_named(&group.name.node) {
            return role;
        }
        let name = &group.name.node;
        let hint = did_you_mean(name, ROLES.map(|(word, _)| word)).unwrap_or_else(|| {
            format!(
                "say what it is for: `{name} x4 as tableau {{ … }}`; {}",
                roles_there()
            )
        });
        self.error_hint(
            errors::ROLE_MISSING,
            group.name.span,
            format!("`{name}` is the name of no role, and none is said"),
            hint,
        );
        Role::Tableau
    }

    fn only_one(&mut self, group: &MergedGroup, role: Role, piles: u16) {
        let word = if role == Role::Stock {
            "stock"
        } else {
            "discard"
        };
        if piles != 1 {
            self.error(
                errors::TOO_MANY,
                group.name.span,
                format!("a game has one {word}, and this is {piles} piles"),
            );
        } else if !self.of_role(role).is_empty() {
            self.error_hint(
                errors::SAID_TWICE,
                group.name.span,
                format!("a game has one {word}, and this is the second"),
                "make it a reserve",
            );
        }
    }

    /// How many piles there are, and how they lie.
    fn shape(&mut self, group: &MergedGroup) -> Option<(u16, Shape)> {
        let mut drawn = None;
        let mut closes = None;
        for item in &group.items {
            match &item.node {
                GroupItem::Shape(shape) => {
                    self.enter(item);
                    drawn = Some((self.drawing(shape)?, item));
                }
                GroupItem::ClosesUp => closes = Some(item),
                _ => {}
            }
        }
        let size = match &group.size {
            None => None,
            Some(size) => {
                self.enter(size);
                Some(self.size(&size.node, size.span)?)
            }
        };
        let (piles, shape) = match (drawn, size) {
            (Some((spots, at)), size) => {
                let piles = u16::try_from(spots.len()).unwrap_or(u16::MAX);
                if piles > MOST_PILES {
                    self.enter(at);
                    self.error(
                        errors::TOO_MANY,
                        at.span,
                        format!("{piles} places are drawn; a game may have {MOST_PILES} piles"),
                    );
                    return None;
                }
                if let Some((said, _)) = size
                    && said != piles
                {
                    self.enter(at);
                    self.error_hint(
                        errors::LIST_DOES_NOT_FIT,
                        at.span,
                        format!("{piles} places are drawn, and {said} piles are said"),
                        "leave the number out: the drawing gives it",
                    );
                }
                (piles, Shape::Drawing { spots })
            }
            (None, Some((piles, shape))) => (piles, shape),
            (None, None) => (1, Shape::Row),
        };
        let Some(closes) = closes else {
            return Some((piles, shape));
        };
        if shape != Shape::Row {
            self.enter(closes);
            self.error(
                errors::OUT_OF_PLACE,
                closes.span,
                "only a row of piles closes up",
            );
            return Some((piles, shape));
        }
        Some((piles, Shape::Line))
    }

    fn size(&mut self, size: &Size, span: Span) -> Option<(u16, Shape)> {
        match size {
            Size::Piles(number) => {
                // A parameter may leave a group without piles; a plain 0 is a slip.
                let least = u16::from(matches!(number, Number::Literal(_)));
                let number = Spanned::new(number.clone(), span);
                let piles = self.small(&number, least, MOST_PILES, "the number of piles")?;
                Some((piles, Shape::Row))
            }
            Size::Grid(rows, columns) => {
                let rows = Spanned::new(rows.clone(), span);
                let columns = Spanned::new(columns.clone(), span);
                let rows = self.small(&rows, 1, MOST_PILES, "the number of rows")?;
                let columns = self.small(&columns, 1, MOST_PILES, "the number of columns")?;
                let piles = u32::from(rows) * u32::from(columns);
                if piles > u32::from(MOST_PILES) {
                    self.error(
                        errors::TOO_MANY,
                        span,
                        format!("{piles} places are more than the {MOST_PILES} piles of a game"),
                    );
                    return None;
                }
                Some((u16::try_from(piles).ok()?, Shape::Grid { rows, columns }))
            }
        }
    }

    /// The rules of a group.
    pub(super) fn lower_group(
        &mut self,
        id: GroupId,
        merged: Option<&MergedGroup>,
    ) -> Option<Group> {
        let head = self.head(id)?.clone();
        let items: &[At<GroupItem>] = merged.map_or(&[], |group| &group.items);
        let said = |word: fn(&GroupItem) -> bool| items.iter().any(|item| word(&item.node));
        let lay = said(|it| matches!(it, GroupItem::Lay(_)));
        let start = lay || said(|it| matches!(it, GroupItem::Start(_)));
        let build = lay || said(|it| matches!(it, GroupItem::Build(_)));
        let lift = said(|it| matches!(it, GroupItem::Lift(_)));
        let moved = said(|it| matches!(it, GroupItem::Fill(_) | GroupItem::ClosesUp));
        let mut group = Group {
            name: head.name.clone(),
            role: head.role,
            implicit: head.implicit,
            piles: head.piles,
            caps: vec![self.default_cap(&head); usize::from(head.piles)],
            cap_origin: Origin::Default,
            shape: head.shape.clone(),
            lay: Vec::new(),
            lift: Vec::new(),
            fill: None,
            face: match head.role {
                Role::Stock | Role::Discard => Face::Down,
                _ => Face::Up,
            },
            turns_up: TurnsUp::AtOnce,
            spread: Spread {
                way: match head.role {
                    Role::Tableau => Way::Down,
                    Role::Reserve => Way::Right,
                    _ => Way::None,
                },
                last: None,
            },
            origin: head.origin,
        };
        if let Some(merged) = merged {
            self.source = merged.source;
        }
        let name_span = merged.map_or(Span::default(), |group| group.name.span);
        for item in self.bounded(items, name_span, "statements of a group") {
            self.enter(item);
            self.group_item(id, item, &mut group);
        }
        let broken = merged.is_some_and(|group| group.broken);
        if head.role == Role::Tableau && build && !start && !moved && !broken {
            let at = items
                .iter()
                .find(|item| matches!(item.node, GroupItem::Build(_)));
            if let Some(at) = at {
                self.enter(at);
                self.error_hint(
                    errors::START_MISSING,
                    at.span,
                    format!(
                        "`{}` builds, and does not say what starts a space",
                        head.name
                    ),
                    "add `start any`, `start K` or `start none`",
                );
            }
        }
        if !start {
            group.lay.insert(0, self.default_start(head.role));
        }
        if !build {
            group.lay.push(default_build(head.role));
        }
        if !lift {
            group.lift.push(default_lift(head.role));
        }
        Some(group)
    }

    fn group_item(&mut self, id: GroupId, item: &At<GroupItem>, group: &mut Group) {
        let span = item.span;
        match &item.node {
            GroupItem::Start(line) => {
                group
                    .lay
                    .extend(self.lay_line(id, LayWord::Start, line, span));
            }
            GroupItem::Build(line) => {
                group
                    .lay
                    .extend(self.lay_line(id, LayWord::Build, line, span));
            }
            GroupItem::Lay(line) => {
                group
                    .lay
                    .extend(self.lay_line(id, LayWord::Lay, line, span));
            }
            GroupItem::Lift(lift) => group.lift.extend(self.lift_line(id, lift, span)),
            GroupItem::Cap(cap) => {
                if let Some(caps) = self.caps(cap, group.piles, span) {
                    group.caps = caps;
                    group.cap_origin = self.origin(span);
                }
            }
            GroupItem::Fill(fill) => group.fill = self.fill(id, fill, span),
            GroupItem::Face(face) => group.face = *face,
            GroupItem::TurnsUp(turns_up) => group.turns_up = *turns_up,
            GroupItem::Spread(spread) => {
                if let Some(spread) = self.spread(spread) {
                    group.spread = spread;
                }
            }
            GroupItem::ClosesUp | GroupItem::Shape(_) | GroupItem::No(_) | GroupItem::Broken => {}
        }
    }

    fn caps(&mut self, cap: &tree::Cap, piles: u16, span: Span) -> Option<Vec<Option<u16>>> {
        let mut whole = true;
        let mut caps = Vec::new();
        for value in &cap.values {
            match &value.node {
                CapValue::None => caps.push(None),
                CapValue::Number(number) => {
                    let number = Spanned::new(number.clone(), value.span);
                    match self.small(&number, 1, MOST_IN_PILE, "a cap") {
                        Some(number) => caps.push(Some(number)),
                        None => whole = false,
                    }
                }
            }
        }
        if !whole {
            return None;
        }
        if !cap.respectively
            && let [one] = caps.as_slice()
        {
            return Some(vec![*one; usize::from(piles)]);
        }
        if caps.len() != usize::from(piles) || !cap.respectively {
            self.error_hint(
                errors::LIST_DOES_NOT_FIT,
                span,
                format!("{} caps are said for {piles} piles", caps.len()),
                "say one for all, or one for each and `respectively`",
            );
            return None;
        }
        Some(caps)
    }

    fn fill(&mut self, id: GroupId, fill: &tree::Fill, span: Span) -> Option<Fill> {
        let count = match &fill.count {
            None => Some(1),
            Some(count) => self.small(count, 1, MOST_IN_PILE, "how many cards fill a space"),
        };
        let from: Vec<Option<crate::rules::Piles>> =
            fill.from.iter().map(|piles| self.piles(piles)).collect();
        let from: Option<Vec<crate::rules::Piles>> = from.into_iter().collect();
        let sending = match &fill.sending {
            None => None,
            Some(send) if send.node.not_replaced => {
                self.error_hint(
                    errors::OUT_OF_PLACE,
                    send.span,
                    "a card that goes elsewhere is always replaced where an empty pile is filled",
                    "leave out `not replaced`; it belongs to `deal`",
                );
                return None;
            }
            Some(send) => Some(self.send(&send.node)?),
        };
        let clauses = self.clauses(&fill.clauses, Place::Fill, Some(id));
        Some(Fill {
            count: count?,
            from: from?,
            sending,
            clauses: clauses?.tests,
            origin: self.origin(span),
        })
    }

    fn spread(&mut self, spread: &tree::Spread) -> Option<Spread> {
        const WAYS: [(&str, Way); 5] = [
            ("down", Way::Down),
            ("right", Way::Right),
            ("left", Way::Left),
            ("up", Way::Up),
            ("none", Way::None),
        ];
        let word = &spread.way;
        let Some(&(_, way)) = WAYS.iter().find(|(name, _)| *name == word.node) else {
            let hint = did_you_mean(&word.node, WAYS.map(|(name, _)| name))
                .unwrap_or_else(|| "piles are spread down, right, left, up or none".to_owned());
            self.unknown("way to spread", &word.node, word.span, Some(hint));
            return None;
        };
        let last = match &spread.last {
            None => None,
            Some(number) => Some(self.small(number, 1, MOST_IN_PILE, "how many cards show")?),
        };
        Some(Spread { way, last })
    }

    fn default_cap(&self, head: &Head) -> Option<u16> {
        let places = matches!(head.shape, Shape::Grid { .. } | Shape::Drawing { .. });
        match head.role {
            Role::Foundation => u16::try_from(self.pack.order.len()).ok(),
            Role::Cell => Some(1),
            Role::Tableau | Role::Reserve if places => Some(1),
            _ => None,
        }
    }

    fn default_start(&self, role: Role) -> LayLine {
        let phrase = match role {
            Role::Foundation => {
                // The ace; the lowest rank of a pack that has none.
                let ace = self
                    .pack
                    .parse_rank("A")
                    .filter(|&rank| self.pack.position(rank).is_some());
                let lowest = self.pack.order.first().copied().unwrap_or(Rank(0));
                Leaf::Cards(vec![CardSpec::Rank(ace.unwrap_or(lowest))])
            }
            Role::Cell => Leaf::Any,
            _ => Leaf::None,
        };
        default_line(LayWord::Start, phrase)
    }
}

fn default_build(role: Role) -> LayLine {
    let phrase = if role == Role::Foundation {
        Leaf::Step {
            direction: crate::rules::Direction::Up,
            by: crate::rules::By::Ranks(1),
            suit: SuitWord::InSuit,
            corner: false,
        }
    } else {
        Leaf::None
    };
    default_line(LayWord::Build, phrase)
}

fn default_line(word: LayWord, leaf: Leaf) -> LayLine {
    LayLine {
        word,
        phrase: Phrase::Leaf(leaf, Origin::Default),
        compared_with: None,
        clauses: Vec::new(),
        budget: None,
        limit: Limit::None,
        at_once: false,
        at_bottom: false,
        origin: Origin::Default,
    }
}

fn default_lift(role: Role) -> LiftLine {
    LiftLine {
        unit: match role {
            Role::Waste | Role::Tableau | Role::Reserve | Role::Cell => LiftUnit::Top,
            Role::Stock | Role::Foundation | Role::Discard => LiftUnit::None,
        },
        clauses: Vec::new(),
        budget: None,
        limit: Limit::None,
        at_once: false,
        origin: Origin::Default,
    }
}

fn roles_there() -> String {
    let words = ROLES.map(|(word, _)| word);
    format!("the roles are {}", words.join(", "))
}
