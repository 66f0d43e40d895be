//! Launches that go beyond what the devices of a target have.

use crate::{Launch, Plan};
use okl_analysis::Analyzed;
use okl_model::VarId;
use okl_source::Diagnostic;
use okl_target::Target;

/// `launch-limit`: more work items in a group, or more `@shared` memory, than any device has.
pub fn limits_exceeded(target: &Target, unit: &Analyzed, plan: &Plan<'_>) -> Vec<Diagnostic> {
    plan.launches().flat_map(|launch| of_launch(target, unit, launch)).collect()
}

fn of_launch(target: &Target, unit: &Analyzed, launch: &Launch<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let title = target.title();
    if let (Some(most), Some(size)) = (target.limits.group_items, launch.grid.group_size())
        && size > most
    {
        let place = launch.nest.paths.iter().flat_map(|path| &path.inner).map(|l| unit.for_loop(l.id));
        let place =
            place.filter_map(|stmt| stmt.as_for()).map(|l| l.header).next().unwrap_or(launch.root.span);
        let message = format!("a group has {size} work items, and {title} allows {most}");
        let warning = Diagnostic::warning("launch-limit", message, place);
        found.push(
            warning.help(
                "spread the work over more groups, or let each work item do several elements in a loop",
            ),
        );
    }
    let size = |id: &VarId| unit.ty(unit.variable(*id).ty).size;
    let bytes: u64 = launch.group_memory.iter().filter_map(size).sum();
    if let Some(most) = target.limits.group_bytes.filter(|most| bytes > *most) {
        let largest = launch.group_memory.iter().max_by_key(|id| size(id));
        let largest = unit.variable(*largest.expect("there is too much of it"));
        let message = format!("a group has {bytes} bytes of `@shared` memory, and {title} allows {most}");
        let warning = Diagnostic::warning("launch-limit", message, largest.name_span);
        found.push(
            warning.here("the largest of it").help("keep less of it at once, or give each group less to do"),
        );
    }
    found
}

#[cfg(test)]
mod tests;
