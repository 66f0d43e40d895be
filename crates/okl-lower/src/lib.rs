//! From a checked unit to edits, for every backend.
//!
//! A target is described by data ([`Target`]); what becomes of kernels on all of them lives here once:
//!
//! - `grid`: parallel loops become indices of work items, each nest a kernel of its own;
//! - `host`: loops stay loops;
//! - `launcher`: the host program that launches what `grid` made, for OCCA and for programs without it;
//! - `count`: how many rounds a loop has, as text;
//! - `atomic`: updates that are one step for all work items.
//!
//! What is decided before any of it is written is the [`Plan`].
//!
//! Nothing is applied here: [`lower`] answers with edits of the normalised text. Functions that
//! write code show a line of it.

mod arguments;
mod atomic;
mod attributes;
mod barrier;
mod brought;
mod builtins;
mod called;
mod class_choices;
mod count;
mod declarators;
mod device_cpp;
mod device_items;
mod device_text;
mod dim;
mod exclusive;
mod fission;
mod grid;
mod handed_over;
mod hoist;
mod host;
mod host_pointers;
mod host_reads;
mod intrinsics;
mod item_closure;
mod lacking;
mod launcher;
mod live_across;
mod loops;
mod nested_pointers;
mod options;
mod per_item;
mod plain_c;
mod pointer_casts;
mod pointer_fields;
mod pragmas;
mod privatisation;
mod range_loop;
mod rounds;
mod signature;
mod spaces;
mod target_names;
mod vector_calls;
mod vector_parts;
mod vector_types;
mod versions;

pub use brought::join;
pub use options::Options;

use okl_analysis::Analyzed;
use okl_model::plan::NodeKind;
use okl_model::{Expanded, Lowered, Part, VarId};
pub(crate) use okl_plan::Unsupported;
use okl_plan::{Plan, unsupported};
use okl_sema::Checked;
use okl_source::{Diagnostic, EditSet, Span};
use okl_target::{Memories, Shape, Space, Target};
use plain_c::Flat;
use pragmas::pragma_line;
use serde_json::{Map, Value};
use std::cell::{OnceCell, RefCell};
use std::collections::{HashMap, HashSet};

/// Messages about pointers whose memory is not known.
const FOLLOWERS: [&str; 2] = ["pointer-to-two-memories", "pointer-to-unknown-memory"];

/// Decides what becomes of a checked unit on a target.
pub fn plan<'u>(target: &Target, checked: &'u Checked, options: &Map<String, Value>) -> Plan<'u> {
    let mut plan = Plan::new(target, checked, Options::new(options).wishes());
    if target.is_c() {
        plan.names = Flat::of(target, checked).map(|flat| flat.names).unwrap_or_default();
    }
    plan
}

/// Writes what was decided.
///
/// # Errors
/// What the target cannot express, all of it.
pub fn lower(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Lowered, Vec<Diagnostic>> {
    let flat = if target.is_c() { Flat::of(target, checked) } else { None };
    let flat_plan = flat
        .as_ref()
        .map(|flat| Plan { spelled: plan.spelled.clone(), ..crate::plan(target, &flat.checked, options) });
    let of_device = flat_plan.as_ref().unwrap_or(plan);
    let mut job = Job {
        target,
        checked: flat.as_ref().map_or(checked, |flat| &flat.checked),
        plan: of_device,
        unit: flat.as_ref().map_or(checked.unit(), |flat| flat.checked.unit()),
        flat: flat.as_ref(),
        expanded,
        options: Options::new(options),
        out: of_device.refused.clone(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
    };
    let kernel = match target.shape {
        Shape::Grid => grid::lower(&mut job),
        Shape::Host => host::lower(&mut job),
    };
    if !of_device.refused.is_empty() {
        // Where what the target lacks leads to nobody knows, and need not be told.
        job.out.retain(|said| !FOLLOWERS.contains(&said.id.as_str()));
    }
    job.as_written(checked, plan);
    if target.shape == Shape::Grid {
        host_reads::refuse(&mut job);
    }
    let launcher = match target.shape {
        Shape::Grid => Some(launcher::lower(&mut job, &launcher::Occa)),
        Shape::Host => None,
    };
    let barriers = plan.launches().flat_map(|launch| &launch.barriers);
    let barriers = barriers.map(|barrier| barrier.said(job.unit)).collect();
    if job.out.is_empty() { Ok(Lowered { kernel, launcher, barriers }) } else { Err(job.out) }
}

/// Writes the host program that runs the kernels for programs without OCCA, in an ABI of C.
///
/// # Errors
/// What host code cannot do.
pub fn launcher_c(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Part, Vec<Diagnostic>> {
    let mut job = Job {
        target,
        checked,
        plan,
        unit: checked.unit(),
        flat: None,
        expanded,
        options: Options::new(options),
        out: Vec::new(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
    };
    let launcher = launcher::lower_plain(&mut job);
    if job.out.is_empty() { Ok(launcher) } else { Err(job.out) }
}

/// One lowering under way.
pub(crate) struct Job<'c> {
    pub(crate) target: &'c Target,
    pub(crate) checked: &'c Checked,
    pub(crate) plan: &'c Plan<'c>,
    /// What is known of the input: for C, without its namespaces.
    pub(crate) unit: &'c Analyzed,
    /// For C, what names stand where in it, when it has namespaces.
    pub(crate) flat: Option<&'c Flat>,
    /// What becomes of the attributes that others bring.
    pub(crate) expanded: &'c Expanded,
    pub(crate) options: Options<'c>,
    /// What the target cannot express.
    pub(crate) out: Vec<Diagnostic>,
    /// Functions the output needs, before everything of the user's.
    pub(crate) helpers: Vec<String>,
    /// Where the pointers of the function at hand lead, and the target's words for it.
    pub(crate) pointers: Option<(&'c Memories, okl_analysis::memory::Pointers)>,
    /// Of the names that it was asked of, whether the target has another meaning for them.
    pub(crate) taken: RefCell<HashMap<String, bool>>,
    /// For C, the variables that references are bound to which become pointers.
    pub(crate) bound: OnceCell<HashSet<VarId>>,
    /// Whether `@atomic` stands at a block.
    pub(crate) locks: OnceCell<bool>,
    /// Whether code names `std`.
    pub(crate) names_std: OnceCell<bool>,
}

impl<'c> Job<'c> {
    /// Whose edits these are.
    pub(crate) fn owner(&self) -> String {
        format!("backend \"{}\"", self.target.name)
    }

    /// How generated text names a type that the user's text spells so: names of the user's are those that the target
    /// gives them, and those of `std` stand where the target has them.
    ///
    /// `int32_t` for `std::int32_t` in C, `okl_std::int32_t` for CUDA, `_occa_threadIdx` for `threadIdx`
    pub(crate) fn type_name(&self, spelling: &str) -> String {
        let name = self.target.type_name(spelling);
        target_names::renamed(self, &builtins::with_own_std(self, name))
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

    /// Goes back to the unit as it is written: the host's text is C++ on all targets.
    fn as_written(&mut self, checked: &'c Checked, plan: &'c Plan<'c>) {
        self.flat = None;
        self.taken.take();
        (self.checked, self.unit, self.plan) = (checked, checked.unit(), plan);
    }

    /// What is written in the output where a name of the user's stands.
    pub(crate) fn word(&self, name: Span) -> String {
        let flat = self.flat.and_then(|flat| flat.names.get(&name));
        flat.cloned().unwrap_or_else(|| target_names::renamed(self, self.unit.source(name)))
    }

    /// The name a variable has in the output.
    pub(crate) fn name(&self, variable: &okl_model::Variable) -> String {
        target_names::renamed(self, &variable.name)
    }

    /// What stands before a variable of group memory.
    pub(crate) fn word_of_group_memory(&self, id: VarId) -> &'c str {
        let at = self.unit.variable(id).name_span.start;
        self.plan.spelled.text(NodeKind::GroupMemory, at).unwrap_or(&self.target.words.shared)
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

    /// Writes a function before everything of the user's, once.
    pub(crate) fn help_with(&mut self, function: String) {
        if !self.helpers.contains(&function) {
            self.helpers.push(function);
        }
    }

    /// Records that the target lacks something.
    pub(crate) fn unsupported(&mut self, place: Span, what: &Unsupported) {
        let diagnostic = unsupported(&self.target.name, place, what);
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
