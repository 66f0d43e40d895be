//! What the program around gives to pipelines.

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

/// The plugins and pipelines that are part of a program, and where its files come from.
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
    /// The attributes that kernels may have.
    pub attributes: Attributes,
    /// Where sources, headers and pipeline files come from. Libraries of plugins are always files of the machine.
    pub files: Files,
    /// What reads C++.
    pub libclang: Libclang,
    /// How plugins are asked that are not part of this program.
    pub calls: Calls,
    /// Where libraries of plugins are looked for, and which of them a project may load.
    pub libraries: Libraries,
}

/// Where libraries of plugins come from, besides the places that files name.
#[derive(Clone, Debug, Default)]
pub struct Libraries {
    /// Folders that are found and not named, such as a project's `okl-plugins`: they come first, after the folder of the
    /// file that names a plugin, and what lies there needs trust, whoever names it.
    pub of_project: Vec<PathBuf>,
    /// The other folders they are looked for in, the nearest first.
    pub folders: Vec<PathBuf>,
    /// What files may load and start.
    pub trusted: Trusted,
}

impl Libraries {
    /// All folders, in the order they are looked at.
    pub fn all(&self) -> impl Iterator<Item = &PathBuf> {
        self.of_project.iter().chain(&self.folders)
    }
}

/// How foreign plugins are asked.
#[derive(Clone)]
pub struct Calls {
    /// Who watches over calls into libraries; nobody unless the program asks for it.
    pub guard: Option<&'static dyn Guard>,
    /// The words of a command that loads a library and answers one question: the kind, the name and the file follow.
    /// Needed for `isolate = true`.
    pub serve: Option<Vec<OsString>>,
    /// How long a plugin in a process of its own may take for an answer.
    pub timeout: Duration,
}

/// Watches over a call into a library, for a program that owns its process: a plugin may end it in many ways.
pub trait Guard: Sync {
    /// The plugin of that name is about to be called.
    fn enter(&self, plugin: &str);
    /// It came back.
    fn leave(&self);
}

impl Calls {
    /// Does something in which a plugin's code runs.
    pub fn guarded<T>(&self, plugin: &str, work: impl FnOnce() -> T) -> T {
        let Some(guard) = self.guard else { return work() };
        guard.enter(plugin);
        let done = work();
        guard.leave();
        done
    }
}

impl Default for Calls {
    /// Nobody watches, no child processes for libraries, half a minute.
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

/// One backend that is linked in.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name in pipeline files.
    pub name: &'static str,
    /// Its record, the same a library file would export.
    pub record: fn() -> &'static Record,
    /// The target it describes, in TOML.
    pub target: &'static str,
}

/// One plugin of another kind that is linked in.
#[derive(Clone, Copy)]
pub struct Linked {
    /// Its kind.
    pub kind: PluginKind,
    /// Its name in pipeline files.
    pub name: &'static str,
    /// Its record, the same a library file would export.
    pub record: fn() -> &'static Record,
    /// The program that it starts; none for most.
    pub program: Option<ProgramOption>,
}

/// The program that a linked plugin starts. Files need trust to name such a plugin, as they do for a command.
#[derive(Clone, Copy, Debug)]
pub struct ProgramOption {
    /// The option that names it: from the folder of the file on, or on the search path.
    pub option: &'static str,
    /// What it is otherwise.
    pub default: &'static str,
}

/// Where files come from.
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

    /// What has a name already among those that a plugin of a kind may have: `an attribute of okl's own`.
    pub fn taken(&self, kind: PluginKind, name: &str) -> Option<String> {
        if self.embedded_names(kind).into_iter().any(|known| same_name(known, name)) {
            return Some(format!("a {} that is part of okl", kind.name()));
        }
        match kind {
            PluginKind::Attribute if self.attributes.get(name).is_some() => {
                Some("an attribute that is part of okl".into())
            }
            PluginKind::Stage if STEPS.contains(&name) => Some("a step of okl".into()),
            PluginKind::Backend
            | PluginKind::Attribute
            | PluginKind::Stage
            | PluginKind::Intrinsics
            | PluginKind::Frontend => None,
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
    /// Those of a provider.
    pub fn new(files: impl FileProvider + Send + Sync + 'static) -> Files {
        Files(Arc::new(files))
    }
}

impl Default for Files {
    /// Those of this machine.
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
