//! Variables of a group that a second-level nest changes. Each iteration has a copy, so the value must not be used
//! after the nest.

use crate::header::Header;
use crate::ids::SLM_LIVE_UPDATE;
use crate::view::{Groups, Nest, View};
use okl_plugin::model::{Access, Stmt, StmtId, StmtKind, VarId};
use okl_plugin::{Diagnostic, Span};

/// Reports the changed variables whose value is used after the nest.
pub(crate) fn check(view: &View<'_>, groups: &Groups<'_>, nest: &Nest<'_>, found: &mut Vec<Diagnostic>) {
    for (id, place) in changed(view, nest) {
        let nest_id = nest.loops[0].id;
        if after(view, groups.nest.body, nest_id, id) != First::Read {
            continue;
        }
        found.push(
            Diagnostic::error(
                SLM_LIVE_UPDATE,
                format!("`{}` is changed in a second-level nest and used after it", view.name(id)),
                place,
            )
            .label(nest.loops[0].span_of_header(), "each iteration of this nest has its own copy")
            .help("use shared data for what threads pass to each other, or declare the variable in the nest"),
        );
    }
}

/// The variables from outside of a nest that it changes, each with the first such place.
pub(crate) fn changed(view: &View<'_>, nest: &Nest<'_>) -> Vec<(VarId, Span)> {
    let whole = nest.loops[0];
    let mut found: Vec<(VarId, Span)> = Vec::new();
    for used in view.uses_below(nest.body) {
        let variable = view.unit.variable(used.variable);
        let ty = view.unit.ty(variable.ty);
        let is_own = !used.through || view.is_array(used.variable);
        let is_outside = !whole.span.contains(variable.name_span);
        if used.access.may_write()
            && is_own
            && is_outside
            && !ty.is_reference()
            && view.is_of_function(used.variable)
            && !view.is_shared(used.variable)
            && !(used.access == Access::Escape && ty.is_const)
            && found.iter().all(|(id, _)| *id != used.variable)
        {
            found.push((used.variable, used.span));
        }
    }
    found
}

/// The first access to a variable on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    Nothing,
    Read,
    Write,
}

impl First {
    fn then(self, next: impl FnOnce() -> First) -> First {
        if self == First::Nothing { next() } else { self }
    }
}

/// The first access to a variable after the statement `at`, which is `around` or a descendant of it; this includes the
/// following iterations of loops around it.
fn after(view: &View<'_>, around: &Stmt, at: StmtId, id: VarId) -> First {
    let unit = view.unit.unit();
    if around.id == at {
        return First::Nothing;
    }
    let target = view.unit.stmt(at).span;
    let children = unit.children(around);
    let Some(position) = children.iter().position(|child| child.span.contains(target)) else {
        return First::Nothing;
    };
    let inside = after(view, children[position], at, id);
    let rest = || match around.kind {
        StmtKind::Block(_) | StmtKind::Other(_) => children[position + 1..]
            .iter()
            .fold(First::Nothing, |first, next| first.then(|| of(view, next, id))),
        // The next iteration.
        StmtKind::For(_) | StmtKind::Loop(_) | StmtKind::RangeFor { .. } => round(view, around, id),
        StmtKind::If { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return
        | StmtKind::Goto
        | StmtKind::Empty => First::Nothing,
    };
    inside.then(rest)
}

/// The first access to a variable in the next iteration of a loop.
fn round(view: &View<'_>, stmt: &Stmt, id: VarId) -> First {
    let init = stmt.as_for().map(|l| l.init);
    own(view, stmt, id, init).then(|| below(view, stmt, id))
}

/// The first access to a variable in a statement: a write only if it happens on every path, a read if it happens on any
/// path.
fn of(view: &View<'_>, stmt: &Stmt, id: VarId) -> First {
    let found = own(view, stmt, id, None).then(|| below(view, stmt, id));
    // A nest writes to copies of the variable.
    if view.is_threads(stmt) && found == First::Write { First::Nothing } else { found }
}

/// The first access in the expressions of a statement, without those in `init`.
fn own(view: &View<'_>, stmt: &Stmt, id: VarId, init: Option<Span>) -> First {
    let is_left_out = |place: Span| init.is_some_and(|init| init.contains(place));
    let uses = view.unit.uses(stmt).iter();
    let uses =
        uses.filter(|used| used.variable == id && used.access != Access::Name && !is_left_out(used.span));
    uses.fold(First::Nothing, |first, used| {
        first.then(|| if used.access == Access::Write && !used.through { First::Write } else { First::Read })
    })
}

/// The first access in the child statements.
fn below(view: &View<'_>, stmt: &Stmt, id: VarId) -> First {
    let each: Vec<First> = view.unit.unit().children(stmt).iter().map(|child| of(view, child, id)).collect();
    if matches!(stmt.kind, StmtKind::Block(_)) {
        return each.into_iter().fold(First::Nothing, |first, next| first.then(|| next));
    }
    let is_certain = matches!(stmt.kind, StmtKind::If { otherwise: Some(_), .. });
    if is_certain && each.iter().all(|one| *one == First::Write) {
        return First::Write;
    }
    // The children may not be executed at all.
    if each.contains(&First::Read) { First::Read } else { First::Nothing }
}
