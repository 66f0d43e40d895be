//! Sections of arrays, and other values with a shape.

use super::scope::Array;
use super::value::{Type, Value, level};
use super::writer::Writer;

impl Writer {
    /// The shape of an array that can be used as a whole, or of a part of one.
    pub(super) fn some_shape(&mut self) -> Vec<i64> {
        let all: Vec<usize> =
            (0..self.scope.arrays.len()).filter(|at| self.scope.arrays[*at].only.is_none()).collect();
        if all.is_empty() {
            return vec![3];
        }
        let mut shape = self.scope.arrays[self.random.pick(&all)].extents.clone();
        if self.random.one_in(3) {
            let dim = self.random.below(shape.len());
            shape[dim] = (shape[dim] / 2).max(1);
        }
        if shape.len() > 1 && self.random.one_in(3) {
            let dim = self.random.below(shape.len());
            shape.remove(dim);
        }
        shape
    }

    /// An array of a type and a shape.
    pub(super) fn section_of(&mut self, ty: Type, shape: &[i64]) -> Option<Value> {
        if self.random.one_in(8)
            && let Some(value) = self.rearranged(ty, shape)
        {
            return Some(value);
        }
        let candidates: Vec<usize> = (0..self.scope.arrays.len())
            .filter(|at| {
                let array = &self.scope.arrays[*at];
                array.ty == ty && array.only.is_none() && self.fits_shape(array, shape)
            })
            .collect();
        if candidates.is_empty() {
            return self.listed(ty, shape);
        }
        let array = self.scope.arrays[self.random.pick(&candidates)].clone();
        let text = self.section_in(&array, shape, true)?;
        Some(Value { is_array: true, ..Value::primary(text, ty, ty.usual()) })
    }

    /// True if sections of an array can have the shape.
    pub(super) fn fits_shape(&self, array: &Array, shape: &[i64]) -> bool {
        // Each extent of the shape comes from one dimension, in order.
        let mut dims = array.extents.iter();
        shape.iter().all(|wanted| dims.any(|extent| extent >= wanted))
    }

    /// `a(3, 2:8:2)`, a section of an array with a shape.
    pub(super) fn section_in(&mut self, array: &Array, shape: &[i64], is_read: bool) -> Option<String> {
        if array.extents == shape
            && !array.is_assumed_size
            && array.suffix.is_empty()
            && self.random.one_in(3)
        {
            return Some(array.name.clone());
        }
        let chosen = self.dimensions(&array.extents, shape)?;
        let mut subscripts = Vec::new();
        for (dim, own) in chosen.into_iter().enumerate() {
            subscripts.push(match own {
                None => self.subscript(array.lower[dim], array.upper(dim)),
                Some(count) => {
                    let is_last = array.is_assumed_size && dim + 1 == array.extents.len();
                    self.triplet(array.lower[dim], array.extents[dim], count, is_last, is_read)
                }
            });
        }
        Some(format!("{}({}){}", array.name, subscripts.join(", "), array.suffix))
    }

    /// For each dimension, the number of elements if it belongs to a shape.
    fn dimensions(&mut self, extents: &[i64], shape: &[i64]) -> Option<Vec<Option<i64>>> {
        let mut chosen = vec![None; extents.len()];
        let mut next = extents.len();
        for at in (0..shape.len()).rev() {
            // The last that leaves enough for the others, or an earlier one.
            let possible: Vec<usize> = (at..next).filter(|dim| extents[*dim] >= shape[at]).collect();
            let possible: Vec<usize> = possible
                .into_iter()
                .filter(|dim| {
                    let mut dims = extents[..*dim].iter();
                    shape[..at].iter().all(|wanted| dims.any(|extent| extent >= wanted))
                })
                .collect();
            if possible.is_empty() {
                return None;
            }
            let dim = self.random.pick(&possible);
            chosen[dim] = Some(shape[at]);
            next = dim;
        }
        Some(chosen)
    }

    /// `2:8:2`
    fn triplet(&mut self, lower: i64, extent: i64, count: i64, is_assumed: bool, is_read: bool) -> String {
        if count == extent && !is_assumed && self.random.one_in(2) {
            return ":".into();
        }
        if is_read && count <= 4 && self.random.one_in(12) {
            let all: Vec<String> =
                (0..count).map(|_| self.random.between(lower, lower + extent - 1).to_string()).collect();
            return format!("[{}]", all.join(", "));
        }
        let most = if count > 1 { (extent - 1) / (count - 1) } else { 3 };
        let step = self.random.between(1, most.min(3));
        let span = (count - 1) * step;
        let first = lower + self.random.between(0, extent - 1 - span);
        let (first, last, step) =
            if self.random.one_in(3) { (first + span, first, -step) } else { (first, first + span, step) };
        // The end may lie behind the last element.
        let last =
            if step > 1 && last < lower + extent - 1 && self.random.one_in(3) { last + 1 } else { last };
        if step == 1 {
            if first == lower && !self.random.one_in(3) {
                return format!(":{}", self.number(last));
            }
            if last == lower + extent - 1 && !is_assumed && self.random.one_in(2) {
                return format!("{}:", self.number(first));
            }
            return format!("{}:{}", self.number(first), self.number(last));
        }
        format!("{}:{}:{}", self.number(first), self.number(last), self.number(step))
    }

    /// An array constructor.
    fn listed(&mut self, ty: Type, shape: &[i64]) -> Option<Value> {
        let [count] = shape else { return None };
        if *count > 6 {
            return None;
        }
        let kind = ty.written();
        let text = if self.random.one_in(2) && matches!(ty, Type::Integer(_)) {
            let counter = self.new_counter(4);
            let before = self.scope.scalars.len();
            self.with_counter(&counter, 4, 1, *count);
            let value = self.value(ty, &[], 1);
            self.scope.scalars.truncate(before);
            let value = self.fitted(value, ty, ty.usual());
            format!("[{kind} :: ({value}, {counter} = 1, {count})]")
        } else {
            let items: Vec<String> = (0..*count)
                .map(|_| {
                    let value = self.value(ty, &[], 1);
                    self.fitted(value, ty, ty.usual())
                })
                .collect();
            format!("[{kind} :: {}]", items.join(", "))
        };
        Some(Value { is_array: true, ..Value::primary(text, ty, ty.usual()) })
    }

    /// An array whose elements are those of another one in another order.
    fn rearranged(&mut self, ty: Type, shape: &[i64]) -> Option<Value> {
        let text = match (self.random.below(4), shape) {
            (0, [m, n]) => format!("transpose({})", self.section_of(ty, &[*n, *m])?.text),
            (1, [m, n]) => {
                let row = self.section_of(ty, &[*m])?;
                format!("spread({}, 2, {n})", row.text)
            }
            (2, [m, n]) if ty != Type::Logical => {
                format!("reshape({}, [{m}, {n}])", self.section_of(ty, &[m * n])?.text)
            }
            (_, [n]) => {
                let by = self.random.between(-3, 3);
                format!("cshift({}, {by})", self.section_of(ty, &[*n])?.text)
            }
            _ => return None,
        };
        Some(Value { is_array: true, ..Value::primary(text, ty, ty.usual()) })
    }

    /// A mask of a shape that is an array.
    pub(super) fn mask(&mut self, shape: &[i64]) -> Option<Value> {
        let mask = self.logical(shape, 2);
        if mask.is_array {
            return Some(mask);
        }
        let ty = self.random.pick(&[Type::Integer(4), Type::Real(8)]);
        let section = self.section_of(ty, shape).filter(|one| one.is_array)?;
        Some(Value {
            text: format!("{} > 1", section.text),
            ty: Type::Logical,
            level: level::RELATION,
            ..section
        })
    }
}
