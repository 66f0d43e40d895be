//! Access to the parts of a unit by their text.

use okl_model::{ExprId, FunctionId, Stmt, Unit, VarId};

/// The expression with that text; the first one if there are several, and the outermost of those with the same range.
///
/// # Panics
/// If there is none.
pub fn expression(unit: &Unit, written: &str) -> ExprId {
    nth_expression(unit, written, 0)
}

/// The expression with that text at the nth position, counted from 0; see [`expression`].
///
/// # Panics
/// If there are fewer.
pub fn nth_expression(unit: &Unit, written: &str, nth: usize) -> ExprId {
    let mut places: Vec<_> = unit.expressions.iter().map(|expression| expression.span).collect();
    places.retain(|span| span.of(&unit.text) == written);
    places.sort_unstable();
    places.dedup();
    let place = *places.get(nth).unwrap_or_else(|| panic!("no expression `{written}` in\n{}", unit.text));
    let here = || unit.expressions.iter().filter(|expression| expression.span == place);
    // Operands precede the expressions that use them, so the outermost has the largest index.
    here().map(|expression| expression.id).max().expect("it is one of them")
}

/// The variable with that name: a parameter, local variable, field or global variable; the first one if there are
/// several.
///
/// # Panics
/// If there is none.
pub fn variable(unit: &Unit, name: &str) -> VarId {
    let at = unit.variables.iter().position(|variable| variable.name == name);
    VarId(at.unwrap_or_else(|| panic!("no variable `{name}` in\n{}", unit.text)) as u32)
}

/// The function with that name; its definition if there is one.
///
/// # Panics
/// If there is none.
pub fn function(unit: &Unit, name: &str) -> FunctionId {
    let named = |body: bool| {
        unit.functions.iter().position(|function| function.name == name && (!body || function.body.is_some()))
    };
    let at = named(true).or_else(|| named(false));
    FunctionId(at.unwrap_or_else(|| panic!("no function `{name}` in\n{}", unit.text)) as u32)
}

/// The first statement whose text, attributes included, starts with `start`; the outermost of those with the same
/// start.
///
/// # Panics
/// If there is none.
pub fn statement<'u>(unit: &'u Unit, start: &str) -> &'u Stmt {
    let starts = unit.statements.iter().filter(|stmt| stmt.span.of(&unit.text).starts_with(start));
    let first = starts.min_by_key(|stmt| (stmt.span.start, u32::MAX - stmt.span.end));
    first.unwrap_or_else(|| panic!("no statement `{start}` in\n{}", unit.text))
}
