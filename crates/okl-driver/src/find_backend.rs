//! Resolves the backend choice of a pipeline to a loaded backend.

use crate::backend_options;
use okl_abi::PluginKind;
use okl_config::Pipeline;
use okl_host::{Backend, Origin};
use okl_host::{CallError, Host, SetupError};
use okl_normalizer::nearest;
use okl_plugin::document::Description;
use okl_source::ids::WRONG_TARGET;
use okl_source::{Diagnostic, FileSpan};
use okl_target::Description as TargetDescription;

/// The description of the pipeline's backend, and the names of its target and of those that it is like. `None` if a
/// plugin that is not part of okl would have to be called.
///
/// # Errors
/// The errors in the choice of the backend.
pub fn describe_backend(
    pipeline: &Pipeline,
    host: &Host,
) -> Result<Option<(Description, Vec<String>)>, SetupError> {
    let choice = &pipeline.backend.plugin;
    if !choice.name.is_empty() && choice.is_foreign(PluginKind::Backend, host) {
        return Ok(None);
    }
    let backend = find_backend(pipeline, host)?;
    let description = backend.describe().map_err(SetupError::Silent)?.clone();
    let names = backend.target_names().map_err(SetupError::Silent)?.to_vec();
    Ok(Some((description, names)))
}

/// The loaded backend, with the pipeline's overrides of its target, after a check of its options.
pub(crate) fn find_backend(pipeline: &Pipeline, host: &Host) -> Result<Backend, SetupError> {
    let backend = backend(pipeline, host)?;
    backend_options::check(pipeline, &backend)?;
    Ok(backend)
}

fn backend(pipeline: &Pipeline, host: &Host) -> Result<Backend, SetupError> {
    let choice = &pipeline.backend;
    let name = pipeline.backend_name();
    if choice.target.is_empty() && !choice.is_like {
        return plugin(pipeline, host);
    }
    let mut over = choice.target.clone();
    over.insert("name".into(), name.into());
    let described = match choice.plugin.name.is_empty() {
        true => Backend::described(name, None, TargetDescription::from(over), host),
        false => plugin(pipeline, host)?.with_target(name, over),
    };
    described.map_err(|error| {
        let key = if let CallError::NoTarget { key, .. } = &error { key.as_str() } else { "" };
        match choice.place_of(key) {
            Some(place) => SetupError::Mistakes(vec![wrong_target(&error.to_string(), place)]),
            None => SetupError::Silent(error),
        }
    })
}

fn plugin(pipeline: &Pipeline, host: &Host) -> Result<Backend, SetupError> {
    let plugin = pipeline.backend.plugin.find(PluginKind::Backend, host)?;
    Ok(match host.backend(plugin.name()).filter(|_| *plugin.origin() == Origin::Embedded) {
        Some(entry) => Backend::linked(plugin, entry, host),
        None => Backend::of(plugin, host),
    })
}

/// `wrong-target`; of a list of all keys in the message only the nearest is kept.
fn wrong_target(message: &str, place: FileSpan) -> Diagnostic<FileSpan> {
    let help = "docs/plugins.md says what a target is made of";
    let Some((what, known)) = message.split_once(", expected one of ") else {
        return Diagnostic::error(WRONG_TARGET, message, place).help(help);
    };
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>();
    let known = quoted(known);
    let near = quoted(what).last().and_then(|key| nearest(key, known.iter().map(String::as_str)));
    let mistake = Diagnostic::error(WRONG_TARGET, what, place);
    match near {
        Some(near) => mistake.help(format!("did you mean `{near}`?")).help(help),
        None => mistake.help(help),
    }
}
