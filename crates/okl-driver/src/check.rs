//! Checks the plugins of a pipeline before any text is read.

use crate::ready::LoadedPipeline;
use okl_abi::PluginKind;
use okl_config::{Pipeline, Settings};
use okl_host::{AttributeSource, Frontend, Host, PluginChoice, SetupError, Vocabulary, load_stages};
use okl_source::FileSpan;

/// Checks the plugins of a pipeline without running code that is not part of the program: foreign plugins must exist,
/// linked ones must also accept their options.
pub fn check_pipeline(pipeline: &Pipeline, host: &Host) -> Result<(), SetupError> {
    for (kind, choice) in pipeline.plugins() {
        choice.look(kind, host)?;
    }
    let is_own = |kind, choice: &PluginChoice| !choice.is_foreign(kind, host);
    let mut own = pipeline.clone();
    own.stages.retain(|stage| is_own(PluginKind::Stage, &stage.plugin));
    own.attributes.retain(|choice| match &choice.what {
        AttributeSource::Plugin(plugin) => is_own(PluginKind::Attribute, plugin),
        AttributeSource::Table(_) => true,
    });
    own.frontend = own.frontend.filter(|choice| is_own(PluginKind::Frontend, choice));
    own.reader = own.reader.filter(|choice| is_own(PluginKind::Frontend, choice));
    let names: Vec<String> = own.stages.iter().map(|stage| stage.plugin.name.clone()).collect();
    let is_left_out = |(name, _): &(String, FileSpan)| {
        let is_there = names.contains(name);
        !is_there && pipeline.stages.iter().any(|stage| stage.plugin.name == *name)
    };
    for stage in &mut own.stages {
        stage.after = stage.after.take().filter(|named| !is_left_out(named));
        stage.before = stage.before.take().filter(|named| !is_left_out(named));
        // Asking a linked stage for its description starts no program.
        stage.plugin.needs_trust = None;
    }
    if own.backend.plugin.name.is_empty() || is_own(PluginKind::Backend, &own.backend.plugin) {
        let ready = LoadedPipeline::new(own, &Settings::default(), host)?;
        return ready.backend.describe().map(|_| ()).map_err(SetupError::Silent);
    }
    Vocabulary::with(host, &own.attributes)?;
    own.frontend.as_ref().map(|choice| Frontend::load(choice, host)).transpose()?;
    own.reader.as_ref().map(|choice| Frontend::load_reader(choice, host)).transpose()?;
    load_stages(&own.stages, host)?;
    // Foreign plugins may have warnings that are not known.
    own.levels.check(host, true, &[])
}
