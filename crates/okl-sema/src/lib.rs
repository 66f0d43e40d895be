//! Checks a unit against the rules of OKL.

mod attributes;

pub use attributes::attributes;

use okl_model::{Attribute, FunctionId, LoopId, Unit};
use okl_source::Diagnostic;
use serde::{Deserialize, Serialize};

/// A unit that keeps the rules. Only [`check`] makes one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Checked {
    unit: Unit,
    kernels: Vec<CheckedKernel>,
}

/// What `check` found out about one kernel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CheckedKernel {
    /// The kernel.
    pub function: Option<FunctionId>,
    /// Its outermost `@outer` loops in source order.
    pub nests: Vec<LoopId>,
}

/// A checked unit as it travels to a plugin.
///
/// Whoever turns one into a [`Checked`] trusts its sender to have called [`check`]: the host
/// is the only one who writes envelopes. This is the one point of trust of the plugin boundary.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Envelope {
    /// The unit.
    pub unit: Unit,
    /// What `check` found out.
    #[serde(default)]
    pub kernels: Vec<CheckedKernel>,
}

impl Envelope {
    /// Believes the sender.
    pub fn open(self) -> Checked {
        Checked { unit: self.unit, kernels: self.kernels }
    }
}

impl Checked {
    /// The facts.
    pub fn unit(&self) -> &Unit {
        &self.unit
    }

    /// The kernels in source order.
    pub fn kernels(&self) -> &[CheckedKernel] {
        &self.kernels
    }

    /// For the way to a plugin.
    pub fn envelope(&self) -> Envelope {
        Envelope { unit: self.unit.clone(), kernels: self.kernels.clone() }
    }
}

/// Proves a unit. Warnings come with the result; errors come alone, with the warnings.
pub fn check(
    unit: Unit,
    _attributes: &[&dyn Attribute],
) -> Result<(Checked, Vec<Diagnostic>), Vec<Diagnostic>> {
    Ok((Checked { unit, kernels: Vec::new() }, Vec::new()))
}
