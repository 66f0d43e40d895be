//! Loops that okl counts: `@outer`, `@inner`, `@tile`.

use super::Facts;
use super::effects::{all_uses, effect};
use crate::region::counting_attribute;
use okl_analysis::Analyzed;
use okl_model::{ForLoop, StmtId, VarId};
use okl_source::{Diagnostic, Span};

/// `loop-header`: a parallel loop counts with one integer variable.
pub(super) fn form(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(defect) = &l.defect else { return };
        let message = format!("the `@{name}` loop {}", defect.why);
        out.push(
            Diagnostic::error("loop-header", message, defect.span)
                .help("write `for (int i = first; i < bound; ++i)`; the step may be any positive amount"),
        );
    });
}

/// `empty-loop`: a loop that never runs, whatever the arguments are.
pub(super) fn empty(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(count) = facts.unit.count(l) else { return };
        let negative = |value: Option<i64>| value.is_some_and(|value| value < 0);
        // Next to an unsigned number a negative one is huge.
        let wraps = !count.compared.signed && (negative(count.start.value) || negative(count.bound.value));
        if count.constant_count() == Some(0) && !wraps {
            out.push(
                Diagnostic::warning("empty-loop", format!("this `@{name}` loop never runs"), l.condition)
                    .here("false from the start")
                    .help("check the first value and the bound"),
            );
        }
    });
}

/// `loop-variable-assigned`: okl decides which round a work item runs, the body does not.
pub(super) fn variable(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    each_loop(facts, &mut |name, l| {
        let Some(variable) = l.variable.filter(|_| l.canonical.is_some()) else { return };
        for place in assignments(facts.unit, l.body, variable) {
            let message = format!("the body of an `@{name}` loop changes its variable");
            let text = format!("the loop counts with `{}`", facts.unit.variable(variable).name);
            out.push(
                Diagnostic::error("loop-variable-assigned", message, place)
                    .label(facts.unit.variable(variable).name_span, text)
                    .help("change a copy of it instead"),
            );
        }
    });
}

/// The places that change a variable, by its name or by what leads to it, first to last.
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

/// Visits the loops of kernels that okl counts, with the attribute that says so.
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
