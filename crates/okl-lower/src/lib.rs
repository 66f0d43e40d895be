//! From a checked unit to edits, for every backend.
//!
//! A target is described by data ([`Target`]); what becomes of kernels on all of them lives here once:
//!
//! - [`grid`]: parallel loops become indices of work items, each nest a kernel of its own;
//! - [`host`]: loops stay loops;
//! - [`launcher`]: the host program that launches what `grid` made;
//! - [`count`]: how many rounds a loop has, as text and as a number;
//! - [`atomic`]: updates that are one step for all work items;
//! - [`hazard`]: where the work items of a group have to wait for each other.
//!
//! Nothing is applied here: [`lower`] answers with edits of the normalised text. Functions that
//! write code show a line of it.

mod arguments;
pub mod atomic;
mod builtins;
mod called;
mod class_choices;
pub mod count;
mod cut;
mod declarators;
mod device_cpp;
mod device_text;
mod dim;
mod divergence;
mod exclusive;
pub mod grid;
mod handed_over;
pub mod hazard;
mod hoist;
pub mod host;
mod host_pointers;
mod host_value;
mod kept;
mod lacking;
pub mod launcher;
mod loops;
mod nested_pointers;
mod options;
mod own_argument;
mod per_item;
mod plain_c;
mod pointer_casts;
mod pointer_fields;
mod range_loop;
mod reached;
mod shared;
mod signature;
mod spaces;
mod target_names;
mod used;
mod vector_calls;
mod vector_parts;
mod vector_types;
mod versions;

pub use options::Options;

use host_value::HostValue;
use okl_analysis::Analyzed;
use okl_model::{Attribute, Function, Lowered, Part, Stmt};
use okl_sema::Checked;
use okl_source::{Diagnostic, EditSet};
use okl_target::{Memories, Shape, Space, Target};
use reached::DeviceCode;
use serde_json::{Map, Value};
use shared::pragma_line;
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// Lowers a checked unit for a backend.
///
/// # Errors
/// What the target cannot express, all of it.
pub fn lower(
    target: &Target,
    checked: &Checked,
    attributes: &[&dyn Attribute],
    options: &Map<String, Value>,
) -> Result<Lowered, Vec<Diagnostic>> {
    let mut job = Job {
        target,
        checked,
        unit: checked.unit(),
        attributes,
        options: Options::new(options),
        out: Vec::new(),
        barriers: Vec::new(),
        helpers: Vec::new(),
        pointers: None,
        device_code: OnceCell::new(),
        host_values: RefCell::default(),
    };
    let kernel = match target.shape {
        Shape::Grid => grid::lower(&mut job),
        Shape::Host => host::lower(&mut job),
    };
    let launcher = match target.shape {
        Shape::Grid => Some(launcher::lower(&mut job)),
        Shape::Host => None,
    };
    if job.out.is_empty() { Ok(Lowered { kernel, launcher, barriers: job.barriers }) } else { Err(job.out) }
}

/// Something a target cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unsupported {
    /// What, to stand before "is not supported by backend ...".
    pub(crate) construct: String,
    /// What to try.
    pub(crate) help: String,
}

/// One lowering under way.
pub(crate) struct Job<'c> {
    pub(crate) target: &'c Target,
    pub(crate) checked: &'c Checked,
    pub(crate) unit: &'c Analyzed,
    pub(crate) attributes: &'c [&'c dyn Attribute],
    pub(crate) options: Options<'c>,
    /// What the target cannot express.
    pub(crate) out: Vec<Diagnostic>,
    /// The barriers it gets that the user did not write.
    pub(crate) barriers: Vec<okl_model::Barrier>,
    /// Functions the output needs, before everything of the user's.
    pub(crate) helpers: Vec<String>,
    /// Where the pointers of the function at hand lead, and the target's words for it.
    pub(crate) pointers: Option<(&'c Memories, okl_analysis::memory::Pointers)>,
    /// Found once, when somebody asks.
    device_code: OnceCell<Rc<DeviceCode>>,
    /// By where the nest starts.
    host_values: RefCell<HashMap<u32, Rc<[HostValue<'c>]>>>,
}

impl<'c> Job<'c> {
    /// Whose edits these are.
    pub(crate) fn owner(&self) -> String {
        format!("backend \"{}\"", self.target.name)
    }

    /// The edits each attribute makes where it stands.
    pub(crate) fn attribute_edits(&self, edits: &mut EditSet) {
        for attr in &self.unit.attributes {
            match self.attributes.iter().find(|known| known.name() == attr.name) {
                Some(known) => {
                    let words = self.options.spellings(self.target);
                    known.lower(self.unit, attr, &words, edits);
                }
                None => edits.delete("unknown attribute", attr.with_space(self.unit)),
            }
        }
    }

    /// What device code can reach.
    pub(crate) fn device_code(&self) -> Rc<DeviceCode> {
        Rc::clone(self.device_code.get_or_init(|| Rc::new(DeviceCode::new(self))))
    }

    /// What host code hands to a nest, in source order.
    pub(crate) fn host_values(&self, kernel: &'c Function, nest: &'c Stmt) -> Rc<[HostValue<'c>]> {
        let mut known = self.host_values.borrow_mut();
        let found = || host_value::host_values(self.unit, kernel, nest).into();
        Rc::clone(known.entry(nest.span.start).or_insert_with(found))
    }

    /// The memory a place lies in, for targets whose pointers say so.
    pub(crate) fn space_of(&self, place: okl_model::ExprId) -> String {
        match &self.pointers {
            Some((words, pointers)) => {
                words.of(pointers.place(self.unit, place).unwrap_or(Space::Global)).to_string()
            }
            None => String::new(),
        }
    }

    /// The name a variable has in the output.
    pub(crate) fn name(&self, variable: &okl_model::Variable) -> String {
        target_names::renamed(self, &variable.name)
    }

    /// The target's words for memories.
    pub(crate) fn spaces(&self) -> Option<&'c Memories> {
        self.target.memories.as_ref()
    }

    /// Whether only the pointers that a kernel is handed have to say which memory they lead to.
    pub(crate) fn has_generic_pointers(&self) -> bool {
        self.target.has_generic_pointers()
    }

    /// What stands before a constant at file scope; nothing where it may lie in global memory, so that any
    /// pointer may lead to it.
    pub(crate) fn constant(&self) -> &'c str {
        if self.has_generic_pointers() { "" } else { &self.target.words.constant }
    }

    /// Records that the target lacks something.
    pub(crate) fn unsupported(&mut self, place: okl_source::Span, what: &Unsupported) {
        let message = format!("{} is not supported by backend `{}`", what.construct, self.target.name);
        let diagnostic = Diagnostic::error("unsupported-by-backend", message, place).help(what.help.clone());
        if !self.out.contains(&diagnostic) {
            self.out.push(diagnostic);
        }
    }

    /// The finished part: the dialect's lines, then what is needed here.
    pub(crate) fn part(&self, more: &str, edits: EditSet) -> Part {
        let mut prologue = String::new();
        for line in &self.target.words.prologue {
            prologue.push_str(line);
            prologue.push('\n');
        }
        prologue.push_str(more);
        prologue.extend(self.helpers.iter().map(String::as_str));
        Part { prologue, edits }
    }
}
