//! The fields that a member function needs of its object, directly or through other member functions.

use crate::types;
use crate::uses::Uses;
pub use okl_frontend::functions::definition;
use okl_plugin::Unit;
use okl_plugin::model::{CallExpr, CallTarget, ExprId, ExprKind, FunctionId, Scope, StmtId, Ty, VarId};
use std::collections::{BTreeMap, BTreeSet};

/// The way a field is handed to a function that is no member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// Its value.
    Value,
    /// Its address, since it is an array or an object of a class.
    Object,
    /// Its address, since it changes.
    Changed,
}

/// The fields by their declarations.
pub type Fields = BTreeMap<VarId, Way>;

/// The fields that a member function needs; `None` if it needs its object as a whole.
pub fn of(unit: &Unit, id: FunctionId) -> Option<Fields> {
    let mut fields = Fields::new();
    collect(unit, id, &mut BTreeSet::new(), &mut fields)?;
    Some(fields)
}

fn collect(unit: &Unit, id: FunctionId, seen: &mut BTreeSet<FunctionId>, fields: &mut Fields) -> Option<()> {
    let canonical = unit.function(id).canonical.unwrap_or(id);
    if !seen.insert(canonical) {
        return Some(());
    }
    let body = unit.body(definition(unit, id)?)?;
    let uses = Uses::of(unit, body);
    for id in uses.named.keys().copied().filter(|id| unit.variable(*id).scope == Scope::Field) {
        let ty = unit.ty(unit.variable(id).ty).value();
        let way = match uses.changed.contains(&id) {
            true => Way::Changed,
            false if types::is_value(ty) || types::is_scalar(ty) || ty.is_pointer() => Way::Value,
            false => Way::Object,
        };
        let known = fields.entry(id).or_insert(way);
        *known = (*known).max(way);
    }
    let own: Vec<(ExprId, FunctionId)> = own_calls(unit, body.id);
    let is_object = |place| own.iter().any(|(object, _)| unit.expression(*object).span == place);
    if uses.objects.iter().any(|place| !is_object(*place)) {
        return None;
    }
    for (_, callee) in own_callees(unit, body.id) {
        collect(unit, callee, seen, fields)?;
    }
    Some(())
}

/// The calls of member functions of the own object that name it: the `this` of `this->f(a)`.
fn own_calls(unit: &Unit, body: StmtId) -> Vec<(ExprId, FunctionId)> {
    let all = calls(unit, body).into_iter();
    let own = all.filter_map(|(_, call)| match &call.target {
        CallTarget::Method { method, object: Some(object) } if is_this(unit, *object) => {
            Some((unit.peeled(*object), unit.callee(*method).function?))
        }
        _other => None,
    });
    own.collect()
}

/// The member functions of the own object that a body calls, each with its call.
pub fn own_callees(unit: &Unit, body: StmtId) -> Vec<(ExprId, FunctionId)> {
    let all = calls(unit, body).into_iter();
    let own = all.filter_map(|(id, call)| match &call.target {
        CallTarget::Method { method, object } if object.is_none_or(|object| is_this(unit, object)) => {
            Some((id, unit.callee(*method).function?))
        }
        _other => None,
    });
    own.collect()
}

/// True for `this` and `*this`.
pub fn is_this(unit: &Unit, id: ExprId) -> bool {
    match &unit.expression(unit.peeled(id)).kind {
        ExprKind::This => true,
        ExprKind::Dereference(inner) => is_this(unit, *inner),
        ExprKind::Cast { operand, .. } => is_this(unit, *operand),
        _other => false,
    }
}

/// The calls in a statement.
pub fn calls(unit: &Unit, stmt: StmtId) -> Vec<(ExprId, &CallExpr)> {
    let span = unit.stmt(stmt).span;
    let inside = unit.expressions.iter().filter(|one| span.contains(one.span));
    let calls = inside.filter_map(|one| match &one.kind {
        ExprKind::Call(call) => Some((one.id, &**call)),
        _other => None,
    });
    calls.collect()
}

/// The declaration of the parameter for a field: `double *okl_of_x`
pub fn parameter(ty: Ty<'_>, name: &str, way: Way) -> String {
    let ty = ty.value();
    let pointer = types::pointer(ty, name);
    // `const double *` is constant already, and `double **` stays what it is.
    let is_open = !pointer.starts_with("const ") && !ty.innermost().is_pointer();
    match way {
        Way::Value => types::declare(ty, name),
        Way::Object if is_open => format!("const {pointer}"),
        Way::Object | Way::Changed => pointer,
    }
}

/// True for a field whose address is that of its first element.
pub fn is_array(unit: &Unit, id: VarId) -> bool {
    unit.ty(unit.variable(id).ty).value().is_array()
}
