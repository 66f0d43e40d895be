//! The fuzzer of okl: for any input, okl must not panic, not hang, and not point past the end of a text.
//!
//! A [`Corpus`] contains the texts of `testdata`; [`Corpus::mutant`] derives a new text by a few random changes, which
//! depend only on the seed of a [`Random`]. [`front`] runs the lexer, the preprocessor and the attribute parser on a
//! text and checks their properties: lossless decoding, ordered tokens, ranges within the text, and an error whenever
//! there is no result. A [`Watch`] runs a function on a thread of its own and turns panics and hangs into errors.
//! [`shrink`] reduces a failing text.
//!
//! `./x fuzz` runs this loop for a given time, the tests of this crate for a fixed number of inputs; these also run
//! whole pipelines. Each failing input is kept in `testdata/fuzz`, and the tests run it from then on. The crate does
//! not check that the output of okl is correct; that is the subject of `okl-testing`.

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

/// Checks the places of some diagnostics: each must be a valid range of its file.
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
