use okl_plugin::{Dialect, SpaceWords};

pub(crate) const DIALECT: Dialect = Dialect {
    name: "metal",
    extension: "metal",
    prologue: &["#include <metal_stdlib>", "using namespace metal;"],
    kernel: "{bounds}kernel",
    // Scalars and structs lie in buffers of their own.
    by_reference: "constant",
    argument: "[[buffer({})]]",
    last_params: "uint3 _occa_group_position [[threadgroup_position_in_grid]], \
                  uint3 _occa_thread_position [[thread_position_in_threadgroup]]",
    function_pointers: false,
    launch_bounds: "[[max_total_threads_per_threadgroup({})]]",
    shared: "threadgroup",
    constant: "constant",
    group_index: ["_occa_group_position.x", "_occa_group_position.y", "_occa_group_position.z"],
    local_index: ["_occa_thread_position.x", "_occa_thread_position.y", "_occa_thread_position.z"],
    restrict: "__restrict",
    group_barrier: "threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup)",
    warp_barrier: "simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup)",
    ..Dialect::C_LIKE
};

pub(crate) const SPACES: SpaceWords =
    SpaceWords { global: "device", local: "threadgroup", private: "thread", constant: "constant" };
