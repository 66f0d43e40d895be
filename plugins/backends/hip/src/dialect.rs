use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect {
    name: "hip",
    extension: "hip",
    prologue: &["#include <hip/hip_runtime.h>"],
    // The items of a wavefront run in step; the fences keep the compiler from moving memory
    // accesses across. `__syncwarp` came only with ROCm 7.
    warp_barrier: "(__builtin_amdgcn_fence(__ATOMIC_RELEASE, \"wavefront\"), __builtin_amdgcn_wave_barrier(), \
                   __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, \"wavefront\"))",
    ..Dialect::CUDA_LIKE
};
