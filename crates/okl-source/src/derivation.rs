use crate::{FileId, FileSpan, Span, TextMap};

/// The origin of a text that was made of files, as a map from its ranges to ranges of the files.
///
/// Runs are sorted by their position in the text and do not overlap there. Bytes between runs are new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Derivation {
    runs: Vec<Run>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    new: Span,
    old: FileSpan,
    copied: bool,
}

impl Derivation {
    /// The derivation of an edited file.
    pub fn of_file(file: FileId, map: &TextMap) -> Derivation {
        Derivation::through(map, |span| vec![(span.len(), Some(FileSpan { file, span }))])
    }

    /// The derivation of an edited text that comes from files itself. `origins` splits a range of the text before the
    /// edits into lengths with the file ranges they come from.
    pub fn through(map: &TextMap, origins: impl Fn(Span) -> Vec<(u32, Option<FileSpan>)>) -> Derivation {
        let mut runs = Vec::new();
        for (new, old) in map.copies() {
            let mut at = new.start;
            for (len, place) in origins(old) {
                let span = Span::new(at, at + len);
                at += len;
                let copied = place.is_some_and(|place| place.span.len() == len);
                runs.extend(place.map(|old| Run { new: span, old, copied }));
            }
        }
        for (new, old) in map.stands() {
            // The whole range, as far as it comes from one file.
            let parts: Vec<FileSpan> = origins(old).into_iter().filter_map(|(_, place)| place).collect();
            let Some(first) = parts.first() else { continue };
            let same = parts.iter().take_while(|part| part.file == first.file);
            let end = same.map(|part| part.span.end).max().unwrap_or(first.span.end);
            let old = FileSpan { file: first.file, span: Span::new(first.span.start, end) };
            runs.push(Run { new, old, copied: false });
        }
        runs.sort_by_key(|run| run.new);
        Derivation { runs }
    }

    /// The file range that a range of the text comes from. New text maps to the end of the run before it, or else to
    /// the start of the run after it.
    pub(crate) fn of(&self, span: Span) -> Option<FileSpan> {
        let first = self.runs.partition_point(|run| run.new.end <= span.start);
        let Some(run) = self.runs.get(first).filter(|run| run.new.start < span.end.max(span.start + 1))
        else {
            let before = first.checked_sub(1).map(|at| (self.runs[at].old, self.runs[at].old.span.end));
            let (old, at) =
                before.or_else(|| self.runs.get(first).map(|run| (run.old, run.old.span.start)))?;
            return Some(FileSpan { file: old.file, span: Span::at(at) });
        };
        let start = run.start_of(span.start);
        if span.is_empty() {
            return Some(FileSpan { file: run.old.file, span: Span::at(start) });
        }
        let inside = self.runs[first..].iter().take_while(|run| run.new.start < span.end);
        let ends = inside.filter(|other| other.old.file == run.old.file).map(|run| run.end_of(span.end));
        let end = ends.last().unwrap_or(start);
        Some(FileSpan { file: run.old.file, span: Span::new(start, end.max(start)) })
    }
}

impl Run {
    fn start_of(&self, new: u32) -> u32 {
        match self.copied {
            true => self.old.span.start + new.saturating_sub(self.new.start),
            false => self.old.span.start,
        }
    }

    fn end_of(&self, new: u32) -> u32 {
        match self.copied {
            true => self.old.span.start + (new.min(self.new.end) - self.new.start),
            false => self.old.span.end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EditSet, Sources};

    #[test]
    fn a_text_made_twice_leads_back_to_the_first() {
        let mut sources = Sources::new();
        let main = sources.add("k", "one two three");
        let mut edits = EditSet::new();
        edits.replace("t", Span::new(4, 7), "zwei zwei");
        edits.insert("t", 0, "// new\n");
        let (text, map) = edits.apply("one two three").expect("no overlap");
        assert_eq!(text, "// new\none zwei zwei three");
        let second = sources.add_derived("k", text.clone(), Derivation::of_file(main, &map));
        let mut edits = EditSet::new();
        edits.delete("t", Span::new(0, 7));
        let (text, map) = edits.apply(&text).expect("no overlap");
        let third = sources.add_derived("k", text.clone(), Derivation::of_file(second, &map));
        let place = |what: &str| {
            let start = text.find(what).expect("it is there") as u32;
            let span = Span::new(start, start + what.len() as u32);
            sources.written(FileSpan { file: third, span })
        };
        let of = |start, end| FileSpan { file: main, span: Span::new(start, end) };
        assert_eq!(place("one"), of(0, 3));
        assert_eq!(place("hree"), of(9, 13));
        assert_eq!(place("zwei zwei three").span.end, 13);
        assert_eq!(place("one").file, main);
    }
}
