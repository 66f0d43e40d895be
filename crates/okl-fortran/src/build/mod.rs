//! From statements to constructs and units.

mod builder;
mod close;
mod directives;
mod frame;
mod functions;
mod line_numbers;
mod specifications;

pub(crate) use builder::build;
