//! Stages: what looks at texts between two steps.

use crate::Checked;
use crate::document::{
    self, DESCRIBE, Description, OptionDescription, OptionType, Point, Request, Response, Want,
};
use crate::export::{Identity, described, knows, request};
use okl_model::Lowered;
use okl_model::plan::Plan;
use okl_source::{Diagnostic, EditSet, Span};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A stage: what it is for, and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// One line on what it is for.
    pub summary: &'static str,
    /// The options it takes: name, type, what for.
    pub options: &'static [(&'static str, OptionType, &'static str)],
    /// Where it acts, and what it does there.
    pub acts: Acts,
}

/// Where a stage acts, and what it does there.
#[derive(Clone, Copy, Debug)]
pub enum Acts {
    /// On the input as it was written, before all steps.
    Source(fn(&Text<'_>) -> Result<Change, String>),
    /// On a checked unit: it reports and changes nothing.
    Checked(fn(&AskedChecked<'_>) -> Result<Vec<Diagnostic>, String>),
    /// On a lowered unit: it reports, or adds edits.
    Lowered(fn(&AskedLowered<'_>) -> Result<Change, String>),
    /// On a text in the target's language.
    Output(fn(&Text<'_>) -> Result<Change, String>),
}

/// A text that a stage or a front end is asked about.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// The text. A byte that is no UTF-8 is a character of the private use area in it.
    pub text: &'a str,
    /// The input, as messages show it.
    pub path: &'a str,
    /// The name of the target; empty for an input.
    pub target: &'a str,
    /// What the file of the text ends with: `cu`; empty for an input.
    pub extension: &'a str,
    /// Of a front end: whether the target is a device that a host program launches, and not a CPU.
    pub gpu: bool,
    /// What the pipeline file chose.
    pub options: &'a Map<String, Value>,
}

/// A checked unit that a stage is asked about.
#[derive(Clone, Copy, Debug)]
pub struct AskedChecked<'a> {
    /// The unit.
    pub checked: &'a Checked,
    /// What the pipeline file chose.
    pub options: &'a Map<String, Value>,
}

/// A lowered unit that a stage is asked about.
#[derive(Clone, Copy, Debug)]
pub struct AskedLowered<'a> {
    /// The unit.
    pub checked: &'a Checked,
    /// What okl decided for the target, where the host made a plan.
    pub plan: Option<&'a Plan<Span>>,
    /// The edits so far.
    pub lowered: &'a Lowered,
    /// The name of the target.
    pub target: &'a str,
    /// What the pipeline file chose.
    pub options: &'a Map<String, Value>,
}

/// What a stage makes of a text.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// What changes.
    pub edits: EditSet,
    /// The whole new text, instead of edits; the host finds out what changed.
    pub text: Option<String>,
    /// For a lowered unit: what changes in the launcher.
    pub launcher_edits: EditSet,
    /// Of a front end that writes: the host program, as edits of the unit's text; none where it has none. For a target
    /// whose kernels are host functions it stands behind them, and says nothing that they say.
    pub host: Option<EditSet>,
    /// What there is to say; with an error the run ends.
    pub diagnostics: Vec<Diagnostic>,
}

impl Change {
    /// The whole new text.
    pub fn of(text: impl Into<String>) -> Change {
        Change { text: Some(text.into()), ..Change::default() }
    }
}

/// Options as a type of the author's own.
///
/// # Errors
/// When they do not fit; a stage hands the text on, and okl says it to the user.
pub fn options<T: DeserializeOwned>(options: &Map<String, Value>) -> Result<T, String> {
    serde_json::from_value(Value::Object(options.clone())).map_err(|error| format!("its options: {error}"))
}

/// Answers for a stage.
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
    /// What it knows of units besides what all plugins do. What only reads them asks okl's analyses, which know what
    /// intrinsics do.
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
                act(&Text { text, path, target, extension, gpu: false, options: &options })
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
