//! From what a pipeline says of a plugin to the plugin.

use super::{LoadError, Plugin, file_name};
use crate::{Host, SetupError, nearest};
use okl_abi::PluginKind;
use okl_plugin::document::OptionDescription;
use okl_source::{Diagnostic, FileSpan, Severity};
use serde_json::{Map, Value};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What a pipeline says of a plugin.
#[derive(Clone, Debug, Default)]
pub struct PluginChoice {
    /// The plugin's name.
    pub name: String,
    /// The line that names it; none when a program chose it.
    pub place: Option<FileSpan>,
    /// The library to load it from, or the folder it lies in.
    pub path: Option<PathBuf>,
    /// Whether a library beside the pipeline file wins over the embedded copy.
    pub overrides: bool,
    /// Whether its library is loaded in a process of its own.
    pub isolate: bool,
    /// The words of the program that it is, if it is one.
    pub command: Vec<String>,
    /// The folder of the file that names it; none for embedded files.
    pub folder: Option<PathBuf>,
    /// What is passed on to it.
    pub options: Map<String, Value>,
    /// Where the options' keys stand.
    pub option_places: Vec<(String, FileSpan)>,
}

/// Where a plugin comes from.
#[derive(Debug)]
pub(crate) enum Home {
    Command(Vec<String>),
    Library(PathBuf),
    Embedded(&'static okl_abi::Plugin),
}

impl PluginChoice {
    /// The keys of a table that says it.
    pub(crate) const KEYS: [&str; 6] = ["plugin", "path", "override", "isolate", "command", "options"];

    /// Whether another choice comes to the same, wherever it is written.
    pub(crate) fn is_same(&self, other: &PluginChoice) -> bool {
        let key = |choice: &PluginChoice| {
            let PluginChoice { name, path, overrides, isolate, command, folder, options, .. } =
                choice.clone();
            (name, path, overrides, isolate, command, folder, options)
        };
        key(self) == key(other)
    }

    /// The choice as one of a file in that folder.
    pub(crate) fn in_folder(mut self, folder: Option<&Path>) -> PluginChoice {
        self.folder = folder.map(Path::to_path_buf);
        self.path = self.path.map(|path| folder.unwrap_or(Path::new("")).join(path));
        self
    }

    /// The plugin, if its record is in order. This loads a library.
    pub(crate) fn find(&self, kind: PluginKind, host: &Host) -> Result<Plugin, SetupError> {
        let name = self.name.as_str();
        let plugin = match self.home(kind, host)? {
            Home::Command(words) => {
                let words = words.iter().map(OsString::from).collect();
                Ok(Plugin::command(kind, name, words, self.folder.clone(), host))
            }
            Home::Library(path) if self.isolate => Plugin::isolated(&path, kind, name, host),
            Home::Library(path) => Plugin::load(&path, kind, name, host),
            Home::Embedded(record) => Plugin::embedded(record, kind, name, host),
        };
        plugin.map_err(|source| self.failed(kind, source))
    }

    /// The command or the file that a pipeline insists on, else the embedded one, else a file beside it.
    pub(crate) fn home(&self, kind: PluginKind, host: &Host) -> Result<Home, SetupError> {
        let file = file_name(kind, &self.name);
        if !self.command.is_empty() {
            return Ok(Home::Command(program(&self.command, self.folder.as_deref())));
        }
        if let Some(path) = &self.path {
            return Ok(Home::Library(if path.is_dir() { path.join(&file) } else { path.clone() }));
        }
        let beside = self.folder.as_ref().map(|folder| folder.join(&file));
        if self.overrides {
            let missing = || self.failed(kind, LoadError::Missing { path: PathBuf::from(file) });
            return beside.map(Home::Library).ok_or_else(missing);
        }
        if let Some(record) = host.embedded(kind, &self.name) {
            return Ok(Home::Embedded(record));
        }
        match beside {
            Some(path) if path.is_file() => Ok(Home::Library(path)),
            Some(_) | None => Err(self.unknown(kind, &file, host)),
        }
    }

    fn failed(&self, kind: PluginKind, source: LoadError) -> SetupError {
        let who = super::Who { kind, name: self.name.clone() };
        SetupError::Plugin { who, place: self.place, source: Box::new(source) }
    }

    fn unknown(&self, kind: PluginKind, file: &str, host: &Host) -> SetupError {
        let names = host.embedded_names(kind);
        let who = super::Who { kind, name: self.name.clone() };
        let message = format!("there is no {}", who.to_string().trim_start_matches("the "));
        let mut mistake = Diagnostic::global("unknown-plugin", Severity::Error, message);
        if let Some(place) = self.place {
            mistake = mistake.label(place, "");
        }
        if let Some(near) = nearest(&self.name, names.iter().copied()) {
            mistake = mistake.help(format!("did you mean `{near}`?"));
        }
        let others = format!("loaded from `{file}` beside the pipeline file, or from `path`");
        SetupError::Mistakes(vec![mistake.help(match names.is_empty() {
            true => format!("it is {others}"),
            false => format!("embedded are {}; others are {others}", names.join(", ")),
        })])
    }
}

/// A mistake for each option that a plugin does not know.
pub(crate) fn known_options(choice: &PluginChoice, who: &str, known: &[&str]) -> Vec<Diagnostic<FileSpan>> {
    let unknown = choice.option_places.iter().filter(|(key, _)| !known.contains(&key.as_str()));
    unknown
        .map(|(key, place)| {
            let mistake = Diagnostic::error("unknown-option", format!("{who} has no option `{key}`"), *place);
            match nearest(key, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None if known.is_empty() => mistake.help("it takes none"),
                None => mistake.help(format!("its options are: {}", known.join(", "))),
            }
        })
        .collect()
}

/// Options that a plugin does not know, or whose values have other types.
pub(crate) fn wrong_options(
    choice: &PluginChoice,
    who: &str,
    known: &[OptionDescription],
) -> Vec<Diagnostic<FileSpan>> {
    let names: Vec<&str> = known.iter().map(|option| option.name.as_str()).collect();
    let mut mistakes = known_options(choice, who, &names);
    for (key, place) in &choice.option_places {
        let Some(option) = known.iter().find(|option| option.name == *key) else { continue };
        if choice.options.get(key).is_some_and(|value| !option.kind.fits(value)) {
            let message = format!("`{key}` must be {}", option.kind.describe());
            mistakes.push(Diagnostic::error("wrong-type", message, *place));
        }
    }
    mistakes
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
