//! Atomic functions.
//!
//! ```text
//! atomicAdd(&x[i], v);                  @atomic x[i] += v;
//! y[atomicAdd(n, 1)] = v;               y[atomic_add_int(n, 1)] = v;
//! ```
//!
//! The second form calls a function that is written for the operation and its type:
//!
//! ```text
//! int atomic_add_int(int *place, const int value) { int old; @atomic { old = *place; *place += value; } return old; }
//! ```

use crate::names::Names;
use crate::owner::OWNER;
use crate::program::Program;
use okl_plugin::model::{CallExpr, ExprId, ExprKind};
use okl_plugin::{EditSet, Piece, Span};
use std::collections::BTreeMap;

/// The functions that are written for atomics in expressions.
#[derive(Default)]
pub(crate) struct Atomics {
    /// Their definitions by name.
    functions: BTreeMap<String, String>,
}

impl Atomics {
    /// The definitions.
    pub(crate) fn text(&self) -> String {
        self.functions.values().cloned().collect()
    }

    /// Replaces the name of an atomic function in an expression by that of a function with the same effect.
    pub(crate) fn expression(
        &mut self,
        (program, names): (&Program<'_>, &Names),
        call: &CallExpr,
        name: &str,
        edits: &mut EditSet,
    ) {
        let Some(ty) = place_type(program, call) else { return };
        let operation = operation(name);
        let stem = format!("atomic_{}_{}", operation.to_lowercase(), ty.replace(' ', "_"));
        let function = names.free(&stem);
        let body = match operation {
            "CAS" => "if (old == value) *place = other;".to_string(),
            _other => update(operation, "*place", "old", "value"),
        };
        let more = if operation == "CAS" { format!(", const {ty} other") } else { String::new() };
        let text = format!(
            "static {ty} {function}({ty} *place, const {ty} value{more}) {{\n  {ty} old;\n  @atomic {{ old = *place; {body} }}\n  return old;\n}}\n"
        );
        self.functions.insert(function.clone(), text);
        let place = call.name_span;
        edits.recompose(OWNER, place, vec![Piece::Stands { text: function, from: place }]);
    }
}

/// The statement, without its semicolon, that a call of an atomic function is whose value nothing uses.
pub(crate) fn statement(program: &Program<'_>, call: &CallExpr, name: &str) -> Option<Vec<Piece>> {
    let operation = name.starts_with("atomic").then(|| operation(name))?;
    let ty = place_type(program, call)?;
    let at = place(program, *call.arguments.first()?);
    let value = value(program, *call.arguments.get(1)?, &ty);
    let operator = match operation {
        "Add" => "+=",
        "Sub" => "-=",
        "And" => "&=",
        "Or" => "|=",
        "Xor" => "^=",
        "Exch" => "=",
        // A macro of the program would take the place of the function.
        "Min" | "Max" if program.has_macro(&operation.to_lowercase()) => return None,
        "Min" | "Max" => {
            let function = operation.to_lowercase();
            let mut pieces = vec![Piece::Text("@atomic ".into())];
            pieces.extend(at.clone());
            pieces.push(Piece::Text(format!(" = {function}(")));
            pieces.extend(at);
            pieces.push(Piece::Text(", ".into()));
            pieces.extend(value);
            pieces.push(Piece::Text(")".into()));
            return Some(pieces);
        }
        _other => return None,
    };
    let mut pieces = vec![Piece::Text("@atomic ".into())];
    pieces.extend(at);
    pieces.push(Piece::Text(format!(" {operator} ")));
    pieces.extend(value);
    Some(pieces)
}

/// What an atomic function does. Those of blocks and of the whole system are atomic for the device as well.
fn operation(name: &str) -> &str {
    name.trim_start_matches("atomic").trim_end_matches("_block").trim_end_matches("_system")
}

/// The update in a capture: `*place += value;`
fn update(operation: &str, place: &str, old: &str, value: &str) -> String {
    match operation {
        "Add" => format!("{place} += {value};"),
        "Sub" => format!("{place} -= {value};"),
        "And" => format!("{place} &= {value};"),
        "Or" => format!("{place} |= {value};"),
        "Xor" => format!("{place} ^= {value};"),
        "Min" => format!("{place} = min({place}, {value});"),
        "Max" => format!("{place} = max({place}, {value});"),
        "Inc" => format!("{place} = {old} >= {value} ? 0 : {old} + 1;"),
        "Dec" => format!("{place} = {old} == 0 || {old} > {value} ? {value} : {old} - 1;"),
        _exchange => format!("{place} = {value};"),
    }
}

/// The type of the memory that an atomic function changes.
fn place_type(program: &Program<'_>, call: &CallExpr) -> Option<String> {
    let callee = program.unit.callee(call.callee()?);
    let pointer = program.unit.ty(*callee.parameters.first()?);
    Some(pointer.element()?.name().to_string())
}

/// The place that a pointer leads to: `x[i]` of `&x[i]`.
fn place(program: &Program<'_>, pointer: ExprId) -> Vec<Piece> {
    let unit = program.unit;
    let peeled = unit.expression(unit.peeled(pointer));
    if let ExprKind::AddressOf(inner) = peeled.kind {
        let inner = unit.expression(inner);
        let is_simple = matches!(
            inner.kind,
            ExprKind::Name(_) | ExprKind::Index { .. } | ExprKind::Member(_) | ExprKind::Paren(_)
        );
        return enclosed(inner.span, !is_simple, "(");
    }
    let span = unit.expression(pointer).span;
    if matches!(peeled.kind, ExprKind::Name(_)) {
        return vec![Piece::Text("*".into()), Piece::Source(span)];
    }
    enclosed(span, true, "*(")
}

/// A range, in parentheses if `needs` is true.
fn enclosed(span: Span, needs: bool, open: &str) -> Vec<Piece> {
    if !needs {
        return vec![Piece::Source(span)];
    }
    vec![Piece::Text(open.into()), Piece::Source(span), Piece::Text(")".into())]
}

/// The value of an argument, converted to the type of the place.
fn value(program: &Program<'_>, argument: ExprId, ty: &str) -> Vec<Piece> {
    let unit = program.unit;
    let written = unit.expression(unit.peeled(argument));
    let span = unit.expression(argument).span;
    let is_same = unit.ty(written.ty).name() == ty;
    let is_literal = matches!(written.kind, ExprKind::Literal(_)) && unit.ty(written.ty).int().is_some();
    if is_same || is_literal {
        let is_comma = matches!(written.kind, ExprKind::Conditional { .. } | ExprKind::Assign { .. });
        return enclosed(span, is_comma, "(");
    }
    enclosed(span, true, &format!("({ty})("))
}
