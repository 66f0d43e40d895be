//! Members and variables at file scope that a function hides by a variable of its own: `this->n` beside a parameter `n`.
//! Kernels, and the calls that launch them, name all variables without scopes.

use crate::ids::ACC_UNSUPPORTED;
use crate::placed::Placed;
use crate::program::Program;
use crate::section::Sections as _;
use okl_frontend::directive::Argument;
use okl_plugin::model::{Scope, VarId, Variable};
use okl_plugin::{Diagnostic, Span};

/// Reports a variable that a construct needs by its name, at `place`, and that the construct's function hides.
pub fn check(program: &Program<'_>, placed: &Placed, id: VarId, place: Span, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let name = &unit.variable(id).name;
    let Some(function) = placed.function.map(|function| unit.function(function)) else { return };
    let hides = |other: &&Variable| {
        matches!(other.scope, Scope::Local | Scope::Parameter)
            && other.name == *name
            && function.span.contains(other.name_span)
    };
    found.extend(unit.variables.iter().find(hides).map(|other| hidden(other, place)));
}

/// Reports the argument `this->n` of a clause where `n` is another variable.
pub fn check_argument(program: &Program<'_>, argument: &Argument, id: VarId, found: &mut Vec<Diagnostic>) {
    let other = program.unit.variable(id);
    if argument.names_member() && other.scope != Scope::Field {
        found.push(hidden(other, argument.span));
    }
}

fn hidden(other: &Variable, place: Span) -> Diagnostic {
    let message = format!("`{}` is the name of another variable of this function, too", other.name);
    Diagnostic::error(ACC_UNSUPPORTED, message, place)
        .label(other.name_span, "the other one")
        .help("rename one of them: kernels know variables by their names alone")
}
