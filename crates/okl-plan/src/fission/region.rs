//! The regions of a loop over work items that is split at its barriers.

use crate::Obstacle;
use okl_analysis::Analyzed;
use okl_model::{Stmt, VarId};
use okl_source::Span;

/// A part of the body of a loop over work items.
#[derive(Clone, Debug)]
pub enum Region<'u> {
    /// Statements that the work items execute one after another, in a loop of their own.
    Items {
        /// The statements; at least one.
        stmts: Vec<&'u Stmt>,
        /// The variables of other loops that they use, as indices of [`super::Fission::live`].
        restored: Vec<usize>,
        /// The variables of the group that they use and that have the name of a loop over work items' variable.
        hidden: Vec<VarId>,
        /// True if a label of a `switch` stands before the first one, outside of the loop.
        is_labelled: bool,
    },
    /// A barrier, of which nothing remains.
    Barrier(&'u Stmt),
    /// A statement that is executed once for the group.
    Group(&'u Stmt),
    /// A condition, a loop, a `switch` or a block that is executed once for the group, around other regions.
    Control(Control<'u>),
}

/// See [`Region::Control`].
#[derive(Clone, Debug)]
pub struct Control<'u> {
    /// The statement.
    pub stmt: &'u Stmt,
    /// The variables of work items that its header reads, as indices of [`super::Fission::live`]. All work items have
    /// the same value there.
    pub restored: Vec<usize>,
    /// The regions of its body, or of its branches.
    pub bodies: Vec<Vec<Region<'u>>>,
}

/// A barrier that requires fission where fission is impossible.
#[derive(Clone, Debug)]
pub struct RefusedFission {
    /// The place of the obstacle.
    pub place: Span,
    /// The reason.
    pub why: Obstacle,
}

/// The range of a barrier's attribute.
pub(super) fn place_of(unit: &Analyzed, barrier: &Stmt) -> Span {
    unit.attributes_on(barrier).barrier.map_or(barrier.span, |found| unit.attribute(found.attr).span)
}
