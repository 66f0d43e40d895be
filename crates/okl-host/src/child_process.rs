//! A plugin in a process of its own: one process per request, the document on stdin, the answer on stdout.
//!
//! | exit code | meaning |
//! |---|---|
//! | 0 | stdout holds a document |
//! | 1 | it cannot answer this request; stderr says why |
//! | 3 | the plugin cannot be loaded; stderr says why |
//! | anything else, or a signal | the plugin has a bug |

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

/// The number of bytes of a plugin's stderr that are kept.
const MAX_WORDS: u64 = 16 << 10;

/// A program and its arguments.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) words: Vec<OsString>,
    /// The working directory: relative file names in `words` start there. The program itself is absolute or on the
    /// search path.
    pub(super) folder: Option<PathBuf>,
}

impl Program {
    fn command(&self) -> Option<Command> {
        let (first, words) = self.words.split_first()?;
        let folder = self.folder.as_ref().filter(|folder| !folder.as_os_str().is_empty());
        let mut command = Command::new(first);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        folder.map(|folder| command.current_dir(folder));
        // Processes that the plugin starts are in its process group and are ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        Some(command)
    }
}

/// Runs a program for one request.
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
        // A program that does not read all of its input may still answer.
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

/// Reads a pipe to its end, but no more than `most` bytes.
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

/// The exit status of a process; `None` if it exceeded the timeout and was ended.
fn wait(
    child: &mut Child,
    running: Running,
    timeout: Duration,
) -> Result<Option<ExitStatus>, std::io::Error> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if has_ended(child)? {
            // Other processes of the group may still have its stdout open.
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

/// True if a process has ended. It is not reaped here: until it is, its id, which is also that of its group, cannot be
/// reused.
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

/// The end of a process as text: `exit code 7`, `signal 11`.
fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "no exit code".into(), |code| format!("exit code {code}"))
}
