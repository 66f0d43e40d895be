//! Branches and loops that a group executes as a whole: the condition is uniform over its work items.
//!
//! ```text
//! okl_condition1 = (x[j] > 0) ? 1 : 0;       by one work item, if the condition is not uniform
//! if (okl_condition1) { ... }                by the group
//! ```

use crate::device::Device;
use crate::types;
use crate::uses::Uses;
use okl_plugin::model::{ExprId, ExprKind, ForLoop, Name, Stmt, StmtId, StmtKind, VarId};
use okl_plugin::{Piece, Span, Unit};

impl Device<'_, '_> {
    /// An `if` that the group executes as a whole.
    pub(crate) fn branch(&mut self, stmt: &Stmt, then: StmtId, otherwise: Option<StmtId>) -> Vec<Piece> {
        let condition = self.only_expression(stmt);
        let (before, condition) = self.known(stmt, condition, true);
        let mut pieces = before;
        pieces.push(self.stands(format!("if ({condition}) {{\n")));
        pieces.extend(self.gang_level(&[then]));
        if let Some(otherwise) = otherwise {
            pieces.push(self.stands("} else {\n".into()));
            pieces.extend(self.gang_level(&[otherwise]));
        }
        pieces.push(self.stands("}\n".into()));
        pieces
    }

    /// A `switch` that the group executes as a whole; its labels stay.
    pub(crate) fn choice(&mut self, stmt: &Stmt, body: StmtId) -> Vec<Piece> {
        let value = self.only_expression(stmt);
        let (before, value) = self.known(stmt, value, false);
        let mut pieces = before;
        pieces.push(self.stands(format!("switch ({value}) {{\n")));
        pieces.extend(self.gang_level(&[body]));
        pieces.push(self.stands("}\n".into()));
        pieces
    }

    /// A `while`, a `do`, or a `for` whose trip count is not known before the loop:
    ///
    /// ```text
    /// okl_condition2 = ...;
    /// while (okl_condition2) { ...  okl_condition2 = ...; }
    /// ```
    ///
    /// The condition is in the header because PoCL 3.1 miscompiles a loop with barriers that is left by `break`, and
    /// compiles this form correctly.
    pub(crate) fn any_loop(&mut self, stmt: &Stmt, parts: &LoopParts, body: StmtId) -> Vec<Piece> {
        if goes_on(self.writer.program.unit, self.writer.program.unit.stmt(body)) {
            return self.any_loop_with_continue(stmt, parts, body);
        }
        let (computed, condition) = match parts.condition {
            Some(condition) => self.known_by(stmt, condition, true),
            None => (Vec::new(), "1".to_string()),
        };
        let with = |pieces: &[Piece]| [pieces, &computed].concat();
        let before = if parts.is_do { parts.init.clone() } else { with(&parts.init) };
        let mut pieces = self.by_leader(before);
        let head = if parts.is_do { "do {\n".to_string() } else { format!("while ({condition}) {{\n") };
        pieces.push(self.stands(head));
        pieces.extend(self.gang_level(&[body]));
        pieces.extend(self.by_leader(with(&parts.update)));
        let end = if parts.is_do { format!("}} while ({condition});\n") } else { "}\n".to_string() };
        pieces.push(self.stands(end));
        pieces
    }

    /// The form of such a loop if its body has a `continue`:
    ///
    /// ```text
    /// for (int okl_round1 = 0;; okl_round1 = 1) {
    ///   if (okl_round1) { ... }                         the increment of the user's `for`, between iterations
    ///   okl_condition2 = ...; if (!okl_condition2) break;
    /// ```
    fn any_loop_with_continue(&mut self, stmt: &Stmt, parts: &LoopParts, body: StmtId) -> Vec<Piece> {
        let round = format!("okl_round{}", self.number());
        let (before, condition) = match parts.condition {
            Some(condition) => self.known(stmt, Some(condition), true),
            None => (Vec::new(), String::new()),
        };
        let mut pieces = self.by_leader(parts.init.clone());
        pieces.push(self.stands(format!("for (int {round} = 0;; {round} = 1) {{\n")));
        if !parts.update.is_empty() {
            pieces.push(self.stands(format!("if ({round}) {{\n")));
            pieces.extend(self.by_leader(parts.update.clone()));
            pieces.push(self.stands("}\n".into()));
        }
        if !condition.is_empty() {
            // The first iteration of `do` does not test the condition.
            let asks = if parts.is_do { format!("if ({round}) {{\n") } else { "{\n".to_string() };
            pieces.push(self.stands(asks));
            pieces.extend(before);
            pieces.push(self.stands(format!("if (!({condition})) break;\n}}\n")));
        }
        pieces.extend(self.gang_level(&[body]));
        pieces.push(self.stands("}\n".into()));
        pieces
    }

    /// The parts of a `while` or a `do`.
    pub(crate) fn loop_parts(&mut self, stmt: &Stmt) -> LoopParts {
        LoopParts {
            init: Vec::new(),
            condition: self.only_expression(stmt),
            update: Vec::new(),
            // In the model only a `while` has a header before its body.
            is_do: stmt.header.is_none(),
        }
    }

    /// The parts of a `for`. Variables that it declares are placed in group memory.
    fn for_parts(&mut self, stmt: &Stmt, l: &ForLoop) -> LoopParts {
        let unit = self.writer.program.unit;
        let within = |part: Span| {
            stmt.expressions.iter().copied().filter(move |id| part.contains(unit.expression(*id).span))
        };
        let mut init = Vec::new();
        for id in within(l.init) {
            if let ExprKind::Declare(declare) = &unit.expression(id).kind {
                for variable in &declare.variables {
                    self.share(*variable, None);
                    init.extend(self.first_value(*variable, stmt.span));
                }
            } else {
                let text = format!("{};\n", self.writer.text(unit.expression(id).span));
                init.push(Piece::Stands { text, from: l.header });
            }
        }
        let update = within(l.update).map(|id| {
            let text = format!("{};\n", self.writer.text(unit.expression(id).span));
            Piece::Stands { text, from: l.header }
        });
        let update = update.collect();
        LoopParts { init, condition: within(l.condition).next_back(), update, is_do: false }
    }

    /// Makes a condition or the value of a `switch` uniform: the statements that compute it, and its text. A uniform
    /// expression stays as it is; any other is computed by one work item into group memory.
    fn known(&mut self, stmt: &Stmt, value: Option<ExprId>, is_condition: bool) -> (Vec<Piece>, String) {
        let Some(value) = value else { return (Vec::new(), "1".to_string()) };
        let (computed, name) = self.known_by(stmt, value, is_condition);
        (self.by_leader(computed), name)
    }

    /// Like [`Device::known`], but the returned statements are not yet in a loop for one work item.
    fn known_by(&mut self, stmt: &Stmt, value: ExprId, is_condition: bool) -> (Vec<Piece>, String) {
        let unit = self.writer.program.unit;
        let text = self.writer.text(unit.expression(value).span);
        if self.is_uniform(value) {
            return (Vec::new(), text);
        }
        let name = format!("okl_condition{}", self.number());
        let (declared, given) = match is_condition {
            true => (format!("int {name}"), format!("({text}) ? 1 : 0")),
            false => (types::declare(unit.type_of(value).value(), &name), text),
        };
        self.shared.push_str(&format!("@shared {declared};\n"));
        let computed =
            Piece::Stands { text: format!("{name} = {given};\n"), from: Span::at(stmt.span.start) };
        (vec![computed], name)
    }

    /// The condition of a statement; a condition that declares a variable is refused.
    fn only_expression(&mut self, stmt: &Stmt) -> Option<ExprId> {
        let unit = self.writer.program.unit;
        let [only] = stmt.expressions.as_slice() else {
            self.refuse(
                Span::at(stmt.span.start),
                "a condition with a declaration, around a loop over lanes,",
            );
            return None;
        };
        if matches!(unit.expression(*only).kind, ExprKind::Declare(_)) {
            self.refuse(unit.expression(*only).span, "a condition that declares, around a loop over lanes,");
        }
        Some(*only)
    }

    /// A `for` that the group executes as a whole: the iterations of its gang, or all iterations.
    pub(crate) fn group_loop(&mut self, stmt: &Stmt, l: &ForLoop) -> Vec<Piece> {
        let placed = self.writer.program.loop_of(stmt.id);
        if placed.is_none() && self.goes_on(stmt, l).is_some() {
            let mut pieces = self.writer.range(l.header);
            pieces.push(self.stands(" {\n".into()));
            pieces.extend(self.gang_level(&[l.body]));
            pieces.push(self.stands("}\n".into()));
            return pieces;
        }
        if placed.is_none() && !self.counts(l) {
            let mut pieces = vec![self.stands("{\n".into())];
            let parts = self.for_parts(stmt, l);
            pieces.extend(self.any_loop(stmt, &parts, l.body));
            pieces.push(self.stands("}\n".into()));
            return pieces;
        }
        let over_gangs = placed.filter(|placed| self.writer.levels(placed, stmt.id).gang);
        let mut pieces = vec![self.stands("{\n".into())];
        let Some(iterations) = self.iterations(stmt, l, over_gangs, false) else {
            self.refuse(
                l.header,
                "a loop around a loop over lanes that is not `for (int i = 0; i < n; ++i)`",
            );
            return pieces;
        };
        let copies = self.writer.program.copies(stmt.id);
        let outside = self.names.clone();
        for id in copies.private {
            if let Some(part) = self.writer.part(id) {
                let text = part.declared_for_gang();
                self.uniform.insert(id);
                pieces.push(self.stands(text));
            } else {
                self.share(id, Some(stmt.id));
            }
        }
        pieces.push(self.stands(iterations.text));
        let counters = match placed {
            Some(_) => copies.counters,
            None => self.writer.program.counter(l).into_iter().collect(),
        };
        let new = self.know(&counters);
        pieces.extend(self.gang_level(&[iterations.body]));
        self.forget(&new);
        self.names = outside;
        pieces.push(self.stands(format!("{}\n}}\n", iterations.close)));
        pieces
    }

    /// The variable of a loop whose start, condition and step are uniform: `for (int half = 8; half > 0; half /= 2)`.
    /// Such a loop stays as it is.
    pub(crate) fn goes_on(&mut self, stmt: &Stmt, l: &ForLoop) -> Option<VarId> {
        let unit = self.writer.program.unit;
        let at = |part: Span| {
            let mut all =
                stmt.expressions.iter().copied().filter(|id| part.contains(unit.expression(*id).span));
            all.next().filter(|_| all.next().is_none())
        };
        let (init, condition, update) = (at(l.init)?, at(l.condition)?, unit.update(at(l.update)?)?);
        let ExprKind::Declare(declare) = &unit.expression(init).kind else { return None };
        let [id] = declare.variables[..] else { return None };
        let is_it = matches!(
            unit.expression(unit.peeled(update.target)).kind, ExprKind::Name(Name::Variable(target)) if target == id
        );
        let changes = Uses::of(unit, unit.stmt(l.body)).changed;
        if !is_it || changes.contains(&id) || !declare.init.is_some_and(|init| self.is_uniform(init)) {
            return None;
        }
        let is_new = self.uniform.insert(id);
        let is_known = self.is_uniform(condition) && update.value.is_none_or(|value| self.is_uniform(value));
        if !is_known && is_new {
            self.uniform.remove(&id);
        }
        is_known.then_some(id)
    }

    /// True if the trip count of a loop is known before its first iteration and the loop declares its variable.
    pub(crate) fn counts(&self, l: &ForLoop) -> bool {
        let program = self.writer.program;
        let unit = program.unit;
        let (Some(count), Some(counter)) = (program.count(l), program.counter(l)) else { return false };
        let inside = Uses::of(unit, unit.stmt(l.body));
        let mut header = Uses::default();
        let parts = [Some(count.start), Some(count.bound), count.step];
        for part in parts.into_iter().flatten() {
            header.expression(unit, part.id);
        }
        l.init.contains(unit.variable(counter).name_span)
            && !inside.changed.contains(&counter)
            && header.changed.is_empty()
            && header.named.keys().all(|id| !inside.changed.contains(id))
            && parts.into_iter().flatten().all(|part| stays(unit, part.id))
    }
}

/// Returns true if an expression reads no memory that may be written.
fn stays(unit: &Unit, id: ExprId) -> bool {
    let expression = unit.expression(id);
    let reads = matches!(
        expression.kind,
        ExprKind::Index { .. } | ExprKind::Dereference(_) | ExprKind::Member(_) | ExprKind::Call(_)
    );
    (!reads || unit.ty(expression.ty).is_const) && expression.kind.children().all(|child| stays(unit, child))
}

/// The parts of a loop apart from its body.
pub(crate) struct LoopParts {
    init: Vec<Piece>,
    condition: Option<ExprId>,
    update: Vec<Piece>,
    is_do: bool,
}

/// Returns true if a statement has a `continue` of the enclosing loop.
fn goes_on(unit: &Unit, stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Continue => true,
        StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => false,
        StmtKind::Break
        | StmtKind::Labelled(_)
        | StmtKind::Switch(_)
        | StmtKind::Block(_)
        | StmtKind::If { .. }
        | StmtKind::Other(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty => unit.children(stmt).into_iter().any(|child| goes_on(unit, child)),
    }
}
