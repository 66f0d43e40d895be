//! Names of what okl adds.

use std::collections::BTreeSet;

/// The names of a file.
pub(crate) struct Names<'t> {
    taken: BTreeSet<&'t str>,
}

impl<'t> Names<'t> {
    /// The names in a text.
    pub(crate) fn of(text: &'t str) -> Names<'t> {
        Names { taken: okl_plugin::words(text).collect() }
    }

    /// `graph_row` for an array of a graph.
    pub(crate) fn graph(&self, graph: &str, what: &str) -> String {
        self.free(&format!("{graph}_{what}"))
    }

    /// The name, or the same with `irgl_` where the program has it.
    pub(crate) fn free(&self, name: &str) -> String {
        match self.taken.contains(name) {
            true => format!("irgl_{name}"),
            false => name.to_string(),
        }
    }
}
