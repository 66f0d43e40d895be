//! From a name or path to a pipeline, through everything it extends.

use crate::pipeline::{Layer, read_layer};
use crate::{BackendChoice, Host, ParseSettings, Pipeline, SetupError};
use okl_source::{Diagnostic, FileId, FileSpan, Sources};
use std::path::{Path, PathBuf};

/// A pipeline that can be asked for by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Known {
    /// Its name.
    pub name: String,
    /// Its file; none when it is part of this program.
    pub file: Option<PathBuf>,
}

/// The pipelines a name can lead to, sorted; where two have one name, only the one that wins.
pub fn known(folders: &[PathBuf], host: &Host) -> Vec<Known> {
    let mut found: Vec<Known> = Vec::new();
    let mut add = |known: Known| {
        if !found.iter().any(|other| other.name == known.name) {
            found.push(known);
        }
    };
    for folder in folders {
        for name in host.files.list(&folder.to_string_lossy()) {
            let path = folder.join(name);
            if path.extension().is_some_and(|extension| extension == "toml")
                && let Some(stem) = path.file_stem()
            {
                add(Known { name: stem.to_string_lossy().into_owned(), file: Some(path.clone()) });
            }
        }
    }
    for (name, _) in host.pipelines {
        add(Known { name: name.to_string(), file: None });
    }
    found.sort();
    found
}

impl Pipeline {
    /// Reads the pipeline that `wanted` names, with everything it extends.
    ///
    /// What has a separator or ends in `.toml` is a path; else a name, looked for in `folders`
    /// and then among the embedded ones. The files are added to `sources`.
    pub fn find(
        sources: &mut Sources,
        wanted: &str,
        folders: &[PathBuf],
        host: &Host,
    ) -> Result<Pipeline, SetupError> {
        let mut chain: Vec<Link> = Vec::new();
        let mut next = (wanted.to_string(), None::<FileSpan>);
        loop {
            let (wanted, asked_at) = next;
            let found = locate(&wanted, asked_at, &chain, folders, host)?;
            if let Some(at) = chain.iter().position(|link| link.place == found.place) {
                return Err(cycle(sources, &chain[at..], &found.shown));
            }
            let file = sources.add(found.shown, found.text);
            let (layer, mistakes) = read_layer(sources, file);
            if !mistakes.is_empty() {
                return Err(SetupError::Mistakes(mistakes));
            }
            let extends = layer.extends.clone();
            chain.push(Link { wanted, place: found.place, folder: found.folder, file, layer });
            match extends {
                Some((base, place)) => next = (base, Some(place)),
                None => return merge(chain),
            }
        }
    }

    /// The pipeline for an embedded backend, without a file.
    pub fn for_backend(name: &str) -> Pipeline {
        Pipeline {
            name: name.to_string(),
            backend: BackendChoice { plugin: name.to_string(), ..BackendChoice::default() },
            parse: ParseSettings::default(),
        }
    }
}

/// One file on the way from the pipeline asked for to the last it extends.
struct Link {
    wanted: String,
    place: Identity,
    folder: Option<PathBuf>,
    file: FileId,
    layer: Layer,
}

/// What makes two files the same.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Identity {
    File(PathBuf),
    Embedded(&'static str),
}

/// A pipeline file that was found.
struct Found {
    place: Identity,
    folder: Option<PathBuf>,
    shown: String,
    text: String,
}

fn is_path(wanted: &str) -> bool {
    wanted.ends_with(".toml") || wanted.contains(['/', std::path::MAIN_SEPARATOR])
}

/// Finds one file: the one asked for, or the one that the last of `chain` extends.
fn locate(
    wanted: &str,
    asked_at: Option<FileSpan>,
    chain: &[Link],
    folders: &[PathBuf],
    host: &Host,
) -> Result<Found, SetupError> {
    if is_path(wanted) {
        let path = match chain.last().and_then(|link| link.folder.as_deref()) {
            // Collected again, so that `a/./b` reads `a/b`.
            Some(folder) => folder.join(wanted).components().collect(),
            None => PathBuf::from(wanted),
        };
        return read(&path, host).map_err(|source| unreadable(path, source, asked_at));
    }
    // A file may extend another of its own name: the project's `cuda` the embedded one.
    let own =
        |place: &Identity| chain.last().is_some_and(|link| link.wanted == wanted && link.place == *place);
    for folder in folders {
        let path = folder.join(format!("{wanted}.toml"));
        if host.files.is_file(&path.to_string_lossy()) {
            let found = read(&path, host).map_err(|source| unreadable(path, source, asked_at))?;
            if !own(&found.place) {
                return Ok(found);
            }
        }
    }
    for (name, text) in host.pipelines {
        if *name == wanted && !own(&Identity::Embedded(name)) {
            return Ok(Found {
                place: Identity::Embedded(name),
                folder: None,
                shown: format!("<embedded>/{name}.toml"),
                text: text.to_string(),
            });
        }
    }
    let names = known(folders, host).into_iter().map(|known| known.name).collect();
    let unknown = SetupError::UnknownPipeline { name: wanted.to_string(), known: names };
    Err(match asked_at {
        None => unknown,
        Some(place) => SetupError::Mistakes(
            unknown.diagnostics().into_iter().map(|diagnostic| diagnostic.label(place, "")).collect(),
        ),
    })
}

fn read(path: &Path, host: &Host) -> std::io::Result<Found> {
    let shown = path.to_string_lossy().into_owned();
    let bytes = host.files.read(&shown)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| std::io::Error::new(std::io::ErrorKind::InvalidData, "it is not UTF-8"))?;
    Ok(Found {
        place: Identity::File(PathBuf::from(host.files.identity(&shown))),
        folder: Some(path.parent().map_or_else(PathBuf::new, Path::to_path_buf)),
        shown,
        text,
    })
}

/// A file that cannot be read: a missing file, or a wrong line of another one.
fn unreadable(path: PathBuf, source: std::io::Error, asked_at: Option<FileSpan>) -> SetupError {
    let error = SetupError::Unreadable { path, source };
    match asked_at {
        None => error,
        Some(place) => SetupError::Mistakes(
            error.diagnostics().into_iter().map(|diagnostic| diagnostic.label(place, "")).collect(),
        ),
    }
}

/// `round` are the files from the one met again to the last one.
fn cycle(sources: &Sources, round: &[Link], again: &str) -> SetupError {
    let way: Vec<&str> = round.iter().map(|link| sources.get(link.file).path.as_str()).collect();
    let message = format!("`{again}` extends itself: {} -> {again}", way.join(" -> "));
    let mut diagnostic = Diagnostic::global("pipeline-cycle", okl_source::Severity::Error, message);
    // The last line closes the circle: it is the one to blame.
    for link in round.iter().rev() {
        if let Some((_, place)) = &link.layer.extends {
            diagnostic = diagnostic.label(*place, "");
        }
    }
    SetupError::Mistakes(vec![diagnostic.help("take one of these lines out")])
}

/// Puts the chain together, the file asked for first.
///
/// Single values come from the first file that has them; clang arguments add up, the base's
/// first. Another backend than the base's starts afresh: path and options are the backend's own.
fn merge(chain: Vec<Link>) -> Result<Pipeline, SetupError> {
    let mut backend = BackendChoice::default();
    let mut parse = ParseSettings::default();
    for link in chain.iter().rev() {
        let Layer { plugin, is_like, target, path, overrides, isolate, command, options, std, args, .. } =
            &link.layer;
        if let Some((plugin, place)) = plugin {
            if *plugin != backend.plugin || *is_like != backend.is_like {
                let (plugin, is_like) = (plugin.clone(), *is_like);
                backend = BackendChoice { plugin, is_like, ..BackendChoice::default() };
            }
            backend.place = Some(*place);
            backend.folder = link.folder.clone();
        }
        if let Some(path) = path {
            backend.path = Some(link.folder.clone().unwrap_or_default().join(path));
        }
        if let Some((target, place)) = target {
            backend.target.extend(target.clone());
            backend.target_place = Some(*place);
        }
        if !command.is_empty() {
            backend.command = command.clone();
        }
        backend.overrides = overrides.unwrap_or(backend.overrides);
        backend.isolate = isolate.unwrap_or(backend.isolate);
        for (key, place, value) in options {
            backend.options.insert(key.clone(), value.clone());
            backend.option_places.retain(|(other, _)| other != key);
            backend.option_places.push((key.clone(), *place));
        }
        parse.std = std.clone().or(parse.std);
        parse.args.extend(args.iter().cloned());
    }
    let first = &chain[0];
    if backend.plugin.is_empty() && backend.target.is_empty() {
        let place = FileSpan { file: first.file, span: okl_source::Span::at(0) };
        let mistake = Diagnostic::error("missing-key", "the pipeline names no backend", place)
            .help("write `[backend]` and below it `plugin = \"...\"`, or `extends` a pipeline that has one");
        return Err(SetupError::Mistakes(vec![mistake]));
    }
    let name = first.layer.name.clone().unwrap_or_else(|| stem(&first.wanted));
    Ok(Pipeline { name, backend, parse })
}

fn stem(wanted: &str) -> String {
    Path::new(wanted)
        .file_stem()
        .map_or_else(|| wanted.to_string(), |stem| stem.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of files that vanishes with the test.
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
        let host = Host {
            backends: &[],
            pipelines: &[("cuda", "schema = 1\n[backend]\nplugin = \"cuda\"\n")],
            attributes: okl_sema::attributes(),
            files: crate::Files::default(),
            calls: crate::Calls::default(),
        };
        Pipeline::find(&mut Sources::new(), wanted, std::slice::from_ref(&folder.0), &host)
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
        assert_eq!((top.name.as_str(), top.backend.plugin.as_str()), ("top", "cuda"));
        assert_eq!(serde_json::to_string(&top.backend.options).expect("JSON"), r#"{"a":1,"b":2}"#);
        assert_eq!(
            top.parse,
            ParseSettings { std: Some("c++17".into()), args: vec!["-Wall".into(), "-Wextra".into()] }
        );
        let other = find("other", &folder).expect("in order");
        assert!(other.backend.options.is_empty(), "options belong to the backend they were written for");
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
            (pipeline.backend.plugin.as_str(), pipeline.parse.std.as_deref()),
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
}
