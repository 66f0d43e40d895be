//! Lambdas that kernels need: each becomes an object of a class that has a name.

use crate::ids::ACC_UNSUPPORTED;
use crate::owner::OWNER;
use crate::placement::function_around;
use crate::program::Program;
use crate::renamed;
use crate::uses::Uses;
use okl_frontend::closures::{self, closure_names};
use okl_frontend::instances::Instance;
use okl_plugin::model::{Expression, Lambda};
use okl_plugin::{Diagnostic, EditSet, Span, Unit};
use std::collections::BTreeSet;

/// Gives the lambdas that kernels need a class. True if there are any.
pub fn hoist(
    program: &Program<'_>,
    wanted: &[Instance],
    round: u32,
    edits: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) -> bool {
    let all = lambdas(program, wanted);
    closures::hoist(program.unit, all, (OWNER, round, ACC_UNSUPPORTED), &|_, _| "", (edits, found))
}

/// The lambdas that need a class: arguments of templates, objects in constructs, and generic ones with directives.
pub fn lambdas<'u>(program: &Program<'u>, wanted: &[Instance]) -> Vec<(&'u Expression, &'u Lambda)> {
    let unit = program.unit;
    let mut types: BTreeSet<&str> = BTreeSet::new();
    for ty in wanted.iter().flat_map(|instance| &instance.types) {
        types.extend(closure_names(unit.ty(*ty)));
    }
    for construct in program.computes() {
        let uses = Uses::of(unit, program.stmt(construct));
        let named = uses.free().into_iter().map(|id| unit.ty(unit.variable(id).ty));
        types.extend(named.flat_map(closure_names));
    }
    let has_directive =
        |one: &Expression| program.directives.iter().any(|placed| one.span.contains(placed.directive.span));
    let is_wanted = |one: &Expression, lambda: &Lambda| {
        let is_named = types.contains(unit.ty(one.ty).name());
        (is_named || is_generic(unit, one, lambda) && has_directive(one))
            && function_around(unit, one.span).is_none_or(|function| !function.is_template)
    };
    closures::all(unit).filter(|(one, lambda)| is_wanted(one, lambda)).collect()
}

/// True for a lambda with parameters of any type.
fn is_generic(unit: &Unit, one: &Expression, lambda: &Lambda) -> bool {
    let head = Span::new(lambda.introducer.end + 1, unit.stmt(lambda.body).span.start);
    let is_auto = |span: Span| !renamed::places(unit, span, &|word| word == "auto").is_empty();
    one.span.contains(head) && lambda.params.iter().any(|id| is_auto(unit.variable(*id).span))
}
