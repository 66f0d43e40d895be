//! Kernel parameters that the host passes by const reference but the kernel's body modifies.

use okl_analysis::Analyzed;
use okl_model::{Function, VarId};
use okl_plan::is_address;
use okl_source::EditSet;

/// `const int &N` for `int N`. A parameter that the body modifies is named `_occa_arg_0`; the caller adds its copy to
/// the start of the body (see [`argument_copy`]).
///
/// OCCA passes the addresses of scalars and structs.
pub(crate) fn by_reference(
    owner: &str,
    unit: &Analyzed,
    function: &Function,
    word: &str,
    changed: &[VarId],
    edits: &mut EditSet,
) {
    for (at, id) in function.params.iter().enumerate() {
        let variable = unit.variable(*id);
        if is_address(unit.ty(variable.ty)) {
            continue;
        }
        if !(unit.ty(variable.ty).is_const && word == "const") {
            edits.insert(owner.to_string(), variable.span.start, format!("{word} "));
        }
        match changed.contains(id) {
            true => edits.replace(owner.to_string(), variable.name_span, format!("&{}", argument_name(at))),
            false => edits.insert(owner.to_string(), variable.name_span.start, "&"),
        }
    }
}

/// The name of a modified parameter in the signature: `_occa_arg_0`.
pub(crate) fn argument_name(at: usize) -> String {
    format!("_occa_arg_{at}")
}

/// `int N = _occa_arg_0;`, where `renamed` maps the user's names of types and variables to the target's.
pub(crate) fn argument_copy(
    unit: &Analyzed,
    function: &Function,
    id: VarId,
    renamed: impl Fn(&str) -> String,
) -> String {
    let at = function.params.iter().position(|param| *param == id).unwrap_or_default();
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    let ty = if is_address(ty) { "auto".to_string() } else { renamed(&ty.spelling) };
    format!("{ty} {} = {};", renamed(&variable.name), argument_name(at))
}

#[cfg(test)]
mod tests {
    use crate::tests::{DEVICES, device, heads, on};
    use expect_test::expect;

    #[test]
    fn values_of_the_host_come_behind_the_users_arguments() {
        let text = "@kernel void k(const int N, float *x) {
          const int half = N / 2;
          const float scale = 2.5f * N;
          for (int g = 0; g < half; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { /*<*/ x[t] = half * scale; /*>*/ }
        }";
        expect![[r#"
            cuda, hip:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const int N, float *x, const int half, const float scale)
            dpcpp:
            extern "C" void _occa_k_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, float *x, const int &half, const float &scale)
            opencl, opencl-cpp:
            __kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_k_0(const int N, __global float *x, const int _occa_half, const float scale)
            metal:
            [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const int &N [[buffer(0)]], device float *x [[buffer(1)]], constant int &_occa_half [[buffer(2)]], constant float &scale [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
        "#]].assert_eq(&heads(&DEVICES, text));
        expect![[r#"
            cuda, hip, dpcpp:
            x[t] = half * scale;
            opencl, opencl-cpp, metal:
            x[t] = _occa_half * scale;
        "#]]
        .assert_eq(&on(&DEVICES, text));
    }

    #[test]
    fn constants_and_rows_of_arguments_are_declared_again() {
        let text = "@kernel void k(const int N, const float *x, float *y) {
          const int K = 4;
          const float *row = x + K;
          /*<*/ for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) /*>*/ y[t] = row[t] + K;
        }";
        let written = device("opencl", text).expect("it is lowered");
        let (_, body) = written.split_once("_occa_k_0").expect("it has its kernel");
        let lines = body.lines().skip(1).map(str::trim).filter(|line| !line.is_empty());
        expect![[r#"
            enum { K = 4 };
            __global const float * row = x + K;
            { int g = (int)get_group_id(0); { int t = (int)get_local_id(0); /*>*/ y[t] = row[t] + K; } }
            }"#]]
        .assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    }
}
