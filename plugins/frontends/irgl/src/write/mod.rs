//! From trees to C++ with kernels in CUDA, which the front end `cu` translates to OKL.

mod c;
mod elements;
mod ends;
mod exclusives;
mod host;
mod iterate;
mod kernel;
mod launcher;
mod library;
mod locks;
mod main;
mod module;
mod names;
mod nested;
mod outline;
pub(crate) mod parts;
mod pushes;
mod scalars;
mod sole;
mod spread;
mod statement;
mod tickets;
mod together;
mod uniform;
mod ways;

pub(crate) use module::module;
pub(crate) use ways::Ways;
