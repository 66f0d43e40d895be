//! From source text to statements: comments and marks of continuation are gone.

pub(crate) mod fixed;
pub(crate) mod free;
pub(crate) mod keywords;
pub(crate) mod logical;
pub(crate) mod read;
pub(crate) mod scan;
pub(crate) mod source;
