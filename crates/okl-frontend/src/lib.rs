//! The kit for front ends: what those of okl share, and others may use.
//!
//! A front end reads a language and writes OKL and a host program ([`okl_plugin::Frontend`]). This crate has the parts
//! that do not depend on the language:
//!
//! - [`text`]: text that knows its place in the user's;
//! - [`directive`], [`lexis`]: directives and their clauses, from a grammar that is data;
//! - [`kernel`], [`names`]: kernels from their parts, with names that clash with nothing;
//! - [`host`]: launches and memory calls of host programs;
//! - [`parallel`], [`counted`]: how the iterations of a loop are shared out;
//! - [`analysis`]: what okl knows about code: uses, calls, sums, liveness;
//! - [`uses`]: the variables and functions that code names;
//! - [`places`], [`placement`]: where declarations of a program stand, and where others may be added;
//! - [`instances`]: texts for instances of templates;
//! - [`closures`]: classes for lambdas that kernels need;
//! - [`explicit`]: explicit instantiations of templates;
//! - [`functions`]: functions with several declarations;
//! - [`head`]: the parameters of templates;
//! - [`renamed`]: copies of program text with other names;
//! - [`runtime`]: the layer by which host programs reach a device;
//! - [`walk`]: all expressions of a statement.

pub mod closures;
pub mod counted;
pub mod directive;
pub mod explicit;
mod function_arguments;
pub mod functions;
pub mod host;
pub mod instances;
pub mod kernel;
pub mod lexis;
pub mod names;
pub mod places;
pub mod renamed;
pub mod runtime;
pub mod text;
pub mod uses;
pub mod walk;

pub use okl_parallel as parallel;
pub use okl_plugin::analysis;
pub use okl_templates::{head, placement};
