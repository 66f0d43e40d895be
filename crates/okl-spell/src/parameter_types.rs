//! Types that a target does not allow for kernel parameters, and their replacements: `ulong n` for `size_t n`.
//!
//! The types of parameters and of fields of struct parameters are replaced. A `bool` or a pointer in a struct cannot be
//! replaced, since other code uses the struct, too.

use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::{DeclarationKind, Field, LayoutKind, Ty, TypeKind, VarId};
use okl_plan::Unsupported;
use okl_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The places where type names are replaced.
pub(crate) struct ParameterTypes<'c> {
    instead: &'c BTreeMap<String, String>,
    /// The declarations of parameters by value.
    values: Vec<Span>,
    /// The declarations of pointer parameters, and of fields of struct parameters: a `bool` stays one.
    others: Vec<Span>,
}

impl<'c> ParameterTypes<'c> {
    /// The places in the parameters of all kernels.
    pub(crate) fn of(job: &Job<'c>) -> ParameterTypes<'c> {
        let unit = job.unit;
        let (mut values, mut others) = (Vec::new(), Vec::new());
        for kernel in job.checked.kernels() {
            for param in &unit.function(kernel.function).params {
                let variable = unit.variable(*param);
                let is_pointer = unit.ty(variable.ty).is_pointer();
                if is_pointer { &mut others } else { &mut values }.push(variable.span);
            }
        }
        let fields: BTreeSet<VarId> =
            arguments(job).into_iter().flat_map(|(_, ty)| fields(unit, ty)).collect();
        others.extend(fields.iter().map(|id| unit.variable(*id).span));
        if !fields.is_empty() {
            let names = unit.declarations.iter().filter(|declared| match declared.kind {
                DeclarationKind::Typedef | DeclarationKind::Alias => true,
                DeclarationKind::Struct
                | DeclarationKind::Class
                | DeclarationKind::Union
                | DeclarationKind::Enum
                | DeclarationKind::ScopedEnum
                | DeclarationKind::Namespace
                | DeclarationKind::NamespaceAlias
                | DeclarationKind::UsingNamespace
                | DeclarationKind::Using
                | DeclarationKind::StaticAssert
                | DeclarationKind::Access
                | DeclarationKind::Linkage
                | DeclarationKind::Unknown => false,
            });
            others.extend(names.map(|declared| declared.span));
        }
        ParameterTypes { instead: &job.target.handed_over, values, others }
    }

    /// The replacement of a type name at a place.
    pub(crate) fn instead(&self, unit: &Analyzed, place: Span) -> Option<&'c str> {
        let holds = |ranges: &[Span]| ranges.iter().any(|range| range.contains(place));
        let (known, with) = self.instead.get_key_value(unit.source(place))?;
        (holds(&self.values) || known != "bool" && holds(&self.others)).then_some(with.as_str())
    }
}

/// Refuses struct parameters with fields that no kernel parameter may have.
pub(crate) fn refuse(job: &mut Job<'_>) {
    if job.target.handed_over.is_empty() {
        return;
    }
    let unit = job.unit;
    if !job.target.is_c() {
        refuse_spread(job);
    }
    for (place, ty) in arguments(job) {
        for field in fields(unit, ty) {
            let variable = unit.variable(field);
            let mut inside = unit.ty(variable.ty);
            while let Some(of) = inside.element().filter(|_| inside.is_array()) {
                inside = of;
            }
            let (what, help) = match inside.kind {
                TypeKind::Bool => ("a `bool`", "make the field a `char`"),
                TypeKind::Pointer(_) => ("a pointer", "pass the pointer as a separate argument"),
                TypeKind::Void
                | TypeKind::Int(_)
                | TypeKind::Float
                | TypeKind::Reference(_)
                | TypeKind::Array { .. }
                | TypeKind::Record
                | TypeKind::Enum
                | TypeKind::Function
                | TypeKind::Other => continue,
            };
            let refused = Unsupported {
                construct: format!("passing a kernel a struct with {what} in it, `{}`,", variable.name),
                help: help.into(),
            };
            job.unsupported(place, &refused);
            break;
        }
    }
}

/// Refuses parameters of classes, and of pointers to classes, that are not standard-layout (C++17 [class]); C++ for
/// OpenCL refuses them.
fn refuse_spread(job: &mut Job<'_>) {
    let unit = job.unit;
    for (place, ty) in arguments(job) {
        let mut to = ty.element().unwrap_or(ty);
        while let Some(of) = to.element().filter(|_| to.is_array()) {
            to = of;
        }
        if is_spread(unit, to) {
            let what = Unsupported {
                construct: format!(
                    "passing a kernel `{}`, whose fields are in several classes,",
                    to.get().name()
                ),
                help: "make the base a field of the class".into(),
            };
            job.unsupported(place, &what);
        }
    }
}

/// True if more than one class among a class and its bases has fields, or if that is so for the type of a field.
fn is_spread(unit: &Analyzed, ty: Ty<'_>) -> bool {
    let Some(layout) = unit.layout(ty) else { return false };
    let LayoutKind::Record { bases, fields: own, .. } = &layout.kind else { return false };
    let holders = bases.iter().filter(|base| !fields(unit, unit.ty(**base)).is_empty()).count();
    let is_inside = |field: &Field| {
        let mut ty = unit.ty(unit.variable(field.variable).ty);
        while let Some(of) = ty.element().filter(|_| ty.is_array()) {
            ty = of;
        }
        ty.kind == TypeKind::Record && is_spread(unit, ty)
    };
    holders + usize::from(!own.is_empty()) > 1
        || bases.iter().any(|base| is_spread(unit, unit.ty(*base)))
        || own.iter().any(is_inside)
}

/// The struct and union types of kernel arguments, with the places of the parameters.
fn arguments<'c>(job: &Job<'c>) -> Vec<(Span, Ty<'c>)> {
    let unit = job.unit;
    let mut found = Vec::new();
    for kernel in &job.plan.kernels {
        let mut handed: Vec<_> = kernel.function.params.iter().map(|id| unit.variable(*id)).collect();
        handed.extend(kernel.launches.iter().flat_map(|launch| launch.arguments()));
        found.extend(handed.into_iter().map(|variable| (variable.name_span, unit.ty(variable.ty).value())));
    }
    found.sort_by_key(|(place, _)| *place);
    found.dedup_by_key(|(place, _)| *place);
    found
}

/// All fields of a struct, including those of bases and of nested structs.
fn fields(unit: &Analyzed, ty: Ty<'_>) -> Vec<VarId> {
    let Some(layout) = unit.layout(ty) else { return Vec::new() };
    let LayoutKind::Record { bases, fields: own, .. } = &layout.kind else { return Vec::new() };
    let mut found: Vec<VarId> = bases.iter().flat_map(|base| fields(unit, unit.ty(*base))).collect();
    for field in own {
        let mut ty = unit.ty(unit.variable(field.variable).ty);
        while let Some(of) = ty.element().filter(|_| ty.is_array()) {
            ty = of;
        }
        found.push(field.variable);
        found.extend(fields(unit, ty));
    }
    found
}

#[cfg(test)]
mod tests {
    use crate::tests::{DEVICES, heads, on};
    use expect_test::{Expect, expect};

    fn check(targets: &[&str], before: &str, params: &str, expected: Expect) {
        let text = format!(
            "{before}\n@kernel void k({params}, float *z) {{
               for (int g = 0; g < 4; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) z[t] = 1;
             }}"
        );
        expected.assert_eq(&heads(targets, &text));
    }

    #[test]
    fn a_struct_with_a_bool_in_it_is_no_argument_in_opencl() {
        let text = "struct Flags { bool on; };
        @kernel void k(const Flags f, float *x) {
          for (int g = 0; g < 4; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) { /*<*/ x[t] = f.on; /*>*/ }
        }";
        expect![[r#"
            cuda, hip, dpcpp, metal:
            x[t] = f.on;
            opencl, opencl-cpp:
            unsupported-by-backend: passing a kernel a struct with a `bool` in it, `on`, is not supported by backend `opencl`
        "#]].assert_eq(&on(&DEVICES, text));
    }

    #[test]
    fn a_struct_with_a_pointer_in_it_is_no_argument_in_opencl() {
        check(
            &["cuda", "opencl", "metal"],
            "struct View { float *at; };",
            "const View v",
            expect![[r#"
                cuda:
                extern "C" __global__ __launch_bounds__(16) void _occa_k_0(const View v, float *z)
                opencl:
                unsupported-by-backend: passing a kernel a struct with a pointer in it, `at`, is not supported by backend `opencl`
                metal:
                [[max_total_threads_per_threadgroup(16)]] kernel void _occa_k_0(constant const View &_occa_arg_0 [[buffer(0)]], device float *z [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]])
            "#]],
        );
    }

    #[test]
    fn a_pointer_to_a_pointer_is_refused_where_pointers_say_their_memory() {
        check(
            &["cuda", "opencl", "metal"],
            "",
            "float **rows",
            expect![[r#"
            cuda:
            extern "C" __global__ __launch_bounds__(16) void _occa_k_0(float **rows, float *z)
            opencl:
            unsupported-by-backend: a pointer to a pointer is not supported by backend `opencl`
            metal:
            unsupported-by-backend: a pointer to a pointer is not supported by backend `metal`
        "#]],
        );
    }
}
