//! Backends: targets that the host lowers for, and plugins that lower units themselves.

use crate::encoded_unit::EncodedUnitCache;
use crate::error::{CallError, LoadError};
use crate::host::{Entry, Host};
use crate::planned::Planned;
use crate::plugin::Plugin;
use crate::plugin_id::Origin;
use okl_abi::PluginKind;
use okl_model::{Expanded, Part, Unit};
use okl_plugin::document::{Description, LOWER, OptionDescription, Request};
use okl_plugin::{Checked, Diagnostic, Lowered};
use okl_target::{Description as TargetDescription, Mistake, Shape, Target, name_defect};
use serde_json::{Map, Value};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A backend: a plugin, or a target that a pipeline file describes.
///
/// The host lowers for a backend that describes a target. A backend without one lowers units itself and is called
/// through the C interface.
#[derive(Debug)]
pub struct Backend {
    name: String,
    source: BackendSource,
    description: OnceLock<Description>,
    /// The target's name, then the names of the targets that it is like, nearest first; set together with the
    /// description.
    likes: OnceLock<Vec<String>>,
    /// The target with the options of the last request: most texts of a run have the same options.
    chosen: Mutex<Option<Chosen>>,
    host: Host,
}

/// Options and the target that they result in.
type Chosen = (Map<String, Value>, Arc<Target>);

/// The origin of a backend's description.
#[derive(Debug)]
enum BackendSource {
    /// A plugin.
    Plugin(Plugin),
    /// A linked plugin, and the TOML text of its target.
    Linked(Plugin, &'static str),
    /// A pipeline file, with the backend that its target is like, if any.
    File(Option<Box<Backend>>),
}

impl Backend {
    /// A backend that is linked into this program.
    pub fn embedded(entry: &Entry, host: &Host) -> Result<Backend, LoadError> {
        let plugin = Plugin::embedded((entry.record)(), PluginKind::Backend, entry.name, host)?;
        Ok(Backend::linked(plugin, entry, host))
    }

    /// A backend whose target is linked into this program beside its plugin.
    pub fn linked(plugin: Plugin, entry: &Entry, host: &Host) -> Backend {
        Backend::new(entry.name, BackendSource::Linked(plugin, entry.target), host)
    }

    /// The backend of a loaded plugin.
    pub fn of(plugin: Plugin, host: &Host) -> Backend {
        let name = plugin.name().to_string();
        Backend::new(&name, BackendSource::Plugin(plugin), host)
    }

    fn new(name: &str, source: BackendSource, host: &Host) -> Backend {
        Backend {
            name: name.to_string(),
            source,
            description: OnceLock::new(),
            likes: OnceLock::new(),
            chosen: Mutex::default(),
            host: host.clone(),
        }
    }

    /// This backend under another name, its target overridden by the keys of a pipeline file.
    pub fn with_target(self, name: &str, over: Map<String, Value>) -> Result<Backend, CallError> {
        let Some(base) = &self.describe()?.target else {
            let reason =
                "the backend does not describe its target, so nothing can be said over it".to_string();
            return Err(CallError::NoTarget { plugin: self.name.clone(), reason, key: String::new() });
        };
        let target = TargetDescription::from(over).over(base).map_err(|mistake| refused(name, mistake))?;
        let likes = [&[name.to_string()], self.target_names()?].concat();
        let host = self.host.clone();
        let backend = Backend::described(name, Some(self), target, &host)?;
        Ok(Backend { likes: OnceLock::from(likes), ..backend })
    }

    /// A backend whose target stands in a pipeline file.
    pub fn described(
        name: &str,
        like: Option<Backend>,
        target: TargetDescription,
        host: &Host,
    ) -> Result<Backend, CallError> {
        let backend = Backend::new(name, BackendSource::File(like.map(Box::new)), host);
        let description = backend.settled(Description { target: Some(target), ..Description::default() })?;
        backend.description.get_or_init(|| description);
        Ok(backend)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The target's name, then the names of the targets that it is like, nearest first.
    pub fn target_names(&self) -> Result<&[String], CallError> {
        self.describe()?;
        Ok(self.likes.get().map_or(&[], Vec::as_slice))
    }

    /// The backend's version; empty for a target that a pipeline file describes.
    pub fn version(&self) -> &str {
        match &self.source {
            BackendSource::Plugin(plugin) | BackendSource::Linked(plugin, _) => plugin.version(),
            BackendSource::File(_) => "",
        }
    }

    /// The origin of the backend.
    pub fn origin(&self) -> &Origin {
        match &self.source {
            BackendSource::Plugin(plugin) | BackendSource::Linked(plugin, _) => plugin.origin(),
            BackendSource::File(Some(like)) => like.origin(),
            BackendSource::File(None) => &Origin::Embedded,
        }
    }

    /// The plugin that can be called: its own, or that of the backend that it is like. `None` for linked targets, which
    /// are descriptions only.
    pub fn plugin(&self) -> Option<&Plugin> {
        match &self.source {
            BackendSource::Plugin(plugin) => Some(plugin),
            BackendSource::File(Some(like)) => like.plugin(),
            BackendSource::Linked(..) | BackendSource::File(None) => None,
        }
    }

    /// The backend's description, requested once and cached.
    pub fn describe(&self) -> Result<&Description, CallError> {
        if let Some(description) = self.description.get() {
            return Ok(description);
        }
        let description = match &self.source {
            BackendSource::Linked(plugin, text) => Description {
                name: self.name.clone(),
                version: plugin.version().to_string(),
                target: Some(self.read(text)?),
                ..Description::default()
            },
            BackendSource::Plugin(plugin) => plugin.describe()?.clone(),
            BackendSource::File(_) => Description::default(),
        };
        let description = self.settled(description)?;
        Ok(self.description.get_or_init(|| description))
    }

    fn read(&self, text: &str) -> Result<TargetDescription, CallError> {
        TargetDescription::from_toml(text).map_err(|mistake| self.refused(mistake))
    }

    fn refused(&self, mistake: Mistake) -> CallError {
        refused(&self.name, mistake)
    }

    /// The description with its target merged over the targets that it is like; sets [`Backend::target_names`].
    fn settled(&self, mut description: Description) -> Result<Description, CallError> {
        let mut likes = vec![self.name.clone()];
        let Some(mut target) = description.target.take() else {
            self.likes.get_or_init(|| likes);
            return with_fit_extension(&self.name, description);
        };
        while let Some(base) = target.like().map(str::to_string) {
            let Some(entry) = self.host.backend(&base) else {
                let reason = format!("it is like `{base}`, which is no backend of this okl");
                return Err(CallError::NoTarget { plugin: self.name.clone(), reason, key: "like".into() });
            };
            target = target.over(&self.read(entry.target)?).map_err(|mistake| self.refused(mistake))?;
            likes.push(base);
        }
        let plain = target.target().map_err(|mistake| self.refused(mistake))?;
        if plain.name != self.name {
            likes.insert(0, plain.name);
        }
        self.likes.get_or_init(|| likes);
        description.extension = plain.extension;
        description.gpu = plain.shape == Shape::Grid;
        let options = plain.options.into_iter();
        description.options = options
            .map(|option| OptionDescription {
                name: option.name,
                summary: option.summary,
                ..OptionDescription::default()
            })
            .collect();
        description.target = Some(target);
        Ok(description)
    }

    /// The target with some options applied; `None` for a backend that describes no target.
    pub fn target(&self, options: &Map<String, Value>) -> Result<Option<Arc<Target>>, CallError> {
        let Some(target) = &self.describe()?.target else { return Ok(None) };
        // A poisoned lock is fine: the value is always whole.
        let mut chosen = self.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, target)) = chosen.as_ref().filter(|(known, _)| known == options) {
            return Ok(Some(target.clone()));
        }
        let target = Arc::new(target.with(options).map_err(|mistake| self.refused(mistake))?);
        *chosen = Some((options.clone(), target.clone()));
        Ok(Some(target))
    }

    /// Plans a unit for the target; `None` for a backend that describes no target.
    pub fn plan<'u>(
        &self,
        checked: &'u Checked,
        options: &Map<String, Value>,
    ) -> Result<Option<Planned<'u>>, CallError> {
        let Some(target) = self.target(options)? else { return Ok(None) };
        let plan = okl_spell::plan(&target, checked, options);
        Ok(Some(Planned { target, plan }))
    }

    /// Lowers a unit. `None` instead of `Lowered` means that the diagnostics contain errors.
    pub fn lower(
        &self,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        expanded: &Expanded,
        options: &Map<String, Value>,
        sent: &EncodedUnitCache,
    ) -> Result<(Option<Lowered>, Vec<Diagnostic>), CallError> {
        let description = self.describe()?;
        let plugin = match &self.source {
            BackendSource::Plugin(plugin) if planned.is_none() || description.lowers => plugin,
            BackendSource::Plugin(_) | BackendSource::Linked(..) | BackendSource::File(_) => {
                // Only a plugin may lack a target.
                let Some(Planned { target, plan }) = planned else { return Ok((None, Vec::new())) };
                return Ok(match okl_spell::lower(target, plan, checked, expanded, options) {
                    Ok(lowered) => (Some(lowered), Vec::new()),
                    Err(diagnostics) => (None, diagnostics),
                });
            }
        };
        if let Some(handles) = &description.handles {
            let refused = crate::unhandled_attributes::unhandled(
                checked.unit(),
                &self.name,
                handles,
                &expanded.claimed,
            );
            if !refused.is_empty() {
                return Ok((None, refused));
            }
        }
        plugin.knows(checked.unit())?;
        if let Some(Planned { plan, .. }) = planned.filter(|planned| !planned.plan.refused.is_empty()) {
            return Ok((None, plan.refused.clone()));
        }
        let request = Request {
            operation: LOWER.into(),
            claimed: expanded.claimed.clone(),
            options: options.clone(),
            ..Request::default()
        };
        let response = plugin.ask_about(request, checked, planned, sent)?;
        if response.lowered.is_none() && !response.diagnostics.iter().any(Diagnostic::is_error) {
            return Err(CallError::NoAnswer { plugin: plugin.plugin_id().clone() });
        }
        let lowered = response.lowered.map(|mut lowered| {
            okl_spell::join(checked.unit(), &expanded.kernel, &mut lowered.kernel.edits);
            if let Some(launcher) = &mut lowered.launcher {
                okl_spell::join(checked.unit(), &expanded.launcher, &mut launcher.edits);
            }
            lowered
        });
        Ok((lowered, response.diagnostics))
    }

    /// Writes the host program for users without OCCA. `None` if a plugin writes the kernels itself: okl does not know
    /// how such kernels are called.
    pub fn launcher_c(
        &self,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        expanded: &Expanded,
        options: &Map<String, Value>,
    ) -> Result<Option<Result<Part, Vec<Diagnostic>>>, CallError> {
        let writes_itself = matches!(self.source, BackendSource::Plugin(_)) && self.describe()?.lowers;
        let planned = planned.filter(|_| !writes_itself);
        Ok(planned
            .map(|Planned { target, plan }| okl_spell::launcher_c(target, plan, checked, expanded, options)))
    }

    /// Diagnostics about the text of a plugin that lowers units itself: attributes that it left in its output.
    pub fn left_behind(&self, unit: &Unit, part: &Part) -> Vec<Diagnostic> {
        let is_own =
            self.describe().is_ok_and(|description| description.target.is_none() || description.lowers);
        if is_own { crate::unhandled_attributes::left(unit, &self.name, part) } else { Vec::new() }
    }
}

/// The description, if its file extension contains no path. Targets are checked for this where they are read.
fn with_fit_extension(plugin: &str, description: Description) -> Result<Description, CallError> {
    let extension = &description.extension;
    match name_defect(extension).filter(|_| !extension.is_empty()) {
        None => Ok(description),
        Some(defect) => {
            let reason = format!("its extension `{extension}` {defect}");
            Err(CallError::NoTarget { plugin: plugin.to_string(), reason, key: "extension".into() })
        }
    }
}

fn refused(target: &str, mistake: Mistake) -> CallError {
    CallError::NoTarget { plugin: target.to_string(), reason: mistake.message, key: mistake.key }
}
