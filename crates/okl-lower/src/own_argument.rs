//! Arguments that device code changes, on CPUs: there each work item has to get its own copy as well.
//!
//! ```text
//! for (int i = 0; i < 16; ++i) {      for (int i = 0; i < 16; ++i) { auto &_occa_host_N = N; auto N = _occa_host_N;
//!   N -= i;                             N -= i;
//! ```

use crate::arguments::changed_parameters;
use crate::{Job, Unsupported};
use okl_analysis::{Analyzed, Use};
use okl_model::{ForLoop, Function, Stmt, StmtKind, VarId};
use okl_sema::Nest;
use okl_source::{EditSet, Span};

/// Copies the arguments that a nest changes at the start of what changes them, or refuses that.
pub(crate) fn lower(job: &mut Job<'_>, function: &Function, nest: &Nest, edits: &mut EditSet) {
    let unit = job.unit;
    let root = unit.for_loop(nest.root);
    for id in changed_parameters(unit, function, |span| root.span.contains(span)) {
        let Some(home) = home(unit, id, nest) else {
            let what = Unsupported {
                construct: "an argument that several loops over work items use and change".into(),
                help: "copy it into an `@exclusive` variable first".into(),
            };
            let place = uses(unit, root, id).into_iter().find(|used| writes(used));
            job.unsupported(place.map_or(root.span, |used| used.span), &what);
            continue;
        };
        let name = &unit.variable(id).name;
        // `auto &_occa_host_N = N; auto N = _occa_host_N;`
        let copy = format!(" auto &_occa_host_{name} = {name}; auto {name} = _occa_host_{name};");
        let body = unit.stmt(home.body).span;
        if matches!(unit.stmt(home.body).kind, StmtKind::Block(_)) {
            edits.insert(job.owner(), body.start + 1, copy);
        } else {
            edits.insert(job.owner(), body.start, format!("{{{copy} "));
            edits.insert_after(job.owner(), body.end, " }");
        }
    }
}

/// The innermost loop over work items whose body is all that changes a variable, and all that uses it besides headers
/// of loops.
fn home<'u>(unit: &'u Analyzed, id: VarId, nest: &Nest) -> Option<&'u ForLoop> {
    let loops = nest.paths.iter().flat_map(|path| path.outer.iter().chain(&path.inner));
    let headers: Vec<Span> = loops.filter_map(|l| Some(unit.for_loop(l.id).as_for()?.header)).collect();
    let all = uses(unit, unit.for_loop(nest.root), id);
    let holds_all = |l: &ForLoop| {
        all.iter().all(|used| {
            let in_header = headers.iter().any(|header| header.contains(used.span));
            unit.stmt(l.body).span.contains(used.span) || (in_header && !writes(used))
        })
    };
    // A body that is cut at its barriers is two.
    let is_whole = |l: &ForLoop| {
        let mut whole = true;
        unit.walk(unit.stmt(l.body), &mut |stmt| whole &= unit.marks_on(stmt).barrier.is_none());
        whole
    };
    let mut innermost = nest.paths.iter().filter_map(|path| unit.for_loop(path.inner.last()?.id).as_for());
    innermost.find(|l| holds_all(l) && is_whole(l))
}

fn writes(used: &Use) -> bool {
    used.access.may_write() && !used.through
}

/// Where a variable is named.
fn uses<'u>(unit: &'u Analyzed, root: &'u Stmt, id: VarId) -> Vec<&'u Use> {
    let mut all = Vec::new();
    unit.walk(root, &mut |stmt| all.extend(unit.uses(stmt).iter().filter(|used| used.variable == id)));
    all
}
