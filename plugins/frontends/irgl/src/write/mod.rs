//! From trees to C++ with kernels in CUDA, which the front end `cu` translates to OKL.

mod c;
mod ends;
mod host;
mod iterate;
mod kernel;
mod launcher;
mod library;
mod locks;
mod main;
mod module;
mod names;
pub(crate) mod parts;
mod pushes;
mod statement;
mod ways;

pub(crate) use module::module;
pub(crate) use ways::Ways;
