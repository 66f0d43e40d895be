//! One file that holds a run: `--dump-repro FILE` writes it, `okl run --repro FILE` runs it again without any other file.
//!
//! All that a run asks of this machine passes through [`asked`] or through [`files`]: what inputs there are, what is in a
//! file, which project a text belongs to. A dump is the words of the command line and the answers; a run from a dump is
//! given the same answers. Headers that clang reads by itself, such as `<vector>`, are only named.

use crate::args::{self, Cli, Command};
use crate::exit::Code;
use crate::{messages, run};
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

/// One line of a file. Each is written at once: what ends a run without a word leaves all that came before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Head(Head),
    /// A question with its answer.
    Answer(String, Value),
    /// A header that clang read by itself.
    Header(String),
    /// The exit code.
    End(u8),
}

/// What a run was told, and who was.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Head {
    schema: u32,
    okl: String,
    libclang: String,
    system: String,
    /// The command line, without okl's own name.
    words: Vec<String>,
}

const SCHEMA: u32 = 1;

/// What becomes of questions.
enum ReplayMode {
    /// They are answered by this machine, and written down.
    Dump(PathBuf, Mutex<Dump>),
    /// They are answered as they were then.
    Replay(HashMap<String, Value>),
}

/// A file that is written.
struct Dump {
    file: File,
    /// What is in it: each question is answered once.
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

/// Whether a run is done again: no code runs then that is no part of okl, for a stranger may have sent the file.
pub fn is_replay() -> bool {
    matches!(WAY.get(), Some(ReplayMode::Replay(_)))
}

/// Whether a run is written down, or done again.
pub fn is_on() -> bool {
    WAY.get().is_some()
}

/// Whether a folder is there.
pub fn is_dir(path: &Path) -> bool {
    asked(&format!("is a folder {}", path.display()), || path.is_dir())
}

/// Asks something of this machine. In a run from a dump, the answer is the one that was given then; what was not asked
/// then is not there.
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

/// What is in a file, or why that cannot be said.
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

/// Reads something.
pub fn read(what: &str, real: impl FnOnce() -> io::Result<Vec<u8>>) -> io::Result<Vec<u8>> {
    match WAY.get() {
        // Errors as the system has them.
        None => real(),
        Some(ReplayMode::Dump(..) | ReplayMode::Replay(_)) => {
            asked(&format!("read {what}"), || Content::from(real())).into()
        }
    }
}

/// Where files come from.
pub fn files() -> Files {
    match WAY.get() {
        None => Files::default(),
        Some(ReplayMode::Dump(..) | ReplayMode::Replay(_)) => Files::new(Asking),
    }
}

/// Files as they are asked for here.
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

/// Starts to write down what is asked, for a run with these words.
pub fn start(path: &Path, words: &[OsString]) -> Result<(), Code> {
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
    let file = crate::write::refuse_link_away(path).and_then(|()| File::create(path));
    let file = file.map_err(|error| cannot_write(path, &error))?;
    let mut dump = Dump { file, known: HashSet::new(), error: None };
    let candidates = run::host().libclang.candidates().unwrap_or_default();
    dump.write(&Line::Head(Head {
        schema: SCHEMA,
        okl: env!("CARGO_PKG_VERSION").to_string(),
        libclang: candidates.first().map(|path| path.display().to_string()).unwrap_or_default(),
        system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
        words: kept,
    }));
    let _once = WAY.set(ReplayMode::Dump(path.to_path_buf(), Mutex::new(dump)));
    Ok(())
}

/// Ends the file when the run is over.
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

/// Runs what a file holds; what would be written is printed.
pub fn replay(path: &Path) -> Code {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return messages::environment(&format!("cannot read `{}`: {error}", path.display())),
    };
    // The last line may be cut off.
    let mut lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    let Some(Line::Head(head)) = lines.next() else {
        return messages::usage(&format!("`{}` holds no run", path.display()));
    };
    let words = ["okl".to_string()].into_iter().chain(head.words).map(OsString::from);
    let (okl, cli) = (&head.okl, args::parse(words).ok());
    let Some(cli) = cli.filter(|_| head.schema == SCHEMA) else {
        return messages::usage(&format!("`{}` is of another version of okl, {okl}", path.display()));
    };
    messages::remark(&printable(&format!("recorded by okl {okl} with {} on {}", head.libclang, head.system)));
    let answers = lines.filter_map(|line| match line {
        Line::Answer(question, answer) => Some((question, answer)),
        Line::Head(_) | Line::Header(_) | Line::End(_) => None,
    });
    let _once = WAY.set(ReplayMode::Replay(answers.collect()));
    again(cli)
}

fn again(cli: Cli) -> Code {
    let verbose = cli.verbose;
    match cli.command {
        Command::Run(mut args) => {
            args.cache.no_cache = true;
            run::run(args, verbose)
        }
        Command::Check(args) => crate::check::check(args, verbose),
        Command::Normalize(args) => crate::normalize::normalize(args, verbose),
        Command::Translate(_)
        | Command::Fix(_)
        | Command::Explain(_)
        | Command::Pipelines { .. }
        | Command::Cache { .. }
        | Command::Doctor { .. }
        | Command::Completions { .. }
        | Command::Man { .. }
        | Command::Plugin { .. }
        | Command::Plugins { .. } => messages::usage("a run is `okl run`, `okl check` or `okl normalize`"),
    }
}
