//! Stages: plugins that check or change texts between two steps.

use crate::changed_text::ChangedText;
use crate::choice::PluginChoice;
use crate::choice::wrong_options;
use crate::encoded_unit::EncodedUnitCache;
use crate::error::CallError;
use crate::host::Host;
use crate::planned::Planned;
use crate::plugin::Plugin;
use crate::setup_error::SetupError;
use okl_abi::PluginKind;
use okl_plugin::document::{Point, Request};
use okl_plugin::{Checked, Diagnostic, Lowered};
use okl_source::FileSpan;
use serde_json::{Map, Value};

/// The choice of a stage in a pipeline file.
#[derive(Clone, Debug)]
pub struct StageChoice {
    /// The plugin.
    pub plugin: PluginChoice,
    /// The stage or step that it comes after, and the place of that key.
    pub after: Option<(String, FileSpan)>,
    /// The stage or step that it comes before, and the place of that key.
    pub before: Option<(String, FileSpan)>,
}

/// A loaded stage.
#[derive(Debug)]
pub struct Stage {
    plugin: Plugin,
    pub(crate) choice: PluginChoice,
    pub(crate) point: Point,
    options: Map<String, Value>,
}

impl Stage {
    pub(crate) fn load(choice: &PluginChoice, host: &Host) -> Result<Stage, SetupError> {
        let plugin = choice.find(PluginKind::Stage, host)?;
        let description = plugin.describe().map_err(SetupError::Silent)?;
        let Some(point) = description.point.filter(|point| *point != Point::Unknown) else {
            let feature = "a point between the steps".to_string();
            return Err(SetupError::Silent(CallError::Requires {
                plugin: plugin.plugin_id().clone(),
                feature,
            }));
        };
        let mistakes = wrong_options(choice, &plugin.plugin_id().to_string(), &description.options);
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let options = choice.passed_options(PluginKind::Stage, host);
        Ok(Stage { point, options, choice: choice.clone(), plugin })
    }

    /// The plugin.
    pub fn plugin(&self) -> &Plugin {
        &self.plugin
    }

    /// True if the stage acts at `point`.
    pub fn acts_at(&self, point: Point) -> bool {
        self.point == point
    }

    /// True if another stage is the same plugin with the same options.
    pub fn is_same(&self, other: &Stage) -> bool {
        self.choice.is_same(&other.choice)
    }

    /// Sends a text to the stage. The spans of the diagnostics are in that text.
    pub fn change(
        &self,
        text: &str,
        request: Request,
    ) -> Result<(Option<ChangedText>, Vec<Diagnostic>), CallError> {
        let request = Request { text: Some(text.to_string()), ..request };
        ChangedText::of(&self.plugin, text, self.plugin.ask(&self.request(request))?)
    }

    /// The stage's diagnostics about a checked unit.
    pub fn look(
        &self,
        request: Request,
        checked: &Checked,
        sent: &EncodedUnitCache,
    ) -> Result<Vec<Diagnostic>, CallError> {
        Ok(self.plugin.ask_about(self.request(request), checked, None, sent)?.diagnostics)
    }

    /// Adds the stage's edits to those of a backend and returns its diagnostics.
    pub fn add_edits(
        &self,
        request: Request,
        (checked, planned): (&Checked, Option<&Planned<'_>>),
        lowered: &mut Lowered,
        sent: &EncodedUnitCache,
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
