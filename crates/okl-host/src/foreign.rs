//! Code that a file asks okl to run.

use crate::choice::PluginChoice;
use crate::choice::PluginLocation;
use crate::hashed_tree::{NamedPath, named};
use crate::host::Host;
use crate::ids::UNTRUSTED_PLUGIN;
use crate::plugin_id::PluginId;
use crate::setup_error::SetupError;
use crate::trust::{Trust, Trusted};
use okl_abi::PluginKind;
use okl_source::{Diagnostic, FileSpan, Severity};
use std::path::{Path, PathBuf};

/// A library or a program that a file names and that is neither part of the program nor written by the user.
///
/// Someone else may have written such a file; it may make okl run code only if the user has trusted that code.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The plugin.
    pub plugin_id: PluginId,
    /// The trust entry that it needs in its current state.
    pub trust: Trust,
    /// The library's path; none for a command.
    pub library: Option<PathBuf>,
    /// The files and folders that the hash of a command covers.
    pub covers: Vec<String>,
    place: Option<FileSpan>,
    /// The file that names the plugin.
    file: String,
}

impl Foreign {
    /// The foreign code that a choice resolves to; `None` if it needs no trust.
    pub fn of(kind: PluginKind, choice: &PluginChoice, host: &Host) -> Result<Option<Foreign>, SetupError> {
        let home = choice.home(kind, host)?;
        choice.check_hash(kind, &home)?;
        Foreign::at(kind, choice, &home, host)
    }

    /// As [`Foreign::of`], with the location already resolved.
    pub fn at(
        kind: PluginKind,
        choice: &PluginChoice,
        home: &PluginLocation,
        host: &Host,
    ) -> Result<Option<Foreign>, SetupError> {
        let Some(trust) = choice.trust(kind, home, host)? else { return Ok(None) };
        let folder = choice.folder.as_deref().unwrap_or(Path::new(""));
        let words = choice.started(kind, home, host);
        let covers = words.iter().filter_map(|word| match named(word, folder)? {
            NamedPath::File(_) => Some(word.clone()),
            NamedPath::Folder(_) => Some(format!("all below {word}")),
        });
        Ok(Some(Foreign {
            plugin_id: choice.plugin_id(kind),
            covers: covers.collect(),
            trust,
            library: match home {
                PluginLocation::Library(path) => Some(path.clone()),
                PluginLocation::Command(_) | PluginLocation::Embedded(_) => None,
            },
            place: choice.place,
            file: choice.needs_trust.clone().unwrap_or_default(),
        }))
    }

    /// Pins the choice to the path and hash that were checked, so that exactly this file is loaded.
    pub fn pin(self, choice: &mut PluginChoice) {
        // A program that a plugin of okl starts is hashed again when it is started.
        if self.trust.plugin.is_empty() {
            choice.path = self.library;
            choice.sha256 = self.place.map(|place| (self.trust.sha256, place));
        }
    }

    /// `untrusted-plugin`, unless `trusted` contains this code in its current state.
    pub fn untrusted(&self, trusted: &Trusted) -> Option<Diagnostic<FileSpan>> {
        if trusted.holds(&self.trust) {
            return None;
        }
        let old = trusted.hash_of(&self.trust);
        let message = match (old, self.trust.plugin.is_empty()) {
            (Some(_), _) => format!("{} has changed since it was trusted", self.plugin_id),
            (None, true) => format!("{} is no part of okl, and nobody has trusted it yet", self.plugin_id),
            (None, false) => {
                let program = self.trust.command.first().map_or("", String::as_str);
                format!("{} starts the program `{program}`, and nobody has trusted that yet", self.plugin_id)
            }
        };
        let mut mistake = Diagnostic::global(UNTRUSTED_PLUGIN, Severity::Error, message);
        if let Some(place) = self.place {
            mistake = mistake.label(place, "");
        }
        mistake = match old {
            Some(old) => {
                mistake.note(format!("found {}", self.trust.sha256)).note(format!("trusted was {old}"))
            }
            None => mistake.note(
                "plugins run code, and a stranger may have written what lies in the folder of a project",
            ),
        };
        if let Some(defect) = trusted.defect() {
            mistake = mistake.note(format!("nothing is trusted: {defect}"));
        }
        let what = self.library.as_ref().map_or(self.file.clone(), |path| path.display().to_string());
        let help = format!("if you know who wrote it: `okl plugins trust {what}`");
        Some(mistake.help(help).help("`--trust-plugins` asks nobody, for one call"))
    }
}
