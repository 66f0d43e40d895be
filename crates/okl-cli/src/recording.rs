//! Reproducible runs in one file: `--dump-repro FILE` writes it, `okl run --repro FILE` repeats the run without any
//! other file.
//!
//! All queries of a run to this machine go through [`asked`] or [`files`]: the list of inputs, the contents of a file,
//! the project of a text. A dump consists of the command line and the answers; a replay gets the same answers. Of
//! headers that clang reads by itself, such as `<vector>`, only the names are recorded.

use crate::exit::Code;
use crate::{links, messages};
use okl_host::Files;
use okl_normalizer::preprocess::{Disk, Elsewhere, FileProvider};
use okl_source::printable;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// One line of the file. Each is flushed at once, so that a crash leaves all earlier lines intact.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Head(Head),
    /// A query and its answer.
    Answer(String, Value),
    /// The name of a header that clang read by itself.
    Header(String),
    /// The exit code.
    End(u8),
}

/// The command line of a run, and the program and system that it ran on.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Head {
    schema: u32,
    okl: String,
    libclang: String,
    system: String,
    /// The command line without the program name.
    words: Vec<String>,
}

const SCHEMA: u32 = 1;

/// The treatment of queries.
enum ReplayMode {
    /// They are answered by this machine and recorded.
    Dump(PathBuf, Mutex<Dump>),
    /// They are answered from the recording.
    Replay(HashMap<String, Value>),
}

/// A file that is being written.
struct Dump {
    file: File,
    /// The recorded queries: each is recorded once.
    known: HashSet<String>,
    error: Option<io::Error>,
}

impl Dump {
    fn write(&mut self, line: &Line) {
        let text = serde_json::to_string(line).unwrap_or_default() + "\n";
        if let Err(error) = self.file.write_all(text.as_bytes()) {
            self.error.get_or_insert(error);
        }
    }

    fn note(&mut self, question: &str, line: impl FnOnce() -> Line) {
        if self.known.insert(question.to_string()) {
            self.write(&line());
        }
    }
}

fn open(dump: &Mutex<Dump>) -> MutexGuard<'_, Dump> {
    dump.lock().unwrap_or_else(PoisonError::into_inner)
}

static WAY: OnceLock<ReplayMode> = OnceLock::new();

/// True if this is a replay. No foreign code runs then, since someone else may have written the file.
pub fn is_replay() -> bool {
    matches!(WAY.get(), Some(ReplayMode::Replay(_)))
}

/// True if the run is recorded or replayed.
pub fn is_on() -> bool {
    WAY.get().is_some()
}

/// True if a folder exists.
pub fn is_dir(path: &Path) -> bool {
    asked(&format!("is a folder {}", path.display()), || path.is_dir())
}

/// Queries this machine. In a replay the answer is the recorded one, or the default if the query was not recorded.
pub fn asked<T: Serialize + DeserializeOwned + Default>(question: &str, real: impl FnOnce() -> T) -> T {
    match WAY.get() {
        None => real(),
        Some(ReplayMode::Dump(_, dump)) => {
            let answer = real();
            let known = || serde_json::to_value(&answer).unwrap_or_default();
            open(dump).note(question, || Line::Answer(question.to_string(), known()));
            answer
        }
        Some(ReplayMode::Replay(answers)) => {
            let known = answers.get(question).cloned();
            known.and_then(|known| serde_json::from_value(known).ok()).unwrap_or_default()
        }
    }
}

/// The contents of a file, or the reason why they are not available.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Content {
    Text(String),
    Bytes(Vec<u8>),
    #[default]
    Missing,
    Error(String),
}

impl From<io::Result<Vec<u8>>> for Content {
    fn from(read: io::Result<Vec<u8>>) -> Content {
        match read.map(String::from_utf8) {
            Ok(Ok(text)) => Content::Text(text),
            Ok(Err(error)) => Content::Bytes(error.into_bytes()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Content::Missing,
            Err(error) => Content::Error(error.to_string()),
        }
    }
}

impl From<Content> for io::Result<Vec<u8>> {
    fn from(content: Content) -> io::Result<Vec<u8>> {
        match content {
            Content::Text(text) => Ok(text.into_bytes()),
            Content::Bytes(bytes) => Ok(bytes),
            Content::Missing => Err(io::ErrorKind::NotFound.into()),
            Content::Error(error) => Err(io::Error::other(error)),
        }
    }
}

/// Reads a file.
pub fn read(what: &str, real: impl FnOnce() -> io::Result<Vec<u8>>) -> io::Result<Vec<u8>> {
    match WAY.get() {
        // The system's own error.
        None => real(),
        Some(ReplayMode::Dump(..) | ReplayMode::Replay(_)) => {
            asked(&format!("read {what}"), || Content::from(real())).into()
        }
    }
}

/// The files of this run: recorded, replayed or plain.
pub fn files() -> Files {
    match WAY.get() {
        None => Files::default(),
        Some(ReplayMode::Dump(..) | ReplayMode::Replay(_)) => Files::new(Asking),
    }
}

/// A file provider that records or replays its queries.
struct Asking;

impl FileProvider for Asking {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        read(path, || Disk.read(path))
    }

    fn read_small(&self, path: &str, limit: usize) -> io::Result<Vec<u8>> {
        read(path, || Disk.read_small(path, limit))
    }

    fn is_file(&self, path: &str) -> bool {
        asked(&format!("is a file {path}"), || Disk.is_file(path))
    }

    fn identity(&self, path: &str) -> String {
        asked(&format!("identity {path}"), || Disk.identity(path))
    }

    fn list(&self, dir: &str) -> Vec<String> {
        asked(&format!("list {dir}"), || Disk.list(dir))
    }

    fn asked_elsewhere(&self, what: Elsewhere<'_>) {
        if let (Some(ReplayMode::Dump(_, dump)), Elsewhere::File(path)) = (WAY.get(), what)
            && Disk.is_file(path)
        {
            open(dump).note(&format!("header {path}"), || Line::Header(path.to_string()));
        }
    }
}

/// Starts recording a run with this command line. `libclang` is the library that the run would load.
pub fn start(path: &Path, words: &[OsString], libclang: &str) -> Result<(), Code> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy().into_owned());
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--dump-repro" => drop(words.next()),
            _ if word.starts_with("--dump-repro=") => {}
            _ => kept.push(word),
        }
    }
    if kept.iter().any(|word| Path::new(word) == path) {
        return Err(messages::usage(&format!("`{}` is an input; it would be overwritten", path.display())));
    }
    let file = links::refuse_link_away(path).and_then(|()| File::create(path));
    let file = file.map_err(|error| cannot_write(path, &error))?;
    let mut dump = Dump { file, known: HashSet::new(), error: None };
    dump.write(&Line::Head(Head {
        schema: SCHEMA,
        okl: env!("CARGO_PKG_VERSION").to_string(),
        libclang: libclang.to_string(),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        words: kept,
    }));
    let _once = WAY.set(ReplayMode::Dump(path.to_path_buf(), Mutex::new(dump)));
    Ok(())
}

/// Completes the file at the end of the run.
pub fn finish(code: Code) -> Code {
    let Some(ReplayMode::Dump(path, dump)) = WAY.get() else { return code };
    let mut dump = open(dump);
    dump.write(&Line::End(code as u8));
    match &dump.error {
        None => {
            let shown = path.display();
            messages::remark(&printable(&format!(
                "wrote `{shown}`; `okl run --repro {shown}` runs it again"
            )));
            code
        }
        Some(error) => cannot_write(path, error),
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Code {
    messages::environment(&format!("cannot write `{}`: {error}", path.display()))
}

/// A recorded run.
pub struct Recorded {
    /// The command line, with the name of the program.
    pub words: Vec<OsString>,
    /// The version of okl that recorded it.
    pub okl: String,
    /// The libclang that it used.
    pub libclang: String,
    /// The system that it ran on.
    pub system: String,
}

/// Reads a recorded run. From then on this process gets the recorded answers, and prints outputs instead of writing them.
pub fn load(path: &Path) -> Result<Recorded, Code> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            return Err(messages::environment(&format!("cannot read `{}`: {error}", path.display())));
        }
    };
    // The last line may be incomplete.
    let mut lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    let Some(Line::Head(head)) = lines.next() else {
        return Err(messages::usage(&format!("`{}` holds no run", path.display())));
    };
    if head.schema != SCHEMA {
        return Err(of_another_version(path, &head.okl));
    }
    let answers = lines.filter_map(|line| match line {
        Line::Answer(question, answer) => Some((question, answer)),
        Line::Head(_) | Line::Header(_) | Line::End(_) => None,
    });
    let _once = WAY.set(ReplayMode::Replay(answers.collect()));
    let words = ["okl".to_string()].into_iter().chain(head.words).map(OsString::from).collect();
    Ok(Recorded { words, okl: head.okl, libclang: head.libclang, system: head.system })
}

/// Reports that this okl cannot repeat a recorded run.
pub fn of_another_version(path: &Path, okl: &str) -> Code {
    messages::usage(&format!("`{}` is of another version of okl, {okl}", path.display()))
}
