//! Which macros code needs that is printed as the user wrote it.
//!
//! A macro is a text of its own: what it names is known by spelling alone, and one that pastes names may name any.

use okl_model::{DirectiveKind, Unit};
use okl_source::{Cover, Span, words};
use std::collections::BTreeSet;

/// The macros that the text and the command line define.
pub fn defined_names(unit: &Unit) -> impl Iterator<Item = &str> {
    let of_text = unit.directives.iter().filter(|line| line.kind == DirectiveKind::Define);
    // `#define N 64`
    let of_line = unit.prologue.iter().filter_map(|line| words(line).nth(1));
    of_text.filter_map(|line| words(&line.text).next()).chain(of_line)
}

/// The macro definitions that code of `spans`, as it is printed, can name, and those these need.
///
/// A macro that pastes names can name any other: with one of those all stay.
pub fn definitions_named(unit: &Unit, spans: &[Span]) -> Vec<Span> {
    let inside = Cover::new(spans.iter().copied());
    let mut named: BTreeSet<&str> = BTreeSet::new();
    // Macro uses are printed as they were written.
    for fold in unit.folds.iter().filter(|fold| inside.contains(fold.span)) {
        named.extend(words(&fold.text));
    }
    let defined: Vec<_> = unit
        .directives
        .iter()
        .filter(|directive| matches!(directive.kind, DirectiveKind::Define | DirectiveKind::Undef))
        .map(|directive| (directive.text.as_str(), directive.span, unit.source(directive.span)))
        .collect();
    loop {
        let before = named.len();
        for (name, _, body) in &defined {
            if named.contains(name) {
                match body.contains("##") {
                    true => named.extend(defined.iter().map(|(name, ..)| *name)),
                    false => named.extend(words(body)),
                }
            }
        }
        if named.len() == before {
            break;
        }
    }
    defined.into_iter().filter(|(name, ..)| named.contains(name)).map(|(_, span, _)| span).collect()
}

#[cfg(test)]
mod tests;
