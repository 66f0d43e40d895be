use crate::render::{Style, render};
use crate::{Diagnostic, FileSpan, Severity, Sources};
use serde::Serialize;

/// A line of messages for programs: one document each, in the order in which things were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordLine {
    /// 1. A line of another number may have another form; new fields do not make one.
    pub schema: u32,
    /// What the line says.
    #[serde(flatten)]
    pub content: LineContent,
}

/// What a line of messages says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum LineContent {
    /// A message.
    Message(Record),
    /// The last line of a run that was not broken off.
    Summary {
        /// How many errors there were.
        errors: usize,
        /// How many warnings there were.
        warnings: usize,
    },
}

impl RecordLine {
    /// The form of lines that this okl writes.
    pub const SCHEMA: u32 = 1;

    /// A line of that form.
    pub fn new(content: LineContent) -> RecordLine {
        RecordLine { schema: RecordLine::SCHEMA, content }
    }
}

/// A diagnostic for programs: places are named files, lines and columns, and nothing else is needed to read it.
///
/// Lines and columns count from 1, columns in characters; an end is the place behind the last character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// How bad it is.
    pub severity: Severity,
    /// The stable name of what was found: `shared-outside-outer`. Missing where the command line is to blame.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// What is wrong, in one or a few lines.
    pub message: String,
    /// Where; the first is the place of the message. None when no text is to blame.
    pub labels: Vec<Labelled>,
    /// Background that helps to understand.
    pub notes: Vec<String>,
    /// What to try.
    pub help: Vec<String>,
    /// The name that it is about, where each use of a name is the same mistake.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// Changes that mend it together; missing where nobody can know them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fix: Vec<Change>,
    /// The message as people read it, without colours.
    pub rendered: String,
}

/// A place with a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Labelled {
    /// The place.
    #[serde(flatten)]
    pub place: Place,
    /// What is there; may be empty.
    pub text: String,
}

/// One change of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// What goes; empty where nothing does.
    #[serde(flatten)]
    pub place: Place,
    /// What comes instead.
    pub text: String,
}

/// A range of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The path as the user or an `#include` wrote it; `<stdin>` and the like for what is no file.
    pub file: String,
    /// The line it starts in.
    pub line: u32,
    /// The column it starts at.
    pub column: u32,
    /// The line it ends in.
    pub end_line: u32,
    /// The column behind it.
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
    /// Where it stands in the file, whatever `#line` says: that is what has to be changed.
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
