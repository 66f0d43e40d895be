use crate::render::{Style, render};
use crate::{Diagnostic, FileSpan, Severity, Sources};
use serde::Serialize;

/// A line of the message output for programs: one JSON document for each message, in the order in which they are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordLine {
    /// The version of the format of a line: 1. New fields do not change it.
    pub schema: u32,
    /// The content of the line.
    #[serde(flatten)]
    pub content: LineContent,
}

/// The content of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum LineContent {
    /// A message.
    Message(Record),
    /// The last line of a run that was not aborted.
    Summary {
        /// The number of errors.
        errors: usize,
        /// The number of warnings.
        warnings: usize,
    },
}

impl RecordLine {
    /// The version of the format that this okl writes.
    pub const SCHEMA: u32 = 1;

    /// A line in this version of the format.
    pub fn new(content: LineContent) -> RecordLine {
        RecordLine { schema: RecordLine::SCHEMA, content }
    }
}

/// A diagnostic for programs, self-contained: positions are file names, lines and columns.
///
/// Lines and columns count from 1, columns in characters; an end is the position after the last character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// The severity.
    pub severity: Severity,
    /// The stable id of the message: `shared-outside-outer`. Empty for errors of the command line.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The message, of one or a few lines.
    pub message: String,
    /// The positions; the first one is that of the message. Empty for a message that is not about a text.
    pub labels: Vec<Labelled>,
    /// Background information.
    pub notes: Vec<String>,
    /// Suggestions.
    pub help: Vec<String>,
    /// The name that it is about, for mistakes that every use of the name repeats.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// Replacements that fix the mistake together; empty if no fix is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fix: Vec<Change>,
    /// The message as text for people, without colors.
    pub rendered: String,
}

/// A position with a text about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Labelled {
    /// The position.
    #[serde(flatten)]
    pub place: Place,
    /// The text; may be empty.
    pub text: String,
}

/// A replacement of a range of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// The range to replace; empty for an insertion.
    #[serde(flatten)]
    pub place: Place,
    /// The new text.
    pub text: String,
}

/// A range of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The path as the user or an `#include` wrote it; `<stdin>` and the like for other inputs.
    pub file: String,
    /// The line of its start.
    pub line: u32,
    /// The column of its start.
    pub column: u32,
    /// The line of its end.
    pub end_line: u32,
    /// The column after its last character.
    pub end_column: u32,
}

impl Record {
    /// The record of a diagnostic.
    pub fn new(diagnostic: &Diagnostic<FileSpan>, sources: &Sources) -> Record {
        let label = |label: &crate::Label<FileSpan>| Labelled {
            place: Place::new(label.place, sources),
            text: label.text.clone(),
        };
        let change = |part: &crate::Replacement<FileSpan>| Change {
            place: Place::of_file(part.place, sources),
            text: part.text.clone(),
        };
        Record {
            severity: diagnostic.severity,
            id: diagnostic.id.clone(),
            message: diagnostic.message.clone(),
            labels: diagnostic.labels.iter().map(label).collect(),
            notes: diagnostic.notes.clone(),
            help: diagnostic.help.clone(),
            subject: diagnostic.subject.clone(),
            fix: diagnostic.fix.iter().map(change).collect(),
            rendered: render(diagnostic, sources, Style::Plain),
        }
    }
}

impl Place {
    /// The range in the file itself, regardless of `#line`, for replacements.
    fn of_file(place: FileSpan, sources: &Sources) -> Place {
        let file = sources.get(place.file);
        let (start, end) = (file.line_column(place.span.start), file.line_column(place.span.end));
        Place {
            file: file.path.clone(),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
        }
    }

    fn new(place: FileSpan, sources: &Sources) -> Place {
        let file = sources.get(place.file);
        let (shown, end) = (file.shown(place.span.start), file.shown(place.span.end).at);
        let start = shown.at;
        Place {
            file: shown.path.to_string(),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
        }
    }
}
