//! Where specifications, statements and directives go.

use super::builder::Builder;
use super::directives::is_specification;
use super::frame::{Frame, Open};
use super::functions::defined;
use super::specifications::{add, may_follow, word};
use crate::ast::{Directive, Spec, SpecKind, Stmt, StmtKind, UnitKind};
use crate::parse::control::other;
use okl_source::Span;

impl Builder<'_> {
    pub(super) fn begin_specification(&mut self, open: Open, span: Span) {
        self.ensure_unit(span);
        if !matches!(self.frames.last().map(|frame| &frame.open), Some(Open::Unit(..) | Open::Block(_))) {
            let unit =
                self.frames.iter().rposition(|frame| frame.is_unit() || matches!(frame.open, Open::Block(_)));
            self.unclosed_above(unit.map_or(0, |unit| unit + 1));
        }
        self.check_order(span);
        self.push_frame(open, None, span, None);
    }

    /// Reports a specification behind executable statements.
    pub(super) fn check_order(&mut self, span: Span) {
        let frame = self.frames.last();
        let is_late = frame.is_some_and(|frame| match &frame.open {
            Open::Unit(unit, scope) => scope.is_executable || unit.contains.is_some(),
            Open::Block(_) => frame.body.iter().any(|stmt| !matches!(stmt.kind, StmtKind::Directive(_))),
            _ => false,
        });
        if is_late {
            self.misplaced(span, "specifications stand in front of executable statements");
        }
    }

    pub(super) fn specification(&mut self, kind: SpecKind, span: Span, label: Option<u32>) {
        self.ensure_unit(span);
        let is_executable = self.frames.last().is_some_and(|frame| match &frame.open {
            Open::Unit(_, scope) => scope.is_executable,
            Open::Block(_) => !frame.body.is_empty(),
            _ => false,
        });
        if is_executable && may_follow(&kind) {
            return self.add_statement(Stmt { kind: other(&word(&kind)), span, head: span, label });
        }
        self.check_order(span);
        let Some(frame) = self.frames.last_mut() else { return };
        if let Some(spec) = add(frame, Spec { kind, span }) {
            if !may_follow(&spec.kind) {
                self.misplaced(span, "a specification cannot stand here");
            }
            self.add_statement(Stmt { kind: other(&word(&spec.kind)), span, head: span, label });
        }
    }

    pub(super) fn directive(&mut self, directive: Directive) {
        let span = directive.span;
        let is_specification = is_specification(&directive);
        let Some(frame) = self.frames.last_mut() else { return self.pending.push(directive) };
        let stmt = |found| Stmt { kind: StmtKind::Directive(found), span, head: span, label: None };
        match &mut frame.open {
            Open::Unit(unit, _) if unit.contains.is_some() => self.pending.push(directive),
            Open::Unit(unit, scope) => {
                let has_body =
                    !matches!(unit.kind, UnitKind::Module | UnitKind::Submodule(..) | UnitKind::BlockData);
                if !has_body || (is_specification && !scope.is_executable) {
                    unit.specifications.push(Spec { kind: SpecKind::Directive(directive), span });
                } else {
                    frame.body.push(stmt(directive));
                }
            }
            Open::Block(specifications) if is_specification => {
                specifications.push(Spec { kind: SpecKind::Directive(directive), span });
            }
            Open::Interface(_) | Open::Type(..) | Open::Enum(_) | Open::Select { current: None, .. } => {}
            _ => frame.body.push(stmt(directive)),
        }
    }

    pub(super) fn action(&mut self, kind: StmtKind, span: Span, label: Option<u32>) {
        self.ensure_unit(span);
        let kind = match kind {
            StmtKind::Assign { target, value } => match defined(&self.frames, &target) {
                Some((name, parameters)) => {
                    let kind = SpecKind::StatementFunction { name, parameters, value };
                    self.frames.last_mut().and_then(|frame| add(frame, Spec { kind, span }));
                    return;
                }
                None => StmtKind::Assign { target, value },
            },
            kind => kind,
        };
        if let (StmtKind::Other { word, .. }, Some(Frame { open: Open::Unit(unit, scope), .. })) =
            (&kind, self.frames.last_mut())
            && !scope.is_executable
            && unit.contains.is_none()
            && matches!(word.as_str(), "format" | "entry" | "include")
        {
            unit.specifications.push(Spec { kind: SpecKind::Other(word.clone()), span });
            return;
        }
        self.add_statement(Stmt { kind, span, head: span, label });
    }

    /// Keeps a statement that could not be read, and reports nothing more about it.
    pub(super) fn unreadable(&mut self, word: String, span: Span, label: Option<u32>) {
        self.ensure_unit(span);
        match self.frames.last_mut().map(|frame| &mut frame.open) {
            Some(Open::Unit(unit, scope)) if !scope.is_executable => {
                unit.specifications.push(Spec { kind: SpecKind::Other(word), span });
            }
            Some(Open::Unit(unit, _)) if unit.contains.is_some() => {}
            Some(
                Open::Interface(_) | Open::Type(..) | Open::Enum(_) | Open::Select { current: None, .. },
            ) => {}
            _ => self.add_statement(Stmt { kind: other(&word), span, head: span, label }),
        }
    }

    pub(super) fn add_statement(&mut self, stmt: Stmt) {
        let span = stmt.head;
        let Some(frame) = self.frames.last_mut() else { return };
        let problem = match &mut frame.open {
            Open::Unit(unit, scope) => {
                scope.is_executable = true;
                let has_body =
                    !matches!(unit.kind, UnitKind::Module | UnitKind::Submodule(..) | UnitKind::BlockData);
                match () {
                    () if unit.contains.is_some() => Some("a statement stands behind `contains`"),
                    () if !has_body => Some("an executable statement stands in no procedure"),
                    () => None,
                }
            }
            Open::Interface(_) => Some("an executable statement stands in `interface`"),
            Open::Type(..) => Some("an executable statement stands in a derived type"),
            Open::Enum(_) => Some("an executable statement stands in `enum`"),
            Open::Select { current: None, .. } => Some("a statement stands in front of the first `case`"),
            _ => None,
        };
        match problem {
            // `include` was reported where it was read.
            Some(_) if matches!(&stmt.kind, StmtKind::Other { word, .. } if word == "include") => {}
            Some(problem) => self.misplaced(span, problem),
            None => frame.body.push(stmt),
        }
    }
}
