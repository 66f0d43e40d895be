//! Makes the plan of a unit.

use crate::arguments::{Privatised, changed_by_host, changed_parameters, privatised};
use crate::exclusive::{beside_copies, group_memory, varying};
use crate::hazard::Barrier;
use crate::iterations::Iterations;
use crate::{
    DeviceCode, Grid, KernelPlan, Launch, Plan, PlanOptions, Spelled, convergence, divergence, fission,
    hazard, host_value, linked, static_storage, unsupported, unsupported_features,
};
use okl_analysis::Analyzed;
use okl_analysis::memory::Versions;
use okl_model::VarId;
use okl_sema::{AxisLoop, Checked, CheckedKernel, Nest};
use okl_source::Diagnostic;
use okl_target::{Shape, Target};
use std::collections::BTreeMap;

impl<'u> Plan<'u> {
    /// Makes the plan; what the target cannot express is reported in `refused`.
    pub fn new(target: &Target, checked: &'u Checked, options: PlanOptions) -> Plan<'u> {
        let unit = checked.unit();
        let mut refused = Vec::new();
        let kernels =
            checked.kernels().iter().map(|kernel| kernel_plan(target, unit, kernel, options, &mut refused));
        let kernels: Vec<KernelPlan<'u>> = kernels.collect();
        if target.shape == Shape::Grid {
            let values = kernels.iter().flat_map(|kernel| &kernel.launches).flat_map(|launch| &launch.values);
            for (place, what) in values.filter_map(|value| host_value::refusal(unit, value)) {
                let diagnostic = unsupported(&target.name, place, &what);
                // Several nests may need the same value.
                if !refused.contains(&diagnostic) {
                    refused.push(diagnostic);
                }
            }
        }
        let device = DeviceCode::new(unit, &kernels, linked::defined(target, unit));
        if target.shape == Shape::Grid {
            refused.extend(unsupported_features::refused(target, unit, &device));
            refused.extend(static_storage::refused(target, unit, &device));
        }
        // Operators, constructors and functions that templates call may have no visible call.
        let others = target.device_cpp().map(|_| device.functions().clone());
        let names_all = !target.has_generic_pointers();
        let versions =
            target.memories.as_ref().map(|_| Versions::new(unit, others.into_iter().flatten(), names_all));
        Plan { kernels, device, versions, names: BTreeMap::new(), spelled: Spelled::default(), refused }
    }
}

/// The barriers of a nest, cached in the unit since they do not depend on the target.
struct Hazards(Vec<Barrier>);

fn kernel_plan<'u>(
    target: &Target,
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    options: PlanOptions,
    refused: &mut Vec<Diagnostic>,
) -> KernelPlan<'u> {
    let function = unit.function(kernel.function);
    let on_device = target.shape == Shape::Grid;
    let adds_barriers = on_device && options.adds_barriers;
    let launch = |(number, nest): (usize, &'u Nest)| {
        let root = unit.for_loop(nest.root);
        let grid = Grid::new(unit, nest);
        // The barriers are the same for all targets.
        let hazards = || Hazards(hazard::barriers(unit, kernel, root));
        let barriers = if adds_barriers { unit.kept(nest.root.0, hazards).0.clone() } else { Vec::new() };
        for barrier in &barriers {
            refused.extend(divergence::of(unit, kernel, nest, &grid, barrier));
        }
        refused.extend(convergence::refused(target, unit, kernel, nest, &grid));
        let mut exclusive = varying(unit, root);
        let fissions = if on_device { Vec::new() } else { fission::of(unit, kernel, nest) };
        let privatised = if on_device { Vec::new() } else { privatised(unit, function, nest) };
        let copied = privatised.iter().filter_map(|one| match one {
            Privatised::Each { variable, .. } => Some(*variable),
            Privatised::In { .. } | Privatised::Nowhere(_) => None,
        });
        let copied: Vec<VarId> = copied.collect();
        let iterations = match on_device {
            true => Iterations::default(),
            false => {
                let beside = beside_copies(unit, root, &exclusive);
                let alone: Vec<VarId> = exclusive.iter().copied().filter(|id| !beside.contains(id)).collect();
                Iterations::new(unit, kernel, nest, &fissions, &alone, &copied)
            }
        };
        exclusive.retain(|id| !iterations.own.contains(id));
        exclusive.extend(copied);
        Launch {
            number,
            on_device,
            nest,
            root,
            is_one_row: is_one_row(target, unit, nest, &grid),
            grid,
            values: host_value::host_values(unit, function, root),
            group_memory: group_memory(unit, root),
            exclusive,
            barriers,
            privatised,
            fissions,
            iterations,
        }
    };
    KernelPlan {
        function,
        checked: kernel,
        changed_by_host: changed_by_host(unit, kernel),
        changed: changed_parameters(unit, function, |_| true),
        launches: kernel.nests.iter().enumerate().map(launch).collect(),
    }
}

/// True for nests with `@inner(0, subgroup)` loops only, if a row of the target holds a whole number of groups.
fn is_one_row(target: &Target, unit: &Analyzed, nest: &Nest, grid: &Grid) -> bool {
    let is_subgroup = |l: &AxisLoop| unit.attributes_on(unit.for_loop(l.id)).is_subgroup;
    let size = grid.group_size();
    let fits =
        target.limits.row_items.is_some_and(|items| size.is_some_and(|size| size > 0 && items % size == 0));
    fits && !target.words.warp_barrier.is_empty()
        && nest.paths.iter().all(|path| path.inner.iter().all(is_subgroup))
}

#[cfg(test)]
mod tests;
