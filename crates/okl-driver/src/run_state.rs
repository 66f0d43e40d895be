//! The state of one input during a run: its diagnostics and outputs so far.

use crate::input::Input;
use crate::outcome::{Outcome, OutcomeOfTarget, Output, OutputKind};
use crate::ready::LoadedPipeline;
use okl_config::Levels;
use okl_host::{CallError, EncodedUnitCache, Verdict};
use okl_instances::Copied;
use okl_model::Unit;
use okl_normalizer::Normalized;
use okl_source::ids::{INTRINSIC_UNSUPPORTED, RECURSIVE_FUNCTION, UNDECLARED_FUNCTION};
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Severity, Sources};
use std::collections::HashMap;
use std::ops::Range;

const NO_KERNEL: DiagnosticId = DiagnosticId::new("no-kernel");
const SILENT_STEP: DiagnosticId = DiagnosticId::new("silent-step");

fn place_of(diagnostic: &Diagnostic<FileSpan>) -> Option<FileSpan> {
    diagnostic.labels.first().map(|label| label.place)
}

/// The state of one input during a run.
pub(crate) struct RunState {
    pub(crate) sources: Sources,
    pub(crate) diagnostics: Vec<Diagnostic<FileSpan>>,
    pub(crate) outputs: Vec<Output>,
    pub(crate) verdict: Verdict,
    /// The file of the input.
    pub(crate) main: FileId,
    /// The current unit, as it is sent to plugins.
    pub(crate) sent: EncodedUnitCache,
    /// The texts with instances of kernels, and where they are in these.
    pub(crate) instances: Vec<(FileId, Vec<Copied>)>,
    /// The kernel templates of headers that were left out.
    pub(crate) left_out: Vec<String>,
    /// The index of the first diagnostic of the current part of the run.
    part: usize,
    /// For each pipeline, in the order of their first results: its ranges of the diagnostics, and its verdict.
    targets: Vec<(String, Vec<Range<usize>>, Verdict)>,
}

/// The start of a part of a run.
pub(crate) struct Checkpoint {
    diagnostics: usize,
    /// The verdict up to there.
    verdict: Verdict,
}

impl RunState {
    pub(crate) fn start(mut sources: Sources, input: Input) -> (RunState, FileId) {
        let main = sources.add(input.path, input.text);
        let state = RunState {
            sources,
            diagnostics: Vec::new(),
            outputs: Vec::new(),
            verdict: Verdict::Done,
            main,
            sent: EncodedUnitCache::default(),
            instances: Vec::new(),
            left_out: Vec::new(),
            part: 0,
            targets: Vec::new(),
        };
        (state, main)
    }

    /// Starts a part of the run.
    pub(crate) fn mark(&mut self) -> Checkpoint {
        self.part = self.diagnostics.len();
        Checkpoint { diagnostics: self.part, verdict: std::mem::replace(&mut self.verdict, Verdict::Done) }
    }

    /// Ends the part, which counts for these pipelines.
    pub(crate) fn count(&mut self, mark: Checkpoint, group: &[&LoadedPipeline]) {
        let part = mark.diagnostics..self.diagnostics.len();
        for ready in group {
            let name = &ready.pipeline.name;
            let known = self.targets.iter().position(|(other, _, _)| other == name);
            let at = known.unwrap_or(self.targets.len());
            if known.is_none() {
                self.targets.push((name.clone(), Vec::new(), Verdict::Done));
            }
            let (_, parts, verdict) = &mut self.targets[at];
            parts.push(part.clone());
            *verdict = (*verdict).max(self.verdict);
        }
        self.verdict = self.verdict.max(mark.verdict);
        self.part = self.diagnostics.len();
    }

    /// True if the current part has errors.
    pub(crate) fn has_errors(&self) -> bool {
        self.diagnostics[self.part..].iter().any(Diagnostic::is_error)
    }

    /// The outcome for each pipeline.
    fn ends(&self, levels: &Levels) -> Vec<OutcomeOfTarget> {
        let of = |(pipeline, parts, verdict): &(String, Vec<Range<usize>>, Verdict)| {
            let all = parts.iter().flat_map(|part| &self.diagnostics[part.clone()]);
            let mut said = distinct(all.cloned());
            levels.apply(&mut said);
            okl_source::without_consequences(&mut said);
            let said = distinct(said.into_iter().map(|one| self.as_written(one)));
            let errors = said.iter().filter(|one| one.is_error()).count();
            let verdict = if errors > 0 { (*verdict).max(Verdict::Mistakes) } else { *verdict };
            OutcomeOfTarget { pipeline: pipeline.clone(), verdict, errors, warnings: said.len() - errors }
        };
        self.targets.iter().map(of).collect()
    }

    /// Adds the diagnostics of a step about the normalized text.
    pub(crate) fn say(&mut self, normalized: &Normalized, found: Vec<Diagnostic>) {
        let end = normalized.text.len() as u32;
        self.diagnostics.extend(found.into_iter().map(|diagnostic| {
            // The spans of a plugin may lie beyond the end of the text.
            let inside = diagnostic.map(|span| okl_source::Span::new(span.start.min(end), span.end.min(end)));
            normalized.report(inside, normalized.files[0])
        }));
    }

    /// As [`RunState::say`], for the diagnostics of a backend; those about an intrinsic also point at the table that
    /// declares it.
    pub(crate) fn say_with_tables(&mut self, normalized: &Normalized, unit: &Unit, found: Vec<Diagnostic>) {
        let from = self.diagnostics.len();
        let place_of = |diagnostic: &Diagnostic| {
            let place = diagnostic.labels.first().filter(|_| diagnostic.id == INTRINSIC_UNSUPPORTED)?.place;
            let calls = unit.expressions.iter().filter_map(|expression| unit.intrinsic_call(expression));
            calls.into_iter().find(|(call, _)| call.name_span == place)?.1.place
        };
        let places: Vec<Option<FileSpan>> = found.iter().map(place_of).collect();
        self.say(normalized, found);
        for (diagnostic, place) in self.diagnostics[from..].iter_mut().zip(places) {
            let own = place.filter(|place| !self.sources.get(place.file).path.starts_with("<embedded>"));
            if let Some(place) = own {
                *diagnostic = diagnostic.clone().label(place, "the table declares it here");
            }
        }
    }

    pub(crate) fn fail(&mut self, verdict: Verdict, diagnostic: Diagnostic<FileSpan>) {
        self.verdict = self.verdict.max(verdict);
        self.diagnostics.push(diagnostic);
    }

    /// The answer of a plugin; reports the error if there is none.
    pub(crate) fn answered<T>(&mut self, answer: Result<T, CallError>) -> Option<T> {
        match answer {
            Ok(answer) => Some(answer),
            Err(error) => {
                self.fail(error.verdict(), error.diagnostic());
                None
            }
        }
    }

    /// As [`RunState::answered`], for an answer about a unit, in whose text the error may have a place.
    pub(crate) fn answered_about<T>(
        &mut self,
        normalized: &Normalized,
        answer: Result<T, CallError>,
    ) -> Option<T> {
        let Some(message) = answer.as_ref().err().and_then(CallError::placed) else {
            return self.answered(answer);
        };
        self.say(normalized, vec![message]);
        self.blame(answer.err()?.verdict());
        None
    }

    /// Worsens the verdict of the run to at least this one.
    pub(crate) fn blame(&mut self, verdict: Verdict) {
        self.verdict = self.verdict.max(verdict);
    }

    /// Reports an internal error if a step has neither a result nor a diagnostic.
    pub(crate) fn stop_unless(&mut self, spoke: bool, step: &str) {
        if !spoke {
            let message = format!("the step `{step}` gave nothing and did not say why");
            self.fail(Verdict::Internal, Diagnostic::global(SILENT_STEP, Severity::Error, message));
        }
    }

    pub(crate) fn give_all(
        &mut self,
        group: &[&LoadedPipeline],
        kind: OutputKind,
        extension: &str,
        text: &str,
    ) {
        for ready in group {
            self.give(ready, kind, extension, text.to_string());
        }
    }

    pub(crate) fn give(&mut self, ready: &LoadedPipeline, kind: OutputKind, extension: &str, text: String) {
        let (pipeline, extension) = (ready.pipeline.name.clone(), extension.to_string());
        self.outputs.push(Output { pipeline, kind, extension, text });
    }

    /// A diagnostic with places in derived texts mapped to the text that the user wrote. One in an instance of a kernel
    /// says in which.
    fn as_written(&self, diagnostic: Diagnostic<FileSpan>) -> Diagnostic<FileSpan> {
        let diagnostic = match place_of(&diagnostic).and_then(|place| self.instance_of(place)) {
            Some(copy) => diagnostic.note(format!("in kernel {}", copy.shown)),
            None => diagnostic,
        };
        let diagnostic = match self.left_out.first() {
            Some(name) if diagnostic.id == NO_KERNEL => diagnostic.help(format!(
                "a header has the kernel template `{name}`; `--instance '{name}<float>'` makes a kernel of it"
            )),
            _ => diagnostic,
        };
        diagnostic.map(|place| self.sources.written(place))
    }

    /// The instance of a kernel that a range is in.
    fn instance_of(&self, place: FileSpan) -> Option<&Copied> {
        self.instances.iter().find_map(|(file, copies)| {
            let inside = self.sources.inside(place, *file)?;
            copies.iter().find(|copy| copy.span.contains(inside.span))
        })
    }

    /// The outcome of the run, after levels have been applied to the warnings.
    pub(crate) fn end(mut self, levels: &Levels) -> Outcome {
        let targets = self.ends(levels);
        levels.apply(&mut self.diagnostics);
        if self.diagnostics.iter().any(Diagnostic::is_error) {
            self.verdict = self.verdict.max(Verdict::Mistakes);
        }
        let ended_well = |name: &str| {
            targets.iter().any(|target| target.pipeline == name && target.verdict == Verdict::Done)
        };
        if self.verdict != Verdict::Done {
            self.outputs.retain(|output| ended_well(&output.pipeline));
        }
        self.outputs.sort_by_key(|output| output.kind);
        // Pipelines that do not share a parse produce duplicate diagnostics.
        let mut said = distinct(std::mem::take(&mut self.diagnostics).into_iter());
        // A missing declaration is not worth a warning at a call that is refused anyway, and neither is recursion that
        // all targets refuse.
        let refused: Vec<Option<FileSpan>> = said.iter().filter(|one| one.is_error()).map(place_of).collect();
        let refusals =
            |one: &Diagnostic<FileSpan>| refused.iter().filter(|place| **place == place_of(one)).count();
        said.retain(|one| {
            if one.id == UNDECLARED_FUNCTION {
                refusals(one) == 0
            } else {
                one.id != RECURSIVE_FUNCTION || refusals(one) < targets.len().max(1)
            }
        });
        // The normalizer sees mistakes that cause other errors later.
        okl_source::without_consequences(&mut said);
        // All that a front end writes in place of a directive stands at the directive: it is reported once.
        let mut said = distinct(said.into_iter().map(|one| self.as_written(one)));
        said.sort_by_key(|diagnostic| {
            let place = diagnostic.labels.first().map(|label| label.place);
            (place.is_none(), place)
        });
        Outcome {
            sources: self.sources,
            diagnostics: said,
            outputs: self.outputs,
            verdict: self.verdict,
            targets,
        }
    }
}

/// Diagnostics without duplicates.
fn distinct(all: impl Iterator<Item = Diagnostic<FileSpan>>) -> Vec<Diagnostic<FileSpan>> {
    let mut said: Vec<Diagnostic<FileSpan>> = Vec::new();
    let mut at_place: HashMap<(String, Option<FileSpan>), Vec<usize>> = HashMap::new();
    for diagnostic in all {
        let known = at_place.entry((diagnostic.id.clone(), place_of(&diagnostic))).or_default();
        if !known.iter().any(|at| said[*at] == diagnostic) {
            known.push(said.len());
            said.push(diagnostic);
        }
    }
    said
}
