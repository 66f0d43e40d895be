//! Casts to pointers and references, for languages whose pointer types carry a memory space.
//!
//! ```text
//! __global unsigned *bits = (__global unsigned *)x;
//! ```

use crate::device_text::device_code;
use crate::ids::POINTER_TO_UNKNOWN_MEMORY;
use crate::job::Job;
use crate::spaces::{Memories, Space};
use okl_analysis::Analyzed;
use okl_analysis::memory::Pointers;
use okl_analysis::values::is_value;
use okl_model::{CastStyle, ExprId, ExprKind, Expression, TypeKind};
use okl_plan::Unsupported;
use okl_source::{Cause, Diagnostic, EditSet, Span};

/// The casts to pointers and references in device code; reports those that a qualifier cannot be written in.
pub(crate) fn of(job: &mut Job<'_>) -> Vec<ExprId> {
    let unit = job.unit;
    let device = device_code(job);
    let is_device = |span: Span| device.contains(span);
    let (marked, others): (Vec<&Expression>, Vec<&Expression>) = unit
        .expressions
        .iter()
        .filter(|cast| leads(unit, cast) && is_device(cast.span))
        .partition(|cast| has_place(unit, cast));
    for cast in marked.iter().filter(|cast| is_of_number(unit, cast)) {
        let message = "okl cannot tell which memory space this pointer points to: it is made of a number";
        let told =
            Diagnostic::error(POINTER_TO_UNKNOWN_MEMORY, message, cast.span).caused_by(Cause::RefusedByPlan);
        job.out.push(
            told.here("on this target the type of a pointer names its memory space")
                .help("keep the pointer itself, and add the number to it"),
        );
    }
    for cast in others {
        let what = Unsupported {
            construct: "a cast to a type of pointer or reference".into(),
            help: "write the type out, `(const float *)x`, or use the value itself: `(unsigned)*x`".into(),
        };
        job.unsupported(cast.span, &what);
    }
    marked.into_iter().map(|cast| cast.id).collect()
}

/// `(unsigned &)x[i]` becomes `(*(unsigned *)&x[i])`, which is equivalent, and whose memory space all compilers know.
pub(crate) fn references(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    for cast in &unit.expressions {
        // Except `(ref)x` with `typedef int &ref`.
        let ExprKind::Cast { style, operand, binds: true, sign: Some(sign) } = cast.kind else { continue };
        let (to, operand) = (unit.ty(cast.ty), unit.expression(operand).span);
        // `(const float &)n[i]`, which binds to a temporary `float`, becomes `(const float )n[i]`.
        if is_copy(unit, cast) {
            edits.delete(job.owner(), sign);
            continue;
        }
        if to.is_pointer() || to.is_array() || style == CastStyle::Functional {
            continue;
        }
        edits.insert(job.owner(), cast.span.start, "(*");
        edits.replace(job.owner(), sign, "*");
        edits.insert_after(job.owner(), cast.span.end, ")");
        // `(*reinterpret_cast<unsigned *>(&(x[i])))`
        match style {
            CastStyle::C => edits.insert(job.owner(), operand.start, "&"),
            CastStyle::Static
            | CastStyle::Const
            | CastStyle::Reinterpret
            | CastStyle::Dynamic
            | CastStyle::Implicit
            | CastStyle::Functional => {
                edits.wrap(job.owner(), operand, "&(", ")");
            }
        }
    }
}

/// `const_cast<int *>(p)` becomes `((int *)(p))` where pointers are generic except for kernel parameters: the cast does
/// not change the memory space.
pub(crate) fn constness(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    for cast in &unit.expressions {
        let ExprKind::Cast { style: CastStyle::Const, operand, .. } = cast.kind else { continue };
        let start = cast.span.start;
        let head = unit.source(Span::new(start, unit.expression(operand).span.start.max(start)));
        let (Some(open), Some(close)) = (head.find('<'), head.rfind('>')) else { continue };
        let at = |offset: usize| start + offset as u32;
        edits.replace(job.owner(), Span::new(start, at(open + 1)), "((");
        edits.replace(job.owner(), Span::new(at(close), at(close + 1)), ")");
        edits.insert_after(job.owner(), cast.span.end, ")");
    }
}

/// True if a cast to a reference creates a temporary number that the reference binds to.
pub(crate) fn is_copy(unit: &Analyzed, cast: &Expression) -> bool {
    let ExprKind::Cast { binds: true, sign: Some(sign), .. } = cast.kind else { return false };
    let is_number =
        matches!(unit.ty(cast.ty).kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum);
    is_number && unit.source(sign) == "&" && is_value(unit, cast.id)
}

/// Writes the qualifiers of the casts in a function.
pub(crate) fn mark(
    job: &Job<'_>,
    casts: &[ExprId],
    function: Span,
    words: &Memories,
    pointers: &Pointers,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    for cast in casts.iter().map(|id| unit.expression(*id)).filter(|cast| function.contains(cast.span)) {
        let binds = matches!(cast.kind, ExprKind::Cast { binds: true, .. });
        let space = if binds { pointers.place(unit, cast.id) } else { pointers.target(unit, cast.id) };
        let space = space.unwrap_or(Space::Private);
        // OpenCL C assumes private memory without a qualifier.
        if space != Space::Private || !job.target.is_c() {
            edits.insert(job.owner(), cast.span.start + 1, format!("{} ", words.of(space)));
        }
    }
}

/// True if a pointer is cast from an integer, `(float *)at`, and is not assigned to a variable; if it is, the variable
/// is reported instead.
fn is_of_number(unit: &Analyzed, cast: &Expression) -> bool {
    let ExprKind::Cast { operand, .. } = cast.kind else { return false };
    let operand = unit.peeled(operand);
    let is_number = unit.type_of(operand).int().is_some() && unit.expression(operand).value != Some(0);
    let mut whole = cast.id;
    while let Some(parent) = unit.parent(whole).filter(|parent| unit.peeled(*parent) == cast.id) {
        whole = parent;
    }
    let around = unit.parent(whole).map(|parent| &unit.expression(parent).kind);
    let is_place = matches!(cast.kind, ExprKind::Cast { binds: true, .. });
    is_number && !is_place && !matches!(around, Some(ExprKind::Declare(_) | ExprKind::Assign { .. }))
}

/// True if an expression is an explicit cast to a pointer or a reference.
fn leads(unit: &Analyzed, cast: &Expression) -> bool {
    let ExprKind::Cast { style, binds, .. } = cast.kind else { return false };
    let to = unit.ty(cast.ty).element();
    if is_copy(unit, cast) {
        return false;
    }
    binds || style != CastStyle::Implicit && to.is_some_and(|to| to.kind != TypeKind::Function)
}

/// True if a qualifier before the type applies to the pointee: `(float *)`, `(float &)`, not `(float **)` or `(row)`.
pub(crate) fn has_place(unit: &Analyzed, cast: &Expression) -> bool {
    let ty = unit.ty(cast.ty);
    // Not `(ref)x` with `typedef int &ref`.
    let ExprKind::Cast { style: CastStyle::C, binds, sign: Some(_), .. } = cast.kind else { return false };
    match binds {
        true => !ty.is_pointer() && !ty.is_array(),
        false => ty.element().is_some_and(|to| !to.is_pointer() && !to.is_array()),
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{items, on};
    use expect_test::expect;

    #[test]
    fn a_cast_of_constness_says_nothing_of_memories() {
        let code = "const_cast<float *>(y)[t] = 1; const float *at = y; *const_cast<float *>(at) = 2;
            const_cast<float &>(y[t]) = 3;";
        expect![[r#"
            cuda:
            const_cast<float *>(y)[t] = 1; const float *at = y; *const_cast<float *>(at) = 2;
            const_cast<float &>(y[t]) = 3;
            opencl-cpp:
            ((float *)(y))[t] = 1; const float *at = y; *((float *)(at)) = 2;
            (*((float *)(&(y[t])))) = 3;
        "#]]
        .assert_eq(&on(&["cuda", "opencl-cpp"], &items(code)));
    }
}
