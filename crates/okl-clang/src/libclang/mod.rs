//! The interface to libclang, and the only module that calls C.
//!
//! `library` finds and opens the shared library, `cursor` wraps its nodes and types in safe values. The types and
//! constants come from clang-sys. The functions are looked up in the library at the path that okl chose:
//! `clang_sys::load` searches the disk for 70 ms, keeps one library per thread, and takes a path only from the
//! environment.

mod ast;
mod cursor;
mod cx_type;
mod descendants;
mod functions;
mod library;
mod location;
mod places;
mod string;
mod translation_unit;

pub(crate) use ast::{Cursor, Cursors, CxType};
pub(crate) use library::{Library, find, find_in};
pub use library::{LoadError, Version};
pub(crate) use location::MAIN_FILE;
pub(crate) use translation_unit::{ClangDiagnostic, Level, TranslationUnit};
