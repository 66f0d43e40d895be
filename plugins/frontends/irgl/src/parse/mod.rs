//! From text to trees. All mistakes are reported; after one, reading goes on behind its statement.

mod block;
mod control;
mod cursor;
mod embedded;
mod host;
mod kernel;
mod locks;
mod loops;
mod module;
mod params;
mod statement;

pub(crate) use module::module;
