//! The context of one lowering: the input of all steps, and the diagnostics.

use crate::flat::Flat;
use crate::options::Options;
use okl_analysis::Analyzed;
use okl_model::plan::NodeKind;
use okl_model::{Expanded, Part, VarId};
use okl_plan::{Plan, Unsupported, unsupported};
use okl_sema::Checked;
use okl_source::{Diagnostic, EditSet, Span};
use okl_target::{Memories, Space, Target};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;

/// The context of one lowering.
pub(crate) struct Job<'c> {
    pub(crate) target: &'c Target,
    pub(crate) checked: &'c Checked,
    pub(crate) plan: &'c Plan<'c>,
    /// The checked unit; for C, the flattened one, without namespaces.
    pub(crate) unit: &'c Analyzed,
    /// For C, the renamed mentions in a unit that has namespaces.
    pub(crate) flat: Option<&'c Flat>,
    /// The expansions of plugins' attributes.
    pub(crate) expanded: &'c Expanded,
    pub(crate) options: Options,
    /// Diagnostics about constructs that the target cannot express.
    pub(crate) out: Vec<Diagnostic>,
    /// Helper functions that the output defines before the user's code.
    pub(crate) helpers: Vec<String>,
    /// The memory spaces of the pointers of the current function, and the target's qualifiers for memory spaces.
    pub(crate) pointers: Option<(&'c Memories, okl_analysis::memory::Pointers)>,
    /// A memo of [`crate::names::is_taken`]: for each name, true if the target reserves it.
    pub(crate) taken: RefCell<FxHashMap<String, bool>>,
    /// For C, the variables that are referents of references that become pointers.
    pub(crate) bound: OnceCell<FxHashSet<VarId>>,
    /// True if the unit has an `@atomic` block that is no single atomic update.
    pub(crate) locks: OnceCell<bool>,
    /// True if code names `std`.
    pub(crate) names_std: OnceCell<bool>,
    /// The names in text that the target inserts into the user's code.
    pub(crate) written: OnceCell<BTreeSet<String>>,
}

impl<'c> Job<'c> {
    /// The owner of the edits of this lowering.
    pub(crate) fn owner(&self) -> String {
        format!("backend \"{}\"", self.target.name)
    }

    /// The names in text that the target inserts into the user's code.
    pub(crate) fn written(&self) -> &BTreeSet<String> {
        self.written.get_or_init(|| self.target.written())
    }

    /// The qualifier of the memory space of a place, for targets whose pointer types carry it.
    pub(crate) fn space_of(&self, place: okl_model::ExprId) -> String {
        match &self.pointers {
            Some((words, pointers)) => {
                words.of(pointers.place(self.unit, place).unwrap_or(Space::Global)).to_string()
            }
            None => String::new(),
        }
    }

    /// Switches back to the original unit: the host's text is C++ on all targets.
    pub(crate) fn as_written(&mut self, checked: &'c Checked, plan: &'c Plan<'c>) {
        self.flat = None;
        self.taken.take();
        (self.checked, self.unit, self.plan) = (checked, checked.unit(), plan);
    }

    /// The qualifier of a variable in group memory.
    pub(crate) fn word_of_group_memory(&self, id: VarId) -> &'c str {
        let at = self.unit.variable(id).name_span.start;
        self.plan.spelled.text(NodeKind::GroupMemory, at).unwrap_or(&self.target.words.shared)
    }

    /// The target's qualifiers for memory spaces, if pointer types carry them.
    pub(crate) fn spaces(&self) -> Option<&'c Memories> {
        self.target.memories.as_ref()
    }

    /// True if only pointer parameters of kernels carry a memory space, and all other pointers are generic.
    pub(crate) fn has_generic_pointers(&self) -> bool {
        self.target.has_generic_pointers()
    }

    /// The qualifier of a constant at file scope; empty where constants may be in global memory, so that generic
    /// pointers may point to them.
    pub(crate) fn constant(&self) -> &'c str {
        if self.has_generic_pointers() { "" } else { &self.target.words.constant }
    }

    /// Adds a helper function to the prologue, once.
    pub(crate) fn help_with(&mut self, function: String) {
        if !self.helpers.contains(&function) {
            self.helpers.push(function);
        }
    }

    /// Reports that the target lacks something.
    pub(crate) fn unsupported(&mut self, place: Span, what: &Unsupported) {
        let diagnostic = unsupported(&self.target.name, place, what);
        if !self.out.contains(&diagnostic) {
            self.out.push(diagnostic);
        }
    }

    /// The same with other places that it is about.
    pub(crate) fn unsupported_at(
        &mut self,
        place: Span,
        what: &Unsupported,
        others: impl Iterator<Item = (Span, &'static str)>,
    ) {
        let said = unsupported(&self.target.name, place, what);
        let said = others.fold(said, |said, (place, text)| said.label(place, text));
        if !self.out.contains(&said) {
            self.out.push(said);
        }
    }

    /// The finished text: the target's prologue, then `more`, then the helper functions.
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
