//! Writes the barriers that the plan inserts.

use okl_analysis::Analyzed;
use okl_plan::hazard::BarrierPlace;
use okl_source::EditSet;

/// `__syncthreads();` before the loop, on a line of its own.
pub(crate) fn insert(owner: &str, unit: &Analyzed, at: BarrierPlace, barrier: &str, edits: &mut EditSet) {
    match at {
        BarrierPlace::Before(stmt) => {
            let line = unit.text[..stmt.start as usize].rfind('\n').map_or(0, |at| at + 1);
            let indent = &unit.text[line..stmt.start as usize];
            let text = match indent.trim().is_empty() {
                true => format!("{barrier};\n{indent}"),
                false => format!("{barrier}; "),
            };
            edits.insert(owner.to_string(), stmt.start, text);
        }
        // `for (...) { __syncthreads(); statement }`
        BarrierPlace::Braced(stmt) => {
            edits.wrap(owner.to_string(), stmt, format!("{{ {barrier}; "), " }");
        }
        BarrierPlace::AtStart(body) => {
            let body = unit.stmt(body);
            match body.as_block() {
                Some(_) => edits.insert(owner.to_string(), body.span.start + 1, format!(" {barrier};")),
                None => edits.wrap(owner.to_string(), body.span, format!("{{ {barrier}; "), " }"),
            }
        }
        // Before the closing brace; a body without braces gets braces.
        BarrierPlace::AtEnd(body) => {
            let body = unit.stmt(body);
            match body.as_block() {
                Some(_) => edits.insert(owner.to_string(), body.span.end - 1, format!("  {barrier};\n")),
                None => edits.wrap(owner.to_string(), body.span, "{ ", format!(" {barrier}; }}")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, group, marked, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        let text = device("cuda", &group(&format!("@shared float s[16];\n{code}"))).expect("it is lowered");
        expected.assert_eq(&marked(&text));
    }

    #[test]
    fn every_target_has_its_words_for_waiting() {
        let code = "@shared float s[16]; each s[t] = x[t]; /*<*/ each { /*>*/ y[t] = s[15 - t]; }";
        expect![[r#"
            cuda, hip:
            __syncthreads(); { int t = (int)threadIdx.x;
            dpcpp:
            sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2);
            opencl, opencl-cpp:
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0);
            metal:
            threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)thread_position.x;
            serial, openmp:
            for (int t = 0; t < 16; ++t) {
        "#]].assert_eq(&on(&ALL, &group(code)));
    }

    #[test]
    fn a_barrier_on_a_line_of_its_own_stands_above_the_loop() {
        check(
            "each s[t] = x[t];\n/*<*/\neach y[t] = s[15 - t];/*>*/",
            expect![[r#"
            __syncthreads();
            { int t = (int)threadIdx.x; y[t] = s[15 - t]; }"#]],
        );
    }

    #[test]
    fn a_barrier_before_a_branch_without_braces_gets_some() {
        check(
            "each s[t] = x[t];\n/*<*/if (N > 2) each y[t] = s[15 - t];/*>*/",
            expect!["if (N > 2) { __syncthreads(); { int t = (int)threadIdx.x; y[t] = s[15 - t]; } }"],
        );
    }

    #[test]
    fn a_barrier_at_the_end_of_an_iteration_stands_before_its_brace() {
        check(
            "/*<*/for (int k = 0; k < N; ++k) { each s[(t + k)] += 1; }/*>*/",
            expect![[r#"
            for (int k = 0; k < N; ++k) { { int t = (int)threadIdx.x; s[(t + k)] += 1; }   __syncthreads();
            }"#]],
        );
        check(
            "/*<*/for (int k = 0; k < N; ++k) each s[(t + k)] += 1;/*>*/",
            expect![
                "for (int k = 0; k < N; ++k) { { int t = (int)threadIdx.x; s[(t + k)] += 1; } __syncthreads(); }"
            ],
        );
    }

    #[test]
    fn a_barrier_that_continue_may_not_pass_stands_at_the_start() {
        let code = "/*<*/for (int k = 0; k < N; ++k) { each s[t] = k; if (k > 2) continue; each y[t] = s[15 - t]; }/*>*/";
        check(
            code,
            expect![
                "for (int k = 0; k < N; ++k) { __syncthreads(); { int t = (int)threadIdx.x; s[t] = k; } if (k > 2) continue; __syncthreads(); { int t = (int)threadIdx.x; y[t] = s[15 - t]; } }"
            ],
        );
    }

    #[test]
    fn a_written_barrier_is_the_targets_own() {
        let code = "@shared float s[16]; each s[t] = x[t]; /*<*/@barrier;/*>*/ each y[t] = s[15 - t];";
        expect![[r#"
            cuda, hip:
            __syncthreads();
            dpcpp:
            sycl::group_barrier(item_.get_group());
            opencl, opencl-cpp:
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            metal:
            threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
            serial, openmp:
            ;
        "#]]
        .assert_eq(&on(&ALL, &group(code)));
        let code = "@shared float s[16]; each { s[t] = x[t]; /*<*/@barrier(\"warp\");/*>*/ y[t] = s[t]; }";
        expect![[r#"
            cuda:
            __syncwarp();
            hip:
            (__builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront"), __builtin_amdgcn_wave_barrier(), __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront"));
            opencl:
            okl_warp_barrier();
            metal:
            simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
            serial:
            ;
        "#]].assert_eq(&on(&["cuda", "hip", "opencl", "metal", "serial"], &group(code)));
    }

    #[test]
    fn a_fence_makes_nobody_wait() {
        expect![[r#"
            cuda, hip:
            __threadfence();
            dpcpp:
            sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::device);
            opencl:
            mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            opencl-cpp:
            atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, (memory_order)memory_order_acq_rel, (memory_scope)memory_scope_device);
            metal:
            atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device);
            serial:
            ;
            openmp:
            __sync_synchronize();
        "#]].assert_eq(&on(&ALL, &group("each { x[t] = 1; /*<*/@fence;/*>*/ y[t] = 1; }")));
        let code = "each { x[t] = 1; /*<*/@fence(\"group\");/*>*/ y[t] = 1; }";
        expect![[r#"
            cuda, hip:
            __threadfence_block();
            dpcpp:
            sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::work_group);
            opencl:
            mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            opencl-cpp:
            atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, (memory_order)memory_order_acq_rel, (memory_scope)memory_scope_work_group);
            metal:
            atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_threadgroup);
            serial, openmp:
            ;
        "#]].assert_eq(&on(&ALL, &group(code)));
    }
}
