use crate::Span;

/// The map from a new text to the old text that it was made from by edits.
///
/// Runs are sorted by their position in the new text and do not overlap there. Bytes between runs are new.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextMap {
    runs: Vec<Run>,
    /// The indices of copied runs, sorted by their old position unless text was moved.
    in_order: Vec<u32>,
    moved: bool,
    new_len: u32,
    old_len: u32,
}

/// Bytes of the new text that come from `old`: a copy of it, or other text that corresponds to the whole range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    new: Span,
    old: Span,
    copied: bool,
}

impl Run {
    fn old_offset(self, new: u32) -> u32 {
        match self.copied {
            true => self.old.start + (new - self.new.start).min(self.old.len()),
            false => self.old.start,
        }
    }
}

impl TextMap {
    /// The map of a text onto itself.
    pub fn identity(len: u32) -> TextMap {
        let all = Span::new(0, len);
        let runs = vec![Run { new: all, old: all, copied: true }];
        TextMap { runs, in_order: vec![0], moved: false, new_len: len, old_len: len }
    }

    pub(crate) fn empty(old_len: u32) -> TextMap {
        TextMap { old_len, ..TextMap::default() }
    }

    /// Appends a run: the next `old.len()` bytes of the new text are a copy of `old`.
    pub(crate) fn copied(&mut self, old: Span) {
        if old.is_empty() {
            return;
        }
        let new = Span::new(self.new_len, self.new_len + old.len());
        match self.runs.last_mut() {
            Some(run) if run.copied && run.new.end == new.start && run.old.end == old.start => {
                run.new.end = new.end;
                run.old.end = old.end;
            }
            _ => {
                let last = self.in_order.last().map(|at| self.runs[*at as usize].old.end);
                self.moved |= last.is_some_and(|end| end > old.start);
                self.in_order.push(self.runs.len() as u32);
                self.runs.push(Run { new, old, copied: true });
            }
        }
        self.new_len = new.end;
    }

    /// Appends `len` bytes of new text that correspond to `old`, or to nothing.
    pub(crate) fn written(&mut self, len: u32, old: Option<Span>) {
        let new = Span::new(self.new_len, self.new_len + len);
        if let Some(old) = old {
            self.runs.push(Run { new, old, copied: false });
        }
        self.new_len = new.end;
    }

    /// The runs, as pairs (range in the new text, range in the old text).
    pub(crate) fn runs(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.runs.iter().map(|run| (run.new, run.old))
    }

    /// The last run that starts at or before a byte of the new text.
    fn run_before(&self, new: u32) -> Option<Run> {
        let after = self.runs.partition_point(|run| run.new.start <= new);
        after.checked_sub(1).map(|at| self.runs[at])
    }

    /// The old offset of a byte of the new text; for new bytes, the end of the run before them.
    pub fn old_offset(&self, new: u32) -> u32 {
        match self.run_before(new) {
            Some(run) if new < run.new.end => run.old_offset(new),
            Some(run) => run.old.end,
            None => self.runs.first().map_or(0, |run| run.old.start),
        }
    }

    /// The old offset of a byte of the new text, if the byte is a copy.
    pub fn copied_from(&self, new: u32) -> Option<u32> {
        let run = self.run_before(new)?;
        (run.copied && new < run.new.end).then(|| run.old_offset(new))
    }

    /// The old range of a range of the new text. If new bytes are at its ends, it extends to the neighbouring runs.
    pub fn old_span(&self, new: Span) -> Span {
        if new.is_empty() {
            return Span::at(self.old_offset(new.start));
        }
        let start = self.old_offset(new.start);
        // The end is computed from the last byte inside, as the byte after it may come from elsewhere.
        let last = new.end - 1;
        let end = match self.run_before(last) {
            Some(run) if last < run.new.end && run.copied => run.old_offset(last) + 1,
            Some(run) if last < run.new.end => run.old.end,
            _ => self.next_old(new.end).unwrap_or(self.old_len),
        };
        Span::new(start, end.max(start))
    }

    /// The new range of an old range, if its first and its last byte were copied.
    ///
    /// If a byte was copied more than once, the first copy is used.
    pub fn new_span(&self, old: Span) -> Option<Span> {
        let start = self.new_offset(old.start)?;
        if old.is_empty() {
            return Some(Span::at(start));
        }
        let end = self.new_offset(old.end - 1)? + 1;
        (start <= end).then(|| Span::new(start, end))
    }

    fn new_offset(&self, old: u32) -> Option<u32> {
        let place = |run: &Run| run.new.start + (old - run.old.start);
        let found = match self.moved {
            // Old offsets are not sorted if text was moved.
            true => self.runs.iter().find(|run| run.copied && run.old.holds(old)).map(place),
            false => {
                let after = self.in_order.partition_point(|at| self.runs[*at as usize].old.start <= old);
                let run = after.checked_sub(1).map(|at| &self.runs[self.in_order[at] as usize]);
                run.filter(|run| run.old.holds(old)).map(place)
            }
        };
        found.or_else(|| (old == self.old_len).then_some(self.new_len))
    }

    fn next_old(&self, new: u32) -> Option<u32> {
        let at = self.runs.partition_point(|run| run.new.start < new);
        self.runs.get(at).map(|run| run.old.start)
    }

    /// The composition with an earlier map: `first` maps the old text of `self` to an older one; the result maps the
    /// new text to that.
    #[must_use]
    pub fn after(&self, first: &TextMap) -> TextMap {
        let mut map = TextMap::empty(first.old_len);
        for run in &self.runs {
            map.written(run.new.start - map.new_len, None);
            match run.copied {
                true => map.copied_through(run.old, first),
                false => map.written(run.new.len(), Some(first.old_span(run.old))),
            }
        }
        map.written(self.new_len - map.new_len, None);
        map
    }

    /// Appends a copy of `middle`, a range of the text in between, as runs of `first`.
    fn copied_through(&mut self, middle: Span, first: &TextMap) {
        let mut done = middle.start;
        let from = first.runs.partition_point(|run| run.new.end <= middle.start);
        for run in first.runs[from..].iter().take_while(|run| run.new.start < middle.end) {
            let part = Span::new(run.new.start.max(middle.start), run.new.end.min(middle.end));
            self.written(part.start - done, None);
            match run.copied {
                true => {
                    let start = run.old_offset(part.start);
                    self.copied(Span::new(start, start + part.len()));
                }
                false => self.written(part.len(), Some(run.old)),
            }
            done = part.end;
        }
        self.written(middle.end - done, None);
    }

    /// The map after `len` new bytes were inserted before the new text.
    #[must_use]
    pub fn behind(mut self, len: u32) -> TextMap {
        let moved = |span: Span| Span::new(span.start + len, span.end + len);
        self.runs.iter_mut().for_each(|run| run.new = moved(run.new));
        self.new_len += len;
        self
    }

    /// The runs that are not copies, as pairs (range in the new text, range in the old text).
    pub fn stands(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.runs.iter().filter(|run| !run.copied).map(|run| (run.new, run.old))
    }

    /// The runs that are copies, as pairs (range in the new text, range in the old text).
    pub fn copies(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.runs.iter().filter(|run| run.copied).map(|run| (run.new, run.old))
    }
}
