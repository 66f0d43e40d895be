//! Code that a project file names.

use crate::plugin::{Home, files_of};
use crate::{Host, PluginChoice, SetupError, Trust, Trusted, Who};
use okl_abi::PluginKind;
use okl_source::{Diagnostic, FileSpan, Severity};
use std::path::{Path, PathBuf};

/// A library or a command that a project file names.
///
/// Such a file is found and not named, so it may make okl run code only when the user said so.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// The plugin.
    pub who: Who,
    /// It as it is now.
    pub trust: Trust,
    /// The library, as it is reached from here; none for a command.
    pub library: Option<PathBuf>,
    /// The files of a command that its hash covers.
    pub covers: Vec<String>,
    place: Option<FileSpan>,
    /// The project file.
    project: String,
}

impl Foreign {
    /// What a choice leads to; none if that is part of the program.
    pub(super) fn of(
        kind: PluginKind,
        choice: &PluginChoice,
        project: &str,
        host: &Host,
    ) -> Result<Option<Foreign>, SetupError> {
        let home = choice.home(kind, host)?;
        choice.check_hash(kind, &home)?;
        let Some(trust) = choice.trust(kind, &home)? else { return Ok(None) };
        let folder = choice.folder.as_deref().unwrap_or(Path::new(""));
        let files = files_of(&choice.command, folder);
        let covers = choice.command.iter().zip(files).filter(|(_, is_file)| *is_file);
        Ok(Some(Foreign {
            who: choice.who(kind),
            covers: covers.map(|(word, _)| word.clone()).collect(),
            trust,
            library: match home {
                Home::Library(path) => Some(path),
                Home::Command(_) | Home::Embedded(_) => None,
            },
            place: choice.place,
            project: project.to_string(),
        }))
    }

    /// Makes sure that what was looked at is what is loaded.
    pub(super) fn pin(self, choice: &mut PluginChoice) {
        choice.path = self.library;
        choice.sha256 = self.place.map(|place| (self.trust.sha256, place));
    }

    /// `untrusted-plugin`
    pub(super) fn untrusted(&self, trusted: &Trusted) -> Option<Diagnostic<FileSpan>> {
        if trusted.holds(&self.trust) {
            return None;
        }
        let message = match trusted.hash_of(&self.trust) {
            Some(_) => format!("{} has changed since it was trusted", self.who),
            None => format!("{} is no part of okl, and nobody has trusted it yet", self.who),
        };
        let mut mistake = Diagnostic::global("untrusted-plugin", Severity::Error, message);
        if let Some(place) = self.place {
            mistake = mistake.label(place, "");
        }
        mistake = match trusted.hash_of(&self.trust) {
            Some(old) => {
                mistake.note(format!("found {}", self.trust.sha256)).note(format!("trusted was {old}"))
            }
            None => mistake.note(
                "a project file is found, not named: a stranger may have written it, and plugins run code",
            ),
        };
        if let Some(defect) = trusted.defect() {
            mistake = mistake.note(format!("nothing is trusted: {defect}"));
        }
        let what = self.library.as_ref().map_or(self.project.clone(), |path| path.display().to_string());
        Some(mistake.help(format!("if you know who wrote it: `okl plugins trust {what}`")))
    }
}
