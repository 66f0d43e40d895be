//! Kernels that are templates, and their instances.
//!
//! ```text
//! template <typename T, int N> @kernel void k(const int n, T *x) {...}
//! ```
//!
//! has the instance `k<float, 64>`, which is the kernel `k_float_64`:
//!
//! ```text
//! namespace okl_k_float_64 { using T = float; constexpr int N = 64; @kernel void k_float_64(const int n, T *x) {...} }
//! ```
//!
//! All of it is text: templates are found among the tokens of a file, before macros are expanded, so that an instance is
//! read like any other kernel, with the lines of the template. Those that a macro writes are not found.

mod deduce;
mod find;
mod instance;
mod template;
mod write;

pub use deduce::{Said, deduce};
pub use find::templates;
pub use instance::{Instance, InstanceSyntax};
pub use okl_model::templates::Template as DescribedTemplate;
pub use template::{Deduced, Parameter, Template, TemplateKind, TemplateParameter};
pub use write::{Copied, Instantiated, Mistake, instantiate, instantiate_all};
