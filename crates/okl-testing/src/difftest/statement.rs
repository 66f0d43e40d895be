//! Statements of a work item.

use super::body::{Body, Mode, Uses};
use super::choices::Choices;
use super::known::Construct;
use super::language::Language;
use super::macros;
use super::memory::{MemoryKind, as_unsigned, braces, convert, make_vector, parts_of};
use super::sizes::SUMS;
use super::twin::{Pair, Twin};

/// Integer types of local variables.
const INTEGERS: [&str; 10] = [
    "short",
    "unsigned char",
    "signed char",
    "unsigned short",
    "char",
    "long",
    "unsigned long",
    "int",
    "long long",
    "unsigned long long",
];

impl Body<'_> {
    /// One statement, possibly in a macro.
    pub(super) fn statement(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        uses: &Uses,
        depth: usize,
    ) {
        let start = twin.clone();
        self.plain_statement(choices, twin, uses, depth);
        if self.allowed.has(Construct::MacroOfStatement) && choices.one_in(8) {
            let name = format!("{}_{}", self.name.to_uppercase(), self.local().to_uppercase());
            let words: Vec<&str> = self.memories.iter().map(|memory| memory.name.as_str()).collect();
            macros::hide(twin, &start, &name, &words);
        }
    }

    fn plain_statement(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses, depth: usize) {
        match choices.below(if self.allowed.language == Language::Full { 29 } else { 24 }) {
            0 | 1 => self.variable(choices, twin, uses),
            2 | 3 => self.write_own(choices, twin, uses),
            4 | 5 if !self.exclusives.is_empty() => self.write_exclusive(choices, twin, uses),
            6 if depth < 2 => self.branch(choices, twin, uses, depth),
            7 if depth < 2 => self.iterations(choices, twin, uses, depth),
            8 if self.may_continue => {
                let condition = self.condition(choices, uses);
                twin.line(&condition.with(|condition| format!("if ({condition}) continue;")));
            }
            9 => self.atomic(choices, twin, uses),
            10 => self.switch(choices, twin, uses),
            11 => self.tile(choices, twin),
            12 => self.structure(choices, twin, uses),
            13 => self.integer(choices, twin, uses),
            14 | 15 => self.pointer(choices, twin, uses),
            16 => self.calling(choices, twin, uses),
            17 => self.vector(choices, twin, uses),
            18..=21 => self.form(choices, twin, uses),
            22 | 23 => self.hidden(choices, twin, uses),
            24 | 25 => self.bind(choices, twin, uses),
            26..=28 => self.hidden(choices, twin, uses),
            _ => self.write_own(choices, twin, uses),
        }
    }

    fn variable(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let local = self.local();
        let value = self.expression(choices, uses, 2);
        twin.line(&value.with(|value| format!("unsigned {local} = {value};")));
        self.variables.push(local);
    }

    fn write_exclusive(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let value = self.expression(choices, uses, 2);
        let (okl, plain) = &self.exclusives[choices.below(self.exclusives.len())];
        let operator = choices.pick(&["=", "+=", "^=", "="]);
        twin.each(&format!("{okl} {operator} {};", value.0), &format!("{plain} {operator} {};", value.1));
    }

    fn branch(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses, depth: usize) {
        let known = self.variables.len();
        let condition = self.condition(choices, uses);
        twin.line(&condition.with(|condition| format!("if ({condition}) {{")));
        self.statement(choices, twin, uses, depth + 1);
        self.variables.truncate(known);
        if choices.one_in(2) {
            twin.both("} else {");
            self.statement(choices, twin, uses, depth + 1);
            self.variables.truncate(known);
        }
        twin.both("}");
    }

    /// A sequential loop.
    fn iterations(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses, depth: usize) {
        let (local, sum) = (self.local(), self.local());
        let iterations = choices.between(0, 4);
        twin.both(&format!("unsigned {sum} = 1u;"));
        let ty = choices.pick(&["int", "int", "unsigned char", "long", "short"]);
        twin.both(&format!("for ({ty} {local} = 0; {local} < {iterations}; ++{local}) {{"));
        let known = self.variables.len();
        self.variables.push(local.clone());
        if choices.one_in(3) {
            let word = choices.pick(&["break", "continue"]);
            twin.both(&format!("if (({local} ^ {sum}) % 3 == 1) {word};"));
        }
        let value = self.expression(choices, uses, 1);
        twin.line(&value.with(|value| format!("{sum} = {sum} * 3u + ({value});")));
        if choices.one_in(3) {
            self.statement(choices, twin, uses, depth + 1);
        }
        self.variables.truncate(known);
        twin.both("}");
        self.variables.push(sum);
    }

    fn atomic(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let element = self.expression(choices, uses, 1);
        let value = self.expression(choices, uses, 1);
        let adds = uses.with(Mode::Add);
        let at = adds.get(choices.below(adds.len())).copied();
        let (ty, operator) = at.map_or(("unsigned", "+="), |at| (uses.adds[at].0.ty, uses.adds[at].1));
        if at.is_none() && self.reads_sums {
            return;
        }
        let place = element.with(|index| match at {
            Some(at) => {
                let memory = &self.memories[at];
                let index = format!("(int)(({index}) % {}u)", memory.size);
                format!("{}{}", memory.element(&index), uses.adds[at].0.path)
            }
            None => format!("acc[({index}) % {SUMS}u]"),
        });
        // Sums of small numbers: exact for floats, and without overflow for `int`.
        let value = value.with(|value| match ty {
            "unsigned" => value.to_string(),
            _ => format!("({ty})(({value}) & 0xFFu)"),
        });
        if let "max" | "min" = operator {
            let sign = if operator == "max" { '>' } else { '<' };
            let okl = format!("@atomic {0} = {operator}({0}, {1});", place.0, value.0);
            twin.each(&okl, &format!("{0} = {0} {sign} {1} ? {0} : {1};", place.1, value.1));
            return;
        }
        let written = |place: &str, value: &str| (operator, place.to_string(), value.to_string());
        let ((_, okl_place, okl_value), (_, place, value)) =
            (written(&place.0, &value.0), written(&place.1, &value.1));
        match choices.below(3) {
            1 if operator == "+=" => {
                twin.each(&format!("@atomic {okl_place}++;"), &format!("{place}++;"));
            }
            2 if operator == "+=" => twin.each(
                &format!("@atomic {{ {okl_place} -= {okl_value}; }}"),
                &format!("{{ {place} -= {value}; }}"),
            ),
            _ => twin.each(
                &format!("@atomic {okl_place} {operator} {okl_value};"),
                &format!("{place} {operator} {value};"),
            ),
        }
    }

    fn switch(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let local = self.local();
        let subject = self.expression(choices, uses, 1);
        twin.both(&format!("unsigned {local} = 5u;"));
        twin.line(&subject.with(|subject| format!("switch (({subject}) % 3u) {{")));
        twin.both(&format!("case 0: {local} += 2u; break;\ncase 1: {local} *= 3u;\ndefault: ++{local};\n}}"));
        self.variables.push(local);
    }

    /// A tiled sequential loop.
    fn tile(&mut self, choices: &mut Choices<'_>, twin: &mut Twin) {
        let local = self.local();
        let (tile, iterations) = (choices.between(1, 4), choices.between(0, 7));
        let sum = self.local();
        twin.both(&format!("unsigned {sum} = 0u;"));
        let header = format!("for (int {local} = 0; {local} < {iterations}; ++{local}");
        twin.each(&format!("{header}; @tile({tile})) {{"), &format!("{header}) {{"));
        twin.both(&format!("if ({local} == 2) continue;\n{sum} = {sum} * 5u + (unsigned){local} + 1u;\n}}"));
        self.variables.push(sum);
    }

    /// A local struct: `c_S v = {1u, {x, 2u}};`
    fn structure(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let local = self.local();
        let value = self.expression(choices, uses, 1);
        let declared = |value: &str| format!("{}_S {local} = {{1u, {{{value}, 2u}}}};", self.name);
        twin.line(&value.with(declared));
        twin.both(&format!("{local}.a += {local}.b[0] ^ {local}.b[1];"));
        self.variables.push(format!("{local}.{}", choices.pick(&["a", "b[0]"])));
    }

    /// A local integer: `short v = (short)(x); v += y;`
    fn integer(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        if !self.allowed.has(Construct::NarrowLocal) {
            return;
        }
        let ty = choices.pick(&INTEGERS);
        let local = self.local();
        let (first, second) = (self.expression(choices, uses, 1), self.expression(choices, uses, 1));
        twin.line(&first.with(|value| match ty {
            "int" => format!("int {local} = (int)(({value}) & 0xFFFFu);"),
            _ => format!("{ty} {local} = ({ty})({value});"),
        }));
        let narrow = ty.ends_with("char") || ty.ends_with("short");
        let change = match choices.below(6) {
            0 => second.with(|value| format!("{local} = {local} / 3 - ({ty})(({value}) & 0x7Fu);")),
            1 => second.with(|value| format!("{local} ^= ({ty})({value});")),
            2 => Pair::same(format!("{local} >>= 1;")),
            3 if narrow => second.with(|value| format!("{local} += {value};")),
            4 if narrow => second.with(|value| format!("{local} = {local} * (({ty})({value}) & 7);")),
            5 if narrow => Pair::same(format!("{local}++, {local} = -{local};")),
            _ => Pair::same(format!("{local} &= 0x1F5;")),
        };
        twin.line(&change);
        self.variables.push(local);
    }

    /// A local vector: `int2 v = make_int2(a, b); v += v;`
    fn vector(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        if !self.allowed.has(Construct::SharedVector) {
            return;
        }
        let known: Vec<(usize, &'static str)> = (0..uses.modes.len())
            .filter(|at| uses.modes[*at] == Mode::Read)
            .filter_map(|at| {
                let MemoryKind::Vector(name) = self.memories[at].kind else { return None };
                Some((at, name))
            })
            .collect();
        let local = self.local();
        let value = self.expression(choices, uses, 1);
        let name = match known.get(choices.below(known.len())) {
            Some((at, name)) => {
                let memory = &self.memories[*at];
                let place = |index: &str| memory.element(&format!("(int)(({index}) % {}u)", memory.size));
                twin.line(&value.with(|index| format!("{name} {local} = {};", place(index))));
                *name
            }
            None => {
                let name = super::memory::vector(choices);
                twin.line(&value.with(|value| format!("{name} {local} = {};", make_vector(name, value))));
                name
            }
        };
        let (ty, width) = parts_of(name);
        let scalar = if ty == "unsigned" { "2u" } else { "2" };
        match choices.below(5) {
            0 => twin.both(&format!("{local} += {local};")),
            1 => twin.both(&format!("{local} = {local} - {};", make_vector(name, "3u"))),
            2 => twin.both(&format!("{local} *= ({ty}){scalar};")),
            3 => twin.both(&format!("{local}.x += {local}.y; {local}.y = ({ty})7;")),
            _ => twin.both(&format!("{local} = ({ty})2 * {local} + {local};")),
        }
        let part = [".x", ".y", ".z", ".w"][choices.below(width)];
        let read = self.local();
        twin.both(&format!("unsigned {read} = {};", as_unsigned(ty, &format!("{local}{part}"))));
        self.variables.push(read);
    }

    /// Structured bindings: `auto [v1, v2] = s[..];`, `auto &[v1, v2] = local;`
    fn bind(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let is_record = |at: &usize| matches!(self.memories[*at].kind, MemoryKind::Record("S"));
        let records: Vec<usize> = uses.with(Mode::Read).into_iter().filter(is_record).collect();
        let index = self.expression(choices, uses, 1);
        let (first, second) = (self.local(), self.local());
        match records.get(choices.below(records.len())) {
            Some(at) => {
                let memory = &self.memories[*at];
                let word = choices.pick(&["auto", "const auto &", "auto &"]);
                let place = |index: &str| memory.element(&format!("({index}) % {}u", memory.size));
                twin.line(&index.with(|index| format!("{word} [{first}, {second}] = {};", place(index))));
                self.variables.push(first);
            }
            None => {
                let local = self.local();
                let declared = |index: &str| format!("{}_S {local} = {{1u, {{2u, {index}}}}};", self.name);
                twin.line(&index.with(declared));
                twin.both(&format!("auto &[{first}, {second}] = {local};\n{first} += {second}[1];"));
                self.variables.push(first);
                self.variables.push(format!("{local}.a"));
            }
        }
        self.variables.push(format!("{second}[1]"));
    }

    pub(super) fn write_own(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let Some((at, number, ty)) = self.own_number(choices, uses) else { return };
        let value = self.expression(choices, uses, 2);
        let memory = &self.memories[at];
        let element = &uses.own[at];
        match (memory.kind, choices.below(4)) {
            (MemoryKind::Record(record), 1 | 3) if self.allowed.has(Construct::SharedRecord) => {
                self.write_record(choices, twin, uses, (at, record), &value);
            }
            (MemoryKind::Vector(name), 1 | 3) => self.write_vector(choices, twin, uses, (at, name), &value),
            (MemoryKind::Array("unsigned") | MemoryKind::Slice | MemoryKind::Block, 3) => {
                twin.line(&value.with(|value| format!("{}_put(&{element}, 0, {value});", self.name)));
            }
            (_, 2) => {
                let operators: &[&str] = match ty {
                    "unsigned" | "unsigned long" | "unsigned long long" => &["+=", "^=", "*=", "|=", "-="],
                    "int" | "long" | "long long" | "float" | "double" => &["+=", "-="],
                    _ => &["+=", "^=", "-=", "&="],
                };
                let operator = choices.pick(operators);
                let small = |value: &str| format!("({ty})(({value}) & 0x7Fu)");
                twin.line(&value.with(|value| format!("{number} {operator} {};", small(value))));
            }
            _ => twin.line(&value.with(|value| format!("{number} = {};", convert(ty, value)))),
        }
    }

    /// Assignments of structs: `s[i] = t[j];`, `s[i] = v;`, `s[i].in = v.in;`
    fn write_record(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        uses: &Uses,
        (at, record): (usize, &'static str),
        value: &Pair,
    ) {
        let (name, local) = (self.name, self.local());
        let element = &uses.own[at];
        if let Some(from) = self.same_kind(choices, uses, at) {
            let memory = &self.memories[from];
            let place = |index: &str| memory.element(&format!("(int)(({index}) % {}u)", memory.size));
            let part = if record == "R" && choices.one_in(3) { ".in" } else { "" };
            twin.line(&value.with(|index| format!("{element}{part} = {}{part};", place(index))));
            return;
        }
        match choices.below(3) {
            1 if record == "R" => {
                twin.line(&value.with(|value| format!("{element} = {name}_make({value});")));
            }
            2 if record == "R" => {
                twin.line(&value.with(|value| format!("{name}_S {local} = {};", braces("S", value))));
                twin.both(&format!("{element}.in = {local};"));
            }
            _ => {
                twin.line(
                    &value.with(|value| format!("{name}_{record} {local} = {};", braces(record, value))),
                );
                twin.both(&format!("{element} = {local};"));
            }
        }
    }

    /// Assignments of vectors: `s[i] += make_int2(a, b);`
    fn write_vector(
        &mut self,
        choices: &mut Choices<'_>,
        twin: &mut Twin,
        uses: &Uses,
        (at, name): (usize, &'static str),
        value: &Pair,
    ) {
        let element = &uses.own[at];
        let (ty, _) = parts_of(name);
        if let Some(from) = self.same_kind(choices, uses, at) {
            let memory = &self.memories[from];
            let place = |index: &str| memory.element(&format!("(int)(({index}) % {}u)", memory.size));
            twin.line(&value.with(|index| format!("{element} = {};", place(index))));
            return;
        }
        match choices.below(4) {
            1 => twin.both(&format!("{element} += {};", make_vector(name, "5u"))),
            2 => twin.both(&format!("{element} = {element} - ({ty})3;")),
            3 => twin.both(&format!("{element} -= ({ty})1;")),
            _ => twin.line(&value.with(|value| format!("{element} = {};", make_vector(name, value)))),
        }
    }

    /// Another memory of the same type that may be read.
    fn same_kind(&self, choices: &mut Choices<'_>, uses: &Uses, at: usize) -> Option<usize> {
        let same: Vec<usize> = uses
            .with(Mode::Read)
            .into_iter()
            .filter(|other| self.memories[*other].kind == self.memories[at].kind)
            .collect();
        same.get(choices.below(same.len())).copied()
    }
}
