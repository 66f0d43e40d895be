//! Processes that are forked: the threads and the drivers of the parent are not there in the child.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// How often this process and its parents were forked since the runtime was first used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Generation(u32);

static FORKS: AtomicU32 = AtomicU32::new(0);
static HAS_THREADS: AtomicBool = AtomicBool::new(false);
static LOST_THREADS: AtomicBool = AtomicBool::new(false);

/// The generation of this process. Two that are equal are the same process.
pub(crate) fn generation() -> Generation {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        // SAFETY: the function does what is allowed after fork: it stores numbers.
        unsafe { libc::pthread_atfork(None, None, Some(in_child)) };
    });
    Generation(FORKS.load(Ordering::Relaxed))
}

/// OpenMP has started threads in this process.
pub(crate) fn threads_are_started() {
    // Not stored again and again: many threads read it.
    if !HAS_THREADS.load(Ordering::Relaxed) {
        HAS_THREADS.store(true, Ordering::Relaxed);
    }
}

/// True if the threads of OpenMP are those of the parent: it would wait for them without end.
pub(crate) fn has_lost_threads() -> bool {
    LOST_THREADS.load(Ordering::Relaxed)
}

extern "C" fn in_child() {
    FORKS.fetch_add(1, Ordering::Relaxed);
    if HAS_THREADS.load(Ordering::Relaxed) {
        LOST_THREADS.store(true, Ordering::Relaxed);
    }
}
