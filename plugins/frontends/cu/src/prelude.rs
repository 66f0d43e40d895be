//! The declarations that `read` puts in front of a program, in place of the headers of CUDA.

use crate::runtime::API;
use okl_plugin::{Span, Unit};

/// The function that stands for the configuration of a launch.
pub(crate) const LAUNCH: &str = "okl_cu_launch";

/// What kernels may use.
const DEVICE: &str = include_str!("device.h");

/// Cooperative groups.
const GROUPS: &str = include_str!("groups.h");

/// Marks the end of the declarations.
const ENDS: &str = "struct okl_cu_prelude_ends;\n";

/// The headers whose declarations are part of the prelude.
pub(crate) const HEADERS: &[&str] = &[
    "cooperative_groups.h",
    "cooperative_groups/reduce.h",
    "cuda.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "cuda_device_runtime_api.h",
    "cuda_profiler_api.h",
    "device_functions.h",
    "device_launch_parameters.h",
    "device_types.h",
    "driver_types.h",
    "host_defines.h",
    "sm_20_atomic_functions.h",
    "vector_functions.h",
    "vector_types.h",
];

/// The text in front of a program with this path.
pub(crate) fn text(path: &str) -> String {
    let path = path.replace('\\', "\\\\").replace('"', "\\\"");
    let launch = format!("void {LAUNCH}(dim3, dim3, size_t = 0, cudaStream_t = 0);\n");
    format!("{API}{DEVICE}{GROUPS}{launch}{ENDS}#line 1 \"{path}\"\n")
}

/// The range of the declarations in the text of a unit.
pub(crate) fn place(unit: &Unit) -> Span {
    let last = ENDS.trim_end();
    let end = unit.text.find(last).map_or(0, |start| start + last.len());
    Span::new(0, end as u32)
}
