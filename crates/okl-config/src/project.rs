//! What holds for all texts of a project: `okl.toml`.

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

/// What holds for all texts of a project, whatever pipeline they go through.
///
/// It is one more file below those that a pipeline extends, read by the same reader.
#[derive(Clone, Debug, Default)]
pub struct Project {
    /// How texts are read.
    pub parse: ParseSettings,
    /// The attributes that texts may have, besides okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// What becomes of warnings.
    pub levels: Levels,
    /// What looks at texts between the steps.
    pub stages: Vec<StageChoice>,
    /// What the files say of intrinsics, the base's first.
    pub intrinsics: Vec<Intrinsics>,
    /// The names of the pipelines that texts go through when nobody says it.
    pub pipelines: Vec<String>,
    /// What holds for some texts only.
    pub files: Vec<FileRule>,
    /// The file it was read from.
    pub file: Option<FileId>,
    /// Its folder, as it is reached from here.
    pub folder: Option<PathBuf>,
}

impl Project {
    /// What a project's file is called.
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

    /// What a file says, and for each of its plugins the code that it leads to; none for those that are part of okl.
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

    /// Works out the intrinsics that texts may call, once all files are there.
    pub fn settle(&mut self, sources: &mut Sources, host: &Host) -> Result<(), SetupError> {
        let merged = intrinsics::merged(sources, &self.intrinsics, host);
        self.parse.intrinsics = merged.map_err(SetupError::Mistakes)?;
        Ok(())
    }

    /// Whether plugins that are no part of okl look at its texts.
    pub fn has_foreign(&self, host: &Host) -> bool {
        has_foreign(&self.attributes, &self.stages, host)
    }

    /// Puts a file over what is there: a single value of the file counts, of lists there is more.
    pub fn add(&mut self, layer: &Layer, namer: &NamingFile) {
        self.parse.std = layer.std.clone().or(self.parse.std.take());
        self.parse.args.extend(layer.args.iter().cloned());
        self.intrinsics.push(layer.intrinsics.clone());
        self.levels.add(&layer.levels);
        for stage in &layer.stages {
            let plugin = stage.plugin.clone().of_file(namer);
            // One of the same name stands for the one below.
            self.stages.retain(|other| other.plugin.name != plugin.name);
            self.stages.push(StageChoice { plugin, ..stage.clone() });
        }
        self.attributes.extend(layer.attributes.iter().map(|choice| choice.of_file(namer)));
    }

    /// The numbers of the rules for a text; `path` is seen from the project's folder.
    pub fn rules_for(&self, path: &Path) -> Vec<usize> {
        let matching = self.files.iter().enumerate().filter(|(_, rule)| rule.globs.is_match(path));
        matching.map(|(number, _)| number).collect()
    }

    /// Settings with what these rules say below them: of values the later rule counts, and over all what is there already.
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

    /// Takes over the rules of its file.
    fn add_files(&mut self, rules: &[FileRule]) {
        let folder = self.folder.clone().unwrap_or_default();
        let seen_from_here = |path: &String| folder.join(path).to_string_lossy().into_owned();
        self.files.extend(rules.iter().map(|rule| FileRule {
            include: rule.include.iter().map(seen_from_here).collect(),
            ..rule.clone()
        }));
    }
}

/// Whether one of these is no part of okl.
pub fn has_foreign(attributes: &[AttributeChoice], stages: &[StageChoice], host: &Host) -> bool {
    let is_foreign = |choice: &AttributeChoice| match &choice.what {
        AttributeSource::Plugin(plugin) => plugin.is_foreign(PluginKind::Attribute, host),
        AttributeSource::Table(_) => false,
    };
    attributes.iter().any(is_foreign)
        || stages.iter().any(|stage| stage.plugin.is_foreign(PluginKind::Stage, host))
}

/// Where the libraries of a project lie, in its folder.
const LIBRARIES: &str = "okl-plugins";

fn open(sources: &mut Sources, path: &Path, host: &Host) -> Result<(FileId, NamingFile), SetupError> {
    let found = search::read(path, host).map_err(|source| SetupError::Unreadable {
        path: path.to_path_buf(),
        source,
        known: Vec::new(),
    })?;
    // Whoever finds it, it is named by nobody.
    let namer = NamingFile { folder: found.folder, needs_trust: Some(found.shown.clone()) };
    Ok((sources.add_once(&found.shown, &found.text), namer))
}
