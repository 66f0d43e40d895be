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
//! What a table says for all places, code may say for one: a barrier, an index, an update, what stands before a kernel
//! or a variable of group memory ([`NodeKind`] has what each text is).
//!
//! ```
//! use okl_plugin::{NodeKind, Spelling};
//!
//! // Barriers that okl adds have names that a profiler knows.
//! const NAMED: Spelling = Spelling {
//!     target: "like = 'cuda'\nname = 'named'",
//!     nodes: &[NodeKind::Barrier],
//!     spell: |node, _| Ok(node.is_added.then(|| format!("wait_in(\"{}\")", node.kernel))),
//! };
//!
//! okl_plugin::export!(spelling, "named", NAMED, wants = []);
//! ```
//!
//! What neither can say: a backend that writes everything itself, from the checked unit, and from the plan for
//! the target that it describes.
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
//! // It looks at the plan alone, so nothing else is sent.
//! okl_plugin::export!(lowering, "own", OWN, wants = [Plan]);
//! ```
//!
//! An attribute is a table as well, with code for what no table can say: what is wrong with a use, and what it becomes.
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

#[doc(hidden)]
pub mod attribute;
pub mod document;
#[doc(hidden)]
pub mod export;
pub mod frontend;
mod later;
pub mod stage;

pub use attribute::{AttributeDescription, AttributePlugin, Expand, ExpandFn, Expansions, Uses};
pub use document::{OptionType, Want};
pub use frontend::{AskedUnit, Frontend};
pub use okl_abi as abi;
pub use okl_model::plan::{Node, NodeKind, Plan};
pub use okl_model::{
    self as model, AttrId, AttrUse, Expansion, Line, Lowered, Part, Type, TypeKind, Unit, Update, Vector,
};
pub use okl_sema::{AxisLoop, Checked, CheckedKernel, Envelope, Level, Nest, Role, structure};
pub use okl_source::{Diagnostic, EditSet, Piece, Severity, Span};
pub use okl_target as target;
pub use serde_json::{Map, Value};
pub use stage::{Acts, AskedChecked, AskedLowered, Change, Stage, Text};

/// A backend that writes some places of a plan itself; okl writes the rest.
#[derive(Clone, Copy, Debug)]
pub struct Spelling {
    /// The description of its target, a table in TOML.
    pub target: &'static str,
    /// What it is asked about.
    pub nodes: &'static [NodeKind],
    /// The text at a place, which is one line; none for what the target's words say. Or what is wrong there.
    pub spell: SpellFn,
}

/// From a place, and what is known of the unit, to its text.
pub type SpellFn = fn(&Node<Span>, Asked<'_>) -> Result<Option<String>, Box<Diagnostic>>;

/// A backend that writes everything itself.
#[derive(Clone, Copy, Debug)]
pub struct Lowering {
    /// The description of its target, a table in TOML. Options, the ending of its files and what is planned follow from it.
    pub target: &'static str,
    /// From a checked unit to edits of its text, or what the target cannot express.
    pub lower: fn(Asked<'_>) -> Result<Lowered, Vec<Diagnostic>>,
}

/// What a backend is asked to lower; of what it does not want to be sent, nothing is in it.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The unit. Attributes are a typed tree in it; `check` promises that it keeps the rules.
    pub checked: &'a Checked,
    /// What okl decided for the target. Places are spans of the unit's text.
    pub plan: &'a Plan<Span>,
    /// What the pipeline file chose.
    pub options: &'a Map<String, Value>,
}
