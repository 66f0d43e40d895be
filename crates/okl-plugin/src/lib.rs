//! What authors of okl plugins import.
//!
//! A backend is the description of its target, a table in TOML ([`okl_target::Target`] says what stands in it); okl
//! writes its language:
//!
//! ```
//! okl_plugin::export!(backend, "mine", r#"
//!     like = "cuda"
//!     name = "mine"
//!     words.group-barrier = "wait_for_all()"
//! "#);
//! ```
//!
//! What no table can say is code: a backend that writes everything itself, from the checked unit.
//!
//! ```
//! use okl_plugin::{Checked, Diagnostic, Lowered, Lowering, Part};
//!
//! const OWN: Lowering = Lowering {
//!     extension: "txt",
//!     gpu: false,
//!     options: &[],
//!     lower: |checked, _| {
//!         let names: Vec<&str> =
//!             checked.kernels().iter().map(|kernel| checked.unit().function(kernel.function).name.as_str()).collect();
//!         let kernel = Part { prologue: names.join("\n"), ..Part::default() };
//!         Ok(Lowered { kernel, ..Lowered::default() })
//!     },
//! };
//!
//! okl_plugin::export!(lowering, "own", OWN);
//! ```
//!
//! Built as `crate-type = ["cdylib", "rlib"]` and named `okl_backend_mine`, that is a whole
//! plugin: `libokl_backend_mine.so`, which a pipeline file asks for with
//! `[backend] plugin = "mine"`.
//!
//! Behind [`export!`] is the C interface of [`okl_abi`]: one record, one function, and JSON
//! [`document`]s in and out. Nothing of Rust's layout crosses, so host and plugin may be built
//! by different compilers. A panic stays inside: it is caught in the exported function and reported as a message.
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
pub use okl_model::{self as model, Lowered, Part, Type, TypeKind, Unit, Update, Vector};
pub use okl_sema::{Checked, Envelope};
pub use okl_source::{Diagnostic, EditSet, Piece, Severity, Span};
pub use okl_target as target;
pub use serde_json::{Map, Value};

/// A backend that writes everything itself.
#[derive(Clone, Copy, Debug)]
pub struct Lowering {
    /// What the names of its kernel files end with: `cu`.
    pub extension: &'static str,
    /// Whether it writes for a device that the host launches: then `OCCA_USING_GPU` is 1.
    pub gpu: bool,
    /// The options it takes in a pipeline file, with what each is for.
    pub options: &'static [(&'static str, &'static str)],
    /// From a checked unit to edits of its text, or what the target cannot express.
    #[allow(clippy::type_complexity)]
    pub lower: fn(&Checked, &Map<String, Value>) -> Result<Lowered, Vec<Diagnostic>>,
}
