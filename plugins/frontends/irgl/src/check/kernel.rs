//! Plain kernels: loops, retries, what stands around loops.

use crate::declared::declared;
use crate::facts::Facts;
use crate::ids::{IRGL_ITERATOR, IRGL_RETRY, IRGL_UNSUPPORTED, IRGL_WORKLIST};
use crate::tree::{Iter, Kernel, Loop, ParamKind, StmtKind};
use crate::walk::{self, Around};
use crate::words::Words;
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// Checks a kernel.
pub(crate) fn check(
    words: &Words<'_>,
    kernel: &Kernel,
    facts: &BTreeMap<String, Facts>,
    found: &mut Vec<Diagnostic>,
) {
    top(words, kernel, found);
    retries(kernel, facts, found);
    walk::statements(&kernel.body, &mut |stmt, around| match &stmt.kind {
        StmtKind::Loop(one) => iterator(words, kernel, one, around, found),
        _other => {}
    });
}

/// What stands in a kernel outside of its loops.
fn top(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let mut has_loop = false;
    for stmt in &kernel.body.stmts {
        match &stmt.kind {
            StmtKind::Loop(one) if one.is_parallel => has_loop = true,
            StmtKind::Loop(one) => found.push(outside("a `For`", one.word)),
            StmtKind::Other
                if declared(words, stmt.span).is_some() || words.is(first(words, stmt.span), "#") => {}
            StmtKind::Sync | StmtKind::Iterate(_) | StmtKind::Pipe(..) => {}
            _other => found.push(outside("a statement", words.span(first(words, stmt.span)))),
        }
    }
    if !has_loop && found.is_empty() {
        let said = Diagnostic::error(IRGL_UNSUPPORTED, "a kernel without a `ForAll`", kernel.name.span);
        found.push(said.help("for a function that kernels call, write `device Kernel`"));
    }
}

fn first(words: &Words<'_>, span: Span) -> usize {
    words.within(span).start
}

fn outside(what: &str, place: Span) -> Diagnostic {
    Diagnostic::error(IRGL_UNSUPPORTED, format!("{what} of a kernel outside of its `ForAll`"), place)
        .help("outside of them a kernel has declarations with values and `SyncRunningThreads`")
}

fn retries(kernel: &Kernel, facts: &BTreeMap<String, Facts>, found: &mut Vec<Diagnostic>) {
    let mut first: Option<(bool, Span)> = None;
    let reads = facts.get(&kernel.name.text).is_some_and(|facts| facts.reads);
    walk::statements(&kernel.body, &mut |stmt, around| {
        let merges = match &stmt.kind {
            StmtKind::Retry(merges, _) => *merges,
            StmtKind::Respawn(_) => false,
            _other => return,
        };
        if !merges && !reads {
            let message = "the kernel does not read the worklist, so it would not take the item again";
            found.push(Diagnostic::error(IRGL_RETRY, message, stmt.span).help("loop over `WL.items()`"));
        }
        if !around.iter().any(|one| matches!(one, Around::Loop(_))) {
            return;
        }
        match first {
            Some((other, place)) if other != merges => {
                let message =
                    "a kernel has `Retry merge`, or the other kinds of `Retry` and `Respawn`, not both";
                found.push(Diagnostic::error(IRGL_RETRY, message, stmt.span).label(place, "the other kind"));
            }
            Some(_) => {}
            None => first = Some((merges, stmt.span)),
        }
    });
}

/// What loops run over has to be known when the kernel starts.
fn iterator(
    words: &Words<'_>,
    kernel: &Kernel,
    one: &Loop,
    around: &[Around<'_>],
    found: &mut Vec<Diagnostic>,
) {
    let is_graph = |name: &str| kernel.params.iter().any(|param| param.is_graph() && param.name.text == name);
    if let Iter::Nodes(graph) | Iter::Edges(graph, _) = &one.iter
        && !is_graph(graph)
    {
        let message = format!("`{graph}` is no graph among the parameters");
        found.push(Diagnostic::error(IRGL_ITERATOR, message, one.iter_span));
        return;
    }
    if !around.is_empty() {
        let is_in_items =
            around.iter().any(|one| matches!(one, Around::Loop(one) if one.iter == Iter::Items));
        if one.iter == Iter::Items && is_in_items {
            let message = "the items of the worklist are taken by a loop around this one";
            found.push(Diagnostic::error(IRGL_WORKLIST, message, one.iter_span));
        }
        return;
    }
    let is_known = |name: &str| {
        let param = kernel.params.iter().find(|param| param.name.text == name);
        param.is_none_or(|param| !matches!(param.kind, ParamKind::Pointer(_) | ParamKind::Array(_)))
    };
    let own: Vec<String> = kernel
        .body
        .stmts
        .iter()
        .filter_map(|stmt| declared(words, stmt.span))
        .flat_map(|one| one.variables.into_iter().map(|variable| variable.name.text))
        .collect();
    for at in words.within(one.iter_span).filter(|at| words.is_name(*at)) {
        let name = words.word(at);
        if !is_known(name) || own.iter().any(|own| own == name) {
            let message =
                format!("`{name}` is not known to the host, which has to know the number of iterations");
            let said = Diagnostic::error(IRGL_ITERATOR, message, words.span(at));
            found.push(said.help("use numbers among the parameters, `WL.items()`, `g.nodes()`"));
        }
    }
}
