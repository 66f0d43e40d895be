//! Warnings about a bundle.

use crate::exit::Code;
use crate::messages;
use crate::options::FrontArgs;
use okl_source::{Diagnostic, FileSpan, Sources};

/// Prints warnings, unless an option hides them; an error if an option makes one of them an error.
pub fn warn(front: &FrontArgs, mut warnings: Vec<Diagnostic<FileSpan>>) -> Result<(), Code> {
    front.levels.settled.apply(&mut warnings);
    messages::diagnostics(&warnings, &Sources::new());
    match warnings.iter().any(Diagnostic::is_error) {
        true => Err(Code::Mistakes),
        false => Ok(()),
    }
}
