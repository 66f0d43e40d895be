//! Removal or replacement of attributes at their own places.
//!
//! Other modules lower loops, kernels, atomic updates and arrays with dimensions, by the facts that the check step
//! proved; for those attributes, this module only removes the text.

use crate::attribute_lines;
use crate::job::Job;
use okl_model::meaning::{Arg, BarrierScope};
use okl_model::plan::NodeKind;
use okl_model::{AttrUse, Expansion, Meaning, Site};
use okl_source::{EditSet, Piece};

/// Replaces or removes each attribute at its place. `expansion` holds the edits of plugins' attributes.
pub(crate) fn lower(job: &Job<'_>, expansion: &Expansion, edits: &mut EditSet) {
    let is_claimed = |attr: &&AttrUse| job.expanded.claimed.contains(&attr.name);
    for attr in job.unit.attributes.iter().filter(|attr| !is_claimed(attr)) {
        one(job, attr, edits);
    }
    edits.extend(expansion.edits.clone());
    for line in &expansion.lines {
        attribute_lines::place(job, line, edits);
    }
}

fn one(job: &Job<'_>, attr: &AttrUse, edits: &mut EditSet) {
    let words = &job.target.words;
    match attr.meaning() {
        Meaning::Barrier(Arg::Valid(BarrierScope::Warp)) => stand_in(attr, &words.warp_barrier, edits),
        Meaning::Barrier(_) => {
            let own = job.plan.spelled.text(NodeKind::Barrier, attr.span.start);
            stand_in(attr, own.unwrap_or(&words.group_barrier), edits);
        }
        Meaning::Fence(who) => stand_in(attr, words.fence_for(who.value().unwrap_or_default()), edits),
        Meaning::Restrict => restrict(job, attr, edits),
        Meaning::Shared(limit) => {
            attr.vanish(job.unit, edits);
            bounds(job, attr, limit.value(), edits);
        }
        Meaning::Atomic(_)
        | Meaning::Dim
        | Meaning::DimOrder(_)
        | Meaning::Exclusive
        | Meaning::Foreign
        | Meaning::Global
        | Meaning::ImplicitArgument
        | Meaning::Independent
        | Meaning::Inner { .. }
        | Meaning::Kernel
        | Meaning::LaunchBounds
        | Meaning::Linked
        | Meaning::MaxInnerDims
        | Meaning::NoBarrier
        | Meaning::Outer(_)
        | Meaning::SimdLength
        | Meaning::Tile(_) => attr.vanish(job.unit, edits),
    }
}

/// `__syncthreads()` before the `;` that is there
fn stand_in(attr: &AttrUse, word: &str, edits: &mut EditSet) {
    edits.replace(owner(attr), attr.span, word);
}

/// `float * __restrict__ a`
fn restrict(job: &Job<'_>, attr: &AttrUse, edits: &mut EditSet) {
    let unit = job.unit;
    let word = job.options.restrict(job.target);
    match &attr.site {
        _ if word.is_empty() => attr.vanish(unit, edits),
        // The result of a function is a value: `restrict` has no meaning for it.
        Site::Function(_) => attr.vanish(unit, edits),
        _ if attr.of_pointer => stand_in(attr, word, edits),
        Site::Variables(variables) => {
            attr.vanish(unit, edits);
            for variable in variables {
                edits.insert(owner(attr), unit.variable(*variable).name_span.start, format!("{word} "));
            }
        }
        Site::Nothing | Site::Loop(_) | Site::Alias(_) | Site::Statement(_) | Site::Empty(_) => {
            attr.vanish(unit, edits);
        }
    }
}

/// `float s[64];` for `@shared(64) float s[V];`
fn bounds(job: &Job<'_>, attr: &AttrUse, limit: Option<u64>, edits: &mut EditSet) {
    let (Some(limit), Site::Variables(ids)) = (limit, &attr.site) else { return };
    for variable in ids.iter().map(|id| job.unit.variable(*id)) {
        if let Some(bound) = variable.declarator.bounds.first() {
            edits.supplant(owner(attr), *bound, vec![Piece::Text(format!("[{limit}]"))]);
        }
    }
}

fn owner(attr: &AttrUse) -> String {
    format!("attribute \"{}\"", attr.name)
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, heads};
    use expect_test::{Expect, expect};

    /// Checks the head of a kernel whose groups have `items` work items.
    fn check(items: &str, more: &str, expected: Expect) {
        expected.assert_eq(&heads(&ALL, &kernel(items, more)));
    }

    fn kernel(items: &str, more: &str) -> String {
        format!(
            "@kernel void k(const int N, @restrict const int *x, int *y) {{
               for (int g = 0; g < N; ++g; @outer{more}) for (int t = 0; t < {items}; ++t; @inner) y[t] = x[t];
             }}"
        )
    }

    #[test]
    fn the_head_of_a_kernel_says_the_size_of_its_groups() {
        check(
            "64",
            "",
            expect![[r#"
                cuda, hip:
                extern "C" __global__ __launch_bounds__(64) void _occa_k_0(const int N, const int *__restrict__ x, int *y)
                dpcpp:
                extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *y)
                opencl:
                __kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_k_0(const int N, __global const int *restrict x, __global int *y)
                opencl-cpp:
                __kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_k_0(const int N, __global const int *__restrict x, __global int *y)
                metal:
                [[max_total_threads_per_threadgroup(64)]] kernel void _occa_k_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *y [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
                serial, openmp:
                extern "C" void k(const int &N, const int *__restrict__ x, int *y)
            "#]],
        );
    }

    #[test]
    fn the_head_of_a_kernel_says_nothing_of_a_size_that_nobody_knows() {
        check(
            "N",
            "",
            expect![[r#"
                cuda, hip:
                extern "C" __global__ void _occa_k_0(const int N, const int *__restrict__ x, int *y)
                dpcpp:
                extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *y)
                opencl:
                __kernel void _occa_k_0(const int N, __global const int *restrict x, __global int *y)
                opencl-cpp:
                __kernel void _occa_k_0(const int N, __global const int *__restrict x, __global int *y)
                metal:
                kernel void _occa_k_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *y [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
                serial, openmp:
                extern "C" void k(const int &N, const int *__restrict__ x, int *y)
            "#]],
        );
    }

    #[test]
    fn a_given_size_is_that_of_the_groups() {
        check(
            "x[g]",
            ", @max_inner_dims(32)",
            expect![[r#"
                cuda, hip:
                extern "C" __global__ __launch_bounds__(32) void _occa_k_0(const int N, const int *__restrict__ x, int *y)
                dpcpp:
                extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *y)
                opencl:
                __kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_k_0(const int N, __global const int *restrict x, __global int *y)
                opencl-cpp:
                __kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_k_0(const int N, __global const int *__restrict x, __global int *y)
                metal:
                [[max_total_threads_per_threadgroup(32)]] kernel void _occa_k_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *y [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
                serial, openmp:
                extern "C" void k(const int &N, const int *__restrict__ x, int *y)
            "#]],
        );
    }

    #[test]
    fn dpcpp_says_the_size_where_its_code_starts() {
        let text = device("dpcpp", &kernel("64", "")).expect("it is lowered");
        let lines = text.lines().map(str::trim).filter(|line| line.contains("parallel_for"));
        expect!["handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {"].assert_eq(&lines.collect::<String>());
    }
}
