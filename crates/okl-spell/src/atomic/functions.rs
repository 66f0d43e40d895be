//! Functions for what a target has no instruction for, around its compare-and-swap.

use super::fetch::{Fetch, Scalar};
use okl_target::{CompareAndSwap, Target};

/// A function, written once before the kernels.
pub(super) struct Made {
    /// What it is called.
    pub(super) name: String,
    /// The type its first argument is cast to: `volatile __global int *`.
    pub(super) pointer: String,
    /// Its text.
    pub(super) text: String,
}

/// The words of compare-and-swap for one number in one memory.
struct Words<'t> {
    swap: &'t CompareAndSwap,
    ty: &'t str,
    space: &'t str,
    size: usize,
}

impl<'t> Words<'t> {
    /// None where the target has no word of that size.
    fn new(target: &'t Target, scalar: &'t Scalar, space: &'t str) -> Option<Words<'t>> {
        let swap = target.atomics.swap.as_ref()?;
        let size = usize::from(scalar.number.bits() == 64);
        (!swap.words[size].is_empty()).then_some(Words { swap, ty: &scalar.name, space, size })
    }

    fn word(&self) -> &'t str {
        &self.swap.words[self.size]
    }

    fn with(&self, text: &str) -> String {
        text.replace("{T}", self.ty)
            .replace("{W}", self.word())
            .replace("{S}", self.space)
            .replace("{A}", &self.swap.prefixes[self.size])
    }

    /// `okl_atomic_mul_float`, with the memory where pointers say it.
    fn name(&self, what: &str, other: &str) -> String {
        let mut name = format!("okl_atomic_{what}_{}", self.ty);
        if other != self.ty {
            name += &format!("_{other}");
        }
        name += &self.space.replace("__", "_");
        name.replace(' ', "_")
    }

    /// `volatile __global int *` of `volatile __global int *place`.
    fn pointer(&self) -> String {
        self.with(self.swap.parameter.trim_end_matches("place")).trim_end().to_string()
    }
}

/// `float okl_atomic_mul_float(float *place, float operand) { ... }` and its name.
pub(super) fn swap_loop(target: &Target, fetch: &Fetch) -> Option<(String, String)> {
    let words = Words::new(target, &fetch.scalar, &fetch.space)?;
    let (ty, operand, word) = (words.ty, &fetch.operand.name, words.word());
    let name = words.name(fetch.operation.name(), operand);
    let next = fetch.operation.apply("seen.value", "operand");
    let function = format!(
        "{} {ty} {name}({}, {operand} operand) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  do {{\n    \
         seen.word = {};\n    next.value = ({ty})({next});\n  }} while ({});\n  return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
        words.with(&words.swap.retry),
    );
    Some((name, function))
}

/// `float okl_atomic_load_float(float *place) { ... }`
pub(super) fn load_function(target: &Target, scalar: &Scalar, space: &str) -> Option<Made> {
    let words = Words::new(target, scalar, space)?;
    let (ty, word) = (words.ty, words.word());
    let name = words.name("load", ty);
    let text = format!(
        "{} {ty} {name}({}) {{\n  union {{ {word} word; {ty} value; }} seen;\n  seen.word = {};\n  \
         return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
    );
    Some(Made { name, pointer: words.pointer(), text })
}

/// `int okl_atomic_swap_int(int *place, int expected, int desired) { ... }`: gives the value from before.
pub(super) fn swap_function(
    target: &Target,
    scalar: &Scalar,
    expected: &Scalar,
    space: &str,
) -> Option<Made> {
    let words = Words::new(target, scalar, space)?;
    let (ty, word, expected) = (words.ty, words.word(), &expected.name);
    let name = words.name("swap", expected);
    let text = format!(
        "{} {ty} {name}({}, {expected} expected, {ty} desired) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  \
         next.value = desired;\n  do {{\n    seen.word = {};\n    if (!(seen.value == expected)) break;\n  \
         }} while ({});\n  return seen.value;\n}}\n",
        words.swap.function,
        words.with(&words.swap.parameter),
        words.with(&words.swap.load),
        words.with(&words.swap.retry),
    );
    Some(Made { name, pointer: words.pointer(), text })
}
