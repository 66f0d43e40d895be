//! A data-flow analysis of one variable of a group: at each point of the code, its leaves that may hold a value that
//! another iteration of a parallel loop wrote, on CPUs. Other leaves have the same value on CPUs and devices.
//!
//! The state is a set of leaves. So a struct that is filled field by field, or an array that is filled by a loop or a
//! function, is known as soon as all of it that is read has been written.

use super::effects::{all_uses, effect};
use super::leaves::{AccessPath, Counter, Leaves, Set, Step};
use crate::structure::roles;
use okl_analysis::fate::{Fate, Indirection};
use okl_analysis::{Analyzed, ModRef, Use};
use okl_model::{
    Access, BinaryOperator, CallTarget, Comparison, Direction, ExprId, ExprKind, ForLoop, FunctionId, Scope,
    Stmt, StmtId, StmtKind, VarId,
};
use okl_source::Span;

/// Returns true if every work item makes the same changes of the variable in a loop over work items.
pub(super) type IsUniform<'u> = &'u dyn Fn(&Stmt) -> bool;

/// The first read of a variable that may see a value written by another iteration. `is_uniform` answers for the
/// loops over work items around it.
pub(super) fn first_read(unit: &Analyzed, body: &Stmt, id: VarId, is_uniform: IsUniform<'_>) -> Option<Span> {
    let scope = unit.scope_of(body, unit.variable(id).name_span);
    let mut flow =
        Flow::new(unit, (id, Leaves::of(unit, unit.ty(unit.variable(id).ty))), scope, Some(is_uniform));
    flow.statement(body, Some(0));
    flow.read
}

/// True if code may read the value that a variable has before the code. False if the code fills the variable first.
pub fn looks_back(unit: &Analyzed, code: &Stmt, id: VarId) -> bool {
    let leaves = Leaves::of(unit, unit.ty(unit.variable(id).ty));
    let all = leaves.all();
    let mut flow = Flow::new(unit, (id, leaves), code.span, None);
    flow.statement(code, Some(all));
    flow.read.is_some()
}

/// The effect of a call on the object that one of its arguments designates or points to.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArgumentEffect {
    /// True if it may read the value from before the call.
    pub(super) reads: bool,
    /// The leaves that it certainly writes.
    pub(super) leaves: Set,
}

/// The effect of a function on the object that its parameter number `at` refers or points to, which has these leaves.
/// `None` if it is not known.
pub(super) fn filled(
    unit: &Analyzed,
    function: FunctionId,
    at: usize,
    leaves: Leaves,
    depth: usize,
) -> Option<ArgumentEffect> {
    let defined = unit.function(unit.definition(function)?);
    let id = *defined.params.get(at)?;
    let body = unit.body(defined).filter(|_| depth < DEEPEST && !defined.is_template)?;
    let is_pointer = !unit.ty(unit.variable(id).ty).is_reference();
    // If the address is captured, other names may lead to the object.
    let mut is_clear = true;
    let meant = |id| if is_pointer { Indirection::led_to(unit, id, 1) } else { Indirection::Place };
    unit.walk(body, &mut |stmt| {
        for used in unit.uses(stmt).iter().filter(|used| used.variable == id) {
            let is_moved = is_pointer && !used.through && used.access.may_write();
            is_clear &= !is_moved && unit.fate(used.id, meant(used.id)) != Fate::Captured;
        }
    });
    if !is_clear {
        return None;
    }
    let all = leaves.all();
    let mut flow = Flow::new(unit, (id, leaves), body.span, None);
    (flow.is_pointer, flow.is_behind, flow.depth) = (is_pointer, true, depth + 1);
    let left = flow.statement(body, Some(all));
    let left = join(left, flow.returned);
    Some(ArgumentEffect { reads: flow.read.is_some(), leaves: all & !left.unwrap_or(all) })
}

/// The number of nested calls that are followed.
const DEEPEST: usize = 4;

/// The leaves that may hold a value written by another iteration; `None` for code that is not reached.
type Left = Option<Set>;

fn join(one: Left, other: Left) -> Left {
    match (one, other) {
        (Some(one), Some(other)) => Some(one | other),
        (known, None) | (None, known) => known,
    }
}

/// The analysis of one variable: follows the code in execution order.
struct Flow<'u> {
    unit: &'u Analyzed,
    id: VarId,
    leaves: Leaves,
    /// The scope of the variable.
    scope: Span,
    is_uniform: Option<IsUniform<'u>>,
    /// True if the variable is a parameter, and the object that it points or refers to is followed.
    is_behind: bool,
    is_pointer: bool,
    /// The number of calls followed so far.
    depth: usize,
    /// The first read that may see a value written by another iteration.
    read: Option<Span>,
    /// The sequential loops around the current place that count through elements.
    counters: Vec<Counter>,
    /// The writes in those loops that go to another element in each iteration.
    written_by_iterations: Vec<AccessPath>,
    /// The number of branches between the current place and the innermost counter.
    branches: usize,
    /// The state at the `break`s and `continue`s of the statements around, innermost last.
    breaks: Vec<Left>,
    continues: Vec<Left>,
    /// The state at the `case`s of the `switch`es around.
    cases: Vec<Left>,
    /// The state at the `return`s.
    returned: Left,
}

impl<'u> Flow<'u> {
    fn new(
        unit: &'u Analyzed,
        (id, leaves): (VarId, Leaves),
        scope: Span,
        is_uniform: Option<IsUniform<'u>>,
    ) -> Flow<'u> {
        Flow {
            unit,
            id,
            leaves,
            scope,
            is_uniform,
            is_behind: false,
            is_pointer: false,
            depth: 0,
            read: None,
            counters: Vec::new(),
            written_by_iterations: Vec::new(),
            branches: 0,
            breaks: Vec::new(),
            continues: Vec::new(),
            cases: Vec::new(),
            returned: None,
        }
    }

    /// The transfer function of a statement: the state after it, for the state `left` before it.
    fn statement(&mut self, stmt: &Stmt, left: Left) -> Left {
        let unit = self.unit;
        match &stmt.kind {
            StmtKind::Block(body) => self.sequence(body, left),
            StmtKind::Other(body) => {
                let left = self.expressions(&stmt.expressions, left);
                let after = self.sequence(body, left);
                join(left, after)
            }
            StmtKind::Declaration(declared) => {
                let left = self.expressions(&stmt.expressions, left);
                if declared.contains(&self.id) { left.map(|_| 0) } else { left }
            }
            StmtKind::Expression | StmtKind::Empty => self.expressions(&stmt.expressions, left),
            StmtKind::For(_) if !roles(unit, stmt).is_empty() => self.parallel(stmt, left),
            StmtKind::For(l) => self.counting(stmt, l, left),
            StmtKind::Loop(body) => self.iterations((&stmt.expressions, *body, &[]), false, left),
            StmtKind::RangeFor { declare, body } => {
                let left = self.expressions(&[*declare], left);
                self.iterations((&[], *body, &[]), false, left)
            }
            StmtKind::If { then, otherwise } => {
                let left = self.expressions(&stmt.expressions, left);
                self.branches += 1;
                let yes = self.statement(unit.stmt(*then), left);
                let no = otherwise.map_or(left, |otherwise| self.statement(unit.stmt(otherwise), left));
                self.branches -= 1;
                join(yes, no)
            }
            StmtKind::Switch(body) => {
                let left = self.expressions(&stmt.expressions, left);
                self.cases.push(left);
                self.breaks.push(if has_default(unit, unit.stmt(*body)) { None } else { left });
                self.branches += 1;
                let after = self.statement(unit.stmt(*body), None);
                self.branches -= 1;
                self.cases.pop();
                join(after, self.breaks.pop().flatten())
            }
            StmtKind::Labelled(inner) => {
                // A `goto` may arrive here with any state.
                let jumped = self.cases.last().copied().unwrap_or(Some(self.leaves.all()));
                self.statement(unit.stmt(*inner), join(left, jumped))
            }
            StmtKind::Break => self.jump(left, |flow| flow.breaks.last_mut()),
            StmtKind::Continue => self.jump(left, |flow| flow.continues.last_mut()),
            StmtKind::Return | StmtKind::Goto => {
                let left = self.expressions(&stmt.expressions, left);
                self.returned = join(self.returned, left);
                None
            }
        }
    }

    fn sequence(&mut self, body: &[StmtId], left: Left) -> Left {
        body.iter().fold(left, |left, stmt| self.statement(self.unit.stmt(*stmt), left))
    }

    fn jump(&mut self, left: Left, target: for<'f> fn(&'f mut Flow<'u>) -> Option<&'f mut Left>) -> Left {
        if let Some(target) = target(self) {
            *target = join(*target, left);
        }
        None
    }

    /// A sequential `for`. After it, all elements are written that its iterations write by their counter.
    fn counting(&mut self, stmt: &Stmt, l: &ForLoop, left: Left) -> Left {
        let part = |place: Span| {
            let parts = stmt.expressions.iter().copied();
            parts.filter(|id| place.contains(self.unit.expression(*id).span)).collect::<Vec<_>>()
        };
        let (init, condition, update) = (part(l.init), part(l.condition), part(l.update));
        let left = self.expressions(&init, left);
        let counter = counter(self.unit, l);
        let (known, branches) = (self.written_by_iterations.len(), self.branches);
        if let Some(counter) = counter {
            self.counters.push(counter);
            self.branches = 0;
        }
        let mut after =
            self.iterations((&condition, l.body, &update), counter.is_some_and(|one| one.count > 0), left);
        if counter.is_some() {
            self.counters.pop();
            self.branches = branches;
            let may_stop = stops(self.unit, self.unit.stmt(l.body));
            let written = self.written_by_iterations.split_off(known);
            for way in written.into_iter().filter(|_| !may_stop) {
                let is_open = |step: &Step| {
                    matches!(step, Step::Elements { counter: Some(id), .. }
                        if self.counters.iter().any(|counter| counter.variable == *id))
                };
                if !way.steps.iter().any(is_open) {
                    after = after.map(|left| left & !self.leaves.under(&way.steps));
                } else if branches == 0 {
                    // A loop around this one also counts through elements.
                    self.written_by_iterations.push(way);
                }
            }
        }
        after
    }

    /// A loop with sequential iterations. It may have none, unless `surely` is set.
    fn iterations(
        &mut self,
        (condition, body, update): (&[ExprId], StmtId, &[ExprId]),
        surely: bool,
        left: Left,
    ) -> Left {
        let mut first = left;
        let mut after = if surely { None } else { left };
        // The state after one iteration is the state before the next one.
        for _ in 0..2 {
            let entered = self.expressions(condition, first);
            self.breaks.push(None);
            self.continues.push(None);
            let end = self.statement(self.unit.stmt(body), entered);
            let end = join(end, self.continues.pop().flatten());
            let end = self.expressions(update, end);
            let broken = self.breaks.pop().flatten();
            if !surely {
                after = join(after, entered);
            }
            after = join(join(after, end), broken);
            first = join(first, end);
        }
        after
    }

    /// A loop whose iterations are work items or groups.
    fn parallel(&mut self, stmt: &Stmt, left: Left) -> Left {
        let declares = stmt.span.contains(self.unit.variable(self.id).name_span);
        let changed = if declares { 0 } else { self.changed_in(stmt) };
        let inside = left.map(|left| left | changed);
        self.expressions(&stmt.expressions, inside);
        let Some(l) = stmt.as_for() else { return inside };
        self.breaks.push(None);
        self.continues.push(None);
        self.statement(self.unit.stmt(l.body), inside);
        self.continues.pop();
        self.breaks.pop();
        // All work items wrote the same value, so each of them has it, on devices as on CPUs.
        let is_uniform = changed != 0 && self.is_uniform.is_some_and(|is_uniform| is_uniform(stmt));
        if is_uniform { left } else { inside }
    }

    /// The leaves that a statement may write.
    fn changed_in(&self, stmt: &Stmt) -> Set {
        let mut found = 0;
        self.unit.walk(stmt, &mut |inner| {
            for used in all_uses(self.unit, self.unit.uses(inner)) {
                if self.touched(&used).writes {
                    found |= self.leaves.under(&self.way(&used).map(|way| way.steps).unwrap_or_default());
                }
            }
        });
        found
    }

    /// The effect of a use on the variable, or on the object that the parameter leads to.
    fn touched(&self, used: &Use) -> ModRef {
        if !self.is_behind {
            return effect(self.unit, used, self.id);
        }
        let is_it = used.variable == self.id && (used.through || !self.is_pointer);
        if !is_it {
            return ModRef::default();
        }
        // `rows[0][i] = 1` reads the pointer `rows[0]`, and writes to another object.
        let leaves = self.way(used).is_none_or(|way| way.end != Some(used.place));
        let done = self.unit.direct(used, None);
        if leaves && !done.is_nothing() { ModRef { reads: true, writes: false } } else { done }
    }

    /// The access path from the name of the variable; `None` if the use names something else.
    fn way(&self, used: &Use) -> Option<AccessPath> {
        let is_named = used.variable == self.id
            && matches!(self.unit.expression(used.id).kind, ExprKind::Name(_))
            && self.unit.expression(used.id).span == used.span;
        is_named.then(|| {
            // A parameter that is declared as an array has its elements.
            let is_pointer = self.is_pointer && !self.unit.type_of(used.id).is_array();
            self.leaves.way(self.unit, (used.id, used.place), is_pointer, &self.counters)
        })
    }

    fn expressions(&mut self, all: &[ExprId], mut left: Left) -> Left {
        for id in all {
            let uses = self.unit.effects_of(*id).uses;
            let scope = self.scope;
            for used in all_uses(self.unit, &uses).into_iter().filter(|used| scope.contains(used.span)) {
                left = self.used(&used, all, left);
            }
        }
        left
    }

    fn used(&mut self, used: &Use, whole: &[ExprId], left: Left) -> Left {
        let touched = self.touched(used);
        if touched.is_nothing() {
            return left;
        }
        let way = self.way(used);
        let steps = way.as_ref().map_or(&[][..], |way| &way.steps);
        let filled = way.as_ref().and_then(|way| self.filled_by_call(used, way, whole));
        let reads = filled.map_or(touched.reads, |filled| filled.reads);
        let seen = self.leaves.under(steps) & left.unwrap_or(0);
        if reads && seen != 0 && !way.as_ref().is_some_and(|way| self.is_of_iteration(way)) {
            self.read.get_or_insert(used.span);
        }
        let Some(way) = way.filter(|_| touched.writes) else { return left };
        if let Some(filled) = filled {
            let is_certain = steps_are_exact(&way.steps);
            let written = if is_certain { self.leaves.within(&way.steps, filled.leaves) } else { 0 };
            return left.map(|left| left & !written);
        }
        if used.access != Access::Write || !is_set(self.unit, &way, whole) {
            return left;
        }
        if steps_are_exact(&way.steps) {
            return left.map(|left| left & !self.leaves.under(&way.steps));
        }
        if self.branches == 0 && !way.steps.contains(&Step::Any) && !self.counters.is_empty() {
            self.written_by_iterations.push(way);
        }
        left
    }

    /// True if the same iteration of a loop has written the element before.
    fn is_of_iteration(&self, way: &AccessPath) -> bool {
        self.written_by_iterations
            .iter()
            .any(|written| written.steps.len() <= way.steps.len() && way.steps.starts_with(&written.steps))
    }

    /// The effect of the function that the variable, or a part of it, is passed to.
    fn filled_by_call(&self, used: &Use, way: &AccessPath, whole: &[ExprId]) -> Option<ArgumentEffect> {
        let handed = handed(self.unit, way, whole).filter(|_| used.access == Access::Escape)?;
        let part = Leaves::of(self.unit, self.unit.type_of(self.unit.peeled(way.end?)));
        filled(self.unit, handed.function, handed.at, part, self.depth)
    }
}

/// An argument of a call of a function of the unit, by reference or by address.
pub(super) struct PassedArgument<'u> {
    pub(super) function: FunctionId,
    /// The index of the argument.
    pub(super) at: usize,
    pub(super) arguments: &'u [ExprId],
}

/// The call that takes the place at the end of a path as an argument, if the call runs whenever its statement does. The
/// statement consists of the expressions `whole`.
pub(super) fn handed<'u>(
    unit: &'u Analyzed,
    way: &AccessPath,
    whole: &[ExprId],
) -> Option<PassedArgument<'u>> {
    let mut argument = unit.wrapped(way.end?);
    if let Some(parent) = unit.parent(argument)
        && let ExprKind::AddressOf(_) = unit.expression(parent).kind
    {
        argument = unit.wrapped(parent);
    }
    let call = unit.parent(argument).filter(|call| always_runs(unit, *call, whole))?;
    let ExprKind::Call(written) = &unit.expression(call).kind else { return None };
    let CallTarget::Function(callee) = written.target else { return None };
    let at = written.arguments.iter().position(|one| *one == argument)?;
    Some(PassedArgument { function: unit.callee(callee).function?, at, arguments: &written.arguments })
}

/// True for an access to the same place in every iteration.
fn steps_are_exact(steps: &[Step]) -> bool {
    steps.iter().all(|step| matches!(step, Step::Field(_) | Step::Elements { counter: None, .. }))
}

/// True if the whole place at the end of a path is assigned whenever its statement runs. The statement consists of the
/// expressions `whole`.
pub(super) fn is_set(unit: &Analyzed, way: &AccessPath, whole: &[ExprId]) -> bool {
    let Some(end) = way.end else { return false };
    let place = unit.wrapped(end);
    let Some(parent) = unit.parent(place) else { return false };
    let kind = &unit.expression(parent).kind;
    let is_target = matches!(kind, ExprKind::Assign { target, operator: None, .. } if *target == place)
        || matches!(kind, ExprKind::Call(call) if call.arguments.first() == Some(&place));
    is_target && always_runs(unit, parent, whole)
}

/// True for an expression that is evaluated whenever its statement runs, which consists of the expressions `whole`.
/// False in the body of a lambda.
pub(super) fn always_runs(unit: &Analyzed, mut id: ExprId, whole: &[ExprId]) -> bool {
    while !whole.contains(&id) {
        let Some(parent) = unit.parent(id) else { return false };
        let kind = &unit.expression(parent).kind;
        let comes_later = |first: &ExprId| *first != id;
        let may_skip = matches!(kind, ExprKind::OneOf(_) | ExprKind::Opaque(_) | ExprKind::SizeOf(_))
            || matches!(kind, ExprKind::Conditional { condition, .. } if comes_later(condition))
            || matches!(
                kind,
                ExprKind::Binary {
                    operator: BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr, left, ..
                } if comes_later(left)
            );
        if may_skip {
            return false;
        }
        id = parent;
    }
    true
}

/// The range of elements that a sequential loop counts through one by one, if known.
fn counter(unit: &Analyzed, l: &ForLoop) -> Option<Counter> {
    let (variable, count) = (l.variable?, unit.count(l)?);
    let is_own = unit.variable(variable).scope == Scope::Local;
    let by_one = count.step.is_none_or(|step| step.value == Some(1));
    let iterations = count.constant_count()?;
    let start = u64::try_from(count.start.value?).ok()?;
    let first = match count.direction {
        Direction::Up => start,
        Direction::Down => (start + 1).checked_sub(iterations)?,
    };
    let is_plain = count.comparison != Comparison::NotEqual || iterations > 0;
    let mut is_changed = false;
    unit.walk(unit.stmt(l.body), &mut |stmt| {
        is_changed |= unit.uses(stmt).iter().any(|used| used.variable == variable && used.access.may_write());
    });
    (is_own && by_one && is_plain && !is_changed).then_some(Counter { variable, first, count: iterations })
}

/// True if an iteration may end early or leave the loop.
fn stops(unit: &Analyzed, body: &Stmt) -> bool {
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        found |=
            matches!(stmt.kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return | StmtKind::Goto);
    });
    found
}

/// True if a `switch` has a `default`, a label without an expression, so that its body runs for every value.
fn has_default(unit: &Analyzed, stmt: &Stmt) -> bool {
    let own = matches!(stmt.kind, StmtKind::Labelled(_)) && stmt.expressions.is_empty();
    let below = |child: &&Stmt| !matches!(child.kind, StmtKind::Switch(_));
    own || unit.children(stmt).iter().filter(|child| below(child)).any(|child| has_default(unit, child))
}
