//! Questions that a run asks about files.

use serde::{Deserialize, Serialize};

/// A question about a file: a method of [`okl_normalizer::preprocess::FileProvider`], or the identity of a file that is
/// not read as text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Question {
    /// The contents of the file.
    Read(String),
    /// The contents of the file, if it has at most that many bytes.
    ReadSmall(String, usize),
    /// True if it is a file.
    IsFile(String),
    /// Its canonical name.
    Identity(String),
    /// The names in the folder.
    List(String),
    /// Those of them that have one of these extensions.
    ListOf(String, Vec<String>),
    /// The contents of a file on disk that clang reads by itself.
    Header(String),
    /// The names in a folder on disk where clang looks for compilers.
    Compilers(String),
    /// Path, size and modification time of a file on disk.
    Stamp(String),
    /// The same of the program that the search path leads to.
    Program(String),
}

impl Question {
    /// The name of the kind of question.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Question::Read(_) => "read",
            Question::ReadSmall(..) => "read-small",
            Question::IsFile(_) => "is-file",
            Question::Identity(_) => "identity",
            Question::List(_) => "list",
            Question::ListOf(..) => "list-of",
            Question::Header(_) => "header",
            Question::Compilers(_) => "compilers",
            Question::Stamp(_) => "stamp",
            Question::Program(_) => "program",
        }
    }

    /// The subject of the question.
    pub(crate) fn about(&self) -> String {
        match self {
            Question::ReadSmall(path, limit) => format!("{limit} {path}"),
            Question::ListOf(path, extensions) => format!("{} {path}", extensions.join(",")),
            Question::Read(path)
            | Question::IsFile(path)
            | Question::Identity(path)
            | Question::List(path)
            | Question::Header(path)
            | Question::Compilers(path)
            | Question::Stamp(path)
            | Question::Program(path) => path.clone(),
        }
    }
}

/// Serializes lists of questions.
pub(crate) fn write(lists: &[Vec<Question>]) -> Vec<u8> {
    serde_json::to_vec(lists).expect("strings and numbers can be written")
}

/// Parses serialized lists of questions.
pub(crate) fn read(bytes: &[u8]) -> Option<Vec<Vec<Question>>> {
    serde_json::from_slice(bytes).ok()
}
