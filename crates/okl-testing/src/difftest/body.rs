//! Writes what one work item does.

use super::choices::Choices;
use super::kernel::{INPUTS, SLICE, SUMS};
use super::twin::Twin;

/// Memory of a group.
#[derive(Clone, Debug)]
pub struct Memory {
    pub(crate) name: String,
    pub(crate) kind: MemoryKind,
    /// Number of elements.
    pub(crate) size: i64,
    /// Whether all elements have a value.
    pub(crate) filled: bool,
    /// An `int` expression: which group.
    pub(crate) group: String,
    /// What is called to read an element: a lambda, a method.
    pub(crate) reader: Option<String>,
}

/// What kind of memory it is.
#[derive(Clone, Copy, Debug)]
pub enum MemoryKind {
    /// `@shared T s[n]`
    Array(&'static str),
    /// `@shared T s[n][m]`
    Matrix(&'static str, i64),
    /// `@shared S s[n]`, one member of each
    Record,
    /// `@shared unsigned s`
    Scalar,
    /// A part of `scr`.
    Slice,
}

impl Memory {
    fn element(&self, index: &str) -> String {
        match self.kind {
            MemoryKind::Array(_) => format!("{}[{index}]", self.name),
            MemoryKind::Matrix(_, row) => format!("{}[({index}) / {row}][({index}) % {row}]", self.name),
            MemoryKind::Record => format!("{}[{index}].b[1]", self.name),
            MemoryKind::Scalar => self.name.clone(),
            MemoryKind::Slice => format!("scr[({}) * {SLICE} + ({index})]", self.group),
        }
    }

    pub(crate) fn read(&self, index: &str) -> String {
        match &self.reader {
            Some(reader) => format!("{reader}({index})"),
            None => self.as_unsigned(&self.element(index)),
        }
    }

    fn as_unsigned(&self, element: &str) -> String {
        match self.kind {
            MemoryKind::Array("unsigned") | MemoryKind::Record | MemoryKind::Scalar | MemoryKind::Slice => {
                element.to_string()
            }
            MemoryKind::Array(_) | MemoryKind::Matrix(..) => format!("(unsigned){element}"),
        }
    }

    pub(crate) fn write(&self, index: &str, value: &str) -> String {
        self.assign(&self.element(index), value)
    }

    /// Values that every type holds exactly.
    fn assign(&self, element: &str, value: &str) -> String {
        match self.kind {
            MemoryKind::Array("unsigned") | MemoryKind::Record | MemoryKind::Scalar | MemoryKind::Slice => {
                format!("{element} = {value};")
            }
            MemoryKind::Array(ty) | MemoryKind::Matrix(ty, _) => {
                format!("{element} = ({ty})(({value}) & 0x3FFFu);")
            }
        }
    }

    fn is_unsigned(&self) -> bool {
        matches!(
            self.kind,
            MemoryKind::Array("unsigned") | MemoryKind::Record | MemoryKind::Scalar | MemoryKind::Slice
        )
    }
}

/// How the work items of a nest use some memory.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Unused,
    /// Anything may be read.
    Read,
    /// Each work item reads and writes its own element.
    Own,
    /// All may add to all, nobody reads.
    Add,
}

/// The body of a nest.
#[derive(Debug)]
pub struct Body<'n> {
    name: &'n str,
    /// An `int` expression: which work item, or which round.
    rank: String,
    /// Number of ranks.
    items: i64,
    /// Whether `acc` may be read, else added to.
    reads_sums: bool,
    /// Variables that can be read.
    pub(crate) variables: Vec<String>,
    /// Loop variables that are no longer than that, and not negative.
    pub(crate) subscripts: Vec<(String, i64)>,
    pub(crate) group: Option<String>,
    pub(crate) memories: Vec<Memory>,
    /// In OKL and in plain C++.
    pub(crate) exclusives: Vec<(String, String)>,
    /// First element of `out`.
    pub(crate) out: i64,
    /// First element of `dm`.
    pub(crate) matrix: Option<i64>,
    pub(crate) order: usize,
    pub(crate) locals: usize,
    /// Whether one work item runs several rounds.
    pub(crate) tiled: bool,
    /// Whether it may go on with the next round.
    pub(crate) may_continue: bool,
    /// Whether it may use structured bindings.
    pub(crate) binds: bool,
}

/// The same expression in both texts.
#[derive(Clone, Debug)]
struct Pair(String, String);

impl Pair {
    fn same(text: impl Into<String>) -> Pair {
        let text = text.into();
        Pair(text.clone(), text)
    }
}

impl<'n> Body<'n> {
    pub(crate) fn new(name: &'n str, rank: String, items: i64, reads_sums: bool) -> Body<'n> {
        Body {
            name,
            rank,
            items,
            reads_sums,
            variables: Vec::new(),
            subscripts: Vec::new(),
            group: None,
            memories: Vec::new(),
            exclusives: Vec::new(),
            out: 0,
            matrix: None,
            order: 0,
            locals: 0,
            tiled: false,
            binds: false,
            may_continue: true,
        }
    }

    pub(crate) fn write(&mut self, choices: &mut Choices<'_>, twin: &mut Twin) {
        let modes: Vec<Mode> = self
            .memories
            .iter()
            .map(|memory| match choices.below(5) {
                0 | 1 => Mode::Read,
                2 if self.items <= memory.size => Mode::Own,
                2 | 3 if memory.is_unsigned() => Mode::Add,
                _ => Mode::Unused,
            })
            .collect();
        let own: Vec<String> =
            modes.iter().zip(&self.memories).map(|(_, memory)| self.own_element(choices, memory)).collect();
        let slot = self.slot();
        let statements = choices.below(5);
        let known = self.variables.len();
        for _ in 0..statements {
            self.statement(choices, twin, &modes, &own, 0);
        }
        let value = self.expression(choices, &modes, &own, 2);
        if let Some(first) = self.matrix {
            let at = format!("({first} + ({slot}))");
            let (okl, plain) = match self.order {
                0 | 1 => (format!("dm({at} % 7, {at} / 7)"), format!("dm[{at}]")),
                _ => (format!("dm({at} / 7, {at} % 7)"), format!("dm[{at}]")),
            };
            twin.each(&format!("{okl} = {};", value.0), &format!("{plain} = {};", value.1));
        }
        let out = self.result();
        twin.each(
            &format!("{out} = {out} * 31u + ({});", value.0),
            &format!("{out} = {out} * 31u + ({});", value.1),
        );
        self.variables.truncate(known);
    }

    /// An `int` expression: which work item of all groups.
    fn slot(&self) -> String {
        match &self.group {
            Some(group) => format!("({group}) * {} + ({})", self.items, self.rank),
            None => self.rank.clone(),
        }
    }

    /// The place of `out` that the work item writes last.
    pub(crate) fn result(&self) -> String {
        format!("out[{} + {}]", self.out, self.slot())
    }

    /// An element that only this work item touches in this nest.
    fn own_element(&self, choices: &mut Choices<'_>, memory: &Memory) -> String {
        let form = choices.below(4);
        let fits = |limit: i64| -> Vec<&str> {
            self.subscripts.iter().filter(|(_, end)| *end <= limit).map(|(name, _)| name.as_str()).collect()
        };
        // As people write it: `s[i]`, `s[j][i]`. The element is then not the rank, but its own.
        let whole = !self.subscripts.is_empty() && self.subscripts.len() == self.variables_of_loops();
        match memory.kind {
            MemoryKind::Array(_) if form < 2 && whole && self.subscripts.len() == 1 => {
                if let Some(name) = fits(memory.size).first() {
                    return format!("{}[{name}]", memory.name);
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
            | MemoryKind::Record
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

    fn statement(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        modes: &[Mode],
        own: &[String],
        depth: usize,
    ) {
        match choices.below(if self.binds { 16 } else { 14 }) {
            14 | 15 => self.bind(choices, twin, modes, own),
            12 => {
                let local = self.local();
                let value = self.expression(choices, modes, own, 1);
                let declared = |value: &str| format!("{}_S {local} = {{1u, {{{value}, 2u}}}};", self.name);
                twin.each(&declared(&value.0), &declared(&value.1));
                twin.both(&format!("{local}.a += {local}.b[0] ^ {local}.b[1];"));
                self.variables.push(format!("{local}.{}", choices.pick(&["a", "b[0]"])));
            }
            0 | 1 => {
                let local = self.local();
                let value = self.expression(choices, modes, own, 2);
                twin.each(
                    &format!("unsigned {local} = {};", value.0),
                    &format!("unsigned {local} = {};", value.1),
                );
                self.variables.push(local);
            }
            2 | 3 => self.write_own(choices, twin, modes, own),
            4 | 5 if !self.exclusives.is_empty() => {
                let value = self.expression(choices, modes, own, 2);
                let (okl, plain) = &self.exclusives[choices.below(self.exclusives.len())];
                let operator = choices.pick(&["=", "+=", "^=", "="]);
                twin.each(
                    &format!("{okl} {operator} {};", value.0),
                    &format!("{plain} {operator} {};", value.1),
                );
            }
            6 if depth < 2 => {
                let known = self.variables.len();
                let condition = self.condition(choices, modes, own);
                twin.each(&format!("if ({}) {{", condition.0), &format!("if ({}) {{", condition.1));
                self.statement(choices, twin, modes, own, depth + 1);
                self.variables.truncate(known);
                if choices.one_in(2) {
                    twin.both("} else {");
                    self.statement(choices, twin, modes, own, depth + 1);
                    self.variables.truncate(known);
                }
                twin.both("}");
            }
            7 if depth < 2 => {
                let (local, sum) = (self.local(), self.local());
                let rounds = choices.between(0, 4);
                twin.both(&format!("unsigned {sum} = 1u;"));
                twin.both(&format!("for (int {local} = 0; {local} < {rounds}; ++{local}) {{"));
                let known = self.variables.len();
                self.variables.push(local.clone());
                if choices.one_in(3) {
                    let word = choices.pick(&["break", "continue"]);
                    twin.both(&format!("if (({local} ^ {sum}) % 3 == 1) {word};"));
                }
                let value = self.expression(choices, modes, own, 1);
                twin.each(
                    &format!("{sum} = {sum} * 3u + ({});", value.0),
                    &format!("{sum} = {sum} * 3u + ({});", value.1),
                );
                if choices.one_in(3) {
                    self.statement(choices, twin, modes, own, depth + 1);
                }
                self.variables.truncate(known);
                twin.both("}");
                self.variables.push(sum);
            }
            8 if self.may_continue => {
                let condition = self.condition(choices, modes, own);
                twin.each(
                    &format!("if ({}) continue;", condition.0),
                    &format!("if ({}) continue;", condition.1),
                );
            }
            9 => {
                let element = self.expression(choices, modes, own, 1);
                let value = self.expression(choices, modes, own, 1);
                let adds: Vec<usize> = (0..modes.len()).filter(|at| modes[*at] == Mode::Add).collect();
                let place = |index: &str| match adds.first() {
                    Some(at) => {
                        let memory = &self.memories[*at];
                        Some(memory.element(&format!("(int)(({index}) % {}u)", memory.size)))
                    }
                    None => (!self.reads_sums).then(|| format!("acc[({index}) % {SUMS}u]")),
                };
                let (Some(okl), Some(plain)) = (place(&element.0), place(&element.1)) else { return };
                match choices.below(3) {
                    0 => twin
                        .each(&format!("@atomic {okl} += {};", value.0), &format!("{plain} += {};", value.1)),
                    1 => twin.each(&format!("@atomic {okl}++;"), &format!("{plain}++;")),
                    _ => twin.each(
                        &format!("@atomic {{ {okl} -= {}; }}", value.0),
                        &format!("{{ {plain} -= {}; }}", value.1),
                    ),
                }
            }
            10 => {
                let local = self.local();
                let subject = self.expression(choices, modes, own, 1);
                twin.both(&format!("unsigned {local} = 5u;"));
                twin.each(
                    &format!("switch (({}) % 3u) {{", subject.0),
                    &format!("switch (({}) % 3u) {{", subject.1),
                );
                twin.both(&format!(
                    "case 0: {local} += 2u; break;\ncase 1: {local} *= 3u;\ndefault: ++{local};\n}}"
                ));
                self.variables.push(local);
            }
            11 => {
                let local = self.local();
                let (tile, rounds) = (choices.between(1, 4), choices.between(0, 7));
                let sum = self.local();
                twin.both(&format!("unsigned {sum} = 0u;"));
                let header = format!("for (int {local} = 0; {local} < {rounds}; ++{local}");
                twin.each(&format!("{header}; @tile({tile})) {{"), &format!("{header}) {{"));
                twin.both(&format!(
                    "if ({local} == 2) continue;\n{sum} = {sum} * 5u + (unsigned){local} + 1u;\n}}"
                ));
                self.variables.push(sum);
            }
            _ => self.write_own(choices, twin, modes, own),
        }
    }

    /// `auto [v1, v2] = s[..];`, `auto &[v1, v2] = local;`
    fn bind(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, modes: &[Mode], own: &[String]) {
        let is_record = |at: &usize| matches!(self.memories[*at].kind, MemoryKind::Record);
        let records: Vec<usize> =
            (0..modes.len()).filter(|at| modes[*at] == Mode::Read).filter(is_record).collect();
        let index = self.expression(choices, modes, own, 1);
        let (first, second) = (self.local(), self.local());
        match records.get(choices.below(records.len())) {
            Some(at) => {
                let memory = &self.memories[*at];
                let (name, size) = (&memory.name, memory.size);
                let word = choices.pick(&["auto", "const auto &", "auto &"]);
                // Only one member of the elements has a value.
                let of = |index: &str| format!("{word} [{first}, {second}] = {name}[({index}) % {size}u];");
                twin.each(&of(&index.0), &of(&index.1));
            }
            None => {
                let local = self.local();
                let declared = |index: &str| format!("{}_S {local} = {{1u, {{2u, {index}}}}};", self.name);
                twin.each(&declared(&index.0), &declared(&index.1));
                twin.both(&format!("auto &[{first}, {second}] = {local};\n{first} += {second}[1];"));
                self.variables.push(first);
                self.variables.push(format!("{local}.a"));
            }
        }
        self.variables.push(format!("{second}[1]"));
    }

    fn write_own(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, modes: &[Mode], own: &[String]) {
        let owned: Vec<usize> = (0..modes.len()).filter(|at| modes[*at] == Mode::Own).collect();
        if owned.is_empty() {
            return;
        }
        let at = owned[choices.below(owned.len())];
        let value = self.expression(choices, modes, own, 2);
        let (memory, element) = (&self.memories[at], &own[at]);
        if choices.one_in(4) && matches!(memory.kind, MemoryKind::Array("unsigned") | MemoryKind::Slice) {
            let put = |value: &str| format!("{}_put(&{element}, 0, {value});", self.name);
            twin.each(&put(&value.0), &put(&value.1));
            return;
        }
        twin.each(&memory.assign(element, &value.0), &memory.assign(element, &value.1));
    }

    fn condition(&mut self, choices: &mut Choices<'_>, modes: &[Mode], own: &[String]) -> Pair {
        let value = self.expression(choices, modes, own, 1);
        let (by, rest) = (choices.between(2, 5), choices.between(0, 1));
        let of = |text: &str| format!("({text}) % {by}u == {rest}u");
        Pair(of(&value.0), of(&value.1))
    }

    /// An `unsigned` expression.
    fn expression(
        &mut self,
        choices: &mut Choices<'_>,
        modes: &[Mode],
        own: &[String],
        depth: usize,
    ) -> Pair {
        if depth == 0 {
            return self.atom(choices, modes, own);
        }
        match choices.below(8) {
            0 | 1 => self.atom(choices, modes, own),
            2 | 3 => {
                let (a, b) =
                    (self.expression(choices, modes, own, depth - 1), self.atom(choices, modes, own));
                let operator = choices.pick(&["+", "-", "*", "^", "&", "|"]);
                Pair(format!("({} {operator} {})", a.0, b.0), format!("({} {operator} {})", a.1, b.1))
            }
            4 => {
                let a = self.expression(choices, modes, own, depth - 1);
                let name = self.name;
                match choices.below(3) {
                    0 => Pair(format!("{name}_f({})", a.0), format!("{name}_f({})", a.1)),
                    1 => Pair(format!("{name}_g({})", a.0), format!("{name}_g({})", a.1)),
                    _ => {
                        let b = self.atom(choices, modes, own);
                        Pair(
                            format!("{name}_g<unsigned>({}, {})", a.0, b.0),
                            format!("{name}_g<unsigned>({}, {})", a.1, b.1),
                        )
                    }
                }
            }
            5 => {
                let (a, b) =
                    (self.expression(choices, modes, own, depth - 1), self.atom(choices, modes, own));
                Pair(
                    format!("({} % 2u ? {} : {})", a.0, b.0, a.0),
                    format!("({} % 2u ? {} : {})", a.1, b.1, a.1),
                )
            }
            6 => {
                // Memory that may be read anywhere.
                let index = self.expression(choices, modes, own, depth - 1);
                let readable: Vec<usize> = (0..modes.len()).filter(|at| modes[*at] == Mode::Read).collect();
                if readable.is_empty() {
                    return self.atom(choices, modes, own);
                }
                let memory = &self.memories[readable[choices.below(readable.len())]];
                let at = |index: &str| format!("(int)(({index}) % {}u)", memory.size);
                if choices.one_in(4) && matches!(memory.kind, MemoryKind::Array("unsigned")) {
                    let get = |index: &str| format!("{}_get({}, {})", self.name, memory.name, at(index));
                    return Pair(get(&index.0), get(&index.1));
                }
                Pair(memory.read(&at(&index.0)), memory.read(&at(&index.1)))
            }
            _ => {
                let index = self.expression(choices, modes, own, depth - 1);
                Pair(format!("in[({}) % {INPUTS}u]", index.0), format!("in[({}) % {INPUTS}u]", index.1))
            }
        }
    }

    fn atom(&mut self, choices: &mut Choices<'_>, modes: &[Mode], own: &[String]) -> Pair {
        match choices.below(8) {
            1 => Pair::same(choices.pick(&["(unsigned)p0", "(unsigned)p1", "(unsigned)p2", "p3"])),
            2 => Pair::same(format!("{}u", choices.between(0, 99))),
            3 | 4 if !self.exclusives.is_empty() => {
                let (okl, plain) = &self.exclusives[choices.below(self.exclusives.len())];
                Pair(okl.clone(), plain.clone())
            }
            5 => {
                let owned: Vec<usize> = (0..modes.len()).filter(|at| modes[*at] == Mode::Own).collect();
                match owned.get(choices.below(owned.len())) {
                    Some(at) => Pair::same(self.memories[*at].as_unsigned(&own[*at])),
                    None => Pair::same(format!("(unsigned)({})", self.rank)),
                }
            }
            6 if self.reads_sums => Pair::same(format!("acc[{}]", choices.between(0, SUMS - 1))),
            _ => match self.variables.len().checked_sub(1) {
                // The newest first.
                Some(last) => {
                    Pair::same(format!("(unsigned){}", self.variables[last - choices.below(last + 1)]))
                }
                None => Pair::same("1u"),
            },
        }
    }

    fn local(&mut self) -> String {
        self.locals += 1;
        format!("v{}", self.locals)
    }
}
