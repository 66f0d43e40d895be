//! The options of a parse, and its input as libclang gets it.

use crate::foreign_words::ForeignWords;
use crate::header_deps::HeaderDeps;
use okl_model::Intrinsic;
use okl_normalizer::ParseForm;
use okl_source::DiagnosticId;
use okl_source::ids::INTRINSIC_PROTOTYPE;

/// Options of a parse.
#[derive(Clone, Debug, Default)]
pub struct ParseOptions {
    /// The language standard: `c++17`, the default; `gnu17` for a text in C.
    pub std: Option<String>,
    /// Further clang arguments.
    pub args: Vec<String>,
    /// Functions that texts may call without a declaration.
    pub intrinsics: Vec<Intrinsic>,
    /// If true, headers that cannot be found are no error: they are left to the target compiler.
    pub loose_headers: bool,
    /// Headers that need not exist, since the text itself has their declarations.
    pub absent: Vec<String>,
    /// True if the text is a whole program, with host code, which may use all of the standard library.
    pub programs: bool,
    /// True if the bodies of instances of function templates are read, too ([`okl_model::Unit::instances`]).
    pub instances: bool,
    /// Names of target languages, for messages about texts that use them.
    pub foreign: ForeignWords,
}

impl ParseOptions {
    /// True if the text is C.
    pub fn is_c(&self) -> bool {
        self.std.as_deref().is_some_and(okl_normalizer::is_c)
    }
}

/// The input of libclang for a text, for tools that parse it by other means.
#[derive(Clone, Debug)]
pub struct ClangInput {
    /// The name of the text for libclang; no such file exists.
    pub file: &'static str,
    /// The text, with the map from its places to the normal form.
    pub form: ParseForm,
    /// The length of the prelude, with which the text starts, in bytes.
    pub prelude: u32,
    /// The arguments of clang.
    pub arguments: Vec<String>,
    /// The files of the machine that the result depends on.
    pub looked: HeaderDeps,
}

/// The id of the diagnostic about an intrinsic whose prototype clang rejects.
pub const WRONG_PROTOTYPE: DiagnosticId = INTRINSIC_PROTOTYPE;
