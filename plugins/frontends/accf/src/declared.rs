//! What `declare` directives say of variables.

use crate::directive::Directive;
use okl_fortran::ast::{SpecKind, Unit};
use okl_fortran::token::TokenKind;

/// The clause of a `declare` directive that names a variable of a unit.
pub fn declared(unit: &Unit, name: &str) -> Option<String> {
    for spec in &unit.specifications {
        let SpecKind::Directive(directive) = &spec.kind else { continue };
        let Some(read) = Directive::read(directive, &mut Vec::new()) else { continue };
        if read.name != "declare" {
            continue;
        }
        for clause in &read.clauses {
            let tokens = clause.arguments.iter().flatten();
            if tokens.into_iter().any(|token| token.kind == TokenKind::Name && token.text == name) {
                return Some(clause.name.clone());
            }
        }
    }
    None
}
