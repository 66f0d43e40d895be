//! Functions that update places outside of themselves, so that a second execution changes the result.

use super::idempotence::clobber;
use okl_analysis::fate::{Fate, Indirection};
use okl_analysis::memory::MemoryObject;
use okl_analysis::same::holds;
use okl_analysis::{Analyzed, Use};
use okl_model::{ExprId, ExprKind, FunctionId, Name, Scope, Stmt, VarId};
use okl_source::Span;
use std::collections::BTreeSet;

/// The updates that a function makes, in which the new value depends on the old one: `*p += 1`, `*p = *p + 1`,
/// `@atomic`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Updates {
    /// True if it updates members of its own object.
    pub(super) object: bool,
    /// True if it updates places that pointers and references lead to, or global variables.
    pub(super) elsewhere: bool,
}

/// The updates of a function and of the functions it calls, including those in several steps:
/// `const int o = *p; *p = o + 1;`
pub(super) fn updates(unit: &Analyzed, function: FunctionId) -> Updates {
    let mut found = Updates::default();
    of_function(unit, function, &mut BTreeSet::new(), &mut found);
    found
}

fn of_function(unit: &Analyzed, id: FunctionId, seen: &mut BTreeSet<FunctionId>, found: &mut Updates) {
    let Some(id) = unit.definition(id).filter(|id| seen.insert(*id)) else { return };
    let Some(body) = unit.body(unit.function(id)) else { return };
    let is_others = |used: &Use| !matches!(owner(unit, used.place, body.span), Owner::Function);
    if let Some(clobber) = clobber(unit, body, &is_others).filter(|clobber| clobber.is_certain) {
        match owner(unit, clobber.written.place, body.span) {
            Owner::Object => found.object = true,
            Owner::Other => found.elsewhere = true,
            Owner::Function => {}
        }
    }
    found.object |= changes_what_it_read(unit, body);
    unit.walk(body, &mut |stmt| {
        found.elsewhere |= unit.has_attr(&stmt.attrs, "atomic");
        stmt.expressions.iter().for_each(|id| of_expression(unit, *id, body.span, found));
        for called in unit.calls(stmt).iter().filter_map(|call| call.function) {
            of_function(unit, called, seen, found);
        }
    });
}

/// True for a method that reads a member and writes it in a later statement: `const int o = n; n = o + 1;`
fn changes_what_it_read(unit: &Analyzed, body: &Stmt) -> bool {
    let (mut read, mut written) = (BTreeSet::new(), BTreeSet::new());
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        let mut members = Vec::new();
        stmt.expressions.iter().for_each(|id| own_members(unit, *id, &mut members));
        let writes = |id: ExprId| unit.fate(id, Indirection::Place) == Fate::Written;
        let (writes, reads): (Vec<_>, Vec<_>) = members.into_iter().partition(|(id, _)| writes(*id));
        read.extend(reads.into_iter().map(|(_, field)| field).filter(|field| !written.contains(field)));
        found |= writes.iter().any(|(_, field)| read.contains(field));
        written.extend(writes.into_iter().map(|(_, field)| field));
    });
    found
}

/// The uses of members of a method's own object in an expression, arrays aside.
fn own_members(unit: &Analyzed, id: ExprId, found: &mut Vec<(ExprId, VarId)>) {
    let kind = &unit.expression(id).kind;
    if let ExprKind::Member(member) = kind
        && member.base.is_none_or(|base| is_this(unit, base))
        && !unit.type_of(id).is_array()
    {
        found.extend(member.variable.map(|field| (id, field)));
    }
    kind.children().for_each(|child| own_members(unit, child, found));
}

fn of_expression(unit: &Analyzed, id: ExprId, body: Span, found: &mut Updates) {
    let kind = &unit.expression(id).kind;
    let target = if let ExprKind::Step { operand, .. } = kind {
        Some(*operand)
    } else if let ExprKind::Assign { operator, target, value } = kind {
        (operator.is_some() || holds(unit, *value, *target)).then_some(*target)
    } else {
        None
    };
    match target.map(|target| owner(unit, target, body)) {
        Some(Owner::Object) => found.object = true,
        Some(Owner::Other) => found.elsewhere = true,
        Some(Owner::Function) | None => {}
    }
    kind.children().for_each(|child| of_expression(unit, child, body, found));
}

/// The owner of a place.
enum Owner {
    /// A local variable or parameter of the function.
    Function,
    /// A member of the method's own object.
    Object,
    /// Any other place.
    Other,
}

fn owner(unit: &Analyzed, place: ExprId, body: Span) -> Owner {
    let place = unit.peeled(place);
    let kind = &unit.expression(place).kind;
    if let ExprKind::Member(member) = kind
        && (!member.arrow || member.base.is_some_and(|base| is_this(unit, base)))
    {
        return match member.base.filter(|_| !member.arrow) {
            Some(base) => owner(unit, base, body),
            None => Owner::Object,
        };
    }
    if let ExprKind::Index { base, .. } = kind
        && unit.type_of(unit.peeled(*base)).is_array()
    {
        return owner(unit, *base, body);
    }
    if let ExprKind::Name(Name::Variable(id)) = kind
        && !unit.ty(unit.variable(*id).ty).is_reference()
    {
        return match unit.variable(*id).scope {
            Scope::Local | Scope::Parameter => Owner::Function,
            Scope::Global | Scope::Field | Scope::Unknown => Owner::Other,
        };
    }
    // `int *p = &n; ++*p;`
    let is_local = |home: &MemoryObject| matches!(home, MemoryObject::Variable(id) if body.contains(unit.variable(*id).name_span));
    let objects = unit.memory().certain_place(place);
    let is_own = objects.is_some_and(|objects| objects.iter().all(is_local));
    if is_own { Owner::Function } else { Owner::Other }
}

fn is_this(unit: &Analyzed, id: ExprId) -> bool {
    matches!(unit.expression(unit.peeled(id)).kind, ExprKind::This)
}
