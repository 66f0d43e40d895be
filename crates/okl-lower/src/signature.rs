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
    let bounds = launch_bounds(job, root, grid);
    let linked = at == 0 && shared::has_c_linkage(&unit.text, function.span.start);
    let word = if linked { dialect.kernel.trim_start_matches("extern \"C\" ") } else { dialect.kernel };
    let word = word.replace("{bounds}", &format!("{bounds} ")).trim_start().to_string();
    let (before, inside) = match dialect.body_open.is_empty() {
        true if dialect.kernel.contains("{bounds}") => (String::new(), String::new()),
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
    let word = dialect.by_reference;
    for (number, value) in (function.params.len()..).zip(arguments) {
        let ty = job.backend.type_name(&value.ty.spelling);
        let (name, number) = (job.name(value), argument_number(job, number));
        let text = match !word.is_empty() && !value.ty.is_pointer() {
            true if is_changed(job, root, value) || job.backend.copies_argument(&value.ty) => {
                let outside = format!("_occa_value_{}", value.name);
                copies.push(format!("{ty} {name} = {outside};"));
                format!("{word} {ty} &{outside}")
            }
            true => format!("{word} {} &{name}", ty.trim_start_matches("const ")),
            false => {
                let space = job.spaces().filter(|_| value.ty.is_pointer());
                let space = space.map_or(String::new(), |words| format!("{} ", words.global));
                format!("{space}{ty} {name}")
            }
        };
        pieces.push(Piece::Text(format!("{comma}{text}{number}")));
        comma = ", ";
    }
    if !dialect.last_params.is_empty() {
        pieces.push(Piece::Text(format!("{comma}{}", dialect.last_params)));
    }
    pieces.push(Piece::Text(") {\n  ".into()));
    pieces.push(Piece::Text(inside));
    if !word.is_empty() {
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
    for (at, id) in function.params.iter().enumerate() {
        let number = argument_number(job, at);
        if !number.is_empty() {
            edits.insert_after(job.owner(), job.unit.variable(*id).name_span.end, number);
        }
    }
    let word = job.dialect().by_reference;
    if word.is_empty() {
        return;
    }
    let changed = changed(job, function);
    by_reference(&job.owner(), job.unit, function, word, &changed, edits);
    for (at, id) in function.params.iter().enumerate().filter(|(_, id)| changed.contains(id)) {
        let variable = job.unit.variable(*id);
        if is_address(&variable.ty) {
            // `float *_occa_arg_1` outside, `auto a = _occa_arg_1;` inside
            edits.replace(job.owner(), variable.name_span, argument_name(at));
        }
    }
}

/// ` [[buffer(0)]]`, on targets that number what a kernel is given.
fn argument_number(job: &Job<'_>, at: usize) -> String {
    match job.dialect().argument {
        "" => String::new(),
        words => format!(" {}", words.replace("{}", &at.to_string())),
    }
}

/// The parameters that need a copy of their own: what a lambda captures is constant.
fn changed(job: &Job<'_>, function: &Function) -> Vec<VarId> {
    let mut changed = changed_parameters(job.unit, function, |_| true);
    let copied = |id: &&VarId| job.backend.copies_argument(&job.unit.variable(**id).ty);
    changed.extend(function.params.iter().filter(copied));
    changed.sort_unstable();
    changed.dedup();
    changed
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

/// ` __launch_bounds__(256)`, when the size of a group is known, and what `@simd_length` becomes.
fn launch_bounds(job: &Job<'_>, root: &Stmt, grid: &Grid) -> String {
    let words = job.dialect().launch_bounds;
    let simd_length = job.unit.find_attr(&root.attrs, "simd_length").map(|id| job.unit.attribute(id));
    let in_step = match simd_length.and_then(|attr| attr.values.first()?.value) {
        Some(length) if !job.dialect().simd_length.is_empty() => {
            format!(" {}", job.dialect().simd_length.replace("{}", &length.to_string()))
        }
        Some(_) | None => String::new(),
    };
    let bounds = match grid.group_size() {
        Some(size) if job.options.switch("launch-bounds", true) && !words.is_empty() => {
            let mut words = words.replace("{}", &size.to_string());
            for (axis, name) in ["{x}", "{y}", "{z}"].iter().enumerate() {
                words = words.replace(name, &grid.inner[axis].value.unwrap_or(1).to_string());
            }
            format!(" {words}")
        }
        _ => String::new(),
    };
    bounds + &in_step
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
    let space = job.spaces().filter(|_| value.ty.is_pointer());
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
