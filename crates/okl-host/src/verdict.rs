//! The result of a run.

/// The result of a run, from best to worst: the maximum counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Everything that was requested was done.
    Done,
    /// The user's source has mistakes.
    Mistakes,
    /// The request is not valid; a bad pipeline file is the common case.
    Usage,
    /// Something is missing on this machine: a file, libclang, a suitable plugin.
    Environment,
    /// okl or a plugin has a bug.
    Internal,
}
