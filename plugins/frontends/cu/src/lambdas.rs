//! Lambdas for the device: `[=] __device__ (int i) { ... }`. C++ has no word in that place; a comment stays for those that
//! the host cannot call. Those that are arguments of kernels' templates become objects of classes with a name.

use crate::ids::CU_UNSUPPORTED;
use crate::owner::OWNER;
use okl_frontend::closures;
use okl_frontend::instances::Instance;
use okl_plugin::model::{Expression, Lambda};
use okl_plugin::{Diagnostic, EditSet, Span, Unit};

/// Stands for `__device__` without `__host__`.
const DEVICE_ONLY: &str = "/*__device__*/";

/// Removes `__device__` and `__host__` behind the captures of lambdas.
pub(crate) fn remove_words(text: &str, edits: &mut EditSet) {
    for (at, word) in text.match_indices("__device__").chain(text.match_indices("__host__")) {
        let (before, rest) = (before_words(&text[..at]), &text[at + word.len()..]);
        let behind = rest.trim_start();
        let is_behind =
            ["(", "{", "__device__", "__host__", "mutable"].iter().any(|start| behind.starts_with(start));
        if before.ends_with(']') && is_behind {
            let has_host = text[before.len()..at].contains("__host__") || behind.starts_with("__host__");
            let kept = if word == "__device__" && !has_host { DEVICE_ONLY } else { "" };
            edits.overwrite(OWNER, Span::new(at as u32, (at + word.len()) as u32), kept);
        }
    }
}

/// A text without such words at its end.
fn before_words(text: &str) -> &str {
    let mut text = text.trim_end();
    while let Some(rest) = text.strip_suffix("__device__").or_else(|| text.strip_suffix("__host__")) {
        text = rest.trim_end();
    }
    text
}

/// Gives the lambdas among the arguments of instances a class. True if there are any.
pub(crate) fn hoist(
    unit: &Unit,
    wanted: &[Instance],
    round: u32,
    edits: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) -> bool {
    let word = |one: &Expression, lambda: &Lambda| {
        let head = Span::new(lambda.introducer.end, unit.stmt(lambda.body).span.start);
        let is_only = one.span.contains(head) && unit.source(head).contains(DEVICE_ONLY);
        if is_only { "@cu_device " } else { "@cu_host @cu_device " }
    };
    let all = closures::arguments(unit, wanted);
    closures::hoist(unit, all, (OWNER, round, CU_UNSUPPORTED), &word, (edits, found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_lambdas_go_and_those_of_functions_stay() {
        let text = "f([=] __host__ __device__ (int i) {}, [] __device__ {}); int a[4]; __device__ int b[2];";
        let mut edits = EditSet::new();
        remove_words(text, &mut edits);
        let written = edits.apply(text).expect("the words do not overlap").0;
        assert_eq!(written, "f([=]   (int i) {}, [] /*__device__*/ {}); int a[4]; __device__ int b[2];");
    }
}
