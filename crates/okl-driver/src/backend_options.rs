//! Checks the options that a pipeline passes to its backend.

use crate::lines;
use okl_config::Pipeline;
use okl_host::Backend;
use okl_host::SetupError;
use okl_host::known_options;
use okl_source::ids::{WRONG_TYPE, WRONG_VALUE};
use okl_source::{Diagnostic, FileSpan};

/// Reports options that the backend does not know and values that it does not accept.
pub(crate) fn check(pipeline: &Pipeline, backend: &Backend) -> Result<(), SetupError> {
    let choice = &pipeline.backend.plugin;
    if choice.options.is_empty() {
        return Ok(());
    }
    let mut known: Vec<&str> = match backend.describe() {
        Ok(description) => description.options.iter().map(|option| option.name.as_str()).collect(),
        Err(error) => return Err(SetupError::Silent(error)),
    };
    known.push(lines::OPTION);
    let mut mistakes = known_options(choice, &format!("the backend `{}`", choice.name), &known);
    mistakes.extend(not_a_switch(pipeline));
    mistakes.extend(wrong_values(pipeline, backend));
    match mistakes.is_empty() {
        true => Ok(()),
        false => Err(SetupError::Mistakes(mistakes)),
    }
}

/// Reports values that a described target does not accept: `launch-bounds = "maybe"`.
fn wrong_values(pipeline: &Pipeline, backend: &Backend) -> Vec<Diagnostic<FileSpan>> {
    let choice = &pipeline.backend.plugin;
    let Ok(Some(target)) = backend.describe().map(|description| description.target.as_ref()) else {
        return Vec::new();
    };
    let wrong = |(key, place): &(String, FileSpan)| {
        let only = [(key.clone(), choice.options.get(key)?.clone())].into_iter().collect();
        let mistake = target.with(&only).err()?;
        Some(Diagnostic::error(WRONG_VALUE, mistake.message, *place))
    };
    choice.option_places.iter().filter_map(wrong).collect()
}

/// Reports `line-directives = 3`; this option belongs to the driver, so the backend cannot check it.
fn not_a_switch(pipeline: &Pipeline) -> Option<Diagnostic<FileSpan>> {
    let choice = &pipeline.backend.plugin;
    let (key, place) = choice.option_places.iter().find(|(key, _)| key == lines::OPTION)?;
    let is_switch = choice.options.get(lines::OPTION).is_none_or(serde_json::Value::is_boolean);
    (!is_switch).then(|| Diagnostic::error(WRONG_TYPE, format!("`{key}` is `true` or `false`"), *place))
}
