//! A variable has one reduction operator in a construct: loops around each other combine each other's partial results;
//! section 2.9.11 of the specification.

use crate::ids::ACC_REDUCTION;
use crate::placed::Placed;
use crate::program::Program;
use okl_frontend::directive::Clause;
use okl_plugin::Diagnostic;
use okl_plugin::model::VarId;

/// Reports variables that a construct or its loops reduce by different operators. Loops one after another may differ.
pub fn check(program: &Program<'_>, construct: &Placed, found: &mut Vec<Diagnostic>) {
    let inside = program.stmt(construct).span;
    let holds = |outer: &Placed, inner: &Placed| {
        let span = |placed: &Placed| placed.stmt.map(|stmt| program.unit.stmt(stmt).span);
        span(outer).zip(span(inner)).is_some_and(|(outer, inner)| outer.contains(inner))
    };
    let is_part = |placed: &&Placed| {
        placed.stmt.is_some_and(|stmt| inside.contains(program.unit.stmt(stmt).span))
            && placed.directive.has("reduction")
    };
    let mut seen: Vec<(VarId, &Clause, &Placed)> = Vec::new();
    for placed in program.directives.iter().filter(is_part) {
        for clause in placed.directive.all("reduction") {
            for (id, argument) in program.variables(placed, &clause.arguments) {
                let differs = |(other, outer, around): &&(VarId, &Clause, &Placed)| {
                    *other == id && outer.modifier != clause.modifier && holds(around, placed)
                };
                if let Some((_, outer, _)) = seen.iter().find(differs) {
                    let name = &program.unit.variable(id).name;
                    let message =
                        format!("`{name}` is reduced by `{}` and by `{}`", outer.modifier, clause.modifier);
                    found.push(
                        Diagnostic::error(ACC_REDUCTION, message, argument.span)
                            .label(outer.span, "the other operator")
                            .help("use one operator, or reduce into another variable inside"),
                    );
                }
                seen.push((id, clause, placed));
            }
        }
    }
}
