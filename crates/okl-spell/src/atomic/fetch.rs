//! One update of a number, in the words of the target.

use okl_model::Operation;
use okl_target::{Number, NumberKind};

/// A number that can be updated in one step: what it is, and its name in the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scalar {
    /// `unsigned int`
    pub(super) name: String,
    /// What it is.
    pub(super) number: Number,
}

impl Scalar {
    pub(super) fn is_float(&self) -> bool {
        self.number.kind() == NumberKind::Float
    }
}

/// One update, and what it is made with.
pub(super) struct Fetch {
    /// How the value changes.
    pub(super) operation: Operation,
    /// What changes: the type of the place.
    pub(super) scalar: Scalar,
    /// The type the operand has; the place's own where converting it first makes no difference.
    pub(super) operand: Scalar,
    /// In which memory the place lies: `__global`. Empty where pointers do not say.
    pub(super) space: String,
}
