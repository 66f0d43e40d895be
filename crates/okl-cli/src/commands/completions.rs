//! Shell completions, computed by okl itself at run time.
//!
//! The script of `okl completions` sets [`VARIABLE`] and calls okl with the words typed so far.

use crate::exit::Code;
use crate::messages;
use clap::Command;
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};
use std::ffi::OsString;

/// The environment variable that names the shell.
const VARIABLE: &str = "OKL_COMPLETE";

/// Prints the completion script of a shell.
pub fn script(shell: Shell) -> Code {
    let shells = Shells::builtins();
    let shell =
        shells.completer(&shell.to_string()).expect("clap_complete knows the same shells in both ways");
    let mut text = Vec::new();
    shell
        .write_registration(VARIABLE, "okl", "okl", "okl", &mut text)
        .expect("memory takes what is written to it");
    messages::result(&text)
}

/// Answers a completion request for a command line; `None` if this is none.
pub fn answer(words: &[OsString], command_line: fn() -> Command) -> Option<Code> {
    let folder = std::env::current_dir().ok();
    let asked = CompleteEnv::with_factory(command_line).var(VARIABLE).bin("okl");
    match asked.try_complete(words, folder.as_deref()) {
        Ok(false) => None,
        Ok(true) => Some(Code::Done),
        Err(error) => Some(messages::usage(error.to_string().trim())),
    }
}
