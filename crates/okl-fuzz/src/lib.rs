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
mod places;
mod random;
mod shrink;
mod watch;

pub use corpus::Corpus;
pub use front::front;
pub use places::misplaced;
pub use random::Random;
pub use shrink::shrink;
pub use watch::Watch;

use std::path::PathBuf;

/// The folder of test inputs.
pub fn testdata() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}
