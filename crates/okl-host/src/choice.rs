//! The choice of a plugin in a pipeline file, and how it is resolved to a plugin.

use crate::error::LoadError;
use crate::host::Host;
use crate::ids::UNTRUSTED_PLUGIN;
use crate::plugin_id::{PluginId, file_name};
use crate::setup_error::SetupError;
use crate::trust::Trust;
use okl_abi::PluginKind;
use okl_normalizer::nearest;
use okl_plugin::document::OptionDescription;
use okl_source::ids::WRONG_TYPE;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

const UNKNOWN_OPTION: DiagnosticId = DiagnosticId::new("unknown-option");
const UNKNOWN_PLUGIN: DiagnosticId = DiagnosticId::new("unknown-plugin");
const WRONG_HASH: DiagnosticId = DiagnosticId::new("wrong-hash");

/// A file that may name plugins.
#[derive(Clone, Debug, Default)]
pub struct NamingFile {
    /// The folder of the file, where relative paths in it start; none for embedded files.
    pub folder: Option<PathBuf>,
    /// The shown name of a file that may not make okl run code unless that is trusted, since neither the program nor
    /// the user wrote it. `None` otherwise.
    pub needs_trust: Option<String>,
}

/// The choice of a plugin: the keys of a table in a pipeline file.
#[derive(Clone, Debug, Default)]
pub struct PluginChoice {
    /// The plugin's name.
    pub name: String,
    /// The line that names the plugin; none if a program chose it through the API.
    pub place: Option<FileSpan>,
    /// The library to load, or the folder that contains it.
    pub path: Option<PathBuf>,
    /// True if a library beside the pipeline file takes precedence over the embedded plugin.
    pub overrides: bool,
    /// True if the library is loaded in a process of its own.
    pub isolate: bool,
    /// The SHA-256 that the plugin's file must have, and the place of that key.
    pub sha256: Option<(String, FileSpan)>,
    /// The command, if the plugin is a program: program and arguments.
    pub command: Vec<String>,
    /// The folder of the file that names the plugin; none for embedded files.
    pub folder: Option<PathBuf>,
    /// The name of the file if its choice of code needs trust, because someone else may have written it.
    pub needs_trust: Option<String>,
    /// The options that are passed to the plugin.
    pub options: Map<String, Value>,
    /// The places of the options' keys.
    pub option_places: Vec<(String, FileSpan)>,
}

/// The resolved location of a plugin.
#[derive(Debug)]
pub enum PluginLocation {
    /// A program: the command line.
    Command(Vec<String>),
    /// A library file.
    Library(PathBuf),
    /// A plugin that is linked in.
    Embedded(&'static okl_abi::Plugin),
}

impl PluginChoice {
    /// The keys of a table that holds a choice.
    pub const KEYS: [&str; 7] = ["plugin", "path", "override", "isolate", "sha256", "command", "options"];

    /// True if another choice selects the same plugin with the same options, wherever it is written.
    pub fn is_same(&self, other: &PluginChoice) -> bool {
        let key = |choice: &PluginChoice| {
            let PluginChoice { name, path, overrides, isolate, sha256, command, folder, options, .. } =
                choice.clone();
            (name, path, overrides, isolate, sha256.map(|(hash, _)| hash), command, folder, options)
        };
        key(self) == key(other)
    }

    /// This choice with the folder and the trust of the file that contains it; relative paths start at that folder.
    pub fn of_file(mut self, file: &NamingFile) -> PluginChoice {
        self.path = self.path.map(|path| file.folder.as_deref().unwrap_or(Path::new("")).join(path));
        self.folder = file.folder.clone();
        self.needs_trust = file.needs_trust.clone();
        self
    }

    /// True if the plugin is not part of okl.
    pub fn is_foreign(&self, kind: PluginKind, host: &Host) -> bool {
        !matches!(self.home(kind, host), Ok(PluginLocation::Embedded(_)))
    }

    /// The location of the plugin: the command or file that the pipeline names, else the embedded plugin, else a
    /// library that is found in the folders.
    pub fn home(&self, kind: PluginKind, host: &Host) -> Result<PluginLocation, SetupError> {
        let file = file_name(kind, &self.name);
        if !self.command.is_empty() {
            return Ok(PluginLocation::Command(command_words(&self.command, self.folder.as_deref())));
        }
        if let Some(path) = &self.path {
            return Ok(PluginLocation::Library(if path.is_dir() { path.join(&file) } else { path.clone() }));
        }
        let beside = self.folder.as_ref().map(|folder| folder.join(&file));
        let mut places = beside.iter().cloned().chain(host.libraries.all().map(|folder| folder.join(&file)));
        let found = places.find(|path| path.is_file());
        if self.overrides {
            let wanted = found.or(beside).unwrap_or_else(|| PathBuf::from(file));
            return Ok(PluginLocation::Library(wanted));
        }
        if let Some(record) = host.embedded(kind, &self.name) {
            return Ok(PluginLocation::Embedded(record));
        }
        found.map(PluginLocation::Library).ok_or_else(|| self.unknown(kind, &file, host))
    }

    /// Reports `wrong-hash` if the plugin's file does not have the SHA-256 that the naming file states.
    pub fn check_hash(&self, kind: PluginKind, home: &PluginLocation) -> Result<(), SetupError> {
        let Some((wanted, place)) = &self.sha256 else { return Ok(()) };
        let (shown, found) = match home {
            PluginLocation::Library(path) => {
                (format!("`{}`", path.display()), crate::hashed_tree::file_hash(path))
            }
            PluginLocation::Command(_) => {
                let folder = self.folder.as_deref().unwrap_or(Path::new(""));
                (format!("`{}`", self.command.join(" ")), crate::trust::command_hash(&self.command, folder))
            }
            PluginLocation::Embedded(_) => {
                let message = format!("{} is part of okl: there is no file to check", self.plugin_id(kind));
                let mistake = Diagnostic::error(WRONG_HASH, message, *place);
                let help = "leave `sha256` out, or name a library with `path` or `override = true`";
                return Err(SetupError::Mistakes(vec![mistake.help(help)]));
            }
        };
        let found = found.map_err(|source| self.unreadable(kind, home, &source))?;
        if found == *wanted {
            return Ok(());
        }
        let message = format!("{shown} is not what this speaks of");
        let mistake = Diagnostic::error(WRONG_HASH, message, *place)
            .note(format!("found {found}"))
            .note(format!("wanted {wanted}"))
            .help("if the change is meant, write the new hash");
        Err(SetupError::Mistakes(vec![mistake]))
    }

    /// The code that must be trusted before it runs, with its hash; `None` if no trust is needed.
    pub fn trust(
        &self,
        kind: PluginKind,
        home: &PluginLocation,
        host: &Host,
    ) -> Result<Option<Trust>, SetupError> {
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        let is_found = |path: &Path| {
            let lies_in = |folder: &PathBuf| path.parent() == Some(folder);
            self.path.is_none() && host.libraries.of_project.iter().any(lies_in)
        };
        let is_library = matches!(home, PluginLocation::Library(_));
        if host.libraries.trusted.is_everything() && !is_library {
            return Ok(None);
        }
        let words = self.started(kind, home, host);
        let trust = match home {
            PluginLocation::Library(path) if self.needs_trust.is_some() || is_found(path) => {
                Trust::of_file(path)
            }
            PluginLocation::Command(_) | PluginLocation::Embedded(_)
                if self.needs_trust.is_some() && !words.is_empty() =>
            {
                Trust::of_command(&words, folder).map(|trust| match home {
                    PluginLocation::Embedded(_) => {
                        Trust { plugin: format!("{} {}", kind.name(), self.name), ..trust }
                    }
                    PluginLocation::Command(_) | PluginLocation::Library(_) => trust,
                })
            }
            PluginLocation::Library(_) | PluginLocation::Command(_) | PluginLocation::Embedded(_) => {
                return Ok(None);
            }
        };
        let refused = |error: std::io::Error| match home {
            PluginLocation::Library(_) => self.unreadable(kind, home, &error),
            PluginLocation::Command(_) | PluginLocation::Embedded(_) => self.without_hash(kind, &error),
        };
        trust.map(Some).map_err(refused)
    }

    /// The command line of the program that is started; empty if none is. For a plugin of okl it consists of the
    /// program and the other options.
    pub fn started(&self, kind: PluginKind, home: &PluginLocation, host: &Host) -> Vec<String> {
        match home {
            PluginLocation::Command(_) => self.command.clone(),
            PluginLocation::Library(_) => Vec::new(),
            PluginLocation::Embedded(_) => {
                let Some(program) = host.program_of(kind, &self.name) else { return Vec::new() };
                let named = self.options.get(program.option).and_then(Value::as_str);
                let others = self.options.iter().filter(|(key, _)| *key != program.option);
                let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
                let others = others.map(|(key, value)| format!("{key}={}", text(value)));
                std::iter::once(named.unwrap_or(program.default).to_string()).chain(others).collect()
            }
        }
    }

    /// The options as they are passed to the plugin: a program that an option names is made absolute, unless it is
    /// found on the search path.
    pub fn passed_options(&self, kind: PluginKind, host: &Host) -> Map<String, Value> {
        let mut options = self.options.clone();
        let option = host.program_of(kind, &self.name).map(|program| program.option);
        if let Some(Value::String(named)) = option.and_then(|option| options.get_mut(option))
            && let Some(path) = command_words(std::slice::from_ref(named), self.folder.as_deref()).pop()
        {
            *named = path;
        }
        options
    }

    /// `untrusted-plugin` for a command that cannot be hashed and thus not trusted.
    fn without_hash(&self, kind: PluginKind, error: &std::io::Error) -> SetupError {
        let message = format!("what {} starts cannot be looked at: {error}", self.plugin_id(kind));
        let mut mistake = Diagnostic::global(UNTRUSTED_PLUGIN, Severity::Error, message);
        if let Some(place) = self.place {
            mistake = mistake.label(place, "");
        }
        let help =
            "trust covers all that the words of a command name; name files, or a folder with less in it";
        SetupError::Mistakes(vec![mistake.help(help)])
    }

    fn unreadable(&self, kind: PluginKind, home: &PluginLocation, error: &std::io::Error) -> SetupError {
        let path = match home {
            PluginLocation::Library(path) => path.clone(),
            PluginLocation::Command(_) | PluginLocation::Embedded(_) => {
                self.folder.clone().unwrap_or_default()
            }
        };
        let source = match error.kind() == std::io::ErrorKind::NotFound {
            true => LoadError::Missing { path },
            false => LoadError::Damaged { path, reason: error.to_string() },
        };
        self.failed(kind, source)
    }

    /// The kind and name of the plugin.
    pub fn plugin_id(&self, kind: PluginKind) -> PluginId {
        PluginId { kind, name: self.name.clone() }
    }

    pub(crate) fn failed(&self, kind: PluginKind, source: LoadError) -> SetupError {
        let plugin_id = self.plugin_id(kind);
        SetupError::Plugin { plugin_id, place: self.place, source: Box::new(source) }
    }

    fn unknown(&self, kind: PluginKind, file: &str, host: &Host) -> SetupError {
        let names = host.embedded_names(kind);
        let plugin_id = self.plugin_id(kind);
        let message = format!("there is no {}", plugin_id.to_string().trim_start_matches("the "));
        let mut mistake = Diagnostic::global(UNKNOWN_PLUGIN, Severity::Error, message);
        if let Some(place) = self.place {
            mistake = mistake.label(place, "");
        }
        if let Some(near) = nearest(&self.name, names.iter().copied()) {
            mistake = mistake.help(format!("did you mean `{near}`?"));
        }
        let others = format!("loaded from `{file}` beside the pipeline file, or from `path`");
        mistake = mistake.help(match names.is_empty() {
            true => format!("it is {others}"),
            false => format!("embedded are {}; others are {others}", names.join(", ")),
        });
        let folders = host.libraries.all().map(|folder| format!("`{}`", folder.display()));
        let folders: Vec<String> = folders.collect();
        SetupError::Mistakes(vec![match folders.is_empty() {
            true => mistake,
            false => mistake.note(format!("it is in none of {} either", folders.join(", "))),
        }])
    }
}

/// Reports each option that a plugin does not know.
pub fn known_options(choice: &PluginChoice, plugin_id: &str, known: &[&str]) -> Vec<Diagnostic<FileSpan>> {
    let unknown = choice.option_places.iter().filter(|(key, _)| !known.contains(&key.as_str()));
    unknown
        .map(|(key, place)| {
            let mistake =
                Diagnostic::error(UNKNOWN_OPTION, format!("{plugin_id} has no option `{key}`"), *place);
            match nearest(key, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None if known.is_empty() => mistake.help("it takes none"),
                None => mistake.help(format!("its options are: {}", known.join(", "))),
            }
        })
        .collect()
}

/// Reports options that a plugin does not know, or whose values have the wrong type.
pub fn wrong_options(
    choice: &PluginChoice,
    plugin_id: &str,
    known: &[OptionDescription],
) -> Vec<Diagnostic<FileSpan>> {
    let names: Vec<&str> = known.iter().map(|option| option.name.as_str()).collect();
    let mut mistakes = known_options(choice, plugin_id, &names);
    for (key, place) in &choice.option_places {
        let Some(option) = known.iter().find(|option| option.name == *key) else { continue };
        if choice.options.get(key).is_some_and(|value| !option.kind.fits(value)) {
            let message = format!("`{key}` must be {}", option.kind.describe());
            mistakes.push(Diagnostic::error(WRONG_TYPE, message, *place));
        }
    }
    mistakes
}

/// The command with its program made absolute, unless that is found on the search path.
pub fn command_words(words: &[String], folder: Option<&Path>) -> Vec<String> {
    let mut words = words.to_vec();
    if let (Some(first), Some(folder)) = (words.first_mut(), folder)
        && Path::new(first.as_str()).components().count() > 1
        && let Ok(path) = std::path::absolute(folder.join(first.as_str()))
    {
        *first = path.to_string_lossy().into_owned();
    }
    words
}
