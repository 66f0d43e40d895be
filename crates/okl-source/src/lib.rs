//! Texts, positions in them, edits of them, and diagnostics about them.
//!
//! okl never prints a program from a syntax tree: it edits the parts of the text that have to change and keeps the
//! rest. Every step from one text to another is a set of edits, which also yields the map back. A few value types are
//! common to the whole compiler:
//!
//! - A [`Span`] is a byte range of one text; the owner of the span defines which.
//! - An [`Edit`] replaces a span. An [`EditSet`] collects edits in any order and applies them once.
//! - Applying a set results in a new text and a [`TextMap`] from its bytes to those of the old text. Maps compose:
//!   [`TextMap::after`].
//! - [`Sources`] owns the files that were read. A [`FileSpan`] is a range of one of them, a [`Derivation`] maps a text
//!   that was made of files, such as the output of a stage, to their ranges.
//! - A [`SourceMap`] maps preprocessed text to files, through macro expansions and includes.
//! - A [`Diagnostic`] is a message with positions: spans of the normalized text inside of okl, file spans in the
//!   output. `render` and `Record` (feature `render`) are its forms for people and for programs.
//! - [`Cover`] and [`Nest`] are sets of ranges with fast queries.
//!
//! A position in an output text is mapped back through the text maps in reverse order and at last through the source
//! map.
//!
//! # Invariants
//!
//! Spans are half-open and in bytes, with `start <= end`. Texts are UTF-8; bytes of a file that are not are kept as
//! private-use characters ([`decode`], [`encode`]). Edits of one set do not overlap, unless one copies or supplants the
//! range of the other; [`EditSet::apply`] reports overlaps. Text from files and plugins goes through [`printable()`]
//! before it is shown on a terminal.
//!
//! # Limits
//!
//! The crate knows no C++: it neither tokenizes nor parses. It reads and writes no files.

mod cause;
mod consequences;
mod copied;
mod cover;
mod derivation;
mod diagnostic;
mod diagnostic_id;
mod edit;
mod edit_error;
mod file_span;
pub mod ids;
mod nearest;
mod nest;
mod printable;
#[cfg(feature = "render")]
mod record;
#[cfg(feature = "render")]
mod render;
mod repeated;
mod source_map;
mod sources;
mod span;
pub mod steps;
mod text_map;
mod words;

pub use cause::Cause;
pub use consequences::without_consequences;
pub use copied::copied;
pub use cover::Cover;
pub use derivation::Derivation;
pub use diagnostic::{Diagnostic, Label, Replacement, Severity};
pub use diagnostic_id::DiagnosticId;
pub use edit::{Edit, EditSet, Overlap, Piece};
pub use edit_error::EditError;
pub use file_span::{FileId, FileSpan, LineColumn};
pub use nearest::{distance, nearest};
pub use nest::Nest;
pub use printable::{printable, printable_line};
#[cfg(feature = "render")]
pub use record::{Change, Labelled, LineContent, Place, Record, RecordLine};
#[cfg(feature = "render")]
pub use render::{Look, Style, render, render_short};
pub use repeated::{Repeated, Repeats, counts};
pub use source_map::{Expansion, ExpansionId, Inclusion, Origin, PREDEFINED, Segment, SourceMap};
pub use sources::{Presumed, ShownPlace, SourceFile, Sources, decode, encode};
pub use span::Span;
pub use text_map::TextMap;
pub use words::{respelled, words};
