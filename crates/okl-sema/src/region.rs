//! The region of each statement of a kernel: run by the host, once per group, or by each work item.

use crate::structure::{LoopKind, claims, roles};
use okl_analysis::Analyzed;
use okl_model::{Function, Stmt, Unit, VarId, Variable};
use okl_source::Span;

/// The part of a kernel that a statement belongs to, ordered from the outside in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Region {
    /// Host code: runs once for each call of the kernel.
    Host,
    /// Code of a group: the body of an `@outer` loop, outside of `@inner` loops. Means one execution for each group.
    Outer,
    /// Code of a work item: the body of an `@inner` loop.
    Inner,
}

/// A statement with its region and the statements around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StatementContext<'w, 'u> {
    /// The statement.
    pub(crate) stmt: &'u Stmt,
    /// The region of the statement's own expressions, a loop's header included.
    pub(crate) region: Region,
    /// True for a statement in an `@inner` loop that is not the innermost one: several work items run it, as they do
    /// all code of a group.
    pub(crate) is_between: bool,
    /// The statements around it, outermost first.
    pub(crate) around: &'w [&'u Stmt],
}

impl StatementContext<'_, '_> {
    /// True if several work items run the statement together, as they do code of a group: it stands outside of the
    /// innermost `@inner` loop, but not in host code.
    pub(crate) fn is_shared(&self) -> bool {
        self.region == Region::Outer || self.is_between
    }
}

/// Visits every statement of a function in preorder.
pub(crate) fn walk<'u>(
    unit: &'u Unit,
    function: &'u Function,
    visit: &mut dyn FnMut(&StatementContext<'_, 'u>),
) {
    if let Some(body) = unit.body(function) {
        step(unit, body, (Region::Host, false), &mut Vec::new(), visit);
    }
}

fn step<'u>(
    unit: &'u Unit,
    stmt: &'u Stmt,
    (region, is_between): (Region, bool),
    around: &mut Vec<&'u Stmt>,
    visit: &mut dyn FnMut(&StatementContext<'_, 'u>),
) {
    visit(&StatementContext { stmt, region, is_between, around });
    let own = body_region(unit, stmt);
    let is_between = if own == Region::Inner { holds_inner(unit, stmt) } else { is_between };
    around.push(stmt);
    stmt.each_child(&mut |child| {
        step(unit, unit.stmt(child), (region.max(own), is_between), around, visit);
    });
    around.pop();
}

/// True if a statement contains an `@inner` loop, itself aside.
fn holds_inner(unit: &Unit, stmt: &Stmt) -> bool {
    let mut children = unit.children(stmt).into_iter();
    children.any(|child| body_region(unit, child) == Region::Inner || holds_inner(unit, child))
}

/// The region that a statement's own attributes give its body; [`Region::Host`] if they give none.
///
/// A loop with two roles is reported elsewhere; its body counts as the innermost of them.
fn body_region(unit: &Unit, stmt: &Stmt) -> Region {
    if stmt.attrs.is_empty() {
        return Region::Host;
    }
    let kinds = claims(unit, stmt).into_iter().map(|role| match role.kind {
        LoopKind::Outer => Region::Outer,
        LoopKind::Inner => Region::Inner,
    });
    kinds.max().unwrap_or(Region::Host)
}

/// The region of the code at `place`.
pub(crate) fn region_at(unit: &Unit, function: &Function, place: Span) -> Region {
    let mut region = Region::Host;
    let mut next = unit.body(function);
    while let Some(stmt) = next {
        next = unit.children(stmt).into_iter().find(|child| child.span.contains(place));
        if next.is_some() {
            region = region.max(body_region(unit, stmt));
        }
    }
    region
}

/// True if a loop, or one of the two loops of its `@tile`, is of that kind.
pub(crate) fn spreads(unit: &Unit, stmt: &Stmt, kind: LoopKind) -> bool {
    roles(unit, stmt).iter().any(|role| role.kind == kind)
}

/// True if okl itself computes the iterations of a loop: `@outer`, `@inner`, `@tile`.
pub(crate) fn is_counted(unit: &Unit, stmt: &Stmt) -> bool {
    stmt.as_for().is_some() && counting_attribute(unit, stmt).is_some()
}

/// The name of the first of `@outer`, `@inner`, `@tile` on a loop.
pub(crate) fn counting_attribute<'u>(unit: &'u Unit, stmt: &Stmt) -> Option<&'u str> {
    let names = stmt.attrs.iter().map(|id| unit.attribute(*id).name.as_str());
    names.into_iter().find(|name| matches!(*name, "outer" | "inner" | "tile"))
}

/// The ranges of the outermost parallel loops of a kernel: all code that runs on the device.
pub(crate) fn device_code(unit: &Unit, function: &Function) -> Vec<Span> {
    let mut found = Vec::new();
    walk(unit, function, &mut |spot| {
        if spot.region == Region::Host && body_region(unit, spot.stmt) > Region::Host {
            found.push(spot.stmt.span);
        }
    });
    found
}

/// True if a variable is declared in one of these places.
pub(crate) fn is_declared_in(unit: &Unit, variable: VarId, places: &[Span]) -> bool {
    let name = unit.variable(variable).name_span;
    places.iter().any(|place| place.contains(name))
}

/// The function whose body a variable is declared in.
pub(crate) fn home<'u>(unit: &'u Analyzed, variable: &Variable) -> Option<&'u Function> {
    unit.function_around(variable.name_span).map(|id| unit.function(id))
}
