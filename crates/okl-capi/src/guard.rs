//! No panic crosses the border.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `work` gives, or `otherwise` when it panics.
pub(crate) fn guarded<T>(otherwise: T, work: impl FnOnce() -> T) -> T {
    // What a panic leaves half done is never looked at again but to be freed.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(otherwise)
}
