//! A loaded plugin and calls to it.

use crate::channel::Channel;
use crate::child_process::Program;
use crate::declared;
use crate::error::{CallError, LoadError};
use crate::host::{Calls, Host};
use crate::plugin_id::{Origin, PluginId};
use okl_abi::PluginKind;
use okl_model::Unit;
use okl_plugin::document::{self, DESCRIBE, Description, DiagnosticDescription, Request, Response};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A plugin of any kind whose record is valid.
#[derive(Debug)]
pub struct Plugin {
    channel: Channel,
    plugin_id: PluginId,
    version: String,
    origin: Origin,
    description: OnceLock<Description>,
    calls: Calls,
}

impl Plugin {
    /// A linked plugin. Calls of it are not guarded and may come from several threads.
    pub fn embedded(
        record: &'static okl_abi::Plugin,
        kind: PluginKind,
        name: &str,
        host: &Host,
    ) -> Result<Plugin, LoadError> {
        let record = crate::record::linked(record, kind, name)?;
        let mut plugin =
            Plugin::of_record(record, PluginId { kind, name: name.to_string() }, Origin::Embedded, host);
        plugin.calls.guard = None;
        Ok(plugin)
    }

    /// Loads the plugin of that kind and name from a library, for the rest of the process.
    ///
    /// This runs the library's code: the caller is responsible for the user's trust in the file.
    pub fn load(path: &Path, kind: PluginKind, name: &str, host: &Host) -> Result<Plugin, LoadError> {
        if let Some((sidecar, found)) = crate::sidecar::unfit_abi(path, kind, name) {
            return Err(LoadError::Abi { sidecar, found });
        }
        let record = crate::library::open(path, kind, name, &host.calls)?;
        Ok(Plugin::of_record(
            record,
            PluginId { kind, name: name.to_string() },
            Origin::File(path.to_path_buf()),
            host,
        ))
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
        Ok(Plugin::command(kind, name, command, None, host))
    }

    /// A plugin that is a program, started once per request in `folder` or in the current directory.
    pub fn command(
        kind: PluginKind,
        name: &str,
        words: Vec<OsString>,
        folder: Option<PathBuf>,
        host: &Host,
    ) -> Plugin {
        Plugin {
            channel: Channel::Command(Program { words: words.clone(), folder }),
            plugin_id: PluginId { kind, name: name.to_string() },
            version: String::new(),
            origin: Origin::Command(words),
            description: OnceLock::new(),
            calls: host.calls.clone(),
        }
    }

    fn of_record(record: crate::record::Record, plugin_id: PluginId, origin: Origin, host: &Host) -> Plugin {
        // The pointers of a library's record may be invalid, so reading them is guarded.
        let version = match &origin {
            Origin::File(_) => host.calls.guarded(&plugin_id.name, || record.version()),
            Origin::Embedded | Origin::Command(_) => record.version(),
        };
        Plugin {
            channel: Channel::Record(record),
            plugin_id,
            version,
            origin,
            description: OnceLock::new(),
            calls: host.calls.clone(),
        }
    }

    /// The plugin's kind and name.
    pub fn plugin_id(&self) -> &PluginId {
        &self.plugin_id
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.plugin_id.name
    }

    /// The plugin's version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The plugin's origin.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The plugin's description, requested once and cached.
    pub fn describe(&self) -> Result<&Description, CallError> {
        if let Some(description) = self.description.get() {
            return Ok(description);
        }
        let response = self.ask(&Request { operation: DESCRIBE.into(), ..Request::default() })?;
        let description =
            response.description.ok_or_else(|| CallError::NoAnswer { plugin: self.plugin_id.clone() })?;
        if let Some(reason) = declared::defect(self.name(), &description.diagnostics) {
            return Err(CallError::BadDiagnostic { plugin: self.plugin_id.clone(), reason });
        }
        Ok(self.description.get_or_init(|| description))
    }

    /// The diagnostics that it reports under ids of its own; none if it has no valid description.
    pub fn declared(&self) -> &[DiagnosticDescription] {
        self.describe().map_or(&[], |description| &description.diagnostics)
    }

    /// Sends a request and reads the answer.
    ///
    /// # Errors
    /// If the call fails, or the answer has a newer schema or requires a feature that this okl does not know.
    pub fn ask(&self, request: &Request) -> Result<Response, CallError> {
        self.send(&document::write(&Request { schema: document::SCHEMA, ..request.clone() }))
    }

    pub(crate) fn send(&self, request: &[u8]) -> Result<Response, CallError> {
        let plugin_id = || self.plugin_id.clone();
        let answer = self.call(request)?;
        // The fields that decide whether the rest can be read come first.
        let head: document::Answer = document::read_flat(&answer)
            .map_err(|source| CallError::BadDocument { plugin: plugin_id(), source })?;
        if head.schema > document::SCHEMA {
            return Err(CallError::Schema {
                plugin: plugin_id(),
                found: head.schema,
                known: document::SCHEMA,
            });
        }
        let mut needed = head.requires.into_iter();
        if let Some(feature) = needed.find(|feature| !document::FEATURES.contains(&feature.as_str())) {
            return Err(CallError::Requires { plugin: plugin_id(), feature });
        }
        let mut answer: Response = document::read_flat(&answer)
            .map_err(|source| CallError::BadDocument { plugin: plugin_id(), source })?;
        let owner = format!("{} \"{}\"", self.plugin_id.kind.name(), self.plugin_id.name);
        answer.all_edits().for_each(|edits| edits.without_owner_by(&owner));
        Ok(answer)
    }

    /// Returns an error if a unit uses a feature that the plugin does not know.
    pub fn knows(&self, unit: &Unit) -> Result<(), CallError> {
        let description = self.describe()?;
        match unit.requires.iter().find(|feature| !description.features.contains(feature)) {
            None => Ok(()),
            Some(feature) => {
                let (plugin, version) = (self.plugin_id.clone(), description.version.clone());
                let used = unit.first_use_of(feature);
                Err(CallError::TooOld { plugin, version, feature: feature.clone(), used })
            }
        }
    }

    /// Sends one document and returns the answer: the whole interface, for programs that write documents themselves.
    pub fn call(&self, request: &[u8]) -> Result<Vec<u8>, CallError> {
        self.channel.ask(&self.plugin_id, request, &self.calls)
    }
}
