//! Text, and everything that points into it.
//!
//! okl never prints a program from a tree: it changes the bytes that must change and keeps the
//! rest. So the whole compiler speaks in a few small values:
//!
//! - a [`Span`] is a byte range of one text;
//! - an [`Edit`] replaces a span, an [`EditSet`] collects edits in any order and applies them once;
//! - applying a set gives a new text and a [`TextMap`] between the two;
//! - [`Sources`] holds the files the user wrote, a [`FileSpan`] is a place in one of them;
//! - a [`SourceMap`] leads from preprocessed text to the files, through macros and includes;
//! - a [`Diagnostic`] is a message with places: spans of a text while okl works, file spans
//!   when it speaks to a person.
//!
//! Every text-to-text step is an `EditSet`, so every position can be mapped back by walking the
//! text maps in reverse and asking the source map last.

mod cover;
mod derivation;
mod diagnostic;
mod edit;
mod edit_error;
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

pub use cover::Cover;
pub use derivation::Derivation;
pub use diagnostic::{Diagnostic, Label, Replacement, Severity};
pub use edit::{Edit, EditSet, Overlap, Piece};
pub use edit_error::EditError;
pub use nest::Nest;
pub use printable::{printable, printable_line};
#[cfg(feature = "render")]
pub use record::{Change, Labelled, LineContent, Place, Record, RecordLine};
#[cfg(feature = "render")]
pub use render::{Look, Style, render, render_short};
pub use repeated::{Repeated, Repeats, counts};
pub use source_map::{Expansion, ExpansionId, Inclusion, Origin, PREDEFINED, Segment, SourceMap};
pub use sources::{FileId, FileSpan, LineColumn, Presumed, ShownPlace, SourceFile, Sources, decode, encode};
pub use span::Span;
pub use text_map::TextMap;
pub use words::{respelled, words};
