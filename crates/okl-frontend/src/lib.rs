//! The kit for front ends: what those of okl share, and others may use.
//!
//! A front end reads a language and writes OKL and a host program ([`okl_plugin::Frontend`]). This crate has the parts
//! that do not depend on the language:
//!
//! - [`uses`]: the variables and functions that code names;
//! - [`places`], [`placement`]: where declarations of a program stand, and where others may be added;
//! - [`instances`]: texts for instances of templates;
//! - [`explicit`]: explicit instantiations of templates;
//! - [`functions`]: functions with several declarations;
//! - [`head`]: the parameters of templates;
//! - [`renamed`]: copies of program text with other names;
//! - [`runtime`]: the layer by which host programs reach a device;
//! - [`walk`]: all expressions of a statement.

pub mod explicit;
pub mod functions;
pub mod head;
pub mod instances;
pub mod placement;
pub mod places;
pub mod renamed;
pub mod runtime;
pub mod uses;
pub mod walk;
