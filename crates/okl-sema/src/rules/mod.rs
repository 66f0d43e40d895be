//! The rules, one file for each topic, in the order in which a reader would check them by hand.

mod atomics;
mod attribute_use;
mod barriers;
mod calls;
mod code;
mod dims;
mod effects;
mod facts;
mod globals;
mod group_variables;
mod half;
mod host_code;
mod host_only;
mod host_reads;
mod idempotence;
mod inner_counts;
mod intrinsics;
mod jumps;
mod kernels;
mod leaves;
mod leftovers;
mod loop_headers;
mod loop_roles;
mod loop_tree;
mod memory;
mod outer_bounds;
mod outer_level;
mod own_addresses;
mod parameters;
mod restrict;
mod shared_arguments;
mod uniform_changes;
mod unset;
mod updates;

pub(crate) use attribute_use::{fits, of_arguments};
pub(crate) use barriers::iterations;
pub use calls::recursive;
pub(crate) use facts::{Facts, Rule};
pub use globals::lasts;
pub use host_only::{HostClass, host_class};
pub use leftovers::looks_back;

/// All rules.
pub(crate) const RULES: &[Rule] = &[
    attribute_use::site,
    attribute_use::arguments,
    attribute_use::repeated,
    kernels::at_least_one,
    kernels::returns_void,
    kernels::is_no_template,
    kernels::is_a_function_of_its_own,
    kernels::has_a_body,
    kernels::has_its_own_name,
    parameters::can_be_passed,
    calls::of_kernels,
    calls::in_circles,
    loop_tree::inside_a_kernel,
    loop_roles::roles,
    loop_tree::outer_and_inner,
    loop_tree::order,
    loop_tree::levels,
    loop_tree::leaves,
    loop_tree::axes,
    loop_headers::form,
    loop_headers::empty,
    loop_headers::endless,
    loop_headers::variable,
    outer_bounds::on_the_host,
    inner_counts::do_not_vary,
    jumps::out_of_loops,
    memory::placement,
    memory::shapes,
    memory::variable_length,
    memory::exclusive_use,
    outer_level::effects,
    group_variables::agree,
    globals::stay,
    half::numbers,
    host_only::in_device_code,
    host_code::reads,
    host_code::writes,
    host_reads::on_the_host,
    barriers::placement,
    barriers::nobarrier,
    barriers::fences,
    barriers::independent,
    atomics::updates,
    dims::declared,
    dims::order,
    dims::accesses,
    dims::integers,
    dims::sizes,
    restrict::pointers,
    shared_arguments::lead_there,
    own_addresses::stay_there,
    unset::are_read,
    intrinsics::calls,
    intrinsics::copies,
];
