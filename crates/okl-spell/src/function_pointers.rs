//! Refuses pointers to functions, for targets that lack indirect calls.

use crate::device_text::device_code;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{CallTarget, ExprId, ExprKind, Name, Scope, Ty, TypeKind, VarId};
use okl_plan::Unsupported;
use okl_source::Span;
use std::collections::BTreeSet;

/// Reports the variables of device code that hold pointers to functions; if there are none, the functions that are used
/// as values: `apply<twice>(x)`.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let mut places = variables(job);
    if places.is_empty() {
        places = functions(job);
    }
    for place in places {
        let what = Unsupported {
            construct: "a pointer to a function".into(),
            help: "call the function by its name, or hand over a number and choose with `switch`".into(),
        };
        job.unsupported(place, &what);
    }
}

/// Device variables that hold pointers to functions: pointers, arrays of them, fields, and variables at file scope that
/// device code reads.
fn variables(job: &Job<'_>) -> BTreeSet<Span> {
    let (unit, device) = (job.unit, &job.plan.device);
    let in_device = |span: Span| {
        let kernels = unit.kernels().map(|(_, kernel)| kernel);
        let functions = device.functions().iter().map(|id| unit.function(*id));
        kernels.chain(functions).any(|function| function.span.contains(span))
    };
    let is_read = |at: usize| match unit.variables[at].scope {
        Scope::Global => device.reads(VarId(at as u32)),
        Scope::Field => device.holds(unit.variables[at].name_span),
        Scope::Local | Scope::Parameter | Scope::Unknown => in_device(unit.variables[at].name_span),
    };
    let found = unit.variables.iter().enumerate();
    let found = found.filter(|(at, variable)| leads(unit.ty(variable.ty)) && is_read(*at));
    found.map(|(_, variable)| variable.name_span).collect()
}

/// True if a type is a pointer or reference to a function, or a pointer, reference or array of such.
fn leads(ty: Ty<'_>) -> bool {
    let (TypeKind::Pointer(to) | TypeKind::Reference(to) | TypeKind::Array { of: to, .. }) = ty.kind else {
        return false;
    };
    let to = ty.at(to);
    to.kind == TypeKind::Function && !ty.is_array() || leads(to)
}

/// Mentions of functions other than as callees.
fn functions(job: &Job<'_>) -> BTreeSet<Span> {
    let unit = job.unit;
    let code = device_code(job);
    let takes_templates = job.target.device_cpp().is_none();
    let found = unit.expressions.iter().filter(|one| {
        let ExprKind::Name(Name::Function(callee)) = one.kind else { return false };
        let callee = unit.callee(callee);
        // In a template, the candidates of an unresolved operator or call are its children.
        callee.function.is_some()
            && callee.operator.is_none()
            && code.contains(one.span)
            && !is_called(unit, one.id, takes_templates)
    });
    found.map(|one| one.span).collect()
}

/// True if a name is the callee of a call, or a template argument where the target allows these.
fn is_called(unit: &Analyzed, name: ExprId, takes_templates: bool) -> bool {
    let mut below = name;
    while let Some(parent) = unit.parent(below) {
        let kind = &unit.expression(parent).kind;
        if let ExprKind::Call(call) = kind {
            let is_target = matches!(call.target, CallTarget::Value(value) if value == below);
            return is_target || takes_templates && call.template_arguments.contains(&below);
        }
        let goes_on = matches!(
            kind,
            ExprKind::OneOf(_) | ExprKind::Paren(_) | ExprKind::Cast { .. } | ExprKind::AddressOf(_)
        );
        if !goes_on {
            return false;
        }
        below = parent;
    }
    false
}
