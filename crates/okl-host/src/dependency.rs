//! What of a machine a plugin depends on.

use crate::choice::{PluginChoice, command_words};
use crate::host::Host;
use crate::plugin_id::file_name;
use okl_abi::PluginKind;
use std::path::{Path, PathBuf};

/// A part of this machine on which it depends what a plugin does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginDependency {
    /// The file there, or that there is none.
    File(PathBuf),
    /// The program to which the first word of a command leads.
    Program(String),
}

impl PluginChoice {
    /// What decides which code the choice leads to; nothing for a plugin that is linked in.
    pub fn dependencies(&self, kind: PluginKind, host: &Host) -> Vec<PluginDependency> {
        let file = file_name(kind, &self.name);
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        if let Some(first) = command_words(&self.command, self.folder.as_deref()).first() {
            // Its words may name files, such as the script that an interpreter runs.
            let words = self.command.iter().map(|word| PluginDependency::File(folder.join(word)));
            return std::iter::once(PluginDependency::Program(first.clone())).chain(words).collect();
        }
        if let Some(path) = &self.path {
            return vec![PluginDependency::File(path.join(&file)), PluginDependency::File(path.clone())];
        }
        if !self.overrides && host.embedded(kind, &self.name).is_some() {
            return Vec::new();
        }
        let beside = self.folder.iter().map(|folder| folder.join(&file));
        let places = beside.chain(host.libraries.all().map(|folder| folder.join(&file)));
        places.map(PluginDependency::File).collect()
    }
}
