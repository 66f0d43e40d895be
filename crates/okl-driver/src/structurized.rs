//! Parses a text, and brings its barriers to places that all work items of a group reach together.

use crate::run_state::RunState;
use crate::step;
use crate::text_reader::{ReadSettings, TextReader};
use okl_analysis::Analyzed;
use okl_model::Unit;
use okl_normalizer::{Mode, Normalized};
use okl_source::{Derivation, Diagnostic, EditSet, FileSpan};

impl TextReader {
    /// Parses a text. Where `okl-structurize` rewrites it, the result is normalized and parsed again.
    ///
    /// ```text
    /// Normalized --parse--> Unit --structurize--> OKL --normalize, parse--> Unit
    /// ```
    pub(crate) fn structurized(
        &self,
        state: &mut RunState,
        mut normalized: Normalized,
        front: &ReadSettings<'_>,
        mode: &Mode,
    ) -> Option<(Normalized, Unit)> {
        let mut before = state.diagnostics.len();
        let mut unit = self.parse(state, &normalized, front)?;
        for _ in 0..okl_structurize::MOST {
            if !okl_structurize::may_apply(&unit) {
                break;
            }
            let step = step::span("structurize");
            let analyzed = Analyzed::new(unit);
            let next = okl_structurize::next(&analyzed);
            unit = analyzed.into_unit();
            drop(step);
            let Some(rewriting) = next else { break };
            // What the parser said is said again about the new text.
            state.diagnostics.truncate(before);
            let is_wrong = rewriting.diagnostics.iter().any(Diagnostic::is_error);
            state.say(&normalized, rewriting.diagnostics);
            self.leave_out_barriers_of_front_ends(state, before);
            if is_wrong {
                return None;
            }
            let count = state.diagnostics.len();
            (normalized, unit) =
                self.read_again(state, (&normalized, &unit), &rewriting.edits, front, mode)?;
            before = count;
        }
        Some((normalized, unit))
    }

    /// Puts plain functions in place of the instances of function templates that kernels use, where the target's
    /// language has no templates. The result is normalized and parsed again.
    pub(crate) fn with_plain_functions(
        &self,
        state: &mut RunState,
        (normalized, unit): (Normalized, Unit),
        (front, mode): (&ReadSettings<'_>, &Mode),
        is_reserved: &dyn Fn(&str) -> bool,
    ) -> (Normalized, Unit) {
        if !okl_templates::may_apply(&unit) {
            return (normalized, unit);
        }
        let step = step::span("write instances");
        let analyzed = Analyzed::new(unit);
        let edits = okl_templates::without_templates(&analyzed, is_reserved);
        let unit = analyzed.into_unit();
        drop(step);
        let Some(edits) = edits else { return (normalized, unit) };
        let plain = ReadSettings { without_templates: false, ..front.clone() };
        let count = state.diagnostics.len();
        let read = self.read_again(state, (&normalized, &unit), &edits, &plain, mode);
        // What there is to say about the text has been said. A function that is not right as one of its own stays a
        // template, which the target refuses.
        state.diagnostics.truncate(count);
        read.unwrap_or((normalized, unit))
    }

    /// Normalizes and parses a text with edits.
    fn read_again(
        &self,
        state: &mut RunState,
        (normalized, unit): (&Normalized, &Unit),
        edits: &EditSet,
        front: &ReadSettings<'_>,
        mode: &Mode,
    ) -> Option<(Normalized, Unit)> {
        let step = step::span("rewrite");
        let read = front.settings.of_a_text_that_was_read();
        let again = ReadSettings { settings: &read, ..front.clone() };
        let (text, map) = edits.apply(&unit.text).expect("the edits are those of one step");
        let derivation = Derivation::through(&map, |span| normalized.origins(span));
        let path = state.sources.get(normalized.files[0]).path.clone();
        let main = state.sources.add_derived(&path, text, derivation);
        drop(step);
        let asks_mode = normalized.asks_mode;
        let prologue = normalized.prologue.clone();
        let normalized = Normalized { asks_mode, prologue, ..self.normalize(state, main, &again, mode)? };
        let unit = self.parse(state, &normalized, &again)?;
        Some((normalized, unit))
    }

    /// Leaves out warnings about barriers that a front end wrote: they stand nowhere in the user's text.
    fn leave_out_barriers_of_front_ends(&self, state: &mut RunState, from: usize) {
        let said = state.diagnostics.split_off(from);
        let is_of_user = |diagnostic: &Diagnostic<FileSpan>| {
            let place = diagnostic.labels.first().map(|label| state.sources.written(label.place));
            diagnostic.is_error() || place.is_none_or(|place| !place.span.is_empty())
        };
        let kept: Vec<_> = said.into_iter().filter(is_of_user).collect();
        state.diagnostics.extend(kept);
    }
}
