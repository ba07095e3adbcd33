//! The engine that scripts run in, and everything that bounds them.

use super::facts::Facts;
use super::helpers;
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicIteratorPackage, BasicStringPackage, LogicPackage,
    Package,
};
use rhai::{Engine, OptimizationLevel};
use std::sync::{Arc, Once};

/// The longest body, in bytes.
pub const LONGEST_BODY: usize = 16 * 1024;
/// Operations of one call.
pub const MOST_OPERATIONS: u64 = 100_000;
/// Operations of all the calls that make a table of a script.
pub const MOST_TABULATING: u64 = 2_000_000;
/// How deep functions may call each other.
pub const DEEPEST_CALL: usize = 16;
/// How deep expressions may be nested, at the top and in a function.
const DEEPEST_EXPRESSION: usize = 32;
/// Characters of a text; entries of a list, those of lists in it counted too; entries of a map.
/// rhai's own helpers may go through all of them in one operation.
const LONGEST_TEXT: usize = 500;
const LONGEST_LIST: usize = 500;
const LARGEST_MAP: usize = 200;
const MOST_VARIABLES: usize = 100;
const MOST_FUNCTIONS: usize = 16;

/// An engine for the scripts of one game.
///
/// It starts empty and is given arithmetic, comparison, lists, ranges, texts and our helpers, and
/// nothing else: what sleeps, exits, reads a clock or files, looks into functions or draws at
/// random is not there, `eval` is not a word, what is printed is dropped. Every limit is set here,
/// because rhai's own differ between debug and release builds.
pub fn engine(facts: &Arc<Facts>) -> Engine {
    fix_hashing();
    let mut engine = Engine::new_raw();
    ArithmeticPackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    BasicArrayPackage::new().register_into_engine(&mut engine);
    BasicIteratorPackage::new().register_into_engine(&mut engine);
    BasicStringPackage::new().register_into_engine(&mut engine);
    engine
        .disable_symbol("eval")
        .on_print(|_| {})
        .on_debug(|_, _, _| {})
        .set_strict_variables(true)
        .set_optimization_level(OptimizationLevel::None)
        .set_max_operations(MOST_OPERATIONS)
        .set_max_call_levels(DEEPEST_CALL)
        .set_max_expr_depths(DEEPEST_EXPRESSION, DEEPEST_EXPRESSION)
        .set_max_string_size(LONGEST_TEXT)
        .set_max_array_size(LONGEST_LIST)
        .set_max_map_size(LARGEST_MAP)
        .set_max_variables(MOST_VARIABLES)
        .set_max_functions(MOST_FUNCTIONS);
    let counter = Arc::clone(facts);
    engine.on_progress(move |_| (!counter.count()).then(|| ().into()));
    helpers::register(&mut engine, facts);
    engine
}

/// rhai looks functions up by hashes with a seed for the whole process; fixed, so that every run
/// does the same.
fn fix_hashing() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // An error says that it is fixed already, which is as good.
        let _ = rhai::config::hashing::set_hashing_seed(Some([13, 4, 52, 7]));
    });
}
