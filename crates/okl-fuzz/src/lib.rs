//! Random inputs for okl: whatever is in a file, okl must not panic, hang, or point past its end.
//!
//! [`Corpus`] holds the texts of `testdata`, [`Corpus::mutant`] makes new ones of them, and
//! [`front`] takes one through lexer, preprocessor and attribute parser and says what is wrong.
//! `./x fuzz` does that for as long as it is told, the tests of this crate for a fixed number of
//! inputs. An input that broke something stays in `testdata/fuzz`.

mod corpus;
mod front;
mod random;
mod shrink;
mod watch;

pub use corpus::Corpus;
pub use front::front;
pub use random::Random;
pub use shrink::shrink;
pub use watch::Watch;

use okl_source::{Diagnostic, FileSpan, Sources, Style};
use std::path::PathBuf;

/// The folder of test inputs.
pub fn testdata() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

/// What is wrong with the places of some diagnostics: each has to be whole text of its file.
pub fn misplaced(diagnostics: &[Diagnostic<FileSpan>], sources: &Sources) -> Result<(), String> {
    for diagnostic in diagnostics {
        for label in &diagnostic.labels {
            let known = sources.iter().find(|(file, _)| *file == label.place.file);
            let text = known.and_then(|(_, file)| file.text.get(label.place.span.range()));
            if text.is_none() {
                return Err(format!("`{}` points at {:?}", diagnostic.id, label.place));
            }
        }
        okl_source::render(diagnostic, sources, Style::Plain);
    }
    Ok(())
}
