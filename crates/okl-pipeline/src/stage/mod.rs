//! Stages: plugins that look at texts between two steps.

mod order;
mod read;

use crate::backend::Planned;
use crate::plugin::{Changed, wrong_options};
use crate::{CallError, Host, Plugin, PluginChoice, Sent, SetupError};
use okl_abi::PluginKind;
use okl_plugin::document::{Point, Request};
use okl_plugin::{Checked, Diagnostic, Lowered};
use okl_source::FileSpan;
use serde_json::{Map, Value};

/// What a pipeline says of a stage.
#[derive(Clone, Debug)]
pub struct StageChoice {
    /// The plugin.
    pub plugin: PluginChoice,
    /// The stage or step it comes after, and where that is said.
    pub after: Option<(String, FileSpan)>,
    /// The stage or step it comes before, and where that is said.
    pub before: Option<(String, FileSpan)>,
}

/// A stage that is loaded.
#[derive(Debug)]
pub(crate) struct Stage {
    plugin: Plugin,
    choice: PluginChoice,
    point: Point,
    options: Map<String, Value>,
}

/// Loads the stages of a pipeline, in the order they act.
pub(crate) fn load(choices: &[StageChoice], host: &Host) -> Result<Vec<Stage>, SetupError> {
    let mut stages = Vec::new();
    let mut mistakes = Vec::new();
    for choice in choices {
        match Stage::load(&choice.plugin, host) {
            Ok(stage) => stages.push((stage, choice.clone())),
            Err(SetupError::Mistakes(more)) => mistakes.extend(more),
            Err(error) => return Err(error),
        }
    }
    if mistakes.is_empty() {
        return order::in_order(stages).map_err(SetupError::Mistakes);
    }
    Err(SetupError::Mistakes(mistakes))
}

impl Stage {
    fn load(choice: &PluginChoice, host: &Host) -> Result<Stage, SetupError> {
        let plugin = choice.find(PluginKind::Stage, host)?;
        let description = plugin.describe().map_err(SetupError::Silent)?;
        let Some(point) = description.point.filter(|point| *point != Point::Unknown) else {
            let feature = "a point between the steps".to_string();
            return Err(SetupError::Silent(CallError::Requires { plugin: plugin.who().clone(), feature }));
        };
        let mistakes = wrong_options(choice, &plugin.who().to_string(), &description.options);
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let options = choice.passed_options(PluginKind::Stage, host);
        Ok(Stage { point, options, choice: choice.clone(), plugin })
    }

    /// The plugin.
    pub(crate) fn plugin(&self) -> &Plugin {
        &self.plugin
    }

    /// Whether it acts there.
    pub(crate) fn acts_at(&self, point: Point) -> bool {
        self.point == point
    }

    /// Whether another stage does the same.
    pub(crate) fn is_same(&self, other: &Stage) -> bool {
        self.choice.is_same(&other.choice)
    }

    /// Asks about a text; what it has to say has spans of that text.
    pub(crate) fn change(
        &self,
        text: &str,
        request: Request,
    ) -> Result<(Option<Changed>, Vec<Diagnostic>), CallError> {
        let request = Request { text: Some(text.to_string()), ..request };
        Changed::of(&self.plugin, text, self.plugin.ask(&self.request(request))?)
    }

    /// What it has to say of a checked unit.
    pub(crate) fn look(
        &self,
        request: Request,
        checked: &Checked,
        sent: &Sent,
    ) -> Result<Vec<Diagnostic>, CallError> {
        Ok(self.plugin.ask_about(self.request(request), checked, None, sent)?.diagnostics)
    }

    /// Adds its edits to those of a backend.
    pub(crate) fn add_edits(
        &self,
        request: Request,
        (checked, planned): (&Checked, Option<&Planned<'_>>),
        lowered: &mut Lowered,
        sent: &Sent,
    ) -> Result<Vec<Diagnostic>, CallError> {
        let request = self.request(Request { lowered: Some(lowered.clone()), ..request });
        let response = self.plugin.ask_about(request, checked, planned, sent)?;
        lowered.kernel.edits.extend(response.edits.unwrap_or_default());
        if let (Some(launcher), Some(edits)) = (&mut lowered.launcher, response.launcher_edits) {
            launcher.edits.extend(edits);
        }
        Ok(response.diagnostics)
    }

    fn request(&self, request: Request) -> Request {
        Request { operation: self.point.name().to_string(), options: self.options.clone(), ..request }
    }
}
