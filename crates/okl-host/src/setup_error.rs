//! Errors of pipelines, found before any source is read.

use crate::error::{CallError, LoadError};
use crate::ids::PLUGIN_NOT_LOADED;
use crate::plugin_id::PluginId;
use crate::verdict::Verdict;
use okl_source::ids::UNKNOWN_PIPELINE;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::PathBuf;

const PIPELINE_UNREADABLE: DiagnosticId = DiagnosticId::new("pipeline-unreadable");

/// The reason why a pipeline cannot run, found before any source is read.
#[derive(Debug)]
pub enum SetupError {
    /// Pipeline files have mistakes.
    Mistakes(Vec<Diagnostic<FileSpan>>),
    /// No pipeline has that name.
    UnknownPipeline {
        /// The name.
        name: String,
        /// The known names.
        known: Vec<String>,
    },
    /// A pipeline file cannot be read.
    Unreadable {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
        /// The names of known pipelines, if the path could be meant as a name.
        known: Vec<String>,
    },
    /// A plugin of the pipeline cannot be loaded.
    Plugin {
        /// The plugin.
        plugin_id: PluginId,
        /// The line that names it.
        place: Option<FileSpan>,
        /// The cause.
        source: Box<LoadError>,
    },
    /// A loaded plugin has no valid description.
    Silent(CallError),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Mistakes(diagnostics) => match diagnostics.first() {
                Some(first) => f.write_str(&first.message),
                None => f.write_str("the pipeline file has mistakes"),
            },
            SetupError::UnknownPipeline { name, .. } => write!(f, "there is no pipeline `{name}`"),
            SetupError::Unreadable { path, source, .. } => {
                write!(f, "cannot read the pipeline file `{}`: {source}", path.display())
            }
            SetupError::Plugin { plugin_id, .. } => write!(f, "cannot load {plugin_id}"),
            SetupError::Silent(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetupError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SetupError::Mistakes(_) | SetupError::UnknownPipeline { .. } => None,
            SetupError::Unreadable { source, .. } => Some(source),
            SetupError::Plugin { source, .. } => Some(source.as_ref()),
            SetupError::Silent(error) => Some(error),
        }
    }
}

impl SetupError {
    /// The same error as a mistake at the line that caused it.
    pub fn at(self, line: FileSpan) -> SetupError {
        let mistakes = self.diagnostics().into_iter().map(|diagnostic| diagnostic.label(line, ""));
        SetupError::Mistakes(mistakes.collect())
    }

    /// The exit category of the error.
    pub fn verdict(&self) -> Verdict {
        match self {
            SetupError::Mistakes(_) | SetupError::UnknownPipeline { .. } => Verdict::Usage,
            SetupError::Unreadable { .. } | SetupError::Plugin { .. } => Verdict::Environment,
            SetupError::Silent(error) => error.verdict(),
        }
    }

    /// The error as diagnostics.
    pub fn diagnostics(&self) -> Vec<Diagnostic<FileSpan>> {
        match self {
            SetupError::Mistakes(diagnostics) => diagnostics.clone(),
            SetupError::UnknownPipeline { name, known } => {
                let diagnostic = Diagnostic::global(UNKNOWN_PIPELINE, Severity::Error, self.to_string());
                let help = format!(
                    "there are: {}; a path to a pipeline file has a `/` or ends in `.toml`",
                    names_in_short(known)
                );
                vec![meant(diagnostic, name, known).help(help)]
            }
            SetupError::Unreadable { path, known, .. } => {
                let diagnostic = Diagnostic::global(PIPELINE_UNREADABLE, Severity::Error, self.to_string());
                if known.is_empty() {
                    return vec![diagnostic];
                }
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                let help = format!("no pipeline has that name either; there are: {}", names_in_short(known));
                vec![meant(diagnostic, &name, known).help(help)]
            }
            SetupError::Plugin { place, source, .. } => {
                let mut diagnostic = Diagnostic::global(PLUGIN_NOT_LOADED, Severity::Error, self.to_string());
                if let Some(place) = place {
                    diagnostic = diagnostic.label(*place, "");
                }
                diagnostic = diagnostic.note(source.to_string());
                vec![match source.help() {
                    Some(help) => diagnostic.help(help),
                    None => diagnostic,
                }]
            }
            SetupError::Silent(error) => vec![error.diagnostic()],
        }
    }
}

fn meant(diagnostic: Diagnostic<FileSpan>, name: &str, known: &[String]) -> Diagnostic<FileSpan> {
    match okl_normalizer::nearest(name, known.iter().map(String::as_str)) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic,
    }
}

/// The names of pipelines for messages. Families of more than three are abbreviated: `cuda, serial, acc-*` if there are
/// `acc-cuda`, `acc-serial` and more.
pub fn names_in_short(known: &[String]) -> String {
    const FEW: usize = 3;
    let first =
        |name: &String| name.split_once('-').map(|(first, rest)| (first.to_string(), rest.to_string()));
    let of_target =
        |name: &String| first(name).filter(|(_, rest)| known.contains(rest)).map(|(first, _)| first);
    let is_large = |of: &String| known.iter().filter_map(of_target).filter(|other| other == of).count() > FEW;
    let family = |name: &String| first(name).map(|(of, _)| of).filter(is_large).map(|of| format!("{of}-*"));
    let mut shown: Vec<String> = known.iter().filter(|name| family(name).is_none()).cloned().collect();
    for of in known.iter().filter_map(family) {
        if !shown.contains(&of) {
            shown.push(of);
        }
    }
    shown.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pipelines_of_other_languages_are_named_once() {
        let plain = ["cuda", "hip", "metal", "opencl-cpp", "serial"].map(String::from);
        let acc =
            ["acc-cuda", "acc-hip", "acc-metal", "acc-serial", "acc-other", "my-cuda"].map(String::from);
        let known = [acc.as_slice(), &plain].concat();
        assert_eq!(names_in_short(&known), "my-cuda, cuda, hip, metal, opencl-cpp, serial, acc-*");
    }
}
