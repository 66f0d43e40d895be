//! One lowering under way: what every step of it reads, and where it says what cannot be.

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
    pub(crate) taken: RefCell<FxHashMap<String, bool>>,
    /// For C, the variables that references are bound to which become pointers.
    pub(crate) bound: OnceCell<FxHashSet<VarId>>,
    /// Whether `@atomic` stands at a block.
    pub(crate) locks: OnceCell<bool>,
    /// Whether code names `std`.
    pub(crate) names_std: OnceCell<bool>,
    /// The names in what the target writes into code of the user's.
    pub(crate) written: OnceCell<BTreeSet<String>>,
}

impl<'c> Job<'c> {
    /// Whose edits these are.
    pub(crate) fn owner(&self) -> String {
        format!("backend \"{}\"", self.target.name)
    }

    /// The names in what the target writes into code of the user's.
    pub(crate) fn written(&self) -> &BTreeSet<String> {
        self.written.get_or_init(|| self.target.written())
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
    pub(crate) fn as_written(&mut self, checked: &'c Checked, plan: &'c Plan<'c>) {
        self.flat = None;
        self.taken.take();
        (self.checked, self.unit, self.plan) = (checked, checked.unit(), plan);
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
