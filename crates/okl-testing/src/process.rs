//! Runs a program to its end, with a time limit.

use std::fs;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Failure, times};

/// The default time limit; compilers and test programs need less.
const LIMIT: Duration = Duration::from_secs(120);

/// The exit code and output of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The exit code; `None` if a signal ended the program.
    pub code: Option<i32>,
    /// Its standard output. Invalid UTF-8 is replaced.
    pub stdout: String,
    /// Its standard error.
    pub stderr: String,
}

impl Ended {
    /// True for exit code 0.
    pub fn is_success(&self) -> bool {
        self.code == Some(0)
    }

    /// `Ok` for exit code 0, else a failure with the whole output.
    pub fn success(self, what: &str) -> Result<Ended, Failure> {
        if self.is_success() {
            return Ok(self);
        }
        let ending = match self.code {
            Some(code) => format!("exit code {code}"),
            None => "ended by a signal".to_owned(),
        };
        Err(Failure::new(format!("{what}: {ending}\n{}{}", self.stdout, self.stderr)))
    }
}

/// Runs `command` with an empty standard input and waits for at most two minutes.
pub fn run(command: &mut Command) -> Result<Ended, Failure> {
    run_within(LIMIT, command)
}

/// Runs `command` with an empty standard input and waits for at most `limit`.
pub fn run_within(limit: Duration, command: &mut Command) -> Result<Ended, Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| Failure::new(format!("cannot start {name}: {error}")))?;
    // Both pipes are drained while the program runs, otherwise it would block when a pipe is full.
    let stdout = collect(child.stdout.take());
    let stderr = collect(child.stderr.take());
    let start = Instant::now();
    let (code, used) = wait(&mut child, &name, limit)?;
    times::note(&name, start.elapsed(), used);
    let text = |reader: thread::JoinHandle<Vec<u8>>| {
        String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned()
    };
    Ok(Ended { code, stdout: text(stdout), stderr: text(stderr) })
}

fn collect(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // Keep what was read before an error.
            let _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// The exit code and the processor time.
fn wait(child: &mut Child, name: &str, limit: Duration) -> Result<(Option<i32>, Duration), Failure> {
    let start = Instant::now();
    let mut used = Duration::ZERO;
    loop {
        if times::are_asked_for() {
            used = processor_time(child.id()).unwrap_or(used);
        }
        match child.try_wait() {
            Ok(Some(status)) => return Ok((status.code(), used)),
            Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(2)),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(Failure::new(format!("{name} did not end within {} s", limit.as_secs())));
            }
            Err(error) => return Err(Failure::new(format!("cannot wait for {name}: {error}"))),
        }
    }
}

/// The processor time of a process and of the children that it has waited for, in Linux's resolution of 10 ms.
fn processor_time(process: u32) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name, which may contain any character, the times are the 12th to 15th word.
    let words = text.rsplit(')').next()?.split_whitespace().skip(11).take(4);
    let hundredths: u64 = words.filter_map(|word| word.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * hundredths))
}
