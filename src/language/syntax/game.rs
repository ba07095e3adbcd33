//! A file, its game, and the statements that a game is made of.

use super::{
    Budget, Clause, Condition, Example, Lift, Line, Name, Number, Piles, Program, Send, Take,
};
use crate::language::{Span, Spanned};

/// A whole file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct File {
    /// The game; none where the file has none that could be read.
    pub game: Option<Game>,
    /// Every comment, in order, `#` included.
    pub comments: Vec<Comment>,
}

/// A comment, kept for the formatter.
pub type Comment = Spanned<String>;

/// `game "TITLE" like "PARENT" { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The whole of it.
    pub span: Span,
    /// Its title.
    pub title: Spanned<String>,
    /// `like "klondike/draw-three"`.
    pub like: Option<Spanned<String>>,
    /// Its statements, in order.
    pub items: Vec<Spanned<Item>>,
}

/// A statement of a game or variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// `also`, `family`, `source`, `note`, `language`.
    About(About),
    /// `pack …`.
    Pack(PackWords),
    /// `tableau x7 { … }`.
    Group(Group),
    /// `layout { … }`.
    Layout(Program),
    /// `numbering ms, pysol { … }`.
    Numbering(Numbering),
    /// `passes …`.
    Passes(Pass),
    /// `redeal …`.
    Redeal(Redeal),
    /// `action NAME …`.
    Action(Action),
    /// `remove …`.
    Remove(Take),
    /// `swap …`.
    Swap(Take),
    /// `phase …`.
    Phase(Phase),
    /// `win when COND`.
    Win(Spanned<Condition>),
    /// `lose when COND`.
    Lose(Spanned<Condition>),
    /// `score …`.
    Score(Score),
    /// `base from P`.
    BaseFrom(Piles),
    /// `tally …`.
    Tally(Tally),
    /// `parameter …`.
    Parameter(Parameter),
    /// `set NAME N`.
    Set(Set),
    /// `script …`.
    Script(Script),
    /// `picture """…"""`.
    Picture(Spanned<String>),
    /// `no WORD`, `no WORD NAME`: drops a statement of the parent.
    No {
        /// The statement's word, or the group's name.
        word: Name,
        /// The name of an action, phase, tally or script.
        name: Option<Name>,
    },
    /// `variant "TITLE" { … }`.
    Variant(Variant),
    /// `example "TITLE" { … }`.
    Example(Example),
    /// What could not be read; its diagnostic has been given.
    Broken,
}

/// What a file says about the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// `also "Solitaire", "Paciência" in pt`: each with its tongue.
    Also(Vec<(Spanned<String>, Option<Name>)>),
    /// `family "Klondike"`.
    Family(Spanned<String>),
    /// `source "…"`.
    Source(Spanned<String>),
    /// `note "…" in pt`.
    Note(Spanned<String>, Option<Name>),
    /// `language pt`.
    Language(Name),
}

/// `pack 1, 7 to A, with 2 jokers, kept apart`; `pack 4, S H only`; `pack 8 of S`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackWords {
    /// How many packs.
    pub decks: Spanned<Number>,
    /// `of "tarock"`: another pack.
    pub of: Option<Spanned<String>>,
    /// `of S`, `S H only`: these suits.
    pub suits: Vec<Spanned<String>>,
    /// `7 to A`: from the lowest to the highest.
    pub ranks: Option<(Spanned<String>, Spanned<String>)>,
    /// `with 2 jokers`.
    pub jokers: Option<Spanned<Number>>,
    /// `kept apart`.
    pub apart: bool,
}

/// A group of piles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: Name,
    /// How many piles.
    pub size: Option<Spanned<Size>>,
    /// `as ROLE`.
    pub role: Option<Name>,
    /// What stands in its braces.
    pub items: Vec<Spanned<GroupItem>>,
}

/// How many piles a group has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Size {
    /// `x7`, `x cells`.
    Piles(Number),
    /// `4 by 14`.
    Grid(Number, Number),
}

/// A statement of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GroupItem {
    /// `start C`.
    Start(Line),
    /// `build C`.
    Build(Line),
    /// `lay C`.
    Lay(Line),
    /// `lift L`.
    Lift(Lift),
    /// `cap N`.
    Cap(Cap),
    /// `fill …`.
    Fill(Fill),
    /// `face up`.
    Face(Face),
    /// `turns up …`.
    TurnsUp(TurnsUp),
    /// `closes up`.
    ClosesUp,
    /// `shape """…"""`, `plan """…"""`.
    Shape(Shape),
    /// `spread …`.
    Spread(Spread),
    /// `no WORD`.
    No(Name),
    /// What could not be read; its diagnostic has been given.
    Broken,
}

/// `cap …`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cap {
    /// One number, one a pile with `respectively`, or `none`.
    pub values: Vec<Spanned<CapValue>>,
    /// `respectively`.
    pub respectively: bool,
}

/// A number of cards, or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CapValue {
    /// `8`.
    Number(Number),
    /// `none`.
    None,
}

/// `fill 3 from P then Q, sending A to R`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fill {
    /// How many cards; none is 1.
    pub count: Option<Spanned<Number>>,
    /// In order of preference.
    pub from: Vec<Piles>,
    /// Cards that go elsewhere.
    pub sending: Option<Spanned<Send>>,
    /// `when COND` and the like.
    pub clauses: Vec<Spanned<Clause>>,
}

/// Which way up cards lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// Seen.
    Up,
    /// Unseen.
    Down,
}

/// When a face-down card that nothing covers turns up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnsUp {
    /// At once (the default).
    AtOnce,
    /// `never`.
    Never,
    /// `when last`: only the pile's last card.
    WhenLast,
    /// `after laying`: when a card has been laid in the pile.
    AfterLaying,
}

/// A drawing: `shape` (rows cover each other) or `plan` (nothing covers).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    /// Whether rows cover each other.
    pub covers: bool,
    /// The drawing, as between the quotes.
    pub drawing: Spanned<String>,
}

/// How a pile is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spread {
    /// `down`, `right`, `left`, `up`, `none`.
    pub way: Name,
    /// `last 3`: only the last cards.
    pub last: Option<Spanned<Number>>,
}

/// `numbering ms, pysol { … }`: the order in which other programs' numbers deal this game;
/// without steps, in the order of the layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbering {
    /// `ms`, `pysol`.
    pub names: Vec<Name>,
    /// The steps, where they differ from the layout's.
    pub steps: Option<Program>,
}

/// `passes 3 { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pass {
    /// How many; none is `without limit`.
    pub count: Option<Spanned<Number>>,
    /// `when COND`.
    pub clauses: Vec<Spanned<Clause>>,
    /// What `turn` does.
    pub steps: Program,
}

/// `redeal twice, when blocked { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Redeal {
    /// How often; none where it is not said.
    pub budget: Option<Spanned<Budget>>,
    /// `when COND`.
    pub clauses: Vec<Spanned<Clause>>,
    /// The steps; none for a redeal without braces.
    pub steps: Option<Program>,
}

/// `action NAME twice, when COND { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// Its name.
    pub name: Name,
    /// How often.
    pub budget: Option<Spanned<Budget>>,
    /// `when COND`.
    pub clauses: Vec<Spanned<Clause>>,
    /// The steps; none for an action without braces.
    pub steps: Option<Program>,
}

/// `phase "SENTENCE", until COND { only … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phase {
    /// The reason that is given for a refusal.
    pub sentence: Spanned<String>,
    /// `while` instead of `until`.
    pub repeats: bool,
    /// `until COND`, `while COND`.
    pub condition: Spanned<Condition>,
    /// What is legal in it.
    pub only: Vec<Spanned<Only>>,
}

/// What a phase allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Only {
    /// `only P to Q`.
    Carry {
        /// From.
        from: Piles,
        /// To.
        to: Piles,
    },
    /// `only turn`, `only redeal`, `only remove`, `only swap`, `only close-up`.
    Word(Name),
}

/// `score …`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Score {
    /// `score cards in P`.
    CardsIn(Piles, bool),
    /// `score piles in P`; the flag is `least is best`, here as in the others.
    PilesIn(Name, bool),
    /// `score redeals`.
    Redeals(bool),
    /// `score TALLY`.
    Tally(Name, bool),
    /// `score script NAME`.
    Script(Name, bool),
    /// `score 5 for each card from P to Q`.
    Points {
        /// How many.
        points: Spanned<Number>,
        /// From.
        from: Option<Piles>,
        /// To.
        to: Option<Piles>,
    },
    /// `score 5 for each card turned up`.
    TurnedUp(Spanned<Number>),
    /// `score -52 at start`.
    AtStart(Spanned<Number>),
    /// `score least is best`.
    LeastIsBest,
}

/// `tally NAME, each card from P to Q, 1 to 13 round, since redeal`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Its name.
    pub name: Name,
    /// `x8`: a row of them, for scripts.
    pub row: Option<Spanned<Number>>,
    /// `each card from P to Q`; none for one that only scripts set.
    pub counts: Option<(Option<Piles>, Option<Piles>)>,
    /// `1 to 13 round`.
    pub round: Option<(Spanned<Number>, Spanned<Number>)>,
    /// `since redeal`.
    pub since_redeal: bool,
}

/// `parameter cells 4, from 0 to 8`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: Name,
    /// Its value unless set.
    pub default: Spanned<i64>,
    /// The smallest and the largest that may be set.
    pub range: Option<(Spanned<i64>, Spanned<i64>)>,
}

/// `set cells 2`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The parameter.
    pub name: Name,
    /// Its value.
    pub value: Spanned<i64>,
}

/// `script NAME "sentence" """rhai"""`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// Its name.
    pub name: Name,
    /// Its sentence of rules text; none is an error found later.
    pub sentence: Option<Spanned<String>>,
    /// The rhai text.
    pub body: Spanned<String>,
}

/// `variant "TITLE" { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// Its title; its name is the title in lower case with hyphens.
    pub title: Spanned<String>,
    /// What differs.
    pub items: Vec<Spanned<Item>>,
}
