//! Analyses over a parsed unit: memory effects, points-to sets, uniformity, reachability and symbolic integer
//! expressions.
//!
//! The input is an [`okl_model::Unit`]: the declarations, statements, expressions and types that the parser read, every
//! name resolved as far as clang resolves it. [`Analyzed`] owns the unit, dereferences to it, and answers questions
//! about it. Most answers are computed when they are first asked for and cached; the unit therefore cannot change while
//! it is analyzed ([`Analyzed::into_unit`] returns it for changes). The text is not parsed again (only the bodies of
//! macros are split into words), and each fact is derived in one place only. Rules (`okl-sema`) and lowering
//! (`okl-plan`, `okl-spell`) both ask here.
//!
//! | module | computes | result |
//! |---|---|---|
//! | [`affine`] | indices, bounds and steps as polynomials | a sum of products over symbols, or `None` |
//! | [`attribute_index`] | the OKL attributes of variables and statements | [`Analyzed::attributes_of`] |
//! | `changes` | functions that write through a parameter or to their object | [`Analyzed::changes_argument`] |
//! | [`count`] | trip counts of parallel loops | [`count::Count`], an expression |
//! | [`distance`] | the expressions that a trip count depends on | the terms of `bound - start` that do not cancel |
//! | `evaluate` | the value of an integer expression for given values of its variables | [`evaluate()`] |
//! | [`fate`] | capture tracking: the use of a place in the expressions around it | read, written, captured, returned |
//! | [`jumps`] | the `continue` statements that belong to a loop | statements |
//! | [`liveness`] | the variables that later parts of code need from earlier parts | declarations with variables |
//! | [`macros`] | the macros that printed code needs | their definitions |
//! | [`memory`] | points-to analysis: the objects a place or a pointer may refer to | memory objects, or unknown |
//! | `mod_ref` | the reads and writes of one object by one use | [`Analyzed::mod_ref`] |
//! | [`named`] | the entities that a range of text names | variables, functions, declarations, or a spelling alone |
//! | `odr_use` | constants that must exist as objects | [`Analyzed::is_odr_used`] |
//! | `promises` | the guarantees of `const` parameters | [`Analyzed::is_closed`], [`Analyzed::is_mutable`] |
//! | [`reach`] | the entities that code needs to compile | functions, types and variables |
//! | [`same`] | structural equality of expressions | yes or no |
//! | [`uniformity`] | values equal for all work items of a group | yes, no, or yes unless memory is written |
//! | [`uses`] | the effects of expressions on named variables | a list of uses and calls |
//! | [`values`] | the value category of expressions | prvalue or not |
//!
//! Terms of this crate:
//!
//! * A *use* is one mention of a variable together with the access it leads to. It accesses the variable itself or,
//!   *through* it, the memory that the variable points or refers to.
//! * A pointer, reference or object *leads to* the memory that it points or refers to, or that a pointer inside of it
//!   points to.
//! * A function *changes* a place if it may write to it. Analyses of effects are conservative: a function without a
//!   known body may write to everything it can reach, except where its parameter types promise otherwise.
//!
//! Invariants: ids of expressions, statements, variables and functions are those of the unit. Answers about memory are
//! may-answers (over-approximations) unless the name says `certain`.
//!
//! The crate reports no diagnostics and makes no decisions about a target; it knows neither spellings nor capabilities
//! of backends.

pub mod affine;
mod analyzed;
pub mod attribute_index;
mod call_graph;
mod changes;
pub mod count;
pub mod distance;
mod effect_queries;
mod evaluate;
mod expressions;
pub mod fate;
mod functions;
mod indirection;
pub mod jumps;
pub mod liveness;
pub mod macros;
mod memo;
pub mod memory;
mod mod_ref;
pub mod named;
mod odr_use;
mod positions;
mod promises;
pub mod reach;
pub mod same;
mod spans;
mod statement_effects;
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
