//! The SDK for plugins in Rust.
//!
//! A plugin is a library that exports one record with the macro [`export!`]. It gets requests from okl (a text, a
//! checked unit, a plan) and answers with edits and diagnostics. The kinds of plugins are:
//!
//! - backends: the description of a target, and optionally code that spells some nodes of the plan ([`Spelling`]) or
//!   that lowers by itself ([`Lowering`]);
//! - attributes ([`AttributePlugin`]);
//! - stages between the steps of okl ([`Stage`]);
//! - front ends for other languages ([`Frontend`]).
//!
//! A backend is the description of its target, a table in TOML ([`okl_target::Target`] documents its keys); okl lowers
//! for it:
//!
//! ```
//! okl_plugin::export!(backend, "mine", r#"
//!     like = "cuda"
//!     name = "mine"
//!     words.group-barrier = "wait_for_all()"
//! "#);
//! ```
//!
//! A table has one text for all places of a kind. Code can provide one for each place (a node of the plan): a barrier,
//! an index, an atomic update, the text before a kernel or a variable in group memory. [`NodeKind`] documents the
//! texts.
//!
//! ```
//! use okl_plugin::{NodeKind, Spelling};
//!
//! // Barriers that okl adds have names for a profiler.
//! const NAMED: Spelling = Spelling {
//!     target: "like = 'cuda'\nname = 'named'",
//!     nodes: &[NodeKind::Barrier],
//!     spell: |node, _| Ok(node.is_added.then(|| format!("wait_in(\"{}\")", node.kernel))),
//! };
//!
//! okl_plugin::export!(spelling, "named", NAMED, wants = []);
//! ```
//!
//! If that is not enough, a backend lowers by itself, from the checked unit and the plan for the target that it
//! describes.
//!
//! ```
//! use okl_plugin::{Lowered, Lowering, Part};
//!
//! const OWN: Lowering = Lowering {
//!     target: "name = 'own'\nextension = 'txt'\nwords.group-barrier = 'wait'",
//!     lower: |asked| {
//!         let launches = asked.plan.kernels.iter().flat_map(|kernel| &kernel.launches);
//!         let lines = launches.map(|launch| format!("{:?}: {} barriers\n", launch.kernel, launch.barriers.len()));
//!         let kernel = Part { prologue: lines.collect(), ..Part::default() };
//!         Ok(Lowered { kernel, ..Lowered::default() })
//!     },
//! };
//!
//! // It reads only the plan, so nothing else is sent.
//! okl_plugin::export!(lowering, "own", OWN, wants = [Plan]);
//! ```
//!
//! An attribute is a table, too. Code can check its uses and expand them:
//!
//! ```
//! use okl_plugin::{AttributePlugin, Diagnostic};
//!
//! const EVEN: AttributePlugin = AttributePlugin {
//!     table: "summary = 'unrolls an even number of iterations'\narguments = { numbers = 1 }\nsites = ['loop']\n\
//!             expand.default = '#pragma unroll {0}'",
//!     check: Some(|asked| {
//!         let odd = asked.iter().filter(|(_, attr)| attr.args()[0].ends_with(['1', '3', '5', '7', '9']));
//!         let told = odd.map(|(_, attr)| {
//!             Diagnostic::error("attribute-arguments", format!("`{}` is odd", attr.args()[0]), attr.span)
//!         });
//!         told.collect()
//!     }),
//!     expand: None,
//! };
//!
//! okl_plugin::export!(attribute, "even", EVEN);
//! ```
//!
//! A plugin may report diagnostics of its own. [`declare_diagnostics!`] writes their ids, summaries and pages in one
//! place; `okl explain even-odd` then shows the page, and `--deny even-odd` makes the warning an error.
//!
//! ```
//! # use okl_plugin::AttributePlugin;
//! okl_plugin::declare_diagnostics! {
//!     const DIAGNOSTICS;
//!     warning EVEN_ODD = "even-odd", "an odd number of iterations";
//! }
//!
//! # const EVEN: AttributePlugin = AttributePlugin { table: "sites = ['loop']", check: None, expand: None };
//! okl_plugin::export!(attribute, "even", EVEN, diagnostics = DIAGNOSTICS);
//! # assert_eq!(DIAGNOSTICS[0].id, EVEN_ODD);
//! ```
//!
//! A crate that is built as `crate-type = ["cdylib", "rlib"]` and named `okl_backend_mine` is a complete plugin:
//! `libokl_backend_mine.so`. A pipeline file requests it with `[backend] plugin = "mine"`.
//!
//! [`export!`] implements the C interface of [`okl_abi`]: one record, one function, and JSON [`document`]s as input and
//! output. No Rust type crosses the boundary, so host and plugin may be built by different compilers. Panics do not
//! cross it, either: they are caught in the exported function and reported as a message.
//!
//! A plugin may ask okl's analyses ([`analysis`]), and split texts into tokens as okl does ([`lex`](mod@lex)).
//!
//! # Trust
//!
//! Only `okl_sema::check` makes a [`Checked`] unit. It crosses the boundary as an [`Envelope`], and the receiver relies
//! on the sender: the host fills envelopes from checked units only. A plugin may therefore rely on everything that
//! `check` guarantees, and a program that acts as the host must run the check.

pub mod analysis;
#[doc(hidden)]
pub mod attribute;
pub mod backend;
mod declared_diagnostic;
pub mod document;
#[doc(hidden)]
pub mod export;
pub mod frontend;
mod later;
#[doc(hidden)]
pub mod request;
pub mod stage;

pub use attribute::{AttributePlugin, Expand, ExpandFn, Uses};
pub use backend::{Asked, Lowering, SpellFn, Spelling};
pub use declared_diagnostic::DeclaredDiagnostic;
pub use document::{
    AttributeDescription, DiagnosticDescription, Expansions, FileText, FileWish, OptionType, Want,
};
pub use frontend::{AskedUnit, Frontend};
pub use okl_abi as abi;
pub use okl_lex as lex;
pub use okl_model::plan::{Node, NodeKind, Plan};
pub use okl_model::{
    self as model, AttrId, AttrUse, Expansion, Line, Lowered, Part, Type, TypeKind, Unit, Update, Vector,
};
pub use okl_sema::{AxisLoop, Checked, CheckedKernel, Envelope, Level, Nest, Role, structure};
pub use okl_source::{
    Diagnostic, DiagnosticId, Edit, EditSet, Piece, Severity, Span, copied, nearest, words,
};
pub use okl_target as target;
pub use serde_json::{Map, Value};
pub use stage::{Acts, AskedChecked, AskedLowered, Change, Stage, Text};
