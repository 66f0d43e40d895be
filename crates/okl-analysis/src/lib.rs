//! Questions about a unit, each with one answer.
//!
//! The unit says what stands in the text; the modules here say what follows from it. Nothing looks at the text again,
//! and nobody else works these things out.
//!
//! | module | question | answer |
//! |---|---|---|
//! | [`affine`] | what is this index, bound, step | a sum of products over symbols, or nothing |
//! | `changes` | does a function write to what a parameter leads to | [`Analyzed::changes_argument`] |
//! | [`distance`] | what does a number of iterations depend on | the terms of `bound - start` that do not cancel out |
//! | [`fate`] | what becomes of a place in the expressions around it | read, written, kept, returned |
//! | [`jumps`] | which loop does a `continue` go on with | the `continue` statements of a body |
//! | [`liveness`] | what do later parts of code need of earlier ones | variables by declaration |
//! | [`macros`] | which macros does code need, as it is printed | their definitions |
//! | [`marks`] | what do OKL's attributes say of this variable or statement | typed marks |
//! | [`memory`] | which memory and objects does a place or pointer lead to | their homes, or unknown |
//! | `mod_ref` | does a use read or write this variable, by any way | [`Analyzed::mod_ref`] |
//! | [`named`] | what does this stretch of text name | variables, functions, declarations, or a name alone |
//! | [`reach`] | what does code need to compile | functions, types and variables |
//! | [`same`] | do two expressions say the same | yes or no |
//! | [`uniformity`] | is this the same for all work items of a group | yes, no, or unless one writes to memory |
//! | [`uses`] | what happens to which variable, by name | a list of uses for any expressions |
//! | [`values`] | does this lie somewhere before somebody keeps it | whether it is a value |

pub mod affine;
mod analyzed;
pub mod attribute_index;
mod changes;
pub mod distance;
mod evaluate;
pub mod fate;
mod functions;
pub mod jumps;
pub mod liveness;
pub mod macros;
mod memo;
pub mod memory;
mod mod_ref;
pub mod named;
mod odr_use;
mod promises;
pub mod reach;
pub mod same;
#[cfg(test)]
mod tests;
mod tree;
pub mod uniformity;
pub mod uses;
pub mod values;

pub use analyzed::Analyzed;
pub use evaluate::evaluate;
pub use mod_ref::ModRef;
pub use named::Named;
pub use reach::Reach;
pub use uses::{Call, Effects, Use};
