//! Tests of okl with plugins of other versions.

mod frozen;
mod later;
mod requests;
