//! Device code as a row of tokens.

use crate::Job;
use crate::tokens::{Token, device_ranges, gone, skipped, tokens};
use okl_analysis::Analyzed;
use okl_model::ItemKind;
use okl_source::{EditSet, Span};
use std::ops::Range;

/// The tokens of a unit, with what is left of device code once others have replaced theirs.
pub(super) struct Code<'c> {
    pub(super) unit: &'c Analyzed,
    tokens: Vec<Token>,
    /// For each token: whether it is device code that nothing has replaced yet.
    device: Vec<bool>,
    /// For each bracket: the other one.
    partners: Vec<Option<usize>>,
    ranges: Vec<Span>,
    /// What others have replaced.
    gone: Vec<Span>,
    taken: Vec<Span>,
    /// Attributes and preprocessor lines.
    skipped: Vec<Span>,
}

impl<'c> Code<'c> {
    pub(super) fn new(job: &Job<'c>, edits: &EditSet) -> Code<'c> {
        let skipped = skipped(job);
        let tokens = tokens(&job.unit.text, &skipped);
        let partners = partners(job.unit, &tokens);
        let mut ranges = device_ranges(job);
        // `static_assert`, templates of variables, `using`.
        let others = job.unit.items.iter().filter(|item| item.kind == ItemKind::Other);
        ranges.extend(others.map(|item| item.span));
        let ranges = union(ranges);
        let mut code = Code {
            unit: job.unit,
            tokens,
            device: Vec::new(),
            partners,
            ranges,
            gone: Vec::new(),
            taken: Vec::new(),
            skipped,
        };
        code.leave_out(edits);
        code
    }

    /// Leaves out what edits replace by something else.
    pub(super) fn leave_out(&mut self, edits: &EditSet) {
        let taken = self.taken.iter().chain(&self.skipped).copied();
        self.gone = union(gone(edits).into_iter().chain(taken).collect());
        self.device = self.tokens.iter().map(|token| self.is_left(token.span)).collect();
    }

    /// Whether a place is device code that nothing has replaced.
    pub(super) fn is_left(&self, place: Span) -> bool {
        holds(&self.ranges, place) && !holds(&self.gone, place)
    }

    /// Leaves out what an edit copies other text to.
    pub(super) fn take(&mut self, span: Span) {
        self.taken.push(span);
    }

    pub(super) fn len(&self) -> usize {
        self.tokens.len()
    }

    /// What stands there; nothing after the end.
    pub(super) fn text(&self, at: usize) -> &'c str {
        self.tokens.get(at).map_or("", |token| self.unit.source(token.span))
    }

    /// What stands `back` tokens before.
    pub(super) fn before(&self, at: usize, back: usize) -> &'c str {
        at.checked_sub(back).map_or("", |at| self.text(at))
    }

    pub(super) fn span(&self, at: usize) -> Span {
        self.tokens.get(at).map_or(Span::at(self.unit.text.len() as u32), |token| token.span)
    }

    pub(super) fn is_word(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is_word)
    }

    pub(super) fn is_device(&self, at: usize) -> bool {
        self.device.get(at).is_some_and(|is_device| *is_device)
    }

    /// The first token that starts at a place or after it.
    pub(super) fn at(&self, place: u32) -> usize {
        self.tokens.partition_point(|token| token.span.start < place)
    }

    /// The other bracket.
    pub(super) fn partner(&self, at: usize) -> Option<usize> {
        self.partners.get(at).copied().flatten()
    }

    /// Where a search goes on that stays out of brackets.
    pub(super) fn skip(&self, at: usize) -> usize {
        match self.partner(at) {
            Some(close) if close > at => close + 1,
            Some(_) | None => at + 1,
        }
    }

    /// The name of `struct alignas(16) P`, `struct [[maybe_unused]] P`, `struct __attribute__((packed)) P`.
    pub(super) fn after_attributes(&self, at: usize) -> usize {
        match self.text(at) {
            "[" => self.after_attributes(self.skip(at)),
            "alignas" | "__attribute__" => self.after_attributes(self.skip(at + 1)),
            _ => at,
        }
    }

    /// The first of some signs in a range, brackets left out.
    pub(super) fn find(&self, range: Range<usize>, signs: &[&str]) -> Option<usize> {
        let mut at = range.start;
        while at < range.end {
            if signs.contains(&self.text(at)) {
                return Some(at);
            }
            at = self.skip(at);
        }
        None
    }

    /// Whether the two characters stand side by side: `++`.
    pub(super) fn is_pair(&self, at: usize, pair: &str) -> bool {
        let span = self.span(at);
        self.unit.text.get(span.start as usize..).is_some_and(|rest| rest.starts_with(pair))
    }
}

/// For each bracket the other one; `<` is none.
fn partners(unit: &Analyzed, tokens: &[Token]) -> Vec<Option<usize>> {
    let mut found = vec![None; tokens.len()];
    let mut open: Vec<(usize, &str)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match unit.source(token.span) {
            "(" => open.push((at, ")")),
            "[" => open.push((at, "]")),
            "{" => open.push((at, "}")),
            close @ (")" | "]" | "}") => {
                if let Some((partner, _)) = open.pop_if(|(_, expected)| *expected == close) {
                    found[partner] = Some(at);
                    found[at] = Some(partner);
                }
            }
            _ => {}
        }
    }
    found
}

/// The same places as ranges in order that do not overlap.
fn union(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_unstable();
    let mut found: Vec<Span> = Vec::new();
    for span in spans {
        match found.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            Some(_) | None => found.push(span),
        }
    }
    found
}

fn holds(ranges: &[Span], span: Span) -> bool {
    let after = ranges.partition_point(|range| range.start <= span.start);
    after > 0 && ranges[after - 1].contains(span)
}
