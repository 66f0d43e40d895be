//! Sorted ranges that do not overlap.

use okl_source::Span;

/// The ranges that no other range contains, in source order.
pub(crate) fn outermost(mut spans: Vec<Span>) -> Vec<Span> {
    spans.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
    let mut found: Vec<Span> = Vec::new();
    for span in spans {
        if found.last().is_none_or(|last| last.end <= span.start) {
            found.push(span);
        }
    }
    found
}

/// The range that contains `inner`.
pub(crate) fn around(spans: &[Span], inner: Span) -> Option<Span> {
    let after = spans.partition_point(|span| span.start <= inner.start);
    spans[..after].last().copied().filter(|span| span.contains(inner))
}
