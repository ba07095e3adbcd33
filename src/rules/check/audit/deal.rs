//! Whether the layout deals what there is, all of it, and no more than piles may hold.

use super::{Dealt, Sound};
use crate::language::Span;
use crate::rules::check::groups::MOST_IN_PILE;
use crate::rules::check::lower::{Lower, cards as of};
use crate::rules::check::merged::Merged;
use crate::rules::{
    CardSpec, Deal, DealAmount, GroupId, Origin, Piles, Role, Rules, Step, StepKind, errors,
};

/// A count of cards while the layout is gone through.
struct Count {
    dealt: Dealt,
    /// What is still in the stock at the most.
    stock: usize,
    /// Whether it is just so much.
    exact: bool,
    /// Whether caps are known.
    caps: bool,
}

impl Lower {
    /// Goes through the layout and counts.
    ///
    /// Where a brace is missing the layout may stand elsewhere, so what it leaves is asked only
    /// when the text was read without an error; and caps only when the groups were.
    pub(super) fn audit_deal(
        &mut self,
        rules: &Rules,
        merged: &Merged,
        title: Span,
        sound: Sound,
    ) -> Dealt {
        let mut count = Count {
            dealt: Dealt::default(),
            stock: rules.pack.size(),
            exact: true,
            caps: sound.groups,
        };
        for step in &rules.layout {
            if self.count_step(rules, step, &mut count).is_none() {
                // One deal that is too large says enough.
                return count.dealt;
            }
        }
        let over: Vec<(GroupId, u16, usize)> = count
            .dealt
            .piles
            .iter()
            .filter(|&(_, &cards)| cards > usize::from(MOST_IN_PILE))
            .map(|(&(group, number), &cards)| (group, number, cards))
            .collect();
        let layout = merged.layout.as_ref();
        let at = layout.map_or(title, |layout| layout.span);
        self.source = layout.map_or(crate::language::SourceId(0), |layout| layout.source);
        for (group, number, cards) in over {
            let name = self.group_name(group);
            self.error(
                errors::TOO_MANY,
                at,
                format!("`{name} {number}` gets {cards} cards; a pile holds {MOST_IN_PILE}"),
            );
        }
        if count.exact {
            count.dealt.left = Some(count.stock);
            let no_stock = rules
                .groups
                .iter()
                .any(|group| group.role == Role::Stock && group.implicit);
            if sound.read && no_stock && count.stock > 0 {
                self.error_hint(
                    errors::CARDS_LEFT_OVER,
                    at,
                    format!(
                        "{} of the {} cards are left without a pile",
                        count.stock,
                        rules.pack.size()
                    ),
                    "deal them all, or add the line `stock` to keep the rest",
                );
            }
        }
        count.dealt
    }

    /// One step; none where it cannot be done.
    fn count_step(&mut self, rules: &Rules, step: &Step, count: &mut Count) -> Option<()> {
        if step.when.is_some() {
            count.exact = false;
        }
        match &step.kind {
            StepKind::Deal(deal) => self.count_deal(rules, step.origin, deal, count),
            StepKind::Put {
                cards,
                on,
                one_of_each_suit,
            } => {
                let piles = self.fixed_piles(on)?;
                if *one_of_each_suit && piles.len() > rules.pack.suits_in_play.len() {
                    self.error_at(
                        errors::DEALS_TOO_MANY,
                        step.origin,
                        format!(
                            "there are {} suits for {} piles",
                            rules.pack.suits_in_play.len(),
                            piles.len()
                        ),
                        "put one of each suit on as many piles as there are suits",
                    );
                    return None;
                }
                self.put_exists(rules, step.origin, cards, piles.len())?;
                for pile in &piles {
                    self.lay_down(rules, step.origin, *pile, 1, count)?;
                }
                self.take_from_stock(step.origin, piles.len(), rules.pack.size(), count)
            }
            StepKind::BeginAgain
            | StepKind::Shuffle(_)
            | StepKind::Sink { .. }
            | StepKind::Rotate(_)
            | StepKind::TurnUp(_)
            | StepKind::CloseUp(_) => Some(()),
            StepKind::Turn(_)
            | StepKind::Gather(_)
            | StepKind::LayOutAgain
            | StepKind::Move(_)
            | StepKind::Fill { .. }
            | StepKind::Script(_) => {
                count.exact = false;
                Some(())
            }
        }
    }

    fn count_deal(
        &mut self,
        rules: &Rules,
        origin: Origin,
        deal: &Deal,
        count: &mut Count,
    ) -> Option<()> {
        let piles = self.fixed_piles(&deal.to)?;
        if piles.is_empty() {
            return Some(());
        }
        let size = rules.pack.size();
        if !deal.begins.is_empty() {
            // Which pile gets how many is chance; how many are dealt is not.
            let cards = match &deal.amount {
                DealAmount::All => count.stock,
                DealAmount::Each(cards) => usize::from(*cards),
                DealAmount::PerPile(cards) => cards.iter().copied().map(usize::from).sum(),
            };
            for pile in piles {
                count.dealt.piles.entry(pile).or_insert(0);
            }
            return self.take_from_stock(origin, cards, size, count);
        }
        let to_stock = deal
            .sending
            .as_ref()
            .is_some_and(|send| self.has_role(&send.to, Role::Stock));
        match &deal.amount {
            DealAmount::All => {
                if deal.sending.is_none() {
                    self.all_fit(rules, origin, &piles, count)?;
                } else {
                    for pile in &piles {
                        count.dealt.piles.entry(*pile).or_insert(0);
                    }
                }
                self.note_sent(deal, count);
                count.stock = 0;
                count.exact &= !to_stock;
                Some(())
            }
            DealAmount::Each(cards) => {
                for pile in &piles {
                    self.lay_down(rules, origin, *pile, usize::from(*cards), count)?;
                }
                let cards = usize::from(*cards) * piles.len();
                self.note_sent(deal, count);
                self.take_from_stock(origin, cards, size, count)
            }
            DealAmount::PerPile(each) => {
                for (pile, cards) in piles.iter().zip(each) {
                    self.lay_down(rules, origin, *pile, usize::from(*cards), count)?;
                }
                let cards = each.iter().copied().map(usize::from).sum();
                self.note_sent(deal, count);
                self.take_from_stock(origin, cards, size, count)
            }
        }
    }

    /// Cards that are sent elsewhere are dealt besides the others, and how many is chance.
    fn note_sent(&self, deal: &Deal, count: &mut Count) {
        let Some(send) = &deal.sending else {
            return;
        };
        count.exact &= matches!(deal.amount, DealAmount::All);
        for pile in self.fixed_piles(&send.to).unwrap_or_default() {
            count.dealt.piles.entry(pile).or_insert(0);
        }
    }

    fn has_role(&self, piles: &Piles, role: Role) -> bool {
        self.fixed_piles(piles)
            .unwrap_or_default()
            .iter()
            .any(|&(group, _)| self.head(group).is_some_and(|head| head.role == role))
    }

    fn take_from_stock(
        &mut self,
        origin: Origin,
        cards: usize,
        size: usize,
        count: &mut Count,
    ) -> Option<()> {
        if let Some(left) = count.stock.checked_sub(cards) {
            count.stock = left;
            return Some(());
        }
        let before = size - count.stock;
        let message = if before == 0 {
            format!("this deals {}, and the pack has {size}", of(cards))
        } else {
            format!(
                "this deals {}, and {} of the {size} are left by then",
                of(cards),
                count.stock
            )
        };
        self.error_at(
            errors::DEALS_TOO_MANY,
            origin,
            message,
            "deal fewer, or take more packs: `pack 2`",
        );
        None
    }

    /// So many cards come to a pile: its cap must have room.
    fn lay_down(
        &mut self,
        rules: &Rules,
        origin: Origin,
        pile: (GroupId, u16),
        cards: usize,
        count: &mut Count,
    ) -> Option<()> {
        let there = count.dealt.piles.entry(pile).or_insert(0);
        *there = there.saturating_add(cards);
        let there = *there;
        let cap = cap_of(rules, pile)?;
        match cap {
            Some(cap) if count.caps && there > usize::from(cap) => {
                let name = self.group_name(pile.0);
                self.error_at(
                    errors::CAP_UNDER_DEAL,
                    origin,
                    format!(
                        "`{name} {}` gets {there} cards, and its cap is {cap}",
                        pile.1
                    ),
                    "deal fewer, or say a larger cap: `cap none`",
                );
                None
            }
            _ => Some(()),
        }
    }

    /// `deal all`: the piles must have room together.
    fn all_fit(
        &mut self,
        rules: &Rules,
        origin: Origin,
        piles: &[(GroupId, u16)],
        count: &mut Count,
    ) -> Option<()> {
        let mut room = Some(0usize);
        for pile in piles {
            let there = count.dealt.piles.get(pile).copied().unwrap_or(0);
            room = match (room, cap_of(rules, *pile)?) {
                (Some(room), Some(cap)) => Some(room + usize::from(cap).saturating_sub(there)),
                _ => None,
            };
        }
        if let Some(room) = room
            && count.caps
            && room < count.stock
        {
            self.error_at(
                errors::CAP_UNDER_DEAL,
                origin,
                format!(
                    "{} cards are left to deal, and these piles have room for {room}",
                    count.stock
                ),
                "deal fewer, or add piles",
            );
            return None;
        }
        let each = count.stock / piles.len().max(1);
        for pile in piles {
            *count.dealt.piles.entry(*pile).or_insert(0) += each;
        }
        Some(())
    }

    /// Cards that are put out must be in the pack, and often enough.
    fn put_exists(
        &mut self,
        rules: &Rules,
        origin: Origin,
        cards: &[CardSpec],
        piles: usize,
    ) -> Option<()> {
        for (at, spec) in cards.iter().enumerate() {
            let wanted = if cards.len() == 1 {
                piles
            } else if cards.iter().position(|other| other == spec) == Some(at) {
                cards.iter().filter(|other| *other == spec).count()
            } else {
                continue;
            };
            let there: usize = rules
                .pack
                .cards()
                .into_iter()
                .filter(|&card| super::foundations::is(&rules.pack, card, *spec))
                .count();
            if there < wanted {
                self.error_at(
                    errors::DEALS_TOO_MANY,
                    origin,
                    format!("{wanted} such cards are put out, and the pack has {there}"),
                    "put out fewer, or take more packs",
                );
                return None;
            }
        }
        Some(())
    }
}

/// The cap of a pile; none (outside) where there is no such pile.
#[expect(
    clippy::option_option,
    reason = "a pile that is not there, and a cap that is not there"
)]
fn cap_of(rules: &Rules, (group, number): (GroupId, u16)) -> Option<Option<u16>> {
    let caps = &rules.group(group)?.caps;
    caps.get(usize::from(number).checked_sub(1)?).copied()
}
