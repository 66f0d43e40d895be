//! The parameters of kernels: the host passes values and pointers.

use super::Facts;
use okl_model::{TypeKind, Unit, Variable};
use okl_source::{Diagnostic, DiagnosticId};

const KERNEL_PARAMETER_ARRAY: DiagnosticId = DiagnosticId::new("kernel-parameter-array");
const KERNEL_PARAMETER_REFERENCE: DiagnosticId = DiagnosticId::new("kernel-parameter-reference");
const KERNEL_PARAMETER_VARIADIC: DiagnosticId = DiagnosticId::new("kernel-parameter-variadic");

/// `kernel-parameter-reference`, `kernel-parameter-array`, `kernel-parameter-variadic`.
pub(super) fn can_be_passed(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.each_kernel() {
        for parameter in kernel.params.iter().map(|id| facts.unit.variable(*id)) {
            out.extend(mistake(facts.unit, parameter));
        }
        if let Some(place) = kernel.ellipsis {
            out.push(
                Diagnostic::error(
                    KERNEL_PARAMETER_VARIADIC,
                    format!("kernel `{}` takes any number of arguments", kernel.name),
                    place,
                )
                .help("list the parameters; the host passes each by its position"),
            );
        }
    }
}

fn mistake(unit: &Unit, parameter: &Variable) -> Option<Diagnostic> {
    let name = &parameter.name;
    match unit.ty(parameter.ty).kind {
        TypeKind::Reference(to) => Some(
            Diagnostic::error(
                KERNEL_PARAMETER_REFERENCE,
                format!("kernel parameter `{name}` is a reference"),
                parameter.name_span,
            )
            .here(format!("its type is `{}`", unit.ty(parameter.ty).spelling))
            .help(match unit.ty(to).is_const {
                true => "take it by value; host and device do not share their variables",
                false => "take a pointer; host and device do not share their variables",
            }),
        ),
        TypeKind::Array { of, len: None } => Some(
            Diagnostic::error(
                KERNEL_PARAMETER_ARRAY,
                format!("kernel parameter `{name}` is an array without a size"),
                parameter.name_span,
            )
            .help(format!("take a pointer: `{} *{name}`", unit.ty(of).spelling)),
        ),
        TypeKind::Array { len: Some(_), .. }
        | TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Pointer(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => None,
    }
}
