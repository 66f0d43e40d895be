//! Reads normalised text into the model with libclang.

use okl_model::Unit;
use okl_normalizer::Normalized;
use okl_source::Diagnostic;
use std::path::{Path, PathBuf};

/// A loaded libclang.
#[derive(Debug)]
pub struct Clang {}

/// Why libclang could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// No library was found in any of the places tried.
    NotFound {
        /// Where it was looked for.
        tried: Vec<PathBuf>,
    },
    /// A library was found and could not be loaded, or is too old.
    Unusable {
        /// The library.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for LoadError {}

/// How to parse.
#[derive(Clone, Debug, Default)]
pub struct ParseOptions {
    /// The language: `c++17`.
    pub std: Option<String>,
    /// More clang arguments.
    pub args: Vec<String>,
}

impl Clang {
    /// Loads the library at `path`, or the best one found in the usual places.
    pub fn load(_path: Option<&Path>) -> Result<Clang, LoadError> {
        Err(LoadError::NotFound { tried: Vec::new() })
    }

    /// Reads a text; `None` when clang finds errors.
    pub fn parse(&self, _input: &Normalized, _options: &ParseOptions) -> (Option<Unit>, Vec<Diagnostic>) {
        (None, Vec::new())
    }
}
