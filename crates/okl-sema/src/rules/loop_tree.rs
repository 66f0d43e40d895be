//! The tree of `@outer` and `@inner` loops ("Loops tree structure" of the specification).

use super::Facts;
use crate::structure::{Axis, LoopKind, LoopPart, Node, assign_axes};
use okl_analysis::Analyzed;
use okl_model::{AttrUse, Function, FunctionId, LoopId, Site, Stmt};
use okl_source::ids::LOOP_OUTSIDE_KERNEL;
use okl_source::{Cause, Diagnostic, DiagnosticId};
use std::collections::BTreeMap;

const AXIS_CONFLICT: DiagnosticId = DiagnosticId::new("axis-conflict");
const DUPLICATE_AXIS: DiagnosticId = DiagnosticId::new("duplicate-axis");
const INNER_OUTSIDE_OUTER: DiagnosticId = DiagnosticId::new("inner-outside-outer");
const KERNEL_WITHOUT_OUTER: DiagnosticId = DiagnosticId::new("kernel-without-outer");
const MIXED_SIBLINGS: DiagnosticId = DiagnosticId::new("mixed-siblings");
const OUTER_INSIDE_INNER: DiagnosticId = DiagnosticId::new("outer-inside-inner");
const OUTER_WITHOUT_INNER: DiagnosticId = DiagnosticId::new("outer-without-inner");
const TOO_MANY_LOOPS: DiagnosticId = DiagnosticId::new("too-many-loops");
const UNEVEN_LEAVES: DiagnosticId = DiagnosticId::new("uneven-leaves");

/// `loop-outside-kernel`: parallel loops in a function that is no kernel.
pub(super) fn inside_a_kernel(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in facts.unit.functions.iter().filter(|function| !function.is_kernel) {
        let mut visit = |stmt: &Stmt| {
            for attr in &stmt.attrs {
                let used = facts.unit.attribute(*attr);
                let parallel = matches!(used.name.as_str(), "outer" | "inner" | "tile");
                if parallel && matches!(used.site, Site::Loop(_)) {
                    let message = format!("`@{}` in `{}`, which is no kernel", used.name, function.name);
                    out.push(
                        Diagnostic::error(LOOP_OUTSIDE_KERNEL, message, used.span)
                            .help("mark the function with `@kernel`, or leave the loop sequential"),
                    );
                }
            }
        };
        if let Some(body) = facts.unit.body(function) {
            facts.unit.walk(body, &mut visit);
        }
    }
}

/// `kernel-without-outer`, `outer-without-inner`.
pub(super) fn outer_and_inner(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.clear_trees() {
        if tree.roots.is_empty() {
            // A kernel that only calls another one is reported by `kernel-called`.
            if !calls_kernel(facts.unit, tree.function) {
                out.push(without_outer(facts.unit, tree.function));
            }
        }
        visit_all(&tree.roots, &mut |node, _| {
            if node.kind == LoopKind::Outer && node.children.is_empty() {
                let message = "no `@inner` loop below this `@outer` loop";
                out.push(
                    Diagnostic::error(OUTER_WITHOUT_INNER, message, node.place(facts.unit))
                        .help("every `@outer` loop holds an `@inner` loop")
                        .caused_by(Cause::LostLoopRole),
                );
            }
        });
    }
}

/// True if a function calls a kernel.
fn calls_kernel(unit: &Analyzed, function: &Function) -> bool {
    let mut found = false;
    if let Some(body) = unit.body(function) {
        let is_kernel = |id: &FunctionId| unit.function(*id).is_kernel;
        unit.walk(body, &mut |stmt| {
            found |= unit.calls(stmt).iter().any(|call| call.function.as_ref().is_some_and(is_kernel));
        });
    }
    found
}

/// `kernel-without-outer`. A `@tile(256)` without `@outer` splits a loop, but does not make it parallel.
fn without_outer(unit: &Analyzed, function: &Function) -> Diagnostic {
    let message = format!("kernel `{}` has no `@outer` loop", function.name);
    let error =
        Diagnostic::error(KERNEL_WITHOUT_OUTER, message, function.name_span).caused_by(Cause::LostLoopRole);
    let mut tiles: Vec<&AttrUse> = Vec::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            tiles.extend(unit.find_attr(&stmt.attrs, "tile").map(|id| unit.attribute(id)))
        });
    }
    let [tile, ..] = tiles[..] else {
        return error.help(
            "work runs in parallel in two loops: `for (...; @outer)` over groups, and in it `for (...; @inner)` over \
             work items; or in one: `for (...; @tile(64, @outer, @inner))`",
        );
    };
    let size = tile.args().first().map_or("64", |size| size.trim());
    let right = format!("@tile({size}, @outer, @inner)");
    let error = error
        .label(tile.span, "this cuts the loop into tiles, and does not say that they run in parallel")
        .help(format!("write `{right}`"));
    match tile.args().len() == 1 && tiles.len() == 1 {
        true => error.replace(tile.span, right),
        false => error,
    }
}

/// `inner-outside-outer`, `outer-inside-inner`.
pub(super) fn order(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.clear_trees() {
        visit_all(&tree.roots, &mut |node, above| match node.kind {
            LoopKind::Inner if !above.iter().any(|up| up.kind == LoopKind::Outer) => {
                out.push(
                    Diagnostic::error(
                        INNER_OUTSIDE_OUTER,
                        "`@inner` loop outside of any `@outer` loop",
                        node.place(facts.unit),
                    )
                    .help("put it into an `@outer` loop")
                    .caused_by(Cause::LostLoopRole),
                );
            }
            LoopKind::Outer => {
                if let Some(inner) = above.iter().find(|up| up.kind == LoopKind::Inner) {
                    out.push(
                        Diagnostic::error(
                            OUTER_INSIDE_INNER,
                            "`@outer` loop inside an `@inner` loop",
                            node.place(facts.unit),
                        )
                        .label(inner.place(facts.unit), "the `@inner` loop")
                        .help("groups hold work items: `@outer` loops stand outside"),
                    );
                }
            }
            LoopKind::Inner => {}
        });
    }
}

/// `mixed-siblings`: loops on one level are all `@outer` or all `@inner`.
pub(super) fn levels(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    // Roots that are `@inner` are reported as such already.
    for root in facts.clear_trees().flat_map(|tree| &tree.roots) {
        let mut level: Vec<&Node<'_>> = root.children.iter().collect();
        while let Some(first) = level.first() {
            let others: Vec<_> = level.iter().filter(|node| node.kind != first.kind).collect();
            for other in &others {
                out.push(
                    Diagnostic::error(
                        MIXED_SIBLINGS,
                        "`@outer` and `@inner` loops on one level",
                        other.place(facts.unit),
                    )
                    .label(first.place(facts.unit), "a loop with as many parallel loops around it")
                    .help("loops on one level are all `@outer` or all `@inner`"),
                );
            }
            // The levels below would only repeat the diagnostic.
            if !others.is_empty() {
                break;
            }
            level = level.iter().flat_map(|node| &node.children).collect();
        }
    }
}

/// True if every level below has loops of one kind, and all paths end in an `@inner` loop.
fn is_even(root: &Node<'_>) -> bool {
    let ends_inner = root.paths().iter().all(|path| path[path.len() - 1].kind == LoopKind::Inner);
    let mut level: Vec<&Node<'_>> = vec![root];
    while let Some(first) = level.first() {
        if level.iter().any(|node| node.kind != first.kind) {
            return false;
        }
        level = level.iter().flat_map(|node| &node.children).collect();
    }
    ends_inner
}

/// `uneven-leaves`: all paths have the same number of loops.
pub(super) fn leaves(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for root in facts.clear_trees().flat_map(|tree| &tree.roots).filter(|root| is_even(root)) {
        let paths = root.paths();
        let first = &paths[0];
        for path in paths.iter().filter(|path| path.len() != first.len()) {
            let (leaf, other) = (path[path.len() - 1], first[first.len() - 1]);
            let message = format!(
                "this innermost loop lies in {} parallel loops, another one in {}",
                path.len(),
                first.len()
            );
            out.push(
                Diagnostic::error(UNEVEN_LEAVES, message, leaf.place(facts.unit))
                    .label(other.place(facts.unit), "the other innermost loop")
                    .help("give all innermost loops the same number of parallel loops above them"),
            );
        }
    }
}

/// `too-many-loops`, `duplicate-axis`, `axis-conflict`.
pub(super) fn axes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for root in facts.clear_trees().flat_map(|tree| &tree.roots) {
        for (kind, name) in [(LoopKind::Outer, "@outer"), (LoopKind::Inner, "@inner")] {
            let mut given: BTreeMap<(LoopId, LoopPart), (Axis, Vec<&Node<'_>>)> = BTreeMap::new();
            for path in root.paths() {
                let nodes: Vec<&Node<'_>> = path.into_iter().filter(|node| node.kind == kind).collect();
                let Some(axes) = axes_of_path(facts, name, &nodes, out) else { continue };
                for (node, axis) in nodes.iter().zip(axes) {
                    let place = (node.id(), node.part);
                    let (other, before) = given.entry(place).or_insert_with(|| (axis, nodes.clone()));
                    if *other != axis && is_even(root) {
                        push_once(out, conflict(facts, name, node, (*other, before), (axis, &nodes)));
                    }
                }
            }
        }
    }
}

/// The axes of the loops of one kind on one path; `None` if no assignment exists, which is reported.
fn axes_of_path(
    facts: &Facts<'_>,
    name: &str,
    nodes: &[&Node<'_>],
    out: &mut Vec<Diagnostic>,
) -> Option<Vec<Axis>> {
    if let Some(fourth) = nodes.get(3) {
        let message = format!("more than three `{name}` loops inside each other");
        let help = "a launch has three dimensions; make one of the loops sequential or merge two";
        push_once(out, Diagnostic::error(TOO_MANY_LOOPS, message, fourth.place(facts.unit)).help(help));
        return None;
    }
    let explicit: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
    let axes = assign_axes(&explicit);
    if axes.is_none() {
        let same = |at: usize| (0..at).find(|up| explicit[at].is_some() && explicit[*up] == explicit[at]);
        let (at, up) = (0..nodes.len()).find_map(|at| Some((at, same(at)?)))?;
        let message = format!("two `{name}` loops inside each other use the same axis");
        let (place, other) = (nodes[at].place(facts.unit), nodes[up].place(facts.unit));
        let mut found = Diagnostic::error(DUPLICATE_AXIS, message, place);
        if other != place {
            found = found.label(other, "the other loop");
        }
        push_once(out, found.help("give each its own axis: 0, 1 or 2"));
    }
    axes
}

/// `axis-conflict`: a loop on two paths that would get two axes, because a loop inside it on one path has an explicit
/// axis.
fn conflict(
    facts: &Facts<'_>,
    name: &str,
    node: &Node<'_>,
    (first, before): (Axis, &[&Node<'_>]),
    (second, here): (Axis, &[&Node<'_>]),
) -> Diagnostic {
    let message = format!("this `{name}` loop would run on axis {} and on axis {}", first.0, second.0);
    let mut found = Diagnostic::error(AXIS_CONFLICT, message, node.place(facts.unit));
    for (axis, nodes) in [(first, before), (second, here)] {
        let innermost = nodes[nodes.len() - 1].place(facts.unit);
        found = found.label(innermost, format!("axis {} because of this loop", axis.0));
    }
    match here.iter().any(|node| node.explicit == Some(first)) {
        true => found.help(format!("give the `{name}` loops on one level the same axis")),
        false => found.help(format!("give it an axis: `{name}({})`", first.0)),
    }
}

fn visit_all<'n, 'u>(nodes: &'n [Node<'u>], visit: &mut dyn FnMut(&'n Node<'u>, &[&'n Node<'u>])) {
    for node in nodes {
        node.walk(&mut Vec::new(), visit);
    }
}

/// Adds a diagnostic unless it is there. Several paths share their upper loops, and one diagnostic is enough.
fn push_once(out: &mut Vec<Diagnostic>, diagnostic: Diagnostic) {
    if !out.contains(&diagnostic) {
        out.push(diagnostic);
    }
}
