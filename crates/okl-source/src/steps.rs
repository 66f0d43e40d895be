//! A counter of work, for tests of how the work grows with the size of a text.
//!
//! A step is an elementary query: the comparison of two ranges, a query of a node to libclang, an access to an
//! expression or a statement. Debug builds count steps for the whole process; release builds do not count.

#[cfg(debug_assertions)]
static TAKEN: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);

/// Counts a step.
#[inline]
pub fn step() {
    #[cfg(debug_assertions)]
    TAKEN.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
}

/// The number of steps of this process; 0 in release builds.
pub fn taken() -> u64 {
    #[cfg(debug_assertions)]
    return TAKEN.load(std::sync::atomic::Ordering::Relaxed);
    #[cfg(not(debug_assertions))]
    return 0;
}
