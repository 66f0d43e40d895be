//! Who calls whom.

use super::Facts;
use okl_model::{FunctionId, Unit};
use okl_source::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// `kernel-called`: only the host starts kernels.
pub(super) fn of_kernels(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let kernels: BTreeSet<FunctionId> = facts.unit.kernels().map(|(id, _)| entity(facts.unit, id)).collect();
    facts.each_stmt(&mut |_, stmt| {
        for call in &stmt.calls {
            let called = call.function.map(|id| entity(facts.unit, id));
            if !called.is_some_and(|id| kernels.contains(&id)) {
                continue;
            }
            let end = call.span.end.min(call.span.start + call.name.len() as u32);
            out.push(
                Diagnostic::error(
                    "kernel-called",
                    format!("`{}` is a kernel and cannot be called from code", call.name),
                    Span::new(call.span.start, end),
                )
                .help("move the common part into a function that both call"),
            );
        }
    });
}

/// `recursive-function`: most devices have no stack to speak of.
pub(super) fn in_circles(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let graph = graph(facts.unit);
    let mut reached: BTreeSet<FunctionId> = BTreeSet::new();
    for (id, _) in facts.unit.kernels() {
        let start = entity(facts.unit, id);
        if !reached.contains(&start) {
            reached.extend(reachable(&graph, start));
        }
    }
    let kernels: BTreeSet<FunctionId> = facts.unit.kernels().map(|(id, _)| entity(facts.unit, id)).collect();
    let mut told: BTreeSet<FunctionId> = BTreeSet::new();
    // A call of a kernel is an error of its own, and compilers unroll templates and constants.
    let runs = |id: &FunctionId| {
        let function = facts.unit.function(*id);
        !kernels.contains(id) && !function.is_template && !function.is_constexpr
    };
    for id in reached.iter().copied().filter(runs) {
        let below = reachable(&graph, id);
        if told.contains(&id) || !below.contains(&id) {
            continue;
        }
        told.extend(below.iter().copied().filter(|other| reachable(&graph, *other).contains(&id)));
        let function = facts.unit.function(id);
        out.push(
            Diagnostic::warning(
                "recursive-function",
                format!("`{}` calls itself, in device code", function.name),
                function.name_span,
            )
            .note("devices have little or no stack; some targets refuse recursion")
            .help("write it as a loop"),
        );
    }
}

/// What a function declares, by its first declaration.
fn entity(unit: &Unit, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}

/// Which functions each one calls.
fn graph(unit: &Unit) -> BTreeMap<FunctionId, BTreeSet<FunctionId>> {
    let mut graph: BTreeMap<FunctionId, BTreeSet<FunctionId>> = BTreeMap::new();
    for (at, function) in unit.functions.iter().enumerate() {
        let caller = entity(unit, FunctionId(at as u32));
        let called = function.calls.iter().map(|id| entity(unit, *id));
        graph.entry(caller).or_default().extend(called);
    }
    graph
}

/// Everything that a call of `start` may call.
fn reachable(graph: &BTreeMap<FunctionId, BTreeSet<FunctionId>>, start: FunctionId) -> BTreeSet<FunctionId> {
    let mut found = BTreeSet::new();
    let mut next = vec![start];
    while let Some(id) = next.pop() {
        for called in graph.get(&id).into_iter().flatten() {
            if found.insert(*called) {
                next.push(*called);
            }
        }
    }
    found
}
