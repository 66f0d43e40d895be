//! Variables of host code that device code reads and that have no value.

use super::Facts;
use crate::region::{Region, walk};
use okl_analysis::{Analyzed, Use};
use okl_model::{StmtKind, VarId};
use okl_source::{Diagnostic, DiagnosticId};
use rustc_hash::FxHashMap;

const UNSET_VARIABLE: DiagnosticId = DiagnosticId::new("unset-variable");

/// `unset-variable`: each work item, or each group on a CPU, reads an indeterminate value.
pub(super) fn are_read(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let unit = facts.unit;
    for kernel in facts.whole_kernels() {
        let mut declared: Vec<VarId> = Vec::new();
        let mut uses: FxHashMap<VarId, Vec<(Use, Region)>> = FxHashMap::default();
        walk(unit, kernel, &mut |spot| {
            if let (StmtKind::Declaration(variables), Region::Host) = (&spot.stmt.kind, spot.region) {
                declared.extend(variables.iter().filter(|id| starts_unset(unit, **id)));
            }
            for used in unit.uses(spot.stmt) {
                uses.entry(used.variable).or_default().push((used.clone(), spot.region));
            }
        });
        for id in declared {
            let Some(all) = uses.get(&id) else { continue };
            let is_set = all.iter().any(|(used, _)| used.access.may_write());
            let read = all.iter().find(|(_, region)| *region != Region::Host);
            if let Some((read, _)) = read.filter(|_| !is_set) {
                let variable = unit.variable(id);
                out.push(
                    Diagnostic::warning(
                        UNSET_VARIABLE,
                        format!("device code reads `{}`, and nothing sets it", variable.name),
                        read.span,
                    )
                    .label(variable.name_span, "declared without a value")
                    .help("give it a value where it is declared, or declare it in device code"),
                );
            }
        }
    }
}

/// True for a variable that is declared without an initialiser and whose type has no initial value.
fn starts_unset(unit: &Analyzed, id: VarId) -> bool {
    let variable = unit.variable(id);
    let ty = unit.ty(variable.ty);
    variable.init.is_none()
        && !ty.is_constructed
        && !ty.is_reference()
        && !variable.is_static
        && !variable.is_binding
}
