//! What of a machine decides which code a plugin is.

use super::{PluginChoice, file_name};
use crate::{AttributeSource, Foreign, Host, Pipeline, SetupError};
use okl_abi::PluginKind;
use std::path::{Path, PathBuf};

/// A part of this machine on which it depends what a plugin does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decides {
    /// The file there, or that there is none.
    File(PathBuf),
    /// The program to which the first word of a command leads.
    Program(String),
}

impl Pipeline {
    /// Whether all its plugins are part of the program: then no other code runs.
    pub fn is_of_program(&self, host: &Host) -> bool {
        self.plugin_files(host).is_empty()
    }

    /// What decides which plugins it has; nothing for those that are part of the program.
    pub(crate) fn plugin_files(&self, host: &Host) -> Vec<Decides> {
        self.plugins().flat_map(|(kind, choice)| choice.decided_by(kind, host)).collect()
    }

    /// Its plugins, each with its kind.
    pub(crate) fn plugins(&self) -> impl Iterator<Item = (PluginKind, &PluginChoice)> {
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

    /// The code that it leads to and that needs trust. Nothing of it runs.
    pub fn foreign(&self, host: &Host) -> Result<Vec<Foreign>, SetupError> {
        let all = self.plugins().map(|(kind, choice)| Foreign::of(kind, choice, host));
        Ok(all.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }
}

impl PluginChoice {
    fn decided_by(&self, kind: PluginKind, host: &Host) -> Vec<Decides> {
        let file = file_name(kind, &self.name);
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        if let Some(first) = super::choice::program(&self.command, self.folder.as_deref()).first() {
            // Its words may name files, such as the script that an interpreter runs.
            let words = self.command.iter().map(|word| Decides::File(folder.join(word)));
            return std::iter::once(Decides::Program(first.clone())).chain(words).collect();
        }
        if let Some(path) = &self.path {
            return vec![Decides::File(path.join(&file)), Decides::File(path.clone())];
        }
        if !self.overrides && host.embedded(kind, &self.name).is_some() {
            return Vec::new();
        }
        let beside = self.folder.iter().map(|folder| folder.join(&file));
        let places = beside.chain(host.libraries.all().map(|folder| folder.join(&file)));
        places.map(Decides::File).collect()
    }
}
