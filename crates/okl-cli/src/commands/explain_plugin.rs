//! The messages of plugins that are not part of okl, for `okl explain`.
//!
//! Only a plugin itself knows its messages, so it has to be loaded or started, which takes trust. As the ids of a plugin
//! start with its name, a question about one id reaches no other plugin.

use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::{messages, pages, pipeline_names, projects};
use okl_config::{Pipeline, Project};
use okl_host::{
    AttributeSource, DiagnosticDescription, Host, PluginChoice, PluginKind, SetupError, listed, may_declare,
};
use okl_source::{Sources, printable_line};
use std::path::PathBuf;

/// Asks the plugins that may declare an id, until one does: those of the given pipelines, of the project, of the
/// pipelines in the folders of the project and the user, and those in the folders that `okl plugins list` shows.
///
/// # Errors
/// If a given pipeline cannot be read, or such a plugin cannot be asked; the reason is printed.
pub fn ask_about(id: &str, pipelines: &[String]) -> Result<(), Code> {
    let mut search = Search::new();
    search.pipelines(pipelines)?;
    search.project();
    search.known_pipelines();
    search.libraries();
    let Search { found, sources, host, failed, .. } = search;
    for (kind, choice) in found.iter().filter(|(_, choice)| may_declare(&choice.name, id)) {
        match ask(*kind, choice, &host) {
            Ok(declared) => pages::declare(declared),
            Err(error) => return Err(told(&error, &sources)),
        }
        if pages::page(id).is_some() {
            return Ok(());
        }
    }
    // The file that cannot be read may name the plugin.
    match failed {
        Some(error) => Err(told(&error, &sources)),
        None => Ok(()),
    }
}

/// Asks the plugins of the given pipelines and of the project for all of their messages.
///
/// # Errors
/// If a given pipeline cannot be read; the reason is printed. A plugin that cannot be asked is only mentioned.
pub fn ask_all(pipelines: &[String]) -> Result<(), Code> {
    let mut search = Search::new();
    search.pipelines(pipelines)?;
    search.project();
    let asked = search.found.iter().map(|(kind, choice)| ask(*kind, choice, &search.host));
    for answer in asked.chain(search.failed.into_iter().map(Err)) {
        match answer {
            Ok(declared) => pages::declare(declared),
            Err(error) => messages::remark(&printable_line(&format!("not all are listed: {error}"))),
        }
    }
    Ok(())
}

/// The messages that a plugin declares.
fn ask(
    kind: PluginKind,
    choice: &PluginChoice,
    host: &Host,
) -> Result<Vec<DiagnosticDescription>, SetupError> {
    let plugin = choice.find(kind, host)?;
    plugin.describe().map(|description| description.diagnostics.clone()).map_err(SetupError::Silent)
}

fn told(error: &SetupError, sources: &Sources) -> Code {
    messages::diagnostics(&error.diagnostics(), sources);
    error.verdict().into()
}

/// The plugins that were found and are not part of okl.
struct Search {
    found: Vec<(PluginKind, PluginChoice)>,
    /// The error of the project's file.
    failed: Option<SetupError>,
    folders: Vec<PathBuf>,
    sources: Sources,
    host: Host,
}

impl Search {
    fn new() -> Search {
        let folders = Folders::here().list();
        Search { found: Vec::new(), failed: None, folders, sources: Sources::new(), host: host() }
    }

    fn add(&mut self, kind: PluginKind, choice: &PluginChoice) {
        let is_known = self.found.iter().any(|(other, known)| *other == kind && known.is_same(choice));
        if !is_known && choice.is_foreign(kind, &self.host) {
            self.found.push((kind, choice.clone()));
        }
    }

    /// The plugins of pipelines that the user names.
    fn pipelines(&mut self, names: &[String]) -> Result<(), Code> {
        for name in names {
            let name = pipeline_names::in_any_case(name, &self.folders, &self.host);
            match Pipeline::find(&mut self.sources, &name, &self.folders, &self.host) {
                Ok(pipeline) => pipeline.plugins().for_each(|(kind, choice)| self.add(kind, choice)),
                Err(error) => return Err(told(&error, &self.sources)),
            }
        }
        Ok(())
    }

    /// The plugins of the project's file and of its pipelines.
    fn project(&mut self) {
        let project = match projects::here(&mut self.sources, &self.host) {
            Ok(project) => project,
            Err(error) => {
                self.failed = Some(error);
                return;
            }
        };
        for choice in &project.attributes {
            if let AttributeSource::Plugin(plugin) = &choice.what {
                self.add(PluginKind::Attribute, plugin);
            }
        }
        project.stages.iter().for_each(|stage| self.add(PluginKind::Stage, &stage.plugin));
        project.pipelines.clone().iter().for_each(|name| self.pipeline_of(&project, name));
    }

    /// The plugins of the pipelines that have a name and a file.
    fn known_pipelines(&mut self) {
        for known in okl_config::known(&self.folders, &self.host) {
            if known.file.is_some() {
                self.pipeline_of(&Project::default(), &known.name);
            }
        }
    }

    /// The plugins of a pipeline, if it has no mistakes: `okl pipelines check` reports those.
    fn pipeline_of(&mut self, project: &Project, name: &str) {
        let found = Pipeline::find_in(project, &mut self.sources, name, &self.folders, &self.host);
        if let Ok(pipeline) = found {
            pipeline.plugins().for_each(|(kind, choice)| self.add(kind, choice));
        }
    }

    /// The libraries in the folders of plugins. Each is loaded in a process of its own.
    fn libraries(&mut self) {
        let folders: Vec<PathBuf> = self.host.libraries.all().cloned().collect();
        for library in listed(&folders) {
            let choice = PluginChoice { name: library.name, isolate: true, ..PluginChoice::default() };
            self.add(library.kind, &choice);
        }
    }
}
