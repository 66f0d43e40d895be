//! What other files of the program may name.
//!
//! Without `nvcc -rdc=true`, functions and variables of the device belong to their file, whatever their names: several
//! objects may have a `__device__ int total`. So they are `static` in both texts. With it, C++'s rules hold.

use crate::program::Program;
use okl_plugin::model::{FunctionId, VarId};
use okl_plugin::{Span, words};

/// `static ` for a function of the device that no other file may call.
pub(crate) fn of_function(program: &Program<'_>, id: FunctionId) -> &'static str {
    let unit = program.unit;
    let function = unit.function(id);
    if !program.is_device_only(id) || function.is_method || program.is_linked {
        return "";
    }
    let is_defined = program.declarations(id).any(|one| program.body(one).is_some());
    let specifiers = Span::new(function.span.start.min(function.specifiers), function.name_span.start);
    let is_said = words(unit.source(specifiers)).any(|word| matches!(word, "static" | "extern"));
    if is_defined && !is_said { "static " } else { "" }
}

/// True if other files may launch a kernel.
pub(crate) fn is_external(program: &Program<'_>, id: FunctionId) -> bool {
    let function = program.unit.function(id);
    let specifiers = Span::new(function.span.start.min(function.specifiers), function.name_span.start);
    !words(program.unit.source(specifiers)).any(|word| matches!(word, "static" | "inline"))
}

/// The attribute of a function that launches a kernel. One that is `inline` is translated with each file that includes it,
/// for the launches of that file: the linker must not keep that of another file in its place.
pub(crate) fn of_launch(program: &Program<'_>, id: FunctionId) -> &'static str {
    let function = program.unit.function(id);
    let specifiers = Span::new(function.specifiers, function.name_span.start);
    let is_said = |word: &str| words(program.unit.source(specifiers)).any(|said| said == word);
    match () {
        () if is_said("inline") => "__attribute__((always_inline)) ",
        // A header may have kernels that not all of its users launch; nvcc does not warn of them.
        () if is_said("static") => "__attribute__((unused)) ",
        () => "",
    }
}

/// The storage of a variable of the device: `static ` for one that no other file may name, `extern ` for that of another.
pub(crate) fn of_variable(program: &Program<'_>, id: VarId) -> &'static str {
    let unit = program.unit;
    let variable = unit.variable(id);
    let specifiers = Span::new(variable.span.start, variable.name_span.start);
    let is_said = |word: &str| words(unit.source(specifiers)).any(|said| said == word);
    let has_linkage = unit.text[..variable.span.start as usize].trim_end().ends_with("\"C\"");
    let is_declared = is_said("extern") && variable.init.is_none();
    match () {
        () if is_declared && program.is_linked => "extern ",
        () if has_linkage => "",
        () if is_said("static") || !program.is_linked => "static ",
        () => "",
    }
}
