//! Where units start, and what stands in them.

use super::builder::Builder;
use super::frame::{Frame, Open, Scope};
use crate::ast::{Name, Spec, SpecKind, Unit, UnitKind};
use crate::parse::heading::unit;
use okl_source::Span;

impl Builder<'_> {
    pub(super) fn begin_unit(&mut self, mut unit: Unit, span: Span) {
        let is_outer = matches!(
            unit.kind,
            UnitKind::Program | UnitKind::Module | UnitKind::Submodule(..) | UnitKind::BlockData
        );
        if is_outer {
            self.unclosed_above(0);
        } else {
            self.make_room(span);
        }
        unit.head = span;
        let pending = std::mem::take(&mut self.pending);
        unit.specifications.extend(
            pending.into_iter().map(|found| Spec { span: found.span, kind: SpecKind::Directive(found) }),
        );
        self.push_frame(Open::Unit(Box::new(unit), Scope::default()), None, span, None);
    }

    /// Ends what a procedure cannot start in.
    pub(super) fn make_room(&mut self, span: Span) {
        loop {
            let Some(frame) = self.frames.last_mut() else { return };
            match &mut frame.open {
                Open::Interface(_) => return,
                Open::Unit(unit, _) if unit.contains.is_some() => return,
                Open::Unit(unit, _) if matches!(unit.kind, UnitKind::Module | UnitKind::Submodule(..)) => {
                    unit.contains = Some(Span::at(span.start));
                    let message =
                        format!("`contains` is missing in front of the procedures of {}", frame.called());
                    return self.misplaced(span, &message);
                }
                _ => self.unclosed_above(self.frames.len() - 1),
            }
        }
    }

    /// Starts a main program without `program` if nothing is open.
    pub(super) fn ensure_unit(&mut self, span: Span) {
        if !self.frames.is_empty() {
            return;
        }
        let mut program = unit(UnitKind::Program, None);
        program.head = Span::at(span.start);
        let head = program.head;
        self.push_frame(Open::Unit(Box::new(program), Scope::default()), None, head, None);
        for directive in std::mem::take(&mut self.pending) {
            self.directive(directive);
        }
    }

    pub(super) fn module_procedures(&mut self, names: Vec<Name>, span: Span) {
        if let Some(Open::Interface(interface)) = self.frames.last_mut().map(|frame| &mut frame.open) {
            interface.procedures.extend(names);
            return;
        }
        match <[Name; 1]>::try_from(names) {
            Ok([name]) => self.begin_unit(unit(UnitKind::ModuleProcedure, Some(name)), span),
            Err(_) => self.misplaced(span, "`module procedure` with several names stands in no `interface`"),
        }
    }

    pub(super) fn procedures(&mut self, procedures: Vec<(Name, Option<Name>)>, span: Span) {
        match self.frames.last_mut().map(|frame| &mut frame.open) {
            Some(Open::Interface(interface)) => {
                interface.procedures.extend(procedures.into_iter().map(|(name, _)| name));
            }
            Some(Open::Type(ty, _)) => {
                let bound =
                    procedures.into_iter().map(|(name, target)| (name.clone(), target.unwrap_or(name)));
                ty.procedures.extend(bound);
            }
            _ => self.misplaced(span, "`procedure` stands in no `interface` and no derived type"),
        }
    }

    pub(super) fn contains(&mut self, span: Span) {
        if let Some(Open::Type(_, is_bound)) = self.frames.last_mut().map(|frame| &mut frame.open) {
            *is_bound = true;
            return;
        }
        let unit = self.frames.iter().rposition(Frame::is_unit);
        let Some(unit) = unit else { return self.misplaced(span, "`contains` stands in no unit") };
        self.unclosed_above(unit + 1);
        if let Some(Open::Unit(unit, _)) = self.frames.last_mut().map(|frame| &mut frame.open) {
            match unit.contains {
                None => unit.contains = Some(span),
                Some(_) => self.misplaced(span, "this unit has `contains` already"),
            }
        }
    }
}
