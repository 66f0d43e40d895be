//! Parses a text, and brings its barriers to places that all work items of a group reach together.

use crate::run_state::RunState;
use crate::step;
use crate::text_reader::{ReadSettings, TextReader};
use okl_analysis::Analyzed;
use okl_model::Unit;
use okl_normalizer::{Mode, Normalized};
use okl_source::{Derivation, Diagnostic, FileSpan};

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
        let read = front.settings.of_a_text_that_was_read();
        let again = ReadSettings { settings: &read, ..front.clone() };
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
            let step = step::span("rewrite");
            // What the parser said is said again about the new text.
            state.diagnostics.truncate(before);
            let is_wrong = rewriting.diagnostics.iter().any(Diagnostic::is_error);
            state.say(&normalized, rewriting.diagnostics);
            self.leave_out_barriers_of_front_ends(state, before);
            if is_wrong {
                return None;
            }
            let (text, map) = rewriting.edits.apply(&unit.text).expect("the edits are those of one step");
            let derivation = Derivation::through(&map, |span| normalized.origins(span));
            let path = state.sources.get(normalized.files[0]).path.clone();
            let main = state.sources.add_derived(&path, text, derivation);
            before = state.diagnostics.len();
            drop(step);
            let asks_mode = normalized.asks_mode;
            let prologue = std::mem::take(&mut normalized.prologue);
            normalized = Normalized { asks_mode, prologue, ..self.normalize(state, main, &again, mode)? };
            unit = self.parse(state, &normalized, &again)?;
        }
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
