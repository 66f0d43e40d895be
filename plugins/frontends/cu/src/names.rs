//! The names that are generated: `thread_x`, `gridDim_y`. They do not clash with the program's.

use okl_plugin::{Unit, words};
use std::collections::BTreeSet;

/// The axes in CUDA's order: x is the fastest.
pub(crate) const AXES: [char; 3] = ['x', 'y', 'z'];

/// The names of a program, and those made for it.
pub(crate) struct Names {
    taken: BTreeSet<String>,
    /// What follows each generated name: nothing, or as many `_` as are needed.
    tail: String,
}

impl Names {
    /// Chooses names that the program does not have.
    pub(crate) fn of(unit: &Unit, start: u32) -> Names {
        let taken: BTreeSet<String> = words(&unit.text[start as usize..]).map(str::to_string).collect();
        let mut tail = String::new();
        let own = ["thread", "block", "blockDim", "gridDim"];
        let clashes = |tail: &str| {
            own.iter().any(|stem| AXES.iter().any(|axis| taken.contains(&format!("{stem}_{axis}{tail}"))))
                || taken.contains(&format!("dynamic_bytes{tail}"))
        };
        while clashes(&tail) {
            tail.push('_');
        }
        Names { taken, tail }
    }

    /// The name of an index or a size along an axis: `thread_x`.
    pub(crate) fn axis(&self, stem: &str, axis: usize) -> String {
        format!("{stem}_{}{}", AXES[axis], self.tail)
    }

    /// The name of a value that is not of an axis: `dynamic_bytes`.
    pub(crate) fn plain(&self, stem: &str) -> String {
        format!("{stem}{}", self.tail)
    }

    /// A name that the program does not have, starting with `stem`.
    pub(crate) fn free(&self, stem: &str) -> String {
        let mut name = stem.to_string();
        while self.taken.contains(&name) {
            name.push('_');
        }
        name
    }
}
