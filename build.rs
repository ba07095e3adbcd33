//! Builds the crate anew when a shipped game or the grammar changes: both are read into it by
//! macros that cargo does not see through.

fn main() {
    for folder in ["games", "grammar"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
