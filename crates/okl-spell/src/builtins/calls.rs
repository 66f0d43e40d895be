//! The implicit conversions of C++ at calls of OKL's built-in functions, for targets whose own functions convert
//! otherwise.
//!
//! A function of `<cmath>` computes in `float` when all of its numbers are `float`, else in `double`; an integer counts
//! as `double`. Other languages have exactly one function for each type: NVRTC finds `fmax(x, 0.0)` of a `float`
//! ambiguous, OpenCL C computes `pow(x, 2)` in `float`. So the conversions that C++ makes implicitly are written out:
//!
//! ```text
//! fmax(x, 0.0)      fmax((double)x, 0.0)
//! sqrt(2)           sqrt((double)2)         sqrt((float)2) for Metal, which has no other numbers
//! 2.0 * v           (float)2.0 * v          of a `float2` in OpenCL
//! ```
//!
//! Arguments that have the right type already stay as they are.

use super::cpp;
use crate::callee_names::called;
use crate::device_text::device_code;
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{
    CallExpr, CallTarget, Callee, CastStyle, ExprId, ExprKind, Expression, HALF, Literal, Ty, TypeKind,
    UnaryOperator, Vector,
};
use okl_source::{EditSet, Span};
use okl_target::LibraryKind;
use std::collections::BTreeSet;

/// Functions that take numbers of mixed types in C++. In other languages, calls get the prefix `okl_`.
pub(crate) const GENERIC: &[&str] = &["abs", "max", "min"];

/// Functions whose second argument is always `int`.
const WITH_EXPONENT: [&str; 2] = ["ldexp", "scalbn"];

/// Writes the conversions in device code.
pub(crate) fn lower(job: &Job<'_>, edits: &mut EditSet) {
    // Those of `half` are written with its own ones.
    for Conversion { place, to, needs_brackets, .. } in
        conversions(job).into_iter().filter(|one| !one.is_half)
    {
        let (open, close) = if needs_brackets { ("(", ")") } else { ("", "") };
        edits.insert(job.owner(), place.start, format!("({to}){open}"));
        if needs_brackets {
            edits.insert_after(job.owner(), place.end, close);
        }
    }
    if !job.target.library.renamed.is_empty() {
        without_std(job, edits);
    }
    if !is_foreign(job) {
        return;
    }
    for (_, call) in device_calls(job) {
        if is_clamp_of_numbers(job, call) {
            // `clamp(x, 0, n)` becomes `okl_clamp(x, 0, n)`, which takes numbers of any types
            edits.insert(job.owner(), call.name_span.start, "okl_");
        }
    }
    if job.target.is_c() {
        floating_conditions(job, edits);
    }
}

/// `std::lround(x)` becomes `lround(x)`; `lround` is a macro that expands to SYCL's equivalent.
fn without_std(job: &Job<'_>, edits: &mut EditSet) {
    let mut places = BTreeSet::new();
    for expression in &job.unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let Some(name) = called(job.unit, expression) else { continue };
        let qualifier = Span::new(call.name_span.start, name.start);
        let is_foreign = job.target.library.renamed.contains_key(job.unit.source(name));
        let is_std = call.callee().is_some_and(|callee| job.unit.callee(callee).function.is_none());
        if is_foreign && is_std && !qualifier.is_empty() && places.insert(qualifier) {
            edits.delete(job.owner(), qualifier);
        }
    }
}

/// True if a call in device code computes in `double` although no variable has that type.
pub(super) fn computes_in_double(job: &Job<'_>) -> bool {
    let is_double = |id: &ExprId| job.unit.type_of(job.unit.peeled(*id)).is_double();
    let compares = |call: &CallExpr| {
        let name = job.unit.source(call.name_span);
        GENERIC.contains(&name) && call.arguments.iter().any(is_double)
    };
    conversions(job).iter().any(|conversion| conversion.to == "double")
        || device_calls(job).any(|(_, call)| {
            compares(call) || is_clamp_of_numbers(job, call) && call.arguments.iter().any(is_double)
        })
}

/// The argument types of all calls of `okl_clamp`, each combination once.
pub(super) fn clamped(job: &Job<'_>) -> BTreeSet<Vec<String>> {
    let of_numbers = device_calls(job).filter(|(_, call)| is_clamp_of_numbers(job, call));
    let is_enum = |id: ExprId| job.unit.type_of(job.unit.peeled(id)).kind == TypeKind::Enum;
    let name = |id: &ExprId| if is_enum(*id) { "int".to_string() } else { own_type(job, *id) };
    let types = |call: &CallExpr| call.arguments.iter().map(name).collect();
    of_numbers.map(|(_, call)| types(call)).collect()
}

/// An argument that gets an explicit cast.
pub(crate) struct Conversion {
    pub(crate) place: Span,
    pub(crate) to: String,
    needs_brackets: bool,
    is_half: bool,
}

/// The casts that arguments get in device code.
pub(crate) fn conversions(job: &Job<'_>) -> Vec<Conversion> {
    let mut found = Vec::new();
    let mut places = BTreeSet::new();
    for (callee, call) in device_calls(job) {
        let wanted = wanted(job, callee, call);
        for (argument, to) in call.arguments.iter().zip(wanted) {
            let (Some(to), place) = (to, job.unit.expression(*argument).span) else { continue };
            let to = job.type_name(to);
            let is_half = job.unit.type_of(job.unit.peeled(*argument)).value().is_half();
            if !place.is_empty() && own_type(job, *argument) != to && places.insert(place) {
                let needs_brackets = needs_brackets(job.unit, *argument);
                found.push(Conversion { place, to, needs_brackets, is_half });
            }
        }
    }
    found
}

/// The calls of OKL's built-in functions in device code.
fn device_calls<'j>(job: &'j Job<'_>) -> impl Iterator<Item = (&'j Callee, &'j CallExpr)> + 'j {
    let device = device_code(job);
    let unit = job.unit;
    unit.expressions.iter().filter_map(move |Expression { span, kind, .. }| {
        let ExprKind::Call(call) = kind else { return None };
        let callee = unit.callee(call.callee()?);
        let is_own = callee.function.is_some() || callee.is_method || callee.intrinsic.is_some();
        (!is_own && device.contains(*span)).then_some((callee, &**call))
    })
}

/// True if the target has its own functions, one for each type.
fn is_foreign(job: &Job<'_>) -> bool {
    job.target.library.kind == LibraryKind::Language
}

/// The type that each argument is converted to; none where the target converts as C++ does.
fn wanted<'u>(job: &'u Job<'_>, callee: &'u Callee, call: &CallExpr) -> Vec<Option<&'u str>> {
    let unit = job.unit;
    let parameters = callee.parameters.iter().map(|ty| unit.ty(*ty).value());
    let none = || vec![None; callee.parameters.len()];
    match &call.target {
        CallTarget::Operator(_) if job.target.vectors.strict => {
            let Some(vector) = parameters.clone().find_map(|ty| job.native_vector(ty)) else { return none() };
            // `(int4)2 << v`: OpenCL shifts vectors only by vectors.
            if let ("operator<<" | "operator>>", [left, right]) = (&*callee.name, &callee.parameters[..])
                && job.native_vector(unit.ty(*left)).is_none()
            {
                let whole = unit.ty(*right).value().get().name();
                return vec![Some(whole), None];
            }
            let is_too_wide = |id: &ExprId| is_wider(unit.type_of(unit.peeled(*id)), vector);
            call.arguments.iter().map(|id| is_too_wide(id).then_some(vector.scalar)).collect()
        }
        CallTarget::Function(_) if is_math(job, &callee.name) => {
            let count = if WITH_EXPONENT.contains(&callee.name.as_str()) { 1 } else { parameters.len() };
            let to = computed_in(parameters.clone().take(count));
            parameters.take(count).map(|ty| to.filter(|_| is_number(ty))).collect()
        }
        CallTarget::Function(_) if is_foreign(job) => {
            // `labs(i)`, `clamp(v, 0, 1)`, `make_float4(i, 0, 0, 1)`
            let as_declared = matches!(callee.name.as_str(), "labs" | "llabs")
                || callee.name == "clamp" && parameters.clone().any(|ty| job.native_vector(ty).is_some());
            let in_braces = job.target.vectors.strict
                && job.target.device_cpp().is_some()
                && Vector::made_by(&callee.name).is_some()
                && job.native_vector(unit.ty(callee.result)).is_some();
            if !as_declared && !in_braces {
                return none();
            }
            // A literal `2` as a `float` is exact, `2.0` as an `int` may not be.
            let is_literal = |at: usize, ty: Ty<'_>| {
                let argument = call.arguments.get(at).map(|id| &unit.expression(unit.peeled(*id)).kind);
                let is_float = matches!(argument, Some(ExprKind::Literal(Literal::Float(_))));
                matches!(argument, Some(ExprKind::Literal(_))) && !(is_float && ty.kind != TypeKind::Float)
            };
            let to = |(at, ty): (usize, Ty<'u>)| {
                let ty = Some(ty.get()).filter(|_| is_number(ty) && !(in_braces && is_literal(at, ty)));
                ty.map(|ty| ty.name())
            };
            parameters.enumerate().map(to).collect()
        }
        CallTarget::Function(_)
        | CallTarget::Method { .. }
        | CallTarget::Operator(_)
        | CallTarget::Constructor(_)
        | CallTarget::Value(_)
        | CallTarget::Unknown => none(),
    }
}

/// True if a strict target refuses a number of this type beside a vector: `2.0` beside a `float2`, `300` beside a
/// `char4`.
fn is_wider(ty: Ty<'_>, vector: Vector) -> bool {
    if vector.is_float() {
        return vector.scalar == "float" && ty.is_double();
    }
    let (bits, is_signed) = (vector.element_size() as u32 * 8, !vector.is_unsigned());
    ty.kind == TypeKind::Float
        || ty.int().is_some_and(|int| int.bits > bits || int.bits == bits && is_signed && !int.signed)
}

/// True if calls of this function of `<cmath>` need explicit conversions on this target.
fn is_math(job: &Job<'_>, name: &str) -> bool {
    if is_foreign(job) {
        return cpp::is_math(name) || name.strip_suffix('f').is_some_and(cpp::is_math);
    }
    match job.target.library.kind {
        LibraryKind::Compiler => cpp::is_math(name),
        LibraryKind::Headers => job.target.library.renamed.contains_key(name),
        LibraryKind::Language => false,
    }
}

/// The type that a function of `<cmath>` computes in.
fn computed_in<'u>(parameters: impl Iterator<Item = Ty<'u>>) -> Option<&'static str> {
    let numbers: Vec<&str> = parameters.filter(|ty| is_number(*ty)).map(|ty| ty.get().name()).collect();
    match numbers.first() {
        Some(_) if numbers.iter().all(|name| matches!(*name, "float" | HALF)) => Some("float"),
        Some(_) if !numbers.contains(&"long double") => Some("double"),
        Some(_) | None => None,
    }
}

/// True for `clamp(x, 0, n)` of numbers that the target's own `clamp` does not cover: that one needs arguments of one
/// type and constant bounds in ascending order.
fn is_clamp_of_numbers(job: &Job<'_>, call: &CallExpr) -> bool {
    let unit = job.unit;
    if unit.source(call.name_span) != "clamp" || !call.arguments.iter().all(|id| is_number(unit.type_of(*id)))
    {
        return false;
    }
    let [x, low, high] = call.arguments[..] else { return false };
    let is_alike = own_type(job, x) == own_type(job, low) && own_type(job, x) == own_type(job, high);
    let ends = constant(unit, low).zip(constant(unit, high));
    !is_alike || ends.is_none_or(|(low, high)| low > high)
}

/// The value of a number literal, with its sign.
fn constant(unit: &Analyzed, id: ExprId) -> Option<f64> {
    let id = unit.peeled(id);
    if let Some(value) = unit.expression(id).value {
        return Some(value as f64);
    }
    if let ExprKind::Unary { operator: UnaryOperator::Minus, operand } = unit.expression(id).kind {
        return Some(-constant(unit, operand)?);
    }
    if let ExprKind::Literal(Literal::Float(value)) = unit.expression(id).kind { Some(value) } else { None }
}

/// The target's name for the type of the expression as written, before implicit conversions.
fn own_type(job: &Job<'_>, id: ExprId) -> String {
    let ty = job.unit.type_of(job.unit.peeled(id));
    // A `half` takes part as `float`.
    if ty.value().is_half() { "float".to_string() } else { job.type_name(ty.name()) }
}

fn is_number(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum)
}

/// True if a cast in front binds only to a part of the expression: `a + b`.
fn needs_brackets(unit: &Analyzed, id: ExprId) -> bool {
    let mut written = unit.expression(id);
    while let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = written.kind {
        written = unit.expression(operand);
    }
    let kind = &written.kind;
    let is_named = matches!(kind, ExprKind::Call(call) if matches!(call.target, CallTarget::Function(_)));
    let is_whole = matches!(
        kind,
        ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
    );
    !is_whole && !is_named
}

/// `x ? a : b` becomes `x != 0 ? a : b`: OpenCL C allows no floating point number as that condition.
fn floating_conditions(job: &Job<'_>, edits: &mut EditSet) {
    let device = device_code(job);
    let mut places = BTreeSet::new();
    for expression in &job.unit.expressions {
        let ExprKind::Conditional { condition, .. } = expression.kind else { continue };
        let place = job.unit.expression(condition).span;
        let is_device = || device.contains(expression.span);
        let ty = job.unit.type_of(job.unit.peeled(condition));
        // That of a `half` is written with its conversion.
        let is_float = ty.kind == TypeKind::Float && !ty.is_half();
        if is_float && is_device() && places.insert(place) {
            edits.insert_after(job.owner(), place.end, " != 0");
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, DEVICES, items, on};
    use expect_test::expect;

    #[test]
    fn a_call_computes_in_the_type_that_cpp_computes_in() {
        expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            x[t] = fmax(x[t], 0.0f);
        "#]]
        .assert_eq(&on(&ALL, &items("x[t] = fmax(x[t], 0.0f);")));
        expect![[r#"
            cuda, hip, opencl, opencl-cpp:
            d[t] = fmax((double)x[t], 1.0) + sqrt((double)2);
            dpcpp, serial, openmp:
            d[t] = fmax(x[t], 1.0) + sqrt(2);
            metal:
            double-unsupported: backend `metal` has no double precision
        "#]]
        .assert_eq(&on(&ALL, &items("d[t] = fmax(x[t], 1.0) + sqrt(2);")));
    }

    #[test]
    fn numbers_of_two_types_are_made_one() {
        expect![[r#"
            cuda, hip, dpcpp:
            n[t] = max(n[t], 3); x[t] = min(x[t], n[t]);
            opencl, opencl-cpp, metal:
            n[t] = okl_max(n[t], 3); x[t] = okl_min(x[t], n[t]);
        "#]]
        .assert_eq(&on(&DEVICES, &items("n[t] = max(n[t], 3); x[t] = min(x[t], n[t]);")));
    }

    #[test]
    fn a_function_that_a_target_lacks_is_written_in_other_words() {
        expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            l[t] = lround(x[t]);
            opencl, opencl-cpp, metal:
            l[t] = (long)round(x[t]);
        "#]]
        .assert_eq(&on(&ALL, &items("l[t] = lround(x[t]);")));
    }

    #[test]
    fn a_scope_of_the_standard_library_is_the_targets() {
        expect![[r#"
            cuda:
            x[t] = okl_std::sqrt(x[t]) + okl_std::abs(n[t]);
            hip, dpcpp, serial, openmp:
            x[t] = std::sqrt(x[t]) + std::abs(n[t]);
            opencl, opencl-cpp:
            x[t] = sqrt(x[t]) + okl_abs(n[t]);
            metal:
            x[t] = metal::sqrt(x[t]) + okl_abs(n[t]);
        "#]]
        .assert_eq(&on(&ALL, &items("x[t] = std::sqrt(x[t]) + std::abs(n[t]);")));
    }
}
