//! The functions and operators of OKL that code calls: only they are defined.

use crate::vector_types::uses;
use okl_model::{Callee, Function, TypeId, Unit, VarId, Vector};

/// The calls of a unit.
pub(super) struct Called<'u> {
    unit: &'u Unit,
    /// True if each callee is known. The calls in templates are not resolved: there, all functions may be called.
    are_all_known: bool,
}

impl<'u> Called<'u> {
    pub(super) fn new(unit: &'u Unit) -> Called<'u> {
        Called { unit, are_all_known: !unit.functions.iter().any(|function| function.is_template) }
    }

    /// True if code may call a function or operator with parameters of which these have the vector type.
    /// The program may have its own.
    pub(super) fn takes(&self, name: &str, vector: &Vector, vectors: &[bool]) -> bool {
        let ty = vector.name();
        let is_one = |id: &TypeId| self.unit.ty(*id).value().name() == ty;
        let is_of_one = |id: &VarId| is_one(&self.unit.variable(*id).ty);
        let has_own = || {
            let same = |own: &&Function| own.name == name && !own.is_method;
            let mut all = self.unit.functions.iter().filter(same);
            all.any(|own| own.params.iter().map(is_of_one).eq(vectors.iter().copied()))
        };
        let fits = |callee: &&Callee| callee.parameters.iter().map(is_one).eq(vectors.iter().copied());
        match self.are_all_known {
            true => self.named(name).any(|callee| fits(&callee)),
            false => (name.starts_with("operator") || uses(self.unit, name)) && !has_own(),
        }
    }

    /// True if code may call `clamp` of numbers.
    pub(super) fn clamps_numbers(&self) -> bool {
        let is_vector = |id: &TypeId| Vector::named(self.unit.ty(*id).value().name()).is_some();
        let of_numbers = |callee: &Callee| !callee.parameters.iter().any(is_vector);
        uses(self.unit, "clamp") && (!self.are_all_known || self.named("clamp").any(of_numbers))
    }

    /// The parameters of all calls of a function; none if not all are known.
    pub(super) fn parameters(&self, name: &str) -> Option<Vec<&'u [TypeId]>> {
        let all = || self.named(name).map(|callee| &callee.parameters[..]).collect();
        self.are_all_known.then(all)
    }

    fn named(&self, name: &str) -> impl Iterator<Item = &'u Callee> {
        self.unit.callees.iter().filter(move |callee| callee.name == name && callee.function.is_none())
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::{device, items};
    use expect_test::{Expect, expect};

    /// Checks the lines before the kernel.
    fn check(target: &str, parameters: &str, code: &str, expected: Expect) {
        let text = items(code).replace("const int N,", &format!("const int N, {parameters}"));
        let text = device(target, &text).expect("it is lowered");
        let lines = text.lines().take_while(|line| !line.contains("void "));
        let lines: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
        expected.assert_eq(&lines.join("\n"));
    }

    #[test]
    fn only_operators_that_are_called_are_defined() {
        check(
            "serial",
            "float4 *v, float2 *w,",
            "v[t] += 2.0f * v[0]; w[t] = w[0];",
            expect![[r#"
            struct alignas(8) float2 { float x, y; };
            struct alignas(16) float4 { float x, y, z, w; };
            static inline float4 &operator+=(float4 &a, const float4 &b) { return a = float4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
            static inline float4 operator*(float a, const float4 &b) { return {a * b.x, a * b.y, a * b.z, a * b.w}; }"#]],
        );
        check(
            "cuda",
            "float4 *v,",
            "v[t] = -v[0];",
            expect![
                "static __host__ __device__ inline float4 operator-(const float4 &a) { return {-a.x, -a.y, -a.z, -a.w}; }"
            ],
        );
        check(
            "opencl",
            "float3 *v,",
            "v[t] -= v[0]; x[t] = dot(v[0], v[1]);",
            expect![[r#"
            typedef struct { float x, y, z; } okl_float3;
            #define float3 okl_float3
            static inline __attribute__((overloadable)) float3 okl_subtract_to(__global float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
            static inline __attribute__((overloadable)) float3 okl_subtract_to(__local float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
            static inline __attribute__((overloadable)) float3 okl_subtract_to(__private float3 *a, float3 b) { return *a = (float3){a->x - b.x, a->y - b.y, a->z - b.z}; }
            static inline __attribute__((overloadable)) float okl_dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }"#]],
        );
    }

    #[test]
    fn functions_of_mixed_types_are_defined_for_the_types_of_their_calls() {
        check(
            "opencl",
            "",
            "n[t] = max(n[0], 3);",
            expect![
                "static inline __attribute__((overloadable)) int okl_max(int a, int b) { return b > a ? b : a; }"
            ],
        );
        check(
            "serial",
            "float4 *v,",
            "v[t] = clamp(v[0], 0.0f, 1.0f);",
            expect![[r#"
            struct alignas(16) float4 { float x, y, z, w; };
            static inline float4 clamp(const float4 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }"#]],
        );
    }

    #[test]
    fn a_maximum_that_becomes_an_instruction_needs_no_function() {
        check("cuda", "", "@atomic n[0] = max(n[0], t);", expect![[""]]);
        check("opencl", "", "@atomic n[0] = max(n[0], t);", expect![[""]]);
        check(
            "metal",
            "",
            "@atomic n[0] = max(n[0], t);",
            expect![[r#"
            #include <metal_stdlib>
            using namespace metal;"#]],
        );
        check(
            "serial",
            "",
            "@atomic n[0] = max(n[0], t);",
            expect![[r#"
            template <class okl_A, class okl_B>
            static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }"#]],
        );
        check(
            "cuda",
            "",
            "@atomic n[0] = max(n[0], max(t, 3));",
            expect![[r#"
            template <class okl_A, class okl_B>
            static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }"#]],
        );
    }
}
