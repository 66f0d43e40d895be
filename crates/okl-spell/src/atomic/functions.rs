//! Helper functions for atomic updates that a target has no instruction for, built on its compare-and-swap.

use super::fetch::{Fetch, Scalar};
use okl_model::Operation;
use okl_target::{CompareAndSwap, Target};

/// A helper function, defined once before the kernels.
pub(super) struct Made {
    /// The name.
    pub(super) name: String,
    /// The type its first argument is cast to: `volatile __global int *`.
    pub(super) pointer: String,
    /// The definition.
    pub(super) text: String,
}

/// The compare-and-swap of the target for one type in one memory space, and the values of its placeholders.
struct Words<'t> {
    swap: &'t CompareAndSwap,
    ty: &'t str,
    space: &'t str,
    size: usize,
}

impl<'t> Words<'t> {
    /// Returns none if the target has no compare-and-swap of that width.
    fn new(target: &'t Target, scalar: &'t Scalar, space: &'t str) -> Option<Words<'t>> {
        let swap = target.atomics.swap.as_ref()?;
        let size = usize::from(scalar.number.bits() == 64);
        (!swap.words[size].is_empty()).then_some(Words { swap, ty: &scalar.name, space, size })
    }

    fn word(&self) -> &'t str {
        &self.swap.words[self.size]
    }

    fn with(&self, text: &str) -> String {
        text.replace("{T}", self.ty)
            .replace("{W}", self.word())
            .replace("{S}", self.space)
            .replace("{A}", &self.swap.prefixes[self.size])
    }

    /// `okl_atomic_mul_float`, followed by the memory space where pointer types carry it.
    fn name(&self, what: &str, other: &str) -> String {
        let mut name = format!("okl_atomic_{what}_{}", self.ty);
        if other != self.ty {
            name += &format!("_{other}");
        }
        name += &self.space.replace("__", "_");
        name.replace(' ', "_")
    }

    /// `volatile __global int *` of `volatile __global int *place`.
    fn pointer(&self) -> String {
        self.with(self.swap.parameter.trim_end_matches("place")).trim_end().to_string()
    }
}

/// `float okl_atomic_mul_float(float *place, float operand) { ... }` and its name.
pub(super) fn swap_loop(target: &Target, fetch: &Fetch) -> Option<(String, String)> {
    let words = Words::new(target, &fetch.scalar, &fetch.space)?;
    let (ty, operand, word) = (words.ty, &fetch.operand.name, words.word());
    let name = words.name(fetch.operation.name(), operand);
    let next = fetch.operation.apply("seen.value", "operand");
    let next = if operand == ty { next } else { format!("({ty})({next})") };
    // A swap takes the cache line from all other threads, and most minima and maxima are found already.
    let unless_same = match fetch.operation {
        Operation::Min | Operation::Max => "    if (next.word == seen.word) break;\n",
        _other => "",
    };
    let function = format!(
        "{} {ty} {name}({}, {operand} operand) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  do {{\n    \
         seen.word = {};\n    next.value = {next};\n{unless_same}  }} while ({});\n  return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
        words.with(&words.swap.retry),
    );
    Some((name, function))
}

/// `float okl_atomic_load_float(float *place) { ... }`
pub(super) fn load_function(target: &Target, scalar: &Scalar, space: &str) -> Option<Made> {
    let words = Words::new(target, scalar, space)?;
    let (ty, word) = (words.ty, words.word());
    let name = words.name("load", ty);
    let text = format!(
        "{} {ty} {name}({}) {{\n  union {{ {word} word; {ty} value; }} seen;\n  seen.word = {};\n  \
         return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
    );
    Some(Made { name, pointer: words.pointer(), text })
}

/// `int okl_atomic_swap_int(int *place, int expected, int desired) { ... }`; the function returns the old value.
pub(super) fn swap_function(
    target: &Target,
    scalar: &Scalar,
    expected: &Scalar,
    space: &str,
) -> Option<Made> {
    let words = Words::new(target, scalar, space)?;
    let (ty, word, expected) = (words.ty, words.word(), &expected.name);
    let name = words.name("swap", expected);
    let text = format!(
        "{} {ty} {name}({}, {expected} expected, {ty} desired) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  \
         next.value = desired;\n  do {{\n    seen.word = {};\n    if (!(seen.value == expected)) break;\n  \
         }} while ({});\n  return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
        words.with(&words.swap.retry),
    );
    Some(Made { name, pointer: words.pointer(), text })
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, items, on};
    use expect_test::{Expect, expect};

    /// Checks the helper functions that a target gets for an update.
    fn check(target: &str, code: &str, expected: Expect) {
        let text = device(target, &items(code)).expect("it is lowered");
        let functions: Vec<&str> = text
            .lines()
            .skip_while(|line| !line.contains(" okl_atomic_"))
            .take_while(|line| !line.contains("_occa_k_0") && !line.trim().is_empty())
            .collect();
        expected.assert_eq(&functions.join("\n"));
    }

    /// Checks the text for each target.
    fn each(code: &str, expected: Expect) {
        expected.assert_eq(&on(&ALL, &items(code)));
    }

    #[test]
    fn a_loop_of_compare_and_swap_tries_again_until_nobody_came_between() {
        check(
            "cuda",
            "@atomic x[0] *= 2;",
            expect![[r#"
                __device__ static inline float okl_atomic_mul_float(float *place, float operand) {
                  union { unsigned int word; float value; } seen, next;
                  do {
                    seen.word = *(volatile unsigned int *)place;
                    next.value = seen.value * operand;
                  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
                  return seen.value;
                }"#]],
        );
        check(
            "opencl",
            "@atomic x[0] *= 2;",
            expect![[r#"
                static inline float okl_atomic_mul_float_global(volatile __global float *place, float operand) {
                  union { uint word; float value; } seen, next;
                  do {
                    seen.word = *(volatile __global uint *)place;
                    next.value = seen.value * operand;
                  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
                  return seen.value;
                }"#]],
        );
        check(
            "metal",
            "@atomic x[0] *= 2;",
            expect![[r#"
                static inline float okl_atomic_mul_floatdevice(volatile device float *place, float operand) {
                  union { uint word; float value; } seen, next;
                  do {
                    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
                    next.value = seen.value * operand;
                  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
                  return seen.value;
                }"#]],
        );
    }

    #[test]
    fn a_minimum_that_is_found_already_is_not_written() {
        check(
            "openmp",
            "@atomic x[0] = min(x[0], 2.0f);",
            expect![[r#"
                static inline float okl_atomic_min_float(float *place, float operand) {
                  union { unsigned int word; float value; } seen, next;
                  do {
                    seen.word = *(volatile unsigned int *)place;
                    next.value = operand < seen.value ? operand : seen.value;
                    if (next.word == seen.word) break;
                  } while (!__sync_bool_compare_and_swap((unsigned int *)place, seen.word, next.word));
                  return seen.value;
                }"#]],
        );
    }

    #[test]
    fn one_function_serves_all_updates_of_a_kind() {
        check(
            "cuda",
            "@atomic x[0] *= 2; @atomic x[1] *= 3;",
            expect![[r#"
                __device__ static inline float okl_atomic_mul_float(float *place, float operand) {
                  union { unsigned int word; float value; } seen, next;
                  do {
                    seen.word = *(volatile unsigned int *)place;
                    next.value = seen.value * operand;
                  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
                  return seen.value;
                }"#]],
        );
    }

    #[test]
    fn a_swap_of_floats_compares_numbers() {
        check(
            "cuda",
            "float v; @atomic { v = x[0]; if (v == 1) x[0] = 2; }",
            expect![[r#"
            __device__ static inline float okl_atomic_swap_float(float *place, float expected, float desired) {
              union { unsigned int word; float value; } seen, next;
              next.value = desired;
              do {
                seen.word = *(volatile unsigned int *)place;
                if (!(seen.value == expected)) break;
              } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
              return seen.value;
            }"#]],
        );
    }

    #[test]
    fn a_load_and_a_store_are_steps() {
        each(
            "int v; @atomic v = n[0];",
            expect![[r#"
                cuda, hip, dpcpp, opencl-cpp:
                int v; v = okl_atomic_load_int(&n[0]);
                opencl:
                int v; v = okl_atomic_load_int_global(&n[0]);
                metal:
                int v; v = okl_atomic_load_intdevice(&n[0]);
                serial:
                int v; v = n[0];
                openmp:
                int v;
                #pragma omp atomic read
                v = n[0];
            "#]],
        );
        each(
            "@atomic n[0] = 3;",
            expect![[r#"
                cuda, hip:
                atomicExch(&n[0], 3);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).exchange(3);
                opencl:
                atomic_xchg((volatile __global int *)&n[0], 3);
                opencl-cpp:
                atomic_exchange_explicit((volatile atomic_int *)&n[0], 3, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_exchange_explicit((volatile device atomic_int *)&n[0], 3, memory_order_relaxed);
                serial:
                n[0] = 3;
                openmp:
                #pragma omp atomic write
                n[0] = 3;
            "#]],
        );
    }

    #[test]
    fn an_exchange_takes_the_value_from_before() {
        each(
            "int v; @atomic { v = n[0]; n[0] = t; }",
            expect![[r#"
                cuda, hip:
                int v; v = atomicExch(&n[0], t);
                dpcpp:
                int v; v = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).exchange(t);
                opencl:
                int v; v = atomic_xchg((volatile __global int *)&n[0], t);
                opencl-cpp:
                int v; v = atomic_exchange_explicit((volatile atomic_int *)&n[0], t, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                int v; v = atomic_exchange_explicit((volatile device atomic_int *)&n[0], t, memory_order_relaxed);
                serial:
                int v; { v = n[0]; n[0] = t; }
                openmp:
                int v;
                #pragma omp atomic capture
                { v = n[0]; n[0] = t; }
            "#]],
        );
    }

    #[test]
    fn a_compare_exchange_changes_what_it_expected() {
        each(
            "int v; @atomic { v = n[0]; if (v == -1) n[0] = t; }",
            expect![[r#"
                cuda, hip, dpcpp, opencl-cpp, openmp:
                int v; v = okl_atomic_swap_int(&n[0], -1, t);
                opencl:
                int v; v = okl_atomic_swap_int_global(&n[0], -1, t);
                metal:
                int v; v = okl_atomic_swap_intdevice(&n[0], -1, t);
                serial:
                int v; { v = n[0]; if (v == -1) n[0] = t; }
            "#]],
        );
    }

    #[test]
    fn an_update_may_be_written_the_long_way() {
        each(
            "@atomic n[0] = n[0] - t;",
            expect![[r#"
                cuda, hip:
                atomicSub(&n[0], t);
                dpcpp:
                sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_sub(t);
                opencl:
                atomic_sub((volatile __global int *)&n[0], t);
                opencl-cpp:
                atomic_fetch_sub_explicit((volatile atomic_int *)&n[0], t, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
                metal:
                atomic_fetch_sub_explicit((volatile device atomic_int *)&n[0], t, memory_order_relaxed);
                serial:
                n[0] = n[0] - t;
                openmp:
                #pragma omp atomic update
                n[0] = n[0] - t;
            "#]],
        );
        each(
            "@atomic n[0] = t + n[0];",
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
                n[0] = t + n[0];
                openmp:
                #pragma omp atomic update
                n[0] = t + n[0];
            "#]],
        );
    }

    #[test]
    fn a_block_of_one_update_is_that_update() {
        each(
            "@atomic { n[0] += 2; }",
            expect![[r#"
                cuda, hip:
                { atomicAdd(&n[0], 2); }
                dpcpp:
                { sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(n[0]).fetch_add(2); }
                opencl:
                { atomic_add((volatile __global int *)&n[0], 2); }
                opencl-cpp:
                { atomic_fetch_add_explicit((volatile atomic_int *)&n[0], 2, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); }
                metal:
                { atomic_fetch_add_explicit((volatile device atomic_int *)&n[0], 2, memory_order_relaxed); }
                serial:
                { n[0] += 2; }
                openmp:
                {
                #pragma omp atomic update
                n[0] += 2; }
            "#]],
        );
    }
}
