//! The body of one work item: its uses of memory, some statements, and a result.

use super::choices::Choices;
use super::class::Class;
use super::known::{Allowed, Construct};
use super::leaf::Leaf;
use super::memory::{Memory, MemoryKind, as_unsigned, share};
use super::twin::{Pair, Twin};

/// The way the work items of a nest use a memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Mode {
    Unused,
    /// Any element may be read.
    Read,
    /// Each work item reads and writes one element of its own.
    Own,
    /// Each work item has the element of its rank, and every `items`th element after it.
    Stride,
    /// All work items may add to all elements, none reads.
    Add,
}

/// The way the work items of one nest use the memories of the group.
#[derive(Debug, Default)]
pub(super) struct Uses {
    pub(super) modes: Vec<Mode>,
    /// The element of the work item, without a member.
    pub(super) own: Vec<String>,
    /// The number that updates change, and the operator.
    pub(super) adds: Vec<(Leaf, &'static str)>,
}

impl Uses {
    /// The indices of the memories that are used in this mode.
    pub(super) fn with(&self, mode: Mode) -> Vec<usize> {
        (0..self.modes.len()).filter(|at| self.modes[*at] == mode).collect()
    }
}

/// The body of a nest.
#[derive(Debug)]
pub struct Body<'n> {
    pub(super) name: &'n str,
    pub(super) allowed: &'n Allowed,
    /// An `int` expression: the index of the work item or iteration.
    pub(super) rank: String,
    /// The number of ranks.
    pub(super) items: i64,
    /// True if `acc` may be read; otherwise it may be added to.
    pub(super) reads_sums: bool,
    /// Variables that can be read.
    pub(super) variables: Vec<String>,
    /// Loop variables with non-negative values, with their exclusive upper bound.
    pub(super) subscripts: Vec<(String, i64)>,
    pub(super) group: Option<String>,
    pub(super) memories: Vec<Memory>,
    /// The `@exclusive` variables, in OKL and in plain C++.
    pub(super) exclusives: Vec<(String, String)>,
    /// Objects of classes with hidden effects, in OKL and in plain C++.
    pub(super) objects: Vec<(Class, Pair)>,
    /// The object argument of the kernel if nothing else uses it, with its class.
    pub(super) argument: Option<(Class, String)>,
    /// The first element of `out` that the nest writes.
    pub(super) out: i64,
    /// The first element of `dm` that the nest writes.
    pub(super) matrix: Option<i64>,
    pub(super) order: usize,
    pub(super) locals: usize,
    /// True if one work item executes several iterations.
    pub(super) tiled: bool,
    /// True if `continue` may be generated.
    pub(super) may_continue: bool,
}

impl<'n> Body<'n> {
    pub(super) fn new(
        name: &'n str,
        allowed: &'n Allowed,
        rank: String,
        items: i64,
        reads_sums: bool,
    ) -> Body<'n> {
        Body {
            name,
            allowed,
            rank,
            items,
            reads_sums,
            variables: Vec::new(),
            subscripts: Vec::new(),
            group: None,
            memories: Vec::new(),
            exclusives: Vec::new(),
            objects: Vec::new(),
            argument: None,
            out: 0,
            matrix: None,
            order: 0,
            locals: 0,
            tiled: false,
            may_continue: true,
        }
    }

    pub(super) fn write(&mut self, choices: &mut Choices<'_>, twin: &mut Twin) {
        let uses = self.uses(choices);
        let slot = self.slot();
        let statements = choices.below(5);
        let known = self.variables.len();
        if !self.own_objects(&uses).is_empty() && choices.one_in(2) {
            self.hidden(choices, twin, &uses);
        }
        if let Some((class, object)) = self.argument.take() {
            self.use_argument(choices, twin, class, &object);
        }
        for _ in 0..statements {
            self.statement(choices, twin, &uses, 0);
        }
        let value = self.expression(choices, &uses, 2);
        if let Some(first) = self.matrix {
            let at = format!("({first} + ({slot}))");
            let (okl, plain) = match self.order {
                0 | 1 => (format!("dm({at} % 7, {at} / 7)"), format!("dm[{at}]")),
                _ => (format!("dm({at} / 7, {at} % 7)"), format!("dm[{at}]")),
            };
            twin.each(&format!("{okl} = {};", value.0), &format!("{plain} = {};", value.1));
        }
        let out = self.result();
        twin.line(&value.with(|value| format!("{out} = {out} * 31u + ({value});")));
        self.variables.truncate(known);
    }

    fn uses(&self, choices: &mut Choices<'_>) -> Uses {
        let mut uses = Uses::default();
        for memory in &self.memories {
            let strides = memory.row().is_some() && self.allowed.has(Construct::Strides);
            let fits = self.items <= memory.size;
            let (leaf, operator) = self.addition(choices, memory);
            let changes = matches!(memory.kind, MemoryKind::Object(_)) && fits;
            uses.modes.push(match choices.below(6) {
                0 | 1 => Mode::Read,
                // The next nest reads the changes of their methods.
                3 | 5 if changes => Mode::Own,
                2 if fits => Mode::Own,
                4 if fits && strides => Mode::Stride,
                2..=4 if !operator.is_empty() => Mode::Add,
                _ => Mode::Unused,
            });
            uses.adds.push((leaf, operator));
        }
        // Two names of one memory: at most one of them may write, or both read.
        for a in 0..self.memories.len() {
            for b in 0..a {
                let modes = [uses.modes[a], uses.modes[b]];
                let quiet = modes.contains(&Mode::Unused) || modes == [Mode::Read; 2];
                if !quiet && share(&self.memories, a, b) {
                    uses.modes[if choices.one_in(2) { a } else { b }] = Mode::Unused;
                }
            }
        }
        for (memory, mode) in self.memories.iter().zip(&uses.modes) {
            uses.own.push(match mode {
                Mode::Stride => memory.element(&self.rank),
                Mode::Unused | Mode::Read | Mode::Own | Mode::Add => self.own_element(choices, memory),
            });
        }
        uses
    }

    /// The number that updates change, and an operator for which the order of the updates does not matter.
    fn addition(&self, choices: &mut Choices<'_>, memory: &Memory) -> (Leaf, &'static str) {
        let leaf = memory.leaf(choices);
        let mut operators = vec!["+="];
        if self.allowed.has(Construct::AtomicExtreme) {
            operators.extend(["max", "min"]);
        }
        if self.allowed.has(Construct::AtomicBits) && !matches!(leaf.ty, "float") {
            operators.extend(["|=", "^=", "&="]);
        }
        let known = match leaf.ty {
            "unsigned" | "int" => true,
            "long" | "long long" | "unsigned long" | "unsigned long long" => {
                self.allowed.has(Construct::AtomicWide)
            }
            "float" => self.allowed.has(Construct::AtomicFloat),
            _ => false,
        };
        let inside = matches!(memory.kind, MemoryKind::Record(_) | MemoryKind::Object(_) | MemoryKind::Block);
        // The components of a vector have no address on some targets.
        let has_address = !matches!(memory.kind, MemoryKind::Vector(_));
        match known && has_address && (!inside || self.allowed.has(Construct::AtomicField)) {
            true => (leaf, choices.pick(&operators)),
            false => (leaf, ""),
        }
    }

    /// An `int` expression: the index of the work item among all groups.
    fn slot(&self) -> String {
        match &self.group {
            Some(group) => format!("({group}) * {} + ({})", self.items, self.rank),
            None => self.rank.clone(),
        }
    }

    /// The element of `out` that the work item writes last.
    pub(super) fn result(&self) -> String {
        format!("out[{} + {}]", self.out, self.slot())
    }

    /// An element that only this work item accesses in this nest.
    fn own_element(&self, choices: &mut Choices<'_>, memory: &Memory) -> String {
        let form = choices.below(4);
        let fits = |limit: i64| -> Vec<&str> {
            self.subscripts.iter().filter(|(_, end)| *end <= limit).map(|(name, _)| name.as_str()).collect()
        };
        // The usual forms `s[i]`, `s[j][i]`. The element is unique, but is not that of the rank.
        let whole = !self.subscripts.is_empty() && self.subscripts.len() == self.variables_of_loops();
        match memory.kind {
            MemoryKind::Array(_)
            | MemoryKind::Record(_)
            | MemoryKind::Object(_)
            | MemoryKind::Vector(_)
            | MemoryKind::Block
                if form < 2 && whole && self.subscripts.len() == 1 =>
            {
                if let Some(name) = fits(memory.size).first() {
                    return memory.element(name);
                }
            }
            MemoryKind::Matrix(_, row) if form < 3 && whole && self.subscripts.len() == 2 => {
                let (rows, columns) = (fits(memory.size / row), fits(row));
                if rows.len() == 2 && columns.len() == 2 {
                    let (first, second) = if form == 2 { (1, 0) } else { (0, 1) };
                    return format!("{}[{}][{}]", memory.name, rows[first], columns[second]);
                }
            }
            MemoryKind::Array(_)
            | MemoryKind::Matrix(..)
            | MemoryKind::Record(_)
            | MemoryKind::Object(_)
            | MemoryKind::Vector(_)
            | MemoryKind::Block
            | MemoryKind::Scalar
            | MemoryKind::Slice => {}
        }
        match form {
            1 => memory.element(&format!("{} - ({})", memory.size - 1, self.rank)),
            2 if self.items < memory.size => memory.element(&format!("{} + 1", self.rank)),
            _ => memory.element(&self.rank),
        }
    }

    fn variables_of_loops(&self) -> usize {
        if self.tiled { 0 } else { self.rank.matches("(int)").count() }
    }

    /// A number that only this work item accesses, and its type: `s[i].a`.
    pub(super) fn own_number(
        &self,
        choices: &mut Choices<'_>,
        uses: &Uses,
    ) -> Option<(usize, String, &'static str)> {
        let owned: Vec<usize> =
            (0..uses.modes.len()).filter(|at| matches!(uses.modes[*at], Mode::Own | Mode::Stride)).collect();
        let at = *owned.get(choices.below(owned.len()))?;
        let leaf = self.memories[at].leaf(choices);
        Some((at, format!("{}{}", uses.own[at], leaf.path), leaf.ty))
    }

    /// The value of the work item's own number.
    pub(super) fn read_own(&self, choices: &mut Choices<'_>, uses: &Uses) -> Option<Pair> {
        let (_, number, ty) = self.own_number(choices, uses)?;
        Some(Pair::same(as_unsigned(ty, &number)))
    }

    pub(super) fn local(&mut self) -> String {
        self.locals += 1;
        format!("v{}", self.locals)
    }
}
