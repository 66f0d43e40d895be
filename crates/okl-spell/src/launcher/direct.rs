//! okl's own ABI for CPU functions: nothing is launched, the function is called.
//!
//! ```text
//! extern "C" void add(const int &, const float *, float *);
//! extern "C" int okl_launch_add(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
//!   return okl_call(add, _occa_arguments, _occa_count);
//! }
//! ```

use super::around::{as_const, namespaces, needed, without_own_text};
use super::plain;
use crate::job::Job;
use crate::{attributes, builtins, dim};
use okl_analysis::Analyzed;
use okl_model::{Function, Part};
use okl_plan::is_address;
use okl_source::{EditSet, Piece, Span};

/// The launcher's text for the functions that the CPU text defines.
pub(crate) fn lower(job: &Job<'_>) -> Part {
    let mut edits = EditSet::new();
    let unit = job.unit;
    let mut declared: Vec<Span> = Vec::new();
    let mut functions: Vec<Piece> = Vec::new();
    for kernel in &job.plan.kernels {
        let function = kernel.function;
        let around = namespaces(unit, function);
        declared.extend(function.params.iter().map(|id| unit.variable(*id).span));
        functions.extend(around.iter().map(|name| Piece::Text(format!("namespace {name} {{\n"))));
        functions.push(Piece::Text(declaration(unit, function)));
        let call = format!("okl_call({}", function.name);
        functions.push(Piece::Text(plain::entry(
            function,
            &job.options.launch_suffix(job.target),
            "",
            &call,
        )));
        functions.push(Piece::Text("}\n".repeat(around.len())));
    }
    let mut pieces: Vec<Piece> = Vec::new();
    for span in needed(unit, &mut declared) {
        pieces.extend([Piece::Source(span), Piece::Text("\n".into())]);
    }
    pieces.extend(functions);
    let prologue = builtins::host_prologue(unit, &declared);
    without_own_text(job, pieces, &mut edits);
    dim::lower(&job.owner(), unit, &mut edits);
    attributes::lower(job, &job.expanded.launcher, &mut edits);
    Part { prologue: format!("{}{prologue}\n", plain::prologue()), edits }
}

/// `extern "C" void add(const int &, const float *, float *);`
fn declaration(unit: &Analyzed, function: &Function) -> String {
    let parameter = |ty: okl_model::Ty<'_>| match is_address(ty) {
        true => ty.spelling.clone(),
        false => format!("{} &", as_const(ty)),
    };
    let parameters: Vec<String> =
        function.params.iter().map(|id| parameter(unit.ty(unit.variable(*id).ty))).collect();
    format!("extern \"C\" void {}({});\n", function.name, parameters.join(", "))
}
