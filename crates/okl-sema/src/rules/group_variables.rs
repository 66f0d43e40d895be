//! Variables that a loop over work items, or over groups, changes and that are declared outside of it.
//!
//! A CPU has one such variable for all iterations of the loop, a device has one for each iteration. The results agree
//! only if no iteration reads a value that another iteration wrote: each iteration writes the variable before it reads
//! it, or all iterations write the same value.
//!
//! ```text
//! int count = 0, k;
//! for (int t = 0; t < 16; ++t; @inner) {
//!   for (k = 0; k < 3; ++k) { ... }      // `k` is written first: the same everywhere
//!   if (x[t] > 0) count++;               // CPUs count all 16 work items; on a device, each counts itself
//! }
//! ```

use super::Facts;
use super::effects::{all_uses, effect, only_reads};
use super::leftovers::first_read;
use super::uniform_changes::Items;
use crate::region::{device_code, is_declared_in};
use crate::structure::roles;
use okl_analysis::Analyzed;
use okl_analysis::memory::MemoryObject;
use okl_model::{BinaryOperator, ExprKind, Function, Name, Scope, Stmt, VarId};
use okl_source::{Diagnostic, DiagnosticId, Span};
use std::collections::{BTreeMap, BTreeSet};

const GROUP_VARIABLE_CHANGED: DiagnosticId = DiagnosticId::new("group-variable-changed");

/// `group-variable-changed`: a variable whose value would differ between CPUs and devices.
pub(super) fn agree(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.whole_trees() {
        let kernel = tree.function;
        let Some(root) = facts.unit.body(kernel) else { continue };
        let changed = changed(facts.unit, kernel);
        let items = Items::new(facts.unit, tree, changed.keys().copied().collect());
        for (id, change) in changed {
            if let Some(read) = first_read(facts.unit, root, id, &|stmt| items.change_uniformly(stmt, id)) {
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
    let found = Diagnostic::error(GROUP_VARIABLE_CHANGED, message, change)
        .label(variable.name_span, "CPUs have one for the whole group, devices one for each work item");
    let found = if read == change { found } else { found.label(read, "read here") };
    if let Some(help) = sum_of_all(unit, body, id, change) {
        return found.help(help);
    }
    found.help(
        "declare it inside of the loop; or make it `@exclusive`, one for each work item, or `@shared`, one for all",
    )
}

/// The help text with one sum for all work items, if the change is an update that can be atomic. On the left the code
/// with the mistake, on the right the correct one:
///
/// ```text
/// float sum = 0;                                        @shared float sum;
///                                                       for (int i = 0; i < 1; ++i; @inner) sum = 0;
/// for (int t = 0; t < 16; ++t; @inner) sum += a[t];     for (int t = 0; t < 16; ++t; @inner) { @atomic sum += a[t]; }
/// m[g] = sum;                                           for (int i = 0; i < 1; ++i; @inner) m[g] = sum;
/// ```
fn sum_of_all(unit: &Analyzed, body: &Stmt, id: VarId, change: Span) -> Option<String> {
    let variable = unit.variable(id);
    // Groups share no `@shared` memory, and a loop counter is not a sum.
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

/// The variables of device code that a parallel loop changes and does not declare, with the first such change.
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
    // The variables that a name may lead to, by name.
    let mut led: BTreeMap<VarId, BTreeSet<VarId>> = BTreeMap::new();
    let Some(body) = unit.body(kernel) else { return found };
    // The parallel loops around the current statement. The walk visits statements in source order.
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
            // Includes accesses through a pointer that is converted from an integer.
            let objects = unit.memory().accessed(unit, &used).objects.into_iter();
            reached.extend(objects.filter_map(|home| match home {
                MemoryObject::Variable(id) => Some(id),
                MemoryObject::Argument(_) | MemoryObject::StringLiteral | MemoryObject::Unknown => None,
            }));
            reached.retain(|id| named.contains(id) || is_own(*id));
            for id in reached {
                // A variable that is not visible at the loop is not alive there: its scope has ended or has not begun.
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
