//! The names of C++'s library and of OKL that a target provides.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The origin of the names of OKL (`float4`, `M_PI`, `sqrt`) on a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Library {
    /// The origin of most of them.
    pub kind: LibraryKind,
    /// Functions of C's library that the target has under other names, defined as macros: `printf`.
    pub renamed: BTreeMap<String, String>,
    /// The text before functions that okl defines: `static inline`.
    pub inline: String,
    /// A compiler that translates the text at run time, without headers of the system.
    pub runtime_compiler: Option<RuntimeCompiler>,
    /// True if a function of the user's hides all built-in functions with that name, whatever their parameters.
    pub functions_hide: bool,
}

impl Default for Library {
    fn default() -> Library {
        Library {
            kind: LibraryKind::default(),
            renamed: BTreeMap::new(),
            inline: "static inline".into(),
            runtime_compiler: None,
            functions_hide: false,
        }
    }
}

/// The origin of the names of OKL.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LibraryKind {
    /// The headers of C++; okl defines the vector types.
    #[default]
    Headers,
    /// The compiler: mathematical functions and vector types are built in; headers are used if there are any.
    Compiler,
    /// The language: it has its own functions, overloaded for each type.
    Language,
}

/// A compiler that translates texts at run time; it has no headers of the system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RuntimeCompiler {
    /// The macro that it predefines.
    pub macro_name: String,
    /// The prefix of its own versions of C++ headers: `cuda/std/`.
    pub headers: String,
    /// The namespace of those headers: `cuda::std`.
    pub namespace: String,
    /// The names of some of those headers in older versions: `__algorithm_` for `algorithm`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub older_headers: BTreeMap<String, String>,
    /// The preprocessor condition under which those headers exist, with those of the system or without.
    pub has_headers: String,
    /// Functions of `std` that are declared in the global namespace and in none of those headers: `printf`.
    pub global_functions: Vec<String>,
    /// Types of `<cstdint>` and `<cstddef>`, with the definitions that okl writes.
    pub types: BTreeMap<String, String>,
    /// Headers that need no substitute.
    pub known_headers: Vec<String>,
    /// True if `#include` lines of the text are rewritten to its own headers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub maps_includes: bool,
}
