//! Names of plugins, and the places they come from.

use okl_abi::PluginKind;
use std::ffi::OsString;
use std::path::PathBuf;

/// A kind and a name: ``the backend `cuda` ``.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluginId {
    /// The kind.
    pub kind: PluginKind,
    /// The name.
    pub name: String,
}

/// Where a plugin came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is part of this program.
    Embedded,
    /// A library.
    File(PathBuf),
    /// A program.
    Command(Vec<OsString>),
}

/// The name of the library file of a plugin on this system: `libokl_backend_cuda.so`.
pub fn file_name(kind: PluginKind, name: &str) -> String {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    format!("{DLL_PREFIX}{}{DLL_SUFFIX}", kind.symbol(name))
}

impl std::fmt::Display for PluginId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = match self.kind {
            PluginKind::Backend => "backend",
            PluginKind::Attribute => "attribute plugin",
            PluginKind::Stage => "stage",
            PluginKind::Intrinsics => "intrinsics plugin",
            PluginKind::Frontend => "front end",
        };
        write!(f, "the {kind} `{}`", self.name)
    }
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Origin::Embedded => f.write_str("the embedded plugin"),
            Origin::File(path) => write!(f, "`{}`", path.display()),
            Origin::Command(words) => {
                let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
                write!(f, "`{}`", words.join(" "))
            }
        }
    }
}

/// Whether two names are one: symbols cannot hold a `-`, and some plugins make theirs of their name.
pub fn same_name(one: &str, other: &str) -> bool {
    one.replace('-', "_") == other.replace('-', "_")
}
