//! From statements to constructs and units.

mod builder;
mod close;
mod constructs;
mod contents;
mod directives;
mod ends;
mod frame;
mod functions;
mod line_numbers;
mod specifications;
mod units;

pub(crate) use builder::build;
