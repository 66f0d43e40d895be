//! `@simd_length`

use crate::region::{spreads, walk};
use crate::structure::{LoopKind, tree};
use okl_model::{Arguments, AttrUse, Attribute, FunctionId, SiteKind, Unit};
use okl_source::Diagnostic;

/// gives the number of work items that run in step, where the target lets one choose
///
/// A backend that can choose reads [`AttrUse::values`]; on the others the attribute vanishes.
pub(super) struct SimdLength;

impl Attribute for SimdLength {
    fn name(&self) -> &str {
        "simd_length"
    }

    fn summary(&self) -> &str {
        "gives the number of work items that run in step, where the target lets one choose"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Expressions { min: 1, max: 1 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }

    /// `simd-length-value`
    fn check(&self, unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        for (size, text) in unit.values(attr).iter().zip(&attr.args) {
            let message = match size.value {
                Some(value) if value > 0 => continue,
                Some(value) => format!("`@simd_length` takes a positive number, and this is {value}"),
                None => format!("`{text}` in `@simd_length` is not a constant"),
            };
            out.push(
                Diagnostic::error("simd-length-value", message, attr.span)
                    .help("give the number of work items of a sub-group: `@simd_length(16)`"),
            );
        }
    }

    /// `simd-length-placement`
    fn check_kernel(&self, unit: &Unit, kernel: FunctionId, out: &mut Vec<Diagnostic>) {
        let Some(tree) = tree(unit, kernel) else { return };
        walk(unit, tree.function, &mut |spot| {
            let Some(id) = unit.find_attr(&spot.stmt.attrs, "simd_length") else { return };
            let nested = spot.around.iter().any(|stmt| spreads(unit, stmt, LoopKind::Outer));
            let what = match (nested, spreads(unit, spot.stmt, LoopKind::Outer)) {
                (false, true) => return,
                (true, _) => "inside of an `@outer` loop",
                (false, false) => "on a loop that is not `@outer`",
            };
            let message = format!("`@simd_length` {what}");
            out.push(
                Diagnostic::error("simd-length-placement", message, unit.attribute(id).span)
                    .help("put it on the outermost `@outer` loop: it holds for a whole launch"),
            );
        });
    }
}
