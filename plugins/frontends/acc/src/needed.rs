//! The declarations that kernels need: in a text apart from a host program in C, nothing else of it has to be C++.

use crate::launched::Launched;
use okl_plugin::model::{DeclarationKind, Item, ItemKind};
use okl_plugin::{Piece, Span, Unit, words};
use std::collections::BTreeSet;

/// The indices of the items that kernels name, directly or through each other. Functions are told apart elsewhere: they
/// count if `is_called` returns true.
pub fn needed(unit: &Unit, kernels: &[Launched], is_called: &dyn Fn(&Item) -> bool) -> BTreeSet<usize> {
    let mut named: BTreeSet<&str> = BTreeSet::new();
    for piece in kernels.iter().flat_map(|launched| &launched.kernel.pieces) {
        named.extend(words(match piece {
            Piece::Source(span) => unit.source(*span),
            Piece::Text(text) | Piece::Stands { text, .. } => text,
        }));
    }
    let is_named = |item: &Item| match item.kind {
        ItemKind::Function(_) => is_called(item),
        // What is in it is placed with it, or on its own.
        ItemKind::Namespace => true,
        _ => names_of(unit, item).iter().any(|name| named.contains(name)),
    };
    let mut open: Vec<usize> =
        unit.items.iter().enumerate().filter(|(_, item)| is_named(item)).map(|(at, _)| at).collect();
    let mut found = BTreeSet::new();
    while let Some(at) = open.pop() {
        if found.insert(at) {
            let needs = unit.items[at].needs.iter().map(|at| *at as usize);
            open.extend(
                needs.filter(|at| unit.items.get(*at).is_some_and(|item| is_data(item) || is_called(item))),
            );
        }
    }
    found
}

fn is_data(item: &Item) -> bool {
    !matches!(item.kind, ItemKind::Function(_))
}

/// The names that an item declares: its own, and the enumerators of an enumeration.
fn names_of<'u>(unit: &'u Unit, item: &'u Item) -> Vec<&'u str> {
    let inside = unit.declarations.iter().filter(|one| item.span.contains(one.span));
    let enumerations = inside.filter(|one| one.kind == DeclarationKind::Enum);
    let enumerators = enumerations.flat_map(|one| &one.enumerators).map(|name: &Span| unit.source(*name));
    enumerators.chain([item.name.as_str()]).filter(|name| !name.is_empty()).collect()
}
