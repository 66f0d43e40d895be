//! Runs the stages of a pipeline at their points.

use crate::emit::Emitted;
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use okl_host::Planned;
use okl_host::Stage;
use okl_model::Lowered;
use okl_normalizer::Normalized;
use okl_plugin::document::{Point, Request};
use okl_sema::Checked;
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Span};

/// The input after the stages that rewrite it; `None` if one reported errors.
pub(crate) fn rewritten(state: &mut RunState, main: FileId, stages: &[Stage]) -> Option<FileId> {
    let mut main = main;
    for stage in stages.iter().filter(|stage| stage.acts_at(Point::Source)) {
        let file = state.sources.get(main);
        let (path, text) = (file.path.clone(), file.text.clone());
        let answer = stage.change(&text, Request { path: path.clone(), ..Request::default() });
        let (changed, found) = state.answered(answer)?;
        let end = text.len() as u32;
        let place =
            |span: Span| FileSpan { file: main, span: Span::new(span.start.min(end), span.end.min(end)) };
        let is_wrong = found.iter().any(Diagnostic::is_error);
        state.diagnostics.extend(found.into_iter().map(|diagnostic| diagnostic.map(place)));
        if is_wrong {
            return None;
        }
        if let Some(changed) = changed {
            let derivation = Derivation::of_file(main, &changed.map);
            main = state.sources.add_derived(&path, changed.text, derivation);
        }
    }
    Some(main)
}

/// Runs the stages that check a unit; `None` if one reported errors.
pub(crate) fn reported<'s>(
    state: &mut RunState,
    normalized: &Normalized,
    checked: &Checked,
    stages: impl IntoIterator<Item = &'s Stage>,
) -> Option<()> {
    let mut done: Vec<&Stage> = Vec::new();
    for stage in stages.into_iter().filter(|stage| stage.acts_at(Point::Checked)) {
        if done.iter().any(|other| stage.is_same(other)) {
            continue;
        }
        done.push(stage);
        let path = state.sources.get(normalized.files[0]).path.clone();
        let request = Request { path, ..Request::default() };
        let found = state.answered_about(normalized, stage.look(request, checked, &state.sent))?;
        state.say(normalized, found);
    }
    (!state.has_errors()).then_some(())
}

/// A lowered unit with the edits of stages; `None` if one reported errors.
pub(crate) fn with_edits(
    state: &mut RunState,
    normalized: &Normalized,
    checked: &Checked,
    planned: Option<&Planned<'_>>,
    mut lowered: Lowered,
    ready: &LoadedPipeline,
) -> Option<Lowered> {
    let target = state.answered(ready.backend.target_names())?;
    for stage in ready.stages_at(Point::Lowered) {
        let request = Request {
            target: target.first().cloned().unwrap_or_default(),
            likes: target.iter().skip(1).cloned().collect(),
            ..Request::default()
        };
        let about = (checked, planned);
        let answer = stage.add_edits(request, about, &mut lowered, &state.sent);
        let found = state.answered_about(normalized, answer)?;
        let is_wrong = found.iter().any(Diagnostic::is_error);
        state.say(normalized, found);
        if is_wrong {
            return None;
        }
    }
    Some(lowered)
}

/// A text in the target's language after the stages that rewrite it; `None` if one reported errors.
pub(crate) fn rewritten_output(
    state: &mut RunState,
    normalized: &Normalized,
    mut emitted: Emitted,
    extension: &str,
    ready: &LoadedPipeline,
) -> Option<Emitted> {
    let target = state.answered(ready.backend.target_names())?;
    for stage in ready.stages_at(Point::Output) {
        let request = Request {
            path: state.sources.get(normalized.files[0]).path.clone(),
            target: target.first().cloned().unwrap_or_default(),
            likes: target.iter().skip(1).cloned().collect(),
            extension: extension.to_string(),
            ..Request::default()
        };
        let answer = stage.change(&emitted.text, request);
        let (changed, found) = state.answered(answer)?;
        let is_wrong = found.iter().any(Diagnostic::is_error);
        let place = |span: Span| emitted.map.old_span(span);
        state.say(normalized, found.into_iter().map(|diagnostic| diagnostic.map(place)).collect());
        if is_wrong {
            return None;
        }
        if let Some(changed) = changed {
            emitted = Emitted { map: changed.map.after(&emitted.map), text: changed.text };
        }
    }
    Some(emitted)
}
