//! `@launch_bounds`

use crate::region::{spreads, walk};
use crate::rules::iterations;
use crate::structure::{LoopKind, Node, assign_axes, tree};
use okl_model::{Arguments, AttrUse, Attribute, FunctionId, SiteKind, Unit};
use okl_source::{Diagnostic, DiagnosticId};

const LAUNCH_BOUNDS_PLACEMENT: DiagnosticId = DiagnosticId::new("launch-bounds-placement");
const LAUNCH_BOUNDS_TOO_SMALL: DiagnosticId = DiagnosticId::new("launch-bounds-too-small");
const LAUNCH_BOUNDS_VALUE: DiagnosticId = DiagnosticId::new("launch-bounds-value");

/// The attribute `@launch_bounds`: promises how many work items a group has at most, and wishes for a number of groups
/// that share a multiprocessor, for the target's compiler.
pub(super) struct LaunchBounds;

impl Attribute for LaunchBounds {
    fn name(&self) -> &str {
        "launch_bounds"
    }

    fn summary(&self) -> &str {
        "tells the target's compiler how large groups are at most, and how many are to share a multiprocessor"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Expressions { min: 1, max: 2 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }

    /// `launch-bounds-value`
    fn check(&self, unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        for (number, text) in unit.values(attr).iter().zip(attr.args()) {
            let message = match number.value {
                Some(value) if value > 0 => continue,
                Some(value) => format!("`@launch_bounds` takes positive numbers, and this is {value}"),
                None => format!("`{text}` in `@launch_bounds` is not a constant integer"),
            };
            out.push(Diagnostic::error(LAUNCH_BOUNDS_VALUE, message, attr.span).help(
                "give the largest number of work items of a group, and perhaps a number of groups: `@launch_bounds(256, 4)`",
            ));
        }
    }

    /// `launch-bounds-placement`, `launch-bounds-too-small`
    fn check_kernel(&self, unit: &Unit, kernel: FunctionId, out: &mut Vec<Diagnostic>) {
        let Some(tree) = tree(unit, kernel) else { return };
        walk(unit, tree.function, &mut |spot| {
            let Some(id) = unit.find_attr(&spot.stmt.attrs, "launch_bounds") else { return };
            let nested = spot.around.iter().any(|stmt| spreads(unit, stmt, LoopKind::Outer));
            if nested || !spreads(unit, spot.stmt, LoopKind::Outer) {
                let what = match nested {
                    true => "inside of another `@outer` loop",
                    false => "on a loop that is not `@outer`",
                };
                let message = format!("`@launch_bounds` {what}");
                out.push(
                    Diagnostic::error(LAUNCH_BOUNDS_PLACEMENT, message, unit.attribute(id).span)
                        .help("put it on the outermost `@outer` loop: it holds for a whole launch"),
                );
            }
        });
        for root in &tree.roots {
            let Some(id) = unit.find_attr(&root.stmt.attrs, "launch_bounds") else { continue };
            let limit = unit.values(unit.attribute(id)).first().and_then(|limit| limit.value);
            let (Some(limit), Some(size)) = (limit.filter(|limit| *limit > 0), size(unit, root)) else {
                continue;
            };
            if size > limit as u64 {
                let message = format!("`@launch_bounds` allows {limit} work items, and a group has {size}");
                out.push(
                    Diagnostic::error(LAUNCH_BOUNDS_TOO_SMALL, message, unit.attribute(id).span)
                        .help("give the largest number of work items of a group, on all axes together"),
                );
            }
        }
    }
}

/// The number of work items of a group; `None` if a loop has a count that is not known.
fn size(unit: &Unit, root: &Node<'_>) -> Option<u64> {
    let mut axes = [1_u64; 3];
    for path in root.paths() {
        let nodes: Vec<_> = path.into_iter().filter(|node| node.kind == LoopKind::Inner).collect();
        let given: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
        for (node, axis) in nodes.iter().zip(assign_axes(&given)?) {
            let axis = axes.get_mut(usize::from(axis.0))?;
            *axis = (*axis).max(iterations(unit, node)?);
        }
    }
    axes.into_iter().try_fold(1_u64, u64::checked_mul)
}
