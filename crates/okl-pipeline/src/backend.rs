//! From what a pipeline says of its backend to a loaded plugin.

use crate::load::file_name;
use crate::{LoadError, Pipeline, Plugin, SetupError, lines, nearest, registry};
use okl_abi::Kind;
use okl_source::{Diagnostic, FileSpan, Severity};
use std::path::PathBuf;

/// The backend of a pipeline: the file it insists on, else the embedded one, else a file beside it.
pub(crate) fn find_backend(pipeline: &Pipeline) -> Result<Plugin, SetupError> {
    let choice = &pipeline.backend;
    let name = choice.plugin.as_str();
    let failed = |source: LoadError| SetupError::Plugin {
        name: name.to_string(),
        place: choice.place,
        source: Box::new(source),
    };
    let load = |path: PathBuf| Plugin::load(&path, Kind::Backend, name).map_err(failed);
    let file = file_name(Kind::Backend, name);
    if let Some(path) = &choice.path {
        return load(if path.is_dir() { path.join(&file) } else { path.clone() });
    }
    let beside = choice.folder.as_ref().map(|folder| folder.join(&file));
    if choice.overrides {
        return match beside {
            Some(path) => load(path),
            None => Err(failed(LoadError::Missing { path: PathBuf::from(file) })),
        };
    }
    if let Some(entry) = registry::BACKENDS.iter().find(|entry| entry.name == name) {
        return Plugin::embedded((entry.record)(), entry.backend, name).map_err(failed);
    }
    match beside {
        Some(path) if path.is_file() => load(path),
        Some(_) | None => Err(unknown_backend(pipeline, &file)),
    }
}

fn unknown_backend(pipeline: &Pipeline, file: &str) -> SetupError {
    let choice = &pipeline.backend;
    let names: Vec<&str> = registry::BACKENDS.iter().map(|entry| entry.name).collect();
    let message = format!("there is no backend `{}`", choice.plugin);
    let mut mistake = Diagnostic::global("unknown-plugin", Severity::Error, message);
    if let Some(place) = choice.place {
        mistake = mistake.label(place, "");
    }
    if let Some(near) = nearest(&choice.plugin, names.iter().copied()) {
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
    match mistakes.is_empty() {
        true => Ok(()),
        false => Err(SetupError::Mistakes(mistakes)),
    }
}

/// `line-directives = 3`: ours, so the backend cannot say it.
fn not_a_switch(pipeline: &Pipeline) -> Option<Diagnostic<FileSpan>> {
    let choice = &pipeline.backend;
    let (key, place) = choice.option_places.iter().find(|(key, _)| key == lines::OPTION)?;
    let is_switch = choice.options.get(lines::OPTION).is_none_or(serde_json::Value::is_boolean);
    (!is_switch).then(|| Diagnostic::error("wrong-type", format!("`{key}` is `true` or `false`"), *place))
}
