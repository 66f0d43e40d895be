//! What authors of okl plugins import.
//!
//! A backend is a table of spellings and, where the target truly differs, a few answers:
//!
//! ```
//! use okl_plugin::{Backend, Dialect};
//! # fn table() -> &'static Dialect { unimplemented!() }
//!
//! struct Mine;
//!
//! impl Backend for Mine {
//!     fn dialect(&self) -> &Dialect {
//!         table()
//!     }
//! }
//!
//! okl_plugin::export!(backend, "mine", Mine);
//! ```
//!
//! Built as `crate-type = ["cdylib", "rlib"]` and named `okl_backend_mine`, that is a whole
//! plugin: `libokl_backend_mine.so`, which a pipeline file asks for with
//! `[backend] plugin = "mine"`.
//!
//! Behind [`export!`] is the C interface of [`okl_abi`]: one record, one function, and JSON
//! [`document`]s in and out. Nothing of Rust's layout crosses, so host and plugin may be built
//! by different compilers, and a copy that is linked into the host is called in the very same
//! way. A panic stays inside: it is caught in the exported function and reported as a message.
//!
//! # The one point of trust
//!
//! Only `okl_sema::check` makes a [`Checked`] unit. Across the boundary it travels as an
//! [`Envelope`], and whoever opens one believes its sender: the host, which fills envelopes from
//! checked units alone. A plugin may therefore rely on everything `check` promises, and a
//! program that plays the host must run the check.

pub mod document;
#[doc(hidden)]
pub mod export;

pub use okl_abi as abi;
pub use okl_lower::*;
pub use okl_model::{self as model, Lowered, Part, Type, TypeKind, Unit, Update, Vector};
pub use okl_sema::{Checked, Envelope};
pub use okl_source::{Diagnostic, EditSet, Piece, Severity, Span};
