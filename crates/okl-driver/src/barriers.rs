//! `--emit barriers`: the barriers that were added, and the accesses that each of them separates.

use okl_model::{Access, Accessed, Barrier};
use okl_normalizer::Normalized;
use okl_source::{Sources, Span};

/// One line for each barrier, in the order of the source:
/// `add.okl:7:5: barrier after the write of `s` at add.okl:5:9, before the read of `s` at add.okl:8:14`
pub(crate) fn report(barriers: &[Barrier], normalized: &Normalized, sources: &Sources) -> String {
    let place = |span: Span| place(normalized, sources, span);
    let mut sorted: Vec<&Barrier> = barriers.iter().collect();
    sorted.sort_by_key(|barrier| barrier.at);
    sorted
        .iter()
        .map(|Barrier { at, first, second }| {
            format!(
                "{}: barrier after the {} at {}, before the {} at {}\n",
                place(Span::new(*at, at + 1)),
                what(first),
                place(first.span),
                what(second),
                place(second.span)
            )
        })
        .collect()
}

/// The user's place for a range of the normalized text: `add.okl:7:5`.
pub(crate) fn place(normalized: &Normalized, sources: &Sources, span: Span) -> String {
    normalized.locate(span).map_or("?".to_string(), |place| {
        let place = sources.written(place);
        let shown = sources.get(place.file).shown(place.span.start);
        format!("{}:{}:{}", shown.path, shown.at.line, shown.at.column)
    })
}

/// The access in words: "write of `s`".
fn what(accessed: &Accessed) -> String {
    let kind = match accessed.access {
        Access::Name => "name",
        Access::Read => "read",
        Access::Write => "write",
        Access::Update => "update",
        Access::Escape => "use",
    };
    format!("{kind} of `{}`", accessed.name)
}
