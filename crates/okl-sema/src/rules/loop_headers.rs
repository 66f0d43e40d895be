//! The headers of loops whose iterations okl computes: `@outer`, `@inner`, `@tile`.

use super::Facts;
use super::effects::{all_uses, effect};
use crate::region::counting_attribute;
use okl_analysis::Analyzed;
use okl_model::{Comparison, Direction, ForLoop, IntType, StmtId, StmtKind, VarId};
use okl_source::{Diagnostic, DiagnosticId, Span};

const EMPTY_LOOP: DiagnosticId = DiagnosticId::new("empty-loop");
const ENDLESS_LOOP: DiagnosticId = DiagnosticId::new("endless-loop");
const LOOP_HEADER: DiagnosticId = DiagnosticId::new("loop-header");
const LOOP_VARIABLE_ASSIGNED: DiagnosticId = DiagnosticId::new("loop-variable-assigned");

/// `loop-header`: a parallel loop counts with one integer variable.
pub(super) fn form(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(defect) = &l.defect else { return };
        let message = format!("the `@{name}` loop {}", defect.why);
        out.push(
            Diagnostic::error(LOOP_HEADER, message, defect.span)
                .help("write `for (int i = first; i < bound; ++i)`; the step may be any positive amount"),
        );
    });
}

/// `empty-loop`: a loop that never runs, whatever the arguments are.
pub(super) fn empty(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(count) = facts.unit.count(l) else { return };
        let negative = |value: Option<i64>| value.is_some_and(|value| value < 0);
        // Compared with an unsigned number, a negative one wraps to a large one.
        let wraps = !count.compared.signed && (negative(count.start.value) || negative(count.bound.value));
        if count.constant_count() == Some(0) && !wraps {
            out.push(
                Diagnostic::warning(EMPTY_LOOP, format!("this `@{name}` loop never runs"), l.condition)
                    .here("false from the start")
                    .help("check the first value and the bound"),
            );
        }
    });
}

/// `endless-loop`: a loop whose condition is true for all values of its variable and that no statement leaves.
pub(super) fn endless(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    for body in unit.functions.iter().filter_map(|function| unit.body(function)) {
        unit.walk(body, &mut |stmt| {
            let Some(l) = stmt.as_for().filter(|l| !is_left(unit, l.body)) else { return };
            let Some((count, variable)) = unit.count(l).zip(l.variable.map(|id| unit.variable(id))) else {
                return;
            };
            let ty = unit.ty(variable.ty);
            let is_wide = |int: &IntType| int.promoted() == count.compared || count.compared.signed;
            let (Some(int), Some(bound)) = (ty.int().filter(is_wide), count.bound.value.map(i128::from))
            else {
                return;
            };
            let holds = match count.comparison {
                Comparison::Less => bound > int.largest(),
                Comparison::LessEqual => bound >= int.largest(),
                Comparison::Greater => bound < int.least() && count.compared.signed,
                Comparison::GreaterEqual => bound <= int.least() && (count.compared.signed || bound == 0),
                Comparison::NotEqual => false,
            };
            let is_towards = match count.direction {
                Direction::Up => matches!(count.comparison, Comparison::Less | Comparison::LessEqual),
                Direction::Down => matches!(count.comparison, Comparison::Greater | Comparison::GreaterEqual),
            };
            if holds && is_towards {
                let help = match count.direction {
                    Direction::Down if !int.signed => "count with a signed type, or from the bound up",
                    Direction::Up | Direction::Down => "count with a wider type",
                };
                out.push(
                    Diagnostic::warning(ENDLESS_LOOP, "this loop never ends", l.condition)
                        .here(format!("true for every `{}`", ty.spelling))
                        .help(help),
                );
            }
        });
    }
}

/// True if a statement in the body of a loop may leave it.
fn is_left(unit: &Analyzed, body: StmtId) -> bool {
    let mut found = false;
    unit.walk(unit.stmt(body), &mut |stmt| {
        found |= matches!(stmt.kind, StmtKind::Break | StmtKind::Return | StmtKind::Goto);
    });
    found
}

/// `loop-variable-assigned`: the body does not change the variable of a parallel loop, because okl computes its value
/// for each work item.
pub(super) fn variable(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(variable) = l.variable.filter(|_| l.canonical.is_some()) else { return };
        for place in assignments(facts.unit, l.body, variable) {
            let message = format!("the body of an `@{name}` loop changes its variable");
            let text = format!("the loop counts with `{}`", facts.unit.variable(variable).name);
            out.push(
                Diagnostic::error(LOOP_VARIABLE_ASSIGNED, message, place)
                    .label(facts.unit.variable(variable).name_span, text)
                    .help("change a copy of it instead"),
            );
        }
    });
}

/// The places that change a variable, by its name or through a pointer or reference, in source order.
fn assignments(unit: &Analyzed, body: StmtId, variable: VarId) -> Vec<Span> {
    let mut found = Vec::new();
    unit.walk(unit.stmt(body), &mut |stmt| {
        let uses = all_uses(unit, unit.uses(stmt)).into_iter();
        found.extend(uses.filter(|used| effect(unit, used, variable).writes).map(|used| used.span));
    });
    found.sort_unstable();
    found.dedup();
    found
}

/// Visits the loops of kernels whose iterations okl computes, with the name of the attribute that requires it.
fn each_loop(facts: &Facts<'_>, visit: &mut dyn FnMut(&str, &ForLoop)) {
    for kernel in facts.kernels() {
        let Some(body) = facts.unit.body(kernel) else { continue };
        facts.unit.walk(body, &mut |stmt| {
            if let (Some(l), Some(name)) = (stmt.as_for(), counting_attribute(facts.unit, stmt)) {
                visit(name, l);
            }
        });
    }
}
