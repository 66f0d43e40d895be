//! From what a pipeline says of its backend to a loaded plugin.

use crate::plugin::file_name;
use crate::{BackendChoice, CallError, Description, Entry, Host, LoadError};
use crate::{Origin, Pipeline, Plugin, SetupError, Vocabulary, lines, nearest};
use okl_abi::PluginKind;
use okl_source::{Diagnostic, FileSpan, Severity};
use okl_target::{Description as TargetDescription, name_defect};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

impl Pipeline {
    /// What its backend is called.
    pub fn backend_name(&self) -> &str {
        let choice = &self.backend;
        match choice.target.get("name").and_then(serde_json::Value::as_str) {
            Some(name) => name,
            None if choice.is_like || choice.plugin.is_empty() => &self.name,
            None => &choice.plugin,
        }
    }

    /// Loads its backend, asks it who it is, and looks at its options. This runs the code of a backend that is a library.
    pub fn check(&self, host: &Host) -> Result<(), SetupError> {
        let backend = find_backend(self, host)?;
        check_options(self, &backend)?;
        Vocabulary::with(host, &self.attributes)?;
        backend.describe().map(|_| ()).map_err(SetupError::Silent)
    }
}

/// The backend of a pipeline, with what the pipeline says over its target.
pub(crate) fn find_backend(pipeline: &Pipeline, host: &Host) -> Result<Plugin, SetupError> {
    let choice = &pipeline.backend;
    let name = pipeline.backend_name();
    if choice.target.is_empty() && !choice.is_like {
        return plugin(pipeline, host);
    }
    let mut over = choice.target.clone();
    over.insert("name".into(), name.into());
    let described = match choice.plugin.is_empty() {
        true => Plugin::described(name, Origin::Embedded, TargetDescription::from(over), host),
        false => plugin(pipeline, host)?.with_target(name, over),
    };
    described.map_err(|error| match choice.target_place {
        Some(place) => SetupError::Mistakes(vec![wrong_target(&error.to_string(), place)]),
        None => SetupError::Silent(error),
    })
}

/// `wrong-target`, without the list of all keys.
fn wrong_target(message: &str, place: FileSpan) -> Diagnostic<FileSpan> {
    let help = "docs/plugins.md says what a target is made of";
    let Some((what, known)) = message.split_once(", expected one of ") else {
        return Diagnostic::error("wrong-target", message, place).help(help);
    };
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>();
    let known = quoted(known);
    let near = quoted(what).last().and_then(|key| nearest(key, known.iter().map(String::as_str)));
    let mistake = Diagnostic::error("wrong-target", what, place);
    match near {
        Some(near) => mistake.help(format!("did you mean `{near}`?")).help(help),
        None => mistake.help(help),
    }
}

fn plugin(pipeline: &Pipeline, host: &Host) -> Result<Plugin, SetupError> {
    let name = pipeline.backend.plugin.as_str();
    let plugin = match home(pipeline, host)? {
        Home::Command(words) => {
            let words = words.iter().map(OsString::from).collect();
            Ok(Plugin::command(name, words, pipeline.backend.folder.clone(), host))
        }
        Home::Library(path) if pipeline.backend.isolate => {
            Plugin::isolated(&path, PluginKind::Backend, name, host)
        }
        Home::Library(path) => Plugin::load(&path, PluginKind::Backend, name, host),
        Home::Embedded(entry) => Plugin::embedded(entry, host),
    };
    plugin.map_err(|source| failed(pipeline, source))
}

/// Where the plugin of a pipeline comes from.
pub(crate) enum Home {
    Command(Vec<String>),
    Library(PathBuf),
    Embedded(&'static Entry),
}

/// The command or the file that a pipeline insists on, else the embedded one, else a file beside it.
pub(crate) fn home(pipeline: &Pipeline, host: &Host) -> Result<Home, SetupError> {
    let choice = &pipeline.backend;
    let file = file_name(PluginKind::Backend, &choice.plugin);
    if !choice.command.is_empty() {
        return Ok(Home::Command(program(&choice.command, choice.folder.as_deref())));
    }
    if let Some(path) = &choice.path {
        return Ok(Home::Library(if path.is_dir() { path.join(&file) } else { path.clone() }));
    }
    let beside = choice.folder.as_ref().map(|folder| folder.join(&file));
    if choice.overrides {
        let missing = || failed(pipeline, LoadError::Missing { path: PathBuf::from(file) });
        return beside.map(Home::Library).ok_or_else(missing);
    }
    if let Some(entry) = host.backend(&choice.plugin) {
        return Ok(Home::Embedded(entry));
    }
    match beside {
        Some(path) if path.is_file() => Ok(Home::Library(path)),
        Some(_) | None => Err(unknown_backend(pipeline, &file, host)),
    }
}

fn failed(pipeline: &Pipeline, source: LoadError) -> SetupError {
    let BackendChoice { plugin, place, .. } = &pipeline.backend;
    SetupError::Plugin { name: plugin.clone(), place: *place, source: Box::new(source) }
}

/// A description whose files stay where they are written. Of a target, okl looks at that where it reads it.
pub(crate) fn with_fit_extension(plugin: &str, description: Description) -> Result<Description, CallError> {
    let extension = &description.extension;
    match name_defect(extension).filter(|_| !extension.is_empty()) {
        None => Ok(description),
        Some(defect) => {
            let reason = format!("its extension `{extension}` {defect}");
            Err(CallError::NoTarget { plugin: plugin.to_string(), reason })
        }
    }
}

/// A command whose program is named by its path, unless it comes from the search path.
fn program(words: &[String], folder: Option<&Path>) -> Vec<String> {
    let mut words = words.to_vec();
    if let (Some(first), Some(folder)) = (words.first_mut(), folder)
        && Path::new(first.as_str()).components().count() > 1
        && let Ok(path) = std::path::absolute(folder.join(first.as_str()))
    {
        *first = path.to_string_lossy().into_owned();
    }
    words
}

fn unknown_backend(pipeline: &Pipeline, file: &str, host: &Host) -> SetupError {
    let choice = &pipeline.backend;
    let names: Vec<&str> = host.backends.iter().map(|entry| entry.name).collect();
    let message = format!("there is no backend `{}`", choice.plugin);
    let mut mistake = Diagnostic::global("unknown-plugin", Severity::Error, message);
    if let Some(place) = choice.place {
        mistake = mistake.label(place, "");
    }
    if let Some(near) = host.nearest_backend(&choice.plugin) {
        mistake = mistake.help(format!("did you mean `{near}`?"));
    }
    SetupError::Mistakes(vec![mistake.help(format!(
        "embedded are {}; others are loaded from `{file}` beside the pipeline file, or from `path`",
        names.join(", ")
    ))])
}

/// Options no backend asks for are mistakes, not decoration.
pub(crate) fn check_options(pipeline: &Pipeline, backend: &Plugin) -> Result<(), SetupError> {
    let choice = &pipeline.backend;
    if choice.options.is_empty() {
        return Ok(());
    }
    let mut known: Vec<&str> = match backend.describe() {
        Ok(description) => description.options.iter().map(|option| option.name.as_str()).collect(),
        Err(error) => return Err(SetupError::Silent(error)),
    };
    known.push(lines::OPTION);
    let unknown = choice.option_places.iter().filter(|(key, _)| !known.contains(&key.as_str()));
    let mut mistakes: Vec<Diagnostic<FileSpan>> = unknown
        .map(|(key, place)| {
            let message = format!("the backend `{}` has no option `{key}`", choice.plugin);
            let mistake = Diagnostic::error("unknown-option", message, *place);
            match nearest(key, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None => mistake.help(format!("its options are: {}", known.join(", "))),
            }
        })
        .collect();
    mistakes.extend(not_a_switch(pipeline));
    mistakes.extend(wrong_values(pipeline, backend));
    match mistakes.is_empty() {
        true => Ok(()),
        false => Err(SetupError::Mistakes(mistakes)),
    }
}

/// `launch-bounds = "maybe"`: what a described target does not know.
fn wrong_values(pipeline: &Pipeline, backend: &Plugin) -> Vec<Diagnostic<FileSpan>> {
    let choice = &pipeline.backend;
    let Ok(Some(target)) = backend.describe().map(|description| description.target.as_ref()) else {
        return Vec::new();
    };
    let wrong = |(key, place): &(String, FileSpan)| {
        let only = [(key.clone(), choice.options.get(key)?.clone())].into_iter().collect();
        let mistake = target.with(&only).err()?;
        Some(Diagnostic::error("wrong-value", mistake.message, *place))
    };
    choice.option_places.iter().filter_map(wrong).collect()
}

/// `line-directives = 3`: ours, so the backend cannot say it.
fn not_a_switch(pipeline: &Pipeline) -> Option<Diagnostic<FileSpan>> {
    let choice = &pipeline.backend;
    let (key, place) = choice.option_places.iter().find(|(key, _)| key == lines::OPTION)?;
    let is_switch = choice.options.get(lines::OPTION).is_none_or(serde_json::Value::is_boolean);
    (!is_switch).then(|| Diagnostic::error("wrong-type", format!("`{key}` is `true` or `false`"), *place))
}
