use okl_plugin::Dialect;

pub(crate) const DIALECT: Dialect = Dialect {
    name: "dpcpp",
    extension: "cpp",
    prologue: &["#include <sycl/sycl.hpp>"],
    kernel: "extern \"C\"",
    // OCCA hands over the addresses of the queue, the range, and every scalar.
    first_params: "sycl::queue *queue_, sycl::nd_range<3> *range_",
    by_reference: "const",
    // SYCL 2020, section 5.4: device code cannot call through them.
    function_pointers: false,
    body_open: "queue_->submit([&](sycl::handler &handler_) {\n    \
                handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_){bounds} {\n  ",
    body_close: "    });\n  });\n",
    launch_bounds: "[[sycl::reqd_work_group_size({z}, {y}, {x})]]",
    simd_length: "[[sycl::reqd_sub_group_size({})]]",
    shared: "auto &{name} = *sycl::ext::oneapi::group_local_memory_for_overwrite<{type}>(item_.get_group());",
    // Axis x is the last dimension, which varies fastest.
    group_index: ["item_.get_group(2)", "item_.get_group(1)", "item_.get_group(0)"],
    local_index: ["item_.get_local_id(2)", "item_.get_local_id(1)", "item_.get_local_id(0)"],
    // Both are fences for group and global memory (SYCL 2020, section 4.17.3).
    group_barrier: "sycl::group_barrier(item_.get_group())",
    warp_barrier: "sycl::group_barrier(item_.get_sub_group())",
    ..Dialect::C_LIKE
};
