//! For the tests of several stages: checked games from the library and from text, and the parts of
//! games put together by hand.

use crate::cards::Pack;
use crate::language::Source;
use crate::library::{self, Shipped};
use crate::rules::{
    About, Deal, DealAmount, Goal, LayLine, LayWord, Leaf, LiftLine, LiftUnit, Limit, Order,
    Origin, Phrase, Piles, Request, Rules, Score, check,
};

/// The checked rules of a request, whose parents are in the library.
fn checked(request: &Request) -> Rules {
    let checked = check(request, &Shipped).unwrap();
    checked
        .rules
        .unwrap_or_else(|| panic!("{}: {:?}", request.name, checked.diagnostics))
}

/// The checked rules of a file's text.
pub fn read(text: &str) -> Rules {
    let source = Source {
        name: "test.patience".into(),
        text: text.into(),
    };
    checked(&Request::plain("test", source))
}

/// The checked rules of a game of the library, with variants.
pub fn shipped(name: &str, variants: &[String]) -> Rules {
    let entry = library::find(name)
        .unwrap_or_else(|| panic!("{name} is not in the library"))
        .entry;
    checked(&Request {
        variants: variants.to_vec(),
        ..Request::plain(name, entry.source.clone())
    })
}

/// Every game of the library, plain and with each of its variants, by its name on the command
/// line.
pub fn all_shipped() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for entry in library::entries().values() {
        let plain = shipped(&entry.name, &[]);
        let variants = plain.variants.clone();
        all.push((entry.name.clone(), plain));
        all.extend(variants.into_iter().map(|variant| {
            (
                format!("{}/{}", entry.name, variant.name),
                shipped(&entry.name, &[variant.name]),
            )
        }));
    }
    all
}

/// A game with so many French packs and nothing else.
pub fn unruled(decks: u8) -> Rules {
    Rules {
        name: "test".to_owned(),
        variant: Vec::new(),
        about: About::default(),
        parameters: Vec::new(),
        pack: Pack::french(decks),
        groups: Vec::new(),
        layout: Vec::new(),
        passes: Vec::new(),
        redeal: None,
        actions: Vec::new(),
        removals: Vec::new(),
        swaps: Vec::new(),
        phases: Vec::new(),
        budgets: Vec::new(),
        tallies: Vec::new(),
        base_from: None,
        goal: Goal::AllOnFoundations,
        lose: Vec::new(),
        score: Score {
            parts: Vec::new(),
            least_is_best: false,
        },
        scripts: Vec::new(),
        picture: None,
        numberings: Vec::new(),
        examples: Vec::new(),
        variants: Vec::new(),
    }
}

/// A line that says no more than what may be laid.
pub fn lay(word: LayWord, phrase: Phrase) -> LayLine {
    LayLine {
        word,
        phrase,
        compared_with: None,
        clauses: Vec::new(),
        budget: None,
        limit: Limit::None,
        at_once: false,
        at_bottom: false,
        origin: Origin::Default,
    }
}

/// A line that says no more than what may be lifted.
pub fn lift(unit: LiftUnit) -> LiftLine {
    LiftLine {
        unit,
        clauses: Vec::new(),
        budget: None,
        limit: Limit::None,
        at_once: false,
        origin: Origin::Default,
    }
}

/// A phrase of one leaf.
pub fn leaf(leaf: Leaf) -> Phrase {
    Phrase::Leaf(leaf, Origin::Default)
}

/// A plain deal.
pub fn deal(amount: DealAmount, to: Piles) -> Deal {
    Deal {
        amount,
        to,
        at_a_time: 1,
        face: None,
        last: None,
        order: Order::RowByRow,
        sending: None,
        begins: Vec::new(),
        leaving: 0,
    }
}
