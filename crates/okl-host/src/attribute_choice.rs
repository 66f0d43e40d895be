//! Attributes that a pipeline file or a project file adds.

use crate::attribute_table::AttributeTable;
use crate::choice::{NamingFile, PluginChoice};
use okl_source::FileSpan;
use std::sync::Arc;

/// One `[[attribute]]` of a file.
#[derive(Clone, Debug)]
pub struct AttributeChoice {
    /// The attribute itself, or the plugin that implements it.
    pub what: AttributeSource,
    /// The table in the file.
    pub place: FileSpan,
}

/// The definition of an attribute: a table or a plugin.
#[derive(Clone, Debug)]
pub enum AttributeSource {
    /// A table in the file.
    Table(Arc<AttributeTable>),
    /// A plugin that the file names.
    Plugin(Box<PluginChoice>),
}

impl AttributeChoice {
    /// This choice with the folder and the trust of the file that contains it; relative paths start at that folder.
    pub fn of_file(&self, file: &NamingFile) -> AttributeChoice {
        let mut choice = self.clone();
        if let AttributeSource::Plugin(plugin) = &mut choice.what {
            **plugin = plugin.as_ref().clone().of_file(file);
        }
        choice
    }
}
