use crate::{Derivation, FileId, FileSpan, LineColumn, Span};
use serde::{Deserialize, Serialize};

/// The files that were read, in the order of reading.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
    /// Files, each with the text that is read in its place.
    stand_ins: Vec<(FileId, FileId)>,
}

/// A file: the path to show, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path as the user or an `#include` wrote it; `<stdin>`, `<command line>` for other inputs.
    pub path: String,
    /// The text, as [`decode`] returns it.
    pub text: String,
    line_starts: Vec<u32>,
    /// The origin of the text if it was made from other files.
    derivation: Option<Derivation>,
    /// The effects of its `#line` directives, sorted by the offset from which they apply.
    presumed: Vec<Presumed>,
}

/// The effect of a `#line` directive: from an offset on, other line numbers, and possibly another path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presumed {
    /// The offset of the line after the directive.
    from: u32,
    /// The difference to add to line numbers.
    shift: i64,
    /// The path from here on; none for the path of the file.
    path: Option<String>,
}

/// A position as it is shown, after `#line` directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPlace<'s> {
    /// The path to show.
    pub path: &'s str,
    /// The line and column, from 1.
    pub at: LineColumn,
}

impl Sources {
    /// Without files.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a file and returns its index.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> FileId {
        let (path, text) = (path.into(), text.into());
        let line_starts = line_starts(&text);
        self.files.push(SourceFile { path, text, line_starts, derivation: None, presumed: Vec::new() });
        FileId(self.files.len() as u32 - 1)
    }

    /// Adds a text that was made from other files; messages about it refer to those ([`Sources::written`]).
    pub fn add_derived(&mut self, path: &str, text: String, derivation: Derivation) -> FileId {
        let file = self.add(path, text);
        self.files[file.0 as usize].derivation = Some(derivation);
        file
    }

    /// Reads a derived text in place of a file that others include.
    pub fn stand_in(&mut self, file: FileId, derived: FileId) {
        self.stand_ins.retain(|(known, _)| *known != file);
        self.stand_ins.push((file, derived));
    }

    /// Reads all files as they are again.
    pub fn remove_stand_ins(&mut self) {
        self.stand_ins.clear();
    }

    /// The text that is read in place of a file: mostly its own.
    pub fn read_as(&self, file: FileId) -> FileId {
        self.stand_ins.iter().find(|(known, _)| *known == file).map_or(file, |(_, derived)| *derived)
    }

    /// Applies a directive `#line 12 "path"`: the line that starts at `from` has the number `line`, and the lines after
    /// it continue from there. Without a path, the current one stays.
    pub fn presume(&mut self, file: FileId, from: u32, line: u32, path: Option<String>) {
        let start = FileSpan { file, span: Span::new(from, from + 1) };
        let written = self.written(start);
        // A stage that changes other parts of the text leaves the directive in both texts. A front end may put one of
        // its own in front of a text, behind whatever line with a `#` the user's place has there.
        let directive = |file: FileId, end: u32| {
            let line = self.get(file).text[..end as usize].lines().next_back().map(str::trim);
            line.filter(|line| line.starts_with('#')).map(str::to_string)
        };
        let own = directive(file, from);
        if written.file != file && own.is_some() && own == directive(written.file, written.span.start) {
            self.presume(written.file, written.span.start, line, path.clone());
        }
        let file = &mut self.files[file.0 as usize];
        let shift = i64::from(line) - i64::from(file.line(from).0);
        let at = file.presumed.partition_point(|one| one.from < from);
        let path = path.or_else(|| file.presumed[..at].last().and_then(|before| before.path.clone()));
        // A file that is read twice repeats its directives.
        let end = file.presumed.partition_point(|one| one.from <= from);
        file.presumed.splice(at..end, [Presumed { from, shift, path }]);
    }

    /// Returns true if the text was made from other files.
    pub fn is_derived(&self, file: FileId) -> bool {
        self.get(file).derivation.is_some()
    }

    /// Replaces the effects of `#line` directives of a file.
    pub fn presume_all(&mut self, file: FileId, presumed: Vec<Presumed>) {
        self.files[file.0 as usize].presumed = presumed;
    }

    /// The position in the files that the user wrote: for a derived text, the origin of the range.
    pub fn written(&self, place: FileSpan) -> FileSpan {
        match &self.get(place.file).derivation {
            // The texts that a text is made of were added before it, so this recursion ends.
            Some(derivation) => derivation.of(place.span).map_or(place, |old| self.written(old)),
            None => place,
        }
    }

    /// The position in a file that a derived text was made of; none if the range does not come from it.
    pub fn inside(&self, place: FileSpan, file: FileId) -> Option<FileSpan> {
        if place.file == file {
            return Some(place);
        }
        self.inside(self.get(place.file).derivation.as_ref()?.of(place.span)?, file)
    }

    /// The index of the file with that path and text, which is added if it is not there.
    pub fn add_once(&mut self, path: &str, text: &str) -> FileId {
        let known = self.iter().find(|(_, file)| file.path == path && file.text == text);
        match known.map(|(id, _)| id) {
            Some(id) => id,
            None => self.add(path, text),
        }
    }

    /// The file with that index.
    ///
    /// # Panics
    /// If the index comes from another `Sources`.
    pub fn get(&self, file: FileId) -> &SourceFile {
        &self.files[file.0 as usize]
    }

    /// All files with their indices.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at as u32), file))
    }

    /// The text of a range.
    pub fn text(&self, place: FileSpan) -> &str {
        place.span.of(&self.get(place.file).text)
    }
}

/// Not part of the generic function, so that it is compiled (and optimized) in this crate: it scans the whole text.
fn line_starts(text: &str) -> Vec<u32> {
    let ends = text.match_indices('\n').map(|(at, _)| at as u32 + 1);
    std::iter::once(0).chain(ends).collect()
}

impl SourceFile {
    /// The line and column of an offset; offsets past the end count as the end.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let offset = offset.min(self.text.len() as u32);
        let (line, start) = self.line(offset);
        let head = &self.text.as_bytes()[start as usize..offset as usize];
        // Counts the first bytes of characters, so an offset inside of a character is harmless.
        let column = head.iter().filter(|byte| (**byte & 0xC0) != 0x80).count();
        LineColumn { line, column: column as u32 + 1 }
    }

    /// The position of an offset as it is shown, after `#line` directives.
    pub fn shown(&self, offset: u32) -> ShownPlace<'_> {
        let mut at = self.line_column(offset);
        let Some(presumed) = self.region(offset).checked_sub(1).map(|region| &self.presumed[region]) else {
            return ShownPlace { path: &self.path, at };
        };
        at.line = u32::try_from((i64::from(at.line) + presumed.shift).max(1)).unwrap_or(u32::MAX);
        ShownPlace { path: presumed.path.as_deref().unwrap_or(&self.path), at }
    }

    /// The number of `#line` directives before an offset. Line numbers are contiguous between offsets with the same
    /// number.
    pub fn region(&self, offset: u32) -> usize {
        self.presumed.partition_point(|one| one.from <= offset)
    }

    /// The effects of its `#line` directives.
    pub fn presumed(&self) -> &[Presumed] {
        &self.presumed
    }

    /// The line of an offset, from 1, and the offset of its start; offsets past the end count as the end.
    pub fn line(&self, offset: u32) -> (u32, u32) {
        let line = self.line_starts.partition_point(|start| *start <= offset) - 1;
        (line as u32 + 1, self.line_starts[line])
    }

    /// The number of lines; the text after the last newline counts as a line, even if it is empty.
    pub fn line_count(&self) -> u32 {
        self.line_starts.len() as u32
    }
}

/// The first of 256 private-use characters that represent single bytes.
const BYTE_BASE: u32 = 0x10_FF00 - 0x100;

/// Converts the bytes of a file to text without loss.
///
/// A byte that is not part of valid UTF-8 becomes one private-use character; [`encode`] converts it back. So Latin-1
/// comments survive, and every text inside of okl is a `String`.
pub fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            if as_byte(character).is_some() {
                // The file uses one of these private-use characters itself: each of its bytes is escaped to keep it
                // apart.
                let mut buffer = [0; 4];
                text.extend(character.encode_utf8(&mut buffer).bytes().map(from_byte));
            } else {
                text.push(character);
            }
        }
        text.extend(chunk.invalid().iter().copied().map(from_byte));
    }
    text
}

/// Converts text from [`decode`] back to the original bytes.
pub fn encode(text: &str) -> Vec<u8> {
    // The first byte of the characters in this plane; most texts do not contain it.
    let has_plane = text.as_bytes().contains(&0xF4);
    if !(has_plane && text.chars().any(|character| as_byte(character).is_some())) {
        return text.as_bytes().to_vec();
    }
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match as_byte(character) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    bytes
}

fn from_byte(byte: u8) -> char {
    char::from_u32(BYTE_BASE + u32::from(byte)).expect("the private-use plane has no gaps")
}

fn as_byte(character: char) -> Option<u8> {
    u8::try_from((character as u32).checked_sub(BYTE_BASE)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_utf8_come_back() {
        for bytes in [&b"caf\xe9 // \xff\xfe"[..], b"plain", "caf\u{e9} \u{10FE41}".as_bytes(), b"\xf4\x8f"] {
            assert_eq!(encode(&decode(bytes)), bytes);
        }
    }

    #[test]
    fn line_directives_move_what_is_shown() {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", "a\n#line 40 \"u.c\"\nb\nc\n#line 7\nd\n");
        sources.presume(file, 17, 40, Some("u.c".into()));
        sources.presume(file, 29, 7, None);
        sources.presume(file, 17, 40, Some("u.c".into()));
        let shown = |offset| {
            let place = sources.get(file).shown(offset);
            (place.path, place.at.line, place.at.column)
        };
        assert_eq!(
            [shown(0), shown(17), shown(19), shown(29)],
            [("a.okl", 1, 1), ("u.c", 40, 1), ("u.c", 41, 1), ("u.c", 7, 1)]
        );
        assert_eq!(sources.get(file).presumed().len(), 2);
    }

    #[test]
    fn columns_count_characters() {
        let mut sources = Sources::new();
        let file = sources.add("a.okl", "one\nzw\u{f6}lf x");
        let place = sources.get(file).line_column(10);
        assert_eq!((place.line, place.column), (2, 6));
        assert_eq!(sources.get(file).line_column(999).line, 2);
    }
}
