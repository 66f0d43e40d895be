//! The prologue for C++ on a CPU.

use super::own_names::make_way;
use super::used::{names_std, used_vectors};
use super::{constants, vectors};
use crate::vector_types::uses;
use okl_model::{DirectiveKind, Unit};

/// Functions that `<cmath>` declares in `std` with all overloads, sorted.
pub(super) const MATH: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "isfinite",
    "isinf",
    "isnan",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "modf",
    "nearbyint",
    "nextafter",
    "pow",
    "remainder",
    "remquo",
    "rint",
    "round",
    "scalbn",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// The members of [`MATH`] that are macros in C; C++ declares overloads for them instead.
const MACROS: [&str; 4] = ["isfinite", "isinf", "isnan", "signbit"];

/// Functions that no C++ header declares. Some C libraries do; a non-template function is preferred over these
/// templates.
const BEYOND: &[(&str, &str)] = &[
    ("cospi", "std::cos(a * decltype(std::cos(a))(3.14159265358979323846))"),
    ("exp10", "std::pow(okl_T(10), a)"),
    ("rsqrt", "1 / std::sqrt(a)"),
    ("sinpi", "std::sin(a * decltype(std::sin(a))(3.14159265358979323846))"),
];

/// True if a function has the overloads of `<cmath>` in C++.
pub(super) fn is_math(name: &str) -> bool {
    MATH.binary_search(&name).is_ok() || BEYOND.iter().any(|(known, _)| *known == name)
}

/// The headers that declare functions and types in the global namespace.
const PLAIN: &[(&str, &[&str])] = &[
    ("cstddef", &["NULL", "offsetof", "ptrdiff_t", "size_t"]),
    (
        "cstdint",
        &[
            "int16_t",
            "int32_t",
            "int64_t",
            "int8_t",
            "int_fast16_t",
            "int_fast32_t",
            "int_fast64_t",
            "int_fast8_t",
            "int_least16_t",
            "int_least32_t",
            "int_least64_t",
            "int_least8_t",
            "intmax_t",
            "intptr_t",
            "uint16_t",
            "uint32_t",
            "uint64_t",
            "uint8_t",
            "uint_fast16_t",
            "uint_fast32_t",
            "uint_fast64_t",
            "uint_fast8_t",
            "uint_least16_t",
            "uint_least32_t",
            "uint_least64_t",
            "uint_least8_t",
            "uintmax_t",
            "uintptr_t",
        ],
    ),
    ("cstdio", &["printf"]),
    ("cstdlib", &["abort", "abs", "exit", "free", "labs", "llabs", "malloc"]),
    ("cstring", &["memcpy", "memset"]),
];

/// `#include <cmath>`, `using std::sqrt;`, and definitions of functions that C++ lacks.
pub(super) fn prologue(unit: &Unit, needs: &dyn Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for name in MATH.iter().filter(|name| uses(unit, name)) {
        text += &format!("using std::{name};\n");
    }
    if uses(unit, "abs") {
        text += "using std::abs;\n";
    }
    for (name, value) in BEYOND {
        for name in [(*name).to_string(), format!("{name}f")].iter().filter(|name| uses(unit, name)) {
            text += &format!(
                "template <class okl_T>\nstatic inline auto {name}(okl_T a) {{ return {value}; }}\n"
            );
        }
    }
    if uses(unit, okl_model::HOST_READ) {
        // On a CPU, host code reads device memory directly.
        text += "template <class okl_T>\nstatic inline okl_T okl_read(const okl_T *place, unsigned long at) \
                 { return place[at]; }\n";
    }
    text += &vectors::extremes(unit, needs, "static inline");
    text += &vectors::text(unit, &used_vectors(unit), &vectors::Words::CPP, vectors::Native::Nothing);
    let headers: String = headers(unit).iter().map(|header| format!("#include <{header}>\n")).collect();
    headers + &constants::definitions(unit, str::is_empty) + &make_way(unit) + &text
}

/// The headers that the text needs before everything else, sorted.
pub(super) fn headers(unit: &Unit) -> Vec<&str> {
    let mut headers: Vec<&str> = constants::headers(unit).collect();
    let is_of_math =
        |name: &String| is_math(name) || name.strip_suffix('f').is_some_and(is_math) || name == "abs";
    let has_roots = ["length", "normalize"].iter().any(|name| uses(unit, name));
    if unit.builtins.iter().any(is_of_math) || has_roots || names_std(unit, |_| true) {
        headers.push("cmath");
    }
    for (header, names) in PLAIN {
        if names.iter().any(|name| uses(unit, name)) {
            headers.push(header);
        }
    }
    // Headers that the text includes come first, too, so that macros of the command line do not affect them.
    if !unit.prologue.is_empty() {
        let includes = unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include);
        headers.extend(includes.map(|include| include.text.as_str()));
    }
    headers.sort_unstable();
    headers.dedup();
    headers
}

/// The header that declares a C function of that name; no other declaration with C linkage may have the name.
pub(super) fn header_of_function(name: &str) -> Option<&'static str> {
    // glibc has it as well.
    let is_known = |name: &str| MATH.contains(&name) && !MACROS.contains(&name) || name == "exp10";
    if is_known(name) || name.strip_suffix('f').is_some_and(is_known) {
        return Some("cmath");
    }
    PLAIN.iter().find(|(_, names)| names.contains(&name)).map(|(header, _)| *header)
}
