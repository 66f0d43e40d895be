//! How a target spells things.

use okl_model::{Spelling, Target};

/// A table of spellings. Text only: what a target does differently is a question of
/// [`crate::Backend`].
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// The backend's name: `cuda`.
    pub name: &'static str,
    /// What files of it end in: `cu`.
    pub extension: &'static str,
    /// Lines every output starts with.
    pub prologue: &'static [&'static str],
    /// What stands before a kernel's result: `extern "C" __global__`; `{bounds}` is what limits the size
    /// of a group, which else comes behind.
    pub kernel: &'static str,
    /// What a kernel's parameters start with.
    pub first_params: &'static str,
    /// The word before a scalar or struct that comes by reference: `const`. Empty where they come by value.
    pub by_reference: &'static str,
    /// What stands behind a kernel's parameter, with `{}` for its number: `[[buffer({})]]`.
    pub argument: &'static str,
    /// What a kernel's parameters end with.
    pub last_params: &'static str,
    /// Whether device code may call through pointers.
    pub function_pointers: bool,
    /// What stands around a kernel's code, inside its braces: before it, `{bounds}` in place of what
    /// limits the size of a group, and after it.
    pub body_open: &'static str,
    /// What ends what `body_open` starts.
    pub body_close: &'static str,
    /// What limits the size of a group: between kernel and name, or in `body_open`. `{}` is the number
    /// of work items; `{x}`, `{y}` and `{z}` are those on each axis.
    pub launch_bounds: &'static str,
    /// How many work items run in step, beside `launch_bounds`: `{}` is the number of `@simd_length`.
    pub simd_length: &'static str,
    /// What stands before a function that device code calls.
    pub device_function: &'static str,
    /// What stands before a variable of group memory; with `{name}` and `{type}` all of its declaration.
    pub shared: &'static str,
    /// What stands before an array or struct at file scope that device code reads.
    pub constant: &'static str,
    /// The index of a group on axis 0, 1, 2.
    pub group_index: [&'static str; 3],
    /// The index of a work item in its group on axis 0, 1, 2.
    pub local_index: [&'static str; 3],
    /// A pointer that nothing else leads to its memory by.
    pub restrict: &'static str,
    /// All work items of a group meet.
    pub group_barrier: &'static str,
    /// All work items of a warp meet.
    pub warp_barrier: &'static str,
    /// The line before a loop whose rounds may run at once, without `#pragma`; empty for none.
    pub parallel_for: &'static str,
    /// The line before an update that is one step, without `#pragma` and what kind; empty for none.
    pub atomic: &'static str,
    /// The line before a block that is one step, without `#pragma`; empty for none.
    pub critical: &'static str,
}

impl Dialect {
    /// C++ on a CPU, one thread.
    pub const C_LIKE: Dialect = Dialect {
        name: "serial",
        extension: "cpp",
        prologue: &[],
        kernel: "extern \"C\" void",
        first_params: "",
        by_reference: "",
        argument: "",
        last_params: "",
        function_pointers: true,
        body_open: "",
        body_close: "",
        launch_bounds: "",
        simd_length: "",
        device_function: "",
        shared: "",
        constant: "",
        group_index: [""; 3],
        local_index: [""; 3],
        restrict: "__restrict__",
        group_barrier: "",
        warp_barrier: "",
        parallel_for: "",
        atomic: "",
        critical: "",
    };

    /// CUDA and what follows it.
    pub const CUDA_LIKE: Dialect = Dialect {
        name: "cuda",
        extension: "cu",
        kernel: "extern \"C\" __global__",
        launch_bounds: "__launch_bounds__({})",
        device_function: "__device__",
        shared: "__shared__",
        constant: "__constant__",
        group_index: ["blockIdx.x", "blockIdx.y", "blockIdx.z"],
        local_index: ["threadIdx.x", "threadIdx.y", "threadIdx.z"],
        group_barrier: "__syncthreads()",
        warp_barrier: "__syncwarp()",
        ..Dialect::C_LIKE
    };
}

impl Target for Dialect {
    fn name(&self) -> &str {
        self.name
    }

    fn spell(&self, what: Spelling) -> &str {
        match what {
            Spelling::Restrict => self.restrict,
            Spelling::GroupBarrier => self.group_barrier,
            Spelling::WarpBarrier => self.warp_barrier,
        }
    }
}
