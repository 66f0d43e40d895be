//! okl as a library.

#![allow(missing_docs)]

mod cache;
mod lengths;
mod properties;
