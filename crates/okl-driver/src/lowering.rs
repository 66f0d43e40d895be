//! Lowers a unit with one backend.

use crate::outcome::{OutputKind, RequestedOutputs};
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::stages::with_edits;
use crate::step;
use okl_clang::ForeignWords;
use okl_host::Planned;
use okl_model::{Expanded, Lowered, Part};
use okl_normalizer::Normalized;
use okl_sema::Checked;
use okl_source::Diagnostic;

/// The result of lowering a unit with one backend.
pub(crate) struct Lowering<'u> {
    /// The plan; `None` if the backend describes no target.
    pub(crate) planned: Option<Planned<'u>>,
    /// The edits and texts of the target.
    pub(crate) lowered: Lowered,
    /// The host program for users without OCCA, if it was requested and exists.
    pub(crate) launcher_c: Option<Part>,
}

/// Lowers a unit with a backend; `None` if that reported errors.
pub(crate) fn lower<'u>(
    state: &mut RunState,
    normalized: &Normalized,
    checked: &'u Checked,
    ready: &LoadedPipeline,
    (asked, foreign): (&RequestedOutputs, &ForeignWords),
) -> Option<Lowering<'u>> {
    let options = ready.options();
    let name = ready.pipeline.name.as_str();
    let expanded = expanded(state, normalized, checked, ready)?;
    let planning = step::span_of("plan", name);
    let planned = ready.backend.plan(checked, &options);
    drop(planning);
    let _step = step::span_of("lower", name);
    let answer = planned.and_then(|mut planned| {
        if let Some(planned) = &mut planned {
            let found = ready.backend.spell(checked, planned, &options, &state.sent)?;
            if found.iter().any(Diagnostic::is_error) {
                return Ok((None, (None, found), None));
            }
            state.say_with_tables(normalized, checked.unit(), found);
        }
        let lowered = ready.backend.lower(checked, planned.as_ref(), &expanded, &options, &state.sent)?;
        let launcher_c = match asked.has(OutputKind::LauncherC) {
            true => ready.backend.launcher_c(checked, planned.as_ref(), &expanded, &options)?,
            false => None,
        };
        Ok((planned, lowered, launcher_c))
    });
    let (planned, (lowered, found), launcher_c) = state.answered_about(normalized, answer)?;
    if let Some(Planned { target, plan }) = &planned {
        state.say(normalized, okl_plan::limits_exceeded(target, checked.unit(), plan));
        let refused = crate::foreign::refused(checked.unit(), target, plan, foreign);
        let stops = !refused.is_empty();
        state.say(normalized, refused);
        if stops {
            return None;
        }
    }
    state.say_with_tables(normalized, checked.unit(), found);
    let lowered = with_edits(state, normalized, checked, planned.as_ref(), lowered?, ready)?;
    match launcher_c.transpose() {
        Ok(launcher_c) => Some(Lowering { planned, lowered, launcher_c }),
        Err(found) => {
            state.say_with_tables(normalized, checked.unit(), found);
            None
        }
    }
}

/// The expansions of the attributes of files on the target; `None` if that reported errors.
fn expanded(
    state: &mut RunState,
    normalized: &Normalized,
    checked: &Checked,
    ready: &LoadedPipeline,
) -> Option<Expanded> {
    let _step = step::span_of("expand", &ready.pipeline.name);
    let names = state.answered(ready.backend.target_names())?;
    let answer = ready.vocabulary.expand(checked, names, normalized, &state.sent);
    let (expanded, found) = state.answered_about(normalized, answer)?;
    let failed = found.iter().any(Diagnostic::is_error);
    state.diagnostics.extend(found);
    (!failed).then_some(expanded)
}
