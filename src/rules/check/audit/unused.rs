//! Names that nothing uses.

use crate::language::SourceId;
use crate::rules::check::lower::Lower;
use crate::rules::check::merged::Merged;
use crate::rules::errors;

/// The file itself: of what a parent has for others nobody is warned.
const OWN: SourceId = SourceId(0);

impl Lower {
    /// The file's own parameters, tallies and scripts that nothing asks for.
    pub(in crate::rules::check) fn audit_unused(&mut self, merged: &Merged) {
        let parameters = self.parameters_used.clone();
        for (at, used) in merged.parameters.iter().zip(parameters) {
            if !used && at.source == OWN {
                self.enter(at);
                let origin = self.origin(at.node.name.span);
                let name = &at.node.name.node;
                self.warn(
                    errors::UNUSED,
                    origin,
                    format!("the parameter `{name}` is used nowhere"),
                    "leave it out, or use it where a number stands",
                );
            }
        }
        let tallies = self.tallies_used.clone();
        for (at, used) in merged.tallies.iter().zip(tallies) {
            // Scripts may set a tally and ask for it by its name.
            if !used && at.source == OWN && self.scripts.is_empty() {
                self.enter(at);
                let origin = self.origin(at.node.name.span);
                let name = &at.node.name.node;
                self.warn(
                    errors::UNUSED,
                    origin,
                    format!("the tally `{name}` is asked for nowhere"),
                    "leave it out, or ask for it in a condition, a phrase or the score",
                );
            }
        }
        let scripts = self.scripts_used.clone();
        for (at, used) in merged.scripts.iter().zip(scripts) {
            if !used && at.source == OWN {
                self.enter(at);
                let origin = self.origin(at.node.name.span);
                let name = &at.node.name.node;
                self.warn(
                    errors::UNUSED,
                    origin,
                    format!("the script `{name}` is used nowhere"),
                    "leave it out, or write `script NAME` where it is asked",
                );
            }
        }
    }
}
