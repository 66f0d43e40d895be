//! The binding of references, and their C equivalents.

use crate::job::Job;
use crate::pointer_casts::has_place;
use okl_analysis::values::is_value;
use okl_model::{
    BinaryOperator, CallExpr, CallTarget, ExprId, ExprKind, Expression, Name, Scope, Ty, TypeKind, VarId,
};
use okl_source::Span;
use rustc_hash::FxHashSet;

/// True if a variable is a reference that becomes a pointer.
pub(super) fn is_pointer(job: &Job<'_>, id: VarId) -> bool {
    becomes(job, id) == Some(Binds::Place)
}

/// True if a variable is a reference that has a C equivalent.
pub(super) fn is_lowered(job: &Job<'_>, id: VarId) -> bool {
    becomes(job, id).is_some_and(|binds| binds != Binds::Neither)
}

/// True if a reference that becomes a pointer is bound to this variable.
pub(super) fn is_bound(job: &Job<'_>, id: VarId) -> bool {
    job.bound.get_or_init(|| bound(job)).contains(&id)
}

/// The variables that are the referents of references that become pointers.
fn bound(job: &Job<'_>) -> FxHashSet<VarId> {
    let unit = job.unit;
    let name = |at: ExprId| {
        let ExprKind::Name(Name::Variable(id)) = unit.expression(unit.peeled(at)).kind else { return None };
        Some(id)
    };
    let mut found = FxHashSet::default();
    for expression in &unit.expressions {
        if let ExprKind::Call(call) = &expression.kind {
            found.extend(handed(job, call).iter().filter_map(|(argument, _)| name(*argument)));
        } else if let ExprKind::Declare(declare) = &expression.kind
            && let [variable] = declare.variables[..]
            && let Some(init) = declare.init
            && is_pointer(job, variable)
        {
            found.extend(name(only(job, init)));
        }
    }
    found
}

/// The arguments of a call whose parameters become pointers.
pub(super) fn handed(job: &Job<'_>, call: &CallExpr) -> Vec<(ExprId, VarId)> {
    let CallTarget::Function(callee) = call.target else { return Vec::new() };
    let Some(function) = job.unit.callee(callee).function else { return Vec::new() };
    let params = job.unit.function(function).params.iter().copied();
    call.arguments.iter().copied().zip(params).filter(|(_, param)| is_pointer(job, *param)).collect()
}

/// The value category of the expression that a reference is bound to, as C sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binds {
    /// A place in memory that has an address in C.
    Place,
    /// A value; its lifetime is that of the reference.
    Value,
    /// An lvalue of C++ that is a value in C, or a part of an object that has no address.
    Neither,
}

/// The C equivalent of a reference: a pointer to a place, or a variable that holds a value; none if the variable is not
/// a declared reference.
pub(super) fn becomes(job: &Job<'_>, id: VarId) -> Option<Binds> {
    let unit = job.unit;
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let to = ty.referred().filter(|_| !variable.is_binding && variable.declarator.ampersand.is_some())?;
    if !is_plain(to) || ty.is_rvalue_reference {
        return Some(Binds::Neither);
    }
    match variable.scope {
        Scope::Parameter => {
            // The parameters of the target's kernels are passed by value.
            let is_kernels = unit.kernel_around(variable.name_span).is_some();
            Some(if is_kernels { Binds::Neither } else { Binds::Place })
        }
        Scope::Local if is_of_host(job, variable.name_span) => Some(Binds::Neither),
        // `float (&row)[4]{s[i]}`
        Scope::Local if to.is_array() && variable.declarator.equals.is_none() => Some(Binds::Neither),
        Scope::Local => {
            Some(unit.init(variable).map_or(Binds::Neither, |init| binds(job, only(job, init.id), to)))
        }
        Scope::Field | Scope::Global | Scope::Unknown => Some(Binds::Neither),
    }
}

/// The initialiser of a reference, without the braces of `int &r{x}`.
pub(super) fn only(job: &Job<'_>, init: ExprId) -> ExprId {
    let peeled = job.unit.peeled(init);
    if let ExprKind::List(elements) = &job.unit.expression(peeled).kind
        && let [only] = elements[..]
    {
        return only;
    }
    init
}

/// True if a place is in host code of a kernel. Some nests get the value of what is declared there as an argument,
/// others repeat its declaration.
pub(super) fn is_of_host(job: &Job<'_>, place: Span) -> bool {
    let unit = job.unit;
    let Some(around) = unit.kernel_around(place) else { return false };
    let kernels = job.checked.kernels();
    // Kernels are in source order.
    let at = kernels.partition_point(|kernel| kernel.function < around);
    kernels.get(at).filter(|kernel| kernel.function == around).is_some_and(|kernel| {
        let mut nests = kernel.nests.iter().map(|nest| unit.for_loop(nest.root).span);
        !nests.any(|nest| nest.contains(place))
    })
}

/// True if C can express a pointer to this type in place of a reference: `float (&row)[4]` becomes `float (*row)[4]`,
/// and `float *&p` becomes `float **p`.
fn is_plain(to: Ty<'_>) -> bool {
    if let TypeKind::Array { of, len } = to.kind {
        return len.is_some() && !to.at(of).is_pointer() && is_plain(to.at(of));
    }
    let leads_to_scalar = || to.element().is_some_and(has_literal);
    has_literal(to) || to.kind == TypeKind::Record && !to.is_lambda || to.is_pointer() && leads_to_scalar()
}

/// True if a value of a type can be written as `(T){value}`.
pub(super) fn has_literal(to: Ty<'_>) -> bool {
    matches!(to.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
}

/// The value category, in C, of an expression that a reference to type `to` is bound to.
pub(super) fn binds(job: &Job<'_>, id: ExprId, to: Ty<'_>) -> Binds {
    let unit = job.unit;
    let written = unit.expression(id);
    let is_same = |ty: Ty<'_>| ty.get().name() == to.get().name();
    if let ExprKind::Paren(inner) = written.kind {
        return binds(job, inner, to);
    }
    if let ExprKind::Cast { binds: true, .. } = written.kind
        && !is_value(unit, id)
    {
        return if has_place(unit, written) { Binds::Place } else { Binds::Neither };
    }
    if !is_same(unit.ty(written.ty)) || is_value(unit, id) {
        Binds::Value
    } else if let ExprKind::Cast { operand, .. } = written.kind {
        binds(job, operand, to)
    } else if is_place(job, written) {
        Binds::Place
    } else {
        Binds::Neither
    }
}

/// True if an expression has an address in C, or selects one of several expressions that all have one.
pub(super) fn is_place(job: &Job<'_>, written: &Expression) -> bool {
    let unit = job.unit;
    let is_vector = |id: ExprId| {
        let ty = unit.type_of(id);
        job.native_vector(ty.element().unwrap_or(ty)).is_some()
    };
    if let ExprKind::Member(member) = &written.kind {
        return member.base.is_some_and(|base| {
            !is_vector(base) && (member.arrow || is_place(job, unit.expression(unit.peeled(base))))
        });
    }
    if let ExprKind::Index { base, .. } = written.kind {
        return job.native_vector(unit.type_of(base)).is_none();
    }
    let arms = arms(&written.kind);
    if !arms.is_empty() {
        let name = unit.ty(written.ty).get().name();
        return arms.iter().all(|arm| {
            let place = unit.expression(unit.peeled(*arm));
            unit.ty(place.ty).get().name() == name && is_place(job, place)
        });
    }
    matches!(
        written.kind,
        ExprKind::Name(Name::Variable(_)) | ExprKind::Dim { .. } | ExprKind::Dereference(_)
    )
}

/// The operands that a conditional or comma expression selects from; the expression is a place if they are places.
pub(super) fn arms(kind: &ExprKind) -> Vec<ExprId> {
    if let ExprKind::Conditional { then, otherwise, .. } = *kind {
        return vec![then, otherwise];
    }
    let comma = kind.as_binary().filter(|(operator, ..)| *operator == BinaryOperator::Comma);
    comma.map(|(_, _, right)| right).into_iter().collect()
}
