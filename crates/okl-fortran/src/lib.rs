//! From text of Fortran to program units, and what their names mean.

pub mod ast;
pub mod scope;
pub mod token;
