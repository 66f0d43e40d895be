//! The variables that statements can use.

use super::value::{Range, Type};

/// A scalar.
#[derive(Clone, Debug)]
pub(super) struct Scalar {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) range: Range,
    pub(super) is_writable: bool,
}

/// An array. In a parallel loop, one that is assigned is used at the subscripts `only` of an iteration.
#[derive(Clone, Debug)]
pub(super) struct Array {
    /// `a`, or `s%a`.
    pub(super) name: String,
    /// What stands behind subscripts: nothing, or `%x`.
    pub(super) suffix: String,
    pub(super) ty: Type,
    pub(super) lower: Vec<i64>,
    pub(super) extents: Vec<i64>,
    pub(super) only: Option<Vec<String>>,
    pub(super) is_writable: bool,
    /// True for an array of unknown last extent, which cannot be used as a whole.
    pub(super) is_assumed_size: bool,
    /// True if there may be gaps between its elements.
    pub(super) has_gaps: bool,
}

impl Array {
    pub(super) fn upper(&self, dim: usize) -> i64 {
        self.lower[dim] + self.extents[dim] - 1
    }
}

/// A procedure that kernels call.
#[derive(Clone, Debug)]
pub(super) struct Procedure {
    pub(super) name: String,
    /// The result of a function.
    pub(super) result: Option<Type>,
    pub(super) dummies: Vec<Dummy>,
    /// True for an elemental one.
    pub(super) is_elemental: bool,
}

/// A dummy argument.
#[derive(Clone, Debug)]
pub(super) struct Dummy {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) intent: Intent,
    /// The rank, of an assumed shape.
    pub(super) rank: usize,
    pub(super) is_optional: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    In,
    Out,
    InOut,
    Value,
}

/// All that can be used at a place of a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    pub(super) scalars: Vec<Scalar>,
    pub(super) arrays: Vec<Array>,
    pub(super) procedures: Vec<Procedure>,
}
