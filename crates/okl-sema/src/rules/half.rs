//! 16-bit floating-point types other than `half`, and atomic updates of `half`, which okl does not support.

use super::Facts;
use crate::region::walk;
use okl_analysis::Analyzed;
use okl_model::{ExprKind, Expression, Literal, Type, TypeId};
use okl_source::{Diagnostic, DiagnosticId, Span, words};
use std::collections::BTreeSet;

const HALF_UNSUPPORTED: DiagnosticId = DiagnosticId::new("half-unsupported");

/// The names of clang's built-in types.
const OF_CLANG: [&str; 3] = ["_Float16", "__bf16", "__fp16"];

/// `half-unsupported`: the places where such a type is written, and the variables and functions that have it, each
/// once.
pub(super) fn numbers(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    if unit.types.iter().any(Type::is_half) {
        atomics(facts, out);
    }
    let halves: Vec<bool> = unit.types.iter().map(|ty| is_half(unit, ty)).collect();
    if !halves.contains(&true) {
        return;
    }
    let has_half = |id: TypeId| halves[id.0 as usize];
    let mut places: BTreeSet<Span> = BTreeSet::new();
    let variables = unit.variables.iter().filter(|variable| has_half(variable.ty));
    places.extend(variables.map(|variable| variable.name_span));
    let functions = unit.functions.iter().filter(|function| has_half(function.result));
    places.extend(functions.map(|function| function.name_span));
    // `(half)x`, `1.5f16`
    for expression in unit.expressions.iter().filter(|one| has_half(one.ty)) {
        if !expression.type_span.is_empty() {
            places.insert(expression.type_span);
        } else if matches!(expression.kind, ExprKind::Literal(Literal::Float(_))) {
            places.insert(expression.span);
        }
    }
    let found = places.into_iter().map(|place| {
        Diagnostic::error(HALF_UNSUPPORTED, "OKL has no such floating point numbers of 16 bits", place)
            .note("its only type of that size is `half`, which is computed with in `float`")
            .help("use `half`; memory that holds other numbers can be read as `unsigned short` and converted")
    });
    out.extend(found);
}

/// Updates of a `half` that are marked `@atomic`: no target has one for 16 bits.
fn atomics(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    let of_half = |one: &&Expression| one.kind.as_update().is_some() && unit.ty(one.ty).value().is_half();
    let updates: BTreeSet<Span> = unit.expressions.iter().filter(of_half).map(|one| one.span).collect();
    for function in unit.functions.iter().filter(|_| !updates.is_empty()) {
        walk(unit, function, &mut |spot| {
            if unit.find_attr(&spot.stmt.attrs, "atomic").is_none() {
                return;
            }
            let inside =
                updates.range(spot.stmt.span.first()..).take_while(|one| one.end <= spot.stmt.span.end);
            out.extend(inside.map(|place| {
                Diagnostic::error(HALF_UNSUPPORTED, "`@atomic` on a `half`", *place)
                    .note("targets have no atomic operations on 16 bits")
                    .help("sum in `float`, and store the result as `half` where the work items are done")
            }));
        });
    }
}

fn is_half(unit: &Analyzed, ty: &Type) -> bool {
    let is_ours = |word| unit.builtins.iter().any(|name| name == word);
    // Where clang's own name of `half` is written somewhere, it stands for `half`, too.
    let is_named = words(&ty.spelling).any(|word| word == okl_model::HALF && is_ours(word));
    words(&ty.canonical).any(|word| {
        let is_other = okl_model::OTHER_HALVES.contains(&word) && is_ours(word);
        is_other || OF_CLANG.contains(&word) && !(is_named && word == "__fp16")
    })
}
