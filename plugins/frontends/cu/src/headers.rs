//! Headers of CUDA that are more than declarations: each has a text of okl's own, which a program gets that includes it.

use crate::half;
use crate::included::Included;
use okl_plugin::words;

/// The names of headers, with the text for them.
const TEXTS: [(&[&str], &str); 3] = [
    (&["cuComplex.h", "cucomplex.h"], include_str!("complex.h")),
    (&["math_constants.h"], include_str!("constants.h")),
    (&["nvToolsExt.h", "nvtx3/nvToolsExt.h"], include_str!("nvtx.h")),
];

/// What stands in front of a program that includes these headers. Its type `clock_t` is there without a header.
pub(crate) fn text(included: &Included, program: &str) -> String {
    let mut text = half::text(included);
    if words(program).any(|word| word == "clock_t") {
        text.push_str("#include <time.h>\n");
    }
    for (names, own) in TEXTS {
        if included.any(names) {
            text.push_str(&format!("#line 1 \"{}\"\n{own}", names[0]));
        }
    }
    text
}
