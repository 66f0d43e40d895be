//! The declarations that `read` puts in front of a program, in place of the headers of CUDA.

use crate::definitions;
use crate::headers;
use crate::included::Included;
use crate::runtime::API;
use okl_plugin::{Span, Unit};

/// The function that stands for the configuration of a launch.
pub(crate) const LAUNCH: &str = "okl_cu_launch";

/// What kernels may use.
const DEVICE: &str = include_str!("device.h");

/// Cooperative groups.
const GROUPS: &str = include_str!("groups.h");

/// Textures and surfaces, which okl does not translate: each use is told.
pub(crate) const TEXTURES: &str = include_str!("textures.h");

/// HIP's names for CUDA's functions.
const HIP_NAMES: &str = include_str!("runtime/hip_names.h");

/// HIP's words for launches and built-in variables.
const HIP_WORDS: &str = include_str!("hip_words.h");

/// Says whether other files may call functions of the device: `nvcc -rdc=true`.
const LINKED: &str = "#ifdef __CUDACC_RDC__\nstruct okl_cu_linked;\n#endif\n";

/// Marks the end of the declarations.
const ENDS: &str = "struct okl_cu_prelude_ends;\n";

/// The headers whose declarations are part of the prelude.
pub const HEADERS: &[&str] = &[
    "builtin_types.h",
    "channel_descriptor.h",
    "common_functions.h",
    "cooperative_groups.h",
    "cooperative_groups/reduce.h",
    "crt/device_functions.h",
    "crt/math_functions.h",
    "cuComplex.h",
    "cucomplex.h",
    "cuda.h",
    "cuda_device_runtime_api.h",
    "cuda_fp16.h",
    "cuda_fp16.hpp",
    "cuda_profiler_api.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "device_atomic_functions.h",
    "device_double_functions.h",
    "device_functions.h",
    "device_launch_parameters.h",
    "device_types.h",
    "driver_functions.h",
    "driver_types.h",
    "hip/hip_cooperative_groups.h",
    "hip/hip_fp16.h",
    "hip/hip_runtime.h",
    "hip/hip_runtime_api.h",
    "host_defines.h",
    "library_types.h",
    "math_constants.h",
    "math_functions.h",
    "nvToolsExt.h",
    "nvtx3/nvToolsExt.h",
    "sm_20_atomic_functions.h",
    "sm_20_intrinsics.h",
    "sm_30_intrinsics.h",
    "sm_32_intrinsics.h",
    "sm_35_intrinsics.h",
    "sm_60_atomic_functions.h",
    "sm_61_intrinsics.h",
    "surface_functions.h",
    "surface_types.h",
    "texture_fetch_functions.h",
    "texture_indirect_functions.h",
    "texture_types.h",
    "vector_functions.h",
    "vector_types.h",
];

/// The text in front of a program with this path. A program that includes HIP's header gets HIP's names, too.
pub(crate) fn text(path: &str, program: &str, included: &Included) -> String {
    let path = path.replace('\\', "\\\\").replace('"', "\\\"");
    let launch = format!("void {LAUNCH}(dim3, dim3, size_t = 0, cudaStream_t = 0);\n");
    let hip = if included.starts("hip/hip_") { format!("{HIP_NAMES}{HIP_WORDS}") } else { String::new() };
    format!(
        "{API}{DEVICE}{}{GROUPS}{TEXTURES}{launch}{hip}{LINKED}{ENDS}{}#line 1 \"{path}\"\n",
        definitions::declarations(),
        headers::text(included, program)
    )
}

/// The range of the declarations in the text of a unit.
pub(crate) fn place(unit: &Unit) -> Span {
    let last = ENDS.trim_end();
    let end = unit.text.find(last).map_or(0, |start| start + last.len());
    Span::new(0, end as u32)
}

/// True if other files may call functions of the device.
pub(crate) fn is_linked(unit: &Unit) -> bool {
    unit.text[..place(unit).end as usize].contains("struct okl_cu_linked;")
}
