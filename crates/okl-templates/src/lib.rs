//! Templates as text: their parameters, and plain functions and classes in place of instances.
//!
//! Some target languages have no templates. For them, each instance that device code uses becomes a function or a class of its own,
//! from OKL to OKL, before the check:
//!
//! ```text
//! template <class T> T twice(T x) { return x + x; }     float twice_float(float x) { return x + x; }
//! y[i] = twice(y[i]);                                    y[i] = twice_float(y[i]);
//!
//! template <class T, int N> struct vec { T v[N]; };     struct vec_float_3 { float v[3]; };
//! vec<float, 3> a;                                       vec_float_3 a;
//! ```
//!
//! clang has said which instances there are, with which arguments, which functions each of them calls, and which branch
//! of an `if constexpr` it takes ([`okl_model::FunctionInstance`]), which text a class has and which types its fields name
//! ([`okl_model::ClassInstance`]). The templates stay where they are, since nothing in
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
