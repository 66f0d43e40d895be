//! The ranges of the text that are device code.

use crate::job::Job;
use okl_model::ItemKind;
use okl_source::{Cover, EditSet, Piece, Span};

/// The ranges of a text that still are the user's code, not replaced by edits.
pub(crate) struct DeviceText {
    /// Sorted, without overlaps.
    ranges: Vec<Span>,
    /// Ranges that edits have replaced, directives and attributes: sorted, without overlaps.
    gone: Vec<Span>,
    /// Arguments of attributes that are code, which lowered loops copy: `n + 1` of `[[okl_tile("n + 1")]]`.
    arguments: Vec<Span>,
}

impl DeviceText {
    pub(crate) fn new(job: &Job<'_>, edits: &EditSet) -> DeviceText {
        let mut ranges = parts(job);
        // `static_assert`, templates of variables, `using`.
        let others = job.unit.items.iter().filter(|item| item.kind == ItemKind::Other);
        ranges.extend(others.map(|item| item.span));
        DeviceText { ranges: union(ranges), gone: replaced(job, edits), arguments: arguments(job) }
    }

    /// The whole text, for targets that keep host code.
    pub(crate) fn whole(job: &Job<'_>, edits: &EditSet) -> DeviceText {
        let all = Span::new(0, job.unit.text.len() as u32);
        DeviceText { ranges: vec![all], gone: replaced(job, edits), arguments: arguments(job) }
    }

    /// Returns true if a place is device code that no edit has replaced.
    pub(crate) fn is_left(&self, place: Span) -> bool {
        holds(&self.ranges, place) && (!holds(&self.gone, place) || holds(&self.arguments, place))
    }
}

/// Ranges that are no longer the user's code: directives, attributes, and ranges that edits replace without copying.
fn replaced(job: &Job<'_>, edits: &EditSet) -> Vec<Span> {
    let copies = |piece: &Piece| matches!(piece, Piece::Source(_));
    let whole = edits.iter().filter(|edit| !edit.span.is_empty() && !edit.with.iter().any(copies));
    let directives = job.unit.directives.iter().map(|directive| directive.span);
    let attributes = job.unit.attributes.iter().map(|attr| attr.span);
    union(whole.map(|edit| edit.span).chain(directives).chain(attributes).collect())
}

/// The ranges of the text that are device code.
pub(crate) fn device_code(job: &Job<'_>) -> Cover {
    Cover::new(parts(job))
}

fn parts(job: &Job<'_>) -> Vec<Span> {
    let unit = job.unit;
    let device = &job.plan.device;
    let mut ranges: Vec<Span> = device.functions().iter().map(|id| unit.function(*id).span).collect();
    for kernel in &job.plan.kernels {
        ranges.push(kernel.function.params_span);
        for launch in &kernel.launches {
            // The arguments of its `@tile` are device code, too.
            ranges.push(unit.with_attributes(launch.root));
            // Host declarations that kernels repeat.
            ranges.extend(launch.values.iter().filter_map(|value| value.repeats(unit)));
        }
    }
    ranges.extend(unit.items.iter().filter_map(|item| match item.kind {
        ItemKind::Type | ItemKind::Variable(_) | ItemKind::Namespace => Some(item.span),
        ItemKind::Function(_) | ItemKind::Other => None,
    }));
    ranges
}

/// The arguments of attributes that are expressions.
fn arguments(job: &Job<'_>) -> Vec<Span> {
    union(job.unit.attributes.iter().flat_map(|attr| attr.code(job.unit)).collect())
}

/// Merges overlapping spans into sorted, disjoint ranges.
pub(crate) fn union(mut spans: Vec<Span>) -> Vec<Span> {
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

/// Returns true if one of the sorted, disjoint ranges contains a span.
pub(crate) fn holds(ranges: &[Span], span: Span) -> bool {
    let after = ranges.partition_point(|range| range.start <= span.start);
    after > 0 && ranges[after - 1].contains(span)
}
