//! Answers of the file system to questions.

use crate::Question;
use crate::key::Answer;
use crate::stamp::{program, stamp};
use okl_host::Files;
use okl_normalizer::preprocess::{Disk, FileProvider};
use std::collections::HashMap;
use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The current answers of files. Each question is evaluated once (or once per thread), however many texts depend on it.
pub struct Answers {
    files: Files,
    known: Mutex<HashMap<Question, Answer>>,
}

impl Answers {
    /// The answers of `files`.
    pub fn new(files: Files) -> Answers {
        Answers { files, known: Mutex::default() }
    }

    /// The hash of the answer.
    pub(crate) fn of(&self, question: &Question) -> Answer {
        if let Some(known) = self.known().get(question) {
            return *known;
        }
        let answer = asked(question, &self.files);
        self.known().insert(question.clone(), answer);
        answer
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Question, Answer>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Answers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answers").field("known", &self.known().len()).finish_non_exhaustive()
    }
}

/// Evaluates a question on `files`.
pub(crate) fn asked(question: &Question, files: &Files) -> Answer {
    match question {
        Question::Read(path) => bytes(&files.read(path)),
        Question::ReadSmall(path, limit) => bytes(&files.read_small(path, *limit)),
        Question::IsFile(path) => is_file(files.is_file(path)),
        Question::Identity(path) => text(&files.identity(path)),
        Question::List(path) => list(&files.list(path)),
        Question::ListOf(path, extensions) => list(&files.list_of(path, extensions)),
        Question::Header(path) => bytes(&Disk.read(path)),
        Question::Compilers(path) => list(&Disk.list(path)),
        Question::Stamp(path) => maybe(stamp(Path::new(path))),
        Question::Program(name) => maybe(program(name)),
    }
}

pub(crate) fn bytes(read: &io::Result<Vec<u8>>) -> Answer {
    match read {
        Ok(bytes) => hash(b"bytes", bytes),
        // The kind and not the message, which is localized.
        Err(error) => hash(b"error", format!("{:?}", error.kind()).as_bytes()),
    }
}

pub(crate) fn is_file(answer: bool) -> Answer {
    hash(b"is", &[u8::from(answer)])
}

pub(crate) fn text(answer: &str) -> Answer {
    hash(b"text", answer.as_bytes())
}

pub(crate) fn list(names: &[String]) -> Answer {
    // File names contain no zero bytes.
    hash(b"list", names.join("\0").as_bytes())
}

fn maybe(answer: Option<String>) -> Answer {
    answer.map_or_else(|| hash(b"none", b""), |answer| text(&answer))
}

fn hash(kind: &[u8], bytes: &[u8]) -> Answer {
    let mut hasher = blake3::Hasher::new();
    hasher.update(kind).update(&[0]).update(bytes);
    *hasher.finalize().as_bytes()
}
