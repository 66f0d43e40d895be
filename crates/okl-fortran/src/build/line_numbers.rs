//! The numbers of lines.

/// Finds the lines of offsets.
pub(crate) struct LineNumbers {
    /// The offsets of line ends.
    ends: Vec<u32>,
}

impl LineNumbers {
    /// Reads the line ends of `text`.
    pub fn new(text: &str) -> LineNumbers {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at as u32);
        LineNumbers { ends: ends.collect() }
    }

    /// The number of the line of an offset, from 1 on.
    pub fn of(&self, offset: u32) -> usize {
        self.ends.partition_point(|end| *end < offset) + 1
    }
}
