//! Variables that are kept from one part of a kernel to another.

use crate::ids::IRGL_UNSUPPORTED;
use crate::tree::Kernel;
use crate::words::Words;
use crate::write::Ways;
use crate::write::parts::parts;
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeSet;

/// Reports variables that cannot be kept.
pub(crate) fn check(words: &Words<'_>, kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let mut told: BTreeSet<Span> = BTreeSet::new();
    for kept in parts(words, kernel, Ways::default()).iter().flat_map(|part| &part.loads) {
        let name = &kept.variable.name;
        let is_unknown = kept.ty == "auto" || kept.variable.is_other;
        let shares = !kept.variable.extents.is_empty() && words.parts_of(kept.declaration) > 1;
        if (is_unknown || shares) && told.insert(name.span) {
            let message =
                format!("`{}` is needed behind a barrier, and is no number and no array alone", name.text);
            let said = Diagnostic::error(IRGL_UNSUPPORTED, message, name.span);
            found.push(
                said.help("declare it as a number with its type, or as an array in a declaration of its own"),
            );
        }
    }
}
