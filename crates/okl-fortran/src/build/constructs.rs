//! Where constructs start, and the statements between their blocks.

use super::builder::Builder;
use super::frame::{Frame, Open};
use crate::ast::{Arm, Case, Name};
use crate::parse::item::{Between, Opening};
use crate::problem::{Problem, ProblemKind};
use okl_source::Span;

impl Builder<'_> {
    pub(super) fn begin_construct(
        &mut self,
        name: Option<Name>,
        opening: Opening,
        span: Span,
        label: Option<u32>,
    ) {
        self.ensure_unit(span);
        let conditional = |is_where, condition| Open::Conditional {
            is_where,
            arms: Vec::new(),
            condition: Some(condition),
        };
        let open = match opening {
            Opening::If(condition) => conditional(false, condition),
            Opening::Where(condition) => conditional(true, condition),
            Opening::Do(label, control) => Open::Do(label, control),
            Opening::SelectCase(selector) => Open::Select { selector, cases: Vec::new(), current: None },
            Opening::Forall(header) => Open::Forall(header),
            Opening::Block => Open::Block(Vec::new()),
            Opening::Associate(pairs) => Open::Associate(pairs),
            Opening::Other(word, ending) => Open::Other(word, ending),
        };
        if let Some(Open::Unit(_, scope)) = self.frames.last_mut().map(|frame| &mut frame.open) {
            scope.is_executable = true;
        }
        self.push_frame(open, name, span, label);
    }

    pub(super) fn between(&mut self, between: Between, span: Span) {
        let (word, said) = match &between {
            Between::ElseIf(_) => ("if", "else if"),
            Between::Else => ("if", "else"),
            Between::Elsewhere(_) => ("where", "elsewhere"),
            Between::Case(_) => ("select", "case"),
            Between::Guard => ("select", "type is"),
        };
        let Some(index) = self.innermost(word) else {
            let message = format!("`{said}` stands in no `{word}`");
            if !self.is_broken {
                self.problems.push(Problem::new(ProblemKind::UnbalancedEnd, span, message));
            }
            return;
        };
        self.unclosed_above(index + 1);
        let Some(frame) = self.frames.last_mut() else { return };
        let mut is_behind_else = false;
        match (&mut frame.open, between) {
            (Open::Conditional { arms, condition, .. }, between) => {
                let body = std::mem::take(&mut frame.body);
                let next = match between {
                    Between::ElseIf(next) | Between::Elsewhere(Some(next)) => Some(next),
                    _ => None,
                };
                match std::mem::replace(condition, next) {
                    Some(condition) => arms.push(Arm { condition, body }),
                    None => is_behind_else = true,
                }
            }
            (Open::Select { cases, current, .. }, Between::Case(ranges)) => {
                let body = std::mem::take(&mut frame.body);
                let done = current.replace((ranges, span));
                cases.extend(done.map(|(ranges, head)| Case { ranges, body, head }));
            }
            _ => {}
        }
        if is_behind_else {
            self.problems.push(Problem::new(
                ProblemKind::UnbalancedEnd,
                span,
                format!("`{said}` stands behind `else`"),
            ));
        }
    }

    /// The index of the innermost construct of the innermost unit that ends with `end` and the word.
    pub(super) fn innermost(&self, ending: &str) -> Option<usize> {
        let unit = self.frames.iter().rposition(Frame::is_unit).map_or(0, |unit| unit + 1);
        self.frames[unit..].iter().rposition(|frame| frame.ending() == ending).map(|index| index + unit)
    }
}
