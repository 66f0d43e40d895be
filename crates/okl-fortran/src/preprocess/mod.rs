//! The preprocessor and included files: the traditional one, as compilers of Fortran use it.
//!
//! Apostrophes in comments mean nothing, `//` is an operator, and parameters of macros are replaced in literals, too.
//! `#` and `##` work as in C, which some compilers have.

mod condition;
mod define;
mod expand;
mod include;
mod macros;
mod reader;

pub(crate) use reader::{Preprocessed, preprocess};
