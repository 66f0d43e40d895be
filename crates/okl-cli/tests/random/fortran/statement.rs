//! Statements that run in order: assignments, branches, loops, calls.

use super::scope::{Array, Scalar};
use super::value::Type;
use super::writer::{Place, Writer};

impl Writer {
    /// Some statements; what they declare is gone behind them.
    pub(super) fn block(&mut self, count: usize, depth: usize) {
        let before = self.scope.scalars.len();
        for _ in 0..count {
            self.statement(depth);
        }
        self.scope.scalars.truncate(before);
    }

    pub(super) fn statement(&mut self, depth: usize) {
        let is_iteration = self.place == Place::Iteration;
        match self.random.below(if depth == 0 { 9 } else { 20 }) {
            0..=2 => self.assign_scalar(),
            3..=5 => self.assign_element(),
            6 => self.call(),
            7 if !is_iteration || self.random.one_in(3) => self.assign_section(),
            8 if !self.loops.is_empty() => self.leave(),
            8 => self.assign_element(),
            9 | 10 => self.branch(depth - 1),
            11 => self.select(depth - 1),
            12 | 13 => self.sequential_loop(depth - 1),
            14 => self.while_loop(depth - 1),
            15 => self.masked(),
            16 => self.for_all(),
            17 | 18 => self.assign_section(),
            _ => self.assign_scalar(),
        }
    }

    fn writable(&mut self) -> Option<Scalar> {
        let all: Vec<usize> =
            (0..self.scope.scalars.len()).filter(|at| self.scope.scalars[*at].is_writable).collect();
        if all.is_empty() { None } else { Some(self.scope.scalars[self.random.pick(&all)].clone()) }
    }

    /// A type whose values can be assigned to variables of a type.
    fn source(&mut self, ty: Type) -> Type {
        if !ty.is_number() || !self.random.one_in(4) {
            return ty;
        }
        self.random.pick(&[
            Type::Integer(4),
            Type::Real(8),
            Type::Integer(8),
            Type::Real(4),
            Type::Integer(2),
            ty,
        ])
    }

    pub(super) fn assign_scalar(&mut self) {
        let Some(target) = self.writable() else { return self.assign_element() };
        let from = self.source(target.ty);
        let value = self.value(from, &[], 3);
        let text = self.fitted(value, target.ty, target.range);
        self.line(format!("{} = {text}", target.name));
    }

    pub(super) fn writable_array(&mut self) -> Option<Array> {
        let all: Vec<usize> =
            (0..self.scope.arrays.len()).filter(|at| self.scope.arrays[*at].is_writable).collect();
        if all.is_empty() { None } else { Some(self.scope.arrays[self.random.pick(&all)].clone()) }
    }

    pub(super) fn assign_element(&mut self) {
        let Some(array) = self.writable_array() else { return };
        let target = self.element_of(&array);
        let from = self.source(array.ty);
        let value = self.value(from, &[], 3);
        let text = self.fitted(value, array.ty, array.ty.usual());
        self.line(format!("{target} = {text}"));
    }

    /// A section of an array that can be assigned, with its shape.
    fn target(&mut self) -> Option<(Array, String, Vec<i64>)> {
        let array = self.writable_array().filter(|array| array.only.is_none())?;
        let mut shape = array.extents.clone();
        if self.random.one_in(2) {
            let dim = self.random.below(shape.len());
            shape[dim] = (shape[dim] / 2).max(1);
        }
        if shape.len() > 1 && self.random.one_in(3) {
            shape.remove(self.random.below(array.extents.len()));
        }
        let text = self.section_in(&array, &shape, false)?;
        Some((array, text, shape))
    }

    pub(super) fn assign_section(&mut self) {
        let Some((array, target, shape)) = self.target() else { return self.assign_element() };
        let from = self.source(array.ty);
        let value = self.value(from, &shape, 2);
        let text = self.fitted(value, array.ty, array.ty.usual());
        self.line(format!("{target} = {text}"));
    }

    /// `where`
    fn masked(&mut self) {
        let Some((array, target, shape)) = self.target() else { return self.assign_scalar() };
        let Some(mask) = self.mask(&shape) else { return };
        let assign = |writer: &mut Writer| {
            let value = writer.value(array.ty, &shape, 2);
            format!("{target} = {}", writer.fitted(value, array.ty, array.ty.usual()))
        };
        let first = assign(self);
        if self.random.one_in(4) {
            self.line(format!("where ({}) {first}", mask.text));
            return;
        }
        self.line(format!("where ({})", mask.text));
        self.line(format!("  {first}"));
        if self.random.one_in(2)
            && let Some(other) = self.mask(&shape)
        {
            self.line(format!("elsewhere ({})", other.text));
            let line = assign(self);
            self.line(format!("  {line}"));
        }
        if self.random.one_in(2) {
            self.line("elsewhere");
            let line = assign(self);
            self.line(format!("  {line}"));
        }
        self.line("end where");
    }

    fn for_all(&mut self) {
        let Some(array) = self.writable_array().filter(|array| array.only.is_none()) else {
            return self.assign_scalar();
        };
        let before = self.scope.scalars.len();
        let (mut heads, mut subscripts) = (Vec::new(), Vec::new());
        for dim in 0..array.extents.len() {
            let name = self.new_counter(4);
            let (low, high) = (array.lower[dim], array.upper(dim));
            let from = low + self.random.between(0, array.extents[dim] / 2);
            let step = self.random.pick(&["", "", ":2"]);
            heads.push(format!("{name} = {}:{}{step}", self.number(from), self.number(high)));
            self.with_counter(&name, 4, low, high);
            subscripts.push(name);
        }
        if self.random.one_in(3) {
            heads.push(self.logical(&[], 1).text);
        }
        let value = self.value(array.ty, &[], 2);
        let text = self.fitted(value, array.ty, array.ty.usual());
        self.scope.scalars.truncate(before);
        let line = format!(
            "forall ({}) {}({}){} = {text}",
            heads.join(", "),
            array.name,
            subscripts.join(", "),
            array.suffix
        );
        self.line(line);
    }

    fn branch(&mut self, depth: usize) {
        let condition = self.logical(&[], 2);
        if self.random.one_in(4) {
            let at = self.lines.len();
            self.assign_element();
            if self.lines.len() == at + 1 {
                let line = self.lines.pop().unwrap_or_default();
                self.line(format!("if ({}) {}", condition.text, line.trim_start()));
            }
            return;
        }
        self.line(format!("if ({}) then", condition.text));
        self.inside(depth);
        if self.random.one_in(3) {
            let condition = self.logical(&[], 1);
            self.line(format!("else if ({}) then", condition.text));
            self.inside(depth);
        }
        if self.random.one_in(2) {
            self.line("else");
            self.inside(depth);
        }
        self.line("end if");
    }

    pub(super) fn inside(&mut self, depth: usize) {
        self.indent += 1;
        let count = 1 + self.random.below(2);
        self.block(count, depth);
        self.indent -= 1;
    }

    fn select(&mut self, depth: usize) {
        let kind = self.random.pick(&[4, 4, 1, 8]);
        let value = self.value(Type::Integer(kind), &[], 2);
        self.line(format!("select case (modulo({}, 9_{kind}))", value.text));
        let cases = self.random.pick(&[["0:2", "5, 7"], [":3", "4"], ["8:", "1, 3:4"], ["2", "6:"]]);
        for case in cases {
            self.line(format!("case ({case})"));
            self.inside(depth);
        }
        if self.random.one_in(2) {
            self.line("case default");
            self.inside(depth);
        }
        self.line("end select");
    }

    fn leave(&mut self) {
        let condition = self.logical(&[], 1);
        let word = self.random.pick(&["exit", "cycle"]);
        let label = self.loops[self.random.below(self.loops.len())].clone();
        let name =
            if label.is_empty() || self.random.one_in(2) { String::new() } else { format!(" {label}") };
        self.line(format!("if ({}) {word}{name}", condition.text));
    }

    fn while_loop(&mut self, depth: usize) {
        let name = self.fresh("w");
        self.declare(format!("integer :: {name}"));
        let count = self.random.between(0, 6);
        let count = self.number(count);
        self.line(format!("{name} = {count}"));
        let label = self.fresh("l");
        let more = if self.random.one_in(2) {
            format!(" .and. ({})", self.logical(&[], 1).text)
        } else {
            String::new()
        };
        self.line(format!("{label}: do while ({name} > 0{more})"));
        self.loops.push(label.clone());
        let before = self.scope.scalars.len();
        self.indent += 1;
        self.line(format!("{name} = {name} - 1"));
        self.with_counter(&name, 4, 0, 6);
        self.indent -= 1;
        self.inside(depth);
        self.scope.scalars.truncate(before);
        self.loops.pop();
        self.line(format!("end do {label}"));
    }
}
