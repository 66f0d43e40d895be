//! Identities of plugins and their origins.

use okl_abi::PluginKind;
use std::ffi::OsString;
use std::path::PathBuf;

/// The kind and the name of a plugin: ``the backend `cuda` ``.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluginId {
    /// The kind.
    pub kind: PluginKind,
    /// The name.
    pub name: String,
}

/// The origin of a plugin's code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Linked into this program.
    Embedded,
    /// A library file.
    File(PathBuf),
    /// A program: its command line.
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

/// True if two names denote the same plugin: `-` and `_` are equal, since symbols cannot contain `-` and some plugins
/// derive theirs from their name.
pub fn same_name(one: &str, other: &str) -> bool {
    one.replace('-', "_") == other.replace('-', "_")
}
