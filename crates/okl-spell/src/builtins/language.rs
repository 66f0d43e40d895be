//! The prologue for OpenCL C, which has math functions, vector types and constants built in, but neither `int64_t` nor
//! functions of mixed argument types.

use super::called::Called;
use super::calls::{GENERIC, clamped, computes_in_double};
use super::own_names::{make_way, own_vectors};
use super::used::{is_needed, struct_vectors};
use super::{constants, vector_functions};
use crate::job::Job;
use crate::vector_types::uses;
use okl_model::{Ty, TypeId, TypeKind, Unit};
use std::collections::BTreeSet;

/// The types of `<stdint.h>` as OpenCL types, whose sizes are fixed.
const TYPES: &[(&str, &str)] = &[
    ("int16_t", "short"),
    ("int32_t", "int"),
    ("int64_t", "long"),
    ("int8_t", "char"),
    ("int_fast16_t", "long"),
    ("int_fast32_t", "long"),
    ("int_fast64_t", "long"),
    ("int_fast8_t", "char"),
    ("int_least16_t", "short"),
    ("int_least32_t", "int"),
    ("int_least64_t", "long"),
    ("int_least8_t", "char"),
    ("intmax_t", "long"),
    ("uint16_t", "ushort"),
    ("uint32_t", "uint"),
    ("uint64_t", "ulong"),
    ("uint8_t", "uchar"),
    ("uint_fast16_t", "ulong"),
    ("uint_fast32_t", "ulong"),
    ("uint_fast64_t", "ulong"),
    ("uint_fast8_t", "uchar"),
    ("uint_least16_t", "ushort"),
    ("uint_least32_t", "uint"),
    ("uint_least64_t", "ulong"),
    ("uint_least8_t", "uchar"),
    ("uintmax_t", "ulong"),
];

/// Constants of `<limits.h>` as OpenCL constants.
const CONSTANTS: &[(&str, &str)] =
    &[("LLONG_MAX", "LONG_MAX"), ("LLONG_MIN", "LONG_MIN"), ("ULLONG_MAX", "ULONG_MAX")];

/// The arithmetic types in order of conversion: the common type of two is the later one.
const NUMBERS: [&str; 6] = ["int", "uint", "long", "ulong", "float", "double"];

/// The prologue.
pub(super) fn prologue(job: &Job<'_>) -> String {
    let unit = job.unit;
    let mut text = String::new();
    let used = TYPES.iter().filter(|(name, _)| uses(unit, name));
    text.extend(used.map(|(name, spelled)| format!("typedef {spelled} {name};\n")));
    text += &constants::definitions(unit, |header| header == "cstdint");
    let used = CONSTANTS.iter().filter(|(name, _)| uses(unit, name));
    text.extend(used.map(|(name, spelled)| format!("#define {name} {spelled}\n")));
    let numbers = if has_doubles(job) { &NUMBERS[..] } else { &NUMBERS[..5] };
    text += constants::offset(unit);
    let is_longer_abs = || ["labs", "llabs"].iter().any(|name| calls(unit, name));
    let is_called =
        |name: &&&str| calls(unit, name) && is_needed(job, name) || **name == "abs" && is_longer_abs();
    for name in GENERIC.iter().filter(is_called) {
        text +=
            &generic(name, numbers, &|a, b| pairs(unit, name).is_none_or(|pairs| pairs.contains(&[a, b])));
    }
    for types in clamped(job) {
        text += &clamp(&types);
    }
    text += &make_way(unit);
    text += &own_vectors(unit);
    if let Some(spaces) = job.spaces() {
        text += &vector_functions::text(unit, &struct_vectors(job), spaces);
    }
    text
}

/// True if the unit computes in double precision.
pub(crate) fn has_doubles(job: &Job<'_>) -> bool {
    let unit = job.unit;
    unit.variables.iter().any(|variable| unit.ty(variable.ty).has_doubles()) || computes_in_double(job)
}

/// True if the text calls OKL's built-in function of that name.
pub(crate) fn calls(unit: &Unit, name: &str) -> bool {
    uses(unit, name) && unit.functions.iter().all(|function| function.name != name)
}

/// The types of the arguments of all calls of `max` or `min`, as indices of [`NUMBERS`]; none if they are not known.
fn pairs(unit: &Unit, name: &str) -> Option<BTreeSet<[usize; 2]>> {
    let parameters = Called::new(unit).parameters(name)?;
    let pair = |types: &[TypeId]| match types {
        [a, b] => Some([number(unit.ty(*a).value())?, number(unit.ty(*b).value())?]),
        _ => None,
    };
    parameters.into_iter().map(pair).collect()
}

/// The type of a number in an expression of C, as an index of [`NUMBERS`].
fn number(ty: Ty<'_>) -> Option<usize> {
    match ty.kind {
        TypeKind::Bool | TypeKind::Enum => Some(0),
        TypeKind::Int(int) => {
            let int = int.promoted();
            Some(if int.bits > 32 { 2 } else { 0 } + usize::from(!int.signed))
        }
        TypeKind::Float if !ty.is_double() => Some(4),
        TypeKind::Float => Some(5),
        TypeKind::Void
        | TypeKind::Pointer(_)
        | TypeKind::Reference(_)
        | TypeKind::Array { .. }
        | TypeKind::Record
        | TypeKind::Function
        | TypeKind::Other => None,
    }
}

/// `static inline float __attribute__((overloadable)) okl_max(int a, float b) { ... }` for the pairs that are called.
fn generic(name: &str, numbers: &[&str], is_called: &dyn Fn(usize, usize) -> bool) -> String {
    let head = "static inline __attribute__((overloadable))";
    let mut text = String::new();
    for (at, a) in numbers.iter().enumerate() {
        if name == "abs" {
            // OpenCL's own returns unsigned numbers.
            text += &format!("{head} {a} okl_abs({a} x) {{ return x < 0 ? -x : x; }}\n");
            continue;
        }
        let sign = if name == "min" { '<' } else { '>' };
        for (other, b) in numbers.iter().enumerate().filter(|(other, _)| is_called(at, *other)) {
            let common = numbers[at.max(other)];
            let of = |name: &str, ty: &str| {
                if ty == common { name.to_string() } else { format!("({common}){name}") }
            };
            let (first, second) = (of("a", a), of("b", b));
            text += &format!(
                "{head} {common} okl_{name}({a} a, {b} b) {{ return {second} {sign} {first} ? b : a; }}\n"
            );
        }
    }
    text
}

/// `static inline float __attribute__((overloadable)) okl_clamp(float x, int low, int high) { ... }`
///
/// OpenCL's own takes arguments of one type and is undefined if `low` is above `high`.
fn clamp(types: &[String]) -> String {
    let [x, low, high] = types else { return String::new() };
    let is_type = |number: &str, ty: &str| ty.replace("unsigned ", "u") == number;
    let common = NUMBERS.iter().rposition(|number| types.iter().any(|ty| is_type(number, ty)));
    // Smaller integers are promoted to `int`.
    let common = NUMBERS[common.unwrap_or(0)];
    format!(
        "static inline __attribute__((overloadable)) {common} okl_clamp({x} x, {low} low, {high} high) \
         {{ return x < low ? low : high < x ? high : x; }}\n"
    )
}
