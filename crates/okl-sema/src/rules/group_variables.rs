//! Variables that a loop over work items, or over groups, changes and that are declared outside of it.
//!
//! CPUs have one such variable for all rounds of the loop, devices one for each. Both mean the same only where no
//! round ever sees what another left behind: where it writes the variable before it reads it.
//!
//! ```text
//! int count = 0, k;
//! for (int t = 0; t < 16; ++t; @inner) {
//!   for (k = 0; k < 3; ++k) { ... }      // `k` is written first: the same everywhere
//!   if (x[t] > 0) count++;               // CPUs count 16 items, each item of a device counts itself
//! }
//! ```

use super::Facts;
use super::effects::{all_uses, effect, only_reads};
use crate::region::{device_code, is_declared_in};
use crate::structure::roles;
use okl_analysis::memory::Home;
use okl_analysis::{Analyzed, Use};
use okl_model::{BinaryOperator, ExprId, ExprKind, Function, Name, Scope, Stmt, StmtId, StmtKind, VarId};
use okl_source::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// `group-variable-changed`: a variable that CPUs and devices would disagree about.
pub(super) fn agree(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        for (id, change) in changed(facts.unit, kernel) {
            let Some(root) = facts.unit.body(kernel) else { continue };
            let mut flow = Flow::new(facts.unit, root, id);
            flow.statement(root, Some(Value::Known));
            if let Some(read) = flow.read {
                out.push(disagreement(facts.unit, root, id, change, read));
            }
        }
    }
}

fn disagreement(unit: &Analyzed, body: &Stmt, id: VarId, change: Span, read: Span) -> Diagnostic {
    let variable = unit.variable(id);
    let message = format!(
        "`{}` is changed in a parallel loop and declared outside of it: CPUs and devices would disagree",
        variable.name
    );
    let found = Diagnostic::error("group-variable-changed", message, change)
        .label(variable.name_span, "CPUs have one for the whole group, devices one for each work item");
    let found = if read == change { found } else { found.label(read, "this is where it shows") };
    if let Some(help) = sum_of_all(unit, body, id, change) {
        return found.help(help);
    }
    found.help(
        "declare it inside of the loop; or make it `@exclusive`, one for each work item, or `@shared`, one for all",
    )
}

/// How work items add to one variable: where the change is an update that can be one step.
///
/// ```text
/// float sum = 0;                                        @shared float sum;
///                                                       for (int i = 0; i < 1; ++i; @inner) sum = 0;
/// for (int t = 0; t < 16; ++t; @inner) sum += a[t];     for (int t = 0; t < 16; ++t; @inner) { @atomic sum += a[t]; }
/// m[g] = sum;                                           for (int i = 0; i < 1; ++i; @inner) m[g] = sum;
/// ```
fn sum_of_all(unit: &Analyzed, body: &Stmt, id: VarId, change: Span) -> Option<String> {
    let variable = unit.variable(id);
    // Groups have no memory together, and a loop that counts adds nothing up.
    let (mut of_items, mut counts) = (None, false);
    unit.walk(body, &mut |stmt| {
        let is_between = stmt.span.contains(change) && !stmt.span.contains(variable.name_span);
        if of_items.is_none() && is_between && !roles(unit, stmt).is_empty() {
            of_items = Some(!unit.has_attr(&stmt.attrs, "outer") && !unit.has_attr(&stmt.attrs, "tile"));
        }
        counts |= stmt.as_for().is_some_and(|l| l.variable == Some(id));
    });
    if of_items != Some(true) || counts {
        return None;
    }
    let ty = unit.ty(variable.ty);
    let target = unit.expressions.iter().find(|expression| {
        expression.span == change
            && matches!(&expression.kind, ExprKind::Name(Name::Variable(name)) if *name == id)
    })?;
    let update = unit.parent(target.id).map(|parent| unit.expression(parent))?;
    let adds = matches!(
        &update.kind,
        ExprKind::Assign { operator: Some(BinaryOperator::Add | BinaryOperator::Subtract), .. }
            | ExprKind::Step { .. }
    );
    let is_number = ty.int().is_some() || matches!(ty.canonical.as_str(), "float" | "double");
    if !adds || !is_number {
        return None;
    }
    let name = &variable.name;
    let start = variable.init.map_or("0", |init| unit.source(unit.expression(init).span));
    let lines = [
        "for one sum of all work items:".to_string(),
        format!("  @shared {} {name};", ty.spelling),
        format!("  for (int i = 0; i < 1; ++i; @inner) {name} = {start};"),
        format!("  ... @atomic {};", unit.source(update.span)),
        format!("  for (int i = 0; i < 1; ++i; @inner) ... // read `{name}` here"),
    ];
    Some(lines.join("\n"))
}

/// The variables of device code that some parallel loop changes without declaring them, with the first such change.
fn changed(unit: &Analyzed, kernel: &Function) -> BTreeMap<VarId, Span> {
    let device = device_code(unit, kernel);
    let is_own = |id: VarId| {
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty);
        let special = ["shared", "exclusive"].iter().any(|name| unit.has_attr(&variable.attrs, name));
        let changes = !ty.is_const && !ty.is_reference() && !variable.is_static && !variable.is_constexpr;
        variable.scope == Scope::Local && changes && !special && is_declared_in(unit, id, &device)
    };
    let mut found = BTreeMap::new();
    // Those that a name may lead to, by name.
    let mut led: BTreeMap<VarId, BTreeSet<VarId>> = BTreeMap::new();
    let Some(body) = unit.body(kernel) else { return found };
    // The parallel loops around the place of the walk, which goes through the text from its start to its end.
    let mut around: Vec<Span> = Vec::new();
    unit.walk(body, &mut |stmt| {
        while around.last().is_some_and(|outer| !outer.contains(stmt.span)) {
            around.pop();
        }
        if !roles(unit, stmt).is_empty() {
            around.push(stmt.span);
        }
        if around.is_empty() {
            return;
        }
        for used in all_uses(unit, unit.uses(stmt).iter().filter(|used| !only_reads(unit, used))) {
            let named = led.entry(used.variable).or_insert_with(|| {
                let all = unit.leads_to(used.variable).into_iter().chain([used.variable]);
                all.filter(|id| is_own(*id)).collect()
            });
            let mut reached = named.clone();
            // Also through a pointer that is made of a number.
            let homes = unit.memory().accessed(unit, &used).homes.into_iter();
            reached.extend(homes.filter_map(|home| match home {
                Home::Variable(id) => Some(id),
                Home::Handed(_) | Home::Text | Home::Unknown => None,
            }));
            reached.retain(|id| named.contains(id) || is_own(*id));
            for id in reached {
                // What is declared elsewhere is not there any more, or not yet.
                let declared = unit.variable(id).name_span;
                let is_outside = around.iter().any(|outer| unit.sees(body, *outer, declared));
                if is_outside && effect(unit, &used, id).writes {
                    let first = found.entry(id).or_insert(used.span);
                    *first = (*first).min(used.span);
                }
            }
        }
    });
    found
}

/// How much of a variable is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// All of it, for sure.
    Whole,
    /// A part, or maybe nothing.
    Some,
}

/// Whether the whole variable is written whenever its statement, made of `whole`, runs.
fn extent(unit: &Analyzed, used: &Use, whole: &[ExprId]) -> Extent {
    let name = unit.wrapped(used.id);
    let Some(parent) = unit.parent(name) else { return Extent::Some };
    let kind = &unit.expression(parent).kind;
    let is_target = matches!(kind, ExprKind::Assign { target, .. } if *target == name)
        || matches!(kind, ExprKind::Call(call) if call.arguments.first() == Some(&name));
    if is_target && always_runs(unit, parent, whole) { Extent::Whole } else { Extent::Some }
}

/// Whether an expression runs whenever the statement does that is made of `whole`; not in the body of a lambda.
fn always_runs(unit: &Analyzed, mut id: ExprId, whole: &[ExprId]) -> bool {
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

/// What a variable holds at some point of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    /// The same on CPUs and devices.
    Known,
    /// On CPUs, maybe what another round of a parallel loop left there.
    Left,
}

/// Follows the value of one variable through the code, in the order it runs. `None` is code that is not reached.
struct Flow<'u> {
    unit: &'u Analyzed,
    id: VarId,
    /// Where it is there.
    scope: Span,
    /// The first place that sees what another round left behind.
    read: Option<Span>,
    /// What it holds at the `break`s and `continue`s of the statements around, innermost last.
    breaks: Vec<Option<Value>>,
    continues: Vec<Option<Value>>,
    /// What it holds at the `case`s of the `switch`es around.
    cases: Vec<Option<Value>>,
}

impl<'u> Flow<'u> {
    fn new(unit: &'u Analyzed, body: &Stmt, id: VarId) -> Flow<'u> {
        let scope = unit.scope_of(body, unit.variable(id).name_span);
        Flow { unit, id, scope, read: None, breaks: Vec::new(), continues: Vec::new(), cases: Vec::new() }
    }

    /// What the variable holds after a statement that it held `value` before.
    fn statement(&mut self, stmt: &Stmt, value: Option<Value>) -> Option<Value> {
        let unit = self.unit;
        match &stmt.kind {
            StmtKind::Block(body) => self.sequence(body, value),
            StmtKind::Other(body) => {
                let value = self.expressions(&stmt.expressions, value);
                let after = self.sequence(body, value);
                value.max(after)
            }
            StmtKind::Declaration(declared) => {
                let value = self.expressions(&stmt.expressions, value);
                if declared.contains(&self.id) { value.map(|_| Value::Known) } else { value }
            }
            StmtKind::Expression | StmtKind::Empty => self.expressions(&stmt.expressions, value),
            StmtKind::For(_) if !roles(unit, stmt).is_empty() => self.parallel(stmt, value),
            StmtKind::For(l) => {
                let part = |place: Span| {
                    let parts = stmt.expressions.iter().copied();
                    parts.filter(|id| place.contains(unit.expression(*id).span)).collect::<Vec<_>>()
                };
                let value = self.expressions(&part(l.init), value);
                let (condition, update) = (part(l.condition), part(l.update));
                self.rounds(&condition, l.body, &update, value)
            }
            StmtKind::Loop(body) => self.rounds(&stmt.expressions, *body, &[], value),
            StmtKind::RangeFor { declare, body } => {
                let value = self.expressions(&[*declare], value);
                self.rounds(&[], *body, &[], value)
            }
            StmtKind::If { then, otherwise } => {
                let value = self.expressions(&stmt.expressions, value);
                let yes = self.statement(unit.stmt(*then), value);
                let no = otherwise.map_or(value, |otherwise| self.statement(unit.stmt(otherwise), value));
                yes.max(no)
            }
            StmtKind::Switch(body) => {
                let value = self.expressions(&stmt.expressions, value);
                self.cases.push(value);
                self.breaks.push(if has_default(unit, unit.stmt(*body)) { None } else { value });
                let after = self.statement(unit.stmt(*body), None);
                self.cases.pop();
                after.max(self.breaks.pop().flatten())
            }
            StmtKind::Labelled(inner) => {
                // Nothing is known of what a `goto` brings.
                let jumped = self.cases.last().copied().unwrap_or(Some(Value::Left));
                self.statement(unit.stmt(*inner), value.max(jumped))
            }
            StmtKind::Break => self.jump(value, |flow| flow.breaks.last_mut()),
            StmtKind::Continue => self.jump(value, |flow| flow.continues.last_mut()),
            StmtKind::Return | StmtKind::Goto => {
                self.expressions(&stmt.expressions, value);
                None
            }
        }
    }

    fn sequence(&mut self, body: &[StmtId], value: Option<Value>) -> Option<Value> {
        body.iter().fold(value, |value, stmt| self.statement(self.unit.stmt(*stmt), value))
    }

    fn jump(
        &mut self,
        value: Option<Value>,
        target: for<'f> fn(&'f mut Flow<'u>) -> Option<&'f mut Option<Value>>,
    ) -> Option<Value> {
        if let Some(target) = target(self) {
            *target = (*target).max(value);
        }
        None
    }

    /// A loop whose rounds come one after another; maybe none does.
    fn rounds(
        &mut self,
        condition: &[ExprId],
        body: StmtId,
        update: &[ExprId],
        value: Option<Value>,
    ) -> Option<Value> {
        let mut first = value;
        let mut after = value;
        // What one round leaves, the next one starts with.
        for _ in 0..2 {
            let entered = self.expressions(condition, first);
            self.breaks.push(None);
            self.continues.push(None);
            let end = self.statement(self.unit.stmt(body), entered);
            let end = end.max(self.continues.pop().flatten());
            let end = self.expressions(update, end);
            let left = self.breaks.pop().flatten();
            after = after.max(entered).max(end).max(left);
            first = first.max(end);
        }
        after
    }

    /// A loop whose rounds are work items or groups.
    fn parallel(&mut self, stmt: &Stmt, value: Option<Value>) -> Option<Value> {
        let declares = stmt.span.contains(self.unit.variable(self.id).name_span);
        let value = match !declares && self.changes(stmt) {
            true => value.map(|_| Value::Left),
            false => value,
        };
        self.expressions(&stmt.expressions, value);
        let Some(l) = stmt.as_for() else { return value };
        self.breaks.push(None);
        self.continues.push(None);
        self.statement(self.unit.stmt(l.body), value);
        self.continues.pop();
        self.breaks.pop();
        value
    }

    /// Whether something in a statement may write to the variable.
    fn changes(&self, stmt: &Stmt) -> bool {
        let mut found = false;
        self.unit.walk(stmt, &mut |inner| {
            let uses = all_uses(self.unit, self.unit.uses(inner));
            found |= uses.iter().any(|used| effect(self.unit, used, self.id).writes);
        });
        found
    }

    fn expressions(&mut self, all: &[ExprId], mut value: Option<Value>) -> Option<Value> {
        for id in all {
            let uses = self.unit.effects_of(*id).uses;
            for used in all_uses(self.unit, &uses).into_iter().filter(|used| self.scope.contains(used.span)) {
                let effect = effect(self.unit, &used, self.id);
                if effect.reads && value == Some(Value::Left) {
                    self.read.get_or_insert(used.span);
                }
                let direct = used.variable == self.id && effect.writes;
                if direct && extent(self.unit, &used, all) == Extent::Whole {
                    value = value.map(|_| Value::Known);
                }
            }
        }
        value
    }
}

/// Whether every value leads into the body of a `switch`: `default:` is a label without an expression.
fn has_default(unit: &Analyzed, stmt: &Stmt) -> bool {
    let own = matches!(stmt.kind, StmtKind::Labelled(_)) && stmt.expressions.is_empty();
    let below = |child: &&Stmt| !matches!(child.kind, StmtKind::Switch(_));
    own || unit.children(stmt).iter().filter(|child| below(child)).any(|child| has_default(unit, child))
}
