//! The programs that `okl cc` starts.

use crate::exit::Code;
use crate::messages;
use std::io::Write;
use std::process::{Command, ExitStatus, Stdio};

/// A program with its command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Child {
    words: Vec<String>,
}

/// Variables that okl sets for libclang in its own process.
const OWN_VARIABLES: [&str; 2] = ["LIBCLANG_NOTHREADS", "LIBCLANG_DISABLE_CRASH_RECOVERY"];

impl Child {
    /// The program is the first of the words.
    pub fn new(words: Vec<String>) -> Child {
        Child { words }
    }

    /// The command line as a shell reads it.
    pub fn shown(&self) -> String {
        let words = self.words.iter().map(|word| shlex::try_quote(word).unwrap_or(word.into()));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Continues as this program; returns only if it cannot be started.
    #[cfg(unix)]
    pub fn replace(&self) -> Code {
        use std::os::unix::process::CommandExt;
        self.cannot_start(&self.command().exec())
    }

    /// Runs the program to its end.
    #[cfg(not(unix))]
    pub fn replace(&self) -> Code {
        self.run(None).err().unwrap_or(Code::Done)
    }

    /// Runs the program; the error is the code to exit with.
    pub fn run(&self, stdin: Option<&[u8]>) -> Result<(), Code> {
        let mut command = self.command();
        if stdin.is_some() {
            command.stdin(Stdio::piped());
        }
        let mut child = command.spawn().map_err(|error| self.cannot_start(&error))?;
        #[cfg(unix)]
        super::signals::forward_to(child.id());
        if let Some((text, mut pipe)) = stdin.zip(child.stdin.take()) {
            // The program may end before it has read all.
            let _closed_early = pipe.write_all(text);
        }
        let status = child.wait();
        #[cfg(unix)]
        super::signals::forward_to(0);
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(code(status)),
            Err(error) => Err(self.cannot_start(&error)),
        }
    }

    /// The program's standard output; `None` if it fails.
    pub fn output(&self, stdin: Option<&[u8]>) -> Option<Vec<u8>> {
        let mut command = self.command();
        command.stdin(if stdin.is_some() { Stdio::piped() } else { Stdio::null() });
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let text = stdin.map(<[u8]>::to_vec);
        let writer = child.stdin.take().zip(text).map(|(mut pipe, text)| {
            // On a thread of its own: the program may write before it has read all.
            std::thread::spawn(move || drop(pipe.write_all(&text)))
        });
        let output = child.wait_with_output().ok()?;
        writer.into_iter().for_each(|writer| drop(writer.join()));
        output.status.success().then_some(output.stdout)
    }

    fn command(&self) -> Command {
        let (program, words) = self.words.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
        let mut command = Command::new(program);
        command.args(words);
        for variable in OWN_VARIABLES {
            command.env_remove(variable);
        }
        command
    }

    fn cannot_start(&self, error: &std::io::Error) -> Code {
        let program = self.words.first().map_or("", String::as_str);
        messages::environment(&format!("cannot start `{program}`: {error}"))
    }
}

/// The code to exit with after a compiler failed: its own where okl has one with that number.
fn code(status: ExitStatus) -> Code {
    match status.code() {
        Some(1) | Some(2..) => Code::Mistakes,
        Some(_) | None => Code::Environment,
    }
}
