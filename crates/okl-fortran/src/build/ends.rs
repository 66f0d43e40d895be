//! What statements end, and what has no end.

use super::builder::Builder;
use super::close::closed;
use super::frame::{Frame, Open};
use crate::ast::Name;
use crate::problem::{Problem, ProblemKind};
use okl_source::Span;

impl Builder<'_> {
    pub(super) fn end(&mut self, ending: Option<&'static str>, name: Option<Name>, span: Span) {
        let unit = |frame: &Frame| frame.is_unit();
        let is_unit_ending = |ending: &str| {
            let words =
                ["program", "module", "submodule", "subroutine", "function", "procedure", "blockdata"];
            words.contains(&ending)
        };
        if ending.is_none_or(|ending| ending == "program") && self.units.is_empty() {
            self.ensure_unit(span);
        }
        let index = match ending {
            None => self.frames.iter().rposition(unit),
            Some(ending) if is_unit_ending(ending) => {
                let is_it = |frame: &Frame| frame.is_unit() && frame.ending() == ending;
                let has_name = |frame: &Frame| name.as_ref().is_none_or(|name| names(frame, name));
                let named = self.frames.iter().rposition(|frame| is_it(frame) && has_name(frame));
                named.or_else(|| self.frames.iter().rposition(is_it))
            }
            Some(ending) => self.innermost(ending),
        };
        let Some(index) = index else { return self.end_of_nothing(ending, span) };
        self.unclosed_above(index + 1);
        self.check_name(name, span);
        self.close(span);
    }

    pub(super) fn end_of_nothing(&mut self, ending: Option<&'static str>, span: Span) {
        let inner = self.frames.iter().rposition(Frame::is_unit);
        let message = match ending {
            Some(ending) => format!("`end {ending}` ends nothing"),
            None => "`end` ends nothing".to_owned(),
        };
        let mut problem = Problem::new(ProblemKind::UnbalancedEnd, span, message);
        if let Some(frame) = self.frames.last() {
            let line = self.numbers.of(frame.head.start);
            problem = problem.with_help(format!("`{}` of line {line} is open here", frame.called()));
        }
        self.problems.push(problem);
        let is_procedure = matches!(ending, Some("subroutine" | "function" | "procedure" | "program"));
        if let Some(index) = inner.filter(|_| is_procedure) {
            // The wrong word, most likely.
            self.unclosed_above(index + 1);
            self.close(span);
        }
    }

    /// Reports an end with a name that is not that of the last frame.
    pub(super) fn check_name(&mut self, name: Option<Name>, span: Span) {
        let (Some(name), Some(frame)) = (name, self.frames.last()) else { return };
        if !names(frame, &name) {
            let line = self.numbers.of(frame.head.start);
            let message = format!("this ends `{}` of line {line}, but says `{}`", frame.called(), name.id);
            self.problems.push(Problem::new(ProblemKind::UnbalancedEnd, span, message));
        }
    }

    /// Ends loops whose last statement has that label.
    pub(super) fn end_labelled(&mut self, label: Option<u32>, span: Span) {
        let Some(label) = label else { return };
        let is_it = |frame: &Frame| matches!(frame.open, Open::Do(Some(end), _) if end == label);
        let unit = self.frames.iter().rposition(Frame::is_unit).map_or(0, |unit| unit + 1);
        while let Some(index) = self.frames.iter().skip(unit).rposition(is_it).map(|index| index + unit) {
            self.unclosed_above(index + 1);
            self.close(span);
        }
    }

    /// Ends all frames from that index on, which have no end, and reports them.
    pub(super) fn unclosed_above(&mut self, index: usize) {
        while self.frames.len() > index {
            let Some(frame) = self.frames.last() else { return };
            let line = self.numbers.of(frame.head.start);
            let called = frame.called();
            let message = match (&frame.open, frame.ending()) {
                (Open::Do(Some(label), _), _) => {
                    format!("`do {label}` of line {line} has no statement with this label at its end")
                }
                (_, "blockdata") => format!("`{called}` of line {line} has no `end block data`"),
                (_, ending) => format!("`{called}` of line {line} has no `end {ending}`"),
            };
            self.problems.push(Problem::new(ProblemKind::UnbalancedEnd, frame.head, message));
            self.close(Span::at(self.last.end.max(frame.head.end)));
        }
    }

    /// Ends the last frame with the statement at `end`.
    pub(super) fn close(&mut self, end: Span) {
        if let Some(frame) = self.frames.pop() {
            self.add_closed(closed(frame, end));
        }
    }
}
/// Returns true if the name is that of the construct or unit.
fn names(frame: &Frame, name: &Name) -> bool {
    let own = match &frame.open {
        Open::Unit(unit, _) => unit.name.as_ref(),
        Open::Type(ty, _) => Some(&ty.name),
        _ => frame.name.as_ref(),
    };
    own.is_some_and(|own| own.id == name.id)
}
