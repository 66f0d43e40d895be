use okl_plugin::{Dialect, SpaceWords};

pub(crate) const DIALECT: Dialect = Dialect {
    name: "opencl",
    extension: "cl",
    kernel: "__kernel",
    launch_bounds: "__attribute__((reqd_work_group_size({x}, {y}, {z})))",
    device_function: "static",
    shared: "__local",
    constant: "__constant",
    group_index: ["get_group_id(0)", "get_group_id(1)", "get_group_id(2)"],
    local_index: ["get_local_id(0)", "get_local_id(1)", "get_local_id(2)"],
    function_pointers: false,
    restrict: "restrict",
    group_barrier: "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)",
    warp_barrier: "sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)",
    ..Dialect::C_LIKE
};

pub(crate) const SPACES: SpaceWords =
    SpaceWords { global: "__global", local: "__local", private: "__private", constant: "__constant" };
