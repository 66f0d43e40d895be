//! The plugins that a pipeline names.

use crate::pipeline::Pipeline;
use crate::project::has_foreign;
use okl_abi::PluginKind;
use okl_host::{AttributeSource, Foreign, Host, PluginChoice, PluginDependency, SetupError};

impl Pipeline {
    /// Whether all its plugins are part of the program: then no other code runs.
    pub fn is_of_program(&self, host: &Host) -> bool {
        self.plugin_files(host).is_empty()
    }

    /// What of this machine its plugins depend on; nothing for those that are part of the program.
    pub fn plugin_files(&self, host: &Host) -> Vec<PluginDependency> {
        self.plugins().flat_map(|(kind, choice)| choice.dependencies(kind, host)).collect()
    }

    /// Its plugins, each with its kind.
    pub fn plugins(&self) -> impl Iterator<Item = (PluginKind, &PluginChoice)> {
        let attributes = self.attributes.iter().filter_map(|choice| match &choice.what {
            AttributeSource::Plugin(choice) => Some((PluginKind::Attribute, choice.as_ref())),
            AttributeSource::Table(_) => None,
        });
        let stages = self.stages.iter().map(|stage| (PluginKind::Stage, &stage.plugin));
        let frontend = self.frontend.iter().map(|choice| (PluginKind::Frontend, choice));
        // A target that a pipeline file describes alone has no plugin.
        let backend =
            Some((PluginKind::Backend, &self.backend.plugin)).filter(|(_, choice)| !choice.name.is_empty());
        attributes.chain(stages).chain(frontend).chain(backend)
    }

    /// Whether it takes a plugin that is no part of okl, which may have something to say.
    pub fn has_foreign_plugins(&self, host: &Host) -> bool {
        let of_frontend = self.frontend.iter().any(|choice| choice.is_foreign(PluginKind::Frontend, host));
        let backend = &self.backend.plugin;
        let of_backend = !backend.name.is_empty() && backend.is_foreign(PluginKind::Backend, host);
        of_frontend || of_backend || has_foreign(&self.attributes, &self.stages, host)
    }

    /// The code that it leads to and that needs trust. Nothing of it runs.
    pub fn foreign(&self, host: &Host) -> Result<Vec<Foreign>, SetupError> {
        let all = self.plugins().map(|(kind, choice)| Foreign::of(kind, choice, host));
        Ok(all.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }
}
