//! `okl pipelines list`, `okl pipelines show`, `okl pipelines check`

use crate::exit::Code;
use crate::folders::Folders;
use crate::host::host;
use crate::options::Format;
use crate::pipeline_names::{in_any_case, taken, way};
use crate::{completers, messages};
use clap::Subcommand;
use okl_config::{KnownPipeline, Pipeline};
use okl_driver::{check_pipeline, describe_backend, trial};
use okl_host::{Host, SetupError, Verdict};
use okl_source::{Diagnostic, FileSpan, Sources, printable_line};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Pipelines {
    /// One per line: name, backend, origin, and what it hides
    List {
        /// The form of the list
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Writes a pipeline with all that it extends as one file
    Show {
        /// The form; JSON says what the pipeline produces: name, target, file extension, whether devices run it
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
        /// A pipeline by name, or a pipeline file
        #[arg(value_name = "NAME|FILE", add = completers::pipelines())]
        pipeline: String,
    },
    /// Reads pipelines, loads their backends and looks at their options
    Check {
        /// Pipelines by name, or pipeline files; default: all that have a name
        #[arg(value_name = "NAME|FILE", add = completers::pipelines())]
        pipelines: Vec<String>,
    },
}

/// Shows or checks pipelines; needs no input.
pub fn pipelines(action: Pipelines, verbose: bool) -> Code {
    let (folders, host) = (Folders::here(), host());
    match action {
        Pipelines::List { format } => list(&folders, &host, format),
        Pipelines::Show { pipeline, format } => {
            let wanted = in_any_case(&pipeline, &folders.list(), &host);
            match format {
                Format::Text => show(&wanted, &folders, &host),
                Format::Json => show_as_json(&wanted, &folders, &host),
            }
        }
        Pipelines::Check { pipelines } => {
            let pipelines = pipelines.iter().map(|name| in_any_case(name, &folders.list(), &host)).collect();
            check(pipelines, &folders, &host, verbose)
        }
    }
}

/// Lists every name with its backend, its file, and the pipelines that it hides.
fn list(folders: &Folders, host: &Host, format: Format) -> Code {
    let all = okl_config::known(&folders.list(), host);
    let found: Vec<(KnownPipeline, Option<String>)> = all
        .into_iter()
        .map(|known| {
            let pipeline = Pipeline::find(&mut Sources::new(), &known.name, &folders.list(), host);
            let backend = pipeline.ok().map(|pipeline| pipeline.backend_name().to_string());
            (known, backend)
        })
        .collect();
    let text = match format {
        Format::Text => {
            let width = found.iter().map(|(known, _)| known.name.len()).max().unwrap_or_default();
            found.iter().map(|(known, backend)| row(known, backend.as_deref(), width, folders)).collect()
        }
        Format::Json => {
            let document: Vec<_> =
                found.iter().map(|(known, backend)| entry(known, backend, folders)).collect();
            format!("{:#}\n", serde_json::Value::from(document))
        }
    };
    messages::result(text.as_bytes())
}

/// A line of the list: `cuda  serial  project: pipelines/cuda.toml, shadows embedded`.
fn row(known: &KnownPipeline, backend: Option<&str>, width: usize, folders: &Folders) -> String {
    let shown = |file: &Option<PathBuf>| file.as_ref().map(|file| file.display().to_string());
    let place = match shown(&known.file) {
        Some(file) => format!("{}: {file}", folders.owner(known)),
        None => folders.owner(known).to_string(),
    };
    let shadows = known.shadows.iter().map(|file| shown(file).unwrap_or("embedded".into()));
    let shadows: String = shadows.map(|place| format!(", shadows {place}")).collect();
    let (backend, advice) = match backend {
        Some(backend) => (backend, String::new()),
        None => ("-", format!(", has mistakes: `okl pipelines check {}` shows them", known.name)),
    };
    let line = format!("{:<width$}  {backend:<10}  {place}{shadows}{advice}", known.name);
    format!("{}\n", printable_line(&line))
}

/// An entry of the list as JSON.
fn entry(known: &KnownPipeline, backend: &Option<String>, folders: &Folders) -> serde_json::Value {
    let path = |file: &Option<PathBuf>| file.as_ref().map(|file| file.to_string_lossy().into_owned());
    let shadow = |file: &Option<PathBuf>| serde_json::json!({ "file": path(file) });
    serde_json::json!({
        "name": known.name,
        "backend": backend,
        "from": folders.owner(known),
        "file": path(&known.file),
        "shadows": known.shadows.iter().map(shadow).collect::<Vec<_>>(),
    })
}

/// Prints a pipeline as one file that extends nothing, with the names of its files as a comment.
fn show(wanted: &str, folders: &Folders, host: &Host) -> Code {
    let mut sources = Sources::new();
    match Pipeline::find(&mut sources, wanted, &folders.list(), host) {
        Ok(mut pipeline) => {
            let comment = format!("# {}", way(&pipeline, &sources));
            // The output may be saved in any folder.
            pipeline.make_absolute();
            messages::result(format!("{}\n{}", printable_line(&comment), pipeline.to_toml(host)).as_bytes())
        }
        Err(error) => {
            messages::diagnostics(&error.diagnostics(), &sources);
            error.verdict().into()
        }
    }
}

/// Prints the properties of a pipeline for build systems:
/// `{"name": "mine", "extension": "cpp", "device": false, "target": "mine", ...}`. Values that only a foreign plugin
/// knows are null.
fn show_as_json(wanted: &str, folders: &Folders, host: &Host) -> Code {
    let mut sources = Sources::new();
    let found = Pipeline::find(&mut sources, wanted, &folders.list(), host)
        .and_then(|pipeline| Ok((describe_backend(&pipeline, host)?, pipeline)));
    match found {
        Ok((described, pipeline)) => {
            let (extension, device, names) = match described {
                Some((known, names)) => (Some(known.extension), Some(known.gpu), names),
                None => (None, None, Vec::new()),
            };
            let files: Vec<&str> =
                pipeline.files.iter().map(|file| sources.get(*file).path.as_str()).collect();
            let document = serde_json::json!({
                "name": pipeline.name,
                "backend": pipeline.backend_name(),
                "extension": extension,
                "device": device,
                "target": names.first(),
                "like": names.get(1..).unwrap_or_default(),
                "files": files,
            });
            messages::result(format!("{document:#}\n").as_bytes())
        }
        Err(error) => {
            messages::diagnostics(&error.diagnostics(), &sources);
            error.verdict().into()
        }
    }
}

/// Checks every pipeline, or the given ones, as far as no input is needed.
fn check(mut wanted: Vec<String>, folders: &Folders, host: &Host, verbose: bool) -> Code {
    if wanted.is_empty() {
        wanted = okl_config::known(&folders.list(), host).into_iter().map(|known| known.name).collect();
    }
    let mut sources = Sources::new();
    let mut verdict = Verdict::Done;
    // Mistakes in a file that several pipelines extend are reported once.
    let mut said: Vec<Diagnostic<FileSpan>> = Vec::new();
    for wanted in wanted {
        let found = Pipeline::find(&mut sources, &wanted, &folders.list(), host);
        if let Ok(pipeline) = &found {
            taken(pipeline, &sources, verbose);
        }
        let Err((error, note)) = found.map_err(|error| (error, None)).and_then(|pipeline| {
            let note = way(&pipeline, &sources);
            check_pipeline(&pipeline, host).map_err(|error| (error, Some(note)))?;
            let found = trial(&pipeline, host);
            if found.iter().any(Diagnostic::is_error) {
                return Err((SetupError::Mistakes(found), None));
            }
            messages::diagnostics(&found, &sources);
            Ok(())
        }) else {
            continue;
        };
        verdict = verdict.max(error.verdict());
        let new = diagnostics(&error, note).into_iter().filter(|diagnostic| !said.contains(diagnostic));
        let new: Vec<_> = new.collect();
        messages::diagnostics(&new, &sources);
        said.extend(new);
    }
    verdict.into()
}

/// The diagnostics of an error; those without a place name the file.
fn diagnostics(error: &SetupError, file: Option<String>) -> Vec<Diagnostic<FileSpan>> {
    let with_file = |diagnostic: Diagnostic<FileSpan>| match &file {
        Some(file) if diagnostic.labels.is_empty() => diagnostic.note(format!("in {file}")),
        Some(_) | None => diagnostic,
    };
    error.diagnostics().into_iter().map(with_file).collect()
}
