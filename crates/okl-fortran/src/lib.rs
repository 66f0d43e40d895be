//! From text of Fortran to program units, and what their names mean.
//!
//! [`parse`] reads a text of free or fixed form, preprocessed or not, into the tree of [`ast`]. It goes through these
//! layers, each of which knows nothing of the next one:
//!
//! - Preprocessor and included files give a text that knows where its parts come from in the user's text.
//! - The source form gives statements without comments and continued lines.
//! - Statements become tokens ([`token`]).
//! - Each statement is read by itself. As Fortran has no reserved words, its shape says what it is.
//! - Statements are put together to constructs and units.
//!
//! What cannot be read is reported ([`Problem`]) and kept as a statement that is not read any further. Statements that
//! no region of OpenACC contains, such as I/O, are not read either, and nothing is reported about them.

pub mod ast;
mod build;
mod cursor;
mod file;
mod form;
mod fragment;
mod lex;
mod lines;
mod mapped;
mod options;
mod parse;
mod preprocess;
mod problem;
pub mod scope;
pub mod token;

pub use file::{File, parse};
pub use form::{Form, wants_cpp};
pub use fragment::{parse_arguments, parse_expression, tokens};
pub use options::Options;
pub use problem::{Parsed, Problem, ProblemKind};
