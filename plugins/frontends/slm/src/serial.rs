//! Serial code of a group: all its threads execute it, so it may only use local variables.

use crate::ids::{SLM_SERIAL_CALL, SLM_SERIAL_STORE, SLM_SERIAL_VARIABLE};
use crate::prelude::{ALL, SECTION};
use crate::sections;
use crate::view::View;
use okl_plugin::analysis::{Call, Use};
use okl_plugin::model::{Access, CallTarget, ExprId, ExprKind, Stmt, VarId};
use okl_plugin::{Diagnostic, Span};

/// Checks a statement of serial code: a declaration, a condition, an expression.
pub(crate) fn code(view: &View<'_>, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
    for used in view.unit.uses(stmt) {
        if let Some(told) = variable(view, used) {
            found.push(told);
        } else if used.access.may_write() && leads_out(view, used) {
            found.push(
                Diagnostic::error(
                    SLM_SERIAL_STORE,
                    format!("serial code of a thread group stores through `{}`", view.name(used.variable)),
                    used.span,
                )
                .note("every thread of the group runs serial code, and each would store")
                .help("store in a `_Cilk_for` nest, of one iteration if need be"),
            );
        }
    }
    calls(view, stmt, found);
}

/// Checks the initial value of shared variables. The leader computes it, and must not read shared data.
pub(crate) fn initialiser(view: &View<'_>, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
    for used in view.unit.uses(stmt).iter().filter(|used| reads_shared(view, used)) {
        found.push(reads(view, used));
    }
}

/// Checks an assignment to shared data. The leader executes it, and reads no shared data except for the assigned
/// variable and operands of reductions.
pub(crate) fn assignment(view: &View<'_>, stmt: &Stmt, whole: ExprId, found: &mut Vec<Diagnostic>) {
    let Some(update) = view.unit.update(whole) else { return };
    let target = view.unit.expression(update.target).span;
    let mut reductions = Vec::new();
    sections::reductions(view, whole, &mut reductions);
    let is_taken_up =
        |place: Span| reductions.iter().any(|id| view.unit.expression(*id).span.contains(place));
    let others =
        view.unit.uses(stmt).iter().filter(|used| !target.contains(used.span) && !is_taken_up(used.span));
    for used in others.filter(|used| reads_shared(view, used)) {
        found.push(reads(view, used));
    }
}

fn reads_shared(view: &View<'_>, used: &Use) -> bool {
    view.is_shared(used.variable) && matches!(used.access, Access::Read | Access::Update)
}

fn reads(view: &View<'_>, used: &Use) -> Diagnostic {
    Diagnostic::error(
        SLM_SERIAL_VARIABLE,
        format!(
            "an assignment of the group's leader reads the shared variable `{}`",
            view.name(used.variable)
        ),
        used.span,
    )
    .help("write the assignment in a `_Cilk_for` nest of one iteration, with barriers around it")
}

/// Reports a use of a variable that serial code must not use.
fn variable(view: &View<'_>, used: &Use) -> Option<Diagnostic> {
    let name = view.name(used.variable);
    let what = if view.is_shared(used.variable) {
        // Taking its address is allowed.
        if matches!(used.access, Access::Escape | Access::Name) {
            return None;
        }
        format!("the shared variable `{name}`")
    } else if !view.is_of_function(used.variable) && !is_constant(view, used.variable) {
        format!("`{name}`, which is no variable of the nest and no parameter")
    } else {
        return None;
    };
    Some(
        Diagnostic::error(
            SLM_SERIAL_VARIABLE,
            format!("serial code of a thread group uses {what}"),
            used.span,
        )
        .note("serial code is what stands in no `_Cilk_for` nest; it has local variables and parameters")
        .help("use it in a `_Cilk_for` nest, or pass its value as a parameter"),
    )
}

fn is_constant(view: &View<'_>, id: VarId) -> bool {
    let variable = view.unit.variable(id);
    let mut ty = view.unit.ty(variable.ty);
    while let Some(element) = ty.element().filter(|_| ty.is_array()) {
        ty = element;
    }
    variable.is_constexpr || ty.is_const
}

/// True if a write goes to memory outside of the thread's private memory.
fn leads_out(view: &View<'_>, used: &Use) -> bool {
    used.through && !view.is_array(used.variable) && used.access != Access::Escape
}

fn calls(view: &View<'_>, stmt: &Stmt, found: &mut Vec<Diagnostic>) {
    let calls = view.unit.calls(stmt).iter();
    let is_own = |name: &str| matches!(name, SECTION | ALL) || name.starts_with("__sec_");
    // `pair p;` runs no code unless the program declares a constructor.
    let is_code = |call: &Call| {
        let ExprKind::Call(written) = &view.unit.expression(call.id).kind else { return true };
        !matches!(written.target, CallTarget::Constructor(_)) || call.function.is_some()
    };
    for call in calls.filter(|call| !is_own(&call.name) && is_code(call)) {
        found.push(
            Diagnostic::error(
                SLM_SERIAL_CALL,
                format!("serial code of a thread group calls `{}`", call.name),
                call.span,
            )
            .note("serial code is what stands in no `_Cilk_for` nest; every thread of the group runs it")
            .help("call it in a `_Cilk_for` nest, or before the nest of groups and pass the value"),
        );
    }
}
