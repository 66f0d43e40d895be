//! The plugins that a pipeline uses.

use crate::pipeline::Pipeline;
use crate::project::has_foreign;
use okl_abi::PluginKind;
use okl_host::{AttributeSource, Foreign, Host, PluginChoice, PluginDependency, SetupError};

impl Pipeline {
    /// True if all its plugins are linked into the program, so that no other code runs.
    pub fn is_of_program(&self, host: &Host) -> bool {
        self.plugin_files(host).is_empty()
    }

    /// The files and programs of this machine that its plugins depend on; none for linked plugins.
    pub fn plugin_files(&self, host: &Host) -> Vec<PluginDependency> {
        self.plugins().flat_map(|(kind, choice)| choice.dependencies(kind, host)).collect()
    }

    /// Its plugins with their kinds.
    pub fn plugins(&self) -> impl Iterator<Item = (PluginKind, &PluginChoice)> {
        let attributes = self.attributes.iter().filter_map(|choice| match &choice.what {
            AttributeSource::Plugin(choice) => Some((PluginKind::Attribute, choice.as_ref())),
            AttributeSource::Table(_) => None,
        });
        let stages = self.stages.iter().map(|stage| (PluginKind::Stage, &stage.plugin));
        let frontend = self.frontends().map(|choice| (PluginKind::Frontend, choice));
        // A target that a pipeline file describes completely has no plugin.
        let backend =
            Some((PluginKind::Backend, &self.backend.plugin)).filter(|(_, choice)| !choice.name.is_empty());
        attributes.chain(stages).chain(frontend).chain(backend)
    }

    /// Its front ends: the one that reads for the other, then the one that writes OKL.
    fn frontends(&self) -> impl Iterator<Item = &PluginChoice> {
        self.reader.iter().chain(&self.frontend)
    }

    /// True if it uses a plugin that is not part of okl, which may have warnings of its own.
    pub fn has_foreign_plugins(&self, host: &Host) -> bool {
        let of_frontend = self.frontends().any(|choice| choice.is_foreign(PluginKind::Frontend, host));
        let backend = &self.backend.plugin;
        let of_backend = !backend.name.is_empty() && backend.is_foreign(PluginKind::Backend, host);
        of_frontend || of_backend || has_foreign(&self.attributes, &self.stages, host)
    }

    /// The foreign code that its plugins resolve to and that needs trust. Runs none of it.
    pub fn foreign(&self, host: &Host) -> Result<Vec<Foreign>, SetupError> {
        let all = self.plugins().map(|(kind, choice)| Foreign::of(kind, choice, host));
        Ok(all.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }
}
