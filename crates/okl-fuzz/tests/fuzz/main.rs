//! Fuzz tests with a fixed number of random inputs.

#![allow(missing_docs)]

mod front;
mod pipeline;
mod properties;
