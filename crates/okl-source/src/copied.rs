//! Copies of ranges with replacements.

use crate::{Piece, Span};
use std::cmp::Reverse;

/// A copy of a range with replacements of parts. Of two that overlap, the one that starts first counts; of two at one
/// place, the longer one. Replacements of what is not wholly in the range are left out.
pub fn copied(span: Span, mut changes: Vec<(Span, String)>) -> Vec<Piece> {
    changes.sort_by_key(|(place, _)| (place.start, !place.is_empty(), Reverse(place.end)));
    let (mut pieces, mut at) = (Vec::new(), span.start);
    for (place, text) in changes {
        if place.start < at || span.end < place.end {
            continue;
        }
        pieces.push(Piece::Source(Span::new(at, place.start)));
        pieces.push(Piece::Stands { text, from: place });
        at = place.end;
    }
    pieces.push(Piece::Source(Span::new(at, span.end)));
    pieces.retain(|piece| !matches!(piece, Piece::Source(span) if span.is_empty()));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_replacement_at_a_place_counts() {
        let stands =
            |text: &str, start, end| Piece::Stands { text: text.into(), from: Span::new(start, end) };
        let change = |start, end, text: &str| (Span::new(start, end), text.to_string());
        let changes = vec![
            change(4, 5, "b"),
            change(4, 7, "c"),
            change(6, 9, "d"),
            change(4, 4, "a"),
            change(18, 22, "e"),
        ];
        assert_eq!(
            copied(Span::new(2, 20), changes),
            [
                Piece::Source(Span::new(2, 4)),
                stands("a", 4, 4),
                stands("c", 4, 7),
                Piece::Source(Span::new(7, 20))
            ]
        );
    }
}
