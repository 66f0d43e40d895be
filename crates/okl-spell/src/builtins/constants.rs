//! Constants of `<math.h>`, `<float.h>`, `<limits.h>` and `<stdint.h>`.

use crate::vector_types::uses;
use okl_model::Unit;

/// The names, the C++ headers that define them (empty for none), and the values.
const CONSTANTS: &[(&str, &str, &str)] = &[
    ("CHAR_BIT", "climits", "8"),
    ("CHAR_MAX", "climits", "127"),
    ("CHAR_MIN", "climits", "(-128)"),
    ("DBL_EPSILON", "cfloat", "2.2204460492503131e-16"),
    ("DBL_MAX", "cfloat", "1.7976931348623157e+308"),
    ("DBL_MIN", "cfloat", "2.2250738585072014e-308"),
    ("FLT_EPSILON", "cfloat", "1.19209290e-7f"),
    ("FLT_MAX", "cfloat", "3.40282347e+38f"),
    ("FLT_MIN", "cfloat", "1.17549435e-38f"),
    ("HUGE_VAL", "cmath", "((double)(1e+300 * 1e+300))"),
    ("HUGE_VALF", "cmath", "((float)(1e+300 * 1e+300))"),
    ("INFINITY", "cmath", "((float)(1e+300 * 1e+300))"),
    ("INT16_MAX", "cstdint", "32767"),
    ("INT16_MIN", "cstdint", "(-32767 - 1)"),
    ("INT32_MAX", "cstdint", "2147483647"),
    ("INT32_MIN", "cstdint", "(-2147483647 - 1)"),
    ("INT64_MAX", "cstdint", "9223372036854775807l"),
    ("INT64_MIN", "cstdint", "(-9223372036854775807l - 1)"),
    ("INT8_MAX", "cstdint", "127"),
    ("INT8_MIN", "cstdint", "(-128)"),
    ("INT_MAX", "climits", "2147483647"),
    ("INT_MIN", "climits", "(-2147483647 - 1)"),
    ("LLONG_MAX", "climits", "9223372036854775807ll"),
    ("LLONG_MIN", "climits", "(-9223372036854775807ll - 1)"),
    ("LONG_MAX", "climits", "9223372036854775807l"),
    ("LONG_MIN", "climits", "(-9223372036854775807l - 1)"),
    ("M_1_PI", "", "0.31830988618379067154"),
    ("M_2_PI", "", "0.63661977236758134308"),
    ("M_2_SQRTPI", "", "1.12837916709551257390"),
    ("M_E", "", "2.7182818284590452354"),
    ("M_LN10", "", "2.30258509299404568402"),
    ("M_LN2", "", "0.69314718055994530942"),
    ("M_LOG10E", "", "0.43429448190325182765"),
    ("M_LOG2E", "", "1.4426950408889634074"),
    ("M_PI", "", "3.14159265358979323846"),
    ("M_PI_2", "", "1.57079632679489661923"),
    ("M_PI_4", "", "0.78539816339744830962"),
    ("M_SQRT1_2", "", "0.70710678118654752440"),
    ("M_SQRT2", "", "1.41421356237309504880"),
    ("NAN", "cmath", "((float)(1e+300 * 1e+300 * 0.0))"),
    ("SCHAR_MAX", "climits", "127"),
    ("SCHAR_MIN", "climits", "(-128)"),
    ("SHRT_MAX", "climits", "32767"),
    ("SHRT_MIN", "climits", "(-32768)"),
    ("SIZE_MAX", "cstdint", "18446744073709551615ul"),
    ("UCHAR_MAX", "climits", "255"),
    ("UINT16_MAX", "cstdint", "65535"),
    ("UINT32_MAX", "cstdint", "4294967295u"),
    ("UINT64_MAX", "cstdint", "18446744073709551615ul"),
    ("UINT8_MAX", "cstdint", "255"),
    ("UINT_MAX", "climits", "4294967295u"),
    ("ULLONG_MAX", "climits", "18446744073709551615ull"),
    ("ULONG_MAX", "climits", "18446744073709551615ul"),
    ("USHRT_MAX", "climits", "65535"),
];

/// True if a macro of that name is defined by a header.
pub(super) fn is_one(name: &str) -> bool {
    CONSTANTS.iter().any(|(known, _, _)| *known == name)
}

/// The definition of `offsetof` for use without headers: compilers have it under another name.
pub(super) fn offset(unit: &Unit) -> &'static str {
    match uses(unit, "offsetof") {
        true => "#ifndef offsetof\n#define offsetof(type, member) __builtin_offsetof(type, member)\n#endif\n",
        false => "",
    }
}

/// The C++ headers of the constants that a unit uses; no header defines `M_PI` and the other `M_` constants.
pub(super) fn headers(unit: &Unit) -> impl Iterator<Item = &'static str> + '_ {
    CONSTANTS
        .iter()
        .filter(|(name, header, _)| !header.is_empty() && uses(unit, name))
        .map(|(_, header, _)| *header)
}

/// `#define M_PI 3.14159265358979323846`, under `#ifndef`, for the constants whose header satisfies `keep`.
pub(super) fn definitions(unit: &Unit, keep: impl Fn(&str) -> bool) -> String {
    let used = CONSTANTS.iter().filter(|(name, header, _)| keep(header) && uses(unit, name));
    used.map(|(name, _, value)| format!("#ifndef {name}\n#define {name} {value}\n#endif\n")).collect()
}
