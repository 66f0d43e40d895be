//! Memory space qualifiers of pointers, on targets whose pointer types carry a memory space.
//!
//! C++ has one kind of pointer; OpenCL C and Metal have one for each memory space. `okl_analysis::memory` computes the
//! memory space of each pointer.

use okl_analysis::Analyzed;
use okl_model::{Ty, TypeKind, VarId};
pub(crate) use okl_target::{Memories, Space};

/// Returns true for a reference type.
pub(crate) fn is_reference(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Reference(_))
}

/// Returns true for a pointer type, or an array of pointers.
pub(crate) fn holds_pointers(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) => true,
        TypeKind::Array { of, .. } => holds_pointers(ty.at(of)),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}

/// The memory space that a pointer field, or a pointer in group memory, points to in all objects of its class and for
/// all work items.
pub(crate) fn of_field(unit: &Analyzed, id: VarId) -> Space {
    let objects = unit.memory().behind(unit, id);
    objects.iter().find_map(|home| home.space(unit)).unwrap_or(Space::Global)
}

#[cfg(test)]
mod tests {
    use crate::tests::{device, items, on, with};
    use expect_test::{Expect, expect};

    const WITH_MEMORIES: [&str; 3] = ["opencl", "opencl-cpp", "metal"];

    fn check(before: &str, code: &str, expected: Expect) {
        expected.assert_eq(&on(&WITH_MEMORIES, &with(before, code)));
    }

    /// The versions of the function `get` on a target.
    fn versions(target: &str, before: &str, code: &str) -> String {
        let text = device(target, &with(before, code)).expect("it is lowered");
        let is_head = |line: &&str| line.contains(" get(") || line.contains(" get__");
        text.lines()
            .filter(|line| !line.contains("/*<*/"))
            .filter(is_head)
            .map(str::trim)
            .collect::<Vec<_>>()
            .join("\n")
    }

    #[test]
    fn a_pointer_says_which_memory_it_leads_to() {
        check(
            "",
            "float *p = x; float *q = s; float *r = a;",
            expect![[r#"
            opencl:
            __global float *p = x; __local float *q = s; __private float *r = a;
            opencl-cpp:
            float *p = x; float *q = s; float *r = a;
            metal:
            device float *p = x; threadgroup float *q = s; thread float *r = a;
        "#]],
        );
    }

    #[test]
    fn a_constant_pointer_says_so_too() {
        check(
            "",
            "const float *p = y + t; const float *const q = s;",
            expect![[r#"
            opencl:
            __global const float *p = y + t; __local const float *const q = s;
            opencl-cpp:
            const float *p = y + t; const float *const q = s;
            metal:
            device const float *p = y + t; threadgroup const float *const q = s;
        "#]],
        );
    }

    #[test]
    fn a_pointer_that_is_set_later_leads_there_from_the_start() {
        check(
            "",
            "float *p; p = s;",
            expect![[r#"
            opencl:
            __local float *p; p = s;
            opencl-cpp:
            float *p; p = s;
            metal:
            threadgroup float *p; p = s;
        "#]],
        );
    }

    #[test]
    fn a_cast_of_a_pointer_names_its_memory() {
        check(
            "",
            "float4 *p = (float4 *)x; const int *q = (const int *)s;",
            expect![[r#"
            opencl:
            __global float4 *p = (__global float4 *)x; __local const int *q = (__local const int *)s;
            opencl-cpp:
            float4 *p = (float4 *)x; const int *q = (const int *)s;
            metal:
            device float4 *p = (device float4 *)x; threadgroup const int *q = (threadgroup const int *)s;
        "#]],
        );
    }

    #[test]
    fn a_pointer_field_names_the_memory_of_all_objects() {
        let before = "/*<*/ struct View { float *at; int n; }; /*>*/";
        let text = with(before, "View v; v.at = s; x[0] = v.at[1];").replace("/*<*/ View", "View");
        expect![[r#"
            opencl:
            typedef struct View { __local float *at; int n; } View;
            opencl-cpp:
            struct View { float *at; int n; };
            metal:
            struct View { threadgroup float *at; int n; };
        "#]]
        .assert_eq(&on(&WITH_MEMORIES, &text));
    }

    #[test]
    fn a_constant_of_the_file_lies_in_constant_memory() {
        let text = with("/*<*/ const float table[2] = {1, 2}; /*>*/", "x[0] = table[t % 2];");
        expect![[r#"
            cuda, hip:
            __constant__ const float table[2] = {1, 2};
            dpcpp, opencl-cpp:
            const float table[2] = {1, 2};
            opencl:
            __constant const float table[2] = {1, 2};
            metal:
            constant const float table[2] = {1, 2};
        "#]]
        .assert_eq(&on(&["cuda", "hip", "dpcpp", "opencl", "opencl-cpp", "metal"], &text));
    }

    #[test]
    fn a_function_is_copied_for_each_memory_it_is_called_with() {
        let get = "float get(const float *p, int i) { return p[i]; }";
        let code = "x[0] = get(y, t) + get(s, t) + get(a, 1);";
        expect![[r#"
            static float get__g(__global const float *p, int i) { return p[i]; }
            static float get__l(__local const float *p, int i) { return p[i]; }
            static float get__p(__private const float *p, int i) { return p[i]; }"#]]
        .assert_eq(&versions("opencl", get, code));
        expect![[r#"
            float get__g(device const float *p, int i) { return p[i]; }
            float get__l(threadgroup const float *p, int i) { return p[i]; }
            float get__p(thread const float *p, int i) { return p[i]; }"#]]
        .assert_eq(&versions("metal", get, code));
        expect!["__device__ float get(const float *p, int i) { return p[i]; }"]
            .assert_eq(&versions("cuda", get, code));
        check(
            get,
            code,
            expect![[r#"
            opencl, metal:
            x[0] = get__g(y, t) + get__l(s, t) + get__p(a, 1);
            opencl-cpp:
            x[0] = get(y, t) + get(s, t) + get(a, 1);
        "#]],
        );
    }

    #[test]
    fn a_function_with_one_memory_keeps_its_name() {
        let get = "float get(const float *p, int i) { return p[i]; }";
        expect!["static float get(__local const float *p, int i) { return p[i]; }"].assert_eq(&versions(
            "opencl",
            get,
            "x[0] = get(s, t);",
        ));
    }

    #[test]
    fn a_reference_becomes_a_pointer_in_c_and_says_its_memory_in_cpp() {
        let get = "void get(float &p) { p += 1; }";
        expect!["static void get(__local float *p) { (*p) += 1; }"].assert_eq(&versions(
            "opencl",
            get,
            "get(s[t]);",
        ));
        expect!["void get(threadgroup float &p) { p += 1; }"].assert_eq(&versions(
            "metal",
            get,
            "get(s[t]);",
        ));
        check(
            get,
            "get(s[t]); get(a[1]);",
            expect![[r#"
            opencl:
            get__l(&(s[t])); get__p(&(a[1]));
            opencl-cpp:
            get(s[t]); get(a[1]);
            metal:
            get__l(s[t]); get__p(a[1]);
        "#]],
        );
    }

    #[test]
    fn a_pointer_to_two_memories_is_refused() {
        check(
            "",
            "float *p = x; if (t) p = s; *p = 1;",
            expect![[r#"
            opencl, metal:
            pointer-to-two-memories: `p` may point to two memory spaces, which this target keeps apart
            opencl-cpp:
            float *p = x; if (t) p = s; *p = 1;
        "#]],
        );
    }

    #[test]
    fn a_pointer_of_which_nothing_is_known_is_refused() {
        check(
            "",
            "float *p = (float *)l[0]; *p = 1;",
            expect![[r#"
            opencl, metal:
            pointer-to-unknown-memory: okl cannot tell which memory space `p` points to
            opencl-cpp:
            float *p = (float *)l[0]; *p = 1;
        "#]],
        );
    }

    #[test]
    fn targets_with_one_kind_of_pointer_leave_it() {
        let text = items("float *p = x; if (t) p = s; *p = 1;");
        expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            float *p = x; if (t) p = s; *p = 1;
        "#]]
        .assert_eq(&on(&["cuda", "hip", "dpcpp", "serial", "openmp"], &text));
    }
}
