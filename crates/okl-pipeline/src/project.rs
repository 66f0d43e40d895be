//! What holds for all texts of a project: `okl.toml`.

use crate::intrinsics::{self, Intrinsics};
use crate::pipeline::{FileKind, Layer, ParseSettings, read_layer};
use crate::plugin::Home;

use crate::{AttributeChoice, AttributeSource, Host, PluginChoice, SetupError, StageChoice, Who, search};
use okl_abi::PluginKind;
use okl_source::{Diagnostic, FileId, FileSpan, Sources};
use std::path::Path;

/// What holds for all texts of a project, whatever pipeline they go through.
///
/// It is one more file below those that a pipeline extends, read by the same reader.
#[derive(Clone, Debug, Default)]
pub struct Project {
    /// How texts are read.
    pub parse: ParseSettings,
    /// The attributes that texts may have, besides okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// What looks at texts between the steps.
    pub stages: Vec<StageChoice>,
    /// What the files say of intrinsics, the base's first.
    pub(crate) intrinsics: Vec<Intrinsics>,
    /// The file it was read from.
    pub file: Option<FileId>,
}

impl Project {
    /// What a project's file is called.
    pub const FILE: &str = "okl.toml";

    /// Reads a file, which is added to `sources`.
    pub fn read(sources: &mut Sources, path: &Path, host: &Host) -> Result<Project, SetupError> {
        let found = search::read(path, host).map_err(|source| SetupError::Unreadable {
            path: path.to_path_buf(),
            source,
            known: Vec::new(),
        })?;
        let file = sources.add_once(&found.shown, &found.text);
        let (layer, mut mistakes) = read_layer(sources, file, FileKind::Project);
        let attributes = layer.attributes.iter().filter_map(|choice| match &choice.what {
            AttributeSource::Plugin(plugin) => Some((PluginKind::Attribute, plugin)),
            AttributeSource::Table(_) => None,
        });
        let stages = layer.stages.iter().map(|choice| (PluginKind::Stage, &choice.plugin));
        mistakes.extend(attributes.chain(stages).filter_map(|(kind, plugin)| foreign(kind, plugin, host)));
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let mut project = Project { file: Some(file), ..Project::default() };
        project.add(&layer, found.folder.as_deref());
        project.settle(sources, host)?;
        Ok(project)
    }

    /// Works out the intrinsics that texts may call, once all files are there.
    pub(crate) fn settle(&mut self, sources: &mut Sources, host: &Host) -> Result<(), SetupError> {
        let merged = intrinsics::merged(sources, &self.intrinsics, host);
        self.parse.intrinsics = merged.map_err(SetupError::Mistakes)?;
        Ok(())
    }

    /// Puts a file over what is there: a single value of the file counts, of lists there is more.
    pub(crate) fn add(&mut self, layer: &Layer, folder: Option<&Path>) {
        self.parse.std = layer.std.clone().or(self.parse.std.take());
        self.parse.args.extend(layer.args.iter().cloned());
        self.intrinsics.push(layer.intrinsics.clone());
        for stage in &layer.stages {
            let plugin = stage.plugin.clone().in_folder(folder);
            // One of the same name stands for the one below.
            self.stages.retain(|other| other.plugin.name != plugin.name);
            self.stages.push(StageChoice { plugin, ..stage.clone() });
        }
        self.attributes.extend(layer.attributes.iter().map(|choice| choice.in_folder(folder)));
    }
}

/// `untrusted-plugin`: a project file is found and not named, so it may not make okl run code.
fn foreign(kind: PluginKind, plugin: &PluginChoice, host: &Host) -> Option<Diagnostic<FileSpan>> {
    if let Ok(Home::Embedded(_)) = plugin.home(kind, host) {
        return None;
    }
    let who = Who { kind, name: plugin.name.clone() };
    let mistake = Diagnostic::error("untrusted-plugin", format!("{who} is no part of okl"), plugin.place?)
        .note("a project file is found, not named: a stranger may have written it, and plugins run code");
    Some(mistake.help("name the plugin in a pipeline file, which okl reads only when it is asked to"))
}
