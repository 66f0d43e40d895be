use crate::{Diagnostic, FileSpan, Severity, Sources};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// How messages look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Plain text.
    Plain,
    /// With terminal colours.
    Colour,
}

/// The text of a diagnostic as people read it, with a final newline.
///
/// ```text
/// error[kernel-not-void]: kernel `f` returns `int`
///  --> a.okl:1:9
///   |
/// 1 | @kernel int f() {
///   |         ^^^ must be `void`
/// ```
pub fn render(diagnostic: &Diagnostic<FileSpan>, sources: &Sources, style: Style) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut group =
        Group::with_title(level.primary_title(diagnostic.message.as_str()).id(diagnostic.id.as_str()));
    let mut files: Vec<crate::FileId> = Vec::new();
    for label in &diagnostic.labels {
        if !files.contains(&label.place.file) {
            files.push(label.place.file);
        }
    }
    for file in files {
        let source = sources.get(file);
        let here = diagnostic.labels.iter().map(|label| label.place).filter(|place| place.file == file);
        let window =
            lines_around(&source.text, here.map(|place| on_characters(&source.text, place.span.range())));
        let first = source.line_column(window.start as u32).line as usize;
        let mut snippet =
            Snippet::source(&source.text[window.clone()]).line_start(first).path(source.path.as_str());
        for (index, label) in diagnostic.labels.iter().enumerate() {
            if label.place.file != file {
                continue;
            }
            let kind = if index == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
            let range = on_characters(&source.text, label.place.span.range());
            let range = range.start - window.start..range.end - window.start;
            let text = (!label.text.is_empty()).then_some(label.text.as_str());
            snippet = snippet.annotation(kind.span(range).label(text));
        }
        group = group.element(snippet);
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(note.as_str()));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colour => Renderer::styled(),
    };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// The whole lines from the first to the last of some places: a message takes as long as these are,
/// not as long as their file.
fn lines_around(text: &str, places: impl Iterator<Item = std::ops::Range<usize>>) -> std::ops::Range<usize> {
    let all = places.reduce(|one, other| one.start.min(other.start)..one.end.max(other.end));
    let all = all.unwrap_or_default();
    // At the end of the file there is no line of its own.
    let start = all.start.min(text.len().saturating_sub(1));
    let start = text.as_bytes()[..start].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let end = text.as_bytes()[all.end..].iter().position(|byte| *byte == b'\n');
    start..end.map_or(text.len(), |at| all.end + at + 1)
}

/// Widens a range to whole characters inside the text.
fn on_characters(text: &str, range: std::ops::Range<usize>) -> std::ops::Range<usize> {
    let mut start = range.start.min(text.len());
    let mut end = range.end.clamp(start, text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    #[test]
    fn a_message_shows_id_place_and_help() {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", "@kernel int f() {\n}\n");
        let place = FileSpan { file, span: Span::new(8, 11) };
        let text = render(
            &Diagnostic::error("kernel-not-void", "kernel `f` returns `int`", place).help("make it `void`"),
            &sources,
            Style::Plain,
        );
        assert!(
            text.starts_with("error[kernel-not-void]: kernel `f` returns `int`\n --> a.okl:1:9\n"),
            "{text}"
        );
        assert!(text.contains("^^^"), "{text}");
        assert!(text.contains("help: make it `void`"), "{text}");
    }
}
