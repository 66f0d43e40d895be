//! Methods of worklists and graphs in kernels.

use crate::facts::{Member, is_worklist, members};
use crate::ids::{IRGL_SAME_INVOCATION, IRGL_WORKLIST};
use crate::tree::{Iter, Kernel, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Reports methods that do not exist, have other arguments, or stand where there is no iteration.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let is_graph = |name: &str| kernel.params.iter().any(|param| param.is_graph() && param.name.text == name);
    let (headers, variables) = headers(kernel);
    let mut pushed: Option<Span> = None;
    let all = members(words, kernel.body.span, &|name| is_worklist(name) || is_graph(name));
    for member in &all {
        let place = words.range(member.at, member.at + 3);
        if headers.contains(&place.start) && matches!(member.name, "items" | "nodes" | "edges") {
            continue;
        }
        let count = member.open.map(|open| words.parts(open + 1, words.partner(open), ",").len());
        if let Some(wanted) = wrong(member, count) {
            found.push(Diagnostic::error(IRGL_WORKLIST, wanted, place));
        }
        if let (true, "pop", Some(open)) = (is_worklist(member.object), member.name, member.open)
            && !variables.contains(words.word(open + 1))
        {
            let message = "`WL.pop` takes the item of an iteration over `WL.items()`: its argument is the loop's variable";
            found.push(Diagnostic::error(IRGL_WORKLIST, message, words.span(open + 1)));
        }
        match (is_worklist(member.object), member.name, pushed) {
            (true, "push", _) => pushed = Some(place),
            (true, "pop", Some(push)) => {
                let message = "items that are pushed in this invocation are not popped in it";
                let said = Diagnostic::warning(IRGL_SAME_INVOCATION, message, place);
                found.push(said.label(push, "pushed here").help("they are there in the next invocation"));
            }
            _other => {}
        }
    }
    let loops: Vec<Span> = kernel
        .body
        .stmts
        .iter()
        .filter(|stmt| matches!(stmt.kind, StmtKind::Loop(_)))
        .map(|stmt| stmt.span)
        .collect();
    for member in all.iter().filter(|member| is_worklist(member.object)) {
        let place = words.range(member.at, member.at + 3);
        let before = loops.partition_point(|one| one.start <= place.start);
        if before == 0 || !loops[before - 1].contains(place) {
            let message = "the worklist is there in iterations of a `ForAll`";
            found.push(Diagnostic::error(IRGL_WORKLIST, message, place));
        }
    }
}

/// Where the headers of loops say what they run over, and the variables of loops over the worklist.
fn headers(kernel: &Kernel) -> (BTreeSet<u32>, BTreeSet<&str>) {
    let (mut headers, mut variables) = (BTreeSet::new(), BTreeSet::new());
    walk::statements(&kernel.body, &mut |stmt, _| {
        if let StmtKind::Loop(one) = &stmt.kind {
            headers.insert(one.iter_span.start);
            if one.iter == Iter::Items {
                variables.insert(one.variable.text.as_str());
            }
        }
    });
    (headers, variables)
}

/// What is wrong with a method and its arguments.
fn wrong(member: &Member<'_>, count: Option<usize>) -> Option<String> {
    let Member { object, name, .. } = *member;
    let (is_right, form) = match (is_worklist(object), name) {
        (true, "push") => (count == Some(1), "push(item)"),
        (true, "pop") => (matches!(count, Some(1 | 2)), "pop(i)"),
        (true, "items") => return Some("`items` stands in the header of a `ForAll`".into()),
        (true, _) => return Some(format!("a worklist has no `{name}` in kernels: `items`, `pop`, `push`")),
        (false, "dst" | "weight") => (count == Some(1), "dst(edge), weight(edge)"),
        (false, "degree" | "first" | "last") => (count == Some(1), "degree(node), first(node), last(node)"),
        (false, "nnodes" | "nedges") => (matches!(count, None | Some(0)), "nnodes, nedges"),
        (false, "nodes" | "edges") => return Some(format!("`{name}` stands in the header of a loop")),
        (false, _) => {
            return Some(format!(
                "a graph has no `{name}` in kernels: `nodes`, `edges`, `dst`, `weight`, `degree`, `first`, `last`, \
                 `nnodes`, `nedges`"
            ));
        }
    };
    (!is_right).then(|| format!("`{name}` is written as `{object}.{form}`"))
}
