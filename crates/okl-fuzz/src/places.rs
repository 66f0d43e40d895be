//! The places that diagnostics point at.

use okl_source::{Diagnostic, FileSpan, Sources, Style};

/// Checks the places of some diagnostics: each must be a valid range of its file.
pub fn misplaced(diagnostics: &[Diagnostic<FileSpan>], sources: &Sources) -> Result<(), String> {
    for diagnostic in diagnostics {
        for label in &diagnostic.labels {
            let known = sources.iter().find(|(file, _)| *file == label.place.file);
            let text = known.and_then(|(_, file)| file.text.get(label.place.span.range()));
            if text.is_none() {
                return Err(format!("`{}` points at {:?}", diagnostic.id, label.place));
            }
        }
        okl_source::render(diagnostic, sources, Style::Plain);
    }
    Ok(())
}
