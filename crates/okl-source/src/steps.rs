//! Steps of work, for tests that ask how work grows with a text.
//!
//! A step is a question: where one range stands to another, what libclang says of a node, what an expression or a
//! statement is. Debug builds count them, for the whole process; release builds take none.

#[cfg(debug_assertions)]
static TAKEN: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);

/// Takes a step.
#[inline]
pub fn step() {
    #[cfg(debug_assertions)]
    TAKEN.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
}

/// How many steps this process has taken; none in release builds.
pub fn taken() -> u64 {
    #[cfg(debug_assertions)]
    return TAKEN.load(std::sync::atomic::Ordering::Relaxed);
    #[cfg(not(debug_assertions))]
    return 0;
}
