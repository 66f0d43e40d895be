//! Statements with pointers and references, and calls that pass them.

use super::body::{Body, Mode, Uses};
use super::choices::Choices;
use super::known::Construct;
use super::memory::{self, MemoryKind, as_unsigned, convert};
use super::sizes::INPUTS;
use super::twin::{Pair, Twin};

/// Memory that a pointer may iterate over.
struct Row {
    /// The address of the first element: `s1`
    start: String,
    ty: &'static str,
    size: i64,
    /// True if it is in global memory.
    is_global: bool,
}

/// A scalar that only this work item accesses, and that a pointer may point to.
pub(super) struct OwnMemory {
    /// The expression: `s1[i].a`
    pub(super) number: Pair,
    pub(super) ty: &'static str,
    space: Space,
}

/// The memory space that a pointer points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Space {
    All,
    Group,
    Own,
}

impl Body<'_> {
    pub(super) fn pointer(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let form = choices.below(8);
        let construct = match form {
            0 | 1 => Construct::PointerLoop,
            2 => Construct::ChosenPointer,
            3 | 4 => Construct::WritingPointer,
            5 => Construct::PointerInStruct,
            6 => Construct::Reference,
            _ => Construct::Strides,
        };
        if !self.allowed.has(construct) {
            return;
        }
        match form {
            0 | 1 => self.pointer_loop(choices, twin, uses),
            2 => self.chosen_pointer(choices, twin, uses),
            3 | 4 => self.writing_pointer(choices, twin, uses),
            5 => self.pointer_in_struct(choices, twin, uses),
            6 => self.reference(choices, twin, uses),
            _ => self.strides(choices, twin, uses),
        }
    }

    /// The memory that may be read.
    fn rows(&self, uses: &Uses) -> Vec<Row> {
        let mut rows: Vec<Row> = uses
            .with(Mode::Read)
            .into_iter()
            .filter_map(|at| {
                let memory = &self.memories[at];
                let (start, ty) = memory.row()?;
                Some(Row { start, ty, size: memory.size, is_global: memory.is_global() })
            })
            .collect();
        rows.push(Row { start: "in".into(), ty: "unsigned", size: INPUTS, is_global: true });
        rows
    }

    /// A scalar that this work item may write to.
    pub(super) fn place(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) -> OwnMemory {
        let form = choices.below(5);
        if form > 2
            && let Some((at, number, ty)) = self.own_number(choices, uses)
            && !matches!(self.memories[at].kind, MemoryKind::Vector(_))
            && !memory::is_vector_part(&number)
        {
            let space = if self.memories[at].is_global() { Space::All } else { Space::Group };
            return OwnMemory { number: Pair::same(number), ty, space };
        }
        match form {
            1 if !self.exclusives.is_empty() => {
                let (okl, plain) = self.exclusives[choices.below(self.exclusives.len())].clone();
                OwnMemory { number: Pair(okl, plain), ty: "unsigned", space: Space::Own }
            }
            2 => OwnMemory { number: Pair::same(self.result()), ty: "unsigned", space: Space::All },
            _ => {
                let local = self.local();
                twin.both(&format!("unsigned {local} = 9u;"));
                self.variables.push(local.clone());
                OwnMemory { number: Pair::same(local), ty: "unsigned", space: Space::Own }
            }
        }
    }

    /// A loop with a pointer: `for (const int *p = s + 1; p < s + 4; p += 2) v = v * 3u + (unsigned)*p;`
    fn pointer_loop(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let rows = self.rows(uses);
        let Row { start, ty, size, .. } = &rows[choices.below(rows.len())];
        let (pointer, sum) = (self.local(), self.local());
        let first = choices.between(0, size - 1);
        let step = choices.between(1, 3.min(*size));
        let item = as_unsigned(ty, &format!("*{pointer}"));
        twin.both(&format!("unsigned {sum} = 1u;"));
        match choices.below(5) {
            // Backwards, never before the start.
            1 => twin.both(&format!(
                "for (const {ty} *{pointer} = {start} + {first}; {pointer} > {start}; --{pointer}) {sum} = {sum} * 3u + {item};"
            )),
            2 => twin.both(&format!(
                "const {ty} *{pointer} = {start} + {first};\nwhile ({pointer} != {start} + {size}) {sum} = {sum} * 5u + {};",
                as_unsigned(ty, &format!("*{pointer}++"))
            )),
            3 => {
                let end = self.local();
                twin.both(&format!(
                    "for (const {ty} *{pointer} = {start} + {first}, *{end} = {start} + {size}; {pointer} != {end}; {pointer} = {pointer} + 1) {{\n\
                     if ({item} % 5u == 1u) continue;\n{sum} += {} + (unsigned)({pointer} - {start});\n}}",
                    as_unsigned(ty, &format!("{pointer}[0]"))
                ));
            }
            _ => twin.both(&format!(
                "for (const {ty} *{pointer} = {start} + {first}; {pointer} < {start} + {}; {pointer} += {step}) {sum} = {sum} * 3u + {item};",
                size - step + 1
            )),
        }
        self.variables.push(sum);
    }

    /// A conditional pointer: `const int *p = c ? s + 1 : t;`
    fn chosen_pointer(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let rows = self.rows(uses);
        let one = &rows[choices.below(rows.len())];
        let alike: Vec<&Row> =
            rows.iter().filter(|row| row.ty == one.ty && row.is_global == one.is_global).collect();
        let other = alike[choices.below(alike.len())];
        let (offset, ty) = (choices.between(0, other.size - 1), one.ty);
        let size = one.size.min(other.size - offset);
        let condition = self.condition(choices, uses);
        let (pointer, read) = (self.local(), self.local());
        let (a, b) = (&one.start, format!("{} + {offset}", other.start));
        match choices.below(3) {
            1 => twin.line(&condition.with(|condition| {
                format!("const {ty} *{pointer} = {a};\nif ({condition}) {pointer} = {b};")
            })),
            2 => twin.line(&condition.with(|condition| {
                format!("const {ty} *{pointer};\nif ({condition}) {{ {pointer} = {b}; }} else {{ {pointer} = {a}; }}")
            })),
            _ => twin.line(&condition.with(|condition| {
                format!("const {ty} *const {pointer} = {condition} ? {a} : {b};")
            })),
        }
        let index = self.expression(choices, uses, 1);
        twin.line(&index.with(|index| {
            format!("unsigned {read} = {};", as_unsigned(ty, &format!("{pointer}[({index}) % {size}u]")))
        }));
        self.variables.push(read);
    }

    /// Pointers to write through: `int *p = &s[i].a, *q = p; *p = 3; *q += 1;`
    fn writing_pointer(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let OwnMemory { number, ty, space } = self.place(choices, twin, uses);
        let pointer = self.local();
        let second = self.place(choices, twin, uses);
        let both = choices.one_in(3) && second.ty == ty && second.space == space;
        let start = match both {
            true => {
                let condition = self.condition(choices, uses);
                let ends = number.and(&second.number, |a, b| format!("&{a} : &{b}"));
                condition.and(&ends, |condition, ends| format!("{condition} ? {ends}"))
            }
            false => number.with(|number| format!("&{number}")),
        };
        twin.line(&start.with(|start| format!("{ty} *{pointer} = {start};")));
        let value = self.expression(choices, uses, 1);
        let assign = |place: String| value.with(|value| format!("{place} = {};", convert(ty, value)));
        match choices.below(4) {
            1 => {
                let other = self.local();
                twin.both(&format!("{ty} *const {other} = {pointer};"));
                twin.line(&assign(format!("*{pointer}")));
                twin.both(&format!("*{other} += ({ty})3;\n{other}[0] -= ({ty})1;"));
            }
            2 => {
                twin.line(&assign(format!("*{pointer}")));
                twin.both(&format!("++*{pointer};\n(*{pointer}) += ({ty})2;"));
            }
            3 => {
                let condition = self.condition(choices, uses);
                twin.line(&condition.with(|condition| format!("if ({condition})")));
                twin.line(&assign(format!("{pointer}[0]")));
            }
            _ => twin.line(&assign(format!("*{pointer}"))),
        }
        let read = self.local();
        twin.both(&format!("unsigned {read} = {};", as_unsigned(ty, &format!("*{pointer}"))));
        self.variables.push(read);
    }

    /// A pointer in a struct: `c_P h = {s, 3}; ... h.p[i]`
    fn pointer_in_struct(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let (name, local, read) = (self.name, self.local(), self.local());
        let value = self.expression(choices, uses, 1);
        if choices.one_in(2) {
            let OwnMemory { number, ty, .. } = self.place(choices, twin, uses);
            if ty == "unsigned" {
                twin.line(&number.with(|number| format!("{name}_W {local} = {{&{number}, 2u}};")));
                twin.line(&value.with(|value| {
                    format!(
                        "*{local}.to += {value};\n{local}.to[0] ^= {local}.n;\nunsigned {read} = *{local}.to;"
                    )
                }));
                self.variables.push(read);
                return;
            }
        }
        let rows: Vec<Row> = self.rows(uses).into_iter().filter(|row| row.ty == "unsigned").collect();
        let Row { start, size, .. } = &rows[choices.below(rows.len())];
        twin.both(&format!("{name}_P {local} = {{{start}, {}}};", choices.between(0, size - 1)));
        twin.line(&match choices.below(2) {
            1 => value
                .with(|index| format!("unsigned {read} = {name}_at({local}, (int)(({index}) % {size}u));")),
            _ => value.with(|index| {
                format!("unsigned {read} = {local}.p[({index}) % {size}u] + {local}.p[{local}.n];")
            }),
        });
        self.variables.push(read);
    }

    /// A reference: `int &r = s[i]; r += 3;`
    fn reference(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let local = self.local();
        let value = self.expression(choices, uses, 1);
        if choices.one_in(3) {
            let rows = self.rows(uses);
            let Row { start, ty, size, .. } = &rows[choices.below(rows.len())];
            twin.line(&value.with(|index| format!("const {ty} &{local} = {start}[({index}) % {size}u];")));
            if matches!(*ty, "float" | "double") {
                return;
            }
        } else {
            let OwnMemory { number, ty, .. } = self.place(choices, twin, uses);
            twin.line(&number.with(|number| format!("{ty} &{local} = {number};")));
            twin.line(&value.with(|value| format!("{local} = {};", convert(ty, value))));
            twin.both(&format!("{local} += ({ty})5;"));
            if matches!(ty, "float" | "double") {
                return;
            }
        }
        self.variables.push(local);
    }

    /// A loop with a stride: `for (int *p = s + i; p < s + 5; p += 4) *p = 3;`
    fn strides(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let strided = uses.with(Mode::Stride);
        let Some(at) = strided.get(choices.below(strided.len())).copied() else { return };
        let value = self.expression(choices, uses, 1);
        let (rank, items, local) = (self.rank.clone(), self.items, self.local());
        let memory = &self.memories[at];
        let Some((start, ty)) = memory.row() else { return };
        let value = value.with(|value| convert(ty, value));
        let headers = self.allowed.has(Construct::PointerLoop);
        match if headers { choices.below(3) } else { choices.between(1, 2) as usize } {
            1 => twin.line(&value.with(|value| {
                format!(
                    "for (int {local} = {rank}; {local} < {}; {local} += {items}) {} = {value};",
                    memory.size,
                    memory.element(&local)
                )
            })),
            2 => twin.line(&value.with(|value| {
                format!(
                    "{{ {ty} *{local} = {start} + ({rank});\n*{local} = {value};\nif (({rank}) + {items} < {}) {local}[{items}] = *{local}; }}",
                    memory.size
                )
            })),
            _ => twin.line(&value.with(|value| {
                format!(
                    "for ({ty} *{local} = {start} + ({rank}); {local} < {start} + {}; {local} += {items}) *{local} = {value};",
                    memory.size - items + 1
                )
            })),
        }
    }

    /// A call that reads memory.
    pub(super) fn called_with_memory(
        &mut self,
        choices: &mut Choices<'_>,
        uses: &Uses,
        depth: usize,
    ) -> Pair {
        let value = self.expression(choices, uses, depth - 1);
        let name = self.name;
        if !self.allowed.has(Construct::CalledPointer) {
            return value;
        }
        let rows = self.rows(uses);
        let Row { start, ty, size, .. } = &rows[choices.below(rows.len())];
        if self.allowed.has(Construct::CalledTemplate) && choices.one_in(3) {
            return value.with(|value| format!("({value} + {name}_sum({start}, {size}))"));
        }
        let records: Vec<usize> = uses
            .with(Mode::Read)
            .into_iter()
            .filter(|at| self.memories[*at].kind == MemoryKind::Record("R"))
            .collect();
        if let Some(at) = records.get(choices.below(records.len())) {
            let memory = &self.memories[*at];
            let place = |index: &str| memory.element(&format!("(int)(({index}) % {}u)", memory.size));
            return match self.allowed.has(Construct::CalledReference) && choices.one_in(2) {
                true => value.with(|index| format!("{name}_total({})", place(index))),
                false => value.with(|index| format!("{name}_all(&{})", place(index))),
            };
        }
        match *ty {
            "unsigned" if choices.one_in(2) => {
                value.with(|value| format!("({value} ^ {name}_walk({start}, {start} + {size}))"))
            }
            "unsigned" => value.with(|index| format!("{name}_get({start}, (int)(({index}) % {size}u))")),
            "short" | "unsigned char" => {
                let end = if *ty == "short" { "low" } else { "bytes" };
                value.with(|value| format!("({value} + {name}_{end}({start}, {size}))"))
            }
            _ => value,
        }
    }

    /// A call that writes memory.
    pub(super) fn calling(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let value = self.expression(choices, uses, 1);
        let name = self.name;
        if let Some((at, element)) = self.own_record(choices, uses)
            && choices.one_in(2)
        {
            let language = self.allowed.has(Construct::CalledReference);
            let record = self.memories[at].kind == MemoryKind::Record("R");
            match (record, language && choices.one_in(2)) {
                (true, true) => {
                    twin.line(
                        &value.with(|value| format!("{name}_change({element}, {element}.in, {value});")),
                    );
                }
                (true, false) => twin.line(&value.with(|value| format!("{name}_set(&{element}, {value});"))),
                (false, _) => {
                    twin.line(&value.with(|value| format!("{name}_put({element}.b, 1, {value});")));
                }
            }
            return;
        }
        let OwnMemory { number, ty, .. } = self.place(choices, twin, uses);
        if ty != "unsigned" {
            return;
        }
        if self.allowed.has(Construct::CalledReference) && choices.one_in(2) {
            twin.line(&number.and(&value, |number, value| format!("{name}_inc({number}, {value});")));
            return;
        }
        if !self.allowed.has(Construct::CalledPointer) {
            return;
        }
        let rows: Vec<Row> = self.rows(uses).into_iter().filter(|row| row.ty == "unsigned").collect();
        let Row { start, size, .. } = &rows[choices.below(rows.len())];
        let read = self.local();
        twin.line(&number.and(&value, |number, index| {
            format!("unsigned {read} = {name}_mix(&{number}, {start}, (int)(({index}) % {size}u));")
        }));
        self.variables.push(read);
    }

    /// A struct that only this work item accesses.
    fn own_record(&self, choices: &mut Choices<'_>, uses: &Uses) -> Option<(usize, String)> {
        let own: Vec<usize> = uses
            .with(Mode::Own)
            .into_iter()
            .filter(|at| matches!(self.memories[*at].kind, MemoryKind::Record(_)))
            .collect();
        let at = *own.get(choices.below(own.len()))?;
        Some((at, uses.own[at].clone()))
    }
}
