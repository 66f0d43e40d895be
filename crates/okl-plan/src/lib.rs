//! What becomes of kernels on a target, before any of it is written.
//!
//! ```text
//! Checked, Target --> Plan --> edits (okl-spell)
//! ```
//!
//! A plan names things of the unit and never quotes its text, so it says the same however the output is spelled.
//!
//! | module | decision |
//! |---|---|
//! | `count` | how many iterations a parallel loop has, as an expression |
//! | `grid` | how many groups and work items a nest is launched with |
//! | `host_value` | what host code hands to device code, and how |
//! | `arguments` | which arguments are changed, and need a copy |
//! | [`hazard`] | where work items have to wait for each other, and why |
//! | `divergence` | which of these places not all work items reach |
//! | `partners` | calls in which work items take part together, and what is in their way |
//! | `exclusive` | which values each work item of a group has for itself |
//! | `fission`, `live_across` | which CPU loops are cut at barriers, and what lives on |
//! | [`iterations`] | which iterations CPU loops run, and which nests run as one |
//! | `reachability` | what device code can reach |
//! | `lacking` | what of it devices do not have: exceptions, types of the host |
//! | `lasting` | which variables of the file a device cannot have |
//! | `spelled` | which places a backend may write itself |
//! | [`document`] | the plan as data, for `--emit plan` and backends that lower by themselves |

mod arguments;
mod convergence;
mod count;
mod divergence;
pub mod document;
mod exclusive;
mod fission;
mod grid;
pub mod hazard;
mod host_value;
pub mod iterations;
mod limits;
mod live_across;
mod plan;
mod reachability;
mod refusal;
mod spelled;
mod static_storage;
#[cfg(test)]
mod tests;
mod unsupported_features;

pub use arguments::{Privatised, is_address};
pub use convergence::{WARP, is_for_some};
pub use count::{Count, End, Iterations, Stride, Term};
pub use exclusive::{starts_from, uses_any};
pub use fission::{Fission, RefusedFission};
pub use grid::Grid;
pub use host_value::{DeclarationObstacle, HostValue, argument_type, is_hidden};
pub use limits::limits_exceeded;
pub use live_across::LiveAcross;
pub use plan::{KernelPlan, Launch, Plan, PlanOptions, device_name};
pub use reachability::DeviceCode;
pub use refusal::{Obstacle, Unsupported, unsupported};
pub use spelled::{Spelled, is_one_type, nodes};
