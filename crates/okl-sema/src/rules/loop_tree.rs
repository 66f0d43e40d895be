//! The tree of `@outer` and `@inner` loops ("Loops tree structure" of the specification).

use super::Facts;
use crate::structure::{Kind, Node, assign_axes};
use okl_model::{Site, Stmt};
use okl_source::Diagnostic;

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
                        Diagnostic::error("loop-outside-kernel", message, used.span)
                            .help("mark the function with `@kernel`, or leave the loop sequential"),
                    );
                }
            }
        };
        if let Some(body) = &function.body {
            body.walk(&mut visit);
        }
    }
}

/// `kernel-without-outer`, `outer-without-inner`.
pub(super) fn outer_and_inner(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        if tree.roots.is_empty() {
            let message = format!("kernel `{}` has no `@outer` loop", tree.function.name);
            out.push(
                Diagnostic::error("kernel-without-outer", message, tree.function.name_span)
                    .help("spread its work: `for (...; @outer)` around `for (...; @inner)`"),
            );
        }
        visit_all(&tree.roots, &mut |node, _| {
            if node.kind == Kind::Outer && node.children.is_empty() {
                let message = "no `@inner` loop below this `@outer` loop";
                out.push(
                    Diagnostic::error("outer-without-inner", message, node.place(facts.unit))
                        .help("every `@outer` loop holds an `@inner` loop"),
                );
            }
        });
    }
}

/// `inner-outside-outer`, `outer-inside-inner`.
pub(super) fn order(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        visit_all(&tree.roots, &mut |node, above| match node.kind {
            Kind::Inner if !above.iter().any(|up| up.kind == Kind::Outer) => {
                out.push(
                    Diagnostic::error(
                        "inner-outside-outer",
                        "`@inner` loop outside of any `@outer` loop",
                        node.place(facts.unit),
                    )
                    .help("put it into an `@outer` loop"),
                );
            }
            Kind::Outer => {
                if let Some(inner) = above.iter().find(|up| up.kind == Kind::Inner) {
                    out.push(
                        Diagnostic::error(
                            "outer-inside-inner",
                            "`@outer` loop inside an `@inner` loop",
                            node.place(facts.unit),
                        )
                        .label(inner.place(facts.unit), "the `@inner` loop")
                        .help("groups hold work items: `@outer` loops stand outside"),
                    );
                }
            }
            Kind::Inner => {}
        });
    }
}

/// `mixed-siblings`: loops side by side are all `@outer` or all `@inner`.
pub(super) fn siblings(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let mut compare = |nodes: &[Node<'_>]| {
        let Some(first) = nodes.first() else { return };
        for other in nodes.iter().filter(|node| node.kind != first.kind) {
            out.push(
                Diagnostic::error(
                    "mixed-siblings",
                    "`@outer` and `@inner` loops side by side",
                    other.place(facts.unit),
                )
                .label(first.place(facts.unit), "the loop it stands beside")
                .help("loops on one level are all `@outer` or all `@inner`"),
            );
        }
    };
    for tree in facts.trees {
        // Roots that are `@inner` are reported as such already.
        visit_all(&tree.roots, &mut |node, _| compare(&node.children));
    }
}

/// `uneven-leaves`: every way down has as many loops.
pub(super) fn leaves(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        for root in &tree.roots {
            let paths = root.paths();
            let first = &paths[0];
            for path in paths.iter().filter(|path| path.len() != first.len()) {
                let (leaf, other) = (path[path.len() - 1], first[first.len() - 1]);
                let message = format!("{} parallel loops lead here, {} elsewhere", path.len(), first.len());
                out.push(
                    Diagnostic::error("uneven-leaves", message, leaf.place(facts.unit))
                        .label(other.place(facts.unit), "the other innermost loop")
                        .help("give all innermost loops the same number of parallel loops above them"),
                );
            }
        }
    }
}

/// `too-many-loops`, `duplicate-axis`.
pub(super) fn axes(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for tree in facts.trees {
        for path in tree.roots.iter().flat_map(|root| root.paths()) {
            for (kind, name) in [(Kind::Outer, "@outer"), (Kind::Inner, "@inner")] {
                let nodes: Vec<_> = path.iter().filter(|node| node.kind == kind).collect();
                let given: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
                if nodes.len() > 3 {
                    let place = nodes[3].place(facts.unit);
                    let message = format!("more than three `{name}` loops inside each other");
                    push_once(
                        out,
                        Diagnostic::error("too-many-loops", message, place).help(
                            "a launch has three dimensions; make one of the loops sequential or merge two",
                        ),
                    );
                } else if assign_axes(&given).is_none() {
                    let twice = nodes.iter().enumerate().find_map(|(at, node)| {
                        let same = |earlier: &&&&Node<'_>| {
                            earlier.explicit.is_some() && earlier.explicit == node.explicit
                        };
                        nodes[..at].iter().find(same).map(|earlier| (node, *earlier))
                    });
                    if let Some((node, earlier)) = twice {
                        let message = format!("two `{name}` loops inside each other use the same axis");
                        push_once(
                            out,
                            Diagnostic::error("duplicate-axis", message, node.place(facts.unit))
                                .label(earlier.place(facts.unit), "the other loop")
                                .help("give each its own axis: 0, 1 or 2"),
                        );
                    }
                }
            }
        }
    }
}

/// `loop-header`: a parallel loop counts with one integer variable.
pub(super) fn headers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for function in facts.unit.functions.iter().filter(|function| function.is_kernel) {
        let Some(body) = &function.body else { continue };
        body.walk(&mut |stmt| {
            let Some(l) = stmt.as_for() else { return };
            let attr = stmt
                .attrs
                .iter()
                .map(|id| facts.unit.attribute(*id))
                .find(|attr| matches!(attr.name.as_str(), "outer" | "inner" | "tile"));
            if let (Some(attr), Some(defect)) = (attr, &l.defect) {
                let message = format!("the `@{}` loop {}", attr.name, defect.why);
                out.push(
                    Diagnostic::error("loop-header", message, defect.span)
                        .help("write `for (int i = first; i < bound; ++i)`, with `<`, `<=`, `>`, `>=` and any constant step"),
                );
            }
        });
    }
}

fn visit_all<'n, 'u>(nodes: &'n [Node<'u>], visit: &mut dyn FnMut(&'n Node<'u>, &[&'n Node<'u>])) {
    for node in nodes {
        node.walk(&mut Vec::new(), visit);
    }
}

/// Several paths share their upper loops; one message is enough.
fn push_once(out: &mut Vec<Diagnostic>, diagnostic: Diagnostic) {
    if !out.contains(&diagnostic) {
        out.push(diagnostic);
    }
}
