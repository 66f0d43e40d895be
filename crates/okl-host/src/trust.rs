//! The code that the user trusts okl to run when a file asks for it.

use crate::hashed_tree::{Limits, NamedPath, file_hash, named};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io;
use std::path::{Component, Path, PathBuf};

/// The code that the user trusts: the entries of the user's `trusted.toml` and the folders of the user's own files.
#[derive(Clone, Debug, Default)]
pub struct Trusted {
    rows: Vec<Trust>,
    /// The reason why `trusted.toml` cannot be read; then none of its entries counts.
    defect: Option<String>,
    /// Folders whose files were written by the user.
    own: Vec<PathBuf>,
    everything: bool,
}

/// A trusted library, command or file, in the state in which the user inspected it.
///
/// The hash counts only together with the path: the same file elsewhere may load other neighbouring files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trust {
    /// The library, the file, or the folder that the command runs in; absolute, without links.
    pub path: String,
    /// The linked plugin that starts the command: `stage clang-format`. Empty for other commands.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub plugin: String,
    /// The command line; empty for a file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub command: Vec<String>,
    /// The hash of the file, or of the command's words and the files that they name.
    pub sha256: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    schema: u32,
    #[serde(default)]
    trusted: Vec<Trust>,
}

impl Trusted {
    /// Reads a `trusted.toml`.
    pub fn read(text: &str) -> Trusted {
        match toml::from_str::<Document>(text) {
            Ok(Document { schema: 1, trusted }) => Trusted { rows: trusted, ..Trusted::default() },
            Ok(Document { schema, .. }) => Trusted::unreadable(format!("schema {schema} is not known")),
            Err(error) => Trusted::unreadable(error.message().to_string()),
        }
    }

    /// Trusts nothing, because of a defect of the file.
    pub fn unreadable(defect: String) -> Trusted {
        Trusted { defect: Some(defect), ..Trusted::default() }
    }

    /// Trusts everything that any file names: for programs that are responsible for the files they read.
    pub fn everything() -> Trusted {
        Trusted { everything: true, ..Trusted::default() }
    }

    /// Adds a folder of the user's own; whatever its files name is trusted.
    pub fn with_own(mut self, folder: PathBuf) -> Trusted {
        self.own.push(folder);
        self
    }

    /// The defect of `trusted.toml` because of which nothing is trusted.
    pub fn defect(&self) -> Option<&str> {
        self.defect.as_deref()
    }

    /// True if exactly this state is trusted.
    pub fn holds(&self, wanted: &Trust) -> bool {
        self.everything || self.rows.contains(wanted)
    }

    /// True if everything is trusted.
    pub fn is_everything(&self) -> bool {
        self.everything
    }

    /// True if a file lies in a folder of the user's own, or is reached from there through links.
    pub fn owns(&self, path: &Path) -> bool {
        let is_below = |path: &Path, folder: &Path| {
            let rest = path.strip_prefix(folder);
            // A path such as `own/../theirs` only has the prefix.
            rest.is_ok_and(|rest| rest.components().all(|part| matches!(part, Component::Normal(_))))
        };
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        let real = std::fs::canonicalize(path).ok();
        self.own.iter().any(|folder| {
            let real_folder = || std::fs::canonicalize(folder).ok();
            is_below(&absolute, folder)
                || real.as_ref().zip(real_folder()).is_some_and(|(real, folder)| is_below(real, &folder))
        })
    }

    /// The trusted hash for that path and command.
    pub fn hash_of(&self, wanted: &Trust) -> Option<&str> {
        self.rows.iter().find(|row| row.is_place_of(wanted)).map(|row| row.sha256.as_str())
    }

    /// Trusts `trust` and replaces the former entry for its path and command.
    pub fn add(&mut self, trust: Trust) {
        self.rows.retain(|row| !row.is_place_of(&trust));
        self.rows.push(trust);
    }

    /// The contents of `trusted.toml`.
    pub fn to_toml(&self) -> String {
        let document = Document { schema: 1, trusted: self.rows.clone() };
        let text = toml::to_string(&document).expect("strings can be written as TOML");
        format!("# What `okl plugins trust` was told.\n{text}")
    }
}

impl Trust {
    /// The entry for the current state of a file: a library or an `okl.toml`.
    pub fn of_file(path: &Path) -> io::Result<Trust> {
        let (plugin, command) = (String::new(), Vec::new());
        Ok(Trust { sha256: file_hash(path)?, path: place(path)?, plugin, command })
    }

    /// The entry for the current state of a command in its folder.
    pub fn of_command(words: &[String], folder: &Path) -> io::Result<Trust> {
        let sha256 = command_hash(words, folder)?;
        Ok(Trust { sha256, path: place(folder)?, plugin: String::new(), command: words.to_vec() })
    }

    fn is_place_of(&self, other: &Trust) -> bool {
        (&self.path, &self.plugin, &self.command) == (&other.path, &other.plugin, &other.command)
    }
}

/// The hash of the words, and of the files and folders that they name relative to `folder`.
pub(super) fn command_hash(words: &[String], folder: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    let mut limits = Limits::default();
    for word in words {
        hash.update((word.len() as u64).to_le_bytes());
        hash.update(word);
        let named = named(word, folder).map(|named| match named {
            NamedPath::File(path) => file_hash(&path),
            NamedPath::Folder(path) => crate::hashed_tree::hash(&path, &mut limits),
        });
        // All hashes have the same length, so that two commands never produce the same bytes.
        hash.update(named.transpose()?.unwrap_or_else(|| "-".repeat(64)));
    }
    Ok(format!("{:x}", hash.finalize()))
}

fn place(path: &Path) -> io::Result<String> {
    // An empty path is the current directory.
    let path = std::fs::canonicalize(Path::new(".").join(path))?;
    let no_text = |_| io::Error::new(io::ErrorKind::InvalidData, "its path is not UTF-8");
    path.into_os_string().into_string().map_err(no_text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_users_own_by_where_it_lies() {
        let root = std::env::temp_dir().join(format!("okl-own-{}", std::process::id()));
        let own = root.join("config/pipelines");
        std::fs::create_dir_all(&own).expect("a folder");
        std::fs::create_dir_all(root.join("theirs")).expect("a folder");
        for file in ["config/pipelines/a.toml", "theirs/a.toml"] {
            std::fs::write(root.join(file), "").expect("a file");
        }
        let trusted = Trusted::default().with_own(own.clone());
        assert!(trusted.owns(&own.join("a.toml")));
        assert!(trusted.owns(&root.join("theirs/../config/pipelines/a.toml")), "by where it leads");
        assert!(!trusted.owns(&root.join("theirs/a.toml")));
        assert!(!trusted.owns(&own.join("../../theirs/a.toml")));
        assert!(!Trusted::default().owns(&own.join("a.toml")));
        std::fs::remove_dir_all(&root).expect("ours");
    }
}
