//! Texts that are parsed before kernels are written. Kernels need known types and functions, so parts of C++ that leave
//! them open become others first, step by step, until nothing is left:
//!
//! ```text
//! template <class T> void scale(T *x) { #pragma acc ... }   template <> void scale<float>(float *x) { #pragma acc ... }
//! each(n, [=](int i) { x[i] = s; });                        each(n, okl_closure_1{x, s});
//! ```

use crate::closures;
use crate::device_calls;
use crate::ids::ACC_UNSUPPORTED;
use crate::instances::{self, templates};
use crate::local_types;
use crate::owner::OWNER;
use crate::program::Program;
use okl_frontend::instances::wanted;
use okl_plugin::model::DirectiveKind;
use okl_plugin::{Diagnostic, EditSet, Piece, Severity, Unit};

/// The most texts that one program may take: templates that make instances of themselves without end take more.
const MOST: u32 = 64;

/// The edits that make the next text; `None` if kernels can be written.
pub fn next(program: &Program<'_>, round: u32, found: &mut Vec<Diagnostic>) -> Option<EditSet> {
    let unit = program.unit;
    let mut edits = EditSet::new();
    let wanted = wanted(unit, &templates(program));
    let mut is_changed = local_types::hoist(program, &wanted, round, &mut edits);
    is_changed = is_changed || closures::hoist(program, &wanted, round, &mut edits, found);
    is_changed = is_changed || instances::write(unit, &wanted, round, &mut edits, found);
    is_changed = is_changed || device_calls::rewrite(program, round, &mut edits, found);
    if !is_changed || found.iter().any(|said| said.severity == Severity::Error) {
        return None;
    }
    if let Some(first) = wanted.first().filter(|_| MOST <= round) {
        let message = "the instances of this template have no end";
        found.push(
            Diagnostic::error(ACC_UNSUPPORTED, message, first.place)
                .help("kernels are made for each instance: write a template with fewer of them"),
        );
        return None;
    }
    pragmas_of_macros(unit, &mut edits);
    Some(edits)
}

/// Writes the directives that only macros contain, which the text itself does not show: `_Pragma("acc loop")`.
fn pragmas_of_macros(unit: &Unit, edits: &mut EditSet) {
    for line in unit.directives.iter().filter(|line| line.span.is_empty()) {
        if matches!(line.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator) {
            let text = format!("\n#pragma {}\n", line.text);
            edits.recompose(OWNER, line.span, vec![Piece::Stands { text, from: line.span }]);
        }
    }
}
