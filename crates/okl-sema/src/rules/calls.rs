//! Who calls whom.

use super::Facts;
use okl_analysis::Analyzed;
use okl_model::FunctionId;
use okl_source::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// `kernel-called`: only the host starts kernels. Of several calls of one the others are places of the same message.
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
                    Diagnostic::error("kernel-called", message, place).help(
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

/// `recursive-function`: most devices have no stack to speak of.
pub(super) fn in_circles(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for id in recursive(facts.unit) {
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

/// The functions that kernels call and that call themselves; of those that call each other, the first.
pub fn recursive(unit: &Analyzed) -> Vec<FunctionId> {
    let graph = graph(unit);
    let circles = circles(&graph, unit.kernels().map(|(id, _)| entity(unit, id)));
    let kernels: BTreeSet<FunctionId> = unit.kernels().map(|(id, _)| entity(unit, id)).collect();
    // A call of a kernel is an error of its own, and compilers unroll templates and constants.
    let runs = |id: &FunctionId| {
        let function = unit.function(*id);
        !kernels.contains(id) && !function.is_template && !function.is_constexpr
    };
    let mut firsts: Vec<FunctionId> =
        circles.iter().filter_map(|circle| circle.iter().copied().find(|id| runs(id))).collect();
    firsts.sort();
    firsts
}

/// What a function declares, by its first declaration.
fn entity(unit: &Analyzed, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}

/// Which functions each one calls.
fn graph(unit: &Analyzed) -> BTreeMap<FunctionId, BTreeSet<FunctionId>> {
    let mut graph: BTreeMap<FunctionId, BTreeSet<FunctionId>> = BTreeMap::new();
    for id in (0..unit.functions.len() as u32).map(FunctionId) {
        let caller = entity(unit, id);
        let called = unit.called_by(id).iter().map(|id| entity(unit, *id));
        graph.entry(caller).or_default().extend(called);
    }
    graph
}

/// The groups of functions below `starts` that call each other, or themselves.
///
/// Tarjan's strongly connected components: each function is visited once.
fn circles(
    graph: &BTreeMap<FunctionId, BTreeSet<FunctionId>>,
    starts: impl Iterator<Item = FunctionId>,
) -> Vec<BTreeSet<FunctionId>> {
    let none = BTreeSet::new();
    let calls = |id: FunctionId| graph.get(&id).unwrap_or(&none).iter();
    // When each function was met, and the earliest one still open that it leads back to.
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
