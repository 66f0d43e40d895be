//! `--emit source-map`: the origin of each word of the kernel text, in the format of ECMA-426.

use crate::emit::Emitted;
use crate::lines::{Origins, Printed};
use okl_normalizer::Normalized;
use okl_source::{FileId, FileSpan, Sources, Span};
use oxc_sourcemap::SourceMapBuilder;
use std::collections::HashMap;

/// The map of a printed text. Lines and columns count from 0; columns are UTF-16 code units.
///
/// A segment starts at each word that comes from the user and at each text that okl inserted. The former point to the
/// user's byte; the latter point nowhere, or to the text that they replace.
pub(crate) fn of(printed: &Printed, emitted: &Emitted, normalized: &Normalized, sources: &Sources) -> String {
    let origins = Origins::new(emitted, normalized, sources);
    let mut map = Map {
        sources,
        builder: SourceMapBuilder::default(),
        known: HashMap::new(),
        before: None,
        old: Column::default(),
    };
    let mut first = 0;
    for (line, number) in &printed.kept {
        while origins.runs.get(first).is_some_and(|run| run.new.end <= line.start) {
            first += 1;
        }
        let runs = origins.runs[first..].iter().take_while(|run| run.new.start < line.end);
        let text = line.of(&emitted.text);
        let mut column = Column::default();
        let mut end = line.start;
        for run in runs {
            let part = Span::new(run.new.start.max(line.start), run.new.end.min(line.end));
            if end < part.start {
                map.add(*number, column.of(text, end - line.start), None);
            }
            end = part.end;
            let starts = if run.copied { words(part.of(&emitted.text)) } else { vec![0] };
            for start in starts {
                let ahead = if run.copied { part.start - run.new.start + start } else { 0 };
                let place = origins.written(run.old.start + ahead);
                map.add(*number, column.of(text, part.start - line.start + start), place);
            }
        }
        if end < line.end && !text[(end - line.start) as usize..].trim().is_empty() {
            map.add(*number, column.of(text, end - line.start), None);
        }
    }
    map.builder.into_sourcemap().to_json_string() + "\n"
}

struct Map<'t> {
    sources: &'t Sources,
    builder: SourceMapBuilder<'t>,
    /// The builder's numbers of files.
    known: HashMap<FileId, u32>,
    /// The file and line of the previous place.
    before: Option<(FileId, u32)>,
    old: Column,
}

impl Map<'_> {
    fn add(&mut self, line: u32, column: u32, place: Option<FileSpan>) {
        let Some(FileSpan { file: id, span }) = place else {
            self.builder.add_token(line, column, 0, 0, None, None);
            return;
        };
        let file = self.sources.get(id);
        let builder = &mut self.builder;
        let name =
            *self.known.entry(id).or_insert_with(|| builder.add_source_and_content(&file.path, &file.text));
        let (old, start) = file.line(span.start);
        if self.before.replace((id, start)) != Some((id, start)) {
            self.old = Column::default();
        }
        let column_there = self.old.of(&file.text[start as usize..], span.start - start);
        self.builder.add_token(line, column, old - 1, column_there, Some(name), None);
    }
}

/// Counts UTF-16 code units in a line, continuing from the previous query.
#[derive(Default)]
struct Column {
    at: u32,
    units: u32,
}

impl Column {
    /// The number of code units before a byte.
    fn of(&mut self, line: &str, at: u32) -> u32 {
        if at < self.at {
            *self = Column::default();
        }
        let ahead = line.get(self.at as usize..at as usize).unwrap_or_default();
        self.units += ahead.chars().map(|character| character.len_utf16() as u32).sum::<u32>();
        self.at = at;
        self.units
    }
}

/// The starts of the words of a text: after white space, and where letters and other characters alternate.
fn words(text: &str) -> Vec<u32> {
    let kind = |character: char| match character {
        '_' => 1,
        _ if character.is_alphanumeric() => 1,
        _ if character.is_whitespace() => 0,
        _ => 2,
    };
    let mut before = 0;
    let mut found = Vec::new();
    for (at, character) in text.char_indices() {
        let now = kind(character);
        if now != 0 && (now != before || now == 2) {
            found.push(at as u32);
        }
        before = now;
    }
    found
}
