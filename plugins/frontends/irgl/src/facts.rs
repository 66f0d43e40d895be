//! What a plain kernel does with worklists, graphs and results.

use crate::tree::{Iter, Kernel, Param, ParamKind, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::Span;
use std::collections::BTreeSet;

/// A call of a method, `WL.push(x)`, or a member, `g.nnodes`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member<'t> {
    /// The number of the object's token.
    pub(crate) at: usize,
    pub(crate) object: &'t str,
    pub(crate) name: &'t str,
    /// The number of the parenthesis in front of the arguments.
    pub(crate) open: Option<usize>,
}

/// The members of worklists and graphs that a range names, in source order.
pub(crate) fn members<'t>(
    words: &Words<'t>,
    range: Span,
    is_object: &dyn Fn(&str) -> bool,
) -> Vec<Member<'t>> {
    let mut found = Vec::new();
    for at in words.within(range) {
        let is_member = words.is_name(at) && words.is(at + 1, ".") && words.is_name(at + 2);
        let is_inner = at > 0 && matches!(words.word(at - 1), "." | "->" | "::");
        if !is_member || is_inner || !is_object(words.word(at)) {
            continue;
        }
        let open = words.is(at + 3, "(").then_some(at + 3);
        found.push(Member { at, object: words.word(at), name: words.word(at + 2), open });
    }
    found
}

/// True for the name of the worklist.
pub(crate) fn is_worklist(name: &str) -> bool {
    matches!(name, "WL" | "wl")
}

/// A use of an array of a graph.
pub(crate) type GraphUse = (String, &'static str);

/// What a plain kernel does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// It reads the items of the worklist.
    pub(crate) reads: bool,
    /// It pushes items, `Retry merge` included.
    pub(crate) pushes: bool,
    /// It has a `Retry` or a `Respawn` that makes okl invoke it again.
    pub(crate) retries: bool,
    /// It has a `ReduceAndReturn`.
    pub(crate) returns: bool,
    /// What it uses of graphs: `row`, `dst`, `weight`, `nnodes`, `nedges`.
    pub(crate) graphs: BTreeSet<GraphUse>,
}

impl Facts {
    /// The facts of a kernel.
    pub(crate) fn of(words: &Words<'_>, kernel: &Kernel) -> Facts {
        let mut facts = Facts::default();
        let is_graph =
            |name: &str| kernel.params.iter().any(|param| param.is_graph() && param.name.text == name);
        for member in members(words, kernel.body.span, &|name| is_worklist(name) || is_graph(name)) {
            match member.name {
                "pop" | "items" if is_worklist(member.object) => facts.reads = true,
                "push" if is_worklist(member.object) => facts.pushes = true,
                "dst" => facts.uses(member.object, "dst"),
                "weight" => facts.uses(member.object, "weight"),
                "degree" | "first" | "last" => facts.uses(member.object, "row"),
                "nnodes" => facts.uses(member.object, "nnodes"),
                "nedges" => facts.uses(member.object, "nedges"),
                _other => {}
            }
        }
        walk::statements(&kernel.body, &mut |stmt, around| match &stmt.kind {
            StmtKind::Loop(one) => match &one.iter {
                Iter::Items => facts.reads = true,
                // The outermost loop's count is known to the host.
                Iter::Nodes(graph) if !around.is_empty() => facts.uses(graph, "nnodes"),
                Iter::Edges(graph, _) => facts.uses(graph, "row"),
                Iter::Nodes(_) | Iter::Range(..) => {}
            },
            StmtKind::Retry(true, _) => facts.pushes = true,
            StmtKind::Retry(false, _) | StmtKind::Respawn(_) => facts.retries = true,
            StmtKind::Return(_) => facts.returns = true,
            _other => {}
        });
        facts
    }

    fn uses(&mut self, graph: &str, what: &'static str) {
        self.graphs.insert((graph.to_string(), what));
    }

    /// True if it reads or writes a worklist.
    pub(crate) fn has_worklist(&self) -> bool {
        self.reads || self.pushes || self.retries
    }
}

impl Param {
    /// True if it is a graph.
    pub(crate) fn is_graph(&self) -> bool {
        matches!(self.kind, ParamKind::Graph(_))
    }
}
