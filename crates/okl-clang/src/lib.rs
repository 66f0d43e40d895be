//! The parser: from normalized OKL text to an [`okl_model::Unit`], with libclang.
//!
//! The only crate that touches libclang. [`Clang`] is a loaded library; [`Clang::parse`] takes an
//! [`okl_normalizer::Normalized`] text, [`ParseOptions`] and the table of known attributes. It returns a unit and the
//! diagnostics; after errors the unit is partial, and there is none if nothing can be read.
//!
//! # Texts and places
//!
//! clang does not know OKL. It reads the *parse form* ([`okl_normalizer::ParseForm`]): the normal form with numbered
//! *carriers* in place of attributes (`__attribute__((annotate("okl:3")))`, `m[okl_ix(i, j)]` for `m(i, j)`), behind a
//! *prelude* that declares the functions, types and constants of OKL that the text names (`prelude`). Macros of the
//! user change neither, since the normalizer has expanded them.
//!
//! Offsets of clang are offsets in the parse form; all places in the unit and in diagnostics are ranges of the normal
//! form. Nothing of libclang leaves this crate.
//!
//! # Steps
//!
//! 1. `forms` finds what is no C++ at all (`f<<<n, 64>>>(x)`) and what clang reads in its place.
//! 2. clang parses the parse form. Some of its errors are feedback for another parse (`parse_feedback`): `m(i, j)` on
//!    something with `@dim`, calls of functions and uses of types that nothing declares, headers that do not exist,
//!    names that clash with the prelude. The text is then written differently and parsed again, until nothing new is
//!    learnt.
//! 3. `reader` walks the AST and copies what it says into the unit. Its parts: `declare`, `stmt`, `expr`, `types`,
//!    `loops` (headers of parallel loops), `dimensions` (`@dim`), `bindings`, `lists`, `constants`, `layout`, `names`.
//!    `function_instances`, `class_instances`, `template_uses`, `type_names` (instances of templates, for those who ask). `token_places`, `tokens`, `hidden` and `scopes` read from the tokens what libclang has no nodes for.
//! 4. `messages` turns clang's diagnostics into okl's; `undeclared` and `instances` improve and merge them.
//!
//! # Invariants
//!
//! - Entities are identified by place: the instances of a template share one place, and so are one entity. Each
//!   declaration of a function is an entity of its own that knows its canonical declaration.
//! - Every mention of a variable in a function becomes a use in the unit. Builds with debug assertions check it with a
//!   second walk (`unrecorded_references`).
//! - [`HeaderDeps`] lists all files of the machine that a parse depends on, or says that it cannot.
//!
//! The crate checks no rules of OKL and does not interpret attributes, except for the dimensions of `@dim` and the axes
//! that attributes name.

#![allow(non_upper_case_globals)] // clang-sys names constants as clang-c/Index.h does

mod bindings;
mod class_instances;
mod constants;
mod declare;
mod dimensions;
mod expr;
mod foreign_fix;
mod foreign_words;
mod forms;
mod function_instances;
mod functions;
mod header_deps;
mod headers;
mod hidden;
mod ids;
mod instances;
mod layout;
mod libclang;
mod lists;
mod loops;
mod messages;
mod missing_names;
mod names;
mod options;
mod parse;
mod parse_feedback;
mod parse_text;
mod precompiled;
mod prelude;
mod prelude_text;
mod reader;
mod scopes;
mod stmt;
mod template_uses;
mod token_places;
mod tokens;
mod type_names;
mod types;
mod undeclared;
mod unrecorded_references;
mod vectors;
mod warnings;

pub use foreign_words::{ForeignKind, ForeignWord, ForeignWords, find_word};
pub use header_deps::HeaderDeps;
pub use libclang::{LoadError, Version};
pub use options::{ClangInput, ParseOptions, WRONG_PROTOTYPE};
pub use precompiled::{HeaderInputs, HeaderStore, MadeHeaders, PrecompiledHeaders};
pub use tokens::is_keyword;

use okl_model::{Attributes, Unit};
use okl_normalizer::Normalized;
use okl_source::Diagnostic;
use precompiled::HeaderPrecompiler;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The names of the warnings of clang that users pass most often.
pub fn usual_warnings() -> impl Iterator<Item = &'static str> {
    warnings::USUAL.into_iter()
}

/// A loaded libclang.
#[derive(Debug)]
pub struct Clang {
    library: libclang::Library,
    /// The errors of the libraries that were tried before this one.
    skipped: Vec<LoadError>,
    headers: Option<HeaderPrecompiler>,
}

impl Clang {
    /// Loads the library at `path`. If `path` is a folder or `None`, loads the best library that works.
    pub fn load(path: Option<&Path>, folders: &[PathBuf]) -> Result<Clang, LoadError> {
        let mut skipped = Vec::new();
        for candidate in Clang::candidates(path, folders)? {
            match libclang::Library::open(&candidate) {
                Ok(library) => return Ok(Clang { library, skipped, headers: None }),
                Err(error) => skipped.push(error),
            }
        }
        Err(skipped.into_iter().next().unwrap_or(LoadError::NotFound { tried: Vec::new() }))
    }

    /// The libraries that [`Clang::load`] tries, in order.
    pub fn candidates(path: Option<&Path>, folders: &[PathBuf]) -> Result<Vec<PathBuf>, LoadError> {
        match path {
            Some(path) if path.is_dir() => libclang::find_in(path),
            Some(path) => Ok(vec![path.to_path_buf()]),
            None => libclang::find(folders),
        }
    }

    /// The errors of the libraries that were tried before this one and do not work.
    pub fn skipped(&self) -> &[LoadError] {
        &self.skipped
    }

    /// Leaves signal handling alone: libclang installs no handlers, so a crash of clang ends the process.
    pub fn leaving_signals(mut self) -> Clang {
        self.library.leaves_signals = true;
        self
    }

    /// Keeps precompiled headers in `store`.
    pub fn keeping_headers(mut self, store: Arc<dyn HeaderStore>) -> Clang {
        self.headers = Some(HeaderPrecompiler::new(store));
        self
    }

    /// The version of libclang.
    pub fn version(&self) -> &Version {
        &self.library.version
    }

    /// The path that it was loaded from.
    pub fn path(&self) -> &Path {
        &self.library.path
    }

    /// Parses a text. After errors the unit is partial; it is `None` if nothing could be read.
    pub fn parse(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> (Option<Unit>, Vec<Diagnostic>) {
        let (unit, found, _) = self.parse_and_look(input, options, attributes);
        (unit, found)
    }

    /// Parses a text as [`Clang::parse`] does, and also returns the files of the machine that the result depends on.
    pub fn parse_and_look(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> (Option<Unit>, Vec<Diagnostic>, HeaderDeps) {
        let (unit, found, handed) =
            parse::parse(&self.library, self.headers.as_ref(), input, options, attributes);
        (unit, found, handed.map_or_else(HeaderDeps::default, |handed| handed.looked))
    }

    /// The names among these that are no warnings of clang.
    pub fn unknown_warnings<'n>(&self, names: &[&'n str]) -> Vec<&'n str> {
        parse::unknown_warnings(&self.library, names)
    }

    /// The indices of the intrinsics whose prototypes clang rejects, with clang's messages.
    pub fn wrong_prototypes(&self, options: &ParseOptions) -> Vec<(usize, String)> {
        parse::wrong_prototypes(&self.library, options)
    }

    /// Parses a text as [`Clang::parse`] does, and also returns the input of the last parse. `None` if there is no
    /// unit.
    pub fn parse_and_show(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> Option<(Unit, ClangInput)> {
        let (unit, _, handed) =
            parse::parse(&self.library, self.headers.as_ref(), input, options, attributes);
        Some((unit?, handed?))
    }
}
