//! What the user trusts: code that a project file may make okl run.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io;
use std::path::Path;

/// The rows of the user's `trusted.toml`.
#[derive(Clone, Debug, Default)]
pub struct Trusted {
    rows: Vec<Trust>,
    /// Why the file cannot be read; then nothing is trusted.
    defect: Option<String>,
}

/// A library or a command as it was when somebody looked at it.
///
/// The hash counts for its place alone: the same file elsewhere may load other neighbours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trust {
    /// The library, or the folder that the command runs in; absolute, without links.
    pub path: String,
    /// The words of the command; none for a library.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub command: Vec<String>,
    /// Of the library; or of the command's words with the files they name.
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
    /// What a `trusted.toml` says.
    pub fn read(text: &str) -> Trusted {
        match toml::from_str::<Document>(text) {
            Ok(Document { schema: 1, trusted }) => Trusted { rows: trusted, defect: None },
            Ok(Document { schema, .. }) => Trusted::unreadable(format!("schema {schema} is not known")),
            Err(error) => Trusted::unreadable(error.message().to_string()),
        }
    }

    /// Nothing, because of that.
    pub fn unreadable(defect: String) -> Trusted {
        Trusted { rows: Vec::new(), defect: Some(defect) }
    }

    /// Why nothing is trusted, if the file is to blame.
    pub fn defect(&self) -> Option<&str> {
        self.defect.as_deref()
    }

    /// Whether exactly this is trusted.
    pub fn holds(&self, wanted: &Trust) -> bool {
        self.rows.contains(wanted)
    }

    /// The hash that was trusted at that place.
    pub fn hash_of(&self, wanted: &Trust) -> Option<&str> {
        self.rows.iter().find(|row| row.is_place_of(wanted)).map(|row| row.sha256.as_str())
    }

    /// Trusts it, and no longer what was at its place.
    pub fn add(&mut self, trust: Trust) {
        self.rows.retain(|row| !row.is_place_of(&trust));
        self.rows.push(trust);
    }

    /// As `trusted.toml`.
    pub fn to_toml(&self) -> String {
        let document = Document { schema: 1, trusted: self.rows.clone() };
        let text = toml::to_string(&document).expect("strings can be written as TOML");
        format!("# What `okl plugins trust` was told.\n{text}")
    }
}

impl Trust {
    /// A library as it is now.
    pub fn of_library(path: &Path) -> io::Result<Trust> {
        Ok(Trust { sha256: file_hash(path)?, path: place(path)?, command: Vec::new() })
    }

    /// A command as it is now, in its folder.
    pub fn of_command(words: &[String], folder: &Path) -> io::Result<Trust> {
        Ok(Trust { sha256: command_hash(words, folder)?, path: place(folder)?, command: words.to_vec() })
    }

    fn is_place_of(&self, other: &Trust) -> bool {
        (&self.path, &self.command) == (&other.path, &other.command)
    }
}

/// The SHA-256 of a file, in small hexadecimal digits.
pub fn file_hash(path: &Path) -> io::Result<String> {
    // A device or a pipe may have no end.
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no file"));
    }
    let mut hash = Sha256::new();
    io::copy(&mut std::fs::File::open(path)?, &mut hash)?;
    Ok(format!("{:x}", hash.finalize()))
}

/// Of the words, and of the files that they name in the command's folder.
pub(super) fn command_hash(words: &[String], folder: &Path) -> io::Result<String> {
    let mut hash = Sha256::new();
    for (word, file) in words.iter().zip(files_of(words, folder)) {
        hash.update((word.len() as u64).to_le_bytes());
        hash.update(word);
        let file = file.then(|| file_hash(&folder.join(word))).transpose()?;
        // One length for all, so that no two commands come to the same bytes.
        hash.update(file.unwrap_or_else(|| "-".repeat(64)));
    }
    Ok(format!("{:x}", hash.finalize()))
}

/// For each word whether it names a file.
pub(crate) fn files_of(words: &[String], folder: &Path) -> Vec<bool> {
    words.iter().map(|word| folder.join(word).is_file()).collect()
}

fn place(path: &Path) -> io::Result<String> {
    // An empty path is the current folder.
    let path = std::fs::canonicalize(Path::new(".").join(path))?;
    let no_text = |_| io::Error::new(io::ErrorKind::InvalidData, "its path is not UTF-8");
    path.into_os_string().into_string().map_err(no_text)
}
