//! What OKL kernels use without declaring it.
//!
//! OKL needs no `#include` for math functions, vector types and fixed-width integers. The parse
//! form starts with declarations of them, without bodies. Names of our own start with `okl_`.

/// What every text gets: the carriers' functions.
const CARRIERS: &str = "template <class... okl_T> int okl_ix(okl_T...);\n\
     template <class... okl_T> int okl_args(okl_T...);\n";

/// Types of `<stddef.h>` and `<stdint.h>`, and a few constants.
const TYPES: &str = "typedef decltype(sizeof 0) size_t; typedef decltype((char*)0 - (char*)0) ptrdiff_t;\n\
     typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long int64_t;\n\
     typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned uint32_t; typedef unsigned long uint64_t;\n\
     typedef long intptr_t; typedef unsigned long uintptr_t;\n\
     #define NULL 0\n";

/// Functions of one floating point argument.
const UNARY: &str = "sqrt rsqrt cbrt exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh \
     tanh asinh acosh atanh sinpi cospi floor ceil round trunc rint nearbyint fabs erf erfc tgamma lgamma logb";

/// Functions of two floating point arguments.
const BINARY: &str = "pow fmod atan2 hypot copysign fmin fmax fdim remainder nextafter";

/// Constants of `<math.h>`.
const CONSTANTS: &str = "M_E 2.7182818284590452354 M_LOG2E 1.4426950408889634074 M_LOG10E 0.43429448190325182765 \
     M_LN2 0.69314718055994530942 M_LN10 2.30258509299404568402 M_PI 3.14159265358979323846 \
     M_PI_2 1.57079632679489661923 M_PI_4 0.78539816339744830962 M_1_PI 0.31830988618379067154 \
     M_2_PI 0.63661977236758134308 M_2_SQRTPI 1.12837916709551257390 M_SQRT2 1.41421356237309504880 \
     M_SQRT1_2 0.70710678118654752440";

/// Headers whose contents the prelude stands in for: the parse form leaves them out.
pub(crate) const COVERED: &[&str] = &[
    "math.h", "cmath", "stdint.h", "cstdint", "stddef.h", "cstddef", "stdlib.h", "cstdlib", "stdio.h",
    "cstdio",
];

/// The text that goes before every parse form.
///
/// `undeclared` are functions the text calls and nobody declares.
pub(crate) fn text(undeclared: &[String]) -> String {
    let mut text = String::with_capacity(16 * 1024);
    text.push_str(CARRIERS);
    text.push_str(TYPES);
    for name in UNARY.split_whitespace() {
        text += &format!("float {name}(float); double {name}(double); float {name}f(float);\n");
        text += &format!("template <class okl_T, okl_int<okl_T> = 0> double {name}(okl_T);\n")
            .replace("okl_int<okl_T>", "decltype(okl_T() % 2)");
    }
    for name in BINARY.split_whitespace() {
        text += &format!(
            "float {name}(float, float); double {name}(double, double); float {name}f(float, float);\n"
        );
        text += &format!("template <class okl_T, class okl_U> double {name}(okl_T, okl_U);\n");
    }
    text.push_str(
        "float fma(float, float, float); double fma(double, double, double); float fmaf(float, float, float);\n\
         double ldexp(double, int); float ldexp(float, int); int ilogb(double);\n\
         int abs(int); long abs(long); long long abs(long long); float abs(float); double abs(double);\n\
         template <class okl_T, class okl_U> decltype(okl_T() + okl_U()) min(okl_T, okl_U);\n\
         template <class okl_T, class okl_U> decltype(okl_T() + okl_U()) max(okl_T, okl_U);\n\
         bool isnan(double); bool isinf(double); bool isfinite(double); bool signbit(double);\n\
         extern \"C\" int printf(const char *, ...);\n",
    );
    let mut constants = CONSTANTS.split_whitespace();
    while let (Some(name), Some(value)) = (constants.next(), constants.next()) {
        text += &format!("#define {name} {value}\n");
    }
    for (scalar, name) in [
        ("char", "char"),
        ("unsigned char", "uchar"),
        ("short", "short"),
        ("unsigned short", "ushort"),
        ("int", "int"),
        ("unsigned", "uint"),
        ("long", "long"),
        ("unsigned long", "ulong"),
        ("float", "float"),
        ("double", "double"),
    ] {
        for (width, fields) in [(2, "x, y"), (3, "x, y, z"), (4, "x, y, z, w")] {
            text += &format!("struct {name}{width} {{ {scalar} {fields}; }};\n");
        }
    }
    for name in undeclared {
        text += &format!("template <class... okl_T> double {name}(okl_T...);\n");
    }
    text
}
