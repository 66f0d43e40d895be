//! The state of a walk through a file.

use super::clauses::Source;
use super::lines::Lines;
use crate::translator::Translator;
use std::collections::BTreeSet;

/// Walks through the statements of a file.
pub struct Walker<'w, 't> {
    /// Knows the file.
    pub translator: &'w mut Translator<'t>,
    /// The edits so far.
    pub lines: Lines<'t>,
    /// The text.
    pub source: Source<'t>,
    /// The compute construct around.
    pub construct: Option<Construct>,
    /// The names in data constructs around.
    pub mapped: BTreeSet<String>,
    /// The names in `enter data` of the unit, whose values on the device `kernels` take.
    pub entered: BTreeSet<String>,
}

/// A compute construct.
#[derive(Clone, Debug, Default)]
pub struct Construct {
    /// True if it has several teams.
    pub has_teams: bool,
    /// The names in its clauses: they are neither private nor copied by themselves.
    pub named: BTreeSet<String>,
}
