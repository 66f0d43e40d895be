//! Which names of C++'s library and of OKL a target has by itself.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Where the names of OKL (`float4`, `M_PI`, `sqrt`) come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Library {
    /// Where most of them come from.
    pub kind: LibraryKind,
    /// Functions of C's library that the target has under other names, which macros stand for: `printf`.
    pub renamed: BTreeMap<String, String>,
    /// What stands before functions of okl's own: `static inline`.
    pub inline: String,
    /// A compiler that translates the text while the program runs, and has no headers.
    pub runtime_compiler: Option<RuntimeCompiler>,
    /// Whether a function of the user's hides all of the target's own of that name, whatever their parameters.
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

/// Where names come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LibraryKind {
    /// The headers of C++, vectors from okl.
    #[default]
    Headers,
    /// The compiler: functions of numbers and vector types; headers where there are any.
    Compiler,
    /// The language: functions of its own, one for each type.
    Language,
}

/// A compiler that translates texts while the program runs: it has no headers of the system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RuntimeCompiler {
    /// The macro it defines.
    pub macro_name: String,
    /// What stands before the name of a header of C++ of its own: `cuda/std/`.
    pub headers: String,
    /// The namespace of what these declare: `cuda::std`.
    pub namespace: String,
    /// Names that some of those headers have in older versions: `__algorithm_` for `algorithm`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub older_headers: BTreeMap<String, String>,
    /// The condition, as the preprocessor reads it, under which those headers are there, with the system's or without.
    pub has_headers: String,
    /// Functions of `std` that stand outside of all namespaces, and in none of those headers: `printf`.
    pub global_functions: Vec<String>,
    /// Types of `<cstdint>` and `<cstddef>`, as it has to be told them.
    pub types: BTreeMap<String, String>,
    /// Headers that it needs no substitute for.
    pub known_headers: Vec<String>,
    /// Whether includes of the text become those of its own headers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub maps_includes: bool,
}
