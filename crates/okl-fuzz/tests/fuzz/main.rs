//! Random inputs, a fixed number of them.

#![allow(missing_docs)]

mod front;
mod pipeline;
mod properties;
