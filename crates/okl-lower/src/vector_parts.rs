//! Addresses of the parts of vectors, for targets whose vectors are no structs.

use crate::device_text::device_code;
use crate::job::Job;
use crate::spaces::Space;
use okl_analysis::Analyzed;
use okl_analysis::values::is_value;
use okl_model::{Callee, ExprId, ExprKind, FunctionId, Member, Ty, Vector};
use okl_source::{Diagnostic, EditSet, Piece, Span};

/// `vector-part-address`: `&v.x`, `float &y = v.y;`, `f(v.z)` with a reference as the parameter.
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
            let diagnostic = Diagnostic::error("vector-part-address", message, place)
                .help("put the part into a variable of its own, and back when it has changed")
                .help("or use an array or a struct instead of a vector");
            if !job.out.contains(&diagnostic) {
                job.out.push(diagnostic);
            }
        }
    }
}

/// Where an expression hands out the address of a part of a vector.
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

/// For each parameter, whether it is another name for its argument.
fn references<'u>(unit: &'u Analyzed, callee: &'u Callee) -> impl Iterator<Item = bool> + 'u {
    let refers = |ty: Ty<'_>| ty.referred().is_some_and(|to| !to.is_const);
    callee.parameters.iter().map(move |ty| refers(unit.ty(*ty)))
}

/// `v.x`, `p->v[2].x`
pub(crate) fn is_part(job: &Job<'_>, id: ExprId) -> bool {
    part(job, id).is_some()
}

/// The vector that a place is a part of, which is no struct on the target, and the name of the part.
fn part<'u>(job: &Job<'u>, id: ExprId) -> Option<(&'u Member, Vector)> {
    let unit = job.unit;
    let ExprKind::Member(member) = &unit.expression(unit.peeled(id)).kind else { return None };
    let ty = unit.type_of(member.base?);
    let object = ty.element().filter(|_| member.arrow).unwrap_or(ty);
    let vector = job.native_vector(object).filter(|_| member.variable.is_none())?;
    Some((member, vector))
}

/// `f(((threadgroup uint *)&(s[i]))[1])` for `f(s[i].y)`, where `f` takes a reference and changes nothing there: Metal
/// would hand it a copy of the part, in another memory than its parameter says, and C knows no address of a part.
pub(crate) fn hand_over(job: &Job<'_>, id: FunctionId, edits: &mut EditSet) {
    let unit = job.unit;
    let Some(private) = job.spaces().map(|words| words.of(Space::Private)) else { return };
    let function = unit.function(id).span;
    for expression in unit.expressions.iter().filter(|one| function.contains(one.span)) {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let parameters = call.callee().map_or(&[][..], |callee| &unit.callee(callee).parameters);
        for (argument, ty) in call.arguments.iter().zip(parameters) {
            let refers = unit.ty(*ty).is_reference() && !is_value(unit, *argument);
            let space = job.space_of(*argument);
            let has_copy = space == private && !job.target.is_c();
            if refers && is_part(job, *argument) && !has_copy {
                let mut place = addressable(job, unit.peeled(*argument), &space);
                if job.target.is_c() {
                    place.insert(0, Piece::Text("&(".into()));
                    place.push(Piece::Text(")".into()));
                }
                edits.supplant(job.owner(), unit.expression(*argument).span, place);
            }
        }
    }
}

/// A place whose address can be taken: `((__global float *)&(v[i]))[1]` for `v[i].y`.
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
