//! Degrees of uniformity.

/// The answer to whether all work items of a group have the same value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Uniformity {
    /// They have the same value.
    Yes,
    /// They read the same place in memory and have the same value unless one of them writes there.
    Unless,
    /// They read the same place in memory of the group, which work items write to: they have the same value if no two
    /// of them access it without a barrier between.
    Ordered,
    /// They may have different values.
    No,
}
