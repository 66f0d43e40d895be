//! The types of one atomic update, by their names in the target.

use okl_model::Operation;
use okl_target::{Number, NumberKind};

/// A number that can be updated atomically: its representation, and its name in the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scalar {
    /// `unsigned int`
    pub(super) name: String,
    /// The kind and width.
    pub(super) number: Number,
}

impl Scalar {
    pub(super) fn is_float(&self) -> bool {
        self.number.kind() == NumberKind::Float
    }
}

/// One update: the operation, and the types and the memory it works on.
pub(super) struct Fetch {
    /// The operation that computes the new value.
    pub(super) operation: Operation,
    /// The type of the place.
    pub(super) scalar: Scalar,
    /// The type of the operand; the type of the place if converting the operand first makes no difference.
    pub(super) operand: Scalar,
    /// The qualifier of the memory space of the place: `__global`. Empty where pointer types do not carry it.
    pub(super) space: String,
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, items, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        expected.assert_eq(&on(&ALL, &items(code)));
    }

    #[test]
    fn a_whole_number_is_added_to_in_one_instruction() {
        check(
            "@atomic n[0] += t;",
            expect![[r#"
                cuda, hip:
                atomicAdd(&n[0], t);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_add(t);
                opencl:
                atomic_add((volatile __global int *)&n[0], t);
                opencl-cpp:
                atomic_fetch_add_explicit((volatile atomic_int *)&n[0], t, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_add_explicit((volatile device atomic_int *)&n[0], t, memory_order_relaxed);
                serial:
                n[0] += t;
                openmp:
                #pragma omp atomic update
                n[0] += t;
            "#]],
        );
    }

    #[test]
    fn an_unsigned_number_keeps_its_type() {
        check(
            "@atomic u[0] |= 4u;",
            expect![[r#"
                cuda, hip:
                atomicOr(&u[0], 4);
                dpcpp:
                sycl::atomic_ref<unsigned int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(u[0]).fetch_or(4);
                opencl:
                atomic_or((volatile __global unsigned int *)&u[0], 4);
                opencl-cpp:
                atomic_fetch_or_explicit((volatile atomic_uint *)&u[0], 4, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_or_explicit((volatile device atomic_uint *)&u[0], 4, memory_order_relaxed);
                serial:
                u[0] |= 4u;
                openmp:
                #pragma omp atomic update
                u[0] |= 4u;
            "#]],
        );
    }

    #[test]
    fn a_float_is_added_to_with_what_the_target_has() {
        check(
            "@atomic x[0] += y[t];",
            expect![[r#"
                cuda, hip:
                atomicAdd(&x[0], y[t]);
                dpcpp:
                sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_add(y[t]);
                opencl:
                okl_atomic_add_float_global(&x[0], y[t]);
                opencl-cpp:
                okl_atomic_add_float(&x[0], y[t]);
                metal:
                okl_atomic_add_floatdevice(&x[0], y[t]);
                serial:
                x[0] += y[t];
                openmp:
                #pragma omp atomic update
                x[0] += y[t];
            "#]],
        );
    }

    #[test]
    fn a_double_is_added_to_or_refused() {
        check(
            "@atomic d[0] += 1;",
            expect![[r#"
                cuda, hip:
                atomicAdd(&d[0], (double)1);
                dpcpp:
                sycl::atomic_ref<double, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(d[0]).fetch_add((double)1);
                opencl:
                okl_atomic_add_double_global(&d[0], (double)1);
                opencl-cpp:
                okl_atomic_add_double(&d[0], (double)1);
                metal:
                double-unsupported: backend `metal` has no double precision
                unsupported-by-backend: `@atomic` on `double` is not supported by backend `metal`
                serial:
                d[0] += 1;
                openmp:
                #pragma omp atomic update
                d[0] += 1;
            "#]],
        );
    }

    #[test]
    fn a_subtraction_is_one_step_too() {
        check(
            "@atomic x[0] -= 2;",
            expect![[r#"
                cuda, hip:
                atomicAdd(&x[0], -(float)2);
                dpcpp:
                sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_sub((float)2);
                opencl:
                okl_atomic_sub_float_global(&x[0], (float)2);
                opencl-cpp:
                okl_atomic_sub_float(&x[0], (float)2);
                metal:
                okl_atomic_sub_floatdevice(&x[0], (float)2);
                serial:
                x[0] -= 2;
                openmp:
                #pragma omp atomic update
                x[0] -= 2;
            "#]],
        );
    }

    /// Checks the text for CUDA.
    fn cuda(code: &str, expected: Expect) {
        expected.assert_eq(&on(&["cuda"], &items(code)));
    }

    #[test]
    fn an_operand_has_parentheses_where_the_call_needs_them() {
        cuda(
            "@atomic x[0] -= y[t] + 1.0f;",
            expect![[r#"
            cuda:
            atomicAdd(&x[0], -(y[t] + 1.0f));
        "#]],
        );
        cuda(
            "@atomic *x += (y[t], 1.0f);",
            expect![[r#"
            cuda:
            atomicAdd(&*x, (y[t], 1.0f));
        "#]],
        );
        cuda(
            "@atomic l[0] += t ? 2 * l[1] : l[2];",
            expect![[r#"
            cuda:
            (long)atomicAdd((unsigned long long *)&l[0], (unsigned long long)(t ? 2 * l[1] : l[2]));
        "#]],
        );
        cuda(
            "@atomic x[0] -= -y[t];",
            expect![[r#"
            cuda:
            atomicAdd(&x[0], -(-y[t]));
        "#]],
        );
    }

    #[test]
    fn an_operand_of_another_type_has_a_cast() {
        cuda(
            "@atomic x[0] = d[t];",
            expect![[r#"
            cuda:
            atomicExch(&x[0], (float)d[t]);
        "#]],
        );
        cuda(
            "@atomic u[0] += t + n[0];",
            expect![[r#"
            cuda:
            atomicAdd(&u[0], (unsigned int)(t + n[0]));
        "#]],
        );
        cuda(
            "char c = 1; @atomic n[0] += c;",
            expect![[r#"
            cuda:
            char c = 1; atomicAdd(&n[0], (int)c);
        "#]],
        );
        cuda(
            "bool b = t > 2; @atomic n[0] += b;",
            expect![[r#"
            cuda:
            bool b = t > 2; atomicAdd(&n[0], (int)b);
        "#]],
        );
        cuda(
            "@atomic l[0] += n[0];",
            expect![[r#"
            cuda:
            (long)atomicAdd((unsigned long long *)&l[0], (unsigned long long)(long)n[0]);
        "#]],
        );
        cuda(
            "const volatile int *p = n; int v; @atomic v = p[0];",
            expect![[r#"
            cuda:
            const volatile int *p = n; int v; v = okl_atomic_load_int(&p[0]);
        "#]],
        );
    }

    #[test]
    fn names_that_the_user_has_are_not_taken() {
        cuda(
            "int old = 1, operand = 2; @atomic old = n[0] += operand;",
            expect![[r#"
            cuda:
            int old = 1, operand = 2; { const int operand2 = operand; const int old2 = atomicAdd(&n[0], operand2); old = old2 + operand2; }
        "#]],
        );
    }

    #[test]
    fn a_product_is_a_loop_of_compare_and_swap() {
        check(
            "@atomic x[0] *= 2;",
            expect![[r#"
                cuda, hip, dpcpp, opencl-cpp:
                okl_atomic_mul_float(&x[0], (float)2);
                opencl:
                okl_atomic_mul_float_global(&x[0], (float)2);
                metal:
                okl_atomic_mul_floatdevice(&x[0], (float)2);
                serial:
                x[0] *= 2;
                openmp:
                #pragma omp atomic update
                x[0] *= 2;
            "#]],
        );
    }

    #[test]
    fn a_maximum_is_known_by_its_form() {
        check(
            "@atomic n[0] = max(n[0], t);",
            expect![[r#"
                cuda, hip:
                atomicMax(&n[0], t);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_max(t);
                opencl:
                atomic_max((volatile __global int *)&n[0], t);
                opencl-cpp:
                atomic_fetch_max_explicit((volatile atomic_int *)&n[0], t, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_max_explicit((volatile device atomic_int *)&n[0], t, memory_order_relaxed);
                serial:
                n[0] = max(n[0], t);
                openmp:
                okl_atomic_max_int(&n[0], t);
            "#]],
        );
        check(
            "@atomic x[0] = min(y[t], x[0]);",
            expect![[r#"
                cuda, hip, opencl-cpp, openmp:
                okl_atomic_min_float(&x[0], y[t]);
                dpcpp:
                sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(x[0]).fetch_min(y[t]);
                opencl:
                okl_atomic_min_float_global(&x[0], y[t]);
                metal:
                okl_atomic_min_floatdevice(&x[0], y[t]);
                serial:
                x[0] = min(y[t], x[0]);
            "#]],
        );
    }

    #[test]
    fn a_number_of_64_bits_is_refused_where_there_are_none() {
        check(
            "@atomic l[0] += 1;",
            expect![[r#"
                cuda, hip:
                (long)atomicAdd((unsigned long long *)&l[0], (unsigned long long)1);
                dpcpp:
                sycl::atomic_ref<long, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(l[0]).fetch_add(1);
                opencl:
                okl_atomic_add_long_global(&l[0], 1);
                opencl-cpp:
                okl_atomic_add_long(&l[0], 1);
                metal:
                unsupported-by-backend: `@atomic` on `long` is not supported by backend `metal`
                serial:
                l[0] += 1;
                openmp:
                #pragma omp atomic update
                l[0] += 1;
            "#]],
        );
    }

    #[test]
    fn memory_of_the_group_has_words_of_its_own() {
        check(
            "@atomic count[1] += 1;",
            expect![[r#"
                cuda, hip:
                atomicAdd(&count[1], 1);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(count[1]).fetch_add(1);
                opencl:
                atomic_add((volatile __local int *)&count[1], 1);
                opencl-cpp:
                atomic_fetch_add_explicit((volatile atomic_int *)&count[1], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&count[1], 1, memory_order_relaxed);
                serial:
                count[1] += 1;
                openmp:
                #pragma omp atomic update
                count[1] += 1;
            "#]],
        );
        check(
            "@atomic count[1] = max(count[1], t);",
            expect![[r#"
                cuda, hip:
                atomicMax(&count[1], t);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(count[1]).fetch_max(t);
                opencl:
                atomic_max((volatile __local int *)&count[1], t);
                opencl-cpp:
                atomic_fetch_max_explicit((volatile atomic_int *)&count[1], t, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_max_explicit((volatile threadgroup atomic_int *)&count[1], t, memory_order_relaxed);
                serial:
                count[1] = max(count[1], t);
                openmp:
                okl_atomic_max_int(&count[1], t);
            "#]],
        );
    }

    #[test]
    fn the_value_from_before_and_the_one_from_after_are_told_apart() {
        check(
            "int v; @atomic v = n[0]++;",
            expect![[r#"
                cuda, hip:
                int v; v = atomicAdd(&n[0], 1);
                dpcpp:
                int v; v = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_add(1);
                opencl:
                int v; v = atomic_add((volatile __global int *)&n[0], 1);
                opencl-cpp:
                int v; v = atomic_fetch_add_explicit((volatile atomic_int *)&n[0], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                int v; v = atomic_fetch_add_explicit((volatile device atomic_int *)&n[0], 1, memory_order_relaxed);
                serial:
                int v; v = n[0]++;
                openmp:
                int v;
                #pragma omp atomic capture
                { v = n[0]; n[0] += 1; }
            "#]],
        );
        check(
            "int v; @atomic v = ++n[0];",
            expect![[r#"
                cuda, hip:
                int v; { const int operand = 1; const int old = atomicAdd(&n[0], operand); v = old + operand; }
                dpcpp:
                int v; { const int operand = 1; const int old = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_add(operand); v = old + operand; }
                opencl:
                int v; { const int operand = 1; const int old = atomic_add((volatile __global int *)&n[0], operand); v = old + operand; }
                opencl-cpp:
                int v; { const int operand = 1; const int old = atomic_fetch_add_explicit((volatile atomic_int *)&n[0], operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); v = old + operand; }
                metal:
                int v; { const int operand = 1; const int old = atomic_fetch_add_explicit((volatile device atomic_int *)&n[0], operand, memory_order_relaxed); v = old + operand; }
                serial:
                int v; v = ++n[0];
                openmp:
                int v;
                #pragma omp atomic capture
                { n[0] += 1; v = n[0]; }
            "#]],
        );
    }

    #[test]
    fn an_order_is_fences_around_it() {
        check(
            "int v; @atomic(\"acq_rel\") v = n[0]++;",
            expect![[r#"
                cuda, hip:
                int v; { __threadfence(); v = atomicAdd(&n[0], 1); __threadfence(); }
                dpcpp:
                int v; { sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::device); v = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_add(1); sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::device); }
                opencl:
                int v; { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); v = atomic_add((volatile __global int *)&n[0], 1); mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
                opencl-cpp:
                int v; { atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, (memory_order)memory_order_acq_rel, (memory_scope)memory_scope_device); v = atomic_fetch_add_explicit((volatile atomic_int *)&n[0], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, (memory_order)memory_order_acq_rel, (memory_scope)memory_scope_device); }
                metal:
                int v; { atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device); v = atomic_fetch_add_explicit((volatile device atomic_int *)&n[0], 1, memory_order_relaxed); atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device); }
                serial:
                int v; v = n[0]++;
                openmp:
                int v;
                #pragma omp atomic capture acq_rel
                { v = n[0]; n[0] += 1; }
            "#]],
        );
        check(
            "@atomic(\"release\") n[0] = 1;",
            expect![[r#"
                cuda, hip:
                { __threadfence(); atomicExch(&n[0], 1); }
                dpcpp:
                { sycl::atomic_fence(sycl::memory_order::acq_rel, sycl::memory_scope::device); sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).exchange(1); }
                opencl:
                { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); atomic_xchg((volatile __global int *)&n[0], 1); }
                opencl-cpp:
                { atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, (memory_order)memory_order_acq_rel, (memory_scope)memory_scope_device); atomic_exchange_explicit((volatile atomic_int *)&n[0], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); }
                metal:
                { atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device); atomic_exchange_explicit((volatile device atomic_int *)&n[0], 1, memory_order_relaxed); }
                serial:
                n[0] = 1;
                openmp:
                #pragma omp atomic write release
                n[0] = 1;
            "#]],
        );
    }

    #[test]
    fn a_variable_of_the_work_item_needs_no_instruction() {
        check(
            "@atomic a[0] += 1;",
            expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial:
            a[0] += 1;
            openmp:
            #pragma omp atomic update
            a[0] += 1;
        "#]],
        );
    }
}
