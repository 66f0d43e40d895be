//! `#line` directives, by which messages of the target's compiler name the user's line.

use crate::emit::Emitted;
use okl_normalizer::Normalized;
use okl_source::{FileSpan, Origin, Sources, Span};

/// The option that disables the directives; every backend has it.
pub(crate) const OPTION: &str = "line-directives";

/// Runs of more empty lines than this are replaced by a `#line` directive, as `clang -E` does.
const GAP: usize = 8;

/// A final text.
#[derive(Debug)]
pub(crate) struct Printed {
    /// The text.
    pub text: String,
    /// The lines of the emitted text that are in it, each with its line number, from 0.
    pub kept: Vec<(Span, u32)>,
}

/// The final text, with `#line 12 "kernel.okl"` wherever the compiler's count of lines would be wrong.
///
/// Empty lines in place of directives or skipped branches are removed where that needs no additional directive: all of
/// them without directives, long runs of them with directives.
pub(crate) fn with_lines(
    emitted: &Emitted,
    normalized: &Normalized,
    sources: &Sources,
    directives: bool,
) -> Printed {
    let origins = Origins::new(emitted, normalized, sources);
    let mut out = String::with_capacity(emitted.text.len() + 256);
    let mut writer = Writer { directives, expected: None, empty: Vec::new(), printed: 0 };
    let mut kept = Vec::new();
    let mut runs = origins.runs.iter().peekable();
    let mut start = 0_u32;
    let mut is_continued = false;
    for line in emitted.text.split_inclusive('\n') {
        let span = Span::new(start, start + line.len() as u32);
        start = span.end;
        while runs.next_if(|run| run.new.end <= span.start).is_some() {}
        if line.trim().is_empty() {
            writer.empty.push((line, origins.is_blank(span.end - 1)));
            continue;
        }
        let known = origins.place_of_line(runs.clone(), span, line);
        writer.line(line, known.filter(|_| !is_continued), &mut out);
        kept.push((span, writer.printed - 1));
        is_continued = line.trim_end_matches(['\n', '\r']).ends_with('\\');
    }
    writer.empty_lines(&mut out);
    Printed { text: out, kept }
}

/// A line of a file, from 1, as the user's own `#line` directives count it.
type LinePlace<'t> = (&'t str, u32);

struct Writer<'t> {
    directives: bool,
    /// The place that a compiler assigns to the next line; unknown before the first directive.
    expected: Option<LinePlace<'t>>,
    /// Pending empty lines, each with a flag that tells whether it replaces a directive.
    empty: Vec<(&'t str, bool)>,
    /// The number of lines written.
    printed: u32,
}

impl<'t> Writer<'t> {
    fn line(&mut self, line: &'t str, known: Option<LinePlace<'t>>, out: &mut String) {
        self.empty_lines(out);
        if self.directives && known.is_some() && known != self.expected {
            self.expected = known;
            self.directive(out);
            self.printed += 1;
        }
        out.push_str(line);
        self.advance();
    }

    fn empty_lines(&mut self, out: &mut String) {
        let empty = std::mem::take(&mut self.empty);
        let dropped = empty.iter().filter(|(_, blank)| *blank).count();
        let drop = !self.directives || dropped > GAP;
        for (line, blank) in empty {
            if !(drop && blank) {
                out.push_str(line);
                self.advance();
            }
        }
    }

    fn advance(&mut self) {
        self.printed += 1;
        if let Some((_, line)) = &mut self.expected {
            *line += 1;
        }
    }

    /// Writes `#line 12 "kernel.okl"`.
    fn directive(&self, out: &mut String) {
        let Some((path, line)) = self.expected else { return };
        let path = path.replace('\\', "\\\\").replace('"', "\\\"");
        *out += &format!("#line {line} \"{path}\"\n");
    }
}

/// The origins of the bytes of an emitted text.
pub(crate) struct Origins<'t> {
    emitted: &'t Emitted,
    normalized: &'t Normalized,
    sources: &'t Sources,
    /// Sorted by position in the emitted text.
    pub(crate) runs: Vec<Run>,
}

/// A range of the emitted text that comes from `old`: byte by byte if `copied`, otherwise as a whole.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    pub(crate) new: Span,
    pub(crate) old: Span,
    pub(crate) copied: bool,
}

impl<'t> Origins<'t> {
    pub(crate) fn new(emitted: &'t Emitted, normalized: &'t Normalized, sources: &'t Sources) -> Origins<'t> {
        let run = |copied: bool| move |(new, old): (Span, Span)| Run { new, old, copied };
        let map = &emitted.map;
        let mut runs: Vec<Run> = map.copies().map(run(true)).chain(map.stands().map(run(false))).collect();
        runs.sort_by_key(|run| run.new);
        Origins { emitted, normalized, sources, runs }
    }

    /// The place of the first visible byte of a line that comes from the user.
    fn place_of_line<'r>(
        &self,
        runs: impl Iterator<Item = &'r Run>,
        span: Span,
        line: &str,
    ) -> Option<LinePlace<'t>> {
        for run in runs.take_while(|run| run.new.start < span.end) {
            if !run.copied {
                if run.new.start >= span.start {
                    return self.place(run.old.start);
                }
                continue;
            }
            let first = run.new.start.max(span.start);
            let part =
                &line[(first - span.start) as usize..(run.new.end.min(span.end) - span.start) as usize];
            if let Some(skipped) = part.find(|character: char| !character.is_whitespace()) {
                return self.place(run.old.start + (first - run.new.start) + skipped as u32);
            }
        }
        None
    }

    fn place(&self, offset: u32) -> Option<LinePlace<'t>> {
        // Text that a front end put before the user's comes from no line.
        let place = self.written(offset).filter(|place| !place.span.is_empty())?;
        let shown = self.sources.get(place.file).shown(place.span.start);
        Some((shown.path, shown.at.line))
    }

    /// The place where the user wrote a byte of the normalized text.
    pub(crate) fn written(&self, offset: u32) -> Option<FileSpan> {
        Some(self.sources.written(self.normalized.locate(Span::new(offset, offset + 1))?))
    }

    /// True if the newline at a byte of the emitted text replaces a directive or a skipped branch.
    fn is_blank(&self, newline: u32) -> bool {
        let copied = self.emitted.map.copied_from(newline);
        let Some(expanded) = copied.and_then(|old| self.normalized.text_map.copied_from(old)) else {
            return false;
        };
        let Some(segment) = self.normalized.source_map.segment_at(expanded) else { return false };
        match segment.origin {
            Origin::Blank(_) => true,
            // The last line of a directive keeps its newline, directly after the removed text.
            Origin::Verbatim { start, .. } => segment.text.start == expanded && start > 0,
            Origin::Expanded { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::{Attributes, Fold};
    use okl_normalizer::{NormalizeOptions, normalize, preprocess::Disk};
    use okl_source::EditSet;

    /// `text` normalized, edited, and written with or without directives.
    fn written(text: &str, directives: bool, build: impl FnOnce(&str, &mut EditSet)) -> String {
        let mut sources = Sources::new();
        let main = sources.add("k.okl", text);
        let (normalized, found) =
            normalize(&mut sources, main, &NormalizeOptions::default(), &Disk, &Attributes::default());
        assert!(found.is_empty(), "{found:?}");
        let normalized = normalized.expect("it is a text");
        let unit = okl_model::Unit {
            text: normalized.text.clone(),
            folds: normalized
                .folds
                .iter()
                .map(|fold| Fold { span: fold.span, text: fold.text.clone() })
                .collect(),
            ..okl_model::Unit::default()
        };
        let mut part = okl_model::Part { prologue: "#include <a>\n".into(), ..okl_model::Part::default() };
        build(&normalized.text, &mut part.edits);
        let emitted = crate::emit(&unit, &part).expect("no overlap");
        with_lines(&emitted, &normalized, &sources, directives).text
    }

    fn at(text: &str, what: &str) -> u32 {
        text.find(what).expect("it is there") as u32
    }

    #[test]
    fn a_directive_stands_where_counting_goes_wrong_and_nowhere_else() {
        let text = written("int a;\nint b;\nint c;\n", true, |text, edits| {
            edits.insert("test", at(text, "int b"), "int x;\nint y;\n");
        });
        assert_eq!(
            text,
            "#include <a>\n#line 1 \"k.okl\"\nint a;\nint x;\nint y;\n#line 2 \"k.okl\"\nint b;\nint c;\n"
        );
    }

    #[test]
    fn a_macro_use_over_several_lines_counts_as_it_is_printed() {
        let source = "#define F(a, b) a b\nF(int,\n  x);\nint y;\n";
        let text = written(source, true, |_, _| {});
        assert_eq!(text, format!("#include <a>\n#line 1 \"k.okl\"\n{source}"));
        let text = written(source, true, |text, edits| edits.insert("test", at(text, " x"), "/* edit */"));
        assert!(text.ends_with("int/* edit */ x;\n#line 4 \"k.okl\"\nint y;\n"), "{text}");
    }

    #[test]
    fn a_line_of_the_user_moves_those_of_the_output() {
        let source = "int a;\n#line 40 \"u.c\"\nint b;\nint c;\n#line 41\nint d;\n";
        let expected =
            "#line 1 \"k.okl\"\nint a;\n\n#line 40 \"u.c\"\nint b;\nint c;\n\n#line 41 \"u.c\"\nint d;\n";
        assert!(written(source, true, |_, _| {}).ends_with(expected), "{}", written(source, true, |_, _| {}));
    }

    #[test]
    fn a_directive_never_breaks_a_continued_line() {
        let source = "#define F(a) \\\n  a\nF(1)\n";
        let text = written(source, true, |text, edits| edits.insert("test", at(text, "#define"), "/* */ "));
        assert!(text.contains("F(a) \\\n  a\n"), "{text}");
    }

    #[test]
    fn lines_of_conditionals_go_without_directives_and_in_long_runs() {
        let source = "int a;\n\n#if 0\n#endif\nint b;\n";
        assert_eq!(written(source, false, |_, _| {}), "#include <a>\nint a;\n\nint b;\n");
        assert!(written(source, true, |_, _| {}).ends_with("int a;\n\n\n\nint b;\n"));
        let source = format!("int a;\n#if 0\n{}#endif\nint b;\n", "x\n".repeat(9));
        assert!(written(&source, true, |_, _| {}).ends_with("int a;\n#line 13 \"k.okl\"\nint b;\n"));
    }
}
