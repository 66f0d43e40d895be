//! Puts statements together.

use super::close::{Closed, closed};
use super::frame::{Frame, Open};
use super::line_numbers::LineNumbers;
use super::specifications::add;
use crate::ast::{Directive, Name, Unit};
use crate::cursor::DEEPEST;
use crate::parse::item::Item;
use crate::parse::said::{Said, What};
use crate::problem::Problem;
use okl_source::Span;

/// Makes the units of a file out of what its lines say. `text` is the user's text.
pub(crate) fn build(lines: impl Iterator<Item = Said>, text: &str, problems: &mut Vec<Problem>) -> Vec<Unit> {
    let numbers = LineNumbers::new(text);
    let (frames, units, pending) = (Vec::new(), Vec::new(), Vec::new());
    let mut builder = Builder {
        frames,
        units,
        pending,
        problems,
        numbers,
        last: Span::default(),
        is_broken: false,
        is_stopped: false,
    };
    for line in lines {
        builder.line(line);
        if builder.is_stopped {
            return builder.stopped();
        }
    }
    builder.unclosed_above(0);
    builder.units
}

/// What is open while lines are read.
pub(super) struct Builder<'p> {
    /// The outermost first.
    pub frames: Vec<Frame>,
    /// The units that have ended.
    pub units: Vec<Unit>,
    /// Directives in front of a unit.
    pub pending: Vec<Directive>,
    /// What is wrong.
    pub problems: &'p mut Vec<Problem>,
    /// The numbers of lines.
    pub numbers: LineNumbers,
    /// The place of the last statement.
    pub last: Span,
    /// True if the statement could not be read: nothing more is reported about it.
    pub is_broken: bool,
    is_stopped: bool,
}

impl Builder<'_> {
    fn line(&mut self, said: Said) {
        let (span, label) = (said.span, said.label);
        self.is_broken = said.is_broken;
        match said.what {
            What::Directive(directive) => self.directive(directive),
            What::Item(item) => self.item(*item, span, label),
        }
        self.last = span;
        self.end_labelled(label, span);
    }

    fn item(&mut self, item: Item, span: Span, label: Option<u32>) {
        match item {
            Item::Unit(unit) => self.begin_unit(*unit, span),
            Item::ModuleProcedures(names) => self.module_procedures(names, span),
            Item::Interface(interface) => self.begin_specification(Open::Interface(interface), span),
            Item::DerivedType(ty) => self.begin_specification(Open::Type(ty, false), span),
            Item::Enum => self.begin_specification(Open::Enum(Vec::new()), span),
            Item::Sequence => match self.frames.last_mut().map(|frame| &mut frame.open) {
                Some(Open::Type(ty, _)) => ty.is_sequence = true,
                _ => self.misplaced(span, "`sequence` stands in no derived type"),
            },
            Item::Procedures(procedures) => self.procedures(procedures, span),
            Item::Binding => {}
            Item::Enumerators(constants) => match self.frames.last_mut().map(|frame| &mut frame.open) {
                Some(Open::Enum(all)) => all.extend(constants),
                _ => self.misplaced(span, "`enumerator` stands in no `enum`"),
            },
            Item::Specifications(kinds) => {
                kinds.into_iter().for_each(|kind| self.specification(kind, span, label))
            }
            Item::Contains => self.contains(span),
            Item::Construct(name, opening) => self.begin_construct(name, opening, span, label),
            Item::Between(between) => self.between(between, span),
            Item::End(ending, name) => self.end(ending, name, span),
            Item::Action(kind) => self.action(kind, span, label),
            Item::Unreadable(word) => self.unreadable(word, span, label),
        }
    }

    /// Reports a statement that cannot stand where it does.
    pub(super) fn misplaced(&mut self, span: Span, message: &str) {
        self.problems.push(Problem::syntax(span, message));
    }

    /// Opens a construct or unit.
    pub(super) fn push_frame(&mut self, open: Open, name: Option<Name>, head: Span, label: Option<u32>) {
        if self.frames.len() >= DEEPEST as usize {
            self.misplaced(head, "constructs are nested too deeply; the rest of the file is not read");
            self.is_stopped = true;
            return;
        }
        self.frames.push(Frame { open, name, label, head, body: Vec::new() });
    }

    /// The units when the rest of the file is not read.
    fn stopped(mut self) -> Vec<Unit> {
        while let Some(frame) = self.frames.pop() {
            let end = Span::at(self.last.end);
            self.add_closed(closed(frame, end));
        }
        self.units
    }

    pub(super) fn add_closed(&mut self, closed: Closed) {
        let parent = self.frames.last_mut();
        match closed {
            Closed::Unit(unit) => match parent.map(|frame| &mut frame.open) {
                Some(Open::Unit(parent, _)) => parent.contained.push(unit),
                Some(Open::Interface(interface)) => interface.bodies.push(unit),
                _ => self.units.push(unit),
            },
            Closed::Spec(spec) => {
                parent.and_then(|frame| add(frame, spec));
            }
            Closed::Stmt(stmt) => self.add_statement(stmt),
        }
    }
}
