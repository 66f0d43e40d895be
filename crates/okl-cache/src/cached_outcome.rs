//! The serialized form of a translation in an entry.

use okl_driver::{Outcome, OutcomeOfTarget, Output};
use okl_host::Verdict;
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Presumed, Sources};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// The result of a run for one text.
#[derive(Clone, Debug)]
pub struct CachedOutcome {
    /// Outputs and messages. Files that no message points into keep only their names.
    pub outcome: Outcome,
    /// The names of the pipelines, in the requested order.
    pub pipelines: Vec<String>,
    /// The kernel properties that apply to each of them.
    pub properties: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
struct Document {
    pipelines: Vec<String>,
    properties: Vec<Value>,
    files: Vec<File>,
    diagnostics: Vec<Diagnostic<FileSpan>>,
    outputs: Vec<Output>,
    /// Each pipeline with its number of warnings: results with errors are not stored.
    targets: Vec<(String, usize)>,
}

#[derive(Serialize, Deserialize)]
struct File {
    path: String,
    text: String,
    is_derived: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    presumed: Vec<Presumed>,
}

impl CachedOutcome {
    pub(crate) fn write(&self) -> Vec<u8> {
        let Outcome { sources, diagnostics, outputs, targets, verdict: _ } = &self.outcome;
        let labels = diagnostics.iter().flat_map(|diagnostic| &diagnostic.labels);
        let shown: BTreeSet<FileId> = labels.map(|label| label.place.file).collect();
        let files = sources.iter().map(|(id, file)| File {
            path: file.path.clone(),
            text: if shown.contains(&id) { file.text.clone() } else { String::new() },
            is_derived: sources.is_derived(id),
            presumed: file.presumed().to_vec(),
        });
        let document = Document {
            pipelines: self.pipelines.clone(),
            properties: self.properties.clone(),
            files: files.collect(),
            diagnostics: diagnostics.clone(),
            outputs: outputs.clone(),
            targets: targets.iter().map(|target| (target.pipeline.clone(), target.warnings)).collect(),
        };
        serde_json::to_vec(&document).expect("strings and numbers can be written")
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<CachedOutcome> {
        let document: Document = serde_json::from_slice(bytes).ok()?;
        let mut sources = Sources::new();
        for File { path, text, is_derived, presumed } in document.files {
            let file = match is_derived {
                true => sources.add_derived(&path, text, Derivation::default()),
                false => sources.add(path, text),
            };
            sources.presume_all(file, presumed);
        }
        let Document { pipelines, properties, diagnostics, outputs, targets, .. } = document;
        let target =
            |(pipeline, warnings)| OutcomeOfTarget { pipeline, verdict: Verdict::Done, errors: 0, warnings };
        let targets = targets.into_iter().map(target).collect();
        let outcome = Outcome { sources, diagnostics, outputs, verdict: Verdict::Done, targets };
        Some(CachedOutcome { outcome, pipelines, properties })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_driver::OutputKind;
    use okl_source::Span;

    #[test]
    fn what_is_read_is_what_was_written() {
        let mut sources = Sources::new();
        sources.add("unseen.h", "nobody points here");
        let main = sources.add("k.okl", okl_source::decode(b"caf\xe9\n"));
        sources.add_derived("k.okl", "changed".into(), Derivation::default());
        let place = FileSpan { file: main, span: Span::new(0, 3) };
        let diagnostics = vec![Diagnostic::warning("w", "message", place).note("n").help("h")];
        let text = okl_source::decode(b"\xff \"quoted\"\\\n");
        let output =
            Output { pipeline: "p".into(), kind: OutputKind::LauncherC, extension: "cpp".into(), text };
        let outputs = vec![output];
        let outcome = Outcome {
            sources,
            diagnostics: diagnostics.clone(),
            outputs: outputs.clone(),
            verdict: Verdict::Done,
            targets: vec![OutcomeOfTarget {
                pipeline: "p".into(),
                verdict: Verdict::Done,
                errors: 0,
                warnings: 1,
            }],
        };
        let targets = outcome.targets.clone();
        let kept = CachedOutcome { outcome, pipelines: vec!["p".into()], properties: vec![Value::Null] };
        let again = CachedOutcome::read(&kept.write()).expect("it was just written");
        assert_eq!((again.outcome.diagnostics, again.outcome.outputs), (diagnostics, outputs));
        assert_eq!(again.outcome.targets, targets);
        assert_eq!((again.pipelines, again.properties), (kept.pipelines, kept.properties));
        let files = |sources: &Sources| -> Vec<(String, bool)> {
            sources.iter().map(|(id, file)| (file.path.clone(), sources.is_derived(id))).collect()
        };
        assert_eq!(files(&again.outcome.sources), files(&kept.outcome.sources));
        assert_eq!(again.outcome.sources.text(place), "caf");
        assert_eq!(again.outcome.sources.get(FileId(0)).text, "");
        assert!(CachedOutcome::read(b"{}").is_none());
    }
}
