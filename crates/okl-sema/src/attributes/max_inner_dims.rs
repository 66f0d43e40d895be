//! `@max_inner_dims`

use crate::region::{spreads, walk};
use crate::rules::iterations;
use crate::structure::{LoopKind, assign_axes, tree};
use okl_model::{Arguments, AttrUse, Attribute, FunctionId, SiteKind, Unit};
use okl_source::{Diagnostic, DiagnosticId};

const MAX_INNER_DIMS_PLACEMENT: DiagnosticId = DiagnosticId::new("max-inner-dims-placement");
const MAX_INNER_DIMS_TOO_SMALL: DiagnosticId = DiagnosticId::new("max-inner-dims-too-small");
const MAX_INNER_DIMS_VALUE: DiagnosticId = DiagnosticId::new("max-inner-dims-value");

/// The attribute `@max_inner_dims`: gives an upper limit for the size of a group on each axis.
pub(super) struct MaxInnerDims;

impl Attribute for MaxInnerDims {
    fn name(&self) -> &str {
        "max_inner_dims"
    }

    fn summary(&self) -> &str {
        "gives an upper limit for the size of a group"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Expressions { min: 1, max: 3 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }

    /// `max-inner-dims-value`
    fn check(&self, unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        for (size, text) in unit.values(attr).iter().zip(attr.args()) {
            let message = match size.value {
                Some(value) if value > 0 => continue,
                Some(value) => format!("`@max_inner_dims` takes positive sizes, and this is {value}"),
                None => format!("`{text}` in `@max_inner_dims` is not a constant integer"),
            };
            out.push(Diagnostic::error(MAX_INNER_DIMS_VALUE, message, attr.span).help(
                "give the largest number of work items on each axis, x first: `@max_inner_dims(32, 4)`",
            ));
        }
    }

    /// `max-inner-dims-placement`, `max-inner-dims-too-small`
    fn check_kernel(&self, unit: &Unit, kernel: FunctionId, out: &mut Vec<Diagnostic>) {
        let Some(tree) = tree(unit, kernel) else { return };
        walk(unit, tree.function, &mut |spot| {
            let Some(id) = unit.find_attr(&spot.stmt.attrs, "max_inner_dims") else { return };
            let nested = spot.around.iter().any(|stmt| spreads(unit, stmt, LoopKind::Outer));
            if nested || !spreads(unit, spot.stmt, LoopKind::Outer) {
                let what = match nested {
                    true => "inside of another `@outer` loop",
                    false => "on a loop that is not `@outer`",
                };
                let message = format!("`@max_inner_dims` {what}");
                out.push(
                    Diagnostic::error(MAX_INNER_DIMS_PLACEMENT, message, unit.attribute(id).span)
                        .help("put it on the outermost `@outer` loop: it limits a whole launch"),
                );
            }
        });
        for root in &tree.roots {
            let Some(id) = unit.find_attr(&root.stmt.attrs, "max_inner_dims") else { continue };
            let limits: Vec<Option<i64>> =
                unit.values(unit.attribute(id)).iter().map(|size| size.value).collect();
            let mut told = Vec::new();
            for path in root.paths() {
                let nodes: Vec<_> = path.into_iter().filter(|node| node.kind == LoopKind::Inner).collect();
                let given: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
                for (node, axis) in nodes.iter().zip(assign_axes(&given).unwrap_or_default()) {
                    let limit = limits.get(usize::from(axis.0)).copied().unwrap_or(Some(1));
                    let (Some(limit), Some(count)) = (limit, iterations(unit, node)) else { continue };
                    let place = node.place(unit);
                    if limit > 0 && count > limit as u64 && !told.contains(&place) {
                        told.push(place);
                        let message = format!("`@max_inner_dims` allows {limit} on axis {}", axis.0);
                        out.push(
                            Diagnostic::error(MAX_INNER_DIMS_TOO_SMALL, message, unit.attribute(id).span)
                                .label(place, format!("this loop has {count} iterations"))
                                .help("give the largest number of work items on each axis, x first"),
                        );
                    }
                }
            }
        }
    }
}
