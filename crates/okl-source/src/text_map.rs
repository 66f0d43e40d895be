use crate::Span;

/// How a text came from another by edits: which runs of bytes both share.
///
/// Runs are sorted by their place in the new text and do not overlap there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextMap {
    runs: Vec<Run>,
    new_len: u32,
    old_len: u32,
}

/// `len` bytes that stand at `new` in the new text and at `old` in the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    new: u32,
    old: u32,
    len: u32,
}

impl TextMap {
    /// The map of a text onto itself.
    pub fn identity(len: u32) -> TextMap {
        TextMap { runs: vec![Run { new: 0, old: 0, len }], new_len: len, old_len: len }
    }

    pub(crate) fn empty(old_len: u32) -> TextMap {
        TextMap { runs: Vec::new(), new_len: 0, old_len }
    }

    /// Records that the next `old.len()` bytes of the new text were copied from `old`.
    pub(crate) fn copied(&mut self, old: Span) {
        if old.is_empty() {
            return;
        }
        match self.runs.last_mut() {
            Some(run) if run.new + run.len == self.new_len && run.old + run.len == old.start => {
                run.len += old.len();
            }
            _ => self.runs.push(Run { new: self.new_len, old: old.start, len: old.len() }),
        }
        self.new_len += old.len();
    }

    /// Records that the next `len` bytes of the new text came from nowhere.
    pub(crate) fn written(&mut self, len: u32) {
        self.new_len += len;
    }

    /// Where a byte of the new text stood; a byte that was written stands where the run before it ended.
    pub fn old_offset(&self, new: u32) -> u32 {
        let after = self.runs.partition_point(|run| run.new <= new);
        match after.checked_sub(1) {
            Some(at) => self.runs[at].old + (new - self.runs[at].new).min(self.runs[at].len),
            None => self.runs.first().map_or(0, |run| run.old),
        }
    }

    /// Where a byte of the new text was copied from, if it was copied.
    pub fn copied_from(&self, new: u32) -> Option<u32> {
        let at = self.runs.partition_point(|run| run.new <= new).checked_sub(1)?;
        let run = self.runs[at];
        (new < run.new + run.len).then(|| run.old + (new - run.new))
    }

    /// The old range a new range came from, widened over what was written at its ends.
    pub fn old_span(&self, new: Span) -> Span {
        if new.is_empty() {
            return Span::at(self.old_offset(new.start));
        }
        let start = self.old_offset(new.start);
        // The end is found from the last byte inside: the byte after may come from elsewhere.
        let end = match self.copied_from(new.end - 1) {
            Some(last) => last + 1,
            None => self.next_old(new.end).unwrap_or(self.old_len),
        };
        Span::new(start, end.max(start))
    }

    /// Where an old range stands in the new text, when its first and last byte were copied.
    ///
    /// When a byte was copied more than once, the first copy counts.
    pub fn new_span(&self, old: Span) -> Option<Span> {
        let start = self.new_offset(old.start)?;
        if old.is_empty() {
            return Some(Span::at(start));
        }
        let end = self.new_offset(old.end - 1)? + 1;
        (start <= end).then(|| Span::new(start, end))
    }

    fn new_offset(&self, old: u32) -> Option<u32> {
        // Runs are in the order of the new text; old order is the same unless text was moved.
        self.runs
            .iter()
            .find(|run| run.old <= old && old < run.old + run.len)
            .map(|run| run.new + (old - run.old))
            .or_else(|| (old == self.old_len).then_some(self.new_len))
    }

    fn next_old(&self, new: u32) -> Option<u32> {
        let at = self.runs.partition_point(|run| run.new < new);
        self.runs.get(at).map(|run| run.old)
    }

    /// The shared runs as pairs (place in the new text, place in the old text).
    pub fn runs(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.runs
            .iter()
            .map(|run| (Span::new(run.new, run.new + run.len), Span::new(run.old, run.old + run.len)))
    }
}
