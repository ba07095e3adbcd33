//! The command line's shell: arguments in, an exit status out.

use std::process::ExitCode;

fn main() -> ExitCode {
    patience::cli::run()
}
