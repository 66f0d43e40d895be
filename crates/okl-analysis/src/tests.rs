//! Helpers for the tests of this crate.

use crate::{Analyzed, Use};
use okl_model::VarId;
use std::fmt::Write;

/// The analysis of a text.
pub(crate) fn analyzed(text: &str) -> Analyzed {
    Analyzed::new(okl_fixtures::unit(text))
}

/// The names of some variables, in their order.
pub(crate) fn names(unit: &Analyzed, ids: impl IntoIterator<Item = VarId>) -> Vec<&str> {
    ids.into_iter().map(|id| unit.variable(id).name.as_str()).collect()
}

/// The uses, one per line: `write behind p [i]`.
pub(crate) fn said(unit: &Analyzed, uses: &[Use]) -> String {
    let mut out = String::new();
    for used in uses {
        let access = format!("{:?}", used.access).to_lowercase();
        let behind = if used.through { " behind" } else { "" };
        let _ = write!(out, "{access}{behind} {}", unit.variable(used.variable).name);
        for index in &used.subscripts {
            let _ = write!(out, " [{}]", unit.source(unit.expression(*index).span));
        }
        out.push('\n');
    }
    out
}
