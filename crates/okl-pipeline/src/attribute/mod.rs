//! Attributes that a pipeline or a project brings.

mod expand;
mod plugin;
mod read;
mod table;
mod template;
mod vocabulary;

pub use plugin::{PluginAttribute, linked_attribute};
pub use table::AttributeTable;
pub use vocabulary::Vocabulary;

use crate::plugin::Home;
use crate::{Host, PluginChoice};
use okl_abi::PluginKind;
use okl_source::FileSpan;
use serde_json::{Map, Value};
use std::path::Path;
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
    Plugin(PluginChoice),
}

impl AttributeChoice {
    /// The same in a file of that folder, from which its paths count.
    pub(crate) fn in_folder(&self, folder: Option<&Path>) -> AttributeChoice {
        let mut choice = self.clone();
        if let AttributeSource::Plugin(plugin) = &mut choice.what {
            plugin.folder = folder.map(Path::to_path_buf);
            plugin.path = plugin.path.take().map(|path| folder.unwrap_or(Path::new("")).join(path));
        }
        choice
    }

    /// The table of a file that says the same.
    pub(crate) fn source(&self, host: &Host) -> Map<String, Value> {
        match &self.what {
            AttributeSource::Table(table) => table.source().clone(),
            AttributeSource::Plugin(plugin) => {
                let mut source = Map::from_iter([("plugin".to_string(), plugin.name.as_str().into())]);
                match plugin.home(PluginKind::Attribute, host) {
                    Ok(Home::Library(path)) => {
                        source.insert("path".into(), path.to_string_lossy().into());
                    }
                    Ok(Home::Command(words)) => {
                        source.insert("command".into(), words.into());
                    }
                    Ok(Home::Embedded(_)) | Err(_) => {}
                }
                if plugin.isolate {
                    source.insert("isolate".into(), true.into());
                }
                source
            }
        }
    }
}
