//! Copies of program text with other words for some names.
//!
//! ```text
//! T *x, Pair<T> p.T       with `double` for `T`:       double *x, Pair<double> p.T
//! ```

use okl_plugin::{Piece, Span, Unit};
use std::collections::BTreeMap;
use std::ops::Range;

/// A copy of a range with replacements.
pub use okl_plugin::copied as with_changes;

/// The new words by name.
pub type Words = BTreeMap<String, String>;

/// A copy of a range without the ranges in `cuts`. Names of members (`p.T`, `p->T`, `a::T`) stay.
pub fn copy(unit: &Unit, span: Span, words: &Words, cuts: &[Span]) -> Vec<Piece> {
    let mut changes: Vec<(Span, String)> =
        cuts.iter().filter(|cut| span.contains(**cut)).map(|cut| (*cut, String::new())).collect();
    let is_kept = |place: Span| cuts.iter().all(|cut| !cut.contains(place));
    let named = places(unit, span, &|word| words.contains_key(word)).into_iter();
    changes.extend(
        named.filter(|place| is_kept(*place)).map(|place| (place, words[unit.source(place)].clone())),
    );
    with_changes(span, changes)
}

/// The places of names in a range, those in directives included, except for names of members. Comments and literals are
/// skipped.
pub fn places(unit: &Unit, span: Span, is_wanted: &dyn Fn(&str) -> bool) -> Vec<Span> {
    let text = unit.source(span);
    let bytes = text.as_bytes();
    let mut skipped = skipped(unit, span).into_iter().peekable();
    let is_word = |byte: u8| byte == b'_' || byte.is_ascii_alphanumeric() || byte >= 0x80;
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        while skipped.next_if(|other| other.end <= at).is_some() {}
        if let Some(other) = skipped.peek().filter(|other| other.start <= at) {
            at = other.end;
        } else if matches!(bytes[at], b'"' | b'\'') {
            at = behind_literal(bytes, at);
        } else if is_word(bytes[at]) {
            let end = (at..bytes.len()).find(|next| !is_word(bytes[*next])).unwrap_or(bytes.len());
            // `1'000` is one number.
            let is_number = bytes[at].is_ascii_digit();
            let is_separated = is_number && bytes.get(end) == Some(&b'\'');
            if !is_number && is_wanted(&text[at..end]) && !is_member(text[..at].trim_end()) {
                found.push(Span::new(span.start + at as u32, span.start + end as u32));
            }
            at = end + usize::from(is_separated);
        } else {
            at += 1;
        }
    }
    found
}

/// The comments and the literals with prefixes in a range, in order, as offsets in its text. Directives count as comments
/// of a unit, and are none here.
fn skipped(unit: &Unit, span: Span) -> Vec<Range<usize>> {
    let in_span = |all: &[Span]| {
        let first = all.partition_point(|one| one.end <= span.start);
        all[first..].iter().copied().take_while(|one| one.start < span.end).collect::<Vec<Span>>()
    };
    let mut found = in_span(&unit.comments);
    found.retain(|one| !unit.source(*one).starts_with('#'));
    found.extend(in_span(&unit.encoded));
    found.sort_unstable();
    let offset = |at: u32| at.max(span.start) as usize - span.start as usize;
    found.into_iter().map(|one| offset(one.start)..offset(one.end)).collect()
}

/// True if the name behind a text is that of a member. `...T` is none.
fn is_member(before: &str) -> bool {
    before.ends_with("->") || before.ends_with("::") || before.ends_with('.') && !before.ends_with("...")
}

fn behind_literal(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != bytes[start] && bytes[at] != b'\n' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}
