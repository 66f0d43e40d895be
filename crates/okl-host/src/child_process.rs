//! A plugin in a process of its own: one process for each question, the document on its stdin, the answer on its stdout.
//!
//! | it ends with | that means |
//! |---|---|
//! | 0 | stdout holds a document |
//! | 1 | it cannot answer this, and stderr says why |
//! | 3 | it cannot be loaded, and stderr says why |
//! | anything else, or a signal | it has a bug |

use crate::error::CallError;
use crate::error::MAX_ANSWER;
use crate::plugin_id::PluginId;
use crate::running_processes::Running;
use std::ffi::OsString;
use std::io::{ErrorKind, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// What of a plugin's words to people is kept.
const MAX_WORDS: u64 = 16 << 10;

/// A program and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) words: Vec<OsString>,
    /// Where it runs: file names among its words are from there on. The program itself is absolute, or on the search path.
    pub(super) folder: Option<PathBuf>,
}

impl Program {
    fn command(&self) -> Option<Command> {
        let (first, words) = self.words.split_first()?;
        let folder = self.folder.as_ref().filter(|folder| !folder.as_os_str().is_empty());
        let mut command = Command::new(first);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        folder.map(|folder| command.current_dir(folder));
        // What it starts in turn belongs to its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        Some(command)
    }
}

/// Asks a program one question.
pub(super) fn ask(
    plugin: &PluginId,
    program: &Program,
    request: &[u8],
    timeout: Duration,
) -> Result<Vec<u8>, CallError> {
    let name = || plugin.clone();
    let not_started = |source| CallError::NotStarted {
        plugin: name(),
        command: program.words.first().map(|word| word.to_string_lossy().into_owned()).unwrap_or_default(),
        source,
    };
    let mut command = program.command().ok_or_else(|| not_started(ErrorKind::NotFound.into()))?;
    let running = Running::soon();
    let mut child = command.spawn().map_err(not_started)?;
    running.is(&child);
    let answer = child.stdout.take().map(|pipe| reader(pipe, MAX_ANSWER as u64 + 1));
    let said = child.stderr.take().map(|pipe| reader(pipe, MAX_WORDS));
    let question = child.stdin.take().map(|mut pipe| {
        let request = request.to_vec();
        // One that does not read all of it answers anyway.
        std::thread::spawn(move || drop(pipe.write_all(&request)))
    });
    let Some(status) = wait(&mut child, running, timeout).map_err(not_started)? else {
        return Err(CallError::TimedOut { plugin: name(), seconds: timeout.as_secs() });
    };
    let said = String::from_utf8_lossy(&gather(said)).trim_end().to_string();
    let bytes = gather(answer);
    drop(question);
    tracing::debug!(%plugin, ?status, sent = request.len(), got = bytes.len(), said, "asked");
    match status.code() {
        _ if bytes.len() > MAX_ANSWER => Err(CallError::TooLong { plugin: name() }),
        Some(0) => Ok(bytes),
        Some(1 | 3) => Err(CallError::Refused { plugin: name(), reason: said }),
        _ => Err(CallError::Ended { plugin: name(), how: how(status), said }),
    }
}

/// Reads a pipe to its end, or to the most that is kept.
fn reader(pipe: impl Read + Send + 'static, most: u64) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _until_then = pipe.take(most).read_to_end(&mut bytes);
        bytes
    })
}

fn gather(reader: Option<JoinHandle<Vec<u8>>>) -> Vec<u8> {
    reader.and_then(|reader| reader.join().ok()).unwrap_or_default()
}

/// How a process ended; none when it was ended for taking too long.
fn wait(
    child: &mut Child,
    running: Running,
    timeout: Duration,
) -> Result<Option<ExitStatus>, std::io::Error> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if has_ended(child)? {
            // Others of its group may hold its stdout open.
            end_group(child)?;
            drop(running);
            return child.wait().map(Some);
        }
        if start.elapsed() > timeout {
            end_group(child)?;
            drop(running);
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// Whether a process has ended. It is not waited for: until then its number, which is that of its group, is nobody else's.
#[cfg(unix)]
fn has_ended(child: &Child) -> Result<bool, std::io::Error> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

#[cfg(unix)]
fn end_group(child: &Child) -> Result<(), std::io::Error> {
    use rustix::process::{Pid, Signal, kill_process_group};
    Ok(kill_process_group(Pid::from_child(child), Signal::KILL)?)
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> Result<bool, std::io::Error> {
    Ok(child.try_wait()?.is_some())
}

#[cfg(not(unix))]
fn end_group(child: &mut Child) -> Result<(), std::io::Error> {
    child.kill()
}

/// `exit code 7`, `signal 11`
fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "no exit code".into(), |code| format!("exit code {code}"))
}
