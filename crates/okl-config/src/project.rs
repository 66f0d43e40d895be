//! The project file `okl.toml`, whose settings apply to all texts of a project.

use crate::file_rules::FileRule;
use crate::intrinsics;
use crate::intrinsics::Intrinsics;
use crate::layer::{FileKind, Layer, read_layer};
use crate::levels::Levels;
use crate::pipeline::ParseSettings;
use crate::props::Props;
use crate::search;
use crate::settings::Settings;
use okl_abi::PluginKind;
use okl_host::NamingFile;
use okl_host::{AttributeChoice, AttributeSource, Foreign, Host, PluginChoice, SetupError, StageChoice};
use okl_source::{FileId, Sources};
use std::path::{Path, PathBuf};

/// The settings for all texts of a project, whatever their pipelines.
///
/// The project is one more file below those that a pipeline extends, and is read by the same reader.
#[derive(Clone, Debug, Default)]
pub struct Project {
    /// The settings for parsing texts.
    pub parse: ParseSettings,
    /// The attributes that texts may have in addition to okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// The levels of warnings.
    pub levels: Levels,
    /// The stages that run between the steps.
    pub stages: Vec<StageChoice>,
    /// The intrinsics of the files, those of the base first.
    pub intrinsics: Vec<Intrinsics>,
    /// The names of the pipelines that texts use by default.
    pub pipelines: Vec<String>,
    /// The rules for some of the texts.
    pub files: Vec<FileRule>,
    /// The file it was read from.
    pub file: Option<FileId>,
    /// Its folder, relative to the current directory or absolute, as the file was found.
    pub folder: Option<PathBuf>,
}

impl Project {
    /// The name of a project file.
    pub const FILE: &str = "okl.toml";

    /// Reads a file, which is added to `sources`.
    pub fn read(sources: &mut Sources, path: &Path, host: &Host) -> Result<Project, SetupError> {
        let (file, namer) = open(sources, path, host)?;
        let (mut project, named) = Project::named(sources, file, &namer, host)?;
        let mut mistakes = Vec::new();
        for ((_, choice), foreign) in project.plugins().zip(named) {
            let Some(foreign) = foreign else { continue };
            match foreign.untrusted(&host.libraries.trusted) {
                Some(mistake) => mistakes.push(mistake),
                None => foreign.pin(choice),
            }
        }
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        project.settle(sources, host)?;
        Ok(project)
    }

    /// The foreign code that a project file names, trusted or not. Nothing of it runs.
    pub fn foreign(sources: &mut Sources, path: &Path, host: &Host) -> Result<Vec<Foreign>, SetupError> {
        let (file, namer) = open(sources, path, host)?;
        let (_, named) = Project::named(sources, file, &namer, host)?;
        Ok(named.into_iter().flatten().collect())
    }

    /// The settings of a file, and for each of its plugins the foreign code that it resolves to; `None` for plugins
    /// that are part of okl.
    fn named(
        sources: &Sources,
        file: FileId,
        namer: &NamingFile,
        host: &Host,
    ) -> Result<(Project, Vec<Option<Foreign>>), SetupError> {
        let (layer, mistakes) = read_layer(sources, file, FileKind::Project);
        if !mistakes.is_empty() {
            return Err(SetupError::Mistakes(mistakes));
        }
        let mut project = Project { file: Some(file), folder: namer.folder.clone(), ..Project::default() };
        project.add(&layer, namer);
        project.add_files(&layer.files);
        project.pipelines = layer.pipelines;
        let mut host = host.clone();
        let folder = namer.folder.as_deref().unwrap_or(Path::new(""));
        host.libraries.of_project.insert(0, folder.join(LIBRARIES));
        let named = project.plugins().map(|(kind, choice)| Foreign::of(kind, choice, &host));
        let named = named.collect::<Result<_, _>>()?;
        Ok((project, named))
    }

    fn plugins(&mut self) -> impl Iterator<Item = (PluginKind, &mut PluginChoice)> {
        let attributes = self.attributes.iter_mut().filter_map(|choice| match &mut choice.what {
            AttributeSource::Plugin(plugin) => Some((PluginKind::Attribute, plugin.as_mut())),
            AttributeSource::Table(_) => None,
        });
        attributes.chain(self.stages.iter_mut().map(|choice| (PluginKind::Stage, &mut choice.plugin)))
    }

    /// Computes the intrinsics that texts may call, after all files have been added.
    pub fn settle(&mut self, sources: &mut Sources, host: &Host) -> Result<(), SetupError> {
        let merged = intrinsics::merged(sources, &self.intrinsics, host);
        self.parse.intrinsics = merged.map_err(SetupError::Mistakes)?;
        Ok(())
    }

    /// True if stages or attributes from plugins that are not part of okl apply to its texts.
    pub fn has_foreign(&self, host: &Host) -> bool {
        has_foreign(&self.attributes, &self.stages, host)
    }

    /// Adds the settings of a file on top: single values replace, lists are extended.
    pub fn add(&mut self, layer: &Layer, namer: &NamingFile) {
        self.parse.std = layer.std.clone().or(self.parse.std.take());
        self.parse.args.extend(layer.args.iter().cloned());
        self.parse.instances.extend(layer.instances.iter().cloned());
        self.intrinsics.push(layer.intrinsics.clone());
        self.levels.add(&layer.levels);
        for stage in &layer.stages {
            let plugin = stage.plugin.clone().of_file(namer);
            // A stage of the same name replaces the one below.
            self.stages.retain(|other| other.plugin.name != plugin.name);
            self.stages.push(StageChoice { plugin, ..stage.clone() });
        }
        self.attributes.extend(layer.attributes.iter().map(|choice| choice.of_file(namer)));
    }

    /// The indices of the rules for a text; `path` is relative to the project's folder.
    pub fn rules_for(&self, path: &Path) -> Vec<usize> {
        let matching = self.files.iter().enumerate().filter(|(_, rule)| rule.globs.is_match(path));
        matching.map(|(number, _)| number).collect()
    }

    /// Settings on top of some rules: a later rule takes precedence over an earlier one, and the given settings over
    /// all rules.
    pub fn settings_with(&self, rules: &[usize], settings: Settings) -> Settings {
        let mut settings = settings;
        let mut props = Props::default();
        for rule in rules.iter().map(|number| &self.files[*number]) {
            props = props.then(rule.props.clone());
            settings.include_dirs.extend(rule.include.iter().cloned());
        }
        settings.props = props.then(settings.props);
        settings
    }

    /// Adds the rules of the project's file.
    fn add_files(&mut self, rules: &[FileRule]) {
        let folder = self.folder.clone().unwrap_or_default();
        let seen_from_here = |path: &String| folder.join(path).to_string_lossy().into_owned();
        self.files.extend(rules.iter().map(|rule| FileRule {
            include: rule.include.iter().map(seen_from_here).collect(),
            ..rule.clone()
        }));
    }
}

/// True if one of these comes from a plugin that is not part of okl.
pub fn has_foreign(attributes: &[AttributeChoice], stages: &[StageChoice], host: &Host) -> bool {
    let is_foreign = |choice: &AttributeChoice| match &choice.what {
        AttributeSource::Plugin(plugin) => plugin.is_foreign(PluginKind::Attribute, host),
        AttributeSource::Table(_) => false,
    };
    attributes.iter().any(is_foreign)
        || stages.iter().any(|stage| stage.plugin.is_foreign(PluginKind::Stage, host))
}

/// The subfolder of a project that contains its plugin libraries.
const LIBRARIES: &str = "okl-plugins";

fn open(sources: &mut Sources, path: &Path, host: &Host) -> Result<(FileId, NamingFile), SetupError> {
    let found = search::read(path, host).map_err(|source| SetupError::Unreadable {
        path: path.to_path_buf(),
        source,
        known: Vec::new(),
    })?;
    // A project file is found, not named by the user, so it always needs trust.
    let namer = NamingFile { folder: found.folder, needs_trust: Some(found.shown.clone()) };
    Ok((sources.add_once(&found.shown, &found.text), namer))
}
