//! The call graph: calls of kernels, and recursion.

use super::Facts;
use okl_analysis::Analyzed;
use okl_model::FunctionId;
use okl_source::ids::RECURSIVE_FUNCTION;
use okl_source::{Diagnostic, DiagnosticId, Span};
use std::collections::{BTreeMap, BTreeSet};

const KERNEL_CALLED: DiagnosticId = DiagnosticId::new("kernel-called");

/// `kernel-called`: only the host launches kernels. All calls of one kernel share one diagnostic, with a label for
/// each.
pub(super) fn of_kernels(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let mut found: BTreeMap<FunctionId, Diagnostic> = BTreeMap::new();
    let kernels: BTreeSet<FunctionId> = facts.unit.kernels().map(|(id, _)| entity(facts.unit, id)).collect();
    facts.each_stmt(&mut |_, stmt| {
        for call in facts.unit.calls(stmt) {
            let called = call.function.map(|id| entity(facts.unit, id));
            let Some(called) = called.filter(|id| kernels.contains(id)) else { continue };
            let end = call.span.end.min(call.span.start + call.name.len() as u32);
            let place = Span::new(call.span.start, end);
            let said = match found.remove(&called) {
                Some(said) => said.label(place, "here, too"),
                None => {
                    let message = format!("kernel `{}` is called, but only a host program launches kernels", call.name);
                    Diagnostic::error(KERNEL_CALLED, message, place).help(
                        "move what both need into a function without `@kernel`, and call that; or let the host program \
                         launch both kernels",
                    )
                }
            };
            found.insert(called, said);
        }
    });
    out.extend(found.into_values());
}

/// `recursive-function`: devices have little or no stack.
pub(super) fn in_circles(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for id in recursive(facts.unit) {
        let function = facts.unit.function(id);
        out.push(
            Diagnostic::warning(
                RECURSIVE_FUNCTION,
                format!("`{}` calls itself, in device code", function.name),
                function.name_span,
            )
            .note("devices have little or no stack; some targets refuse recursion")
            .help("write it as a loop"),
        );
    }
}

/// The recursive functions that kernels call, directly or indirectly; of functions that call each other, the first.
pub fn recursive(unit: &Analyzed) -> Vec<FunctionId> {
    let graph = graph(unit);
    let circles = circles(&graph, unit.kernels().map(|(id, _)| entity(unit, id)));
    let kernels: BTreeSet<FunctionId> = unit.kernels().map(|(id, _)| entity(unit, id)).collect();
    // A call of a kernel is reported by `kernel-called`, and compilers unroll recursion of templates and constant
    // expressions.
    let runs = |id: &FunctionId| {
        let function = unit.function(*id);
        !kernels.contains(id) && !function.is_template && !function.is_constexpr
    };
    let mut firsts: Vec<FunctionId> =
        circles.iter().filter_map(|circle| circle.iter().copied().find(|id| runs(id))).collect();
    firsts.sort();
    firsts
}

/// The canonical declaration of a function.
fn entity(unit: &Analyzed, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}

/// The call graph: the functions that each function calls.
fn graph(unit: &Analyzed) -> BTreeMap<FunctionId, BTreeSet<FunctionId>> {
    let mut graph: BTreeMap<FunctionId, BTreeSet<FunctionId>> = BTreeMap::new();
    for id in (0..unit.functions.len() as u32).map(FunctionId) {
        let caller = entity(unit, id);
        let called = unit.called_by(id).iter().map(|id| entity(unit, *id));
        graph.entry(caller).or_default().extend(called);
    }
    graph
}

/// The sets of functions reachable from `starts` that call each other, or themselves.
///
/// Tarjan's algorithm for strongly connected components: each function is visited once.
fn circles(
    graph: &BTreeMap<FunctionId, BTreeSet<FunctionId>>,
    starts: impl Iterator<Item = FunctionId>,
) -> Vec<BTreeSet<FunctionId>> {
    let none = BTreeSet::new();
    let calls = |id: FunctionId| graph.get(&id).unwrap_or(&none).iter();
    // The index of each visited function, and the smallest index of an open function that it reaches (Tarjan's
    // lowlink).
    let mut met: BTreeMap<FunctionId, (usize, usize)> = BTreeMap::new();
    let mut open: Vec<FunctionId> = Vec::new();
    let mut is_open: BTreeSet<FunctionId> = BTreeSet::new();
    let mut found = Vec::new();
    for start in starts {
        if met.contains_key(&start) {
            continue;
        }
        let mut path = vec![(start, calls(start))];
        met.insert(start, (met.len(), met.len()));
        open.push(start);
        is_open.insert(start);
        while let Some((id, rest)) = path.last_mut() {
            let id = *id;
            if let Some(called) = rest.next().copied() {
                if let Some((at, _)) = met.get(&called).copied() {
                    if is_open.contains(&called) {
                        lead_back(&mut met, id, at);
                    }
                } else {
                    met.insert(called, (met.len(), met.len()));
                    open.push(called);
                    is_open.insert(called);
                    path.push((called, calls(called)));
                }
                continue;
            }
            path.pop();
            let (at, back) = met[&id];
            if let Some((caller, _)) = path.last() {
                lead_back(&mut met, *caller, back);
            }
            if at == back {
                let first = open.iter().rposition(|other| *other == id).expect("it was opened");
                let circle: BTreeSet<FunctionId> = open.drain(first..).collect();
                for other in &circle {
                    is_open.remove(other);
                }
                if circle.len() > 1 || calls(id).any(|called| *called == id) {
                    found.push(circle);
                }
            }
        }
    }
    found
}

fn lead_back(met: &mut BTreeMap<FunctionId, (usize, usize)>, id: FunctionId, at: usize) {
    let (_, back) = met.get_mut(&id).expect("it was met");
    *back = at.min(*back);
}
