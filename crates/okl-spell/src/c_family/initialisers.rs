//! Initialisers of C++ that C lacks: `T x(v)`, `T{v}`, `T(v)`, empty and untyped initialiser lists.

use super::lists::{first_value, is_number, leaves_comma, list, typed_list, values};
use super::refused::refuse;
use super::types::Made;
use super::vector_lists::complete;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_analysis::{Analyzed, Named};
use okl_model::{Brackets, CastStyle, ExprId, ExprKind, Expression, ItemKind, Scope, Ty, TypeKind, Variable};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeSet;

/// Rewrites initialisers, functional casts, and initialiser lists.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut known = Known::default();
    for variable in &unit.variables {
        match variable.scope {
            Scope::Local | Scope::Global => declared(job, code, variable, &mut known, edits),
            Scope::Field if variable.init.is_some() => field(job, code, variable),
            Scope::Field | Scope::Parameter | Scope::Unknown => {}
        }
    }
    let mut done = BTreeSet::new();
    for value in unit.expressions.iter().filter(|value| !value.type_span.is_empty()) {
        if code.is_left(value.type_span) && done.insert(value.span) {
            typed(job, value, &mut known, edits);
        }
    }
    lists(job, code, &known, edits);
}

/// The places of initialiser lists that initialise a variable or follow a type name.
#[derive(Default)]
struct Known {
    places: BTreeSet<Span>,
}

impl Known {
    /// True if a list is nested in a known one.
    fn hold(&self, list: Span) -> bool {
        self.places.iter().any(|outer| outer.contains(list) && *outer != list)
    }
}

/// `int q(3), e{};` becomes `int q = 3, e = {0};`
fn declared(
    job: &mut Job<'_>,
    code: &DeviceText,
    variable: &Variable,
    known: &mut Known,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let written = &variable.declarator;
    let mut ty = unit.ty(variable.ty);
    for bound in &written.bounds {
        if let TypeKind::Array { of, len: Some(len) } = ty.kind {
            extent(job, *bound, len, edits);
            ty = ty.at(of);
        }
    }
    let Some(Brackets { span, are_braces }) = written.brackets else { return };
    if are_braces {
        known.places.insert(span);
    }
    if !code.is_left(span.first()) {
        return;
    }
    let made = Made::of(job, unit.ty(variable.ty));
    let value = first_value(unit, variable);
    if !are_braces {
        if made == Made::Parts && value.is_some_and(|value| values(unit, value).len() > 1) {
            return refuse(job, "a list of values in parentheses", span.first());
        }
        return without_brackets(job, span, edits);
    }
    let is_copy = written.equals.is_none()
        && made == Made::Parts
        && value.is_some_and(|value| list(unit, value).is_none() && !values(unit, value).is_empty());
    if is_copy {
        // `P r{p};` becomes `P r = p;`
        return without_brackets(job, span, edits);
    }
    if written.equals.is_none() {
        edits.insert(job.owner(), span.start, " = ");
    }
    fill(job, span, value.map_or(&[], |value| values(unit, value)), made, edits);
    if let (Made::Parts, Some(value)) = (made, value) {
        complete(job, value, unit.ty(variable.ty), edits);
    }
}

/// `P r(p);` becomes `P r = p;`
fn without_brackets(job: &Job<'_>, brackets: Span, edits: &mut EditSet) {
    edits.replace(job.owner(), brackets.first(), " = ");
    edits.delete(job.owner(), brackets.last());
}

/// `float v[size()];` becomes `float v[4];`: C has no constexpr functions.
fn extent(job: &Job<'_>, bound: Span, len: u64, edits: &mut EditSet) {
    let unit = job.unit;
    if unit.named_in(bound).any(|(_, named)| matches!(named, Named::Function(_))) {
        let inside = Span::new(bound.start + 1, bound.end - 1);
        edits.supplant(job.owner(), inside, vec![Piece::Text(len.to_string())]);
    }
}

/// `{}` becomes `{0}`, and `{1, 2}` of a vector `{1, 2, 0, 0}`
fn fill(job: &Job<'_>, brackets: Span, given: &[ExprId], made: Made, edits: &mut EditSet) {
    if let (Made::Vector(_), [only]) = (made, given)
        && !is_number(job.unit, *only)
    {
        return; // `float4 v = {w};` is a copy
    }
    let wanted = if let Made::Vector(width) = made { width } else { 1 };
    let missing = vec!["0"; wanted.saturating_sub(given.len())].join(", ");
    if !missing.is_empty() {
        let comma = if given.is_empty() || leaves_comma(job.unit, brackets, given) { "" } else { ", " };
        edits.insert(job.owner(), brackets.last().start, format!("{comma}{missing}"));
    }
}

/// Refuses a field with a default member initialiser; the width of a bit-field is none.
fn field(job: &mut Job<'_>, code: &DeviceText, variable: &Variable) {
    // The fields of OKL's built-in vectors have no source location.
    let is_written = !variable.name_span.is_empty() && code.is_left(variable.name_span);
    if is_written && variable.declarator.colon.is_none() {
        refuse(job, "a default value of a field", variable.name_span);
    }
}

/// Values that start with a type name: `P{1, 2}`, `float()`.
fn typed(job: &Job<'_>, value: &Expression, known: &mut Known, edits: &mut EditSet) {
    let unit = job.unit;
    let Some(place) = type_name(unit, value) else { return };
    let word = job.word(place);
    match (typed_list(unit, value), Made::of(job, unit.ty(value.ty))) {
        (None, Made::Scalar | Made::Vector(_)) => {
            // `float(x)` becomes `(float)(x)`
            edits.replace(job.owner(), place, format!("({word})"));
            if is_empty(value) {
                edits.insert(job.owner(), value.span.last().start, "0");
            }
        }
        // `P(p)` is a copy: `p`.
        (None, Made::Parts) if !is_empty(value) => edits.delete(job.owner(), place),
        // `P()` becomes `(P){0}`
        (None, Made::Parts) => {
            edits.replace(job.owner(), place, format!("({word})"));
            edits.replace(job.owner(), Span::new(place.end, value.span.end), "{0}");
        }
        // `P{1, 2}` becomes `(P){1, 2}`; at file scope, where a compound literal is no constant expression, `{1, 2}`.
        (Some(list), made @ Made::Parts) => {
            known.places.insert(list.span);
            match is_at_file_scope(unit, place) {
                true => edits.delete(job.owner(), place),
                false => edits.replace(job.owner(), place, format!("({word})")),
            }
            fill(job, list.span, values(unit, list), made, edits);
        }
        // `float{3}` becomes `(float)(3)`
        (Some(list), made @ (Made::Scalar | Made::Vector(_))) => {
            known.places.insert(list.span);
            edits.replace(job.owner(), place, format!("({word})"));
            as_cast(job, list, made, edits);
        }
    }
}

/// The last name of the type in a value of the form `T(x)` or `T{x}`.
fn type_name(unit: &Analyzed, value: &Expression) -> Option<Span> {
    let is_functional = if let ExprKind::Cast { style, .. } = value.kind {
        style == CastStyle::Functional
    } else {
        !matches!(value.kind, ExprKind::CompoundLiteral(_))
    };
    // `float`; `decltype(x)(y)` and `auto(x)` are refused by their keywords.
    let is_word = || unit.keywords.binary_search(&value.type_span).is_ok();
    let word = || Some(value.type_span).filter(|word| is_word() && unit.source(*word) != "auto");
    unit.last_name(value.type_span).or_else(word).filter(|_| is_functional)
}

/// True if a value has no arguments: `float()`, `P()`.
fn is_empty(value: &Expression) -> bool {
    value.kind.children().next().is_none()
}

/// `{1, 2}` becomes `(1, 2, 0, 0)`
fn as_cast(job: &Job<'_>, list: &Expression, made: Made, edits: &mut EditSet) {
    edits.replace(job.owner(), list.span.first(), "(");
    fill(job, list.span, values(job.unit, list), made, edits);
    edits.replace(job.owner(), list.span.last(), ")");
}

fn is_at_file_scope(unit: &Analyzed, span: Span) -> bool {
    let around = unit.item_around(span).into_iter().flat_map(|item| unit.items_at(item.start));
    around.into_iter().any(|item| matches!(item.kind, ItemKind::Variable(_)) && item.span.contains(span))
}

/// `return {1, 2};` becomes `return (P){1, 2};`
fn lists(job: &mut Job<'_>, code: &DeviceText, known: &Known, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for list in &unit.expressions {
        let ExprKind::List(elements) = &list.kind else { continue };
        let is_new = code.is_left(list.span.first()) && !known.places.contains(&list.span);
        if !is_new || !done.insert(list.span) {
            continue;
        }
        if known.hold(list.span) {
            // `{{}, 1}`: some compilers require a value for each scalar.
            if elements.is_empty() {
                edits.insert(job.owner(), list.span.last().start, "0");
            }
            continue;
        }
        let is_part = unit.parent(list.id).is_some_and(|outer| {
            let outer = &unit.expression(outer).kind;
            matches!(outer, ExprKind::List(_) | ExprKind::CompoundLiteral(_) | ExprKind::Declare(_))
        });
        if !is_part {
            untyped(job, list, unit.ty(list.ty), edits);
        }
    }
}

fn untyped(job: &mut Job<'_>, list: &Expression, ty: Ty<'_>, edits: &mut EditSet) {
    if matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Other | TypeKind::Void) {
        return refuse(job, "a list of values whose type is not written", list.span.first());
    }
    let name = job.type_name(ty.alias());
    edits.insert(job.owner(), list.span.start, format!("({name})"));
    match Made::of(job, ty) {
        Made::Parts => fill(job, list.span, values(job.unit, list), Made::Parts, edits),
        made @ (Made::Scalar | Made::Vector(_)) => as_cast(job, list, made, edits),
    }
}
