//! The end of a run.

/// How a run ended, and whose turn it is to act. Sorted: the later one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// All that was asked for is there.
    Done,
    /// The user's source has mistakes.
    Mistakes,
    /// What was asked for makes no sense; a bad pipeline file is the common case.
    Usage,
    /// Something is missing on this machine: a file, libclang, a plugin that fits.
    Environment,
    /// okl or a plugin has a bug.
    Internal,
}
