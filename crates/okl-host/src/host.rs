//! The environment that the embedding program provides.

use crate::libclang::Libclang;
use crate::plugin_id::same_name;
use crate::steps::STEPS;
use crate::trust::Trusted;
use okl_abi::{Plugin as Record, PluginKind};
use okl_model::Attributes;
use okl_normalizer::preprocess::{Disk, FileProvider};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The plugins and pipelines that are linked into a program, and its access to files, libclang and plugin libraries.
#[derive(Clone)]
pub struct Host {
    /// The backends that are linked in, sorted by name.
    pub backends: &'static [Entry],
    /// The plugins of other kinds that are linked in, sorted by kind and name.
    pub plugins: &'static [Linked],
    /// The pipeline files that are part of the program, sorted by name: name and text.
    pub pipelines: &'static [(&'static str, &'static str)],
    /// The sets of intrinsics that are part of the program, sorted by name: name and table.
    pub intrinsics: &'static [(&'static str, &'static str)],
    /// The names of other languages that users write by habit, as TOML: `names`, `of` (the languages), `okl` (what to write instead).
    pub foreign_words: &'static str,
    /// The attributes that kernels may have.
    pub attributes: Attributes,
    /// The source of sources, headers and pipeline files. Libraries of plugins are always read from disk.
    pub files: Files,
    /// The libclang that parses C++.
    pub libclang: Libclang,
    /// The settings for calling plugins that are not linked in.
    pub calls: Calls,
    /// The folders of plugin libraries, and the code that is trusted.
    pub libraries: Libraries,
}

/// The folders that are searched for plugin libraries besides the places that files name.
#[derive(Clone, Debug, Default)]
pub struct Libraries {
    /// Folders that are found and not named, such as a project's `okl-plugins`. They are searched first, after the
    /// folder of the file that names a plugin, and their libraries need trust, whatever names them.
    pub of_project: Vec<PathBuf>,
    /// The other folders, nearest first.
    pub folders: Vec<PathBuf>,
    /// The code that files may load and start.
    pub trusted: Trusted,
}

impl Libraries {
    /// All folders in the order of the search.
    pub fn all(&self) -> impl Iterator<Item = &PathBuf> {
        self.of_project.iter().chain(&self.folders)
    }
}

/// The settings for calling plugins that are not linked in.
#[derive(Clone)]
pub struct Calls {
    /// The guard around calls into libraries; none by default.
    pub guard: Option<&'static dyn Guard>,
    /// The command that loads a library and answers one request; kind, name and file are appended as arguments.
    /// Required for `isolate = true`.
    pub serve: Option<Vec<OsString>>,
    /// The timeout for an answer of a plugin in a process of its own.
    pub timeout: Duration,
}

/// A guard around calls into a library, for a program that owns its process: such a call may end it in many ways.
pub trait Guard: Sync {
    /// Called before the plugin of that name is called.
    fn enter(&self, plugin: &str);
    /// Called after the plugin has returned.
    fn leave(&self);
}

impl Calls {
    /// Runs `work`, which executes a plugin's code, inside of the guard.
    pub fn guarded<T>(&self, plugin: &str, work: impl FnOnce() -> T) -> T {
        let Some(guard) = self.guard else { return work() };
        guard.enter(plugin);
        let done = work();
        guard.leave();
        done
    }
}

impl Default for Calls {
    /// No guard, no child processes for libraries, a timeout of 30 seconds.
    fn default() -> Calls {
        Calls { guard: None, serve: None, timeout: Duration::from_secs(30) }
    }
}

impl std::fmt::Debug for Calls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Calls")
            .field("serve", &self.serve)
            .field("timeout", &self.timeout)
            .finish_non_exhaustive()
    }
}

/// A linked backend.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name in pipeline files.
    pub name: &'static str,
    /// Its record, as a library file would export it.
    pub record: fn() -> &'static Record,
    /// The target that it describes, in TOML.
    pub target: &'static str,
}

/// A linked plugin of another kind.
#[derive(Clone, Copy)]
pub struct Linked {
    /// Its kind.
    pub kind: PluginKind,
    /// Its name in pipeline files.
    pub name: &'static str,
    /// Its record, as a library file would export it.
    pub record: fn() -> &'static Record,
    /// The program that it starts; none for most plugins.
    pub program: Option<ProgramOption>,
}

/// The program that a linked plugin starts. A file needs trust to use such a plugin, as it does for a command.
#[derive(Clone, Copy, Debug)]
pub struct ProgramOption {
    /// The option that names the program: a path relative to the file's folder, or a name on the search path.
    pub option: &'static str,
    /// The default program.
    pub default: &'static str,
}

/// The source of files.
#[derive(Clone)]
pub struct Files(Arc<dyn FileProvider + Send + Sync>);

impl Host {
    /// The linked backend of that name.
    pub fn backend(&self, name: &str) -> Option<&'static Entry> {
        self.backends.iter().find(|entry| entry.name == name)
    }

    /// The program that a linked plugin starts.
    pub fn program_of(&self, kind: PluginKind, name: &str) -> Option<ProgramOption> {
        let mut linked = self.plugins.iter();
        linked.find(|linked| linked.kind == kind && same_name(linked.name, name))?.program
    }

    /// The record of a linked plugin.
    pub fn embedded(&self, kind: PluginKind, name: &str) -> Option<&'static Record> {
        match kind {
            PluginKind::Backend => self.backend(name).map(|entry| (entry.record)()),
            PluginKind::Attribute | PluginKind::Stage | PluginKind::Intrinsics | PluginKind::Frontend => {
                let mut others = self.plugins.iter();
                others
                    .find(|linked| linked.kind == kind && same_name(linked.name, name))
                    .map(|linked| (linked.record)())
            }
        }
    }

    /// A description of the item that already has a name among the plugins of a kind: `an attribute of okl's own`.
    pub fn taken(&self, kind: PluginKind, name: &str) -> Option<String> {
        if self.embedded_names(kind).into_iter().any(|known| same_name(known, name)) {
            return Some(format!("a {} that is part of okl", kind.name()));
        }
        match kind {
            PluginKind::Attribute if self.attributes.get(name).is_some() => {
                Some("an attribute that is part of okl".into())
            }
            PluginKind::Stage if STEPS.contains(&name) => Some("a step of okl".into()),
            _ => None,
        }
    }

    /// The names of the linked plugins of a kind.
    pub fn embedded_names(&self, kind: PluginKind) -> Vec<&'static str> {
        match kind {
            PluginKind::Backend => self.backends.iter().map(|entry| entry.name).collect(),
            PluginKind::Attribute | PluginKind::Stage | PluginKind::Intrinsics | PluginKind::Frontend => {
                let others = self.plugins.iter().filter(|linked| linked.kind == kind);
                others.map(|linked| linked.name).collect()
            }
        }
    }
}

impl Files {
    /// The files of a provider.
    pub fn new(files: impl FileProvider + Send + Sync + 'static) -> Files {
        Files(Arc::new(files))
    }
}

impl Default for Files {
    /// The files of this machine.
    fn default() -> Files {
        Files::new(Disk)
    }
}

impl std::ops::Deref for Files {
    type Target = dyn FileProvider + Send + Sync;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = self.backends.iter().map(|entry| entry.name).collect();
        f.debug_struct("Host").field("backends", &names).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Files {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Files")
    }
}
