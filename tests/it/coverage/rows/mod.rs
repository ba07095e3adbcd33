//! The rows, subject by subject.

pub mod begin;
pub mod building;
pub mod ends;
pub mod moving;
pub mod packs;
pub mod roles;
pub mod stock;
