//! The code that the user trusts.

use crate::folders::{own_pipelines, trust_file};
use crate::{owner, recording};
use okl_host::{Trust, Trusted};
use std::path::Path;
use std::sync::OnceLock;

static EVERYTHING: OnceLock<bool> = OnceLock::new();

/// Trusts all code that files name, if the command line requests it.
pub fn set_everything(everything: bool) {
    let _once = EVERYTHING.set(everything);
}

/// The code that this run may load and start: what the user trusts, and what the user's own pipelines name.
pub fn trusted() -> Trusted {
    if EVERYTHING.get().copied().unwrap_or_default() {
        return Trusted::everything();
    }
    own_pipelines().into_iter().fold(read(), Trusted::with_own)
}

/// The reason why a file that was found is not read: someone else may have written it, and its current state is not
/// trusted.
pub fn stranger(file: &Path) -> Option<String> {
    let why = owner::stranger(file).filter(|_| !recording::is_replay())?;
    let is_trusted = Trust::of_file(file).is_ok_and(|trust| trusted().holds(&trust));
    (!is_trusted).then_some(why)
}

/// Reads the user's `trusted.toml`.
pub fn read() -> Trusted {
    let Some(file) = trust_file() else { return Trusted::default() };
    match std::fs::read_to_string(&file) {
        Ok(text) => {
            let trusted = Trusted::read(&text);
            match trusted.defect() {
                Some(defect) => Trusted::unreadable(format!("`{}`: {defect}", file.display())),
                None => trusted,
            }
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Trusted::default(),
        Err(error) => Trusted::unreadable(format!("cannot read `{}`: {error}", file.display())),
    }
}
