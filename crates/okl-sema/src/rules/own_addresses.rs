//! Addresses of private memory that are stored where other work items read them.

use super::Facts;
use okl_analysis::Analyzed;
use okl_analysis::memory::{MemoryObject, Space, home_of};
use okl_model::{ExprId, ExprKind, Expression, Scope, VarId};
use okl_source::{Diagnostic, DiagnosticId};

const ADDRESS_OF_OWN: DiagnosticId = DiagnosticId::new("address-of-own");

/// `address-of-own`: `p[t] = &e;`, with `p` in group or global memory and `e` in private memory.
///
/// On a device, the address is invalid for other work items. Only certain cases are reported.
pub(super) fn stay_there(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    for expression in &unit.expressions {
        let Some((owner, value, own)) = handed_out(unit, expression) else { continue };
        let function = unit.function_around(expression.span).map(|id| unit.function(id));
        if !function.is_some_and(|function| function.is_kernel) {
            continue;
        }
        let (group, own) = (unit.variable(owner), unit.variable(own));
        let message = format!(
            "`{}` is memory that other work items read, and gets the address of `{}`, which is private",
            group.name, own.name
        );
        out.push(
            Diagnostic::error(ADDRESS_OF_OWN, message, unit.expression(value).span)
                .label(own.name_span, "private to one work item: its address means nothing to the others")
                .help("store the value, not its address"),
        );
    }
}

/// For an assignment of an address: the variable that is assigned to, the address, and the private variable that it
/// points to.
fn handed_out(unit: &Analyzed, expression: &Expression) -> Option<(VarId, ExprId, VarId)> {
    let ExprKind::Assign { target, value, .. } = expression.kind else { return None };
    if !unit.type_of(target).is_pointer() {
        return None;
    }
    let memory = unit.memory();
    let of_others = |home: &MemoryObject| match *home {
        MemoryObject::Variable(id) | MemoryObject::Argument(id) => {
            matches!(home.space(unit), Some(Space::Local | Space::Global)).then_some(id)
        }
        MemoryObject::StringLiteral | MemoryObject::Unknown => None,
    };
    let owners = memory.certain_place(target)?.iter().map(of_others).collect::<Option<Vec<VarId>>>()?;
    let led_to = || {
        let objects = memory.certain_target(value)?.iter();
        let all = objects.map(|home| if let MemoryObject::Variable(id) = *home { Some(id) } else { None });
        all.collect::<Option<Vec<VarId>>>()
    };
    let owned = taken(unit, value).map(|id| vec![id]).or_else(led_to)?;
    owned.iter().all(|id| is_of_item(unit, *id)).then_some((*owners.first()?, value, *owned.first()?))
}

fn is_of_item(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    variable.scope == Scope::Local && !variable.is_static && home_of(unit, id) == Space::Private
}

/// The variable whose address is taken, as in `&x`, `&x.y`, `&x[1]` and `x + 1`.
fn taken(unit: &Analyzed, value: ExprId) -> Option<VarId> {
    let mut at = unit.peeled(value);
    let mut is_place = false;
    if let ExprKind::AddressOf(place) = unit.expression(at).kind {
        at = unit.peeled(place);
        is_place = true;
    }
    loop {
        let expression = unit.expression(at);
        is_place |= unit.ty(expression.ty).is_array();
        if let Some(id) = expression.kind.as_variable() {
            let refers = unit.ty(unit.variable(id).ty).is_reference();
            return (is_place && !refers).then_some(id);
        }
        let base = if let ExprKind::Index { base, .. } = expression.kind {
            Some(base).filter(|base| unit.type_of(unit.peeled(*base)).is_array())
        } else if let ExprKind::Member(member) = &expression.kind {
            member.base.filter(|_| !member.arrow)
        } else {
            None
        };
        at = unit.peeled(base.filter(|_| is_place)?);
    }
}
