//! The signature of a device kernel, its parameters, and the text around its code.

use crate::arguments::{argument_copy, argument_name, by_reference};
use crate::attribute_lines::text_of;
use crate::generic_arguments::{generic_copies, generic_copy};
use crate::intrinsics;
use crate::job::Job;
use crate::names::renamed;
use crate::parameter_words::{mark, with_parameters};
use okl_analysis::Analyzed;
use okl_model::plan::NodeKind;
use okl_model::{DeclarationKind, ExprKind, Function, Literal, Stmt, Ty, TypeKind, VarId, Variable};
use okl_plan::{HostValue, KernelPlan, Launch, WARP, argument_type, is_address};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeSet;

/// The start of a device kernel.
pub(crate) struct Opened {
    /// Its signature and the first lines of its body.
    pub(crate) head: Vec<Piece>,
    /// The number of blocks that are open besides the body.
    pub(crate) blocks: usize,
    /// The statements that were copied into these blocks.
    pub(crate) in_blocks: Vec<Span>,
}

/// The signature of the kernel for a nest, and the first lines of its body.
///
/// `extern "C" __global__ __launch_bounds__(256) void _occa_add_0(const int N, float * __restrict__ a) {`
///
/// Group memory is declared before any block opens: OpenCL C requires it in the outermost scope of a kernel.
pub(crate) fn open(
    job: &Job<'_>,
    kernel: &KernelPlan<'_>,
    launch: &Launch<'_>,
    group_memory: &[String],
) -> Opened {
    let (unit, words) = (job.unit, &job.target.words);
    let function = kernel.function;
    let (word, before, inside) = opening_words(job, function, launch);
    let own = job.plan.spelled.text(NodeKind::Launch, launch.root.span.start);
    let (word, before) = own.map_or((word, before), |own| (own.to_string(), String::new()));
    let mut pieces = vec![Piece::Text(format!("{word}{before} void {}(", kernel.device_name(launch)))];
    let mut comma = "";
    if !words.first_params.is_empty() {
        pieces.push(Piece::Text(words.first_params.clone()));
        comma = ", ";
    }
    if !function.params.is_empty() {
        pieces.push(Piece::Text(comma.into()));
        pieces.push(Piece::Source(function.params_span));
        comma = ", ";
    }
    let mut body = Body::new(unit, function);
    let mut in_blocks = Vec::new();
    let mut number = function.params.len();
    for value in &launch.values {
        match *value {
            HostValue::Argument(value) => {
                let outside = pass(job, function, launch.root, value, number, &mut body);
                pieces.push(Piece::Text(format!("{comma}{outside}")));
                comma = ", ";
                number += 1;
            }
            HostValue::Again(value) => body.declare(&job.name(value), constant(job, value)),
            HostValue::Copied(stmt) => {
                in_blocks.extend((!body.blocks.is_empty()).then_some(stmt.span));
                body.lines.push(vec![Piece::Source(stmt.span)]);
            }
            HostValue::Refused(..) => {}
        }
    }
    if !words.last_params.is_empty() {
        pieces.push(Piece::Text(format!("{comma}{}", job.last_params())));
    }
    pieces.push(Piece::Text(") {\n  ".into()));
    pieces.push(Piece::Text(inside));
    for id in generic_copies(job, kernel.checked.function) {
        pieces.push(Piece::Text(format!("{}\n  ", generic_copy(job, function, id))));
    }
    if !words.by_reference.is_empty() {
        let copies = changed(job, kernel)
            .into_iter()
            .map(|id| argument_copy(unit, function, id, |text| renamed(job, text)));
        pieces.extend(copies.map(|copy| Piece::Text(format!("{copy}\n  "))));
    }
    let blocks = body.blocks.len();
    let memory = group_memory.iter().map(|line| vec![Piece::Text(line.clone())]);
    let at_top = body.blocks.first().copied().unwrap_or(body.lines.len());
    body.lines.splice(at_top..at_top, memory);
    for line in body.lines {
        pieces.extend(line);
        pieces.push(Piece::Text("\n  ".into()));
    }
    Opened { head: pieces, blocks, in_blocks }
}

/// The text before the kernel's return type, before its name, and at the start of its body: `extern "C" __global__`,
/// ` __launch_bounds__(256)`.
fn opening_words(job: &Job<'_>, function: &Function, launch: &Launch<'_>) -> (String, String, String) {
    let (unit, words) = (job.unit, &job.target.words);
    let bounds = launch_bounds(job, launch);
    let linked = launch.number == 0 && has_c_linkage(unit, function.span.start);
    let word = if linked { words.kernel.trim_start_matches("extern \"C\" ") } else { &words.kernel };
    let word = with_parameters(job, word, function);
    let word = word.replace("{bounds}", &format!("{bounds} ")).trim_start().to_string();
    let (before, inside) = match words.body_open.is_empty() {
        true if words.kernel.contains("{bounds}") => (String::new(), String::new()),
        true => (bounds, String::new()),
        false => {
            let word = with_parameters(job, &words.body_open, function);
            (String::new(), word.replace("{bounds}", &bounds))
        }
    };
    (word, before, inside)
}

/// The parameter for a host value: `int n`.
fn pass(
    job: &Job<'_>,
    function: &Function,
    root: &Stmt,
    value: &Variable,
    number: usize,
    body: &mut Body,
) -> String {
    let word = &job.target.words.by_reference;
    let ty = job.type_name(&argument_type(job.unit, function, value));
    let (name, index) = (job.name(value), argument_number(job, number));
    let by_reference = !word.is_empty() && !job.unit.ty(value.ty).is_pointer();
    let handed = handed_over(job, job.unit.ty(value.ty)).filter(|_| !by_reference);
    let is_copied = match by_reference {
        true => is_changed(job, root, value) || is_copied(job, value),
        false => handed.is_some(),
    };
    let outside = match is_copied || body.taken.contains(&name) {
        // `int n = _occa_value_4;`
        true => {
            let outside = format!("_occa_value_{number}");
            body.declare(&name, vec![Piece::Text(format!("{ty} {name} = {outside};"))]);
            outside
        }
        false => {
            body.taken.insert(name.clone());
            name
        }
    };
    let is_pointer = job.unit.ty(value.ty).is_pointer();
    let words = &job.target.words;
    let before = match if is_pointer { words.pointer.as_str() } else { words.scalar.as_str() } {
        "" => String::new(),
        before => format!("{before} "),
    };
    if by_reference {
        return format!("{before}{word} {} &{outside}{index}", ty.trim_start_matches("const "));
    }
    if let Some(handed) = handed {
        return format!("{before}{handed} {outside}{index}");
    }
    let space = job.spaces().filter(|_| is_pointer);
    let space = space.map_or(String::new(), |words| format!("{} ", words.global));
    format!("{before}{space}{ty} {outside}{index}")
}

/// The replacement of a type that is not allowed for kernel parameters: `uchar` for `bool`.
fn handed_over<'c>(job: &Job<'c>, ty: Ty<'_>) -> Option<&'c str> {
    let instead = &job.target.handed_over;
    let name = if ty.kind == TypeKind::Bool { "bool" } else { ty.alias() };
    instead.get(name).filter(|_| !ty.is_pointer()).map(String::as_str)
}

/// True if an argument that is passed by reference is copied at the start of the kernel: a struct that functions cannot
/// take from its memory space, and a value that a pointer or a reference refers to, which needs private memory.
fn is_copied(job: &Job<'_>, argument: &Variable) -> bool {
    let ty = job.unit.ty(argument.ty);
    let is_struct = ty.kind == TypeKind::Record && !job.target.capabilities.struct_arguments;
    let is_led_to = || job.unit.variables_in(argument.name_span).any(|id| job.unit.is_odr_used(id));
    is_struct || job.spaces().is_some() && !ty.is_pointer() && is_led_to()
}

/// The first lines of a device kernel.
struct Body {
    lines: Vec<Vec<Piece>>,
    /// The names that are declared already.
    taken: BTreeSet<String>,
    /// The indices of the lines that open a block, which [`close`] closes.
    blocks: Vec<usize>,
}

impl Body {
    fn new(unit: &Analyzed, function: &Function) -> Body {
        let taken = function.params.iter().map(|id| unit.variable(*id).name.clone()).collect();
        Body { lines: Vec::new(), taken, blocks: Vec::new() }
    }

    /// Adds a declaration; opens a block if it hides another declaration, as it does on the host.
    fn declare(&mut self, name: &str, mut line: Vec<Piece>) {
        if !self.taken.insert(name.to_string()) {
            line.insert(0, Piece::Text("{ ".into()));
            self.blocks.push(self.lines.len());
        }
        self.lines.push(line);
    }
}

/// The end of a kernel.
pub(crate) fn close(job: &Job<'_>, open: usize) -> Piece {
    Piece::Text(format!("\n{}{}}}", "}".repeat(open), job.target.words.body_close))
}

/// Rewrites the parameters for a target whose kernels are passed addresses.
pub(crate) fn parameters(job: &Job<'_>, kernel: &KernelPlan<'_>, edits: &mut EditSet) {
    let function = kernel.function;
    mark(job, function, edits);
    for (at, id) in function.params.iter().enumerate() {
        let number = argument_number(job, at);
        if !number.is_empty() {
            edits.insert_after(job.owner(), job.unit.variable(*id).name_span.end, number);
        }
    }
    let copied = generic_copies(job, kernel.checked.function);
    for (at, id) in function.params.iter().enumerate().filter(|(_, id)| copied.contains(id)) {
        edits.replace(job.owner(), job.unit.variable(*id).name_span, argument_name(at));
    }
    let word = &job.target.words.by_reference;
    if word.is_empty() {
        return;
    }
    let changed = changed(job, kernel);
    by_reference(&job.owner(), job.unit, function, word, &changed, edits);
    for (at, id) in function.params.iter().enumerate().filter(|(_, id)| changed.contains(id)) {
        let variable = job.unit.variable(*id);
        if is_address(job.unit.ty(variable.ty)) {
            // `float *_occa_arg_1` outside, `auto a = _occa_arg_1;` inside
            edits.replace(job.owner(), variable.name_span, argument_name(at));
        }
    }
}

/// ` [[buffer(0)]]`, on targets that number a kernel's parameters.
fn argument_number(job: &Job<'_>, at: usize) -> String {
    match job.target.words.argument.as_str() {
        "" => String::new(),
        words => format!(" {}", words.replace("{}", &at.to_string())),
    }
}

/// The parameters that are copied: those that the kernel modifies, since captures of a lambda are constant, and those
/// for which [`is_copied`] holds.
fn changed(job: &Job<'_>, kernel: &KernelPlan<'_>) -> Vec<VarId> {
    let mut changed = kernel.changed.clone();
    let copied = |id: &&VarId| is_copied(job, job.unit.variable(**id));
    changed.extend(kernel.function.params.iter().filter(copied));
    changed.sort_unstable();
    changed.dedup();
    changed
}

fn is_changed(job: &Job<'_>, root: &Stmt, value: &Variable) -> bool {
    let mut changed = false;
    job.unit.walk(root, &mut |stmt| {
        changed |= job.unit.uses(stmt).iter().any(|used| {
            used.access.may_write()
                && !used.through
                && job.unit.variable(used.variable).name_span == value.name_span
        });
    });
    changed
}

/// ` __launch_bounds__(256)` if the size of a group is known, and the text for `@simd_length`.
fn launch_bounds(job: &Job<'_>, launch: &Launch<'_>) -> String {
    let simd_length = job.unit.attributes_on(launch.root).simd_length;
    let in_step = match simd_length.and_then(|length| job.unit.expression(length).value) {
        Some(length) if !job.target.words.simd_length.is_empty() => {
            format!(" {}", job.target.words.simd_length.replace("{}", &length.to_string()))
        }
        None if !job.target.words.simd_length.is_empty() && intrinsics::has_warps(job, launch) => {
            format!(" {}", job.target.words.simd_length.replace("{}", &WARP.to_string()))
        }
        Some(_) | None => String::new(),
    };
    group_bounds(job, launch) + &in_step + &brought(job, launch)
}

/// ` __launch_bounds__(256, 4)`: the size of a group if it is known, or the limit that `@launch_bounds` gives, and its
/// number of groups.
fn group_bounds(job: &Job<'_>, launch: &Launch<'_>) -> String {
    let words = &job.target.words;
    let given = job.unit.attributes_on(launch.root).launch_bounds.as_deref().unwrap_or_default();
    let number = |at: usize| given.get(at).and_then(|id| job.unit.expression(*id).value);
    let size = launch.grid.group_size();
    let pattern = match (size, number(0), number(1)) {
        _ if words.launch_bounds.is_empty() => "",
        (Some(_), _, Some(_)) | (None, Some(_), Some(_)) if !words.resident_groups.is_empty() => {
            &words.resident_groups
        }
        (Some(_), ..) => &words.launch_bounds,
        (None, Some(_), _) => &words.group_limit,
        (None, None, _) => "",
    };
    let first = size.map(|size| size.to_string()).or_else(|| Some(number(0)?.to_string()));
    let mut text = pattern.replace("{}", &first.unwrap_or_default());
    text = text.replace("{groups}", &number(1).unwrap_or(1).to_string());
    for (axis, name) in ["{x}", "{y}", "{z}"].iter().enumerate() {
        text = text.replace(name, &launch.grid.inner[axis].value().unwrap_or(1).to_string());
    }
    if text.is_empty() { text } else { format!(" {text}") }
}

/// ` __maxnreg__(64)`: the text for plugins' attributes of the kernel, which a device kernel repeats.
fn brought(job: &Job<'_>, launch: &Launch<'_>) -> String {
    let kernel =
        job.plan.kernels.iter().find(|kernel| kernel.launches.iter().any(|one| std::ptr::eq(one, launch)));
    let attrs = kernel.map_or(&[][..], |kernel| &kernel.function.attrs);
    let mut text = String::new();
    for id in attrs {
        let words = text_of(job, *id).filter_map(|piece| match piece {
            Piece::Text(word) | Piece::Stands { text: word, .. } => Some(word.as_str()),
            Piece::Source(_) => None,
        });
        let words: String = words.collect();
        text.extend((!words.is_empty()).then(|| format!(" {words}")));
    }
    text
}

/// `const int B = 16;`; in C, where that is no constant expression, `enum { B = 16 };`
fn constant(job: &Job<'_>, value: &Variable) -> Vec<Piece> {
    let init = job.unit.init(value).expect("what is declared again has an initialiser");
    let plain_c = job.target.is_c();
    let is_int = job.unit.ty(value.ty).int().is_some_and(|int| int.bits == 32 && int.signed);
    if let (true, Some(number)) = (plain_c && is_int, job.unit.init_value(value)) {
        return vec![Piece::Text(format!("enum {{ {} = {number} }};", job.name(value)))];
    }
    let word = match (value.is_constexpr, plain_c) {
        (true, false) => "constexpr ",
        (true, true) if !job.unit.ty(value.ty).is_const => "const ",
        (true, true) | (false, _) => "",
    };
    // Host code computes pointers to global memory only; string literals are in constant memory.
    let is_string = |kind: &ExprKind| *kind == ExprKind::Literal(Literal::String);
    let is_text = job.unit.any_part(init.id, &is_string);
    let space = job.spaces().filter(|_| job.unit.ty(value.ty).is_pointer());
    let space = space
        .map_or(String::new(), |words| format!("{} ", if is_text { &words.constant } else { &words.global }));
    vec![
        Piece::Text(format!(
            "{space}{word}{} {} = ",
            job.type_name(&job.unit.ty(value.ty).spelling),
            job.name(value)
        )),
        Piece::Source(init.span),
        Piece::Text(";".into()),
    ]
}

/// Returns true if `extern "C"` precedes the declaration at `offset` already.
pub(crate) fn has_c_linkage(unit: &Analyzed, offset: u32) -> bool {
    let linkages = unit.declarations.iter().filter(|one| one.kind == DeclarationKind::Linkage);
    linkages.into_iter().any(|linkage| {
        let before = Span::new(linkage.keyword.end.min(offset), offset);
        let lists = Span::new(before.start, unit.before_attributes(offset).max(before.start));
        linkage.keyword.end <= offset && unit.is_blank(lists)
    })
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, DEVICES, heads};
    use expect_test::{Expect, expect};

    fn check(targets: &[&str], before: &str, params: &str, expected: Expect) {
        let text = format!(
            "{before}\n@kernel void k({params}, float *z) {{
               for (int g = 0; g < 4; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) z[t] = 1;
             }}"
        );
        expected.assert_eq(&heads(targets, &text));
    }

    fn bounds(attribute: &str, size: &str, expected: Expect) {
        let text = format!(
            "@kernel void k(const int n, float *z) {{
               for (int g = 0; g < 4; ++g; @outer{attribute}) for (int t = 0; t < {size}; ++t; @inner) z[t] = 1;
             }}"
        );
        expected.assert_eq(&heads(&DEVICES, &text));
    }

    #[test]
    fn bounds_of_a_size_that_the_launch_gives_are_the_promised_ones() {
        bounds(
            ", @launch_bounds(64)",
            "n",
            expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(64) void _occa_k_0(const int n, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, float *z)
            opencl, opencl-cpp:
            __kernel void _occa_k_0(const int n, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(64)]] kernel void _occa_k_0(constant const int &n [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
        bounds(
            ", @launch_bounds(64, 4)",
            "n",
            expect![[r#"
            cuda:
            extern "C" __global__ __launch_bounds__(64, 4) void _occa_k_0(const int n, float *z)
            hip:
            extern "C" __global__ __launch_bounds__(64) void _occa_k_0(const int n, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, float *z)
            opencl, opencl-cpp:
            __kernel void _occa_k_0(const int n, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(64)]] kernel void _occa_k_0(constant const int &n [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
    }

    #[test]
    fn bounds_of_a_size_that_is_known_are_the_size() {
        bounds(
            ", @launch_bounds(64)",
            "16",
            expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const int n, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, float *z)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const int n, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const int &n [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
        bounds(
            ", @launch_bounds(64, 4)",
            "16",
            expect![[r#"
            cuda:
            extern "C" __global__ __launch_bounds__(16, 4) void _occa_k_0(const int n, float *z)
            hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const int n, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, float *z)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const int n, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const int &n [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
    }

    #[test]
    fn numbers_come_as_each_target_wants_them() {
        check(
            &ALL,
            "",
            "const int N, float f, const unsigned char c",
            expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const int N, float f, const unsigned char c, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float &f, const unsigned char &c, float *z)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const int N, float f, const unsigned char c, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const int &N [[buffer(0)]], constant float &f [[buffer(1)]], constant const unsigned char &c [[buffer(2)]], device float *z [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
            serial, openmp:
            extern "C" void k(const int &N, const float &f, const unsigned char &c, float *z)
        "#]],
        );
    }

    #[test]
    fn a_bool_is_no_argument_in_opencl() {
        check(
            &["opencl", "opencl-cpp", "metal"],
            "",
            "const bool b",
            expect![[r#"
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const uchar b, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const bool &b [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
    }

    #[test]
    fn a_struct_comes_by_value() {
        check(
            &DEVICES,
            "struct Sizes { int rows, columns; };",
            "const Sizes s",
            expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const Sizes s, float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const Sizes &s, float *z)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const Sizes s, __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const Sizes &_occa_arg_0 [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
    }

    #[test]
    fn an_array_parameter_is_a_pointer() {
        check(
            &DEVICES,
            "",
            "const float x[8], float rows[2][4]",
            expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const float x[8], float rows[2][4], float *z)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const float x[8], float rows[2][4], float *z)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(__global const float x[8], __global float rows[2][4], __global float *z)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(device const float *x [[buffer(0)]], device float (*rows [[buffer(1)]])[4], device float *z [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]],
        );
    }
}
