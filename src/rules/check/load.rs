//! Reading a game's text and its parents', and putting what they say together.

use super::changes::changes;
use super::merged::Merged;
use super::names::{folded, name_of_title, nearest};
use super::request::{Parent, Parents, Request, UseError};
use crate::language::syntax::{Game, Item, Variant};
use crate::language::{
    Diagnostic, Severity, Source, SourceId, Sources, Spanned, parse_file, parse_without_examples,
};
use crate::rules::errors;
use std::rc::Rc;

/// How many texts may stand behind a game: its own, its parent, its parent's parent …
const MOST_TEXTS: usize = 8;

/// The most variants of a file.
pub(super) const MOST_VARIANTS: usize = 64;

/// Texts that were read already: a file's variants are checked one by one, and all of them come
/// from the same few texts.
#[derive(Debug, Default)]
pub(super) struct Read(Vec<(Source, SourceId, Rc<Parsed>)>);

/// What a text came to.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) game: Option<Rc<Game>>,
    diagnostics: Vec<Diagnostic>,
}

impl Read {
    /// Parses a text, unless it was parsed before.
    pub(super) fn file(&mut self, source: &Source, id: SourceId) -> Rc<Parsed> {
        let known = self
            .0
            .iter()
            .find(|(before, number, _)| *number == id && before == source);
        if let Some((_, _, parsed)) = known {
            return Rc::clone(parsed);
        }
        // A child takes no examples from its parents.
        let parsed = if id.0 == 0 {
            parse_file(source, id)
        } else {
            parse_without_examples(source, id)
        };
        let parsed = Rc::new(Parsed {
            game: parsed.file.game.map(Rc::new),
            diagnostics: parsed.diagnostics,
        });
        self.0.push((source.clone(), id, Rc::clone(&parsed)));
        parsed
    }
}

/// A game's text and what is asked of it.
struct Text {
    id: SourceId,
    game: Rc<Game>,
    /// The variants that are applied, by their places among the items.
    variants: Vec<usize>,
}

/// What the texts say.
pub(super) struct Loaded {
    /// All they say, put together.
    pub(super) merged: Merged,
    /// Whether every parent could be read: without them the rest makes no sense.
    pub(super) whole: bool,
    /// The game's own text; none where no game could be read.
    pub(super) own: Option<Rc<Game>>,
    /// The variants of the own text that are applied, in the order asked for.
    pub(super) variants: Vec<Variant>,
    pub(super) sources: Sources,
    pub(super) found: Vec<Diagnostic>,
}

/// Reads the game and its parents.
pub(super) fn load(
    request: &Request,
    parents: &dyn Parents,
    read: &mut Read,
) -> Result<Loaded, UseError> {
    let mut sources = Sources::default();
    let mut found = Vec::new();
    let mut texts: Vec<Text> = Vec::new();
    let mut names: Vec<std::sync::Arc<str>> = Vec::new();
    let mut next = Some((request.source.clone(), request.variants.clone(), None));
    while let Some((source, wanted, asked_at)) = next.take() {
        names.push(source.name.clone());
        let id = sources.add(source.clone());
        let parsed = read.file(&source, id);
        // A parent's warnings are its own affair; its errors make the child unplayable too.
        found.extend(
            parsed
                .diagnostics
                .iter()
                .filter(|it| id.0 == 0 || it.severity == Severity::Error)
                .cloned(),
        );
        let Some(game) = parsed.game.clone() else {
            if !found.iter().any(|it| it.severity == Severity::Error) {
                found.push(
                    Diagnostic::error(
                        errors::NOTHING_TO_PLAY,
                        id,
                        crate::language::Span::new(0, source.text.len().min(1)),
                        "this file has no game",
                    )
                    .hint("begin with `game \"Title\" {`"),
                );
            }
            break;
        };
        let variants = match choose(&game, &wanted) {
            Ok(variants) => variants,
            Err(error) => match asked_at {
                None => return Err(error),
                Some((child, span)) => {
                    found.push(Diagnostic::error(
                        errors::PARENT_UNUSABLE,
                        child,
                        span,
                        error.to_string(),
                    ));
                    Vec::new()
                }
            },
        };
        if let Some(like) = &game.like {
            next = parent(like, id, &source, &names, parents, &mut found);
        }
        texts.push(Text { id, game, variants });
    }

    let mut merged = Merged::default();
    let mut first = true;
    for text in texts.iter().rev() {
        merged.apply(&text.game.items, text.id, first, &mut found);
        first = false;
        for &at in &text.variants {
            if let Some(variant) = text.game.items.get(at).and_then(variant_of) {
                merged.apply(&variant.items, text.id, false, &mut found);
            }
        }
    }
    let whole = texts.last().is_some_and(|text| text.game.like.is_none());
    let own = texts.into_iter().next();
    let variants = own.as_ref().map_or_else(Vec::new, |own| {
        own.variants
            .iter()
            .filter_map(|&at| own.game.items.get(at).and_then(variant_of).cloned())
            .collect()
    });
    Ok(Loaded {
        merged,
        whole,
        own: own.map(|text| text.game),
        variants,
        sources,
        found,
    })
}

type Next = Option<(
    Source,
    Vec<String>,
    Option<(SourceId, crate::language::Span)>,
)>;

/// The text that `like` names, unless it leads in a circle, too far or nowhere.
fn parent(
    like: &Spanned<String>,
    child: SourceId,
    source: &Source,
    names: &[std::sync::Arc<str>],
    parents: &dyn Parents,
    found: &mut Vec<Diagnostic>,
) -> Next {
    let mut fail = |message: String, hint: Option<String>| {
        let mut error = Diagnostic::error(errors::PARENT_UNUSABLE, child, like.span, message);
        error.hint = hint;
        found.push(error);
        None
    };
    let (name, said) = split_name(&like.node);
    // A path that does not end as a rule file's does is taken apart at its first slash.
    let name = if name.is_empty() { &like.node } else { name };
    let Some(Parent {
        source: text,
        variant,
    }) = parents.find(name, source)
    else {
        let hint = parents
            .near(name)
            .map(|near| format!("did you mean `{near}`?"));
        return fail(format!("there is no game `{name}` to be like"), hint);
    };
    if names.contains(&text.name) {
        return fail(
            format!("`{name}` comes back to itself: a game cannot be its own parent"),
            None,
        );
    }
    if names.len() >= MOST_TEXTS {
        return fail(
            format!("more than {MOST_TEXTS} games stand behind each other here"),
            Some("name an earlier parent".to_owned()),
        );
    }
    let variants = variant.into_iter().chain(said).collect();
    Some((text, variants, Some((child, like.span))))
}

/// Parts a game's name as on the command line into the game (a name, or a path that ends in
/// `.patience`) and its variants.
#[must_use]
pub fn split_name(name: &str) -> (&str, Vec<String>) {
    const ENDING: &str = ".patience";
    let game_ends = match name.find(&format!("{ENDING}/")) {
        Some(at) => at + ENDING.len(),
        None if name.ends_with(ENDING) => name.len(),
        None => name.find('/').unwrap_or(name.len()),
    };
    let (game, rest) = name.split_at_checked(game_ends).unwrap_or((name, ""));
    let variants = rest
        .split('/')
        .filter(|variant| !variant.is_empty())
        .map(str::to_owned)
        .collect();
    (game, variants)
}

fn variant_of(item: &Spanned<Item>) -> Option<&Variant> {
    match &item.node {
        Item::Variant(variant) => Some(variant),
        _ => None,
    }
}

/// Finds the wanted variants, and sees that they can be combined.
fn choose(game: &Game, wanted: &[String]) -> Result<Vec<usize>, UseError> {
    let all: Vec<(usize, &Variant)> = game
        .items
        .iter()
        .enumerate()
        .filter_map(|(at, item)| Some((at, variant_of(item)?)))
        .collect();
    let mut chosen: Vec<(usize, &Variant)> = Vec::new();
    for name in wanted {
        let fold = folded(name);
        let Some(&(at, variant)) = all
            .iter()
            .find(|(_, variant)| folded(&variant.title.node) == fold)
        else {
            let known = all
                .iter()
                .map(|(_, variant)| name_of_title(&variant.title.node))
                .collect();
            return Err(UseError::unknown_variant(name, known));
        };
        if chosen.iter().any(|&(before, _)| before == at) {
            return Err(UseError::VariantTwice(name_of_title(&variant.title.node)));
        }
        let own = changes(&variant.items);
        for (_, before) in &chosen {
            // Both are sorted.
            if let Some(about) = changes(&before.items)
                .into_iter()
                .find(|it| own.binary_search(it).is_ok())
            {
                return Err(UseError::VariantsClash {
                    one: name_of_title(&before.title.node),
                    other: name_of_title(&variant.title.node),
                    about,
                });
            }
        }
        chosen.push((at, variant));
    }
    Ok(chosen.into_iter().map(|(at, _)| at).collect())
}

/// Variants with one name, or with a name that no one can type, are errors of the file.
pub(super) fn check_variant_names(game: &Game, found: &mut Vec<Diagnostic>) {
    let mut seen: Vec<(String, crate::language::Span)> = Vec::new();
    if let Some(extra) = game.items.iter().filter_map(variant_of).nth(MOST_VARIANTS) {
        found.push(Diagnostic::error(
            errors::TOO_MANY,
            SourceId(0),
            extra.title.span,
            format!("a file has at most {MOST_VARIANTS} variants"),
        ));
    }
    for variant in game.items.iter().filter_map(variant_of).take(MOST_VARIANTS) {
        let name = folded(&variant.title.node);
        let span = variant.title.span;
        if name.is_empty() {
            found.push(Diagnostic::error(
                errors::SAID_TWICE,
                SourceId(0),
                span,
                "a variant's title needs a letter or digit, for its name is made from it",
            ));
        } else if let Some((_, before)) = seen.iter().find(|(other, _)| *other == name) {
            found.push(
                Diagnostic::error(
                    errors::SAID_TWICE,
                    SourceId(0),
                    span,
                    format!(
                        "two variants are named `{}`",
                        name_of_title(&variant.title.node)
                    ),
                )
                .related(SourceId(0), *before, "the other"),
            );
        }
        seen.push((name, span));
        for item in &variant.items {
            if let Item::Variant(inner) = &item.node {
                found.push(
                    Diagnostic::error(
                        errors::OUT_OF_PLACE,
                        SourceId(0),
                        inner.title.span,
                        "a variant cannot stand in a variant",
                    )
                    .hint("write it beside this one: variants combine"),
                );
            }
        }
    }
}

/// The near miss among names.
pub(super) fn did_you_mean<'a>(
    word: &str,
    there: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    nearest(word, there).map(|near| format!("did you mean `{near}`?"))
}
