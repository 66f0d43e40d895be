//! What a run asks of its files.

use serde::{Deserialize, Serialize};

/// What a run asks of its files: a method of [`okl_normalizer::preprocess::FileProvider`], or what a file is that is not
/// read as a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Question {
    /// What is in the file?
    Read(String),
    /// What is in the file, if it has at most so many bytes?
    ReadSmall(String, usize),
    /// Is it a file?
    IsFile(String),
    /// What is the one name of it?
    Identity(String),
    /// What is in the folder?
    List(String),
    /// What is in the file of this machine, which clang reads by itself?
    Header(String),
    /// What is in the folder of this machine, where clang looks for compilers?
    Compilers(String),
    /// Which file of the machine is it, how large, and from when?
    Stamp(String),
    /// The same of the program that the search path leads to.
    Program(String),
}

impl Question {
    /// What is asked.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Question::Read(_) => "read",
            Question::ReadSmall(..) => "read-small",
            Question::IsFile(_) => "is-file",
            Question::Identity(_) => "identity",
            Question::List(_) => "list",
            Question::Header(_) => "header",
            Question::Compilers(_) => "compilers",
            Question::Stamp(_) => "stamp",
            Question::Program(_) => "program",
        }
    }

    /// About what.
    pub(crate) fn about(&self) -> String {
        match self {
            Question::ReadSmall(path, limit) => format!("{limit} {path}"),
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

/// Lists of questions as bytes.
pub(crate) fn write(lists: &[Vec<Question>]) -> Vec<u8> {
    serde_json::to_vec(lists).expect("strings and numbers can be written")
}

/// The lists again.
pub(crate) fn read(bytes: &[u8]) -> Option<Vec<Vec<Question>>> {
    serde_json::from_slice(bytes).ok()
}
