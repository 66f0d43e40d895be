//! The plan of a unit for a target: all decisions of lowering, before any text is written.
//!
//! ```text
//! Checked, Target --> Plan --> edits (okl-spell)
//! ```
//!
//! The input is a checked unit ([`okl_sema::Checked`]), a target ([`okl_target::Target`]) and [`PlanOptions`]; the
//! output is a [`Plan`]. A plan has one [`KernelPlan`] per kernel and in it one [`Launch`] per nest. A launch holds the
//! [`Grid`] (the numbers of groups and work items as [`Count`]s), the values of host code that device code needs
//! ([`HostValue`]), the `@shared` and `@exclusive` variables, and the barriers that the user did not write
//! ([`hazard::Barrier`]). Where a nest stays a loop nest (`Shape::Host`: CPUs), it also holds the loops that are split
//! at barriers ([`Fission`]), the iterations that are skipped and the nests that are fused
//! ([`iterations::Iterations`]). [`DeviceCode`] is the code that kernels can reach.
//!
//! | module | decision |
//! |---|---|
//! | `count` | the trip counts of parallel loops, as expressions |
//! | `grid` | the numbers of groups and work items of a launch |
//! | `host_value` | the host values that device code needs, and the way each reaches it |
//! | `arguments` | the arguments that code changes, which need a copy per work item on CPUs |
//! | [`hazard`] | the places where work items must wait for each other, with the reasons |
//! | `divergence` | barriers that not all work items of a group reach |
//! | `convergence` | calls in divergent code of intrinsics that all work items of a warp or group must reach |
//! | `exclusive` | the values that each work item of a group has for itself |
//! | `fission` | the CPU loops that are split at barriers, and the variables live across them |
//! | [`iterations`] | the iterations that CPU loops run, and the nests that are fused |
//! | `reachability` | the code that kernels can reach |
//! | `linked` | functions of devices that several texts share |
//! | `unsupported_features` | features in device code that devices lack: exceptions, types of the host |
//! | `static_storage` | variables of static storage duration that a device cannot have |
//! | `limits` | launches that exceed the limits of a target's devices |
//! | `refusal` | diagnostics for what a target cannot express |
//! | `spelled` | the places whose text a backend may write itself |
//! | [`document`] | the plan as data, for `--emit plan` and backends that lower by themselves |
//!
//! Invariants: a plan refers to entities of the unit by id or span and never quotes its text, so it is independent of
//! the spelling of a target. Planning does not fail: what a target cannot express is recorded as diagnostics in
//! [`Plan::refused`]. Barriers do not depend on the target and are computed once per nest.
//!
//! The crate writes no code (`okl-spell` does) and does not check the rules of OKL (`okl-sema` does).

mod arguments;
mod convergence;
mod divergence;
pub mod document;
mod exclusive;
mod fission;
mod grid;
pub mod hazard;
mod host_value;
pub mod iterations;
mod launch;
mod limits;
mod linked;
mod nodes;
mod plan;
mod planner;
mod reachability;
mod refusal;
mod spelled;
mod static_storage;
#[cfg(test)]
mod tests;
mod unsupported_features;

pub use arguments::{Privatised, is_address};
pub use convergence::{WARP, is_for_some};
pub use exclusive::{starts_from, uses_any};
pub use fission::{Control, Fission, LiveAcross, RefusedFission, Region};
pub use grid::Grid;
pub use host_value::{DeclarationObstacle, HostValue, argument_type, is_hidden};
pub use launch::{KernelPlan, Launch, device_name};
pub use limits::limits_exceeded;
pub use nodes::{is_one_type, nodes};
pub use okl_analysis::count::{Count, End, Iterations, Stride, Term};
pub use plan::{Plan, PlanOptions};
pub use reachability::DeviceCode;
pub use refusal::{Obstacle, Unsupported, unsupported};
pub use spelled::Spelled;
