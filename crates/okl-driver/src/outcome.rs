//! What a run gives.

use crate::input::InputError;
use okl_host::Verdict;
use okl_source::{Diagnostic, FileSpan, Sources};
use serde::{Deserialize, Serialize};

/// What a run can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OutputKind {
    /// The text for the device, or for the CPU.
    Kernel,
    /// The host program that launches it.
    Launcher,
    /// The host program for those without OCCA.
    LauncherC,
    /// What OCCA has to know of the functions in the kernel text, as JSON.
    Metadata,
    /// The same of those in the launcher.
    LauncherMetadata,
    /// The text as OKL, where a front end read another language; else as it came.
    Okl,
    /// The text with macros, conditionals and user headers expanded.
    Expanded,
    /// The text after the first step.
    Normalized,
    /// What was understood, as JSON.
    Unit,
    /// What becomes of kernels on the target, as JSON.
    Plan,
    /// Where barriers were added, and why.
    Barriers,
    /// What programs have to know that load and launch the kernels, as JSON.
    Reflection,
    /// Where each part of the kernel text comes from, as JSON.
    SourceMap,
    /// The program around the kernels, where a front end read another language.
    Host,
}

impl OutputKind {
    /// All kinds.
    pub const ALL: [OutputKind; 14] = [
        OutputKind::Kernel,
        OutputKind::Launcher,
        OutputKind::LauncherC,
        OutputKind::Metadata,
        OutputKind::LauncherMetadata,
        OutputKind::Okl,
        OutputKind::Expanded,
        OutputKind::Normalized,
        OutputKind::Unit,
        OutputKind::Plan,
        OutputKind::Barriers,
        OutputKind::Reflection,
        OutputKind::SourceMap,
        OutputKind::Host,
    ];

    /// Whether a backend has to work for it.
    fn is_of_target(self) -> bool {
        match self {
            OutputKind::Kernel
            | OutputKind::Launcher
            | OutputKind::LauncherC
            | OutputKind::Metadata
            | OutputKind::LauncherMetadata
            | OutputKind::Plan
            | OutputKind::Barriers
            | OutputKind::Reflection
            | OutputKind::SourceMap
            | OutputKind::Host => true,
            OutputKind::Okl | OutputKind::Expanded | OutputKind::Normalized | OutputKind::Unit => false,
        }
    }

    /// As it stands after `--emit`.
    pub fn name(self) -> &'static str {
        match self {
            OutputKind::Kernel => "kernel",
            OutputKind::Launcher => "launcher",
            OutputKind::LauncherC => "launcher-c",
            OutputKind::Metadata => "metadata",
            OutputKind::LauncherMetadata => "launcher-metadata",
            OutputKind::Okl => "okl",
            OutputKind::Expanded => "expanded",
            OutputKind::Normalized => "normalized",
            OutputKind::Unit => "unit",
            OutputKind::Plan => "plan",
            OutputKind::Barriers => "barriers",
            OutputKind::Reflection => "reflection",
            OutputKind::SourceMap => "source-map",
            OutputKind::Host => "host",
        }
    }
}

impl OutputKind {
    /// What it is, for people who choose one.
    pub fn summary(self) -> &'static str {
        match self {
            OutputKind::Kernel => "the text for the target",
            OutputKind::Launcher => "the host program that launches it, for OCCA; devices only",
            OutputKind::LauncherC => "the host program for programs without OCCA; has to be asked for",
            OutputKind::Metadata => "what OCCA has to know of the functions in it, as JSON",
            OutputKind::LauncherMetadata => "the same of those in the launcher",
            OutputKind::Okl => "the input as OKL, where a front end read another language; else as it came",
            OutputKind::Expanded => "the input with macros, conditionals and headers expanded",
            OutputKind::Normalized => "the input with attributes in their one form",
            OutputKind::Unit => "what okl understood, as JSON",
            OutputKind::Plan => "what becomes of the kernels on the target, as JSON",
            OutputKind::SourceMap => "where each word of the kernel text comes from, as JSON",
            OutputKind::Host => "the program around the kernels, where a front end read another language",
            OutputKind::Barriers => "the barriers okl added, each with the two accesses it keeps apart",
            OutputKind::Reflection => "what programs have to know that load and launch the kernels, as JSON",
        }
    }
}

/// Which kinds are asked for. Steps after the last one needed are not taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestedOutputs(Vec<OutputKind>);

impl RequestedOutputs {
    /// These kinds.
    pub fn new(kinds: impl IntoIterator<Item = OutputKind>) -> RequestedOutputs {
        let mut kinds: Vec<OutputKind> = kinds.into_iter().collect();
        kinds.sort();
        kinds.dedup();
        RequestedOutputs(kinds)
    }

    /// Whether this kind is among them.
    pub fn has(&self, kind: OutputKind) -> bool {
        self.0.contains(&kind)
    }

    /// Whether a backend has to work.
    pub(crate) fn has_target(&self) -> bool {
        OutputKind::ALL.into_iter().any(|kind| self.has(kind) && kind.is_of_target())
    }
}

/// What became of one input.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Every file the diagnostics point into.
    pub sources: Sources,
    /// Everything there is to say, sorted by position; what has none comes last.
    pub diagnostics: Vec<Diagnostic<FileSpan>>,
    /// What was asked for and exists, from those pipelines on which the input ended well.
    pub outputs: Vec<Output>,
    /// How it ended.
    pub verdict: Verdict,
    /// How it ended for each pipeline; empty where it got to none.
    pub targets: Vec<OutcomeOfTarget>,
}

/// What became of one input on one pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeOfTarget {
    /// The pipeline.
    pub pipeline: String,
    /// How it ended for this one. Its outputs are only there when it ended well.
    pub verdict: Verdict,
    /// Errors on the way there, those of steps that pipelines share among them.
    pub errors: usize,
    /// The same of warnings.
    pub warnings: usize,
}

/// One text that a run gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// The pipeline it is from.
    pub pipeline: String,
    /// What it is.
    pub kind: OutputKind,
    /// What its file's name ends with: `cu`.
    pub extension: String,
    /// The text; [`okl_source::encode`] turns it into bytes.
    pub text: String,
}

impl From<&InputError> for Outcome {
    fn from(error: &InputError) -> Outcome {
        Outcome {
            sources: Sources::new(),
            diagnostics: vec![error.diagnostic()],
            outputs: Vec::new(),
            verdict: error.verdict(),
            targets: Vec::new(),
        }
    }
}
