//! Tests that the interpreter is right about small kernels, and okl about random ones.

mod answers;
mod barriers;
mod common;
mod effects;
mod kernels;
mod nests;
mod odd;
mod orders;
mod targets;
