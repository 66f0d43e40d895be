use crate::Span;
use std::cmp::Reverse;

/// A set of nested ranges with a value for each: bodies, braces, statements.
///
/// Two ranges are disjoint, or one contains the other.
#[derive(Clone, Debug)]
pub struct Nest<T> {
    /// Sorted by start, outer ranges first; each with the index of its parent.
    ranges: Vec<(Span, T, Option<usize>)>,
}

impl<T> Nest<T> {
    /// The nest of the given ranges. Of equal ranges, the later one is inside of the earlier one.
    pub fn new(ranges: impl IntoIterator<Item = (Span, T)>) -> Nest<T> {
        let mut ranges: Vec<(Span, T, Option<usize>)> =
            ranges.into_iter().map(|(span, known)| (span, known, None)).collect();
        ranges.sort_by_key(|(span, ..)| (span.start, Reverse(span.end)));
        let mut open: Vec<usize> = Vec::new();
        for at in 0..ranges.len() {
            let span = ranges[at].0;
            while open.last().is_some_and(|last| !ranges[*last].0.contains(span)) {
                open.pop();
            }
            ranges[at].2 = open.last().copied();
            open.push(at);
        }
        Nest { ranges }
    }

    /// The ranges that contain `place`, innermost first.
    pub fn around(&self, place: Span) -> impl Iterator<Item = (Span, &T)> {
        let first = self.ranges.partition_point(|(span, ..)| span.start <= place.start).checked_sub(1);
        let outwards = std::iter::successors(first, |at| self.ranges[*at].2);
        let ranges = outwards.map(|at| (self.ranges[at].0, &self.ranges[at].1));
        ranges.filter(move |(span, _)| span.contains(place))
    }
}

impl<T> Default for Nest<T> {
    fn default() -> Nest<T> {
        Nest { ranges: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_around_a_place_is_found_from_inside() {
        let spans = [(0, 40), (2, 10), (3, 5), (6, 9), (12, 30), (12, 20), (12, 20), (31, 31), (50, 60)];
        let spans = spans.map(|(start, end)| Span::new(start, end));
        let nest = Nest::new(spans.into_iter().zip(0..));
        for start in 0..62 {
            for end in start..62 {
                let place = Span::new(start, end);
                let found: Vec<Span> = nest.around(place).map(|(span, _)| span).collect();
                let mut expected: Vec<Span> = spans.into_iter().filter(|span| span.contains(place)).collect();
                expected.sort_by_key(|span| (Reverse(span.start), span.end));
                assert_eq!(found, expected, "{place:?}");
            }
        }
        let inside: Vec<i32> = nest.around(Span::new(13, 14)).map(|(_, at)| *at).collect();
        assert_eq!(inside, [6, 5, 4, 0]);
    }
}
