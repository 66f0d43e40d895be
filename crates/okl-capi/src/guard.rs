//! Stops panics at the C interface.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// The result of `work`, or `otherwise` if it panics.
pub(crate) fn guarded<T>(otherwise: T, work: impl FnOnce() -> T) -> T {
    // State that a panic leaves inconsistent is only freed afterwards.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(otherwise)
}
