//! For the tests of several stages: checked games from the library and from text.

use crate::language::Source;
use crate::library::{self, Shipped};
use crate::rules::{Request, Rules, check};

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
