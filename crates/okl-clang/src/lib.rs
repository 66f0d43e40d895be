//! From normalised text to a [`okl_model::Unit`], with libclang.
//!
//! The text is parsed in its parse form, in which numbered carriers stand for attributes
//! (`okl_normalizer::ParseForm`). The walk then copies facts out of the AST: nothing of
//! libclang leaves this crate, and all places are ranges of the normal form.
//!
//! Two things take more than one parse: `m(i, j)` on something with `@dim`, which clang first
//! calls an error, and calls of functions nobody declared. Both are found by clang's own
//! messages, written differently, and parsed again.

#![allow(non_upper_case_globals)] // clang-sys names constants as clang-c/Index.h does

mod bindings;
mod constants;
mod declare;
mod dimensions;
mod expr;
mod forms;
mod header_deps;
mod headers;
mod hidden;
mod instances;
mod layout;
mod libclang;
mod lists;
mod loops;
mod messages;
mod names;
mod parse;
mod parse_feedback;
mod prelude;
mod reader;
mod scopes;
mod stmt;
mod token_places;
mod tokens;
mod types;
mod undeclared;
mod unrecorded_references;
mod vectors;
mod warnings;

pub use header_deps::HeaderDeps;
pub use libclang::{LoadError, Version};
pub use tokens::is_keyword;

use okl_model::{Attributes, Intrinsic, Unit};
use okl_normalizer::{Normalized, ParseForm};
use okl_source::Diagnostic;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

/// The names of the warnings of clang that people mean most often.
pub fn usual_warnings() -> impl Iterator<Item = &'static str> {
    warnings::USUAL.into_iter()
}

/// A loaded libclang.
#[derive(Debug)]
pub struct Clang {
    library: libclang::Library,
    /// Why those before it in the order of trial are not taken.
    skipped: Vec<LoadError>,
}

/// How to parse.
#[derive(Clone, Debug, Default)]
pub struct ParseOptions {
    /// The language: `c++17`.
    pub std: Option<String>,
    /// More clang arguments.
    pub args: Vec<String>,
    /// Functions that texts may call without a declaration.
    pub intrinsics: Vec<Intrinsic>,
    /// Whether headers that are nowhere are left to the target compiler.
    pub loose_headers: bool,
    /// Headers that nobody needs to find: what they declare stands in the text.
    pub absent: Vec<String>,
    /// Whether the text is a whole program, which may use all of the standard library.
    pub programs: bool,
    /// Words of targets that people write who know those.
    pub foreign: ForeignWords,
}

/// Words of targets, read when a text has one of them that nothing declares.
#[derive(Clone, Default)]
pub struct ForeignWords(Option<Arc<Words>>);

struct Words {
    /// Whether some text may be one of the words or start one. To read them all takes as long as to read a small kernel.
    may_have: Box<dyn Fn(&str) -> bool + Send + Sync>,
    all: LazyLock<Vec<ForeignWord>, Box<dyn FnOnce() -> Vec<ForeignWord> + Send>>,
}

impl ForeignWords {
    /// The words that `read` knows; none of them starts with a text that `may_have` says no to.
    pub fn new(
        read: impl FnOnce() -> Vec<ForeignWord> + Send + 'static,
        may_have: impl Fn(&str) -> bool + Send + Sync + 'static,
    ) -> ForeignWords {
        let all = LazyLock::new(Box::new(read) as Box<_>);
        ForeignWords(Some(Arc::new(Words { may_have: Box::new(may_have), all })))
    }

    /// Those that start so.
    pub fn that_start<'w>(&'w self, start: &str) -> impl Iterator<Item = &'w ForeignWord> {
        let words = self.0.as_ref().filter(|words| (words.may_have)(start));
        words.into_iter().flat_map(|words| words.all.iter()).filter(move |word| word.word.starts_with(start))
    }

    /// The word of that name; else the one that stands for all that start so: `cuda*`.
    pub fn find(&self, name: &str) -> Option<&ForeignWord> {
        let words = self.0.as_ref().filter(|words| (words.may_have)(name))?;
        find_word(&words.all, name)
    }
}

/// The word of that name among these; else the one with the longest start that stands for all names with it.
pub fn find_word<'w>(words: &'w [ForeignWord], name: &str) -> Option<&'w ForeignWord> {
    let stands_for = |word: &&ForeignWord| {
        let stem = word.word.strip_suffix('*').filter(|stem| !stem.starts_with('#'));
        // `cudaMalloc3D`, and no name that goes on in small letters: `hipster`.
        let rest = stem.and_then(|stem| name.strip_prefix(stem));
        rest.is_some_and(|rest| rest.starts_with(|first: char| !first.is_ascii_lowercase()))
    };
    let exact = words.iter().find(|word| word.word == name);
    exact.or_else(|| words.iter().filter(stands_for).max_by_key(|word| word.word.len()))
}

impl std::fmt::Debug for ForeignWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ForeignWords")
    }
}

/// A word of targets for which OKL has its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignWord {
    /// The word: `__syncthreads`, `#pragma omp parallel`.
    pub word: String,
    /// What people call the targets that have it.
    pub of: Vec<String>,
    /// What OKL has.
    pub okl: String,
    /// What it is.
    pub kind: ForeignKind,
    /// What stands for it, where that is certain: another word, or a text with arguments of its call, `{0}` for the first,
    /// `{*0}` for what that points to. With an `@` in front it takes the place of a statement.
    pub write: Option<String>,
    /// Whether it is a function that gives a number with a fraction.
    pub is_floating: bool,
}

/// What a word of others is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ForeignKind {
    /// A function, a variable, or a word of a declaration.
    #[default]
    Word,
    /// A type.
    Type,
    /// A name of host code.
    Host,
    /// A type of host code.
    HostType,
    /// The name of a header.
    Header,
    /// A word before a declaration, a loop or a block, with arguments or without; or a parameter that OKL does not have.
    Prefix,
}

impl ForeignKind {
    /// Whether it belongs into a host program.
    pub fn is_of_host(self) -> bool {
        match self {
            ForeignKind::Host | ForeignKind::HostType => true,
            ForeignKind::Word | ForeignKind::Type | ForeignKind::Header | ForeignKind::Prefix => false,
        }
    }

    /// Whether it is a type.
    pub fn is_type(self) -> bool {
        match self {
            ForeignKind::Type | ForeignKind::HostType => true,
            ForeignKind::Word | ForeignKind::Host | ForeignKind::Header | ForeignKind::Prefix => false,
        }
    }
}

impl ForeignWord {
    /// What to write instead, as a sentence: ``in OKL: `@kernel` ``.
    pub fn help(&self) -> String {
        match self.okl.strip_prefix("nothing: ") {
            Some(rest) => rest.to_string(),
            None => format!("in OKL: {}", self.okl),
        }
    }

    /// `CUDA and HIP`
    pub fn languages(&self) -> String {
        match &self.of[..] {
            [all @ .., last] if !all.is_empty() => format!("{} and {last}", all.join(", ")),
            all => all.join(""),
        }
    }
}

/// The id of what clang says of a prototype among these.
pub const WRONG_PROTOTYPE: &str = "intrinsic-prototype";

/// What libclang is handed for a text, for whoever wants to read the same by other means.
#[derive(Clone, Debug)]
pub struct ClangInput {
    /// The name libclang knows the text by; no such file exists.
    pub file: &'static str,
    /// The text, and the way from its places to the normal form.
    pub form: ParseForm,
    /// How much of the text is okl's own.
    pub prelude: u32,
    /// The arguments.
    pub arguments: Vec<String>,
    /// What of the machine's files it depends on.
    pub looked: HeaderDeps,
}

impl Clang {
    /// Loads the library at `path`; without one, or in a folder, the best that works.
    pub fn load(path: Option<&Path>, folders: &[PathBuf]) -> Result<Clang, LoadError> {
        let mut skipped = Vec::new();
        for candidate in Clang::candidates(path, folders)? {
            match libclang::Library::open(&candidate) {
                Ok(library) => return Ok(Clang { library, skipped }),
                Err(error) => skipped.push(error),
            }
        }
        Err(skipped.into_iter().next().unwrap_or(LoadError::NotFound { tried: Vec::new() }))
    }

    /// The libraries that [`Clang::load`] tries, in their order.
    pub fn candidates(path: Option<&Path>, folders: &[PathBuf]) -> Result<Vec<PathBuf>, LoadError> {
        match path {
            Some(path) if path.is_dir() => libclang::find_in(path),
            Some(path) => Ok(vec![path.to_path_buf()]),
            None => libclang::find(folders),
        }
    }

    /// Those before it that do not work, and why.
    pub fn skipped(&self) -> &[LoadError] {
        &self.skipped
    }

    /// Installs no handlers for signals while it reads: if clang crashes, the program does.
    pub fn leaving_signals(mut self) -> Clang {
        self.library.leaves_signals = true;
        self
    }

    /// Which libclang it is.
    pub fn version(&self) -> &Version {
        &self.library.version
    }

    /// Where it was loaded from.
    pub fn path(&self) -> &Path {
        &self.library.path
    }

    /// Reads a text. With errors the unit is partial; `None` when there is nothing to read.
    pub fn parse(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> (Option<Unit>, Vec<Diagnostic>) {
        let (unit, found, _) = self.parse_and_look(input, options, attributes);
        (unit, found)
    }

    /// The same, with what of the machine's files it depends on.
    pub fn parse_and_look(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> (Option<Unit>, Vec<Diagnostic>, HeaderDeps) {
        let (unit, found, handed) = parse::parse(&self.library, input, options, attributes);
        (unit, found, handed.map_or_else(HeaderDeps::default, |handed| handed.looked))
    }

    /// Which of these are no names of warnings of clang.
    pub fn unknown_warnings<'n>(&self, names: &[&'n str]) -> Vec<&'n str> {
        parse::unknown_warnings(&self.library, names)
    }

    /// The prototypes that clang does not take, by number, and what it says.
    pub fn wrong_prototypes(&self, options: &ParseOptions) -> Vec<(usize, String)> {
        parse::wrong_prototypes(&self.library, options)
    }

    /// What [`Clang::parse`] reads a text from in the end, with the unit; `None` when clang finds errors.
    pub fn parse_and_show(
        &self,
        input: &Normalized,
        options: &ParseOptions,
        attributes: &Attributes,
    ) -> Option<(Unit, ClangInput)> {
        let (unit, _, handed) = parse::parse(&self.library, input, options, attributes);
        Some((unit?, handed?))
    }
}
