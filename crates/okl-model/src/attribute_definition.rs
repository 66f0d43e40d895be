//! The definition of an attribute: its grammar, its sites and its rules.

use crate::{AttrId, AttrUse, FunctionId, SiteKind, Unit};
use okl_source::Diagnostic;

/// The definition of an attribute of OKL: its grammar, its sites, its rules.
///
/// `check` handles every attribute through this trait, those of the specification and those of plugins alike. The
/// parsed arguments of okl's own attributes are their [`crate::Meaning`], which all later steps use.
pub trait Attribute: Send + Sync {
    /// Its name without `@`.
    fn name(&self) -> &str;

    /// A summary of one line.
    fn summary(&self) -> &str;

    /// The grammar of its arguments.
    fn arguments(&self) -> Arguments;

    /// The kinds of entities it may appertain to.
    fn sites(&self) -> &[SiteKind];

    /// Checks one use. Its arguments and its site are already known to be valid.
    fn check(&self, _unit: &Unit, _attr: &AttrUse, _out: &mut Vec<Diagnostic>) {}

    /// Checks all uses. The arguments and the sites of those in `uses` are already known to be valid. The default calls
    /// [`Attribute::check`] for each of them.
    fn check_uses(&self, unit: &Unit, uses: &[AttrId], out: &mut Vec<Diagnostic>) {
        for id in uses {
            self.check(unit, unit.attribute(*id), out);
        }
    }

    /// Checks a whole kernel.
    fn check_kernel(&self, _unit: &Unit, _kernel: FunctionId, _out: &mut Vec<Diagnostic>) {}
}

/// The grammar of the arguments of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// No arguments.
    None,
    /// No argument, or an axis: 0, 1 or 2.
    Axis,
    /// Between `min` and `max` expressions.
    Expressions {
        /// The smallest number of arguments.
        min: usize,
        /// The largest number of arguments.
        max: usize,
    },
    /// Between `min` and `max` integers.
    Numbers {
        /// The smallest number of arguments.
        min: usize,
        /// The largest number of arguments.
        max: usize,
    },
    /// `size[, @a[, @b]][, check=bool]`
    Tile,
    /// No argument, or a string literal.
    Text,
}

impl std::fmt::Debug for dyn Attribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "@{}", self.name())
    }
}
