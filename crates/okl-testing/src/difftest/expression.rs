//! Expressions: all have the type `unsigned`, whatever their operands are.

use super::body::{Body, Mode, Uses};
use super::choices::Choices;
use super::known::Construct;
use super::language::Language;
use super::memory::MemoryKind;
use super::sizes::{INPUTS, SUMS};
use super::twin::Pair;

impl Body<'_> {
    pub(super) fn condition(&mut self, choices: &mut Choices<'_>, uses: &Uses) -> Pair {
        let value = self.expression(choices, uses, 1);
        let (by, rest) = (choices.between(2, 5), choices.between(0, 1));
        value.with(|text| format!("({text}) % {by}u == {rest}u"))
    }

    pub(super) fn expression(&mut self, choices: &mut Choices<'_>, uses: &Uses, depth: usize) -> Pair {
        if depth == 0 {
            return self.atom(choices, uses);
        }
        match choices.below(11) {
            0 | 1 => self.atom(choices, uses),
            2 | 3 => {
                let (a, b) = self.two(choices, uses, depth);
                let operator = choices.pick(&["+", "-", "*", "^", "&", "|"]);
                a.and(&b, |a, b| format!("({a} {operator} {b})"))
            }
            4 => self.call(choices, uses, depth),
            5 => {
                let (a, b) = self.two(choices, uses, depth);
                a.and(&b, |a, b| format!("({a} % 2u ? {b} : {a})"))
            }
            6 => self.element_of_group(choices, uses, depth),
            8 | 9 if self.allowed.has(Construct::Conversion) => self.conversion(choices, uses, depth),
            10 => self.called_with_memory(choices, uses, depth),
            _ => {
                let index = self.expression(choices, uses, depth - 1);
                index.with(|index| format!("in[({index}) % {INPUTS}u]"))
            }
        }
    }

    fn two(&mut self, choices: &mut Choices<'_>, uses: &Uses, depth: usize) -> (Pair, Pair) {
        (self.expression(choices, uses, depth - 1), self.atom(choices, uses))
    }

    /// A call: `c_f(x)`
    fn call(&mut self, choices: &mut Choices<'_>, uses: &Uses, depth: usize) -> Pair {
        let a = self.expression(choices, uses, depth - 1);
        let name = self.name;
        match (choices.below(3), self.allowed.language) {
            (0, _) => a.with(|a| format!("{name}_f({a})")),
            (1, Language::Common | Language::Full) => a.with(|a| format!("{name}_g({a})")),
            (_, language) => {
                let b = self.atom(choices, uses);
                let types = if language == Language::C { "" } else { "<unsigned>" };
                a.and(&b, |a, b| format!("{name}_g{types}({a}, {b})"))
            }
        }
    }

    /// An element of memory that may be read at any index.
    fn element_of_group(&mut self, choices: &mut Choices<'_>, uses: &Uses, depth: usize) -> Pair {
        let index = self.expression(choices, uses, depth - 1);
        let readable = uses.with(Mode::Read);
        let Some(at) = readable.get(choices.below(readable.len())) else {
            return self.atom(choices, uses);
        };
        let memory = &self.memories[*at];
        let place = |index: &str| format!("(int)(({index}) % {}u)", memory.size);
        if choices.one_in(4) && matches!(memory.kind, MemoryKind::Array("unsigned")) {
            return index.with(|index| format!("{}_get({}, {})", self.name, memory.name, place(index)));
        }
        let leaf = memory.leaf(choices);
        index.with(|index| memory.read(&place(index), leaf))
    }

    /// Conversions to integers of other widths and back.
    fn conversion(&mut self, choices: &mut Choices<'_>, uses: &Uses, depth: usize) -> Pair {
        let (a, b) = self.two(choices, uses, depth);
        let narrow = ["signed char", "unsigned char", "short", "unsigned short", "char"];
        let (first, second) = (choices.pick(&narrow), choices.pick(&narrow));
        match choices.below(9) {
            0 => a.with(|a| format!("(unsigned)({first})({a})")),
            1 => a.with(|a| format!("(unsigned)((unsigned long)({a}) << 7 >> 9)")),
            2 => a.and(&b, |a, b| format!("(unsigned)(({first})({a}) < ({second})({b}))")),
            3 => a.with(|a| format!("(unsigned)((long)(int)({a}) * 3)")),
            4 => a.and(&b, |a, b| format!("(unsigned)(({a}) % 2u ? ({first})({a}) : ({second})({b}))")),
            5 => a.and(&b, |a, b| format!("(unsigned)(({first})({a}) - ({second})({b}))")),
            6 => a.and(&b, |a, b| format!("(unsigned)((long long)({a}) * (int)({b}) / 77)")),
            7 => a.and(&b, |a, b| format!("(unsigned)((({first})({a}) >> 1) == ({b}))")),
            _ => a.and(&b, |a, b| format!("(~({a}) / (({b}) | 1u) + -({b}))")),
        }
    }

    fn atom(&mut self, choices: &mut Choices<'_>, uses: &Uses) -> Pair {
        match choices.below(8) {
            1 => Pair::same(choices.pick(&["(unsigned)p0", "(unsigned)p1", "(unsigned)p2", "p3"])),
            2 => Pair::same(format!("{}u", choices.between(0, 99))),
            3 | 4 if !self.exclusives.is_empty() => {
                let (okl, plain) = &self.exclusives[choices.below(self.exclusives.len())];
                Pair(okl.clone(), plain.clone())
            }
            5 => match self.read_own(choices, uses) {
                Some(own) => own,
                None => Pair::same(format!("(unsigned)({})", self.rank)),
            },
            6 if self.reads_sums => Pair::same(format!("acc[{}]", choices.between(0, SUMS - 1))),
            _ => match self.variables.len().checked_sub(1) {
                // Prefers the newest.
                Some(last) => {
                    Pair::same(format!("(unsigned){}", self.variables[last - choices.below(last + 1)]))
                }
                None => Pair::same("1u"),
            },
        }
    }
}
