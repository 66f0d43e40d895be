//! Functions of C's library that targets have in other words.

use crate::builtins::language;
use okl_model::Unit;

/// Functions of C's library that OpenCL has under the name for all types.
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

/// What a target without C's library says for one of its functions.
pub(crate) fn otherwise(unit: &Unit, name: &str) -> Option<&'static str> {
    let found = OTHERWISE.iter().find(|(known, _)| *known == name && language::calls(unit, name));
    found.map(|(_, with)| *with)
}
