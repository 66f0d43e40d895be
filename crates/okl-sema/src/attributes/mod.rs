//! The attributes of the specification and those that old code uses, one file each.

mod atomic;
mod barrier;
mod dim;
mod dim_order;
mod exclusive;
mod fence;
mod global;
mod independent;
mod inner;
mod kernel;
mod launch_bounds;
mod linked;
mod max_inner_dims;
mod nobarrier;
mod outer;
mod restrict;
mod shared;
mod tile;

use okl_model::{Attribute, Attributes};
use std::sync::{Arc, LazyLock};

/// The attributes of the specification.
pub fn attributes() -> &'static Attributes {
    static ALL: LazyLock<Attributes> = LazyLock::new(|| Attributes::built_in(all()));
    &ALL
}

fn all() -> [Arc<dyn Attribute>; 20] {
    [
        Arc::new(atomic::Atomic),
        Arc::new(barrier::Barrier),
        Arc::new(dim::Dim),
        Arc::new(dim_order::DimOrder),
        Arc::new(exclusive::Exclusive),
        Arc::new(fence::Fence),
        Arc::new(global::GLOBAL),
        Arc::new(global::GLOBAL_PTR),
        Arc::new(global::IMPLICIT_ARG),
        Arc::new(independent::Independent),
        Arc::new(inner::Inner),
        Arc::new(kernel::Kernel),
        Arc::new(launch_bounds::LaunchBounds),
        Arc::new(linked::Linked),
        Arc::new(max_inner_dims::MaxInnerDims),
        Arc::new(nobarrier::NoBarrier),
        Arc::new(outer::Outer),
        Arc::new(restrict::Restrict),
        Arc::new(shared::Shared),
        Arc::new(tile::Tile),
    ]
}
