//! Spellings: the texts of a target's language.

use okl_model::meaning::FenceScope;
use serde::{Deserialize, Serialize};

/// The spellings of a target. Only text: differences in behavior are in other parts of the description.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Words {
    /// The lines at the start of every output.
    pub prologue: Vec<String>,
    /// The text before a kernel's return type: `extern "C" __global__`. `{bounds}` stands for [`Words::launch_bounds`],
    /// which otherwise follow it. `{pointers}` and `{scalars}` stand for the names of the kernel's parameters, in
    /// `body-open` and `parallel-for`, too; `{pointers? deviceptr({})}` is empty if there are none.
    pub kernel: String,
    /// The line before texts that use double precision; empty for none.
    pub doubles: String,
    /// The text before a kernel's first parameter.
    pub first_params: String,
    /// The text after a kernel's last parameter.
    pub last_params: String,
    /// The word before a scalar or struct parameter that is passed by reference: `const`. Empty if it is passed by
    /// value.
    pub by_reference: String,
    /// The text before a kernel's parameter that is a number or a struct: `uniform`.
    pub scalar: String,
    /// The text before a kernel's parameter that is a pointer or an array, in front of the qualifier of
    /// [`crate::Memories`].
    pub pointer: String,
    /// The text after a kernel's parameter, with `{}` for its index: `[[buffer({})]]`.
    pub argument: String,
    /// The text at the start of a kernel's body; `{bounds}` stands for [`Words::launch_bounds`].
    pub body_open: String,
    /// The text at the end of a kernel's body that closes `body-open`.
    pub body_close: String,
    /// The text that bounds the size of a group, between `kernel` and the name or in `body-open`. `{}` is the number of
    /// work items; `{x}`, `{y}` and `{z}` are those on each axis. Empty for nothing.
    pub launch_bounds: String,
    /// The same for `@launch_bounds` where the size is not known: `{}` is the largest number of work items. Empty for
    /// nothing, and without `launch-bounds`.
    pub group_limit: String,
    /// The text for the size, or else the largest number of work items, and the number of groups of `@launch_bounds`:
    /// `__launch_bounds__({}, {groups})`. Empty if the number of groups means nothing.
    pub resident_groups: String,
    /// The text that sets the size of a subgroup, after `launch-bounds`: `{}` is the number of `@simd_length`.
    pub simd_length: String,
    /// The text before a function that device code calls.
    pub device_function: String,
    /// The text before a variable in group memory; with `{name}` and `{type}`, its whole declaration. On targets that
    /// keep loops: only before arrays, those with one element for each work item included.
    pub shared: String,
    /// The text before an array or struct at file scope that device code reads.
    pub constant: String,
    /// The same for variables that exceed `limits.constant-bytes`.
    pub large_constant: String,
    /// The index of a group, on each axis.
    pub group_index: Axes,
    /// The index of a work item in its group, on each axis.
    pub local_index: Axes,
    /// The qualifier of a pointer without aliases: `__restrict__`.
    pub restrict: String,
    /// A barrier of all work items of a group.
    pub group_barrier: String,
    /// A barrier of all work items of a subgroup (warp).
    pub warp_barrier: String,
    /// The lines before a text with a warp barrier. `{otherwise}` stands for the fallback on devices without subgroups:
    /// a `#define` with the barrier of the group, or `#error` if not all work items of the group execute the barrier.
    pub warp_barrier_lines: String,
    /// A fence of device scope: earlier accesses of the work item are visible to all work items before later ones.
    pub fence: String,
    /// A fence of group scope: the same for the work items of the group.
    pub group_fence: String,
    /// The line before a loop with independent iterations, without `#pragma`; empty for none.
    pub parallel_for: String,
    /// The line before an atomic update, without `#pragma` and the kind of update; empty for none.
    pub atomic: String,
    /// The line before an atomic block, without `#pragma`; empty for none.
    pub critical: String,
}

/// One text for each axis: x, y, z.
pub type Axes = [String; 3];

impl Words {
    /// The fence of that scope; empty for none.
    pub fn fence_for(&self, who: FenceScope) -> &str {
        match who {
            FenceScope::Device => &self.fence,
            FenceScope::Group => &self.group_fence,
        }
    }
}
