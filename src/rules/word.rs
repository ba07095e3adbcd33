//! What the rules that refuse a move are called: one list for whoever judges and for whoever checks
//! what stands after `because`.

macro_rules! words {
    ($($(#[$doc:meta])* $word:ident = $name:literal,)*) => {
        /// What a question about a move is called, in the file and after `because`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Word {
            $($(#[$doc])* $word,)*
        }

        impl Word {
            /// All of them as they are written.
            pub const NAMES: &[&str] = &[$($name,)*];

            /// As it is written after `because`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$word => $name,)*
                }
            }
        }
    };
}

words! {
    /// The game is won or lost.
    Over = "over",
    /// A phase is in force that allows other moves only.
    Phase = "phase",
    /// There is no such card or pile, or not so many cards.
    Absent = "absent",
    /// The card lies face down.
    FaceDown = "face down",
    /// Cards of the drawing lie on it.
    Covered = "covered",
    /// The cards are there already, or a pile that nothing tells apart is.
    SamePile = "same pile",
    /// What may be lifted.
    Lift = "lift",
    /// Whether the cards lie in sequence.
    Sequence = "sequence",
    /// How many cards may go at once.
    Limit = "limit",
    /// Where they come from.
    From = "from",
    /// Where they go.
    To = "to",
    /// What must hold before.
    When = "when",
    /// The most cards a pile holds.
    Cap = "cap",
    /// What may be laid on an empty pile.
    Start = "start",
    /// What may be laid on a card.
    Build = "build",
    /// What may be laid on either.
    Lay = "lay",
    /// The rank.
    Rank = "rank",
    /// The suit or the colour.
    Suit = "suit",
    /// The phrase, where neither rank nor suit is what it turns on.
    Phrase = "phrase",
    /// The pile or card that is compared with is not there.
    ComparedWith = "compared with",
    /// A foundation takes one card at a time.
    OneCard = "one card",
    /// The card laid upon.
    On = "on",
    /// Which piles of the group.
    In = "in",
    /// The direction of the first step.
    OneWay = "one way",
    /// Places that touch.
    Neighbours = "neighbours",
    /// Settled cards after a swap.
    Settled = "settled",
    /// How often.
    Budget = "budget",
    /// Cards that are taken off.
    Remove = "remove",
    /// Cards or piles that change places.
    Swap = "swap",
    /// How many cards are taken together.
    Set = "set",
    /// The sum of the cards taken together.
    Total = "totalling",
    /// A script.
    Script = "script",
    /// The turn of the stock.
    Turn = "turn",
    /// The next pass.
    Redeal = "redeal",
    /// An action.
    Action = "action",
}

#[cfg(test)]
mod tests {
    use super::Word;
    use crate::language::words;

    #[test]
    fn the_page_of_because_tells_every_word() {
        let pages = words::find("because");
        let page = pages.first().unwrap();
        for name in Word::NAMES {
            assert!(page.meaning.contains(&format!("`{name}`")), "{name}");
        }
    }
}
