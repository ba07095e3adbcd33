//! What a file says about its game; parameters and scripts.

use super::load::did_you_mean;
use super::lower::Lower;
use super::merged::{At, Merged};
use super::names::{folded, name_of_title};
use super::request::{Request, UseError};
use crate::language::syntax::{self as tree, Game, Item, Variant};
use crate::language::{SourceId, Spanned};
use crate::rules::{About, Numbering, Parameter, Program, Script, Text, VariantName, errors};

use super::programs::Whose;

/// A parameter may be set so unless its file says otherwise.
const PARAMETER_RANGE: (i64, i64) = (0, 999);
/// The most parameters and scripts of a game.
const MOST_NAMED: usize = 64;
/// The numberings that deals may come in.
const NUMBERINGS: [&str; 3] = ["ms", "pysol", "solvitaire"];

/// Titles, notes and sources of the game itself: a parent's are its own. The family alone is
/// taken over.
pub(super) fn about(merged: &Merged, game: &Game, variants: &[Variant]) -> About {
    let own = |at: &&At<tree::About>| at.source == SourceId(0);
    let tongue = merged
        .about
        .iter()
        .filter(own)
        .filter_map(|at| match &at.node {
            tree::About::Language(name) => Some(name.node.clone()),
            _ => None,
        })
        .next_back()
        .unwrap_or_else(|| "en".to_owned());
    let text = |text: &Spanned<String>, said: Option<&tree::Name>| Text {
        text: text.node.clone(),
        tongue: said.map_or_else(|| tongue.clone(), |said| said.node.clone()),
    };
    let mut about = About {
        title: game.title.node.clone(),
        tongue: tongue.clone(),
        like: game.like.as_ref().map(|like| like.node.clone()),
        ..About::default()
    };
    for variant in variants {
        about.title.push_str(", ");
        about.title.push_str(&variant.title.node);
    }
    for at in &merged.about {
        if let tree::About::Family(family) = &at.node {
            about.family = Some(family.node.clone());
        }
        if at.source != SourceId(0) {
            continue;
        }
        match &at.node {
            tree::About::Also(names) => about
                .also
                .extend(names.iter().map(|(name, said)| text(name, said.as_ref()))),
            tree::About::Source(source) => about.sources.push(source.node.clone()),
            tree::About::Note(note, said) => about.notes.push(text(note, said.as_ref())),
            tree::About::Family(_) | tree::About::Language(_) => {}
        }
    }
    about
}

/// All the variants that the file has.
pub(super) fn variant_names(game: &Game) -> Vec<VariantName> {
    game.items
        .iter()
        .filter_map(|item| match &item.node {
            Item::Variant(variant) => Some(VariantName {
                name: name_of_title(&variant.title.node),
                title: variant.title.node.clone(),
            }),
            _ => None,
        })
        .collect()
}

/// The examples that hold of what is asked for: the base game's own, or those of the one variant
/// applied. What no file has an example of is a combination of variants.
pub(super) fn examples(game: &Game, variants: &[Variant]) -> Vec<(SourceId, tree::Example)> {
    let items = match variants {
        [] => &game.items,
        [one] => &one.items,
        _ => return Vec::new(),
    };
    items
        .iter()
        .filter_map(|item| match &item.node {
            Item::Example(example) => Some((SourceId(0), example.clone())),
            _ => None,
        })
        .collect()
}

impl Lower {
    /// The parameters but for those of a parent that the game has no more use for.
    pub(super) fn parameters_asked_for(&self, merged: &Merged) -> Vec<Parameter> {
        let own = merged.parameters.iter().map(|at| at.source == SourceId(0));
        self.parameters
            .iter()
            .zip(self.parameters_used.iter().zip(own))
            .filter(|(_, (used, own))| **used || *own)
            .map(|(parameter, _)| parameter.clone())
            .collect()
    }

    /// The parameters, with what the file sets and what is asked for.
    pub(super) fn read_parameters(
        &mut self,
        merged: &Merged,
        request: &Request,
    ) -> Result<(), UseError> {
        for at in &merged.parameters {
            self.enter(at);
            if self.parameters.len() >= MOST_NAMED {
                self.error(
                    errors::TOO_MANY,
                    at.span,
                    format!("a game has at most {MOST_NAMED} parameters"),
                );
                break;
            }
            let parameter = &at.node;
            let range = parameter
                .range
                .as_ref()
                .map_or(PARAMETER_RANGE, |(least, most)| (least.node, most.node));
            if range.0 > range.1 {
                self.error_hint(
                    errors::NUMBER_OUT_OF_RANGE,
                    at.span,
                    format!("there is no number from {} to {}", range.0, range.1),
                    "say the smaller first",
                );
            } else if !(range.0..=range.1).contains(&parameter.default.node) {
                self.error_hint(
                    errors::NUMBER_OUT_OF_RANGE,
                    parameter.default.span,
                    format!(
                        "`{}` is {}, which is not from {} to {}",
                        parameter.name.node, parameter.default.node, range.0, range.1
                    ),
                    "say another number, or a wider range",
                );
            }
            self.parameters.push(Parameter {
                name: parameter.name.node.clone(),
                value: parameter.default.node,
                range,
            });
            self.parameters_used.push(false);
        }
        for at in &merged.sets {
            self.enter(at);
            self.set(&at.node);
        }
        let standing = self.parameters.clone();
        for (name, value) in &request.settings {
            let fold = folded(name);
            let Some(parameter) = self
                .parameters
                .iter_mut()
                .find(|parameter| folded(&parameter.name) == fold)
            else {
                let known = self.parameters.iter().map(|it| it.name.clone()).collect();
                return Err(UseError::unknown_parameter(name, known));
            };
            if !(parameter.range.0..=parameter.range.1).contains(value) {
                return Err(UseError::SettingOutOfRange {
                    name: parameter.name.clone(),
                    value: *value,
                    range: parameter.range,
                });
            }
            parameter.value = *value;
        }
        self.as_written = self.parameters == standing;
        Ok(())
    }

    fn set(&mut self, set: &tree::Set) {
        let there: Vec<String> = self.parameters.iter().map(|it| it.name.clone()).collect();
        let Some(parameter) = self
            .parameters
            .iter_mut()
            .find(|parameter| parameter.name == set.name.node)
        else {
            let hint = did_you_mean(&set.name.node, there.iter().map(String::as_str));
            self.unknown("parameter", &set.name.node, set.name.span, hint);
            return;
        };
        let range = parameter.range;
        if (range.0..=range.1).contains(&set.value.node) {
            parameter.value = set.value.node;
            return;
        }
        self.error_hint(
            errors::NUMBER_OUT_OF_RANGE,
            set.value.span,
            format!("`{}` cannot be {}", set.name.node, set.value.node),
            format!("a number from {} to {}", range.0, range.1),
        );
    }

    /// The scripts; each carries its sentence.
    pub(super) fn read_scripts(&mut self, scripts: &[At<tree::Script>]) -> Vec<Script> {
        let mut lowered = Vec::new();
        for at in scripts {
            self.enter(at);
            if lowered.len() >= MOST_NAMED {
                self.error(
                    errors::TOO_MANY,
                    at.span,
                    format!("a game has at most {MOST_NAMED} scripts"),
                );
                break;
            }
            let script = &at.node;
            let sentence = script.sentence.as_ref().map(|it| it.node.trim());
            if sentence.is_none_or(str::is_empty) {
                self.error_hint(
                    errors::SCRIPT_WITHOUT_SENTENCE,
                    script.name.span,
                    format!("the script `{}` has no sentence", script.name.node),
                    "say after its name, in quotes, what it asks: the rules text shows it",
                );
            }
            self.scripts.push(script.name.node.clone());
            self.scripts_used.push(false);
            lowered.push(Script {
                name: script.name.node.clone(),
                sentence: sentence.unwrap_or_default().to_owned(),
                body: script.body.node.clone(),
                origin: self.origin(script.body.span),
            });
        }
        lowered
    }

    /// How other programs' deal numbers are dealt.
    pub(super) fn numberings(
        &mut self,
        numberings: &[At<tree::Numbering>],
        layout: &Program,
    ) -> Vec<Numbering> {
        let mut lowered: Vec<Numbering> = Vec::new();
        for at in numberings {
            self.enter(at);
            let steps = match &at.node.steps {
                None => layout.clone(),
                Some(steps) => self.program(steps, Whose::Layout),
            };
            for name in &at.node.names {
                if !NUMBERINGS.contains(&name.node.as_str()) {
                    let hint = did_you_mean(&name.node, NUMBERINGS)
                        .unwrap_or_else(|| format!("there are {}", NUMBERINGS.join(", ")));
                    self.unknown("numbering", &name.node, name.span, Some(hint));
                } else if lowered.iter().any(|it| it.name == name.node) {
                    self.error(
                        errors::SAID_TWICE,
                        name.span,
                        format!("the numbering `{}` is said twice", name.node),
                    );
                } else {
                    lowered.push(Numbering {
                        name: name.node.clone(),
                        steps: steps.clone(),
                        origin: self.origin(at.span),
                    });
                }
            }
        }
        lowered
    }
}
