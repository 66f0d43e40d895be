//! Translates statements to steps.

use super::program::{Choice, Elements, Iterations, Part, Spread, Step, Wait, Waits};
use super::reader::{Jumps, Reader};
use super::trace::StatementId;
use okl_model::{ExprId, ExprKind, ForLoop, Stmt, StmtKind};
use okl_sema::{Level, Role};
use okl_source::Span;
use std::rc::Rc;

/// The target of a jump that is not known yet.
const LATER: usize = usize::MAX;

impl Reader<'_> {
    /// Appends the steps of a statement and its descendants.
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        let alone = !matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Labelled(_));
        self.wait(Wait::Before(self.with_attributes(stmt)), alone);
        let is_atomic = self.unit.has_attr(&stmt.attrs, "atomic");
        if is_atomic {
            self.steps.push(Step::Atomic(true));
        }
        match &stmt.kind {
            StmtKind::Block(body) => body.iter().for_each(|child| self.stmt(self.unit.stmt(*child))),
            // Declarations of types and the like have no children.
            StmtKind::Other(body) if body.is_empty() => {}
            StmtKind::Other(_) => self.refuse("a statement of no known kind", stmt.span),
            StmtKind::Declaration(_) | StmtKind::Expression => {
                let id = self.statement(stmt);
                self.evaluate(id, &stmt.expressions);
            }
            StmtKind::For(l) => self.for_loop(stmt, l),
            StmtKind::Loop(body) => self.other_loop(stmt, self.unit.stmt(*body)),
            StmtKind::RangeFor { declare, body } => self.range_loop(stmt, *declare, self.unit.stmt(*body)),
            StmtKind::If { then, otherwise } => {
                self.branch(stmt, self.unit.stmt(*then), otherwise.map(|other| self.unit.stmt(other)))
            }
            StmtKind::Switch(body) => self.switch(stmt, self.unit.stmt(*body)),
            StmtKind::Labelled(body) => self.labelled(stmt, self.unit.stmt(*body)),
            StmtKind::Break => {
                let here = self.jump();
                if let Some(jumps) = self.jumps.last_mut() {
                    jumps.breaks.push(here);
                }
            }
            StmtKind::Continue => {
                let here = self.jump();
                if let Some(jumps) = self.jumps.iter_mut().rfind(|jumps| jumps.cases.is_none()) {
                    jumps.continues.push(here);
                }
            }
            StmtKind::Return => {
                let id = self.statement(stmt);
                let value = stmt.expressions.first().map(|value| self.expr(*value));
                self.steps.push(Step::Return(id, value));
            }
            StmtKind::Goto => self.refuse("`goto`", stmt.span),
            StmtKind::Empty => {
                let barrier =
                    self.unit.find_attr(&stmt.attrs, "barrier").map(|attr| self.unit.attribute(attr).args());
                // Work items of one warp would wait for each other; here, each is a warp of its own.
                if barrier.is_some_and(|args| args.first().is_none_or(|scope| scope != "\"warp\"")) {
                    self.steps.push(Step::Barrier(true));
                }
            }
        }
        if is_atomic {
            self.steps.push(Step::Atomic(false));
        }
    }

    /// Appends the requested and implicit barriers of a place.
    fn wait(&mut self, here: Wait, between_statements: bool) {
        let (Waits::At(given) | Waits::Everywhere(given)) = self.waits;
        if between_statements {
            self.divide();
        }
        if given.contains(&here) && !self.found.contains(&here) {
            self.found.push(here);
            self.steps.push(Step::Barrier(true));
        }
    }

    /// Appends an implicit barrier.
    fn divide(&mut self) {
        if self.is_group && matches!(self.waits, Waits::Everywhere(_)) {
            self.steps.push(Step::Barrier(false));
        }
    }

    fn with_attributes(&self, stmt: &Stmt) -> Span {
        let attrs = stmt.attrs.iter().map(|attr| self.unit.attribute(*attr).span);
        attrs.filter(|span| span.end <= stmt.span.start).fold(stmt.span, Span::to)
    }

    fn refuse(&mut self, what: &str, span: Span) {
        let step = self.refused(what, span);
        self.steps.push(step);
    }

    fn evaluate(&mut self, id: StatementId, expressions: &[ExprId]) {
        for expression in expressions {
            let expr = self.expr(*expression);
            self.steps.push(Step::Evaluate(id, expr));
        }
    }

    /// Appends the evaluation of all expressions but the last, and a jump for the case that the last is false; returns
    /// the jump.
    fn unless(&mut self, id: StatementId, expressions: &[ExprId]) -> Option<usize> {
        let (last, first) = expressions.split_last()?;
        self.evaluate(id, first);
        let condition = self.expr(*last);
        self.steps.push(Step::Unless(id, condition, LATER));
        Some(self.steps.len() - 1)
    }

    fn jump(&mut self) -> usize {
        self.steps.push(Step::Jump(LATER));
        self.steps.len() - 1
    }

    /// Sets the target of jumps to the next step.
    fn lead_here(&mut self, from: impl IntoIterator<Item = usize>) {
        let here = self.steps.len();
        for step in from {
            match &mut self.steps[step] {
                Step::Unless(_, _, to) | Step::Jump(to) | Step::Spread(_, _, to) | Step::Next(_, _, to) => {
                    *to = here
                }
                Step::Evaluate(..)
                | Step::Choose(..)
                | Step::Return(..)
                | Step::Barrier(_)
                | Step::Count(..)
                | Step::Begin(_)
                | Step::Atomic(_)
                | Step::Refused(_) => unreachable!("only jumps are led somewhere"),
            }
        }
    }

    fn branch(&mut self, stmt: &Stmt, then: &Stmt, otherwise: Option<&Stmt>) {
        if self.unit.source(stmt.span).trim_start_matches("if").trim_start().starts_with("constexpr") {
            return self.refuse("`if constexpr`", stmt.span);
        }
        let id = self.statement(stmt);
        let Some(unless) = self.unless(id, &stmt.expressions) else {
            return self.refuse("an `if` without a condition", stmt.span);
        };
        self.stmt(then);
        let end = otherwise.map(|_| self.jump());
        self.lead_here([unless]);
        if let (Some(otherwise), Some(end)) = (otherwise, end) {
            self.stmt(otherwise);
            self.lead_here([end]);
        }
    }

    /// Appends the body of a sequential loop; returns the jumps that leave it.
    fn body(&mut self, body: &Stmt) -> Vec<usize> {
        self.wait(Wait::AtStart(body.span), false);
        self.jumps.push(Jumps::default());
        self.stmt(body);
        let Jumps { breaks, continues, .. } = self.jumps.pop().expect("it was put there just now");
        self.wait(Wait::AtEnd(body.span), false);
        self.lead_here(continues);
        // Between two iterations, also after `continue`.
        self.divide();
        breaks
    }

    fn other_loop(&mut self, stmt: &Stmt, body: &Stmt) {
        let id = self.statement(stmt);
        let text = self.unit.source(stmt.span);
        let begin = self.steps.len();
        let mut ends = Vec::new();
        if text.starts_with("while") {
            ends.extend(self.unless(id, &stmt.expressions));
            ends.extend(self.body(body));
            self.steps.push(Step::Jump(begin));
        } else if text.starts_with("do") {
            ends.extend(self.body(body));
            ends.extend(self.unless(id, &stmt.expressions));
            self.steps.push(Step::Jump(begin));
        } else {
            return self.refuse("a loop of no known kind", stmt.span);
        }
        self.lead_here(ends);
    }

    fn range_loop(&mut self, stmt: &Stmt, declare: ExprId, body: &Stmt) {
        let ExprKind::Declare(declare) = &self.unit.expression(declare).kind else {
            return self.refuse("a loop of no known kind", stmt.span);
        };
        let ([variable], Some(list), [_]) = (&declare.variables[..], declare.init, &stmt.expressions[..])
        else {
            return self.refuse("a loop of no known kind", stmt.span);
        };
        let id = self.statement(stmt);
        let counter = self.counter();
        let elements = Elements { counter, variable: *variable, list: self.expr(list) };
        self.steps.push(Step::Begin(counter));
        let begin = self.steps.len();
        self.steps.push(Step::Next(id, Rc::new(elements), LATER));
        let mut ends = vec![begin];
        ends.extend(self.body(body));
        self.steps.push(Step::Jump(begin));
        self.lead_here(ends);
    }

    fn counter(&mut self) -> usize {
        self.counters += 2;
        self.counters - 2
    }

    fn switch(&mut self, stmt: &Stmt, body: &Stmt) {
        let id = self.statement(stmt);
        let Some((value, first)) = stmt.expressions.split_last() else {
            return self.refuse("a `switch` of nothing", stmt.span);
        };
        self.evaluate(id, first);
        let value = self.expr(*value);
        let at = self.steps.len();
        self.steps.push(Step::Jump(LATER));
        self.jumps.push(Jumps { cases: Some(Vec::new()), ..Jumps::default() });
        self.stmt(body);
        let jumps = self.jumps.pop().expect("it was put there just now");
        self.lead_here(jumps.breaks);
        let all = jumps.cases.unwrap_or_default();
        let cases = all.iter().filter_map(|(value, to)| Some(((*value)?, *to))).collect();
        let default = all.iter().find(|(value, _)| value.is_none());
        let otherwise = default.map_or(self.steps.len(), |(_, to)| *to);
        self.steps[at] = Step::Choose(id, value, Box::new(Choice { cases, otherwise }));
    }

    fn labelled(&mut self, stmt: &Stmt, body: &Stmt) {
        let here = self.steps.len();
        let text = self.unit.source(stmt.span);
        let value = stmt.expressions.first().and_then(|value| self.unit.expression(*value).value);
        let is_case = text.starts_with("case");
        if (is_case && (value.is_none() || stmt.expressions.len() != 1))
            || (!is_case && !text.starts_with("default"))
        {
            return self.refuse("a label", stmt.span);
        }
        let cases = self.jumps.iter_mut().rev().find_map(|jumps| jumps.cases.as_mut());
        if let Some(cases) = cases {
            cases.push((value, here));
        }
        self.stmt(body);
    }

    fn for_loop(&mut self, stmt: &Stmt, l: &ForLoop) {
        match self.kernel.roles.get(&l.id).copied() {
            Some(_) if self.kernel.nests.iter().any(|nest| nest.root == l.id) && l.id != self.nest => {}
            Some(role) => self.parallel(stmt, l, role),
            None => {
                let id = self.statement(stmt);
                let [init, condition, update] = self.header(stmt, l);
                self.evaluate(id, &init);
                let begin = self.steps.len();
                let mut ends: Vec<usize> = self.unless(id, &condition).into_iter().collect();
                ends.extend(self.body(self.unit.stmt(l.body)));
                self.evaluate(id, &update);
                self.steps.push(Step::Jump(begin));
                self.lead_here(ends);
            }
        }
    }

    /// The expressions of the three parts of a `for` header.
    fn header(&self, stmt: &Stmt, l: &ForLoop) -> [Vec<ExprId>; 3] {
        [l.init, l.condition, l.update].map(|part| {
            let here = |id: &ExprId| {
                let at = self.unit.expression(*id).span.start;
                part.start <= at && at < part.end
            };
            stmt.expressions.iter().copied().filter(here).collect()
        })
    }

    fn parallel(&mut self, stmt: &Stmt, l: &ForLoop, role: Role) {
        let id = self.statement(stmt);
        let (Some(iterations), [init, condition, update], Some(variable)) =
            (self.iterations(stmt, role), self.header(stmt, l), l.variable)
        else {
            return self.refuse("a parallel loop of no known form", stmt.span);
        };
        let ([init], [condition], [update]) = (&init[..], &condition[..], &update[..]) else {
            return self.refuse("a parallel loop of no known form", stmt.span);
        };
        let [init, condition, update] = [init, condition, update].map(|part| self.expr(*part));
        let counter = self.counter();
        let spread = Rc::new(Spread { counter, variable, init, condition, update, iterations });
        let parts = spread.parts();
        let is_item = parts.iter().any(|part| matches!(part, Part::Item(_)));
        let outside = self.is_group;
        let is_parallel = is_item || outside || parts.iter().any(|part| matches!(part, Part::Group(_)));
        // Also between sibling loops in an enclosing one.
        self.is_group = is_parallel && (!is_item || self.has_items(self.unit.stmt(l.body)));
        let is_nest = l.id == self.nest;
        // The launch starts after all earlier work of the host, and the host waits for its end.
        if is_nest {
            self.steps.push(Step::Barrier(true));
        }
        self.steps.push(Step::Begin(counter));
        self.steps.push(Step::Begin(counter + 1));
        let begin = self.steps.len();
        self.steps.push(Step::Spread(id, spread.clone(), LATER));
        if parts.contains(&Part::Plain) {
            let breaks = self.body(self.unit.stmt(l.body));
            // Leaving a parallel loop is not allowed.
            self.lead_here(breaks);
        } else {
            self.jumps.push(Jumps::default());
            self.stmt(self.unit.stmt(l.body));
            let jumps = self.jumps.pop().expect("it was put there just now");
            self.lead_here(jumps.continues);
        }
        self.steps.push(Step::Count(spread, begin));
        self.lead_here([begin]);
        self.is_group = outside;
        self.divide();
        if is_nest {
            self.steps.push(Step::Barrier(true));
        }
    }

    /// True if a statement contains a loop over work items.
    fn has_items(&self, stmt: &Stmt) -> bool {
        let is_item = |level: Level| matches!(level, Level::Inner(_));
        let mut found = false;
        self.unit.walk(stmt, &mut |stmt| {
            let role = stmt.as_for().and_then(|l| self.kernel.roles.get(&l.id));
            found |= role.is_some_and(|role| match *role {
                Role::Inner(_) => true,
                Role::Outer(_) | Role::Unknown => false,
                Role::Tile { tiles, in_tile, .. } => is_item(tiles) || is_item(in_tile),
            });
        });
        found
    }

    fn iterations(&mut self, stmt: &Stmt, role: Role) -> Option<Iterations> {
        let part = |level: Level| match level {
            Level::Plain => Part::Plain,
            Level::Outer(axis) => Part::Group(axis),
            Level::Inner(axis) => Part::Item(axis),
        };
        Some(match role {
            Role::Outer(axis) => Iterations::Whole(Part::Group(axis)),
            Role::Inner(axis) => Iterations::Whole(Part::Item(axis)),
            Role::Unknown => return None,
            Role::Tile { tiles, in_tile, guard } => {
                let attr = self.unit.find_attr(&stmt.attrs, "tile")?;
                let size = *self.unit.attribute(attr).values.first()?;
                // With exactly one sequential part, it is not supported that work items leave the loop at different
                // times.
                if (tiles == Level::Plain) != (in_tile == Level::Plain) {
                    return None;
                }
                Iterations::Tiled { tiles: part(tiles), in_tile: part(in_tile), size: self.expr(size), guard }
            }
        })
    }
}

impl Spread {
    /// The distributions of its loops.
    pub(super) fn parts(&self) -> Vec<Part> {
        match &self.iterations {
            Iterations::Whole(part) => vec![*part],
            Iterations::Tiled { tiles, in_tile, .. } => vec![*tiles, *in_tile],
        }
    }
}
