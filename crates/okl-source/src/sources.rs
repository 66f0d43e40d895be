use crate::{Derivation, Span};
use serde::{Deserialize, Serialize};

/// The files the user wrote, in the order they were read.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

/// Names a file of a [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileId(pub u32);

/// One file: the path to show, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path as the user or an `#include` wrote it; `<stdin>`, `<command line>` for the others.
    pub path: String,
    /// The text as [`decode`] gives it.
    pub text: String,
    line_starts: Vec<u32>,
    /// Where its text comes from, when nobody wrote it as it is.
    derivation: Option<Derivation>,
    /// What its `#line`s say, in the order of the lines they count from.
    presumed: Vec<Presumed>,
}

/// What a `#line` says: from a place on, lines have other numbers, and maybe another file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presumed {
    /// The offset of the line after it.
    from: u32,
    /// What is added to the numbers of lines.
    shift: i64,
    /// The path that counts from here on; none for that of the file.
    path: Option<String>,
}

/// A place as it is shown: what `#line` says counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPlace<'s> {
    /// The path of the file.
    pub path: &'s str,
    /// Line and column, from 1.
    pub at: LineColumn,
}

/// A byte range of one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileSpan {
    /// The file.
    pub file: FileId,
    /// The range of its text.
    pub span: Span,
}

/// A place as people count: both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct LineColumn {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl Sources {
    /// No files yet.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds a file and gives its name.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> FileId {
        let (path, text) = (path.into(), text.into());
        let line_starts = line_starts(&text);
        self.files.push(SourceFile { path, text, line_starts, derivation: None, presumed: Vec::new() });
        FileId(self.files.len() as u32 - 1)
    }

    /// Adds a text that was made of others; messages about it are about those ([`Sources::written`]).
    pub fn add_derived(&mut self, path: &str, text: String, derivation: Derivation) -> FileId {
        let file = self.add(path, text);
        self.files[file.0 as usize].derivation = Some(derivation);
        file
    }

    /// Obeys `#line 12 "path"`: the line that starts at `from` has the number `line`, and those after it count on. Without a
    /// path, the one that counts there stays.
    pub fn presume(&mut self, file: FileId, from: u32, line: u32, path: Option<String>) {
        let start = FileSpan { file, span: Span::new(from, from + 1) };
        let written = self.written(start);
        // A stage that changes something else leaves it in both texts.
        let is_copy =
            |text: &str| text.lines().next_back().is_some_and(|line| line.trim_start().starts_with('#'));
        if written.file != file && is_copy(&self.get(written.file).text[..written.span.start as usize]) {
            self.presume(written.file, written.span.start, line, path.clone());
        }
        let file = &mut self.files[file.0 as usize];
        let shift = i64::from(line) - i64::from(file.line(from).0);
        let at = file.presumed.partition_point(|one| one.from < from);
        let path = path.or_else(|| file.presumed[..at].last().and_then(|before| before.path.clone()));
        // A file that is read twice says it twice.
        let end = file.presumed.partition_point(|one| one.from <= from);
        file.presumed.splice(at..end, [Presumed { from, shift, path }]);
    }

    /// Whether a text was made of others, and nobody wrote it down.
    pub fn is_derived(&self, file: FileId) -> bool {
        self.get(file).derivation.is_some()
    }

    /// Takes over what the `#line`s of a file say.
    pub fn presume_all(&mut self, file: FileId, presumed: Vec<Presumed>) {
        self.files[file.0 as usize].presumed = presumed;
    }

    /// A place as the user wrote it: for one in a text that was made of others, where it comes from.
    pub fn written(&self, place: FileSpan) -> FileSpan {
        match &self.get(place.file).derivation {
            // What a text is made of was there before it.
            Some(derivation) => derivation.of(place.span).map_or(place, |old| self.written(old)),
            None => place,
        }
    }

    /// The name of a file that is there already, added otherwise.
    pub fn add_once(&mut self, path: &str, text: &str) -> FileId {
        let known = self.iter().find(|(_, file)| file.path == path && file.text == text);
        match known.map(|(id, _)| id) {
            Some(id) => id,
            None => self.add(path, text),
        }
    }

    /// The file of that name.
    ///
    /// # Panics
    /// When the name comes from another `Sources`.
    pub fn get(&self, file: FileId) -> &SourceFile {
        &self.files[file.0 as usize]
    }

    /// All files with their names.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at as u32), file))
    }

    /// The text of a place.
    pub fn text(&self, place: FileSpan) -> &str {
        place.span.of(&self.get(place.file).text)
    }
}

/// No part of what is generic, which would be compiled elsewhere: all of the text is looked at.
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
        // Count characters by their first bytes, so an offset inside one does no harm.
        let column = head.iter().filter(|byte| (**byte & 0xC0) != 0x80).count();
        LineColumn { line, column: column as u32 + 1 }
    }

    /// The place of an offset as it is shown.
    pub fn shown(&self, offset: u32) -> ShownPlace<'_> {
        let mut at = self.line_column(offset);
        let Some(presumed) = self.region(offset).checked_sub(1).map(|region| &self.presumed[region]) else {
            return ShownPlace { path: &self.path, at };
        };
        at.line = u32::try_from((i64::from(at.line) + presumed.shift).max(1)).unwrap_or(u32::MAX);
        ShownPlace { path: presumed.path.as_deref().unwrap_or(&self.path), at }
    }

    /// How many `#line`s count before an offset: where it is the same, lines are counted through.
    pub fn region(&self, offset: u32) -> usize {
        self.presumed.partition_point(|one| one.from <= offset)
    }

    /// What its `#line`s say.
    pub fn presumed(&self) -> &[Presumed] {
        &self.presumed
    }

    /// The line of an offset, from 1, and where it starts; offsets past the end count as the end.
    pub fn line(&self, offset: u32) -> (u32, u32) {
        let line = self.line_starts.partition_point(|start| *start <= offset) - 1;
        (line as u32 + 1, self.line_starts[line])
    }

    /// Number of lines; a file without a final newline counts its last line.
    pub fn line_count(&self) -> u32 {
        self.line_starts.len() as u32
    }
}

/// First of 256 private-use characters that stand for single bytes.
const BYTE_BASE: u32 = 0x10_FF00 - 0x100;

/// Turns file bytes into text without losing any.
///
/// A byte that is not part of UTF-8 becomes one private-use character; [`encode`] turns it back.
/// So Latin-1 comments survive, and every text inside okl is a `String`.
pub fn decode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            if as_byte(character).is_some() {
                // The file itself uses our private characters: keep them apart by escaping each byte.
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

/// Turns text that [`decode`] made back into the bytes it came from.
pub fn encode(text: &str) -> Vec<u8> {
    // The first byte of the plane's characters; most texts have none.
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
