//! The options of the front end.

use serde::Deserialize;

/// The options in the pipeline file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// True if a thread gathers items and pushes several at a time.
    pub(crate) buffer_pushes: bool,
    /// True if the threads of a block push together.
    pub(crate) cooperative_pushes: bool,
    /// Who may take over a nested `ForAll` with many iterations: `block`, `warp`.
    pub(crate) nested_parallelism: Vec<String>,
    /// True if the device runs an `Iterate` whose worklist is small.
    pub(crate) outline_iterations: bool,
    /// How often compilers are to repeat the body of a nested loop; 0 and 1 ask for nothing.
    pub(crate) unroll: u32,
    /// True if fewer threads take items again.
    pub(crate) retry_backoff: bool,
    /// True if an `Exclusive` takes locks.
    pub(crate) exclusive_locks: bool,
    /// True if an `Atomic` without `Else` gives its locks in the order in which iterations ask.
    pub(crate) ticket_locks: bool,
}
