//! Vector types that have OKL's layout on a target, and those that are structs there.
//!
//! Host programs pass arrays and structs of vectors to kernels, so every target must use the layout of
//! `okl_model::vector`. If the target's own type has another layout (OpenCL's `float3` has 16 bytes, its `double4` is
//! aligned to 32 bytes), the prologue defines a struct under the same name.

use crate::job::Job;
use okl_model::{ExprId, ExprKind, Member, Ty, Unit, Vector};
use okl_source::words;
use okl_target::Target;

/// Returns true if a vector type of OKL is a struct of the prologue.
pub(crate) fn is_struct(target: &Target, vector: &Vector) -> bool {
    !target.has_vector(vector)
}

impl Job<'_> {
    /// The target's own vector type that a type is.
    pub(crate) fn native_vector(&self, ty: Ty<'_>) -> Option<Vector> {
        of_okl(self.unit, ty).filter(|vector| !is_struct(self.target, vector))
    }

    /// The vector type of OKL that a type is, if it is a struct of the prologue.
    pub(crate) fn struct_vector(&self, ty: Ty<'_>) -> Option<Vector> {
        of_okl(self.unit, ty).filter(|vector| is_struct(self.target, vector))
    }

    /// Returns true if the target's position parameters of kernels have the vector type of that name, which is the
    /// target's own.
    pub(crate) fn is_native_parameter(&self, name: &str) -> bool {
        words(&self.target.words.last_params).any(|word| word == name)
    }

    /// The parameters that a kernel has besides the user's: `uint3 group_position`. If a struct of the prologue
    /// takes the type's name, the target's own type is written by its other name.
    pub(crate) fn last_params(&self) -> String {
        let params = &self.target.words.last_params;
        let names = self.unit.builtins.iter().filter(|name| self.is_native_parameter(name));
        let is_ours = |name: &&String| Vector::named(name).is_some_and(|one| is_struct(self.target, &one));
        names
            .filter(is_ours)
            .fold(params.to_string(), |text, name| text.replace(&**name, &format!("okl_native_{name}")))
    }
}

/// Returns true for an element of a native vector: `v.x`, `p->v[2].x`
pub(crate) fn is_part(job: &Job<'_>, id: ExprId) -> bool {
    part(job, id).is_some()
}

/// The member access of a vector element, and the vector type, which is native to the target.
pub(crate) fn part<'u>(job: &Job<'u>, id: ExprId) -> Option<(&'u Member, Vector)> {
    let unit = job.unit;
    let ExprKind::Member(member) = &unit.expression(unit.peeled(id)).kind else { return None };
    let ty = unit.type_of(member.base?);
    let object = ty.element().filter(|_| member.arrow).unwrap_or(ty);
    let vector = job.native_vector(object).filter(|_| member.variable.is_none())?;
    Some((member, vector))
}

/// The vector type of OKL that a type is or refers to; none if the user's code declares the name.
fn of_okl(unit: &Unit, ty: Ty<'_>) -> Option<Vector> {
    let name = ty.value().get().name();
    Vector::named(name).filter(|_| uses(unit, name))
}

/// Returns true if the text uses a built-in name of OKL.
pub(crate) fn uses(unit: &Unit, name: &str) -> bool {
    unit.builtins.binary_search_by(|known| known.as_str().cmp(name)).is_ok()
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, device, on};
    use expect_test::{Expect, expect};

    fn check(code: &str, expected: Expect) {
        let text = format!(
            "@kernel void k(const int N, float3 *v, float4 *w, float *x) {{
               for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) {{ /*<*/ {code} /*>*/ }}
             }}"
        );
        expected.assert_eq(&on(&ALL, &text));
    }

    #[test]
    fn operators_of_three_numbers_are_functions_in_c() {
        check(
            "v[t] += 2.0f * v[0];",
            expect![[r#"
            cuda, hip, dpcpp, opencl-cpp, metal, serial, openmp:
            v[t] += 2.0f * v[0];
            opencl:
            okl_add_to(&v[t], okl_multiply(2.0f, v[0]));
        "#]],
        );
    }

    #[test]
    fn vectors_that_lie_alike_are_the_targets_own() {
        check(
            "w[t] = w[0] * 2.0f + make_float4(1, 2, 3, 4);",
            expect![[r#"
            cuda, hip, dpcpp, serial, openmp:
            w[t] = w[0] * 2.0f + make_float4(1, 2, 3, 4);
            opencl, opencl-cpp:
            w[t] = w[0] * 2.0f + (float4)(1, 2, 3, 4);
            metal:
            w[t] = w[0] * 2.0f + float4(1, 2, 3, 4);
        "#]],
        );
    }

    #[test]
    fn three_numbers_in_a_row_are_a_struct_where_the_target_has_them_otherwise() {
        let text = "@kernel void k(const int N, float3 *v, double4 *d) {
          for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { v[t].x = d[t].w; }
        }";
        let standing_in = ["cuda", "hip", "dpcpp", "opencl", "opencl-cpp", "serial"].map(|target| {
            let text = device(target, text).expect("it is lowered");
            let lines = text
                .lines()
                .filter(|line| line.starts_with("#define float3") || line.starts_with("#define double4"));
            let lines: Vec<&str> = lines.collect();
            if lines.is_empty() {
                format!("{target}: none\n")
            } else {
                format!("{target}: {}\n", lines.join(", "))
            }
        });
        expect![[r#"
            cuda: none
            hip: #define double4 okl_double4
            dpcpp: none
            opencl: #define double4 okl_double4, #define float3 okl_float3
            opencl-cpp: #define double4 okl_double4, #define float3 okl_float3
            serial: none
        "#]]
        .assert_eq(&standing_in.concat());
    }

    #[test]
    fn parts_of_vectors_are_named_alike() {
        check(
            "x[t] = w[t].y + v[t].z;",
            expect![[r#"
            cuda, hip, dpcpp, opencl, opencl-cpp, metal, serial, openmp:
            x[t] = w[t].y + v[t].z;
        "#]],
        );
    }
}
