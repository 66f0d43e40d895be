//! Directives in place of directives, in lines that are short enough.

use crate::host_text::OWNER;
use okl_frontend::text::Text as Pieces;
use okl_plugin::{EditSet, Span};
use std::collections::BTreeMap;

/// The edits of a file.
#[derive(Debug)]
pub struct Lines<'s> {
    text: &'s str,
    is_fixed: bool,
    /// Directives, and the words that stand there instead; none where nothing does.
    replaced: Vec<(Span, Option<String>)>,
    /// Directives in front of the line that starts at a place, in their order.
    inserted: BTreeMap<u32, Vec<String>>,
}

impl<'s> Lines<'s> {
    /// No edits yet.
    pub fn new(text: &'s str, is_fixed: bool) -> Lines<'s> {
        Lines { text, is_fixed, replaced: Vec::new(), inserted: BTreeMap::new() }
    }

    /// Puts a directive of OpenMP in the place of one of OpenACC; nothing for `None`.
    pub fn replace(&mut self, span: Span, words: Option<String>) {
        self.replaced.push((span, words));
    }

    /// Puts a directive on a line of its own, in front of the statement at a place.
    pub fn in_front(&mut self, place: u32, words: String) {
        let start = self.line_start(place);
        self.inserted.entry(start).or_default().push(words);
    }

    /// Puts a directive on a line of its own, behind the statement that ends at a place.
    pub fn behind(&mut self, place: u32, words: String) {
        let end = self.line_end(place);
        self.inserted.entry(end).or_default().push(words);
    }

    /// All edits.
    pub fn edits(mut self) -> EditSet {
        let mut edits = EditSet::new();
        for (span, words) in std::mem::take(&mut self.replaced) {
            let start = self.line_start(span.start);
            let indent = &self.text[start as usize..span.start as usize];
            let span = Span::new(span.start, self.directive_end(span.end));
            let own = self.inserted.remove(&start).unwrap_or_default();
            if own.is_empty() && words.is_none() {
                // The whole line goes, but for what comes in front of the next one.
                let end = self.line_end(span.end);
                let text = self.inserted_at(end);
                Pieces::from(text).replace(&mut edits, OWNER, Span::new(start, end));
                continue;
            }
            let lines: Vec<String> =
                own.iter().chain(&words).map(|words| self.lines(words, indent)).collect();
            let text = lines.join(&format!("\n{indent}"));
            Pieces::from(text).replace(&mut edits, OWNER, span);
        }
        while let Some(at) = self.inserted.keys().next().copied() {
            let text = self.inserted_at(at);
            Pieces::from(text).insert_after(&mut edits, OWNER, at);
        }
        edits
    }

    /// The lines that come in front of the line at a place.
    fn inserted_at(&mut self, at: u32) -> String {
        let all = self.inserted.remove(&at).unwrap_or_default();
        let line = self.text[at as usize..].lines().next().unwrap_or_default();
        let blanks = line.len() - line.trim_start().len();
        let indent = if self.is_fixed { "" } else { &line[..blanks] };
        all.iter().map(|words| format!("{indent}{}\n", self.lines(words, indent))).collect()
    }

    /// The end of a directive. In fixed form, what stands beyond column 72 is a comment.
    fn directive_end(&self, end: u32) -> u32 {
        let rest = self.text[end as usize..].lines().next().unwrap_or_default();
        if self.is_fixed && !rest.trim_start().starts_with('!') { end + rest.len() as u32 } else { end }
    }

    fn line_end(&self, place: u32) -> u32 {
        self.text[place as usize..].find('\n').map_or(self.text.len(), |end| place as usize + end + 1) as u32
    }

    fn line_start(&self, place: u32) -> u32 {
        self.text[..place as usize].rfind('\n').map_or(0, |at| at + 1) as u32
    }

    /// `!$omp target teams distribute &` and the rest on the next line.
    fn lines(&self, words: &str, indent: &str) -> String {
        let width = if self.is_fixed { 64 } else { 100 };
        let mut lines = vec![String::from("!$omp")];
        for piece in pieces(words) {
            let is_full =
                lines.last().is_some_and(|last| last.len() + 1 + piece.len() > width && last.len() > 6);
            if is_full {
                lines.push(if self.is_fixed { "!$omp&".into() } else { "!$omp".to_string() });
            }
            if let Some(last) = lines.last_mut() {
                last.push(' ');
                last.push_str(piece);
            }
        }
        let joint = if self.is_fixed { "\n".to_string() } else { format!(" &\n{indent}") };
        lines.join(&joint)
    }
}

/// The words of a directive: clauses are broken behind commas only.
fn pieces(words: &str) -> Vec<&str> {
    let (mut all, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, letter) in words.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let is_end = letter == ' ' && (depth == 0 || words[..at].ends_with(','));
        if is_end {
            all.push(&words[start..at]);
            start = at + 1;
        }
    }
    all.push(&words[start..]);
    all.into_iter().filter(|piece| !piece.is_empty()).collect()
}
