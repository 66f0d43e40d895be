//! Addresses of vector elements, for targets whose vectors are no structs.

use crate::device_text::device_code;
use crate::job::Job;
use crate::spaces::Space;
use crate::vector_types::{is_part, part};
use okl_analysis::Analyzed;
use okl_analysis::values::is_value;
use okl_model::{Callee, ExprId, ExprKind, FunctionId, Ty};
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Span};

const VECTOR_PART_ADDRESS: DiagnosticId = DiagnosticId::new("vector-part-address");

/// Reports `vector-part-address`: `&v.x`, `float &y = v.y;`, `f(v.z)` for a reference parameter.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    let device = device_code(job);
    for expression in &unit.expressions {
        if !device.contains(expression.span) {
            continue;
        }
        for place in addresses(job, &expression.kind, expression.span) {
            let message = format!(
                "the address of a part of a vector, which backend `{}` does not have",
                job.target.name
            );
            let diagnostic = Diagnostic::error(VECTOR_PART_ADDRESS, message, place)
                .help("put the part into a variable of its own, and back when it has changed")
                .help("or use an array or a struct instead of a vector");
            if !job.out.contains(&diagnostic) {
                job.out.push(diagnostic);
            }
        }
    }
}

/// The places where an expression takes the address of a vector element.
fn addresses(job: &Job<'_>, kind: &ExprKind, whole: Span) -> Vec<Span> {
    let unit = job.unit;
    if let ExprKind::AddressOf(place) = kind {
        return if is_part(job, *place) { vec![whole] } else { Vec::new() };
    }
    if let ExprKind::Declare(declare) = kind {
        let names = declare.variables.iter().map(|id| unit.variable(*id));
        let refers = names.into_iter().any(|name| unit.ty(name.ty).is_reference());
        let part = declare.init.filter(|init| refers && is_part(job, *init));
        return part.map(|part| unit.expression(part).span).into_iter().collect();
    }
    let ExprKind::Call(call) = kind else { return Vec::new() };
    let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return Vec::new() };
    let handed = call.arguments.iter().zip(references(unit, callee));
    let parts = handed.filter(|(argument, refers)| *refers && is_part(job, **argument));
    parts.map(|(argument, _)| unit.expression(*argument).span).collect()
}

/// For each parameter, true if it is a reference to non-const.
fn references<'u>(unit: &'u Analyzed, callee: &'u Callee) -> impl Iterator<Item = bool> + 'u {
    let refers = |ty: Ty<'_>| ty.referred().is_some_and(|to| !to.is_const);
    callee.parameters.iter().map(move |ty| refers(unit.ty(*ty)))
}

/// `f(((threadgroup uint *)&(s[i]))[1])` for `f(s[i].y)`, where `f` takes a reference to const: Metal would pass a copy
/// of the element in another memory space than the parameter's, and C has no address of an element.
pub(crate) fn hand_over(job: &Job<'_>, id: FunctionId, edits: &mut EditSet) {
    let unit = job.unit;
    let Some(private) = job.spaces().map(|words| words.of(Space::Private)) else { return };
    let Some(body) = unit.body(unit.function(id)) else { return };
    unit.walk(body, &mut |stmt| {
        for call in unit.calls(stmt) {
            let params = call.function.map_or(&[][..], |function| &unit.function(function).params);
            for (argument, param) in unit.arguments(call).iter().zip(params) {
                let refers = unit.ty(unit.variable(*param).ty).is_reference() && !is_value(unit, *argument);
                if !refers || !is_part(job, *argument) {
                    continue;
                }
                let space = job.space_of(*argument);
                let place = addressable(job, unit.peeled(*argument), &space);
                let span = unit.expression(*argument).span;
                if job.target.is_c() {
                    edits.supplant(
                        job.owner(),
                        span,
                        [vec![Piece::Text("&(".into())], place, vec![Piece::Text(")".into())]].concat(),
                    );
                } else if space != private {
                    edits.supplant(job.owner(), span, place);
                }
            }
        }
    });
}

/// A form of a place whose address can be taken: `((__global float *)&(v[i]))[1]` for `v[i].y`.
pub(crate) fn addressable(job: &Job<'_>, place: ExprId, space: &str) -> Vec<Piece> {
    let whole = || vec![Piece::Source(job.unit.expression(place).span)];
    let Some((member, vector)) = part(job, place).filter(|_| job.spaces().is_some()) else { return whole() };
    let at = vector.fields().iter().position(|field| *field == member.name);
    let (Some(at), Some(base)) = (at, member.base) else { return whole() };
    let blank = if space.is_empty() { "" } else { " " };
    let address = if member.arrow { "" } else { "&" };
    vec![
        Piece::Text(format!("(({space}{blank}{} *){address}(", vector.scalar)),
        Piece::Source(job.unit.expression(base).span),
        Piece::Text(format!("))[{at}]")),
    ]
}
