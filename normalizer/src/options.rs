//! The options of the normalizer, and the macros that they predefine.

use crate::preprocess::{CommandMacro, PreprocessOptions};
use okl_model::RefusedHeaders;

/// The options of [`normalize`](crate::normalize).
#[derive(Clone, Debug, Default)]
pub struct NormalizeOptions {
    /// Macros that the user's compiler predefines, in the same form; they count for `#if` and in the user's text. If there
    /// are none, those of okl stand for them.
    pub predefined: Vec<String>,
    /// Macros defined on the command line, in order: `NAME`, `NAME=VALUE`, `NAME(args)=VALUE`.
    pub defines: Vec<String>,
    /// Macros undefined on the command line, after all `defines`.
    pub undefines: Vec<String>,
    /// The folders in which user headers are searched, in order.
    pub include_dirs: Vec<String>,
    /// Files that are read before the input.
    pub forced_includes: Vec<String>,
    /// Texts that are read before the input, after those files.
    pub headers: Vec<String>,
    /// True if an `#include` of a file that is not found is left to the target compiler.
    pub loose_headers: bool,
    /// Headers that a front end replaces: they are not read.
    pub absent: Vec<String>,
    /// Headers of libraries that a front end refuses: they are not read.
    pub refused: Vec<RefusedHeaders>,
    /// The language standard, of C++ or of C; `None` means `c++17`.
    pub std: Option<String>,
    /// The function that stands for kernel launches, for the texts of a front end whose language has these:
    /// `k<<<grid, block>>>(x)` is `(launch(grid, block), k(x))`.
    pub launch: Option<String>,
    /// The target, as `OKL_MODE` and `OCCA_USING_GPU` describe it.
    pub mode: Mode,
    /// The value of `OKL_KERNEL_HASH`: the name of the kernel in the cache of the host program.
    pub kernel_hash: Option<String>,
}

/// The properties of the target that a text can test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mode {
    /// The value of `OKL_MODE`, in capitals: `CUDA`. `OKL_MODE_CUDA` is defined as 1 then.
    pub name: String,
    /// True if `OCCA_USING_GPU` is defined as 1; otherwise it is not defined.
    pub gpu: bool,
}

impl Default for Mode {
    fn default() -> Mode {
        Mode { name: "SERIAL".into(), gpu: false }
    }
}

pub(crate) fn preprocess_options(options: &NormalizeOptions) -> PreprocessOptions {
    let named = |define: &String| {
        let (name, body) = define.split_once('=').unwrap_or((define, "1"));
        (name.to_string(), body.to_string())
    };
    let define = |(name_and_params, body)| CommandMacro::Define { name_and_params, body };
    let mut macros: Vec<CommandMacro> = options.defines.iter().map(named).map(define).collect();
    macros.extend(options.undefines.iter().cloned().map(CommandMacro::Undef));
    let std = options.std.as_deref().unwrap_or("c++17");
    let language = if is_c(std) { ("__STDC_VERSION__", "201710L") } else { ("__cplusplus", cplusplus(std)) };
    let mode = format!("\"{}\"", options.mode.name);
    // libocca displays the first 16 digits of its hashes.
    let hash = options.kernel_hash.as_deref().unwrap_or("unknown").chars().take(16).collect::<String>();
    let hash = format!("\"{hash}\"");
    let mut of_target = vec![("OKL_MODE", mode.as_str()), ("OKL_KERNEL_HASH", hash.as_str())];
    if options.predefined.is_empty() {
        of_target.push(language);
        of_target.extend(OF_COMPILERS);
    }
    // For `#if`, which cannot compare strings: `OKL_MODE_CUDA`.
    let own = options.mode.name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
    let own = format!("OKL_MODE_{own}");
    if !options.mode.name.is_empty() {
        of_target.push((&own, "1"));
    }
    if options.mode.gpu {
        of_target.push(("OCCA_USING_GPU", "1"));
    }
    let predefined = PREDEFINED.iter().chain(&of_target);
    let predefined = predefined.map(|(name, body)| (name.to_string(), body.to_string()));
    PreprocessOptions {
        macros,
        include_dirs: options.include_dirs.clone(),
        forced_includes: options.forced_includes.clone(),
        headers: options.headers.clone(),
        loose_headers: options.loose_headers,
        absent: options.absent.clone(),
        refused: options.refused.clone(),
        predefined: options.predefined.iter().map(named).chain(predefined).collect(),
        ..PreprocessOptions::default()
    }
}

/// True for a standard of C: `gnu17`, `c99`.
pub fn is_c(std: &str) -> bool {
    !std.contains("++")
}

/// The value of `__cplusplus` for a language standard; for unknown, newer standards the newest value.
fn cplusplus(std: &str) -> &'static str {
    match std.trim_start_matches("gnu++").trim_start_matches("c++") {
        "98" | "03" => "199711L",
        "11" | "0x" => "201103L",
        "14" | "1y" => "201402L",
        "17" | "1z" => "201703L",
        "20" | "2a" => "202002L",
        "23" | "2b" => "202302L",
        _ => "202400L",
    }
}

/// The macros that are predefined for every OKL text.
const PREDEFINED: &[(&str, &str)] = &[
    ("__OKL__", "1"),
    ("__OCCA__", "1"),
    ("OCCA_MAJOR_VERSION", "2"),
    ("OCCA_MINOR_VERSION", "0"),
    ("OCCA_PATCH_VERSION", "0"),
    ("OCCA_VERSION", "20000"),
    ("OKL_VERSION", "20000"),
];

/// Macros of compilers, where it is not known what the user's predefines.
const OF_COMPILERS: [(&str, &str); 4] =
    [("__STDC__", "1"), ("__STDC_HOSTED__", "1"), ("__x86_64__", "1"), ("__CHAR_BIT__", "8")];
