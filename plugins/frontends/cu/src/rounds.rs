//! Texts that are parsed before kernels are written: each instance of a template of the device gets a text of its own.
//!
//! ```text
//! template <class T> __global__ void scale(T *x) { ... }       template <> __global__ void scale<float>(float *x) { ... }
//! ```

use crate::ids::CU_UNSUPPORTED;
use crate::instantiated::Instantiated;
use crate::lambdas;
use crate::members::{Members, is_gone};
use crate::owner::OWNER;
use crate::program::Program;
use crate::symbols::is_of_device;
use okl_frontend::functions::canonical;
use okl_frontend::instances::{self, Templates, class_of};
use okl_frontend::renamed;
use okl_frontend::runtime::Device;
use okl_plugin::model::{FunctionId, VarId};
use okl_plugin::{Diagnostic, EditSet, words};
use std::collections::BTreeSet;

/// The most texts that one program may take: templates that make instances of themselves without end take more.
const MOST: u32 = 64;

/// The edits that make the next text; `None` if kernels can be written.
pub(crate) fn next(
    program: &Program<'_>,
    device: Device,
    round: u32,
    found: &mut Vec<Diagnostic>,
) -> Option<EditSet> {
    let unit = program.unit;
    let members = Members::of(program, device);
    let mut templates = templates(program, &members, device);
    let names: BTreeSet<&str> = own_names(program).collect();
    templates.functions.retain(|id| needs_text(program, &members, &names, *id));
    let instantiated = Instantiated::of(unit, &templates);
    let wanted = instances::wanted(unit, &templates);
    let Some(first) = wanted.first() else {
        return instantiated.alone(round).or_else(|| members.rewrite());
    };
    if MOST <= round {
        found.push(
            Diagnostic::error(CU_UNSUPPORTED, "the instances of this template have no end", first.place)
                .help("kernels are made for each instance: write a template with fewer of them"),
        );
        return None;
    }
    let mut edits = EditSet::new();
    if lambdas::hoist(unit, &wanted, round, &mut edits, found) {
        return found.is_empty().then_some(edits);
    }
    let refused =
        instances::write(unit, &wanted, (OWNER, &format!("okl_{}", round + 1), Some("cu_")), &mut edits);
    for place in &refused {
        found.push(
            Diagnostic::error(
                CU_UNSUPPORTED,
                "this template has arguments that kernels cannot be made for",
                *place,
            )
            .help("parameters may be types, numbers, and functions that the launch names"),
        );
    }
    instantiated.replace(&mut edits, round);
    refused.is_empty().then_some(edits)
}

/// True for a template whose instances need texts of their own, and not those of the functions that stand for its members.
/// Other member templates stay what they are: an instance cannot be declared between a class and its first use there.
fn needs_text(
    program: &Program<'_>,
    members: &Members<'_, '_>,
    names: &BTreeSet<&str>,
    id: FunctionId,
) -> bool {
    let unit = program.unit;
    if members.holds(id) || is_gone(program, id) {
        return false;
    }
    let is_own = |word: &str| names.contains(word) || word == "volatile";
    // Comments do not count.
    let names_any = |one: FunctionId| !renamed::places(unit, unit.function(one).span, &is_own).is_empty();
    !unit.function(id).is_method || members.has_operator() || program.declarations(id).any(names_any)
}

/// The names of CUDA's that code has its own texts for.
pub(crate) fn own_names<'u>(program: &Program<'u>) -> impl Iterator<Item = &'u str> {
    // Calls of the runtime are the same for all types.
    let is_runtime = |name: &&str| name.starts_with("cuda") || name.starts_with("hip");
    let is_common = |name: &&str| COMMON.contains(name);
    program.own_names().filter(move |name| !is_runtime(name) && !is_common(name)).chain(BUILTINS)
}

/// Names of CUDA's that other functions have, too.
const COMMON: [&str; 7] = ["reduce", "sync", "plus", "less", "greater", "any", "all"];

/// Names of CUDA's that are no functions.
const BUILTINS: [&str; 9] = [
    "threadIdx",
    "blockIdx",
    "blockDim",
    "gridDim",
    "warpSize",
    "thread_block",
    "thread_block_tile",
    "this_thread_block",
    "tiled_partition",
];

/// The templates whose instances are written: kernels, functions that launch kernels, and functions of the device that name
/// something of CUDA. So are those that use such a template. Others stay templates.
pub(crate) fn templates(program: &Program<'_>, members: &Members<'_, '_>, device: Device) -> Templates {
    let unit = program.unit;
    let mut found = Templates::default();
    let mut names: BTreeSet<&str> = own_names(program).collect();
    names.extend(members.names());
    let is_any = device == Device::OpenCl || members.has_operator();
    let of_device = |id: &VarId| is_of_device(program, *id);
    let variables = (0..unit.variables.len()).map(|at| VarId(at as u32)).filter(of_device);
    names.extend(variables.map(|id| unit.variable(id).name.as_str()));
    loop {
        let before = (found.functions.len(), found.classes.len(), names.len());
        for (at, function) in unit.functions.iter().enumerate() {
            let Some(body) = unit.body(function) else { continue };
            if program.is_of_prelude(function.name_span) {
                continue;
            }
            let is_wanted = unit.has_attr(&function.attrs, "cu_global")
                || is_any && unit.has_attr(&function.attrs, "cu_device")
                || words(unit.source(function.span))
                    .any(|word| word != function.name && names.contains(word))
                || !program.shared_in(body.span).is_empty()
                // Group memory, by which warps in step tell each other values.
                || unit.has_attr(&function.attrs, "cu_device")
                    && words(unit.source(function.span)).any(|word| word == "volatile");
            // Functions that are no templates are what others name, too.
            if is_wanted
                && !unit.has_attr(&function.attrs, "cu_global")
                && unit.has_attr(&function.attrs, "cu_device")
            {
                names.insert(function.name.as_str());
            }
            if !is_wanted || !function.is_template {
                continue;
            }
            names.insert(function.name.as_str());
            match class_of(unit, function) {
                Some(class) => {
                    found.classes.insert(class);
                    names.insert(unit.declared(class).name.as_str());
                }
                None => drop(found.functions.insert(canonical(unit, FunctionId(at as u32)))),
            }
        }
        if before == (found.functions.len(), found.classes.len(), names.len()) {
            return found;
        }
    }
}
