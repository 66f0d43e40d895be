//! From a choice to the plugin: the one place where code of others is let in.

use crate::choice::{PluginChoice, PluginLocation};
use crate::foreign::Foreign;
use crate::host::Host;
use crate::plugin::Plugin;
use crate::setup_error::SetupError;
use okl_abi::PluginKind;
use std::ffi::OsString;

impl PluginChoice {
    /// The plugin, if its record is in order. This loads a library.
    pub fn find(&self, kind: PluginKind, host: &Host) -> Result<Plugin, SetupError> {
        let name = self.name.as_str();
        let home = self.home(kind, host)?;
        self.check_hash(kind, &home)?;
        // The one place where code of others is let in.
        if let Some(foreign) = Foreign::at(kind, self, &home, host)?
            && let Some(mistake) = foreign.untrusted(&host.libraries.trusted)
        {
            return Err(SetupError::Mistakes(vec![mistake]));
        }
        let plugin = match home {
            PluginLocation::Command(words) => {
                let words = words.iter().map(OsString::from).collect();
                Ok(Plugin::command(kind, name, words, self.folder.clone(), host))
            }
            PluginLocation::Library(path) if self.isolate => Plugin::isolated(&path, kind, name, host),
            PluginLocation::Library(path) => Plugin::load(&path, kind, name, host),
            PluginLocation::Embedded(record) => Plugin::embedded(record, kind, name, host),
        };
        plugin.map_err(|source| self.failed(kind, source))
    }

    /// Looks whether it is there, and is what it has to be as far as its file tells. Nothing of it runs.
    pub fn look(&self, kind: PluginKind, host: &Host) -> Result<(), SetupError> {
        let home = self.home(kind, host)?;
        self.check_hash(kind, &home)?;
        match home {
            PluginLocation::Library(path) => {
                crate::library::look(&path).map_err(|source| self.failed(kind, source))
            }
            PluginLocation::Command(_) | PluginLocation::Embedded(_) => Ok(()),
        }
    }
}
