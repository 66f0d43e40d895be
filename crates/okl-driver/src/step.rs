//! Tracing spans of the steps, for measurements.

use tracing::span::EnteredSpan;

/// The target of the tracing spans of steps. Their fields are `name`, the step, and `pipeline`, which is empty for a
/// step that serves all pipelines.
pub const STEP_TARGET: &str = "okl::step";

/// Enters a step for all pipelines until the guard is dropped. The time of nested steps counts for those.
pub fn span(name: &'static str) -> EnteredSpan {
    span_of(name, "")
}

/// Enters a step for one pipeline until the guard is dropped.
pub(crate) fn span_of(name: &'static str, pipeline: &str) -> EnteredSpan {
    tracing::debug!(pipeline, "{name}");
    tracing::debug_span!(target: STEP_TARGET, "step", name, pipeline).entered()
}
