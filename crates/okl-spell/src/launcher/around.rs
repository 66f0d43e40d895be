//! The declarations that the functions of a launcher depend on.

use crate::item_closure::{items_named, standard_includes};
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_analysis::macros::definitions_named;
use okl_model::{Function, Ty};
use okl_source::{Cover, EditSet, Piece, Span};

/// Replaces the user's whole text by the launcher's pieces.
pub(super) fn without_own_text(job: &Job<'_>, pieces: Vec<Piece>, edits: &mut EditSet) {
    let unit = job.unit;
    // Other members of the namespace may be copied, so the kernel is removed from it.
    for (_, kernel) in unit.kernels().filter(|(_, kernel)| !namespaces(unit, kernel).is_empty()) {
        edits.supplant(job.owner(), kernel.span, Vec::new());
    }
    edits.supplant(job.owner(), Span::new(0, unit.text.len() as u32), pieces);
}

/// The types, constants and functions that the host code mentions, and the macros they use; appends the items to
/// `host`.
pub(super) fn needed(unit: &Analyzed, host: &mut Vec<Span>) -> Vec<Span> {
    let items: Vec<Span> = items_named(unit, host).into_iter().map(|at| unit.items[at].span).collect();
    host.extend(&items);
    let in_item = Cover::new(unit.items.iter().map(|item| item.span));
    let mut kept: Vec<Span> =
        definitions_named(unit, host).into_iter().filter(|span| !in_item.contains(*span)).collect();
    kept.extend(standard_includes(unit));
    // A struct may be defined in a typedef: `typedef struct { ... } T;`
    kept.extend(items.into_iter().map(|span| whole_item(unit, span)));
    kept.sort();
    kept.dedup();
    kept
}

/// The names of the namespaces around a kernel, outermost first.
pub(super) fn namespaces<'u>(unit: &'u Analyzed, kernel: &Function) -> Vec<&'u str> {
    let around = unit.namespaces().filter(|one| one.body.is_some_and(|body| body.contains(kernel.span)));
    around.map(|one| one.name.as_str()).collect()
}

/// The declaration that contains an item; the item itself if it is separate.
fn whole_item(unit: &Analyzed, span: Span) -> Span {
    unit.item_around(span).unwrap_or(span)
}

/// `const int` for `int`.
pub(super) fn as_const(ty: Ty<'_>) -> String {
    if ty.is_const { ty.spelling.clone() } else { format!("const {}", ty.spelling) }
}
