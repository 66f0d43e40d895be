//! The attributes of the specification and those old code carries, one file each.

mod atomic;
mod barrier;
mod dim;
mod dim_order;
mod exclusive;
mod global;
mod inner;
mod kernel;
mod max_inner_dims;
mod nobarrier;
mod outer;
mod restrict;
mod shared;
mod simd_length;
mod tile;

use okl_model::Attribute;

/// The attributes of the specification, sorted by name.
pub fn attributes() -> &'static [&'static dyn Attribute] {
    &[
        &atomic::Atomic,
        &barrier::Barrier,
        &dim::Dim,
        &dim_order::DimOrder,
        &exclusive::Exclusive,
        &global::GLOBAL,
        &global::GLOBAL_PTR,
        &global::IMPLICIT_ARG,
        &inner::Inner,
        &kernel::Kernel,
        &max_inner_dims::MaxInnerDims,
        &nobarrier::NoBarrier,
        &outer::Outer,
        &restrict::Restrict,
        &shared::Shared,
        &simd_length::SimdLength,
        &tile::Tile,
    ]
}
