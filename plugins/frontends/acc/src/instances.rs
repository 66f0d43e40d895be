//! The templates of a program whose instances get kernels: those with constructs.

use crate::ids::ACC_UNSUPPORTED;
use crate::owner::OWNER;
use crate::program::Program;
use crate::reached;
use okl_frontend::functions::canonical;
use okl_frontend::instances::{Instance, Templates, class_of};
use okl_plugin::model::FunctionId;
use okl_plugin::{Diagnostic, EditSet, Span, Unit, words};
use std::collections::BTreeSet;

/// Finds the templates that contain constructs or use templates that do.
pub fn templates(program: &Program<'_>) -> Templates {
    let unit = program.unit;
    let mut found = Templates::default();
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for id in reached::member_templates(program) {
        // Members of class templates become known with their classes.
        if class_of(unit, unit.function(id)).is_none() {
            found.functions.insert(canonical(unit, id));
        }
    }
    loop {
        let before = (found.functions.len(), found.classes.len());
        for (at, function) in unit.functions.iter().enumerate().filter(|(_, one)| one.is_template) {
            let Some(body) = unit.body(function) else { continue };
            let has_directive =
                program.templates.iter().any(|placed| body.span.contains(placed.directive.span));
            if !has_directive && !words(unit.source(body.span)).any(|word| names.contains(word)) {
                continue;
            }
            match class_of(unit, function) {
                Some(class) => {
                    found.classes.insert(class);
                    names.insert(unit.declared(class).name.as_str());
                }
                None => {
                    found.functions.insert(canonical(unit, FunctionId(at as u32)));
                }
            }
            names.insert(function.name.as_str());
        }
        if before == (found.functions.len(), found.classes.len()) {
            return found;
        }
    }
}

/// Writes instances as specializations. True if there are any.
pub fn write(
    unit: &Unit,
    wanted: &[Instance],
    round: u32,
    edits: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) -> bool {
    let refused =
        okl_frontend::instances::write(unit, wanted, (OWNER, &format!("okl_{}", round + 1), None), edits);
    found.extend(refused.into_iter().map(self::refused));
    !wanted.is_empty()
}

fn refused(place: Span) -> Diagnostic {
    let message = "this template with a construct has arguments that kernels cannot be made for";
    Diagnostic::error(ACC_UNSUPPORTED, message, place)
        .help("parameters may be types and numbers: write a function for what the program uses, or fewer parameters")
}
