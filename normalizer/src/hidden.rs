//! Hidden macros: those that the output neither uses nor defines.
//!
//! The output contains the user's macros, with their definitions. Between them stands generated text, such as
//! `threadIdx.x`, and a macro `x` would change that. So macros with such names are expanded at every use, and so are
//! macros whose definitions use them, and macros that not every target's compiler can read.
//!
//! A macro that leads back to itself, `#define sqrt(x) sqrt((double)(x))`, leaves its own name in its expansion, which a
//! compiler does not expand again. Where the output, or a text that is read once more, contains the expansion, it would:
//! such macros are hidden as well.

use crate::lex::{Token, TokenKind, lex};
use crate::operators::with_operators;
use crate::options::NormalizeOptions;
use crate::preprocess::{KeptDirective, KeptKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Names in generated text that C++ does not reserve, separated by spaces. They are those of all targets, since one
/// text serves several.
const WORDS: &str = "CLK_GLOBAL_MEM_FENCE CLK_LOCAL_MEM_FENCE __constant __constant__ __device__ __global \
    __global__ __kernel __launch_bounds__ __local __private __restrict__ __shared__ __syncthreads __syncwarp \
    atomic atomicAdd atomicAnd atomicCAS atomicExch atomicMax atomicMin atomicOr atomicSub atomicXor atomic_int \
    atomic_ref atomic_uint barrier blockDim blockIdx buffer capture collapse constant critical device \
    deviceKernels dim dim3 dims ext get_group get_group_id get_local_id get_sub_group global gridDim \
    group_barrier group_local_memory_for_overwrite group_position handler handler_ item_ kernel local \
    max_total_threads_per_threadgroup mem_device mem_flags mem_threadgroup memory_order_relaxed metal \
    modeKernel_t modeMemory_t nd_item nd_range occa omp oneapi parallel parallel_for queue queue_ range_ \
    reqd_sub_group_size reqd_work_group_size restrict setRunDims simdgroup_barrier sub_group_barrier submit sycl \
    thread threadIdx thread_position thread_position_in_threadgroup threadgroup threadgroup_barrier \
    threadgroup_position_in_grid uchar uint uint3 ulong update ushort w x y z";

/// The names of the hidden macros.
pub(crate) fn hidden(options: &NormalizeOptions, kept: &[KeptDirective], text: &str) -> FxHashSet<String> {
    let of_text =
        kept.iter().filter(|directive| matches!(directive.kind, KeptKind::Define { .. })).map(|directive| {
            let line = directive.span.of(text);
            line.split_once("define").map_or("", |(_, rest)| rest).trim_start().to_string()
        });
    let of_line = options.defines.iter().map(|define| define.replacen('=', " ", 1));
    let definitions: Vec<Definition> =
        of_line.chain(of_text).filter_map(|text| Definition::read(&text)).collect();
    // For each word, the macros whose definitions contain it.
    let mut namers: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for Definition { name, body, .. } in &definitions {
        for word in body {
            namers.entry(word).or_default().push(name);
        }
    }
    let words: FxHashSet<&str> = WORDS.split_whitespace().collect();
    let is_first = |definition: &&Definition| {
        words.contains(definition.name.as_str())
            || definition.is_unreadable
            || definition.holds_directive()
            || leads_back(&namers, &definition.name)
    };
    let mut found = FxHashSet::default();
    let mut left: Vec<&str> = definitions.iter().filter(is_first).map(|found| found.name.as_str()).collect();
    while let Some(name) = left.pop() {
        if found.insert(name.to_string()) {
            left.extend(namers.get(name).into_iter().flatten());
        }
    }
    found
}

/// True if the definition of a macro contains its name, or that of another macro whose definition leads to it.
fn leads_back(namers: &FxHashMap<&str, Vec<&str>>, name: &str) -> bool {
    let mut seen = FxHashSet::default();
    let mut left: Vec<&str> = namers.get(name).into_iter().flatten().copied().collect();
    while let Some(next) = left.pop() {
        if next == name {
            return true;
        }
        if seen.insert(next) {
            left.extend(namers.get(next).into_iter().flatten());
        }
    }
    false
}

/// True if a text contains one of these names, or a `@directive(...)` that has no operator form.
pub(crate) fn names_one(text: &str, hidden: &FxHashSet<String>) -> bool {
    if hidden.is_empty() && !text.contains('@') {
        return false;
    }
    let text = &*with_operators(text);
    let tokens = lex(text).tokens;
    let names_directive = |pair: &[Token]| pair[0].kind == TokenKind::At && pair[1].is(text, "directive");
    tokens.windows(2).any(names_directive)
        || tokens.iter().any(|token| hidden.contains(token.text(text).as_ref()))
}

/// A macro definition as a list of words.
struct Definition {
    name: String,
    /// The words of its body that are not its parameters.
    body: Vec<String>,
    /// True if a target's compiler may not read it: `__VA_OPT__` is C++20, and NVRTC accepts only ASCII letters in
    /// names.
    is_unreadable: bool,
}

impl Definition {
    /// True if it contains a `@directive(...)` that is not a `#pragma`, which no compiler reads.
    fn holds_directive(&self) -> bool {
        self.body.windows(2).any(|words| words == ["@", "directive"])
    }

    /// Reads `F(a, b) a + b`.
    fn read(text: &str) -> Option<Definition> {
        let text = &*with_operators(text);
        let tokens = lex(text).tokens;
        let words: Vec<String> = tokens.iter().map(|token| token.text(text).into_owned()).collect();
        let name = words.first()?.clone();
        let is_odd = |token: &Token| {
            let word = token.text(text);
            let is_name = token.kind == TokenKind::Identifier;
            is_name
                && (word == "__VA_OPT__"
                    || !word.chars().all(|letter| letter == '_' || letter.is_ascii_alphanumeric()))
        };
        let is_unreadable = tokens.iter().any(is_odd);
        let takes = tokens.get(1).is_some_and(|open| words[1] == "(" && !open.space_before);
        let close =
            if takes { words.iter().position(|word| word == ")").unwrap_or(words.len() - 1) } else { 0 };
        let (head, body) = words.split_at(close + 1);
        let parameters = &head[1..];
        let body = body.iter().filter(|word| !parameters.contains(word)).cloned().collect();
        Some(Definition { name, body, is_unreadable })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_of_generated_words_are_hidden_with_those_that_name_them() {
        let defines = ["x=4", "A=x + 1", "B=A", "SQ(x)=((x) * (x))", "N=16"].map(str::to_string).to_vec();
        let options = NormalizeOptions { defines, ..NormalizeOptions::default() };
        let mut found: Vec<String> = hidden(&options, &[], "").into_iter().collect();
        found.sort();
        assert_eq!(found, ["A", "B", "x"]);
    }

    #[test]
    fn macros_that_lead_back_to_themselves_are_hidden() {
        let defines = ["sqrt(x)=sqrt((double)(x))", "A=B + 1", "B=A", "C=sqrt(2)", "N(N)=N", "M=16"];
        let defines = defines.map(str::to_string).to_vec();
        let options = NormalizeOptions { defines, ..NormalizeOptions::default() };
        let mut found: Vec<String> = hidden(&options, &[], "").into_iter().collect();
        found.sort();
        assert_eq!(found, ["A", "B", "C", "sqrt"]);
    }

    #[test]
    fn macros_that_not_every_compiler_reads_are_hidden() {
        let defines = ["F(a, ...)=f(a __VA_OPT__(,) __VA_ARGS__)", "G=F(1)", "a$=1", "H(ä)=ä", "S=\"ä$\""];
        let defines = defines.map(str::to_string).to_vec();
        let options = NormalizeOptions { defines, ..NormalizeOptions::default() };
        let mut found: Vec<String> = hidden(&options, &[], "").into_iter().collect();
        found.sort();
        assert_eq!(found, ["F", "G", "H", "a$"]);
    }
}
