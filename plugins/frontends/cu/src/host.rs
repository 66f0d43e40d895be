//! The host program.
//!
//! ```text
//! __global__ void k(float *x) { ... }      void k(okl_cu::launch okl_at, float *x) {
//!                                            void *okl_values[] = {(void *)&x}; okl_cu_run_k(okl_at, okl_values); }
//! k<<<n, 64>>>(x);                         k(okl_cu::launch(n, 64), x);
//! __constant__ float c[4];                 okl_cu::symbol<float[4]> c{"c"};
//! ```

use crate::addresses;
use crate::cover::Limit;
use crate::implicit::Implicit;
use crate::launches::WrittenLaunch;
use crate::linkage;
use crate::names::AXES;
use crate::objects;
use crate::owner::OWNER;
use crate::program::{Launch, Program};
use crate::symbols;
use crate::symbols::is_of_device;
use crate::writer::Kernel;
use okl_frontend::instances::written;
use okl_frontend::places::{path, path_to};
use okl_frontend::runtime::Device;
use okl_plugin::model::{DirectiveKind, ExprId, ExprKind, FunctionId, Scope, VarId};
use okl_plugin::{EditSet, Piece, Span, Unit, Vector};
use std::collections::{BTreeMap, BTreeSet};

/// How launch functions name kernels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names {
    pub(crate) device: Device,
    /// True if kernels are in a namespace of their own, since the host program has the same types and functions.
    pub(crate) has_namespace: bool,
}

const OPEN: &str = "\nnamespace okl_device {\n";

/// Puts the kernels' text in a namespace, without the lines that include headers.
pub(crate) fn enclose(program: &Program<'_>, okl: &mut EditSet) {
    let unit = program.unit;
    let start = program.prelude.end;
    okl.insert(OWNER, start, format!("{OPEN}{}", hidden(program)));
    for line in unit.directives.iter().filter(|line| line.kind == DirectiveKind::Include) {
        let is_inside = unit.items.iter().any(|item| item.span.contains(line.span));
        if start <= line.span.start && !is_inside {
            okl.insert(OWNER, line.span.start, "}\n");
            okl.insert_after(OWNER, line.span.end, OPEN);
        }
    }
    okl.insert_after(OWNER, unit.text.len() as u32, "\n}\n");
}

/// `using ::make_float4;` for the names of vectors' makers that the program overloads: its own would hide the others.
fn hidden(program: &Program<'_>) -> String {
    let makes = |name: &str| name.strip_prefix("make_").is_some_and(|rest| Vector::named(rest).is_some());
    let unit = program.unit;
    let own = unit.functions.iter().filter(|one| !one.is_method && !program.is_of_prelude(one.name_span));
    let names: BTreeSet<&str> = own.map(|one| one.name.as_str()).filter(|name| makes(name)).collect();
    names.into_iter().map(|name| format!("using ::{name};\n")).collect()
}

/// Writes the edits of the host program, but for the choice of its declarations.
pub(crate) fn write(program: &Program<'_>, device: Device, kernels: &[Kernel], host: &mut EditSet) {
    let unit = program.unit;
    for launch in &program.launches {
        launched(program, launch, host);
    }
    let of: BTreeMap<FunctionId, &Kernel> = kernels.iter().map(|kernel| (kernel.function, kernel)).collect();
    for (at, function) in unit.functions.iter().enumerate() {
        let id = FunctionId(at as u32);
        if !unit.has_attr(&function.attrs, "cu_global") {
            continue;
        }
        let separator = if function.params.is_empty() { "" } else { ", " };
        host.insert(OWNER, function.params_span.start, format!("okl_cu::launch okl_at{separator}"));
        if let Some(kernel) = of.get(&id)
            && let Some(body) = program.body(id)
        {
            host.supplant(OWNER, body.span, vec![Piece::Text(handed_over(program, device, kernel))]);
            host.insert(OWNER, function.specifiers, linkage::of_launch(program, id));
        } else if let Some(body) = program.body(id).filter(|_| function.is_template) {
            // Its instances have texts of their own.
            host.supplant(OWNER, body.span, vec![Piece::Text(";".into())]);
        }
    }
    // `__device__ int a, b;` is one declaration.
    let mut declared: BTreeMap<u32, (Span, Vec<String>)> = BTreeMap::new();
    for id in (0..unit.variables.len()).map(|at| VarId(at as u32)) {
        let variable = unit.variable(id);
        if is_of_device(program, id) && variable.scope == Scope::Global {
            let start = variable.span.start;
            let one = declared.entry(start).or_insert((variable.span, Vec::new()));
            one.0 = Span::new(start, one.0.end.max(variable.span.end));
            one.1.push(symbol(program, id));
        }
    }
    for (span, texts) in declared.into_values() {
        host.recompose(OWNER, span, vec![Piece::Stands { text: texts.join("; "), from: span }]);
    }
}

/// `k(okl_cu::launch(n, 64), x)`
fn launched(program: &Program<'_>, launch: &Launch, host: &mut EditSet) {
    let WrittenLaunch { span, configuration, name, arguments } = launch.written;
    let separator = if program.unit.source(arguments).trim().is_empty() { "" } else { ", " };
    let pieces = vec![
        Piece::Source(name),
        Piece::Text("(okl_cu::launch(".into()),
        Piece::Source(configuration),
        Piece::Text(format!("){separator}")),
        Piece::Source(arguments),
        Piece::Text(")".into()),
    ];
    host.recompose(OWNER, span, pieces);
}

/// The body of a kernel in the host program.
fn handed_over(program: &Program<'_>, device: Device, kernel: &Kernel) -> String {
    let unit = program.unit;
    let parameters = unit.function(kernel.function).params.iter().flat_map(|id| {
        let name = &unit.variable(*id).name;
        match objects::fields(unit, device, *id) {
            None => vec![format!("(void *)&{name}")],
            Some(fields) => {
                let fields =
                    fields.iter().map(|field| format!("(void *)((char *)&{name} + {})", field.offset));
                fields.collect()
            }
        }
    });
    let symbols = kernel.implicit.iter().filter_map(|one| match one {
        Implicit::Variable(id) => {
            Some((path_to(unit, unit.variable(*id).span), unit.variable(*id).name.clone()))
        }
        _other => None,
    });
    let managed: Vec<String> = kernel
        .implicit
        .iter()
        .filter_map(|one| match one {
            Implicit::Variable(id) if program.has(*id, "cu_managed") => Some(unit.variable(*id).name.clone()),
            _other => None,
        })
        .collect();
    let mut text = String::from("{ ");
    let mut values: Vec<String> = Vec::new();
    for (path, name) in symbols {
        let address = match managed.contains(&name) {
            true => format!("(void *)&{path}{name}"),
            false => format!("{path}{name}.okl_address()"),
        };
        text.push_str(&format!("void *okl_at_{name} = {address}; "));
        values.push(format!("&okl_at_{name}"));
    }
    values.extend(parameters);
    values.push("nullptr".into());
    let run = runner(kernel);
    text.push_str(&format!("void *okl_values[] = {{{}}}; {run}(okl_at, okl_values); }}", values.join(", ")));
    text
}

/// `cudaLaunchKernel(k, ...)` for `cudaLaunchKernel((void *)k, ...)`: a kernel keeps its type, and so its arguments.
pub(crate) fn typed(program: &Program<'_>, host: &mut EditSet) {
    for one in program.by_address.iter().filter(|one| one.argument != one.name) {
        host.recompose(OWNER, one.argument, vec![Piece::Source(one.name)]);
    }
}

/// `(void *)okl_device::_occa_k_0` for `(void *)k`: what CUDA and HIP know under an address are their own kernels.
pub(crate) fn addresses(program: &Program<'_>, kernels: &[Kernel], names: Names, host: &mut EditSet) {
    let unit = program.unit;
    for place in addresses::untyped(program) {
        let own = |kernel: &&Kernel| unit.function(kernel.function).name == unit.source(place);
        if let [kernel] = kernels.iter().filter(own).collect::<Vec<_>>()[..] {
            host.overwrite(OWNER, place, on_device(program, kernel, names));
        }
    }
}

/// `okl_device::_occa_k_0`
fn on_device(program: &Program<'_>, kernel: &Kernel, names: Names) -> String {
    let space = path(program.unit, kernel.function);
    format!("{}{space}_occa_{}_0", if names.has_namespace { "okl_device::" } else { "" }, kernel.name)
}

fn runner(kernel: &Kernel) -> String {
    format!("okl_cu_run_{}", kernel.name)
}

/// The function that launches a kernel.
///
/// ```text
/// static void okl_cu_run_k(const okl_cu::launch &okl_at, void **okl_values) {
///   const unsigned int gridDim_x = okl_at.grid.x;
///   const okl_cu::argument okl_arguments[] = {{&gridDim_x, 4}, {okl_values[0], 0}};
///   okl_cu::run(okl_at, k, okl_arguments);
/// }
/// ```
pub(crate) fn launcher(program: &Program<'_>, kernel: &Kernel, names: Names) -> String {
    let unit = program.unit;
    let mut text = String::new();
    let mut arguments: Vec<String> = Vec::new();
    let mut next = 0..;
    let mut value = || format!("okl_values[{}]", next.next().unwrap_or_default());
    for (number, one) in kernel.implicit.iter().enumerate() {
        let from = match one {
            Implicit::Builtin(builtin, axis) => {
                let member = if builtin.stem() == "gridDim" { "grid" } else { "block" };
                format!("{member}.{}", AXES[*axis])
            }
            Implicit::DynamicBytes
            | Implicit::Shared(_)
            | Implicit::Lanes(_)
            | Implicit::Item
            | Implicit::Items => "bytes".to_string(),
            Implicit::Variable(_) => {
                arguments.push(format!("{{{}, 0}}", value()));
                continue;
            }
        };
        text.push_str(&format!("  const unsigned int okl_{number} = (unsigned int)okl_at.{from};\n"));
        arguments.push(format!("{{&okl_{number}, sizeof okl_{number}}}"));
    }
    for id in &unit.function(kernel.function).params {
        if let Some(fields) = objects::fields(unit, names.device, *id) {
            arguments.extend(fields.iter().map(|field| format!("{{{}, {}}}", value(), field.size)));
            continue;
        }
        let ty = unit.ty(unit.variable(*id).ty).value();
        let size = if ty.is_pointer() { 0 } else { ty.size.unwrap_or(0) };
        arguments.push(format!("{{{}, {size}}}", value()));
    }
    arguments.push("{nullptr, 0}".into());
    let space = path(unit, kernel.function);
    let name = match names.device {
        Device::Cpu => format!("{space}{}", kernel.name),
        Device::OpenCl => format!("okl_kernel(\"_occa_{}_0\")", kernel.name),
        _gpu => on_device(program, kernel, names),
    };
    let tiles = tiles(program, kernel);
    let (grid, block) = (kernel.shape.grid, kernel.shape.block.len());
    let sizes = kernel.shape.block.iter().map(|size| size.unwrap_or(0).to_string());
    let sizes: Vec<String> = sizes.chain(std::iter::repeat_n("1".to_string(), 3 - block)).collect();
    format!(
        "static void {}(const okl_cu::launch &okl_at, void **okl_values) {{\n{text}  \
         const okl_cu::argument okl_arguments[] = {{{}}};\n  \
         okl_cu::run(okl_at, {name}, okl_cu::expected{{{grid}, {{{}}}{tiles}}}, okl_arguments);\n}}\n",
        runner(kernel),
        arguments.join(", "),
        sizes.join(", ")
    )
}

/// `, okl_cu::tiling::covered, {okl_cu::tiles_of((int)*(const int *)okl_values[0], 256u)}` for a kernel that is a loop over
/// tiles, or several loops.
fn tiles(program: &Program<'_>, kernel: &Kernel) -> String {
    let Some(tile) = kernel.tiling.tile() else { return String::new() };
    let unit = program.unit;
    let type_of = |id: VarId| unit.ty(unit.variable(id).ty).name().trim_start_matches("const ").to_string();
    let parameter = |at: usize| {
        let variables = kernel.implicit.iter().filter(|one| matches!(one, Implicit::Variable(_)));
        let ty = type_of(unit.function(kernel.function).params[at]);
        format!("*(const {ty} *)okl_values[{}]", variables.count() + at)
    };
    let bound = |limit: Limit| match limit {
        Limit::Constant(number) => number.to_string(),
        Limit::Parameter(at, _) => parameter(at),
        Limit::Expression(id, _) => format!("({})", sum(unit, kernel.function, id, &parameter)),
    };
    let tiles = tile.idiom.loops.iter().zip(&tile.limits).map(|(one, limit)| {
        format!("okl_cu::tiles_of(({}){}, {}u)", type_of(one.variable), bound(*limit), one.items)
    });
    let how = if tile.is_strided() { "any" } else { "covered" };
    format!(", okl_cu::tiling::{how}, {{{}}}", tiles.collect::<Vec<String>>().join(", "))
}

/// A sum or a product of parameters and constants: `(*(const int *)okl_values[0]) * (*(const int *)okl_values[1])`
fn sum(unit: &Unit, kernel: FunctionId, id: ExprId, parameter: &dyn Fn(usize) -> String) -> String {
    let expression = unit.expression(id);
    let inner = |id: ExprId| sum(unit, kernel, id, parameter);
    if let Some(value) = unit.integer(expression) {
        return format!("({})({value})", written(&unit.ty(expression.ty).canonical));
    }
    match &expression.kind {
        ExprKind::Paren(operand) => inner(*operand),
        ExprKind::Cast { operand, .. } => {
            format!("({})({})", written(&unit.ty(expression.ty).canonical), inner(*operand))
        }
        ExprKind::Binary { operator, left, right } => {
            format!("({}) {} ({})", inner(*left), operator.spelling(), inner(*right))
        }
        kind => {
            let own = |id: VarId| unit.function(kernel).params.iter().position(|one| *one == id);
            kind.as_variable().and_then(own).map_or(String::new(), parameter)
        }
    }
}

/// `okl_cu::symbol<float[4]> c{"c"}`
fn symbol(program: &Program<'_>, id: VarId) -> String {
    let unit = program.unit;
    let variable = unit.variable(id);
    let ty = symbols::host_type(program, id);
    let name = &variable.name;
    let word = linkage::of_variable(program, id);
    let init =
        variable.init.map_or(String::new(), |init| unit.source(unit.expression(init).span).to_string());
    if program.has(id, "cu_managed") {
        let ty = format!("okl_cu::type_of<{ty}>");
        return format!("{word}{ty} &{name} = okl_cu::managed<{ty}>({init})");
    }
    match init.is_empty() {
        _any if word == "extern " => format!("extern okl_cu::symbol<{ty}> {name}"),
        true => format!("{word}okl_cu::symbol<{ty}> {name}{{\"{name}\"}}"),
        false => format!("{word}okl_cu::symbol<{ty}> {name}{{\"{name}\", {init}}}"),
    }
}
