//! The files and programs of the machine that the behaviour of a plugin depends on.

use crate::choice::{PluginChoice, command_words};
use crate::host::Host;
use crate::plugin_id::file_name;
use okl_abi::PluginKind;
use std::path::{Path, PathBuf};

/// A file or program of this machine that decides which code a plugin runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginDependency {
    /// The contents of a file, or its absence.
    File(PathBuf),
    /// The program that the first word of a command resolves to.
    Program(String),
}

impl PluginChoice {
    /// The dependencies that decide which code the choice runs; empty for a linked plugin.
    pub fn dependencies(&self, kind: PluginKind, host: &Host) -> Vec<PluginDependency> {
        let file = file_name(kind, &self.name);
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        if let Some(first) = command_words(&self.command, self.folder.as_deref()).first() {
            // The words may name files, such as the script that an interpreter runs.
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
