//! The declarations that OKL kernels need no `#include` for.
//!
//! These are math functions, vector types, fixed-width integers and constants. The parse form starts with declarations
//! of them, mostly without bodies, and only of those that the text names: most kernels need a handful. Names that the
//! text declares itself are left out, so users may have their own `max`, `float4` or `M_PI`. Names of okl's own start
//! with `okl_`. Macros of the user have no effect here, since they are expanded before.
//!
//! The prelude also replaces standard headers (`headers.rs`), unless the text includes one that it cannot replace.

use crate::headers::{self, Headers};
use crate::prelude_text::{Needs, Prelude};
use crate::vectors;

/// The functions of carriers, which every prelude declares.
const CARRIERS: &str = "template <class... okl_T> int okl_ix(okl_T...) { return 0; }\n\
     template <class... okl_T> int okl_args(okl_T...) { return 0; }\n";

/// Types of `<stddef.h>` and `<stdint.h>`, with their definitions on 64-bit Linux.
const TYPES: &[(&str, &str)] = &[
    ("int16_t", "short"),
    ("int32_t", "int"),
    ("int64_t", "long"),
    ("int8_t", "signed char"),
    ("int_fast16_t", "long"),
    ("int_fast32_t", "long"),
    ("int_fast64_t", "long"),
    ("int_fast8_t", "signed char"),
    ("int_least16_t", "short"),
    ("int_least32_t", "int"),
    ("int_least64_t", "long"),
    ("int_least8_t", "signed char"),
    ("intmax_t", "long"),
    ("intptr_t", "long"),
    ("ptrdiff_t", "decltype((char *)0 - (char *)0)"),
    ("size_t", "decltype(sizeof 0)"),
    ("uint16_t", "unsigned short"),
    ("uint32_t", "unsigned"),
    ("uint64_t", "unsigned long"),
    ("uint8_t", "unsigned char"),
    ("uint_fast16_t", "unsigned long"),
    ("uint_fast32_t", "unsigned long"),
    ("uint_fast64_t", "unsigned long"),
    ("uint_fast8_t", "unsigned char"),
    ("uint_least16_t", "unsigned short"),
    ("uint_least32_t", "unsigned"),
    ("uint_least64_t", "unsigned long"),
    ("uint_least8_t", "unsigned char"),
    ("uintmax_t", "unsigned long"),
    ("uintptr_t", "unsigned long"),
];

/// Clang's name of `half`.
pub(crate) const OF_CLANG: &str = "__fp16";

/// Functions of one floating point argument; with `f` appended, also those of `float` alone.
const UNARY: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "cospi",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "nearbyint",
    "rint",
    "round",
    "rsqrt",
    "sin",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// Functions of two floating point arguments; with `f` appended, also those of `float` alone.
const BINARY: &[&str] =
    &["atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "nextafter", "pow", "remainder"];

/// The head of an overload for integer arguments, which `<cmath>` converts to `double`.
const WHOLE: &str = "template <class okl_T, decltype(okl_T() % 2) = 0>";

/// Functions of one floating point argument with another result or a further argument. `{T}` is the type of the
/// argument, `{R}` the floating point type of the result.
const MORE: &[(&str, &str)] = &[
    ("frexp", "{R} frexp({T}, int *);"),
    ("ilogb", "int ilogb({T});"),
    ("isfinite", "bool isfinite({T});"),
    ("isinf", "bool isinf({T});"),
    ("isnan", "bool isnan({T});"),
    ("ldexp", "{R} ldexp({T}, int);"),
    ("llrint", "long long llrint({T});"),
    ("llround", "long long llround({T});"),
    ("lrint", "long lrint({T});"),
    ("lround", "long lround({T});"),
    ("scalbn", "{R} scalbn({T}, int);"),
    ("signbit", "bool signbit({T});"),
];

/// Functions that fit none of the patterns, with their declarations. `{R2}` and `{R3}` are the types in which functions
/// of two and three numbers compute.
const FUNCTIONS: &[(&str, &str)] = &[
    ("abort", "extern \"C\" void abort();"),
    ("abs", "int abs(int); long abs(long); long long abs(long long); float abs(float); double abs(double);"),
    ("exit", "extern \"C\" void exit(int);"),
    (
        "fma",
        "float fma(float, float, float); double fma(double, double, double); \
         template <class okl_T, class okl_U, class okl_V> {R3} fma(okl_T, okl_U, okl_V);",
    ),
    ("fmaf", "float fmaf(float, float, float);"),
    ("free", "extern \"C\" void free(void *);"),
    ("labs", "long labs(long);"),
    ("llabs", "long long llabs(long long);"),
    ("malloc", "extern \"C\" void *malloc(decltype(sizeof 0));"),
    (
        "max",
        "template <class okl_T, class okl_U> constexpr decltype(okl_T() + okl_U()) max(okl_T okl_a, okl_U okl_b) \
         { return okl_a > okl_b ? okl_a : okl_b; }",
    ),
    ("memcpy", "extern \"C\" void *memcpy(void *, const void *, decltype(sizeof 0));"),
    ("memset", "extern \"C\" void *memset(void *, int, decltype(sizeof 0));"),
    (
        "min",
        "template <class okl_T, class okl_U> constexpr decltype(okl_T() + okl_U()) min(okl_T okl_a, okl_U okl_b) \
         { return okl_a < okl_b ? okl_a : okl_b; }",
    ),
    ("modf", "float modf(float, float *); double modf(double, double *);"),
    ("okl_read", "template <class okl_T> okl_T okl_read(const okl_T *, decltype(sizeof 0));"),
    ("printf", "extern \"C\" int printf(const char *, ...);"),
    ("rand", "extern \"C\" int rand();"),
    (
        "remquo",
        "float remquo(float, float, int *); double remquo(double, double, int *); \
         template <class okl_T, class okl_U> {R2} remquo(okl_T, okl_U, int *);",
    ),
];

/// Constants of `<math.h>`, `<float.h>`, `<limits.h>` and `<stdint.h>`.
const CONSTANTS: &[(&str, &str, &str)] = &[
    ("CHAR_BIT", "int", "8"),
    ("CHAR_MAX", "int", "127"),
    ("CHAR_MIN", "int", "-128"),
    ("DBL_EPSILON", "double", "__DBL_EPSILON__"),
    ("DBL_MAX", "double", "__DBL_MAX__"),
    ("DBL_MIN", "double", "__DBL_MIN__"),
    ("FLT_EPSILON", "float", "__FLT_EPSILON__"),
    ("FLT_MAX", "float", "__FLT_MAX__"),
    ("FLT_MIN", "float", "__FLT_MIN__"),
    ("HUGE_VAL", "double", "__builtin_huge_val()"),
    ("HUGE_VALF", "float", "__builtin_huge_valf()"),
    ("INFINITY", "float", "__builtin_inff()"),
    ("INT16_MAX", "int", "32767"),
    ("INT16_MIN", "int", "-32767 - 1"),
    ("INT32_MAX", "int", "2147483647"),
    ("INT32_MIN", "int", "-2147483647 - 1"),
    ("INT64_MAX", "long", "9223372036854775807l"),
    ("INT64_MIN", "long", "-9223372036854775807l - 1"),
    ("INT8_MAX", "int", "127"),
    ("INT8_MIN", "int", "-128"),
    ("INT_MAX", "int", "__INT_MAX__"),
    ("INT_MIN", "int", "-__INT_MAX__ - 1"),
    ("LLONG_MAX", "long long", "__LONG_LONG_MAX__"),
    ("LLONG_MIN", "long long", "-__LONG_LONG_MAX__ - 1"),
    ("LONG_MAX", "long", "__LONG_MAX__"),
    ("LONG_MIN", "long", "-__LONG_MAX__ - 1"),
    ("M_1_PI", "double", "0.31830988618379067154"),
    ("M_2_PI", "double", "0.63661977236758134308"),
    ("M_2_SQRTPI", "double", "1.12837916709551257390"),
    ("M_E", "double", "2.7182818284590452354"),
    ("M_LN10", "double", "2.30258509299404568402"),
    ("M_LN2", "double", "0.69314718055994530942"),
    ("M_LOG10E", "double", "0.43429448190325182765"),
    ("M_LOG2E", "double", "1.4426950408889634074"),
    ("M_PI", "double", "3.14159265358979323846"),
    ("M_PI_2", "double", "1.57079632679489661923"),
    ("M_PI_4", "double", "0.78539816339744830962"),
    ("M_SQRT1_2", "double", "0.70710678118654752440"),
    ("M_SQRT2", "double", "1.41421356237309504880"),
    ("NAN", "float", "__builtin_nanf(\"\")"),
    ("SCHAR_MAX", "int", "127"),
    ("SCHAR_MIN", "int", "-128"),
    ("SHRT_MAX", "int", "32767"),
    ("SHRT_MIN", "int", "-32768"),
    ("SIZE_MAX", "unsigned long", "18446744073709551615ul"),
    ("UCHAR_MAX", "int", "255"),
    ("UINT16_MAX", "int", "65535"),
    ("UINT32_MAX", "unsigned", "4294967295u"),
    ("UINT64_MAX", "unsigned long", "18446744073709551615ul"),
    ("UINT8_MAX", "int", "255"),
    ("UINT_MAX", "unsigned", "__INT_MAX__ * 2u + 1u"),
    ("ULLONG_MAX", "unsigned long long", "18446744073709551615ull"),
    ("ULONG_MAX", "unsigned long", "__LONG_MAX__ * 2ul + 1ul"),
    ("USHRT_MAX", "int", "65535"),
];

/// The functions of the prelude.
pub(crate) fn functions() -> impl Iterator<Item = &'static str> {
    let more = MORE.iter().chain(FUNCTIONS).map(|(name, _)| *name);
    UNARY.iter().chain(BINARY).copied().chain(more)
}

/// The type in which a function of `<cmath>` computes with a number of a type.
const COMPUTED: &str = "template <class okl_T> struct okl_computed { typedef double type; }; \
    template <> struct okl_computed<float> { typedef float type; }; \
    template <> struct okl_computed<__fp16> { typedef float type; };";

/// The result type of a function of `<cmath>` that takes several numbers: `double`, or `float` if all are `half` or
/// `float`.
fn common(prelude: &Prelude, names: &[&str]) -> String {
    if !prelude.names.contains(okl_model::HALF) {
        return "double".to_string();
    }
    let each: Vec<String> =
        names.iter().map(|name| format!("typename okl_computed<{name}>::type()")).collect();
    format!("decltype({})", each.join(" + "))
}

impl Prelude {
    pub(crate) fn new(needs: &Needs<'_>) -> Prelude {
        let mut prelude = Prelude::default();
        prelude.text.push_str(CARRIERS);
        let real = needs.headers == Headers::Real;
        if real {
            prelude.text.push_str(headers::REAL);
        }
        for (name, spelled) in TYPES {
            if prelude.takes(needs, name) && !real {
                prelude.line(format_args!("typedef {spelled} {name};"));
            }
        }
        prelude.halves(needs);
        prelude.functions(needs, real);
        for (name, ty, value) in CONSTANTS {
            if prelude.takes(needs, name) && !real {
                prelude.line(format_args!("static constexpr {ty} {name} = {value};"));
            }
        }
        if prelude.takes(needs, "NULL") && !real {
            prelude.line(format_args!("#define NULL __null"));
        }
        if prelude.takes(needs, "offsetof") && !real {
            prelude.line(format_args!("#define offsetof(okl_T, okl_M) __builtin_offsetof(okl_T, okl_M)"));
        }
        vectors::declare(needs, &mut prelude);
        if needs.words.contains("std") && !real {
            let standard = headers::standard(needs.words, &prelude.names);
            prelude.text.push_str(&standard);
        }
        for intrinsic in needs.intrinsics {
            if needs.says(&intrinsic.name) {
                prelude.names.insert(intrinsic.name.clone());
                prelude.declare(intrinsic);
            }
        }
        for missing in needs.missing {
            // The type is unknown. `int` supports most operations.
            let name = &missing.name;
            let is_foreign = || needs.foreign.find(name).is_some();
            match missing.is_specifier {
                true => prelude.line(format_args!("#define {name}")),
                // A type of another language may be that of an object: `dim3 grid(n, m)`.
                false if is_foreign() => prelude.line(format_args!(
                    "struct {name} {{ template <class... okl_T> {name}(okl_T...); operator int() const; \
                     unsigned x, y, z; }};"
                )),
                false => prelude.line(format_args!("typedef int {name};")),
            }
        }
        for (name, _) in needs.undeclared {
            // The result type is unknown; it is a number, and for known functions of other languages often an integer.
            let word = needs.foreign.find(name);
            let result = if word.is_some_and(|word| !word.is_floating) { "int" } else { "double" };
            prelude.line(format_args!("template <class... okl_T> {result} {name}(okl_T...);"));
        }
        prelude
    }

    /// Numbers of 16 bits. `half-unsupported` reports the use of those that are not `half`.
    fn halves(&mut self, needs: &Needs<'_>) {
        self.takes(needs, OF_CLANG);
        if self.takes(needs, okl_model::HALF) {
            // For clang, a type of memory whose values take part in expressions as `float`.
            self.line(format_args!("typedef {OF_CLANG} {};", okl_model::HALF));
            self.line(format_args!("{COMPUTED}"));
        }
        for name in okl_model::OTHER_HALVES {
            if self.takes(needs, name) {
                self.line(format_args!(
                    "struct {name} {{ {name}(); {name}(double); operator float() const; float x, y, z, w; }};"
                ));
            }
        }
    }

    fn functions(&mut self, needs: &Needs<'_>, real: bool) {
        let of_two = common(self, &["okl_T", "okl_U"]);
        let of_three = common(self, &["okl_T", "okl_U", "okl_V"]);
        for name in UNARY {
            if self.takes(needs, name) && !self.is_standard(real, name) {
                self.line(format_args!(
                    "float {name}(float); double {name}(double); {WHOLE} double {name}(okl_T);"
                ));
            }
            let single = format!("{name}f");
            if self.takes(needs, &single) && !self.is_standard(real, name) {
                self.line(format_args!("float {single}(float);"));
            }
        }
        for name in BINARY {
            if self.takes(needs, name) && !self.is_standard(real, name) {
                self.line(format_args!(
                    "float {name}(float, float); double {name}(double, double); \
                     template <class okl_T, class okl_U> {of_two} {name}(okl_T, okl_U);"
                ));
            }
            let single = format!("{name}f");
            if self.takes(needs, &single) && !self.is_standard(real, name) {
                self.line(format_args!("float {single}(float, float);"));
            }
        }
        for (name, declaration) in MORE {
            if self.takes(needs, name) && !self.is_standard(real, name) {
                let of =
                    |number: &str, result: &str| declaration.replace("{T}", number).replace("{R}", result);
                let (single, double) = (of("float", "float"), of("double", "double"));
                self.line(format_args!("{single} {double} {WHOLE} {}", of("okl_T", "double")));
            }
        }
        for (name, declaration) in FUNCTIONS {
            let ours = matches!(*name, "min" | "max");
            if self.takes(needs, name) && (ours || !self.is_standard(real, name)) {
                let declaration = declaration.replace("{R2}", &of_two).replace("{R3}", &of_three);
                self.line(format_args!("{declaration}"));
            }
        }
    }

    /// True if the real headers declare a function. If so, makes its overloads visible without `std::`.
    fn is_standard(&mut self, real: bool, name: &str) -> bool {
        let beyond = matches!(name, "cospi" | "exp10" | "rsqrt" | "sinpi");
        if real && !beyond {
            self.line(format_args!("using std::{name};"));
        }
        real && !beyond
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_header_for_editors_declares_what_the_prelude_declares() {
        let header = include_str!("../../okl-cli/include/okl/okl.hpp");
        let declared: BTreeSet<&str> = header
            .split(|c: char| !(c.is_alphanumeric() || c == '_'))
            .filter(|word| !word.is_empty())
            .collect();
        let more = MORE.iter().map(|(name, _)| *name);
        // The headers that it includes declare these in the global namespace.
        let global = [
            "abort", "exit", "fmaf", "free", "labs", "llabs", "malloc", "memcpy", "memset", "printf", "rand",
        ];
        let functions = FUNCTIONS.iter().map(|(name, _)| *name).filter(|name| !global.contains(name));
        let missing: Vec<&str> = UNARY
            .iter()
            .chain(BINARY)
            .copied()
            .chain(more)
            .chain(functions)
            .filter(|name| !declared.contains(name))
            .collect();
        assert_eq!(missing, [""; 0], "declare them in okl.hpp, and put macros of their names aside there");
    }
}
