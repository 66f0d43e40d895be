//! The prologue for C++ dialects without a standard library (C++ for OpenCL, Metal): most functions and vector types
//! are built in, functions of mixed argument types are not.

use super::own_names::{make_way, own_vectors};
use super::used::{is_needed, names_std, struct_vectors, used_vectors};
use super::vectors::{self, Words};
use super::{calls::clamped, constants};
use crate::job::Job;
use crate::vector_types::{is_struct, uses};
use okl_model::{Unit, Vector};
use okl_target::DeviceCpp;

/// The prologue.
pub(super) fn prologue(job: &Job<'_>, cpp: &DeviceCpp) -> String {
    let unit = job.unit;
    let mut text = String::new();
    let used = cpp.types.iter().filter(|(name, _)| uses(unit, name));
    text.extend(used.map(|(name, spelled)| format!("typedef {spelled} {name};\n")));
    text += &constants::definitions(unit, |_| true);
    text += constants::offset(unit);
    text += &make_way(unit);
    text += &own_vectors(unit);
    let structs = struct_vectors(job);
    text += &kept_names(job, &structs);
    let words = vector_words(job);
    text += &vectors::structs(unit, &structs, &words);
    let templates = unit.functions.iter().any(|function| function.is_template);
    let are_renamed =
        !words.prefix.is_empty() && templates && structs.iter().any(Vector::is_float) && uses_functions(unit);
    if are_renamed {
        text += &native_functions(job, &words);
    }
    let is_abs = |name: &&str| calls(unit, name);
    if ["abs", "labs", "llabs"].iter().any(is_abs) || names_std(unit, |of_std| of_std == "abs") {
        text += "template <class okl_A>\ninline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }\n";
    }
    for (name, sign) in [("max", ">"), ("min", "<")] {
        if calls(unit, name) && is_needed(job, name) || names_std(unit, |one| one == name) {
            text += &format!(
                "template <class okl_A, class okl_B>\ninline auto okl_{name}(okl_A a, okl_B b) -> decltype(a + b) \
                 {{ return a {sign} b ? a : b; }}\n"
            );
        }
    }
    if !clamped(job).is_empty() || are_renamed && uses(unit, "clamp") {
        text += "template <class okl_A, class okl_B, class okl_C, class = decltype(okl_A() < okl_B())>\n\
                 inline auto okl_clamp(okl_A x, okl_B low, okl_C high) \
                 -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }\n";
    }
    for (name, function) in &cpp.missing {
        if uses(unit, name) || uses(unit, &format!("{name}f")) || names_std(unit, |one| one == name) {
            text += function;
        }
    }
    text
}

/// `typedef uint3 okl_native_uint3;` for the target's own type of a kernel's position parameters.
fn kept_names(job: &Job<'_>, structs: &[Vector]) -> String {
    let kept = structs.iter().map(Vector::name).filter(|name| job.is_native_parameter(name));
    kept.map(|name| format!("typedef {name} okl_native_{name};\n")).collect()
}

fn uses_functions(unit: &Unit) -> bool {
    ["clamp", "dot", "length", "normalize"].iter().any(|name| uses(unit, name))
}

/// `inline float okl_dot(float4 a, float4 b) { return dot(a, b); }` for the target's own types: templates call the
/// functions of all types by one name.
fn native_functions(job: &Job<'_>, words: &Words<'_>) -> String {
    let Words { qualifier, prefix, .. } = words;
    let is_native = |vector: &Vector| vector.is_float() && !is_struct(job.target, vector);
    let mut text = String::new();
    for vector in used_vectors(job.unit).into_iter().filter(is_native) {
        let (name, scalar) = (&vector.name()[..], vector.scalar);
        for (function, result, parameters, arguments) in [
            ("dot", scalar, format!("{name} a, {name} b"), "a, b"),
            ("length", scalar, format!("{name} a"), "a"),
            ("normalize", name, format!("{name} a"), "a"),
            ("clamp", name, format!("{name} a, {scalar} b, {scalar} c"), "a, b, c"),
            ("clamp", name, format!("{name} a, {name} b, {name} c"), "a, b, c"),
        ] {
            if uses(job.unit, function) {
                text += &format!(
                    "{qualifier} {result} {prefix}{function}({parameters}) {{ return {function}({arguments}); }}\n"
                );
            }
        }
    }
    text
}

/// The spelling of vector operators: operands are copied, so they may come from any memory space; the modified operand
/// is a reference into one.
fn vector_words<'c>(job: &Job<'c>) -> Words<'c> {
    let spaces = job.spaces().filter(|_| !job.has_generic_pointers());
    // An unprefixed function of the same name would hide OpenCL's built-in ones.
    let prefix = if job.target.library.functions_hide { "okl_" } else { "" };
    Words { qualifier: "inline", prefix, root: "sqrt", has_references: false, spaces }
}

/// True if the text calls OKL's built-in function of that name.
pub(crate) fn calls(unit: &Unit, name: &str) -> bool {
    uses(unit, name) && unit.functions.iter().all(|function| function.name != name || function.is_method)
}
