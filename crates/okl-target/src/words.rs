//! How a target writes things.

use okl_model::meaning::Onlookers;
use serde::{Deserialize, Serialize};

/// A target's words. Text only: what it does differently is said elsewhere in the description.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Words {
    /// Lines every output starts with.
    pub prologue: Vec<String>,
    /// What stands before a kernel's result: `extern "C" __global__`; `{bounds}` is what limits the size
    /// of a group, which else comes behind. `{pointers}` and `{scalars}` are the names of the kernel's parameters, also in
    /// `body-open` and `parallel-for`; of `{pointers? deviceptr({})}` nothing is written where there are none.
    pub kernel: String,
    /// The line before texts that compute in double precision; empty for none.
    pub doubles: String,
    /// What a kernel's parameters start with.
    pub first_params: String,
    /// What a kernel's parameters end with.
    pub last_params: String,
    /// The word before a scalar or struct that comes by reference: `const`. Empty where they come by value.
    pub by_reference: String,
    /// What stands before a kernel's parameter that is a number or a struct: `uniform`.
    pub scalar: String,
    /// The same before one that is a pointer or an array, in front of what [`crate::Memories`] says.
    pub pointer: String,
    /// What stands behind a kernel's parameter, with `{}` for its number: `[[buffer({})]]`.
    pub argument: String,
    /// What stands around a kernel's code, inside its braces: before it, `{bounds}` in place of what
    /// limits the size of a group.
    pub body_open: String,
    /// What ends what `body-open` starts.
    pub body_close: String,
    /// What limits the size of a group: between kernel and name, or in `body-open`. `{}` is the number
    /// of work items; `{x}`, `{y}` and `{z}` are those on each axis. Empty for nothing.
    pub launch_bounds: String,
    /// How many work items run in step, beside `launch-bounds`: `{}` is the number of `@simd_length`.
    pub simd_length: String,
    /// What stands before a function that device code calls.
    pub device_function: String,
    /// What stands before a variable of group memory; with `{name}` and `{type}` all of its declaration. Where loops stay
    /// loops before arrays alone, also before those that hold a value for each work item.
    pub shared: String,
    /// What stands before an array or struct at file scope that device code reads.
    pub constant: String,
    /// The same where `limits.constant-bytes` has no room for it.
    pub large_constant: String,
    /// The index of a group.
    pub group_index: Axes,
    /// The index of a work item in its group.
    pub local_index: Axes,
    /// A pointer that nothing else leads to its memory by.
    pub restrict: String,
    /// All work items of a group meet.
    pub group_barrier: String,
    /// All work items of a warp meet.
    pub warp_barrier: String,
    /// The lines before a text that has one. For `{otherwise}` stands what a device without sub-groups does: `#define` with
    /// the barrier of the group, or `#error` where only some work items come by.
    pub warp_barrier_lines: String,
    /// What a work item did to memory is seen before what it does next: by all of the device.
    pub fence: String,
    /// The same: by the work items of its group.
    pub group_fence: String,
    /// The line before a loop whose rounds may run at once, without `#pragma`; empty for none.
    pub parallel_for: String,
    /// The line before an atomic update, without `#pragma` and what kind; empty for none.
    pub atomic: String,
    /// The line before an atomic block, without `#pragma`; empty for none.
    pub critical: String,
}

/// A word for each axis: 0, 1, 2.
pub type Axes = [String; 3];

impl Words {
    /// The fence that keeps an order for these; empty for none.
    pub fn fence_for(&self, who: Onlookers) -> &str {
        match who {
            Onlookers::Device => &self.fence,
            Onlookers::Group => &self.group_fence,
        }
    }
}
