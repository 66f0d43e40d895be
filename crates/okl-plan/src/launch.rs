//! The decisions about one kernel and its nests.

use crate::hazard::Barrier;
use crate::iterations::Iterations;
use crate::{Fission, Grid, HostValue, Privatised, RefusedFission, Region};
use okl_model::{Function, LoopId, Stmt, VarId, Variable};
use okl_sema::{CheckedKernel, Nest};

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

impl KernelPlan<'_> {
    /// The name of the device kernel of a nest.
    pub fn device_name(&self, launch: &Launch<'_>) -> String {
        device_name(&self.function.name, launch.number)
    }
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

impl<'u> Launch<'u> {
    /// The loops over work items that are split so that none of their text stays in the loop as it is written.
    pub fn moved_loops(&self) -> Vec<LoopId> {
        let moved = self.fissions.iter().flatten().filter(|fission| !self.keeps_loops(fission));
        moved.flat_map(|fission| fission.chain.iter().map(|(_, l)| l.id)).collect()
    }

    /// True if the text of the first and the last region of a split loop stays in the loop as it is written.
    pub fn keeps_loops(&self, fission: &Fission<'_>) -> bool {
        let ends = [fission.regions.first(), fission.regions.last()];
        let is_narrowed = |region: &Region<'_>| match region {
            Region::Items { stmts, .. } => {
                stmts.first().is_some_and(|first| self.iterations.region(first.id).is_some())
            }
            Region::Barrier(_) | Region::Group(_) | Region::Control(_) => false,
        };
        fission.keeps_loops() && !ends.into_iter().flatten().any(is_narrowed)
    }

    /// The host values that become arguments of the device kernel, after the user's arguments.
    pub fn arguments(&self) -> impl Iterator<Item = &'u Variable> {
        self.values.iter().filter_map(|value| match *value {
            HostValue::Argument(variable) => Some(variable),
            HostValue::Again(_) | HostValue::Copied(_) | HostValue::Refused(..) => None,
        })
    }
}

/// The name of the device kernel of a kernel's nest: `_occa_add_0`.
pub fn device_name(kernel: &str, nth: usize) -> String {
    format!("_occa_{kernel}_{nth}")
}
