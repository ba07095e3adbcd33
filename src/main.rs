//! The command line, to come.

fn main() {}
