use crate::printable::printable_source;
use crate::{Diagnostic, FileSpan, Severity, Sources, printable, printable_line};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::ops::Range;

/// The style of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Plain text.
    Plain,
    /// Text with terminal colors.
    Colour,
}

/// The capabilities of the terminal that messages are written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Plain text or colors.
    pub style: Style,
    /// The width of a line in characters; none for no limit. Of source lines that are longer, only the part around a
    /// position is shown.
    pub columns: Option<usize>,
}

impl From<Style> for Look {
    fn from(style: Style) -> Look {
        Look { style, columns: None }
    }
}

/// The message as text for people, with a final newline.
///
/// ```text
/// error[kernel-not-void]: kernel `f` returns `int`
///  --> a.okl:1:9
///   |
/// 1 | @kernel int f() {
///   |         ^^^ must be `void`
/// ```
///
/// Control characters of the file or the message are escaped: see [`printable`].
pub fn render(diagnostic: &Diagnostic<FileSpan>, sources: &Sources, look: impl Into<Look>) -> String {
    let Look { style, columns } = look.into();
    let mut group = headed(diagnostic);
    // Files, and their regions between two `#line` directives: line numbers are contiguous within a region.
    let stretch = |place: FileSpan| (place.file, sources.get(place.file).region(place.span.start));
    let mut stretches: Vec<(crate::FileId, usize)> = Vec::new();
    for label in &diagnostic.labels {
        if !stretches.contains(&stretch(label.place)) {
            stretches.push(stretch(label.place));
        }
    }
    for here in stretches {
        let source = sources.get(here.0);
        let places: Vec<Shown> = diagnostic
            .labels
            .iter()
            .enumerate()
            .filter(|(_, label)| stretch(label.place) == here)
            .map(|(at, label)| Shown { at, range: on_characters(&source.text, label.place.span.range()) })
            .collect();
        for Part { window, places } in parts(&source.text, places) {
            let shown = source.shown(window.start as u32);
            let (path, from) = (printable_line(shown.path), shown.at);
            let mut snippet = Snippet::source(printable_source(&source.text[window.clone()]))
                .line_start(from.line as usize);
            let is_cut = from.column > 1;
            if is_cut {
                // The snippet's column would count from the cut, so the origin is given separately.
                let first = places.iter().min_by_key(|place| place.at).expect("a part shows a place");
                let place = source.shown(first.range.start as u32).at;
                let origin = Origin::path(path.clone()).line(place.line as usize);
                group = group.element(origin.char_column(place.column as usize));
            } else {
                snippet = snippet.path(path.clone());
            }
            for Shown { at, range } in places {
                let label = &diagnostic.labels[at];
                let kind = if at == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
                let range = range.start - window.start..range.end - window.start;
                let text = (!label.text.is_empty()).then(|| printable(&label.text));
                snippet = snippet.annotation(kind.span(range).label(text));
            }
            group = group.element(snippet);
        }
    }
    for note in &diagnostic.notes {
        group = group.element(Level::NOTE.message(printable(note)));
    }
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(printable(help)));
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colour => Renderer::styled(),
    };
    let renderer = match columns {
        Some(columns) => renderer.term_width(columns),
        None => renderer,
    };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// The header: `error[kernel-not-void]: kernel `f` returns `int``, or `error: ...` for a message without id.
fn headed(diagnostic: &Diagnostic<FileSpan>) -> Group<'_> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(printable(&diagnostic.message));
    match diagnostic.id.is_empty() {
        true => Group::with_title(title),
        false => Group::with_title(title.id(printable_line(&diagnostic.id))),
    }
}

/// The message as one line in the format that compilers and editors use, with a final newline.
///
/// ```text
/// a.okl:1:9: error: kernel `f` returns `int` [kernel-not-void]
/// ```
pub fn render_short(diagnostic: &Diagnostic<FileSpan>, sources: &Sources) -> String {
    let place = diagnostic.labels.first().map(|label| label.place);
    let place = place.map_or("okl".to_string(), |place| {
        let shown = sources.get(place.file).shown(place.span.start);
        format!("{}:{}:{}", shown.path, shown.at.line, shown.at.column)
    });
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let id = if diagnostic.id.is_empty() { String::new() } else { format!(" [{}]", diagnostic.id) };
    let message = diagnostic.message.lines().collect::<Vec<_>>().join(" ");
    format!("{}\n", printable_line(&format!("{place}: {level}: {message}{id}")))
}

/// The range of a label, with the index of the label.
struct Shown {
    at: usize,
    range: Range<usize>,
}

/// A contiguous part of the text that is shown, with the labels in it.
struct Part {
    window: Range<usize>,
    places: Vec<Shown>,
}

/// The length of a long line, in bytes. Of long lines, only the text around each position is shown.
const LONG: usize = 2000;

/// The number of bytes that are shown on each side of a position in a long line; more than the width of any terminal.
const AROUND: usize = 250;

/// The parts of the text that a message shows: the whole lines from the first to the last position, or for long lines
/// one part for each position. The cost of a message is proportional to the text that it shows, so that 8,000 messages
/// about one long line do not read that line 8,000 times.
fn parts(text: &str, mut places: Vec<Shown>) -> Vec<Part> {
    let all = places.iter().map(|place| place.range.clone());
    let all = all.reduce(|one, other| one.start.min(other.start)..one.end.max(other.end)).unwrap_or_default();
    let (window, is_long) = lines_around(text, &all);
    if !is_long {
        return vec![Part { window, places }];
    }
    places.sort_by_key(|place| place.range.start);
    let mut parts: Vec<Part> = Vec::new();
    for place in places {
        let (lines, _) = lines_around(text, &place.range);
        let around = place.range.start.saturating_sub(AROUND)..(place.range.end + AROUND).min(text.len());
        let around = on_characters(text, around);
        let window = lines.start.max(around.start)..lines.end.min(around.end);
        match parts.last_mut() {
            Some(last) if window.start < last.window.end => {
                last.window.end = last.window.end.max(window.end);
                last.places.push(place);
            }
            Some(_) | None => parts.push(Part { window, places: vec![place] }),
        }
    }
    // The part with the position of the message comes first.
    parts.sort_by_key(|part| part.places.iter().map(|place| place.at).min());
    parts
}

/// The whole lines that contain a range, and whether the first or the last of them is long.
///
/// Text that is further than [`LONG`] away from the range is not read.
fn lines_around(text: &str, range: &Range<usize>) -> (Range<usize>, bool) {
    // The end of a file is not on a line of its own.
    let start = range.start.min(text.len().saturating_sub(1));
    let (head, tail) = (&text.as_bytes()[..start], &text.as_bytes()[range.end..]);
    let near = head.len().saturating_sub(LONG);
    let before = head[near..].iter().rposition(|byte| *byte == b'\n').map(|at| near + at + 1);
    let after = tail.iter().take(LONG).position(|byte| *byte == b'\n').map(|at| range.end + at + 1);
    let is_long = before.is_none() && near > 0 || after.is_none() && tail.len() > LONG;
    (before.unwrap_or(near)..after.unwrap_or((range.end + LONG).min(text.len())), is_long)
}

/// Extends a range to character boundaries inside of the text.
fn on_characters(text: &str, range: Range<usize>) -> Range<usize> {
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

    #[test]
    fn a_short_message_is_a_line() {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", "one\ntwo three");
        let place = FileSpan { file, span: Span::new(8, 13) };
        let said = Diagnostic::warning("id", "two\nlines", place).help("nothing");
        assert_eq!(render_short(&said, &sources), "a.okl:2:5: warning: two lines [id]\n");
        let said: Diagnostic<FileSpan> = Diagnostic::global("", Severity::Error, "no file");
        assert_eq!(render_short(&said, &sources), "okl: error: no file\n");
    }

    #[test]
    fn a_terminal_is_told_nothing_by_others() {
        let evil = "\u{1b}[2J\u{9b}1m\u{7}\u{202e}";
        let mut sources = Sources::new();
        let file = sources.add(format!("{evil}a.toml"), format!("name = \"{evil}here\"\n"));
        let start = sources.get(file).text.find("here").expect("it was put there") as u32;
        let place = FileSpan { file, span: Span::new(start, start + 4) };
        let diagnostic = Diagnostic::error(format!("{evil}id\n"), format!("{evil}message"), place);
        let diagnostic = Diagnostic { labels: vec![crate::Label { place, text: evil.into() }], ..diagnostic };
        let text = render(&diagnostic.note(evil).help(evil), &sources, Style::Plain);
        let obeyed = |character: char| {
            character.is_control() && character != '\n' || ('\u{202a}'..='\u{202e}').contains(&character)
        };
        assert!(!text.contains(obeyed), "{text:?}");
        for shown in ["\\u{1b}[2J", "here", "^^^^", "a.toml:1:18", "[\\u{1b}"] {
            assert!(text.contains(shown), "{shown}: {text}");
        }
    }

    #[test]
    fn no_line_with_a_caret_is_wider_than_the_screen() {
        let text = format!("  {} wrong {}\n", "a + ".repeat(20), "+ b ".repeat(20));
        let mut sources = Sources::new();
        let file = sources.add("a.okl", text.as_str());
        let start = text.find("wrong").expect("it was put there") as u32;
        let place = FileSpan { file, span: Span::new(start, start + 5) };
        let diagnostic = Diagnostic::error("id", "message", place);
        for columns in [40, 60, 80] {
            let look = Look { style: Style::Plain, columns: Some(columns) };
            let shown = render(&diagnostic, &sources, look);
            let lines: Vec<&str> = shown.lines().collect();
            let caret = lines.iter().position(|line| line.contains("^^^^^")).expect("it has carets");
            assert!(lines.iter().all(|line| line.chars().count() <= columns), "{columns}: {shown}");
            let at = |line: &str, word: &str| line.find(word).map(|byte| line[..byte].chars().count());
            assert_eq!(at(lines[caret - 1], "wrong"), at(lines[caret], "^^^^^"), "{shown}");
        }
    }

    #[test]
    fn of_a_long_line_the_surroundings_are_shown() {
        let text = format!("int a;\n{}here{}there\nint b;\n", "é ".repeat(3000), "x ".repeat(3000));
        let mut sources = Sources::new();
        let file = sources.add("a.okl", text.as_str());
        let place = |word: &str| {
            let start = text.find(word).expect("it was put there") as u32;
            FileSpan { file, span: Span::new(start, start + word.len() as u32) }
        };
        let diagnostic = Diagnostic::error("id", "message", place("here")).label(place("there"), "other");
        let text = render(&diagnostic, &sources, Style::Plain);
        assert!(text.contains("a.okl:2:6001\n") && text.contains("a.okl:2:12005\n"), "{text}");
        assert!(text.contains("here") && text.contains("there") && text.contains("----- other"), "{text}");
        assert!(text.len() < 2000, "{text}");
    }
}
