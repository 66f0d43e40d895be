//! Calls that depend on the parameters of a template. Which function they call follows with an instance; before, it is one
//! of those with the name.
//!
//! ```text
//! template <class F> __device__ void each(const F &f) { step(1, f); }      // some `step` of the class
//! ```

use okl_plugin::Unit;
use okl_plugin::model::{CallExpr, CallTarget, ExprKind, Function, FunctionId, Name};

/// The functions of the device that such a call may be one of.
pub(crate) fn callees(unit: &Unit, caller: &Function, call: &CallExpr) -> Vec<FunctionId> {
    let Some((name, object)) = called(unit, call) else { return Vec::new() };
    let has_name = |function: &&Function| {
        function.name == name && function.is_method == object && unit.has_attr(&function.attrs, "cu_device")
    };
    if object {
        return all(unit, &has_name);
    }
    let own = all(unit, &|function: &&Function| is_own(caller, function) && function.name == name);
    if own.is_empty() { all(unit, &has_name) } else { own }
}

/// True if it is a call of a member of the caller's class, for the same object.
pub(crate) fn is_of_own_class(unit: &Unit, caller: &Function, call: &CallExpr) -> bool {
    let is_it = |name: &str| unit.functions.iter().any(|one| is_own(caller, one) && one.name == name);
    called(unit, call).is_some_and(|(name, object)| !object && is_it(name))
}

/// The name that is called, and whether for an object.
fn called<'u>(unit: &'u Unit, call: &CallExpr) -> Option<(&'u str, bool)> {
    let CallTarget::Value(value) = call.target else { return None };
    if matches!(unit.expression(value).kind, ExprKind::Name(Name::Variable(_))) {
        return None;
    }
    // `a.b.each<3>`
    let text = unit.source(call.name_span).split('<').next()?.trim_end();
    let start = text.rfind(|letter: char| letter != '_' && !letter.is_alphanumeric()).map_or(0, |at| at + 1);
    let before = text[..start].trim_end();
    (start < text.len()).then_some((&text[start..], before.ends_with('.') || before.ends_with("->")))
}

fn is_own(caller: &Function, function: &Function) -> bool {
    function.is_method && caller.class.is_some() && function.class == caller.class
}

fn all(unit: &Unit, is_it: &dyn Fn(&&Function) -> bool) -> Vec<FunctionId> {
    let found = unit.functions.iter().enumerate().filter(|(_, function)| is_it(function));
    found.map(|(at, _)| FunctionId(at as u32)).collect()
}
