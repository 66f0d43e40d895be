//! Casts of pointers, for languages whose pointers say which memory they lead to.
//!
//! ```text
//! unsigned *bits = (unsigned *)x;     which memory is `unsigned *`?
//! ```

use crate::tokens::device_ranges;
use crate::{Job, Unsupported};
use okl_analysis::Analyzed;
use okl_model::{CastStyle, ExprId, ExprKind, Name, Scope, TypeKind};

/// Refuses them: a type in a cast has no word for its memory. OpenCL C takes it for private memory, so there
/// `(unsigned *)&own` stays; Metal wants the word.
pub(crate) fn refuse(job: &mut Job<'_>) {
    let unit = job.unit;
    let ranges = device_ranges(job);
    let is_plain_c = job.backend.is_plain_c(&job.options);
    for expression in &unit.expressions {
        let ExprKind::Cast { style, operand } = expression.kind else { continue };
        let is_device = || ranges.iter().any(|range| range.contains(expression.span));
        let leads = matches!(unit.ty(expression.ty).kind, TypeKind::Pointer(to) if unit.ty(to).kind != TypeKind::Function);
        if style == CastStyle::Implicit || !leads || !is_device() || (is_plain_c && is_own(unit, operand)) {
            continue;
        }
        let what = Unsupported {
            construct: "a cast to a type of pointer".into(),
            help: "use the value itself: `(unsigned)*x`, or a `union` for its bits".into(),
        };
        job.unsupported(expression.span, &what);
    }
}

/// Whether an expression is the address of one of a work item's own variables.
fn is_own(unit: &Analyzed, id: ExprId) -> bool {
    let ExprKind::AddressOf(place) = unit.expression(unit.peeled(id)).kind else { return false };
    let ExprKind::Name(Name::Variable(id)) = unit.expression(unit.peeled(place)).kind else { return false };
    let variable = unit.variable(id);
    variable.scope == Scope::Local
        && !unit.ty(variable.ty).is_pointer()
        && !matches!(unit.ty(variable.ty).kind, TypeKind::Reference(_))
        && !unit.has_attr(&variable.attrs, "shared")
}
