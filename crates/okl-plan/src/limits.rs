//! Launches that exceed the limits of a target's devices.

use crate::{Launch, Plan};
use okl_analysis::Analyzed;
use okl_model::VarId;
use okl_source::{Diagnostic, DiagnosticId, Span};
use okl_target::Target;

const LAUNCH_LIMIT: DiagnosticId = DiagnosticId::new("launch-limit");

/// `launch-limit`: more work items in a group or on one of its axes, or more `@shared` memory, than any device of the
/// target allows.
pub fn limits_exceeded(target: &Target, unit: &Analyzed, plan: &Plan<'_>) -> Vec<Diagnostic> {
    plan.launches().flat_map(|launch| of_launch(target, unit, launch)).collect()
}

fn of_launch(target: &Target, unit: &Analyzed, launch: &Launch<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let title = target.title();
    if let Some((message, axis)) = too_many_items(target, launch) {
        let error = Diagnostic::error(LAUNCH_LIMIT, message, header(unit, launch, axis));
        found.push(error.help(match axis {
            Some(_) => "give the loop another axis, or let each work item do several elements in a loop",
            None => "spread the work over more groups, or let each work item do several elements in a loop",
        }));
    }
    let size = |id: &VarId| unit.ty(unit.variable(*id).ty).size;
    let bytes: u64 = launch.group_memory.iter().filter_map(size).sum();
    if let Some(most) = target.limits.group_bytes.filter(|most| bytes > *most) {
        let largest = launch.group_memory.iter().max_by_key(|id| size(id));
        let largest = unit.variable(*largest.expect("there is too much of it"));
        let message = format!("a group has {bytes} bytes of `@shared` memory, and {title} allows {most}");
        let error = Diagnostic::error(LAUNCH_LIMIT, message, largest.name_span);
        found.push(
            error.here("the largest of it").help("keep less of it at once, or give each group less to do"),
        );
    }
    found
}

/// The message for a group with too many work items. With an axis if only that axis exceeds its limit, not the group as
/// a whole.
fn too_many_items(target: &Target, launch: &Launch<'_>) -> Option<(String, Option<usize>)> {
    let (limits, title) = (&target.limits, target.title());
    if let (Some(most), Some(size)) = (limits.group_items, launch.grid.group_size())
        && size > most
    {
        return Some((format!("a group has {size} work items, and {title} allows {most}"), None));
    }
    let axes = launch.grid.inner.iter().zip(limits.group_axis_items?).enumerate();
    let mut beyond = axes.filter_map(|(axis, (count, most))| Some((axis, count.value()?, most)));
    let (axis, size, most) = beyond.find(|(_, size, most)| size > most)?;
    let name = ["x", "y", "z"][axis];
    let message = format!("axis {axis} ({name}) of a group has {size} work items, and {title} allows {most}");
    Some((message, Some(axis)))
}

/// The header of the first `@inner` loop, on `axis` if there is one.
fn header(unit: &Analyzed, launch: &Launch<'_>, axis: Option<usize>) -> Span {
    let inner = launch.nest.paths.iter().flat_map(|path| &path.inner);
    let wanted = inner.filter(|l| axis.is_none_or(|axis| usize::from(l.axis.0) == axis));
    let mut headers = wanted.filter_map(|l| unit.for_loop(l.id).as_for()).map(|l| l.header);
    headers.next().unwrap_or(launch.root.span)
}

#[cfg(test)]
mod tests;
