//! Who runs which iterations, tried in all combinations.

#![allow(missing_docs)]

mod nest;
mod share;
