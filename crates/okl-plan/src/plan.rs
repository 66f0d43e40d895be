//! The plan of a unit for a target.

use crate::{DeviceCode, KernelPlan, Launch, Spelled};
use okl_analysis::memory::Versions;
use okl_source::{Diagnostic, Span};
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

/// Options of the user for a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanOptions {
    /// True if missing barriers are added.
    pub adds_barriers: bool,
}

impl<'u> Plan<'u> {
    /// The launches of all kernels.
    pub fn launches(&self) -> impl Iterator<Item = &Launch<'u>> {
        self.kernels.iter().flat_map(|kernel| &kernel.launches)
    }
}
