//! The result of a run.

use crate::input::InputError;
use okl_host::Verdict;
use okl_source::{Diagnostic, FileSpan, Sources};
use serde::{Deserialize, Serialize};

/// The kinds of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OutputKind {
    /// The target's text, for the device or the CPU.
    Kernel,
    /// The host program that launches the kernels.
    Launcher,
    /// The host program for users without OCCA.
    LauncherC,
    /// The metadata for OCCA about the functions in the kernel text, as JSON.
    Metadata,
    /// The metadata for OCCA about the functions in the launcher, as JSON.
    LauncherMetadata,
    /// The text as OKL, as a front end wrote it; the input itself without a front end.
    Okl,
    /// The kernels that are templates, with their parameters, as JSON.
    Templates,
    /// The text with macros, conditionals and user headers expanded.
    Expanded,
    /// The text after normalization.
    Normalized,
    /// The parsed unit, as JSON.
    Unit,
    /// The plan of the kernels for the target, as JSON.
    Plan,
    /// The barriers that were added, with the reasons.
    Barriers,
    /// The description of the kernels for programs that load and launch them, as JSON.
    Reflection,
    /// The source map of the kernel text, as JSON.
    SourceMap,
    /// The kernels and the host program around them in one text, if a front end read another language.
    Program,
    /// The host program without the kernels, in its own language.
    Host,
    /// The kernels with the functions that such a host program calls.
    Kernels,
}

impl OutputKind {
    /// All kinds.
    pub const ALL: [OutputKind; 17] = [
        OutputKind::Kernel,
        OutputKind::Launcher,
        OutputKind::LauncherC,
        OutputKind::Metadata,
        OutputKind::LauncherMetadata,
        OutputKind::Okl,
        OutputKind::Templates,
        OutputKind::Expanded,
        OutputKind::Normalized,
        OutputKind::Unit,
        OutputKind::Plan,
        OutputKind::Barriers,
        OutputKind::Reflection,
        OutputKind::SourceMap,
        OutputKind::Program,
        OutputKind::Host,
        OutputKind::Kernels,
    ];

    /// True if the kind is produced by a backend.
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
            | OutputKind::Program
            | OutputKind::Host
            | OutputKind::Kernels => true,
            OutputKind::Okl
            | OutputKind::Templates
            | OutputKind::Expanded
            | OutputKind::Normalized
            | OutputKind::Unit => false,
        }
    }

    /// The name as an argument of `--emit`.
    pub fn name(self) -> &'static str {
        match self {
            OutputKind::Kernel => "kernel",
            OutputKind::Launcher => "launcher",
            OutputKind::LauncherC => "launcher-c",
            OutputKind::Metadata => "metadata",
            OutputKind::LauncherMetadata => "launcher-metadata",
            OutputKind::Okl => "okl",
            OutputKind::Templates => "templates",
            OutputKind::Expanded => "expanded",
            OutputKind::Normalized => "normalized",
            OutputKind::Unit => "unit",
            OutputKind::Plan => "plan",
            OutputKind::Barriers => "barriers",
            OutputKind::Reflection => "reflection",
            OutputKind::SourceMap => "source-map",
            OutputKind::Program => "program",
            OutputKind::Host => "host",
            OutputKind::Kernels => "kernels",
        }
    }
}

impl OutputKind {
    /// A one-line description for help texts.
    pub fn summary(self) -> &'static str {
        match self {
            OutputKind::Kernel => "the text for the target",
            OutputKind::Launcher => "the host program that launches it, for OCCA; devices only",
            OutputKind::LauncherC => "the host program for programs without OCCA; has to be asked for",
            OutputKind::Metadata => "what OCCA has to know of the functions in it, as JSON",
            OutputKind::LauncherMetadata => "the same of those in the launcher",
            OutputKind::Okl => "the input as OKL, where a front end read another language; else as it came",
            OutputKind::Templates => "the kernels that are templates, with their parameters, as JSON",
            OutputKind::Expanded => "the input with macros, conditionals and headers expanded",
            OutputKind::Normalized => "the input with attributes in their one form",
            OutputKind::Unit => "what okl understood, as JSON",
            OutputKind::Plan => "what becomes of the kernels on the target, as JSON",
            OutputKind::SourceMap => "where each word of the kernel text comes from, as JSON",
            OutputKind::Program => "kernels and host program in one text, where a front end read a program",
            OutputKind::Host => "the host program without the kernels, in its own language",
            OutputKind::Kernels => "the kernels with the functions that such a host program calls",
            OutputKind::Barriers => "the barriers okl added, each with the two accesses it keeps apart",
            OutputKind::Reflection => "what programs have to know that load and launch the kernels, as JSON",
        }
    }
}

/// The requested kinds of output. Steps after the last one needed are not run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestedOutputs(Vec<OutputKind>);

impl RequestedOutputs {
    /// A request for these kinds.
    pub fn new(kinds: impl IntoIterator<Item = OutputKind>) -> RequestedOutputs {
        let mut kinds: Vec<OutputKind> = kinds.into_iter().collect();
        kinds.sort();
        kinds.dedup();
        RequestedOutputs(kinds)
    }

    /// True if this kind is requested.
    pub fn has(&self, kind: OutputKind) -> bool {
        self.0.contains(&kind)
    }

    /// True if the host program and the kernels are requested as two texts.
    pub(crate) fn is_apart(&self) -> bool {
        self.has(OutputKind::Host) || self.has(OutputKind::Kernels)
    }

    /// True if a requested kind needs a backend.
    pub(crate) fn has_target(&self) -> bool {
        OutputKind::ALL.into_iter().any(|kind| self.has(kind) && kind.is_of_target())
    }
}

/// The result of a run for one input.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// All files that the diagnostics point into.
    pub sources: Sources,
    /// All diagnostics, sorted by position; those without a position come last.
    pub diagnostics: Vec<Diagnostic<FileSpan>>,
    /// The requested outputs that exist, of the pipelines without errors.
    pub outputs: Vec<Output>,
    /// The overall verdict.
    pub verdict: Verdict,
    /// The result for each pipeline; empty if the run ended before any pipeline.
    pub targets: Vec<OutcomeOfTarget>,
}

/// The result of a run for one input on one pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeOfTarget {
    /// The pipeline.
    pub pipeline: String,
    /// The verdict for this pipeline. It has outputs only if this is [`Verdict::Done`].
    pub verdict: Verdict,
    /// The number of errors, those of steps that pipelines share included.
    pub errors: usize,
    /// The number of warnings, counted in the same way.
    pub warnings: usize,
}

/// One output text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Output {
    /// The pipeline that it belongs to.
    pub pipeline: String,
    /// Its kind.
    pub kind: OutputKind,
    /// The file extension: `cu`.
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
