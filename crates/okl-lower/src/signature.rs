//! How a device kernel starts and ends: its name, its parameters, and what stands around its code.

use crate::arguments::{argument_copy, argument_name, by_reference, changed_parameters, is_address};
use crate::grid::{Grid, device_name, is_declared_again};
use crate::used::host_values;
use crate::{Job, shared};
use okl_model::{Function, Stmt, VarId, Variable};
use okl_source::{EditSet, Piece};

/// The signature of the kernel that nest `at` becomes, and the first lines of its body.
///
/// `extern "C" __global__ __launch_bounds__(256) void _occa_add_0(const int N, float * __restrict__ a) {`
pub(crate) fn open(job: &Job<'_>, function: &Function, at: usize, root: &Stmt, grid: &Grid) -> Vec<Piece> {
    let (unit, dialect) = (job.unit, job.dialect());
    let bounds = launch_bounds(job, grid);
    let linked = at == 0 && shared::has_c_linkage(&unit.text, function.span.start);
    let word = if linked { dialect.kernel.trim_start_matches("extern \"C\" ") } else { dialect.kernel };
    let (before, inside) = match dialect.body_open.is_empty() {
        true => (bounds, String::new()),
        false => (String::new(), dialect.body_open.replace("{bounds}", &bounds)),
    };
    let mut pieces = vec![Piece::Text(format!("{word}{before} void {}(", device_name(function, at)))];
    let mut comma = "";
    if !dialect.first_params.is_empty() {
        pieces.push(Piece::Text(dialect.first_params.into()));
        comma = ", ";
    }
    if !function.params.is_empty() {
        pieces.push(Piece::Text(comma.into()));
        pieces.push(Piece::Source(function.params_span));
        comma = ", ";
    }
    let values = host_values(unit, function, root);
    let (constants, arguments): (Vec<&Variable>, Vec<&Variable>) =
        values.into_iter().partition(|value| is_declared_again(value));
    let mut copies: Vec<String> = Vec::new();
    for value in arguments {
        let ty = &value.ty.spelling;
        let text = match dialect.by_reference && !value.ty.is_pointer() {
            true if is_changed(job, root, value) => {
                let outside = format!("_occa_value_{}", value.name);
                copies.push(format!("{ty} {} = {outside};", value.name));
                format!("const {ty} &{outside}")
            }
            true => format!("const {} &{}", ty.trim_start_matches("const "), value.name),
            false => {
                let space = job.backend.spaces().filter(|_| value.ty.is_pointer());
                let space = space.map_or(String::new(), |words| format!("{} ", words.global));
                format!("{space}{} {}", job.backend.type_name(ty), job.name(value))
            }
        };
        pieces.push(Piece::Text(format!("{comma}{text}")));
        comma = ", ";
    }
    pieces.push(Piece::Text(") {\n  ".into()));
    pieces.push(Piece::Text(inside));
    if dialect.by_reference {
        copies.extend(changed(job, function).into_iter().map(|id| argument_copy(unit, function, id)));
    }
    for copy in copies {
        pieces.push(Piece::Text(format!("{copy}\n  ")));
    }
    for value in constants {
        pieces.extend(constant(job, value));
        pieces.push(Piece::Text("\n  ".into()));
    }
    pieces
}

/// What ends a kernel.
pub(crate) fn close(job: &Job<'_>) -> Piece {
    Piece::Text(format!("\n{}}}", job.dialect().body_close))
}

/// Makes the parameters those of a target that is handed addresses.
pub(crate) fn parameters(job: &Job<'_>, function: &Function, edits: &mut EditSet) {
    if !job.dialect().by_reference {
        return;
    }
    let changed = changed(job, function);
    by_reference(&job.owner(), job.unit, function, &changed, edits);
    for (at, id) in function.params.iter().enumerate().filter(|(_, id)| changed.contains(id)) {
        let variable = job.unit.variable(*id);
        if is_address(&variable.ty) {
            // `float *_occa_arg_1` outside, `auto a = _occa_arg_1;` inside
            edits.replace(job.owner(), variable.name_span, argument_name(at));
        }
    }
}

/// The parameters that need a copy of their own: what a lambda captures is constant.
fn changed(job: &Job<'_>, function: &Function) -> Vec<VarId> {
    changed_parameters(job.unit, function, |_| true)
}

fn is_changed(job: &Job<'_>, root: &Stmt, value: &Variable) -> bool {
    let mut changed = false;
    root.walk(&mut |stmt| {
        changed |= stmt.uses.iter().any(|used| {
            used.access.may_write()
                && !used.through
                && job.unit.variable(used.variable).name_span == value.name_span
        });
    });
    changed
}

/// ` __launch_bounds__(256)`, when the size of a group is known.
fn launch_bounds(job: &Job<'_>, grid: &Grid) -> String {
    let words = job.dialect().launch_bounds;
    match grid.group_size() {
        Some(size) if job.options.switch("launch-bounds", true) && !words.is_empty() => {
            let mut words = words.replace("{}", &size.to_string());
            for (axis, name) in ["{x}", "{y}", "{z}"].iter().enumerate() {
                words = words.replace(name, &grid.inner[axis].value.unwrap_or(1).to_string());
            }
            format!(" {words}")
        }
        _ => String::new(),
    }
}

/// `const int B = 16;`; in C, where that is no constant, `enum { B = 16 };`
fn constant(job: &Job<'_>, value: &Variable) -> Vec<Piece> {
    let init = value.init.as_ref().expect("is_declared_again asks for an initialiser");
    let plain_c = job.backend.is_plain_c(&job.options);
    if let (true, Some(number)) = (plain_c, init.value.filter(|number| i32::try_from(*number).is_ok())) {
        return vec![Piece::Text(format!("enum {{ {} = {number} }};", job.name(value)))];
    }
    let word = match (value.is_constexpr, plain_c) {
        (true, false) => "constexpr ",
        (true, true) if !value.ty.is_const => "const ",
        (true, true) | (false, _) => "",
    };
    // The host moves pointers to global memory only.
    let space = job.backend.spaces().filter(|_| value.ty.is_pointer());
    let space = space.map_or(String::new(), |words| format!("{} ", words.global));
    vec![
        Piece::Text(format!(
            "{space}{word}{} {} = ",
            job.backend.type_name(&value.ty.spelling),
            job.name(value)
        )),
        Piece::Source(init.span),
        Piece::Text(";".into()),
    ]
}
