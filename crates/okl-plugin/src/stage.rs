//! Stages: plugins that read or change texts between two steps.

use crate::Checked;
use crate::document::{
    self, DESCRIBE, Description, FileText, FileWish, OptionDescription, OptionType, Point, Request, Response,
    Want,
};
use crate::request::{Identity, described, knows, request};
use okl_model::Lowered;
use okl_model::plan::Plan;
use okl_source::{Diagnostic, EditSet, Span};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A stage.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// A summary of one line.
    pub summary: &'static str,
    /// Its options: name, type, summary.
    pub options: &'static [(&'static str, OptionType, &'static str)],
    /// The point where it acts, with its function.
    pub acts: Acts,
}

/// The point where a stage acts, with its function.
#[derive(Clone, Copy, Debug)]
pub enum Acts {
    /// On the input as it is written, before all steps.
    Source(fn(&Text<'_>) -> Result<Change, String>),
    /// On a checked unit: diagnostics only.
    Checked(fn(&AskedChecked<'_>) -> Result<Vec<Diagnostic>, String>),
    /// On a lowered unit: diagnostics, or additional edits.
    Lowered(fn(&AskedLowered<'_>) -> Result<Change, String>),
    /// On the text in the target's language.
    Output(fn(&Text<'_>) -> Result<Change, String>),
}

/// The text in a request to a stage or a front end.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// The text. Bytes that are not UTF-8 are represented by private-use characters.
    pub text: &'a str,
    /// The path of the input, as messages show it.
    pub path: &'a str,
    /// The name of the target; empty for an input.
    pub target: &'a str,
    /// The extension of the file of the text: `cu`; empty for an input. For a front end: the extension that tells the
    /// language of the text, `F90`, where that of the path does not.
    pub extension: &'a str,
    /// For a front end: true if the target is a device that a host program launches, false for a CPU.
    pub gpu: bool,
    /// For a front end: true if the host program and the kernels are two texts.
    pub apart: bool,
    /// For a front end: the macros of the command line, the properties and the pipeline, as `N=3` or `A`.
    pub defines: &'a [String],
    /// For a front end: all files that were found for its wishes.
    pub files: &'a [FileText],
    /// The options in the pipeline file.
    pub options: &'a Map<String, Value>,
}

/// A request to inspect a checked unit.
#[derive(Clone, Copy, Debug)]
pub struct AskedChecked<'a> {
    /// The unit.
    pub checked: &'a Checked,
    /// The options in the pipeline file.
    pub options: &'a Map<String, Value>,
}

/// A request to inspect or change a lowered unit.
#[derive(Clone, Copy, Debug)]
pub struct AskedLowered<'a> {
    /// The unit.
    pub checked: &'a Checked,
    /// The plan for the target, if the host made one.
    pub plan: Option<&'a Plan<Span>>,
    /// The edits so far.
    pub lowered: &'a Lowered,
    /// The name of the target.
    pub target: &'a str,
    /// The options in the pipeline file.
    pub options: &'a Map<String, Value>,
}

/// The result of a stage.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// Edits of the text.
    pub edits: EditSet,
    /// The whole new text, as an alternative to edits; the host computes the difference.
    pub text: Option<String>,
    /// For a lowered unit: edits of the launcher.
    pub launcher_edits: EditSet,
    /// From a front end that writes OKL: the host program, as edits of the unit's text; none if there is none. For a
    /// target whose kernels are host functions, it follows the kernels and does not repeat their declarations. From one
    /// that only reads: the user's program with calls in place of what the C++ has, as edits of the text.
    pub host: Option<EditSet>,
    /// From such a front end: the functions by which the host program launches the kernels, in C++. They follow the
    /// kernels, and if the front end only reads, also the host program of the one that writes.
    pub launchers: String,
    /// From such a front end: the runtime of both, in C++. It precedes the kernels.
    pub runtime: String,
    /// From a front end that writes: true if the edits make another text of C++ or C, which okl parses before it asks
    /// the front end again.
    pub again: bool,
    /// From a front end that reads: the language standard of its text, `gnu17` for C; empty for C++. The host program is
    /// in this language, too.
    pub std: String,
    /// From a front end that reads: the files that it needs besides the text. If it wished for one of them for the first
    /// time, okl looks for them and asks again with [`Text::files`], and the rest of this answer does not count.
    pub files: Vec<FileWish>,
    /// From a front end that only reads: the extension of files in the language of the host program, `f90`; empty for
    /// that of the input.
    pub host_extension: String,
    /// Diagnostics; the run ends if one is an error.
    pub diagnostics: Vec<Diagnostic>,
}

impl Change {
    /// A change that consists of the whole new text.
    pub fn of(text: impl Into<String>) -> Change {
        Change { text: Some(text.into()), ..Change::default() }
    }
}

/// The options as a type that the author defines.
///
/// # Errors
/// Options that do not fit the type. A stage returns the text, and okl reports it to the user.
pub fn options<T: DeserializeOwned>(options: &Map<String, Value>) -> Result<T, String> {
    serde_json::from_value(Value::Object(options.clone())).map_err(|error| format!("its options: {error}"))
}

/// Handles a request to a stage.
pub fn respond(stage: &Stage, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, stage.acts.features())?;
    let operation = request.operation.as_str();
    let point = stage.acts.point();
    if operation == DESCRIBE {
        return Ok(described(stage.description(identity)));
    }
    if operation != point.name() {
        return Err(format!(
            "this stage acts at `{}`, and does not know the operation `{operation}`",
            point.name()
        ));
    }
    let change = stage.acts.on(identity, request)?;
    Ok(Response {
        schema: document::SCHEMA,
        edits: Some(change.edits),
        launcher_edits: Some(change.launcher_edits).filter(|edits| !edits.is_empty()),
        text: change.text,
        diagnostics: change.diagnostics,
        ..Response::default()
    })
}

impl Stage {
    fn description(&self, identity: Identity) -> Description {
        let option = |(name, kind, summary): &(&str, OptionType, &str)| OptionDescription {
            name: name.to_string(),
            summary: summary.to_string(),
            kind: *kind,
        };
        let mut description = Description {
            summary: self.summary.to_string(),
            point: Some(self.acts.point()),
            options: self.options.iter().map(option).collect(),
            ..identity.description()
        };
        description.features.extend(self.acts.features().iter().map(|feature| feature.to_string()));
        description
    }
}

impl Acts {
    /// The features of units that it supports in addition to those of all plugins. Stages that only inspect units use
    /// okl's analyses, which model the effects of intrinsics.
    fn features(&self) -> &'static [&'static str] {
        match self {
            Acts::Checked(_) => &["intrinsics"],
            Acts::Source(_) | Acts::Lowered(_) | Acts::Output(_) => &[],
        }
    }

    fn point(&self) -> Point {
        match self {
            Acts::Source(_) => Point::Source,
            Acts::Checked(_) => Point::Checked,
            Acts::Lowered(_) => Point::Lowered,
            Acts::Output(_) => Point::Output,
        }
    }

    fn on(&self, identity: Identity, request: Request) -> Result<Change, String> {
        let Request { text, checked, plan, lowered, path, target, extension, options, .. } = request;
        if let Some(envelope) = &checked {
            let is_new = |feature: &&String| !self.features().contains(&feature.as_str());
            knows(envelope.unit.requires.iter().filter(is_new))?;
        }
        let (path, target, extension) = (path.as_str(), target.as_str(), extension.as_str());
        let unit = |checked| identity.sent(Want::Unit, checked).ok_or("the request holds no unit");
        match self {
            Acts::Source(act) | Acts::Output(act) => {
                let text = text.as_deref().ok_or("the request holds no text")?;
                let (defines, files): (&[String], &[FileText]) = (&[], &[]);
                let options = &options;
                act(&Text {
                    text,
                    path,
                    target,
                    extension,
                    gpu: false,
                    apart: false,
                    defines,
                    files,
                    options,
                })
            }
            Acts::Checked(act) => {
                let checked = unit(checked)?.open();
                let diagnostics = act(&AskedChecked { checked: &checked, options: &options })?;
                Ok(Change { diagnostics, ..Change::default() })
            }
            Acts::Lowered(act) => {
                let checked = unit(checked)?.open();
                let lowered = lowered.ok_or("the request holds no edits")?;
                act(&AskedLowered {
                    checked: &checked,
                    plan: plan.as_ref(),
                    lowered: &lowered,
                    target,
                    options: &options,
                })
            }
        }
    }
}
