//! Puts statements together.

use super::close::{Closed, closed};
use super::directives::is_specification;
use super::frame::{Frame, Open, Scope};
use super::functions::defined;
use super::line_numbers::LineNumbers;
use super::specifications::{add, may_follow, word};
use crate::ast::{Directive, Expr, Name, Spec, SpecKind, Stmt, StmtKind, Unit, UnitKind};
use crate::cursor::DEEPEST;
use crate::parse::control::other;
use crate::parse::heading::unit;
use crate::parse::item::{Between, Item, Opening};
use crate::parse::said::{Said, What};
use crate::problem::{Problem, ProblemKind};
use okl_source::Span;

/// Makes the units of a file out of what its lines say. `text` is the user's text.
pub(crate) fn build(lines: impl Iterator<Item = Said>, text: &str, problems: &mut Vec<Problem>) -> Vec<Unit> {
    let numbers = LineNumbers::new(text);
    let (frames, units, pending) = (Vec::new(), Vec::new(), Vec::new());
    let mut builder =
        Builder { frames, units, pending, problems, numbers, last: Span::default(), is_stopped: false };
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
struct Builder<'p> {
    /// The outermost first.
    frames: Vec<Frame>,
    units: Vec<Unit>,
    /// Directives in front of a unit.
    pending: Vec<Directive>,
    problems: &'p mut Vec<Problem>,
    numbers: LineNumbers,
    /// The place of the last statement.
    last: Span,
    is_stopped: bool,
}

impl Builder<'_> {
    fn line(&mut self, said: Said) {
        let (span, label) = (said.span, said.label);
        match said.what {
            What::Directive(directive) => self.directive(directive),
            What::Item(item) => self.item(item, span, label),
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

    fn misplaced(&mut self, span: Span, message: &str) {
        self.problems.push(Problem::syntax(span, message));
    }

    fn push_frame(&mut self, open: Open, name: Option<Name>, head: Span, label: Option<u32>) {
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

    // Units

    fn begin_unit(&mut self, mut unit: Unit, span: Span) {
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
    fn make_room(&mut self, span: Span) {
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
    fn ensure_unit(&mut self, span: Span) {
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

    fn module_procedures(&mut self, names: Vec<Name>, span: Span) {
        if let Some(Open::Interface(interface)) = self.frames.last_mut().map(|frame| &mut frame.open) {
            interface.procedures.extend(names);
            return;
        }
        match <[Name; 1]>::try_from(names) {
            Ok([name]) => self.begin_unit(unit(UnitKind::ModuleProcedure, Some(name)), span),
            Err(_) => self.misplaced(span, "`module procedure` with several names stands in no `interface`"),
        }
    }

    fn procedures(&mut self, procedures: Vec<(Name, Option<Name>)>, span: Span) {
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

    fn contains(&mut self, span: Span) {
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

    // Specifications and statements

    fn begin_specification(&mut self, open: Open, span: Span) {
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
    fn check_order(&mut self, span: Span) {
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

    fn specification(&mut self, kind: SpecKind, span: Span, label: Option<u32>) {
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

    fn directive(&mut self, directive: Directive) {
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

    fn action(&mut self, kind: StmtKind, span: Span, label: Option<u32>) {
        self.ensure_unit(span);
        let kind = match kind {
            StmtKind::Assign { target, value } => match self.statement_function(target, value) {
                Ok(kind) => {
                    let frame = self.frames.last_mut();
                    frame.and_then(|frame| add(frame, Spec { kind, span }));
                    return;
                }
                Err(kind) => kind,
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
    fn unreadable(&mut self, word: String, span: Span, label: Option<u32>) {
        self.ensure_unit(span);
        match self.frames.last_mut().map(|frame| &mut frame.open) {
            Some(Open::Unit(unit, scope)) if !scope.is_executable => {
                unit.specifications.push(Spec { kind: SpecKind::Other(word), span });
            }
            Some(Open::Unit(unit, _)) if unit.contains.is_some() => {}
            Some(Open::Interface(_) | Open::Type(..) | Open::Enum(_) | Open::Select { current: None, .. }) => {}
            _ => self.add_statement(Stmt { kind: other(&word), span, head: span, label }),
        }
    }

    fn statement_function(&self, target: Expr, value: Expr) -> Result<SpecKind, StmtKind> {
        match defined(&self.frames, &target) {
            Some((name, parameters)) => Ok(SpecKind::StatementFunction { name, parameters, value }),
            None => Err(StmtKind::Assign { target, value }),
        }
    }

    fn add_statement(&mut self, stmt: Stmt) {
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

    // Constructs

    fn begin_construct(&mut self, name: Option<Name>, opening: Opening, span: Span, label: Option<u32>) {
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

    fn between(&mut self, between: Between, span: Span) {
        let (word, said) = match &between {
            Between::ElseIf(_) => ("if", "else if"),
            Between::Else => ("if", "else"),
            Between::Elsewhere(_) => ("where", "elsewhere"),
            Between::Case(_) => ("select", "case"),
            Between::Guard => ("select", "type is"),
        };
        let Some(index) = self.innermost(word) else {
            let message = format!("`{said}` stands in no `{word}`");
            self.problems.push(Problem::new(ProblemKind::UnbalancedEnd, span, message));
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
                    Some(condition) => arms.push(crate::ast::Arm { condition, body }),
                    None => is_behind_else = true,
                }
            }
            (Open::Select { cases, current, .. }, Between::Case(ranges)) => {
                let body = std::mem::take(&mut frame.body);
                let done = current.replace((ranges, span));
                cases.extend(done.map(|(ranges, head)| crate::ast::Case { ranges, body, head }));
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
    fn innermost(&self, ending: &str) -> Option<usize> {
        let unit = self.frames.iter().rposition(Frame::is_unit).map_or(0, |unit| unit + 1);
        self.frames[unit..].iter().rposition(|frame| frame.ending() == ending).map(|index| index + unit)
    }

    // Ends

    fn end(&mut self, ending: Option<&'static str>, name: Option<Name>, span: Span) {
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

    fn end_of_nothing(&mut self, ending: Option<&'static str>, span: Span) {
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
    fn check_name(&mut self, name: Option<Name>, span: Span) {
        let (Some(name), Some(frame)) = (name, self.frames.last()) else { return };
        if !names(frame, &name) {
            let line = self.numbers.of(frame.head.start);
            let message = format!("this ends `{}` of line {line}, but says `{}`", frame.called(), name.id);
            self.problems.push(Problem::new(ProblemKind::UnbalancedEnd, span, message));
        }
    }

    /// Ends loops whose last statement has that label.
    fn end_labelled(&mut self, label: Option<u32>, span: Span) {
        let Some(label) = label else { return };
        let is_it = |frame: &Frame| matches!(frame.open, Open::Do(Some(end), _) if end == label);
        let unit = self.frames.iter().rposition(Frame::is_unit).map_or(0, |unit| unit + 1);
        while let Some(index) = self.frames.iter().skip(unit).rposition(is_it).map(|index| index + unit) {
            self.unclosed_above(index + 1);
            self.close(span);
        }
    }

    /// Ends all frames from that index on, which have no end, and reports them.
    fn unclosed_above(&mut self, index: usize) {
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
    fn close(&mut self, end: Span) {
        if let Some(frame) = self.frames.pop() {
            self.add_closed(closed(frame, end));
        }
    }

    fn add_closed(&mut self, closed: Closed) {
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

/// Returns true if the name is that of the construct or unit.
fn names(frame: &Frame, name: &Name) -> bool {
    let own = match &frame.open {
        Open::Unit(unit, _) => unit.name.as_ref(),
        Open::Type(ty, _) => Some(&ty.name),
        _ => frame.name.as_ref(),
    };
    own.is_some_and(|own| own.id == name.id)
}
