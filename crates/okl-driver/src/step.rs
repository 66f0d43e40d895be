//! The steps as those see them who measure.

use tracing::span::EnteredSpan;

/// Spans with this target are steps: their name is the step's, `pipeline` the one that it is taken for; none where it is
/// taken for all.
pub const STEP_TARGET: &str = "okl::step";

/// A step for all pipelines, until it is dropped. What another step in it takes is that one's.
pub fn span(name: &'static str) -> EnteredSpan {
    span_of(name, "")
}

/// A step for one pipeline, until it is dropped.
pub(crate) fn span_of(name: &'static str, pipeline: &str) -> EnteredSpan {
    tracing::debug!(pipeline, "{name}");
    tracing::debug_span!(target: STEP_TARGET, "step", name, pipeline).entered()
}
