//! Variables of static storage duration that devices can have: constants whose values are known at compile time.

use crate::{DeviceCode, Unsupported, unsupported};
use okl_analysis::Analyzed;
use okl_model::{CallTarget, CalleeId, ExprId, ExprKind, Scope, TypeKind, VarId, Variable, Vector};
use okl_sema::lasts;
use okl_source::{Cover, Diagnostic, Span};
use okl_target::Target;

/// `unsupported-by-backend` for all other variables of static storage duration that device code reads.
pub(crate) fn refused(target: &Target, unit: &Analyzed, device: &DeviceCode) -> Vec<Diagnostic> {
    // Classes in C have no static members; the C compiler reports them itself.
    let types = unit.declarations.iter().filter(|one| one.kind.is_record() && !target.is_c());
    let classes = Cover::new(types.map(|one| one.span));
    let mut out = Vec::new();
    for (at, variable) in unit.variables.iter().enumerate() {
        if variable.scope != Scope::Global || !device.reads(VarId(at as u32)) {
            continue;
        }
        if let Some((construct, help)) = defect(unit, variable, &classes) {
            let what = Unsupported { construct: format!("{construct} in device code"), help: help.into() };
            out.push(unsupported(&target.name, variable.name_span, &what));
        }
    }
    out
}

/// The reason why a device cannot have a variable, to stand before "in device code", and a suggestion.
fn defect(unit: &Analyzed, variable: &Variable, classes: &Cover) -> Option<(String, &'static str)> {
    let name = &variable.name;
    let head = Span::new(variable.span.start, variable.name_span.start);
    let lasts = lasts(unit, variable);
    if lasts && classes.contains(variable.name_span) {
        let help = "make it `static const` or `static constexpr`, or hand it to the kernel";
        return Some((format!("the static member `{name}`, which is no constant,"), help));
    }
    let is_elsewhere = variable.init.is_none() && unit.says(head, "extern") && !is_defined(unit, variable);
    if is_elsewhere {
        return Some((format!("the variable `{name}` of another file"), "hand its value to the kernel"));
    }
    let of_run = variable.init.is_some_and(|init| !variable.is_constexpr && is_computed(unit, init));
    of_run.then(|| {
        let help = "write its value as a constant, or compute it in the kernel";
        (format!("the variable `{name}`, whose first value a function computes,"), help)
    })
}

/// True if another declaration of the variable has an initializer.
fn is_defined(unit: &Analyzed, variable: &Variable) -> bool {
    let mut others = unit.variables.iter().filter(|other| other.scope == Scope::Global);
    others.any(|other| other.name == variable.name && other.init.is_some())
}

/// True if an initializer needs code at program start: a call of a function that is not `constexpr`, or a variable that
/// is no constant.
fn is_computed(unit: &Analyzed, id: ExprId) -> bool {
    let expression = unit.expression(id);
    if expression.value.is_some() {
        return false;
    }
    let is_known = matches!(
        expression.kind,
        ExprKind::AddressOf(_) | ExprKind::SizeOf(_) | ExprKind::TypeOf(_) | ExprKind::Lambda(_)
    );
    if is_known {
        return false;
    }
    let own = if let ExprKind::Call(call) = &expression.kind {
        matches!(call.target, CallTarget::Function(callee) if runs(unit, callee))
    } else if let Some(id) = expression.kind.as_variable() {
        let variable = unit.variable(id);
        let is_place = matches!(unit.ty(variable.ty).kind, TypeKind::Array { .. } | TypeKind::Function);
        !is_place && lasts(unit, variable)
    } else {
        false
    };
    own || expression.kind.children().any(|part| is_computed(unit, part))
}

/// True if the result of a function is known at run time only.
fn runs(unit: &Analyzed, id: CalleeId) -> bool {
    let callee = unit.callee(id);
    match callee.function {
        Some(id) => !unit.function(unit.definition(id).unwrap_or(id)).is_constexpr,
        None => !["max", "min"].contains(&callee.name.as_str()) && Vector::made_by(&callee.name).is_none(),
    }
}

#[cfg(test)]
mod tests;
