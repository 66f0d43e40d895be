//! Loads the plugin of a choice: the only place where code of others is loaded.

use crate::choice::{PluginChoice, PluginLocation};
use crate::foreign::Foreign;
use crate::host::Host;
use crate::plugin::Plugin;
use crate::setup_error::SetupError;
use okl_abi::PluginKind;
use std::ffi::OsString;

impl PluginChoice {
    /// The plugin, if it is trusted and its record is valid. This loads a library.
    pub fn find(&self, kind: PluginKind, host: &Host) -> Result<Plugin, SetupError> {
        let name = self.name.as_str();
        let home = self.home(kind, host)?;
        self.check_hash(kind, &home)?;
        // The only place where code of others is loaded.
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

    /// Checks that the plugin's file exists, has its hash and is a library for this machine. Runs no code of it.
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
