//! Mistakes that have consequences.

/// A mistake that makes rules misread the code after it, so that they report consequences of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The attribute of a parallel loop has no effect. The loop counts as a sequential one, and code in it as host code.
    LostLoopRole,
    /// The plan refused some code. Nothing is known of the memory that pointers in it lead to.
    RefusedByPlan,
}
