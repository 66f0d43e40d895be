//! What the program around gives to pipelines.

use crate::nearest;
use okl_abi::Plugin as Record;
use okl_model::Attribute;
use okl_normalizer::preprocess::{Disk, FileProvider};
use std::sync::Arc;

/// The plugins and pipelines that are part of a program, and where its files come from.
#[derive(Clone)]
pub struct Host {
    /// The backends that are linked in, sorted by name.
    pub backends: &'static [Entry],
    /// The pipeline files that are part of the program, sorted by name: name and text.
    pub pipelines: &'static [(&'static str, &'static str)],
    /// The attributes that kernels may have.
    pub attributes: &'static [&'static dyn Attribute],
    /// Where sources, headers and pipeline files come from. Libraries of plugins are always files of the machine.
    pub files: Files,
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

/// Where files come from.
#[derive(Clone)]
pub struct Files(Arc<dyn FileProvider + Send + Sync>);

impl Host {
    /// The linked backend of that name.
    pub fn backend(&self, name: &str) -> Option<&'static Entry> {
        self.backends.iter().find(|entry| entry.name == name)
    }

    /// The linked backend whose name is most like another one.
    pub(crate) fn nearest_backend(&self, name: &str) -> Option<&'static str> {
        nearest(name, self.backends.iter().map(|entry| entry.name))
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
