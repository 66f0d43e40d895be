//! The macros that code needs which is printed as the user wrote it.
//!
//! The body of a macro is plain text: the names in it are known by their spelling alone, and a macro that pastes tokens
//! may produce any name.

use okl_model::{DirectiveKind, Unit};
use okl_source::{Cover, Span, words};
use std::collections::BTreeSet;

/// The names of the macros that the text and the command line define.
pub fn defined_names(unit: &Unit) -> impl Iterator<Item = &str> {
    let of_text = unit.directives.iter().filter(|line| line.kind == DirectiveKind::Define);
    // `#define N 64`
    let of_line = unit.prologue.iter().filter_map(|line| words(line).nth(1));
    of_text.filter_map(|line| words(&line.text).next()).chain(of_line)
}

/// The macro definitions that the printed code of `spans` may refer to, and those that these refer to in turn.
///
/// A macro that pastes tokens may refer to any other macro: if one is needed, all are.
pub fn definitions_named(unit: &Unit, spans: &[Span]) -> Vec<Span> {
    let inside = Cover::new(spans.iter().copied());
    let mut named: BTreeSet<&str> = BTreeSet::new();
    // The text of macro uses as the user wrote it.
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
