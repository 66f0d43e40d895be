//! Plugins: finding them, asking them.

mod channel;
mod child;
mod error;
mod handled;
mod library;
mod record;

pub use error::{CallError, Defect, LoadError};

use crate::backend::with_fit_extension;
use crate::{Entry, Host};
use channel::Channel;
use child::Program;
use okl_abi::PluginKind;
use okl_model::{Attributes, Expanded, Part, Unit};
use okl_plan::Plan;
use okl_plugin::document::{self, DESCRIBE, Description, LOWER, OptionDescription, Request, Response};
use okl_plugin::{Checked, Diagnostic, Lowered};
use okl_target::{Description as TargetDescription, Mistake, Shape, Target};
use serde_json::{Map, Value};
use std::cell::OnceCell;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A backend: a plugin whose record was found to be in order, or a target that a pipeline file describes.
///
/// One that describes its target is lowered for by the host. Any other is called through its C interface.
#[derive(Debug)]
pub struct Plugin {
    channel: Channel,
    name: String,
    version: String,
    origin: Origin,
    description: OnceCell<Description>,
    /// Its own name and those of what it is like; with the description.
    likes: OnceCell<Vec<String>>,
    /// What is part of this program is read where it lies: the target it describes.
    linked: Option<&'static str>,
    host: Host,
}

/// Where a plugin came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is part of this program.
    Embedded,
    /// A library.
    File(PathBuf),
    /// A program.
    Command(Vec<OsString>),
}

impl Plugin {
    /// Takes a record that is part of this program.
    pub fn embedded(entry: &Entry, host: &Host) -> Result<Plugin, LoadError> {
        let record = record::linked((entry.record)(), PluginKind::Backend, entry.name)?;
        let plugin = Plugin::of_record(record, Origin::Embedded, host);
        Ok(Plugin { linked: Some(entry.target), ..plugin })
    }

    /// The target of this backend with what a pipeline file says over it, under another name.
    pub fn with_target(&self, name: &str, over: Map<String, Value>) -> Result<Plugin, CallError> {
        let Some(base) = &self.describe()?.target else {
            let reason =
                "the backend does not describe its target, so nothing can be said over it".to_string();
            return Err(CallError::NoTarget { plugin: self.name.clone(), reason });
        };
        let target = TargetDescription::from(over).over(base);
        let likes = [&[name.to_string()], self.target_names()?].concat();
        let plugin = Plugin::described(name, self.origin.clone(), target, &self.host)?;
        Ok(Plugin { likes: OnceCell::from(likes), ..plugin })
    }

    /// A target that stands in a pipeline file.
    pub fn described(
        name: &str,
        origin: Origin,
        target: TargetDescription,
        host: &Host,
    ) -> Result<Plugin, CallError> {
        let plugin = Plugin {
            channel: Channel::Nobody,
            name: name.to_string(),
            version: String::new(),
            origin,
            description: OnceCell::new(),
            likes: OnceCell::new(),
            linked: None,
            host: host.clone(),
        };
        let description = plugin.settled(Description { target: Some(target), ..Description::default() })?;
        plugin.description.get_or_init(|| description);
        Ok(plugin)
    }

    /// Loads the plugin of that kind and name from a library, for the rest of the process.
    ///
    /// This runs the library's code: the caller answers for the user trusting the file.
    pub fn load(path: &Path, kind: PluginKind, name: &str, host: &Host) -> Result<Plugin, LoadError> {
        let record = library::open(path, kind, name, &host.calls)?;
        Ok(Plugin::of_record(record, Origin::File(path.to_path_buf()), host))
    }

    /// A plugin in a library that a process of its own loads.
    pub fn isolated(path: &Path, kind: PluginKind, name: &str, host: &Host) -> Result<Plugin, LoadError> {
        let Some(serve) = &host.calls.serve else { return Err(LoadError::NoChild) };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        if !path.is_file() {
            return Err(LoadError::Missing { path });
        }
        let mut command = serve.clone();
        command.extend([kind.name().into(), name.into(), path.into_os_string()]);
        Ok(Plugin::command(name, command, None, host))
    }

    /// A plugin that is a program: it is started for each question, in a folder or wherever this process is.
    pub fn command(name: &str, words: Vec<OsString>, folder: Option<PathBuf>, host: &Host) -> Plugin {
        Plugin {
            channel: Channel::Command(Program { words: words.clone(), folder }),
            name: name.to_string(),
            version: String::new(),
            origin: Origin::Command(words),
            description: OnceCell::new(),
            likes: OnceCell::new(),
            linked: None,
            host: host.clone(),
        }
    }

    fn of_record(record: record::Record, origin: Origin, host: &Host) -> Plugin {
        let (name, version) = record.identity();
        Plugin {
            channel: Channel::Record(record),
            name,
            version,
            origin,
            description: OnceCell::new(),
            likes: OnceCell::new(),
            linked: None,
            host: host.clone(),
        }
    }

    /// What its target is called, then what that is like, the nearest first.
    pub fn target_names(&self) -> Result<&[String], CallError> {
        self.describe()?;
        Ok(self.likes.get().map_or(&[], Vec::as_slice))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its own version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Who it says it is. Asked once.
    pub fn describe(&self) -> Result<&Description, CallError> {
        if let Some(description) = self.description.get() {
            return Ok(description);
        }
        let description = match self.linked {
            Some(text) => Description {
                name: self.name.clone(),
                version: self.version.clone(),
                target: Some(self.read(text)?),
                ..Description::default()
            },
            None => {
                let request =
                    Request { schema: document::SCHEMA, operation: DESCRIBE.into(), ..Request::default() };
                let response = self.ask(&request)?;
                response.description.ok_or_else(|| CallError::NoAnswer { plugin: self.name.clone() })?
            }
        };
        let description = self.settled(description)?;
        Ok(self.description.get_or_init(|| description))
    }

    fn read(&self, text: &str) -> Result<TargetDescription, CallError> {
        TargetDescription::from_toml(text).map_err(|mistake| self.refused(mistake))
    }

    fn refused(&self, mistake: Mistake) -> CallError {
        CallError::NoTarget { plugin: self.name.clone(), reason: mistake.message }
    }

    /// A description whose target stands alone, with what follows from it.
    fn settled(&self, mut description: Description) -> Result<Description, CallError> {
        let Some(mut target) = description.target.take() else {
            self.likes.get_or_init(|| vec![self.name.clone()]);
            return with_fit_extension(&self.name, description);
        };
        let mut likes = vec![self.name.clone()];
        while let Some(base) = target.like().map(str::to_string) {
            let Some(entry) = self.host.backend(&base) else {
                let reason = format!("it is like `{base}`, which is no backend of this okl");
                return Err(CallError::NoTarget { plugin: self.name.clone(), reason });
            };
            target = target.over(&self.read(entry.target)?);
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
        description.options =
            options.map(|option| OptionDescription { name: option.name, summary: option.summary }).collect();
        description.target = Some(target);
        Ok(description)
    }

    /// Decides what becomes of a unit; nothing for a backend that describes no target.
    pub fn plan<'u>(
        &self,
        checked: &'u Checked,
        options: &Map<String, Value>,
    ) -> Result<Option<Planned<'u>>, CallError> {
        let Some(target) = &self.describe()?.target else { return Ok(None) };
        let target = target.with(options).map_err(|mistake| self.refused(mistake))?;
        let plan = okl_lower::plan(&target, checked, options);
        Ok(Some(Planned { target, plan }))
    }

    /// Lowers a unit. No `Lowered` means that there are errors among the diagnostics.
    pub fn lower(
        &self,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        (attributes, expanded): (&Attributes, &Expanded),
        options: &Map<String, Value>,
    ) -> Result<(Option<Lowered>, Vec<Diagnostic>), CallError> {
        let description = self.describe()?;
        if let Some(Planned { target, plan }) = planned.filter(|_| !description.lowers) {
            return Ok(match okl_lower::lower(target, plan, checked, (attributes, expanded), options) {
                Ok(lowered) => (Some(lowered), Vec::new()),
                Err(diagnostics) => (None, diagnostics),
            });
        }
        if let Some(handles) = &description.handles {
            let refused = handled::unhandled(checked.unit(), &self.name, handles, &expanded.claimed);
            if !refused.is_empty() {
                return Ok((None, refused));
            }
        }
        let mut needed = checked.unit().requires.iter();
        if let Some(feature) = needed.find(|feature| !description.features.contains(feature)) {
            let (plugin, version) = (self.name.clone(), description.version.clone());
            return Err(CallError::TooOld { plugin, version, feature: feature.clone() });
        }
        if let Some(Planned { plan, .. }) = planned.filter(|planned| !planned.plan.refused.is_empty()) {
            return Ok((None, plan.refused.clone()));
        }
        let plan = planned.map(|Planned { target, plan }| {
            okl_plan::document::of(plan, checked.unit(), &target.name, &|span| span)
        });
        let mut envelope = checked.envelope();
        if description.without_expressions {
            envelope.unit = envelope.unit.without_expressions();
        }
        let request = Request {
            schema: document::SCHEMA,
            operation: LOWER.into(),
            requires: checked.unit().requires.clone(),
            checked: Some(envelope),
            plan,
            claimed: expanded.claimed.clone(),
            options: options.clone(),
        };
        let response = self.ask(&request)?;
        if response.lowered.is_none() && !response.diagnostics.iter().any(Diagnostic::is_error) {
            return Err(CallError::NoAnswer { plugin: self.name.clone() });
        }
        let lowered = response.lowered.map(|mut lowered| {
            okl_lower::join(checked.unit(), &expanded.kernel, &mut lowered.kernel.edits);
            if let Some(launcher) = &mut lowered.launcher {
                okl_lower::join(checked.unit(), &expanded.launcher, &mut launcher.edits);
            }
            lowered
        });
        Ok((lowered, response.diagnostics))
    }

    /// What is wrong with a text that a plugin wrote, where the host did not write it.
    pub fn left_behind(&self, unit: &Unit, part: &Part) -> Vec<Diagnostic> {
        let is_own =
            self.describe().is_ok_and(|description| description.target.is_none() || description.lowers);
        if is_own { handled::left(unit, &self.name, part) } else { Vec::new() }
    }

    fn ask(&self, request: &Request) -> Result<Response, CallError> {
        let name = || self.name.clone();
        let answer = self.call(&document::write(request))?;
        // What it cannot be read by, first.
        let head: document::Answer = document::read_flat(&answer)
            .map_err(|source| CallError::BadDocument { plugin: name(), source })?;
        if head.schema > document::SCHEMA {
            return Err(CallError::Schema { plugin: name(), found: head.schema, known: document::SCHEMA });
        }
        let mut needed = head.requires.into_iter();
        if let Some(feature) = needed.find(|feature| !document::FEATURES.contains(&feature.as_str())) {
            return Err(CallError::Requires { plugin: name(), feature });
        }
        document::read_flat(&answer).map_err(|source| CallError::BadDocument { plugin: name(), source })
    }

    /// Sends one document and gets one back: the whole interface, for those who write their own.
    pub fn call(&self, request: &[u8]) -> Result<Vec<u8>, CallError> {
        self.channel.ask(&self.name, request, &self.host.calls)
    }
}

/// A target as options change it, and what becomes of a unit on it.
#[derive(Debug)]
pub struct Planned<'u> {
    /// The target.
    pub target: Target,
    /// The plan.
    pub plan: Plan<'u>,
}

/// The name of the library file of a plugin on this system: `libokl_backend_cuda.so`.
pub fn file_name(kind: PluginKind, name: &str) -> String {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    format!("{DLL_PREFIX}{}{DLL_SUFFIX}", kind.symbol(name))
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Origin::Embedded => f.write_str("the embedded plugin"),
            Origin::File(path) => write!(f, "`{}`", path.display()),
            Origin::Command(words) => {
                let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
                write!(f, "`{}`", words.join(" "))
            }
        }
    }
}
