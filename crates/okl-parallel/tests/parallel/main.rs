//! Exhaustive tests of the distribution of iterations: each combination is evaluated.

#![allow(missing_docs)]

mod nest;
mod share;
