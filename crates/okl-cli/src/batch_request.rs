//! The request to translate inputs with pipelines.

use crate::options::{FrontArgs, JobArgs};
use crate::recording;
use okl_driver::RequestedOutputs;

/// The request of a run.
pub struct BatchRequest<'a> {
    pub front: &'a FrontArgs,
    pub jobs: &'a JobArgs,
    /// The names or files of the pipelines.
    pub pipelines: &'a [String],
    pub asked: &'a RequestedOutputs,
    /// If set, pipelines may only use plugins that are part of okl, for this reason.
    pub only_own_code: Option<&'static str>,
    pub verbose: bool,
    /// True if nothing is printed, because another run with these inputs prints it.
    pub is_silent: bool,
}

/// The reason why a replayed run executes no foreign code.
pub fn of_replay() -> Option<&'static str> {
    recording::is_replay().then_some("and a recorded run does not: a stranger may have sent it")
}
