//! libclang behind one wall.
//!
//! The only place that calls C. `library` finds and opens the shared library, `cursor` gives
//! safe values over it. clang-sys brings the types and constants; the functions are looked up in
//! the library at the exact path we chose, because `clang_sys::load` searches the disk for
//! 70 ms, knows one library per thread, and cannot be told a path without changing the
//! environment.

mod cursor;
mod descendants;
mod functions;
mod library;
mod places;

pub(crate) use cursor::{ClangDiagnostic, Cursor, Cursors, CxType, Level, MAIN_FILE, TranslationUnit};
pub(crate) use library::{Library, find, find_in};
pub use library::{LoadError, Version};
