//! Functions of C's library that targets have under other names.

use crate::builtins::language;
use okl_model::Unit;

/// The `float` variants of C's library functions, which OpenCL has as overloads of the name without the `f`.
pub(crate) const SINGLE: &str = "sqrtf cbrtf expf exp2f exp10f expm1f logf log2f log10f log1pf sinf cosf tanf asinf acosf atanf sinhf \
     coshf tanhf asinhf acoshf atanhf floorf ceilf roundf truncf rintf fabsf erff erfcf tgammaf lgammaf logbf powf fmodf \
     atan2f hypotf copysignf fminf fmaxf fdimf remainderf nextafterf fmaf ldexpf rsqrtf cospif sinpif";

/// Functions of C's library that OpenCL and Metal have under other names, or as a cast of another.
///
/// `long` has 64 bits in both.
const OTHERWISE: &[(&str, &str)] = &[
    ("labs", "okl_abs"),
    ("llabs", "okl_abs"),
    ("llrint", "(long)rint"),
    ("llround", "(long)round"),
    ("lrint", "(long)rint"),
    ("lround", "(long)round"),
    ("nearbyint", "rint"),
    ("nearbyintf", "rint"),
    ("scalbn", "ldexp"),
];

/// The replacement of a function of C's library on a target without that library.
pub(crate) fn otherwise(unit: &Unit, name: &str) -> Option<&'static str> {
    let found = OTHERWISE.iter().find(|(known, _)| *known == name && language::calls(unit, name));
    found.map(|(_, with)| *with)
}
