//! Doing what is planned, or printing it.

use super::child::Child;
use super::scratch;
use crate::exit::Code;
use crate::{messages, write};
use std::path::{Path, PathBuf};

/// One action of a plan.
#[derive(Debug)]
pub enum Action {
    /// Writes a temporary file, made of a source.
    Write { path: PathBuf, text: Vec<u8>, from: String },
    /// Runs a program.
    Run { child: Child, stdin: Option<Vec<u8>> },
    /// Gives a result its name.
    Publish { from: PathBuf, to: PathBuf },
}

impl Action {
    /// Does it; the error is the code to exit with.
    pub fn run(&self) -> Result<(), Code> {
        #[cfg(unix)]
        if super::signals::received() {
            return Err(Code::Environment);
        }
        match self {
            Action::Write { path, text, .. } => {
                scratch::write(path, text).map_err(|error| cannot("write", path, &error))
            }
            Action::Run { child, stdin } => child.run(stdin.as_deref()),
            Action::Publish { from, to } => publish(from, to),
        }
    }

    /// Does the last action, in place of okl where the system can.
    pub fn end(&self) -> Result<(), Code> {
        match self {
            Action::Run { child, stdin: None } => Err(child.replace()),
            _ => self.run(),
        }
    }

    /// The action as a shell has it.
    pub fn shown(&self) -> String {
        match self {
            Action::Write { path, from, .. } => format!("# {} is made of {from}", path.display()),
            Action::Run { child, .. } => child.shown(),
            Action::Publish { from, to } => {
                let words = ["mv".to_string(), from.display().to_string(), to.display().to_string()];
                Child::new(words.to_vec()).shown()
            }
        }
    }
}

/// Gives a file its name. It is complete then: there never is half an object that make takes for a whole one.
fn publish(from: &Path, to: &Path) -> Result<(), Code> {
    let bytes = std::fs::read(from).map_err(|error| cannot("read", from, &error))?;
    if to.as_os_str() == "-" {
        return match messages::result(&bytes) {
            Code::Done => Ok(()),
            code => Err(code),
        };
    }
    write::all(&[(to.to_path_buf(), bytes)]).map_err(|(path, error)| cannot("write", &path, &error))
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Code {
    messages::environment(&format!("cannot {verb} `{}`: {error}", path.display()))
}
