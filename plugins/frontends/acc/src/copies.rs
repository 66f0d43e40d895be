//! The variables that a loop has copies of: its counters, those of its `private` clauses, and scalars that each of its
//! iterations assigns before it reads them. A place in the text refers to the copy of the innermost such loop around it.
//!
//! ```text
//! int i, j;
//! #pragma acc parallel loop private(j)         has copies of i and j
//! for (i = 0; i < n; i++)
//! #pragma acc loop vector                      has a copy of j: its iterations never see the one outside
//!   for (j = 0; j < m; j++) ...
//! ```

use okl_plugin::model::VarId;

/// The variables that a loop has copies of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copies {
    /// The counters of the loops of its directive, outermost first.
    pub counters: Vec<VarId>,
    /// Other variables.
    pub private: Vec<VarId>,
}

impl Copies {
    /// True if the loop has a copy of the variable.
    pub fn have(&self, id: VarId) -> bool {
        self.counters.contains(&id) || self.private.contains(&id)
    }
}
