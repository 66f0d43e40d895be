//! The host program that launches the device kernels.
//!
//! One function for each kernel. Scalars and structs are passed by const reference, pointers as memories. The function
//! contains the kernel's own host code around the launches. The ABI determines how memories, sizes and launches are
//! written:
//!
//! - `occa`: OCCA's, `extern "C" void add(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a)`,
//!   where `deviceKernels` holds the device kernels of the file's kernel in source order;
//! - `plain`: okl's own, in C, which needs no library;
//! - `direct`: the same for functions of a CPU, which need no launch.

mod abi;
mod around;
mod direct;
mod occa;
mod plain;

pub(crate) use occa::Occa;
pub(crate) use plain::Plain;

use crate::arguments::{argument_copy, argument_name};
use crate::count::written;
use crate::job::Job;
use crate::operand::Binding;
use crate::pragmas::loop_pragmas;
use crate::{attributes, builtins, dim, host_pointers, intrinsics};
use abi::{Call, Words};
use around::{as_const, namespaces, needed, without_own_text};
use okl_analysis::Analyzed;
use okl_model::{Function, Part, Stmt, StmtKind, VarId, Variable};
use okl_plan::{KernelPlan, Launch, is_address, is_hidden};
use okl_source::{EditSet, Piece, Span};
use okl_target::Shape;

/// The text in okl's own ABI: functions of a CPU are called, kernels of a device launched.
pub(crate) fn lower_plain(job: &mut Job<'_>) -> Part {
    match job.target.shape {
        Shape::Grid => lower(job, &Plain),
        Shape::Host => direct::lower(job),
    }
}

/// The launcher text.
pub(crate) fn lower(job: &mut Job<'_>, words: &dyn Words) -> Part {
    let mut edits = EditSet::new();
    let unit = job.unit;
    crate::attribute_lines::braces(unit, &job.expanded.launcher, &mut edits);
    let owner = job.owner();
    let mut pieces: Vec<Piece> = Vec::new();
    let mut host: Vec<Span> = Vec::new();
    let mut kernels: Vec<Piece> = Vec::new();
    for kernel in &job.plan.kernels {
        let function = kernel.function;
        let body = unit.body(function).expect("checked kernels have a body");
        let around = namespaces(unit, function);
        kernels.extend(around.iter().map(|name| Piece::Text(format!("namespace {name} {{\n"))));
        kernels.push(Piece::Text(signature(unit, words, function, &kernel.changed_by_host)));
        for id in &kernel.changed_by_host {
            // `int N = _occa_arg_0;`
            let copy = Piece::Text(format!("\n  {}", argument_copy(unit, function, *id, str::to_string)));
            edits.recompose(owner.clone(), Span::at(body.span.start + 1), vec![copy]);
        }
        keep_hidden(job, kernel, body, &mut edits);
        host_pointers::lower(job, kernel.checked, body, &mut edits);
        // The body with its own braces; each nest in it becomes its launch.
        kernels.push(Piece::Source(body.span));
        kernels.push(Piece::Text(format!("\n{}{}", words.after(job, function), "}\n".repeat(around.len()))));
        // Pointers are untyped memories in a launcher, so the types they point to are not needed.
        let values = function
            .params
            .iter()
            .map(|id| unit.variable(*id))
            .filter(|param| !is_address(unit.ty(param.ty)));
        host.extend(values.map(|param| param.span));
        host.extend(host_spans(kernel, body));
        for launch in &kernel.launches {
            let counts = launch.grid.outer.iter().chain(&launch.grid.inner);
            host.extend(counts.flat_map(|count| written(unit, count).pieces).filter_map(
                |piece| match piece {
                    Piece::Source(span) => Some(span),
                    Piece::Text(_) | Piece::Stands { .. } => None,
                },
            ));
            let root = launch.root;
            let launched = launched(job, words, kernel, launch);
            let whole = unit.with_attributes(root);
            // A launch is no loop, so pragmas for loops are removed.
            let whole = loop_pragmas(unit, root).into_iter().fold(whole, |whole, pragma| pragma.to(whole));
            edits.supplant(owner.clone(), whole, launched);
        }
    }
    for span in needed(unit, &mut host) {
        pieces.push(Piece::Source(span));
        pieces.push(Piece::Text("\n".into()));
    }
    pieces.extend(kernels);
    let prologue = builtins::host_prologue(unit, &host);
    intrinsics::refuse_on_host(job, &host);
    without_own_text(job, pieces, &mut edits);
    dim::lower(&owner, unit, &mut edits);
    attributes::lower(job, &job.expanded.launcher, &mut edits);
    words.make_way(job, &mut edits);
    Part { prologue: format!("{}{prologue}\n", words.prologue()), edits }
}

/// `extern "C" void add(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a) `
///
/// Arguments are const references; parameters that the host code modifies are copied.
fn signature(unit: &Analyzed, words: &dyn Words, function: &Function, changed: &[VarId]) -> String {
    let mut text = words.head(unit, function);
    for (at, id) in function.params.iter().enumerate() {
        let variable = unit.variable(*id);
        let name = parameter_name(variable, at);
        match is_address(unit.ty(variable.ty)) {
            true => text += &format!(", {}{name}", words.memory()),
            false if changed.contains(id) => {
                text += &format!(", {} &{}", as_const(unit.ty(variable.ty)), argument_name(at));
            }
            false => text += &format!(", {} &{name}", as_const(unit.ty(variable.ty))),
        }
    }
    text + ") "
}

/// `const auto &_occa_hidden_N = N;` for a value whose name is shadowed where a nest is launched.
fn keep_hidden(job: &Job<'_>, kernel: &KernelPlan<'_>, body: &Stmt, edits: &mut EditSet) {
    let unit = job.unit;
    let function = kernel.function;
    let mut kept: Vec<(u32, &Variable)> = Vec::new();
    for launch in &kernel.launches {
        let params = function.params.iter().map(|id| (body.span.start + 1, unit.variable(*id)));
        let values =
            launch.arguments().filter_map(|value| Some((declaration_of(unit, body, value)?.span.end, value)));
        kept.extend(params.chain(values).filter(|(_, value)| is_hidden(unit, function, launch.root, value)));
    }
    kept.sort_by_key(|(_, value)| value.name_span);
    kept.dedup_by_key(|(_, value)| value.name_span);
    for (place, value) in kept {
        let text = format!("\n  const auto &{} = {};", hidden_name(value), value.name);
        edits.recompose(job.owner(), Span::at(place), vec![Piece::Text(text)]);
    }
}

/// The statement that declares a variable.
fn declaration_of<'u>(unit: &'u Analyzed, body: &'u Stmt, variable: &Variable) -> Option<&'u Stmt> {
    let mut found = None;
    unit.walk(body, &mut |stmt| {
        if matches!(stmt.kind, StmtKind::Declaration(_)) && stmt.span.contains(variable.name_span) {
            found = Some(stmt);
        }
    });
    found
}

fn hidden_name(variable: &Variable) -> String {
    format!("_occa_hidden_{}", variable.name)
}

/// The name of a parameter; an unnamed one gets a name, since it must be passed on.
fn parameter_name(variable: &Variable, at: usize) -> String {
    if variable.name.is_empty() { format!("_occa_unused_{at}") } else { variable.name.clone() }
}

/// The block that launches one nest.
///
/// An empty range is not launched: devices refuse a grid without groups.
fn launched(job: &Job<'_>, words: &dyn Words, kernel: &KernelPlan<'_>, launch: &Launch<'_>) -> Vec<Piece> {
    let unit = job.unit;
    let Launch { nest, root, grid, .. } = launch;
    let end = format!("\n{}", indent_of(unit, root));
    let line = format!("{end}  ");
    let mut pieces = vec![Piece::Text(format!("{{{line}{}", words.sizes(launch, &line)))];
    let mut filled = Vec::new();
    for (name, dims, counts) in
        [("_occa_outer", nest.outer_dims, &grid.outer), ("_occa_inner", nest.inner_dims, &grid.inner)]
    {
        for axis in (0..usize::from(dims)).rev() {
            let size = format!("{name}[{axis}]");
            // `_occa_inner[0] = n; if (m > _occa_inner[0]) _occa_inner[0] = m;`
            for (at, count) in counts[axis].choices().iter().enumerate() {
                pieces.push(Piece::Text(line.clone()));
                if at > 0 {
                    pieces.push(Piece::Text("if (".into()));
                    pieces.extend(written(unit, count).within(Binding::Shift));
                    pieces.push(Piece::Text(format!(" > {size}) ")));
                }
                pieces.push(Piece::Text(format!("{size} = ")));
                pieces.extend(written(unit, count).within(Binding::Assignment));
                pieces.push(Piece::Text(";".into()));
            }
            if counts[axis].value().is_none_or(|value| value == 0) {
                filled.push(format!("{name}[{axis}] > 0"));
            }
        }
    }
    let condition = match filled.is_empty() {
        true => String::new(),
        false => format!("if ({}) ", filled.join(" && ")),
    };
    let arguments = arguments(unit, kernel.function, launch);
    let inside = format!("{line}  ");
    let call = Call { launch, arguments: &arguments, line: &inside };
    let start = words.start(job, &kernel.device_name(launch), &call);
    pieces.push(Piece::Text(format!("{line}{condition}{{{inside}{start}{line}}}{end}}}")));
    pieces
}

/// The arguments of a nest's device kernel: the kernel's arguments, then host values.
fn arguments(unit: &Analyzed, function: &Function, launch: &Launch<'_>) -> Vec<String> {
    let name = |variable: &Variable, otherwise: String| match is_hidden(unit, function, launch.root, variable)
    {
        true => hidden_name(variable),
        false => otherwise,
    };
    let params = function.params.iter().enumerate().map(|(at, id)| {
        let variable = unit.variable(*id);
        name(variable, parameter_name(variable, at))
    });
    params.chain(launch.arguments().map(|value| name(value, value.name.clone()))).collect()
}

/// The indentation of a statement's line.
fn indent_of<'u>(unit: &'u Analyzed, stmt: &Stmt) -> &'u str {
    let head = &unit.text[..stmt.span.start as usize];
    let line = &head[head.rfind('\n').map_or(0, |at| at + 1)..];
    &line[..line.len() - line.trim_start().len()]
}

/// The parts of a kernel's body outside of its nests.
fn host_spans(kernel: &KernelPlan<'_>, body: &Stmt) -> Vec<Span> {
    let mut parts = Vec::new();
    let mut at = body.span.start;
    for span in kernel.launches.iter().map(|launch| launch.root.span) {
        parts.push(Span::new(at, span.start));
        at = span.end;
    }
    parts.push(Span::new(at, body.span.end));
    parts
}

#[cfg(test)]
mod tests {
    use crate::tests::launcher;
    use expect_test::{Expect, expect};

    fn check(kernel: &str, expected: Expect) {
        let written = launcher(kernel);
        let (_, body) = written.split_once("extern \"C\"").unwrap_or(("", &written));
        let lines = body.lines().map(str::trim).filter(|line| !line.is_empty());
        expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn each_nest_is_launched_where_it_stood() {
        check(
            "@kernel void k(const int N, float *x) {
          if (N > 2) {
            for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] = 1;
          }
          for (int k = 0; k < 3; ++k) {
            for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] += k;
          }
        }",
            expect![[r#"
                void k(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x) {
                if (N > 2) {
                {
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                occa::kernel _occa_kernel(deviceKernels[0]);
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);
                _occa_kernel(N, x);
                }
                }
                }
                for (int k = 0; k < 3; ++k) {
                {
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                occa::kernel _occa_kernel(deviceKernels[1]);
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);
                _occa_kernel(N, x, k);
                }
                }
                }
                }"#]],
        );
    }

    #[test]
    fn values_of_the_host_are_arguments_after_the_users() {
        check(
            "struct Sizes { int rows; };
        @kernel void k(const int N, const Sizes s, float *x) {
          const int half = N / 2; const int K = 4;
          for (int i = 0; i < half; ++i; @tile(16, @outer, @inner)) x[i] = half + K + s.rows;
        }",
            expect![[r#"
                void k(occa::modeKernel_t **deviceKernels, const int &N, const Sizes &s, occa::modeMemory_t *x) {
                const int half = N / 2; const int K = 4;
                {
                occa::dim _occa_outer, _occa_inner;
                _occa_outer.dims = 1;
                _occa_inner.dims = 1;
                _occa_outer[0] = 0 < half ? ((unsigned long long)half - 1) / 16 + 1 : 0;
                _occa_inner[0] = 16;
                if (_occa_outer[0] > 0) {
                occa::kernel _occa_kernel(deviceKernels[0]);
                _occa_kernel.setRunDims(_occa_outer, _occa_inner);
                _occa_kernel(N, s, x, half);
                }
                }
                }"#]],
        );
    }
}
