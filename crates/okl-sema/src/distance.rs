//! What the number of rounds of a loop depends on.
//!
//! `for (int i = g; i < g + B; ++i)` has `B` rounds whatever `g` is: a launch size can be computed
//! without it. [`distance`] takes `bound - start` apart and lets equal terms cancel out.

use okl_model::{Canonical, Unit};
use okl_source::Span;

/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Whether it is taken away.
    pub negative: bool,
    /// Where it stands.
    pub place: Span,
}

/// The terms of `bound - start` that are left once equal ones have cancelled out.
///
/// Terms are equal when they are written alike, white space apart. Nothing is computed, so
/// `2 * g - g` keeps both terms.
pub fn distance(unit: &Unit, count: &Canonical) -> Vec<Term> {
    let mut left: Vec<Term> = Vec::new();
    let flipped = |term: Term| Term { negative: !term.negative, ..term };
    let bound = terms(&unit.text, count.bound.span);
    let start = terms(&unit.text, count.start.span).into_iter().map(flipped);
    for term in bound.into_iter().chain(start) {
        let cancels = |other: &Term| other.negative != term.negative && key(unit, *other) == key(unit, term);
        match left.iter().position(cancels) {
            Some(at) => drop(left.remove(at)),
            None => left.push(term),
        }
    }
    left.retain(|term| key(unit, *term) != "0");
    left
}

/// A term without its white space.
fn key(unit: &Unit, term: Term) -> String {
    unit.source(term.place).split_whitespace().collect()
}

/// The terms of a sum; the whole of it when it is none.
fn terms(text: &str, place: Span) -> Vec<Term> {
    let mut found = Vec::new();
    collect(text, place, false, &mut found);
    found
}

fn collect(text: &str, place: Span, negative: bool, found: &mut Vec<Term>) {
    let place = without_parentheses(text, trimmed(text, place));
    match split(text, place) {
        Some(parts) if parts.len() > 1 || parts.iter().any(|part| part.negative) => {
            for part in parts {
                collect(text, part.place, negative != part.negative, found);
            }
        }
        _ => found.push(Term { negative, place }),
    }
}

fn trimmed(text: &str, place: Span) -> Span {
    let inside = place.of(text);
    let start = place.start + (inside.len() - inside.trim_start().len()) as u32;
    Span::new(start, start.max(place.end - (inside.len() - inside.trim_end().len()) as u32))
}

/// The inside of `(a + b)`; `(a) + (b)` stays.
fn without_parentheses(text: &str, place: Span) -> Span {
    let inside = place.of(text);
    if !inside.starts_with('(') || !inside.ends_with(')') {
        return place;
    }
    let mut depth = 0_i32;
    for (at, byte) in inside.bytes().enumerate() {
        depth += match byte {
            b'(' => 1,
            b')' => -1,
            _ => 0,
        };
        if depth == 0 && at + 1 < inside.len() {
            return place;
        }
    }
    without_parentheses(text, trimmed(text, Span::new(place.start + 1, place.end - 1)))
}

/// Cuts `a + b - c` at its top level; `None` when an operator there binds weaker than `+`, or
/// when something is not understood.
fn split(text: &str, place: Span) -> Option<Vec<Term>> {
    let bytes = place.of(text).as_bytes();
    let mut parts = Vec::new();
    let mut depth = 0_i32;
    let (mut start, mut negative) = (0, false);
    let mut at = 0;
    while at < bytes.len() {
        let (byte, next) = (bytes[at], bytes.get(at + 1).copied().unwrap_or(b' '));
        match byte {
            b'"' | b'\'' => return None,
            b'/' if next == b'/' || next == b'*' => return None,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ if depth > 0 => {}
            b'-' if next == b'>' => at += 1,
            b'+' | b'-' if next == byte => return None,
            b'+' | b'-' => {
                let before = bytes[start..at].trim_ascii();
                match before.last() {
                    None => negative ^= byte == b'-',
                    Some(last) if is_end_of_operand(*last) && !is_exponent(before) => {
                        parts.push(part(place, start, at, negative));
                        negative = byte == b'-';
                    }
                    // `a * -b`
                    Some(_) => {
                        at += 1;
                        continue;
                    }
                }
                start = at + 1;
            }
            b'<' | b'>' | b'?' | b':' | b'&' | b'|' | b'^' | b'=' | b',' => return None,
            _ => {}
        }
        at += 1;
    }
    parts.push(part(place, start, bytes.len(), negative));
    (depth == 0).then_some(parts)
}

fn part(place: Span, start: usize, end: usize, negative: bool) -> Term {
    Term { negative, place: Span::new(place.start + start as u32, place.start + end as u32) }
}

fn is_end_of_operand(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b')' | b']' | b'.') || byte >= 0x80
}

/// Whether a text ends in a number that goes on after a sign: `1e`.
fn is_exponent(before: &[u8]) -> bool {
    let word =
        before.rsplit(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'.')).next().unwrap_or_default();
    word.first().is_some_and(u8::is_ascii_digit)
        && word.last().is_some_and(|last| matches!(last, b'e' | b'E' | b'p' | b'P'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::{Comparison, Direction, Expr, IntType};

    /// What is left of `bound - start`.
    fn left(start: &str, bound: &str) -> String {
        let text = format!("{start};{bound}");
        let expr = |from: usize, len: usize| Expr {
            span: Span::new(from as u32, (from + len) as u32),
            ..Expr::default()
        };
        let count = Canonical {
            start: expr(0, start.len()),
            comparison: Comparison::Less,
            bound: expr(start.len() + 1, bound.len()),
            step: None,
            direction: Direction::Up,
            compared: IntType { bits: 32, signed: true },
        };
        let unit = Unit { text, ..Unit::default() };
        let terms = distance(&unit, &count);
        let sign = |term: &Term| if term.negative { '-' } else { '+' };
        terms.iter().map(|term| format!("{}{}", sign(term), key(&unit, *term))).collect()
    }

    #[test]
    fn equal_terms_cancel_out() {
        for (start, bound) in [
            ("g", "g + B"),
            ("g", "B + g"),
            ("(g)", "( g )+B"),
            ("2 * g", "2*g + B"),
            ("g - 1", "g + B - 1"),
            ("-(g + 1)", "B - g - 1"),
            ("f(g, 1)", "(f(g, 1) + (B))"),
            ("p->g", "p->g + B"),
        ] {
            assert_eq!(left(start, bound), "+B", "{start} to {bound}");
        }
    }

    #[test]
    fn what_is_not_a_sum_stays_whole() {
        assert_eq!(left("g", "g < 4 ? g + 1 : B"), "+g<4?g+1:B-g");
        assert_eq!(left("g", "g << 1 + 1"), "+g<<1+1-g");
        assert_eq!(left("g", "2 * -g"), "+2*-g-g");
        assert_eq!(left("0", "N"), "+N");
        assert_eq!(left("g", "g"), "");
    }

    #[test]
    fn unfinished_text_is_no_sum() {
        for text in ["(", ")", "a +", "+", "", "1e-5", "a++ + b"] {
            left(text, text);
        }
    }
}
