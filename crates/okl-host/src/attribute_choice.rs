//! Attributes that a pipeline or a project brings.

use crate::attribute_table::AttributeTable;
use crate::choice::{NamingFile, PluginChoice};
use okl_source::FileSpan;
use std::sync::Arc;

/// One `[[attribute]]` of a file.
#[derive(Clone, Debug)]
pub struct AttributeChoice {
    /// The attribute, or the plugin that brings it.
    pub what: AttributeSource,
    /// Where it stands.
    pub place: FileSpan,
}

/// Where an attribute comes from.
#[derive(Clone, Debug)]
pub enum AttributeSource {
    /// A table in the file.
    Table(Arc<AttributeTable>),
    /// A plugin that the file names.
    Plugin(Box<PluginChoice>),
}

impl AttributeChoice {
    /// The same as one of a file, from which its paths count.
    pub fn of_file(&self, file: &NamingFile) -> AttributeChoice {
        let mut choice = self.clone();
        if let AttributeSource::Plugin(plugin) = &mut choice.what {
            **plugin = plugin.as_ref().clone().of_file(file);
        }
        choice
    }
}
