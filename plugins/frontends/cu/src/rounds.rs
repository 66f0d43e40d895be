//! Texts that are parsed before kernels are written: each instance of a template of the device gets a text of its own.
//!
//! ```text
//! template <class T> __global__ void scale(T *x) { ... }       template <> __global__ void scale<float>(float *x) { ... }
//! ```

use crate::ids::CU_UNSUPPORTED;
use crate::owner::OWNER;
use crate::program::Program;
use okl_frontend::functions::canonical;
use okl_frontend::instances::{self, Templates, class_of};
use okl_plugin::model::{Function, FunctionId};
use okl_plugin::{Diagnostic, EditSet};

/// The most texts that one program may take: templates that make instances of themselves without end take more.
const MOST: u32 = 64;

/// The edits that make the next text; `None` if kernels can be written.
pub(crate) fn next(program: &Program<'_>, round: u32, found: &mut Vec<Diagnostic>) -> Option<EditSet> {
    let unit = program.unit;
    let wanted = instances::wanted(unit, &templates(program));
    let first = wanted.first()?;
    if MOST <= round {
        found.push(
            Diagnostic::error(CU_UNSUPPORTED, "the instances of this template have no end", first.place)
                .help("kernels are made for each instance: write a template with fewer of them"),
        );
        return None;
    }
    let mut edits = EditSet::new();
    let refused = instances::write(unit, &wanted, (OWNER, &format!("okl_{}", round + 1), Some("cu_")), &mut edits);
    for place in &refused {
        found.push(
            Diagnostic::error(CU_UNSUPPORTED, "this template has arguments that kernels cannot be made for", *place)
                .help("parameters may be types and numbers"),
        );
    }
    refused.is_empty().then_some(edits)
}

/// The templates of the device: functions with its attributes, and classes that have such members.
fn templates(program: &Program<'_>) -> Templates {
    let unit = program.unit;
    let mut found = Templates::default();
    let is_of_device = |function: &Function| {
        ["cu_global", "cu_device"].iter().any(|name| unit.has_attr(&function.attrs, name))
    };
    for (at, function) in unit.functions.iter().enumerate() {
        if !function.is_template || program.is_of_prelude(function.name_span) || !is_of_device(function) {
            continue;
        }
        match class_of(unit, function) {
            Some(class) => drop(found.classes.insert(class)),
            None => drop(found.functions.insert(canonical(unit, FunctionId(at as u32)))),
        }
    }
    found
}
