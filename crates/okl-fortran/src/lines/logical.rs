//! A statement without its comments and marks of continuation.

/// The text of a statement or directive: parts of a text that was read, one behind the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Logical {
    /// The text.
    pub text: String,
    /// Where parts start, and the offsets in the text that was read from which they come.
    pieces: Vec<(u32, u32)>,
}

impl Logical {
    /// Appends `text`, which stands at the offset `from`.
    pub fn push(&mut self, text: &str, from: u32) {
        if !text.is_empty() {
            self.pieces.push((self.text.len() as u32, from));
            self.text.push_str(text);
        }
    }

    /// The same text with blanks in front of the offsets in `at`, which are sorted.
    pub fn spaced(&self, at: &[usize]) -> Logical {
        let mut found = Logical::default();
        let mut start = 0;
        for end in at.iter().copied().chain([self.text.len()]) {
            found.copy(self, start, end);
            if end < self.text.len() {
                found.push(" ", self.origin(end as u32));
            }
            start = end;
        }
        found
    }

    /// Appends a part of another text.
    fn copy(&mut self, other: &Logical, start: usize, end: usize) {
        let mut at = start;
        while at < end {
            let next = other.pieces.partition_point(|(piece, _)| *piece as usize <= at);
            let stop = other.pieces.get(next).map_or(end, |(piece, _)| (*piece as usize).min(end));
            self.push(&other.text[at..stop], other.origin(at as u32));
            at = stop;
        }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.text.clear();
        self.pieces.clear();
    }

    /// The offset of a byte in the text that was read.
    pub fn origin(&self, at: u32) -> u32 {
        match self.pieces.partition_point(|(start, _)| *start <= at).checked_sub(1) {
            Some(piece) => self.pieces[piece].1 + (at - self.pieces[piece].0),
            None => 0,
        }
    }
}
