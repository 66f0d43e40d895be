//! Templates as text: their parameters, and plain functions in place of instances of function templates.
//!
//! Some target languages have no templates. For them, each instance that device code uses becomes a function of its own,
//! from OKL to OKL, before the check:
//!
//! ```text
//! template <class T> T twice(T x) { return x + x; }     float twice_float(float x) { return x + x; }
//! y[i] = twice(y[i]);                                    y[i] = twice_float(y[i]);
//! ```
//!
//! clang has said which instances there are, with which arguments, which functions each of them calls, and which branch
//! of an `if constexpr` it takes ([`okl_model::FunctionInstance`]). The templates stay where they are, since nothing in
//! device code calls them any more. So do those whose instances cannot be written as functions, with their calls; the
//! target refuses them.
//!
//! - [`head`]: the parameters of templates;
//! - [`placement`]: places in a text for declarations that are added to it.

mod arguments;
mod calls;
mod class_copy;
mod classes;
mod copy;
pub mod head;
mod instances;
mod names;
mod needs;
mod pattern;
pub mod placement;
mod reached;
mod rewriting;
mod substitution;
#[cfg(test)]
mod tests;
mod types;

pub use rewriting::{may_apply, without_templates};
