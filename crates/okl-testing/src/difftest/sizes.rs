//! The sizes of the arguments of a kernel.

/// The number of elements of `in`.
pub const INPUTS: i64 = 64;

/// The number of elements of `acc`.
pub const SUMS: i64 = 16;

/// The number of elements of `scr` per group.
pub const SLICE: i64 = 128;
