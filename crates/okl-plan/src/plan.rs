//! The plan of a unit for a target.

use crate::arguments::{changed_by_host, changed_parameters, privatised};
use crate::exclusive::{beside_copies, group_memory, varying};
use crate::hazard::Barrier;
use crate::iterations::Iterations;
use crate::{
    DeviceCode, Fission, Grid, HostValue, Privatised, RefusedFission, Spelled, convergence, divergence,
    fission, hazard, host_value, static_storage, unsupported, unsupported_features,
};
use okl_analysis::Analyzed;
use okl_analysis::memory::Versions;
use okl_model::{Function, Stmt, VarId, Variable};
use okl_sema::{AxisLoop, Checked, CheckedKernel, Nest};
use okl_source::{Diagnostic, Span};
use okl_target::{Shape, Target};
use std::collections::BTreeMap;

/// All decisions about the kernels of a unit for one target.
#[derive(Debug)]
pub struct Plan<'u> {
    /// The plans of the kernels, in source order.
    pub kernels: Vec<KernelPlan<'u>>,
    /// The code that kernels can reach.
    pub device: DeviceCode,
    /// The versions of functions, one for each combination of memory spaces that their pointers lead to; for targets
    /// whose pointer types name the memory space.
    pub versions: Option<Versions>,
    /// The names that functions get if the target's language has no scopes, by the range of the original name.
    pub names: BTreeMap<Span, String>,
    /// The texts that the backend wrote itself, once it was asked.
    pub spelled: Spelled,
    /// Diagnostics for what the target cannot express.
    pub refused: Vec<Diagnostic>,
}

/// The barriers of a nest, cached in the unit since they do not depend on the target.
struct Hazards(Vec<Barrier>);

/// All decisions about one kernel.
#[derive(Debug)]
pub struct KernelPlan<'u> {
    /// The kernel.
    pub function: &'u Function,
    /// The results of `check` for the kernel.
    pub checked: &'u CheckedKernel,
    /// The parameters that the kernel's host code may change, those of pointer or array type left out.
    pub changed_by_host: Vec<VarId>,
    /// The parameters that host or device code of the kernel may change.
    pub changed: Vec<VarId>,
    /// One for each nest, in source order.
    pub launches: Vec<Launch<'u>>,
}

/// All decisions about one nest, which becomes a kernel of its own on devices and a parallel loop on CPUs.
#[derive(Debug)]
pub struct Launch<'u> {
    /// The index of the nest in its kernel.
    pub number: usize,
    /// True if the nest becomes a device kernel; false if its loops remain loops.
    pub on_device: bool,
    /// The parallel loops of the nest.
    pub nest: &'u Nest,
    /// The outermost of them.
    pub root: &'u Stmt,
    /// The numbers of groups and work items.
    pub grid: Grid,
    /// True if a group is a single row of work items that run in lockstep, so that barriers of the group need only
    /// synchronize a warp.
    pub is_one_row: bool,
    /// The values of the kernel's host code that the nest needs, in source order.
    pub values: Vec<HostValue<'u>>,
    /// The `@shared` variables.
    pub group_memory: Vec<VarId>,
    /// The `@exclusive` variables whose values may differ between work items and that need storage of their own.
    pub exclusive: Vec<VarId>,
    /// The barriers that the user did not write; empty if loops remain loops.
    pub barriers: Vec<Barrier>,
    /// The arguments that the nest changes; empty on devices.
    pub privatised: Vec<Privatised>,
    /// The loops that are split at barriers; empty on devices.
    pub fissions: Vec<Result<Fission<'u>, RefusedFission>>,
    /// The iterations that loops over work items run; empty on devices.
    pub iterations: Iterations<'u>,
}

/// Options of the user for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanOptions {
    /// True if missing barriers are added.
    pub adds_barriers: bool,
}

impl<'u> Plan<'u> {
    /// Makes the plan; what the target cannot express is reported in `refused`.
    pub fn new(target: &Target, checked: &'u Checked, wishes: PlanOptions) -> Plan<'u> {
        let unit = checked.unit();
        let mut refused = Vec::new();
        let kernels =
            checked.kernels().iter().map(|kernel| kernel_plan(target, unit, kernel, wishes, &mut refused));
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
        let device = DeviceCode::new(unit, &kernels);
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

    /// The launches of all kernels.
    pub fn launches(&self) -> impl Iterator<Item = &Launch<'u>> {
        self.kernels.iter().flat_map(|kernel| &kernel.launches)
    }
}

impl<'u> Launch<'u> {
    /// The host values that become arguments of the device kernel, after the user's arguments.
    pub fn arguments(&self) -> impl Iterator<Item = &'u Variable> {
        self.values.iter().filter_map(|value| match *value {
            HostValue::Argument(variable) => Some(variable),
            HostValue::Again(_) | HostValue::Copied(_) | HostValue::Refused(..) => None,
        })
    }
}

impl KernelPlan<'_> {
    /// The name of the device kernel of a nest.
    pub fn device_name(&self, launch: &Launch<'_>) -> String {
        device_name(&self.function.name, launch.number)
    }
}

/// The name of the device kernel of a kernel's nest: `_occa_add_0`.
pub fn device_name(kernel: &str, nth: usize) -> String {
    format!("_occa_{kernel}_{nth}")
}

fn kernel_plan<'u>(
    target: &Target,
    unit: &'u Analyzed,
    kernel: &'u CheckedKernel,
    wishes: PlanOptions,
    refused: &mut Vec<Diagnostic>,
) -> KernelPlan<'u> {
    let function = unit.function(kernel.function);
    let on_device = target.shape == Shape::Grid;
    let adds_barriers = on_device && wishes.adds_barriers;
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
        let iterations = match on_device {
            true => Iterations::default(),
            false => {
                let beside = beside_copies(unit, root, &exclusive);
                let alone: Vec<VarId> = exclusive.iter().copied().filter(|id| !beside.contains(id)).collect();
                Iterations::new(unit, kernel, nest, &fissions, &alone)
            }
        };
        exclusive.retain(|id| !iterations.own.contains(id));
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
            privatised: if on_device { Vec::new() } else { privatised(unit, function, nest) },
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
