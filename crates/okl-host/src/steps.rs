//! The built-in steps of a pipeline, between which stages act.

use okl_normalizer::nearest;
use okl_source::{Diagnostic, DiagnosticId, FileSpan};

const UNKNOWN_STAGE: DiagnosticId = DiagnosticId::new("unknown-stage");

/// The built-in steps in order.
pub const STEPS: [&str; 5] = ["normalize", "parse", "check", "lower", "emit"];

/// `unknown-stage`, with the nearest step as a suggestion.
pub fn unknown_stage(message: String, name: &str, place: FileSpan) -> Diagnostic<FileSpan> {
    let mut mistake = Diagnostic::error(UNKNOWN_STAGE, message, place);
    if let Some(near) = nearest(name, STEPS) {
        mistake = mistake.help(format!("did you mean `{near}`?"));
    }
    mistake.help(format!("the built-in steps are {}", STEPS.join(", ")))
}
