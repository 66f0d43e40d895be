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
    let name = unit.source(call.name_span).split('<').next().unwrap_or("").trim_end();
    let is_it = |called: &str| {
        // `Other::load(column)` is of the class that it names.
        called == name && unit.functions.iter().any(|one| is_own(caller, one) && one.name == called)
    };
    called(unit, call).is_some_and(|(called, object)| !object && is_it(called))
}

/// The name that is called, and whether for an object.
fn called<'u>(unit: &'u Unit, call: &CallExpr) -> Option<(&'u str, bool)> {
    let CallTarget::Value(value) = call.target else { return None };
    if matches!(unit.expression(value).kind, ExprKind::Name(Name::Variable(_))) {
        return None;
    }
    // `Box<T>::a.template each<3>`
    let text = without_arguments(unit.source(call.name_span).trim_end());
    let start = text.rfind(|letter: char| letter != '_' && !letter.is_alphanumeric()).map_or(0, |at| at + 1);
    let before = text[..start].trim_end();
    let before = before.strip_suffix("template").unwrap_or(before).trim_end();
    (start < text.len()).then_some((&text[start..], before.ends_with('.') || before.ends_with("->")))
}

/// A name without the template arguments behind it.
fn without_arguments(text: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in text.char_indices().rev() {
        match letter {
            '>' if !text[..at].ends_with('-') => depth += 1,
            '<' => depth -= 1,
            _other => {}
        }
        if depth == 0 {
            return if letter == '<' { text[..at].trim_end() } else { text };
        }
    }
    text
}

fn is_own(caller: &Function, function: &Function) -> bool {
    function.is_method && caller.class.is_some() && function.class == caller.class
}

fn all(unit: &Unit, is_it: &dyn Fn(&&Function) -> bool) -> Vec<FunctionId> {
    let found = unit.functions.iter().enumerate().filter(|(_, function)| is_it(function));
    found.map(|(at, _)| FunctionId(at as u32)).collect()
}
