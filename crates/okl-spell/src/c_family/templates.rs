//! Templates of variables that device code does not name, and explicit instantiations.
//!
//! ```text
//! template <class T> constexpr T scale = T(3);
//! ```

use crate::device_items::whole_lines;
use crate::job::Job;
use okl_analysis::Named;
use okl_model::{Item, ItemKind};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Removes them: a text has them when their values stand in place of their names, or for other targets.
pub(super) fn leave_out(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let is_template =
        |item: &&Item| item.kind == ItemKind::Other && unit.source(item.span).starts_with("template");
    let all: Vec<&Item> = unit.items.iter().chain(&unit.members).filter(is_template).collect();
    if all.is_empty() {
        return;
    }
    let functions = job.plan.device.functions().iter().map(|id| unit.function(*id).span);
    let kernels = job.plan.kernels.iter().map(|kernel| kernel.function.span);
    let named: BTreeSet<&str> = functions
        .chain(kernels)
        .flat_map(|span| unit.named_in(span))
        .filter_map(|(_, named)| match named {
            Named::Unknown(name) => Some(name),
            Named::Variable(_) | Named::Function(_) | Named::Declaration(_) => None,
        })
        .collect();
    for item in all.into_iter().filter(|item| !named.contains(item.name.as_str())) {
        edits.supplant(job.owner(), whole_lines(&unit.text, item.span), Vec::new());
    }
}
