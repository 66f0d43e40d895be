//! Resolves a name or path to a pipeline, with all files that it extends.

use crate::frontends::MergedFrontends;
use crate::intrinsics;
use crate::layer::{FileKind, Layer, read_layer};
use crate::levels::Levels;
use crate::pipeline::WrittenIntrinsics;
use crate::pipeline::{BackendChoice, ParseSettings, Pipeline};
use crate::project::Project;
use crate::search::{ExtendingFile, Identity, locate};
use okl_host::NamingFile;
use okl_host::{Host, PluginChoice, SetupError};
use okl_source::ids::{MISSING_KEY, WRONG_NAME};
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Sources};
use okl_target::name_defect;
use std::path::{Path, PathBuf};

const PIPELINE_CYCLE: DiagnosticId = DiagnosticId::new("pipeline-cycle");

/// A file in a project's folder that replaces the embedded pipeline of the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShadowedPipeline {
    /// The name.
    pub name: String,
    /// The file.
    pub file: String,
}

/// The embedded pipelines that are replaced by other files in the chain that starts at `wanted`, without replacements
/// by the user's own files.
///
/// Mistakes in the files are not reported here, but when the pipeline is found.
pub fn replaced(wanted: &str, folders: &[PathBuf], host: &Host) -> Vec<ShadowedPipeline> {
    let mut sources = Sources::new();
    let mut all = Vec::new();
    let mut chain: Vec<Link> = Vec::new();
    let mut next = Some(wanted.to_string());
    while let Some(wanted) = next {
        let Ok(found) = locate(&wanted, asker(&chain).as_ref(), folders, host) else { break };
        if chain.iter().any(|link| link.place == found.place) {
            break;
        }
        let namer = found.namer(host);
        let name = wanted.strip_suffix(".toml").unwrap_or(&wanted);
        let embedded = host.pipelines.iter().find(|(embedded, _)| *embedded == name);
        // A copy of the embedded pipeline replaces nothing.
        let is_other = embedded.is_some_and(|(_, text)| *text != found.text);
        if let Some(file) = namer.needs_trust.clone().filter(|_| is_other) {
            all.push(ShadowedPipeline { name: name.to_string(), file });
        }
        let file = sources.add_once(&found.shown, &found.text);
        let (layer, _) = read_layer(&sources, file, FileKind::Pipeline);
        next = layer.extends.as_ref().map(|(base, _)| base.clone());
        chain.push(Link { place: found.place, namer, file, layer });
    }
    all
}

impl Pipeline {
    /// Reads the pipeline `wanted` and all files that it extends.
    ///
    /// `wanted` is a path if it has a separator or ends in `.toml`. Otherwise, or if a path without a separator does
    /// not exist, it is a name, which is looked up in `folders`, nearest first, and then among the embedded pipelines.
    /// The files are added to `sources`.
    pub fn find(
        sources: &mut Sources,
        wanted: &str,
        folders: &[PathBuf],
        host: &Host,
    ) -> Result<Pipeline, SetupError> {
        Pipeline::find_in(&Project::default(), sources, wanted, folders, host)
    }

    /// As [`Pipeline::find`], on top of the settings of a project.
    pub fn find_in(
        project: &Project,
        sources: &mut Sources,
        wanted: &str,
        folders: &[PathBuf],
        host: &Host,
    ) -> Result<Pipeline, SetupError> {
        let mut chain: Vec<Link> = Vec::new();
        let mut mistakes: Vec<Diagnostic<FileSpan>> = Vec::new();
        let mut next = Some(wanted.to_string());
        while let Some(wanted) = next {
            let found = match locate(&wanted, asker(&chain).as_ref(), folders, host) {
                Ok(found) => found,
                Err(SetupError::Mistakes(more)) => {
                    mistakes.extend(more);
                    break;
                }
                // The caller reports an unreadable first file as a mistake of its own.
                Err(error) => return Err(error),
            };
            if let Some(at) = chain.iter().position(|link| link.place == found.place) {
                mistakes.push(cycle(sources, &chain[at..], &found.shown));
                break;
            }
            let file = sources.add_once(&found.shown, &found.text);
            let (layer, wrong) = read_layer(sources, file, FileKind::Pipeline);
            mistakes.extend(wrong);
            next = layer.extends.as_ref().map(|(base, _)| base.clone());
            let namer = found.namer(host);
            chain.push(Link { place: found.place, namer, file, layer });
        }
        match mistakes.is_empty() {
            true => merge(sources, &chain, project, host),
            false => Err(SetupError::Mistakes(mistakes)),
        }
    }

    /// The pipeline of an embedded backend, without a file.
    pub fn for_backend(name: &str) -> Pipeline {
        Pipeline {
            name: name.to_string(),
            backend: BackendChoice::of(name),
            parse: ParseSettings::default(),
            intrinsics: WrittenIntrinsics::default(),
            attributes: Vec::new(),
            frontend: None,
            reader: None,
            levels: Levels::default(),
            stages: Vec::new(),
            files: Vec::new(),
        }
    }
}

/// One file of the chain from the requested pipeline to the last file that is extended.
struct Link {
    place: Identity,
    namer: NamingFile,
    file: FileId,
    layer: Layer,
}

/// The last file of the chain, if it extends another one.
fn asker(chain: &[Link]) -> Option<ExtendingFile<'_>> {
    let link = chain.last()?;
    let (_, line) = link.layer.extends.as_ref()?;
    Some(ExtendingFile { place: &link.place, folder: link.namer.folder.as_deref(), line: *line })
}

/// Reports `pipeline-cycle`. `round` are the files of the cycle, from the first one to the last.
fn cycle(sources: &Sources, round: &[Link], again: &str) -> Diagnostic<FileSpan> {
    let way: Vec<&str> = round.iter().map(|link| sources.get(link.file).path.as_str()).collect();
    let message = format!("`{again}` extends itself: {} -> {again}", way.join(" -> "));
    let mut diagnostic = Diagnostic::global(PIPELINE_CYCLE, okl_source::Severity::Error, message);
    // The last `extends` closes the cycle, so its label comes first.
    for link in round.iter().rev() {
        if let Some((_, place)) = &link.layer.extends {
            diagnostic = diagnostic.label(*place, "");
        }
    }
    diagnostic.help("take one of these lines out")
}

/// Adds the keys of a nearer file that say where the backend comes from.
fn settle_home(plugin: &mut PluginChoice, link: &Link) {
    let Layer { path, sha256, command, .. } = &link.layer;
    let folder = || link.namer.folder.clone();
    if let Some(path) = path {
        plugin.path = Some(folder().unwrap_or_default().join(path));
    }
    if !command.is_empty() {
        plugin.command = command.clone();
        plugin.folder = folder();
    }
    // A hash belongs to the library that the same file names.
    if sha256.is_some() || path.is_some() || !command.is_empty() {
        plugin.sha256 = sha256.clone();
    }
}

/// Merges the chain, whose first element is the requested file.
///
/// Single values come from the first file that has them. Clang arguments, attributes and intrinsics are concatenated,
/// those of the base first; the project is below all files. If a file chooses another backend than its base, path and
/// options of the base's backend are dropped.
fn merge(
    sources: &mut Sources,
    chain: &[Link],
    project: &Project,
    host: &Host,
) -> Result<Pipeline, SetupError> {
    let mut backend = BackendChoice::default();
    let mut shared = project.clone();
    for link in chain.iter().rev() {
        let Layer { plugin, is_like, target, overrides, isolate, options, .. } = &link.layer;
        if let Some((plugin, place)) = plugin {
            if *plugin != backend.plugin.name || *is_like != backend.is_like {
                backend = BackendChoice { is_like: *is_like, ..BackendChoice::of(plugin) };
            }
            backend.plugin.place = Some(*place);
            backend.plugin.folder = link.namer.folder.clone();
            backend.plugin.needs_trust = link.namer.needs_trust.clone();
        }
        // A backend needs trust if any file that configures it does.
        if link.layer.speaks_of_backend() && link.namer.needs_trust.is_some() {
            backend.plugin.needs_trust = link.namer.needs_trust.clone();
        }
        settle_home(&mut backend.plugin, link);
        if let Some((target, place)) = target {
            okl_target::put_over(&mut backend.target, target);
            backend.target_place = Some(*place);
            backend.target_keys.extend(link.layer.target_keys.clone());
        }
        backend.plugin.overrides = overrides.unwrap_or(backend.plugin.overrides);
        backend.plugin.isolate = isolate.unwrap_or(backend.plugin.isolate);
        for (key, place, value) in options {
            backend.plugin.options.insert(key.clone(), value.clone());
            backend.plugin.option_places.retain(|(other, _)| other != key);
            backend.plugin.option_places.push((key.clone(), *place));
        }
        shared.add(&link.layer, &link.namer);
    }
    let frontends = chain.iter().rev().filter_map(|link| Some((link.layer.frontend.as_ref()?, &link.namer)));
    let MergedFrontends { plugin: frontend, reader } = MergedFrontends::of(frontends)?;
    shared.settle(sources, host)?;
    let first = &chain[0];
    let start = FileSpan { file: first.file, span: okl_source::Span::at(0) };
    if backend.plugin.name.is_empty() && backend.target.is_empty() {
        let mistake = Diagnostic::error(MISSING_KEY, "the pipeline names no backend", start)
            .help("write `[backend]` and below it `plugin = \"...\"`, or `extends` a pipeline that has one");
        return Err(SetupError::Mistakes(vec![mistake]));
    }
    let name = match &first.layer.name {
        Some(name) => name.clone(),
        None => name_of_file(&sources.get(first.file).path, start)?,
    };
    let files = chain.iter().map(|link| link.file).collect();
    let Project { parse, attributes, levels, stages, intrinsics, .. } = shared;
    let intrinsics = intrinsics::written(&intrinsics);
    Ok(Pipeline { name, backend, parse, intrinsics, attributes, frontend, reader, levels, stages, files })
}

/// The name of a pipeline whose file states none; `start` is the start of the file.
fn name_of_file(path: &str, start: FileSpan) -> Result<String, SetupError> {
    let name = stem(path);
    let Some(defect) = name_defect(&name) else { return Ok(name) };
    let message = format!("the pipeline is called `{name}` like its file, which {defect}");
    let mistake = Diagnostic::error(WRONG_NAME, message, start).help("give it another one: `name = \"...\"`");
    Err(SetupError::Mistakes(vec![mistake]))
}

fn stem(path: &str) -> String {
    Path::new(path).file_stem().map_or_else(|| path.to_string(), |stem| stem.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A temporary folder of files, removed after the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str, files: &[(&str, &str)]) -> Folder {
            let path = std::env::temp_dir().join(format!("okl-resolve-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&path).expect("a folder");
            for (name, text) in files {
                std::fs::write(path.join(name), text).expect("a file");
            }
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn find(wanted: &str, folder: &Folder) -> Result<Pipeline, SetupError> {
        Pipeline::find(&mut Sources::new(), wanted, std::slice::from_ref(&folder.0), &host())
    }

    fn host() -> Host {
        Host {
            backends: &[],
            plugins: &[],
            pipelines: &[("cuda", "schema = 1\n[backend]\nplugin = \"cuda\"\n")],
            intrinsics: &[],
            attributes: okl_sema::attributes().clone(),
            files: okl_host::Files::default(),
            foreign_words: "",
            libclang: okl_host::Libclang::default(),
            calls: okl_host::Calls::default(),
            libraries: okl_host::Libraries::default(),
        }
    }

    fn id(error: SetupError) -> String {
        error.diagnostics().remove(0).id
    }

    #[test]
    fn a_file_adds_to_what_it_extends() {
        let folder = Folder::new(
            "merge",
            &[
                (
                    "base.toml",
                    "schema = 1\n[backend]\nplugin = \"cuda\"\noptions = { a = 1, b = 1 }\n[parse]\nstd = \"c++17\"\nargs = [\"-Wall\"]\n",
                ),
                (
                    "top.toml",
                    "schema = 1\nextends = \"base\"\n[backend]\noptions = { b = 2 }\n[parse]\nargs = [\"-Wextra\"]\n",
                ),
                ("other.toml", "schema = 1\nextends = \"./top.toml\"\n[backend]\nplugin = \"serial\"\n"),
            ],
        );
        let top = find("top", &folder).expect("in order");
        assert_eq!((top.name.as_str(), top.backend.plugin.name.as_str()), ("top", "cuda"));
        assert_eq!(serde_json::to_string(&top.backend.plugin.options).expect("JSON"), r#"{"a":1,"b":2}"#);
        assert_eq!(
            top.parse,
            ParseSettings {
                std: Some("c++17".into()),
                args: vec!["-Wall".into(), "-Wextra".into()],
                ..ParseSettings::default()
            }
        );
        let other = find("other", &folder).expect("in order");
        assert!(
            other.backend.plugin.options.is_empty(),
            "options belong to the backend they were written for"
        );
        assert_eq!(other.parse, top.parse);
    }

    #[test]
    fn a_project_file_may_extend_the_embedded_one_of_its_name() {
        let folder = Folder::new(
            "own",
            &[("cuda.toml", "schema = 1\nextends = \"cuda\"\n[parse]\nstd = \"c++20\"\n")],
        );
        let pipeline = find("cuda", &folder).expect("in order");
        assert_eq!(
            (pipeline.backend.plugin.name.as_str(), pipeline.parse.std.as_deref()),
            ("cuda", Some("c++20"))
        );
    }

    #[test]
    fn circles_unknown_names_and_missing_files_are_told_apart() {
        let folder = Folder::new(
            "bad",
            &[
                ("a.toml", "schema = 1\nextends = \"b\"\n"),
                ("b.toml", "schema = 1\nextends = \"a.toml\"\n"),
                ("c.toml", "schema = 1\nextends = \"nowhere\"\n"),
                ("d.toml", "schema = 1\nextends = \"nowhere.toml\"\n"),
                ("e.toml", "schema = 1\n"),
            ],
        );
        assert_eq!(id(find("a", &folder).expect_err("a circle")), "pipeline-cycle");
        assert_eq!(id(find("c", &folder).expect_err("unknown")), "unknown-pipeline");
        assert_eq!(id(find("d", &folder).expect_err("missing")), "pipeline-unreadable");
        assert_eq!(id(find("e", &folder).expect_err("no backend")), "missing-key");
        assert!(matches!(find("cudaa", &folder), Err(SetupError::UnknownPipeline { .. })));
        let missing = find("./cuda.toml", &folder).expect_err("missing");
        assert!(matches!(missing, SetupError::Unreadable { .. }));
    }

    #[test]
    fn a_file_that_is_not_there_is_looked_for_like_a_name() {
        let folder = Folder::new("bare", &[("mine.toml", "schema = 1\nextends = \"cuda.toml\"\n")]);
        for (wanted, backend) in [("cuda.toml", "cuda"), ("mine.toml", "cuda"), ("mine", "cuda")] {
            assert_eq!(find(wanted, &folder).expect("in order").backend.plugin.name, backend);
        }
        let unreadable = find("cdua.toml", &folder).expect_err("it is nowhere").diagnostics().remove(0);
        assert_eq!(unreadable.id, "pipeline-unreadable");
        assert_eq!(unreadable.help[0], "did you mean `cuda`?");
    }

    #[test]
    fn a_file_that_extends_its_own_name_means_the_next() {
        let project = Folder::new("next", &[("cuda.toml", "schema = 1\nextends = \"cuda\"\n")]);
        let user = Folder::new(
            "next-user",
            &[("cuda.toml", "schema = 1\nextends = \"cuda\"\n[parse]\nstd = \"c++20\"\n")],
        );
        let folders = [project.0.clone(), user.0.clone(), project.0.clone()];
        let mut sources = Sources::new();
        let path = project.0.join("cuda.toml").to_string_lossy().into_owned();
        for wanted in ["cuda", "cuda.toml", path.as_str()] {
            let pipeline = Pipeline::find(&mut sources, wanted, &folders, &host()).expect("in order");
            let files = pipeline.files.iter().map(|file| sources.get(*file).path.clone());
            let user = user.0.join("cuda.toml").to_string_lossy().into_owned();
            assert_eq!(files.collect::<Vec<_>>(), [path.as_str(), &user, "<embedded>/cuda.toml"]);
        }
        let known = crate::known(&folders, &host());
        assert_eq!(known.len(), 1);
        assert_eq!(known[0].file.as_deref(), Some(Path::new(&path)));
        assert_eq!(known[0].shadows, [Some(user.0.join("cuda.toml")), None]);
    }

    #[test]
    fn mistakes_of_all_files_are_reported() {
        let folder = Folder::new(
            "all",
            &[
                ("a.toml", "schema = 1\nnmae = 1\nextends = \"b\"\n"),
                ("b.toml", "schema = 1\nstdd = 1\nextends = \"nowhere\"\n"),
                ("a b.toml", "schema = 1\nextends = \"cuda\"\n"),
            ],
        );
        let found = find("a", &folder).expect_err("mistakes").diagnostics();
        let ids: Vec<&str> = found.iter().map(|diagnostic| diagnostic.id.as_str()).collect();
        assert_eq!(ids, ["unknown-key", "unknown-key", "unknown-pipeline"]);
        assert_eq!(id(find("a b", &folder).expect_err("no part of a file name")), "wrong-name");
    }
}
