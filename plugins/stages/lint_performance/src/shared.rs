//! Lints accesses to `@shared` arrays for bank conflicts.

use crate::access::ArrayAccess;
use crate::ids::LINT_BANK_CONFLICT;
use crate::warp;
use okl_plugin::Diagnostic;
use okl_plugin::analysis::Analyzed;
use std::collections::BTreeSet;

pub(crate) fn lint(unit: &Analyzed, accesses: &[ArrayAccess]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    // With an unknown number of work items per row, the conflicts are unknown.
    let is_known = |access: &&ArrayAccess| access.items.get(&0).is_some_and(Option::is_some);
    let shared = accesses.iter().filter(|access| unit.attributes_of(access.variable).is_shared);
    for access in shared.filter(is_known) {
        let Some(stride) = access.stride(0).filter(|stride| stride.abs() > 1) else { continue };
        let Some(met) = warp::bank_conflicts(access).filter(|met| *met > 1) else { continue };
        if !known.insert((access.variable, stride)) {
            continue;
        }
        let name = &unit.variable(access.variable).name;
        let message = format!(
            "neighbouring work items access elements of `{name}` that lie {} apart: up to {met} of them access one of 32 banks",
            stride.abs()
        );
        let told = Diagnostic::warning(LINT_BANK_CONFLICT, message, access.place)
            .note("accesses to one bank of `@shared` memory are done one after the other")
            .help("make the rows one element longer: an odd distance spreads over all banks");
        found.push(access.with_call(told));
    }
    found
}
