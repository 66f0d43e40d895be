//! Calls of intrinsic functions.

use super::scope::Array;
use super::value::{Range, Type, Value, level};
use super::writer::Writer;

impl Writer {
    /// A call of an intrinsic function with a number as result.
    pub(super) fn intrinsic(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        match (self.random.below(8), ty) {
            (0, _) => self.merged(ty, shape, depth),
            (1, _) => self.extreme(ty, shape, depth),
            (2, _) if shape.is_empty() || self.random.one_in(3) => self.reduced(ty, depth),
            (3, Type::Integer(_)) => self.bits(ty, shape, depth),
            (4, Type::Integer(_)) => self.shifted(ty, shape, depth),
            (3 | 4, _) => self.part(ty, shape, depth),
            (5, _) => self.converted(ty, shape, depth),
            (6, Type::Integer(4)) => self.counted(shape, depth),
            _ => self.of_two(ty, shape, depth),
        }
    }

    fn merged(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let (one, two) = (self.value(ty, shape, depth), self.value(ty, shape, depth));
        let mask = self.logical(shape, depth);
        if !mask.is_array && (one.is_array || two.is_array) {
            // gfortran takes the shape of the value that a constant mask selects.
            return one;
        }
        Value::call("merge", &[&one, &two, &mask], ty, one.range.or(two.range))
    }

    fn extreme(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let name = self.random.pick(&["max", "min"]);
        let mut all = vec![self.value(ty, shape, depth), self.value(ty, shape, depth)];
        if self.random.one_in(3) {
            all.push(self.value(ty, shape, depth));
        }
        let range = all.iter().skip(1).fold(all[0].range, |range, one| range.or(one.range));
        Value::call(name, &all.iter().collect::<Vec<_>>(), ty, range)
    }

    fn of_two(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let one = self.value(ty, shape, depth);
        match self.random.below(6) {
            0 => {
                Value::call("abs", &[&one], ty, Range { low: 0.0, high: one.range.magnitude(), ..one.range })
            }
            1 => {
                let two = self.value(ty, shape, depth);
                Value::call(
                    "sign",
                    &[&one, &two],
                    ty,
                    Range::around(one.range.magnitude(), one.range.fraction),
                )
            }
            2 => {
                let two = self.value(ty, shape, depth);
                let (one, two) = (self.small(one), self.small(two));
                let fraction = one.range.fraction.max(two.range.fraction);
                let high = one.range.magnitude() + two.range.magnitude();
                Value::call("dim", &[&one, &two], ty, Range { low: 0.0, high, fraction })
            }
            _ => {
                let name = self.random.pick(&["mod", "modulo"]);
                let two = match ty {
                    Type::Integer(_) => self.divisor(ty, shape, depth),
                    _ => {
                        let (low, high) = self.random.pick(&[(1, 9), (-9, -1)]);
                        self.constant(ty, low, high)
                    }
                };
                let fraction = one.range.fraction.max(two.range.fraction);
                let high = match name {
                    "mod" => one.range.magnitude().min(two.range.magnitude()),
                    _ => two.range.magnitude(),
                };
                let range = Range::around(high, fraction);
                let one = if range.fits(ty) { one } else { self.small(one) };
                Value::call(name, &[&one, &two], ty, range)
            }
        }
    }

    /// Operations with bits; what they give is made small if it can be the least integer.
    fn bits(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let kind = ty.kind();
        let one = self.value(ty, shape, depth);
        let pos = self.random.between(0, i64::from(kind) * 8 - 2);
        let whole =
            |text: String, is_array| Value { is_array, ..Value::primary(text, ty, Range::around(1e18, 0)) };
        let value = match self.random.below(7) {
            0 => whole(format!("not({})", one.text), one.is_array),
            1 => whole(format!("ibset({}, {pos})", one.text), one.is_array),
            2 => whole(format!("ibclr({}, {pos})", one.text), one.is_array),
            3 => {
                let length = self.random.between(1, i64::from(kind) * 8 - 1 - pos);
                whole(format!("ibits({}, {pos}, {length})", one.text), one.is_array)
            }
            _ => {
                let two = self.value(ty, shape, depth);
                let name = self.random.pick(&["iand", "ior", "ieor"]);
                let limit = one.range.magnitude().max(two.range.magnitude()).max(1.0).log2().floor() + 1.0;
                Value::call(
                    name,
                    &[&one, &two],
                    ty,
                    Range { low: -limit.exp2(), high: limit.exp2() - 1.0, fraction: 0 },
                )
            }
        };
        if value.range.fits(ty) { value } else { self.small(value) }
    }

    fn shifted(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let kind = ty.kind();
        let size = i64::from(kind) * 8;
        let one = self.value(ty, shape, depth);
        let name = self.random.pick(&["ishft", "ishft", "shiftl", "shiftr", "shifta", "ishftc"]);
        let (low, high) = match name {
            "ishft" => (-size, size),
            "ishftc" => (1 - size, size - 1),
            _ => (0, size - 1),
        };
        let by = if self.random.one_in(3) {
            let of = self.value(Type::Integer(4), shape, depth);
            let text = match name {
                "ishft" | "ishftc" => format!("mod({}, {size})", of.text),
                _ => format!("modulo({}, {size})", of.text),
            };
            Value { is_array: of.is_array, ..Value::primary(text, ty, Range::new(low, high)) }
        } else {
            Value::primary(self.random.between(low, high).to_string(), ty, Range::new(low, high))
        };
        let value = Value::call(name, &[&one, &by], ty, Range::around(1e18, 0));
        self.small(value)
    }

    /// Functions of real numbers with exact results.
    fn part(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let one = self.value(ty, shape, depth);
        match self.random.below(6) {
            0 if ty == Type::Real(8) => {
                let z = self.value(Type::Complex, shape, depth);
                let name = self.random.pick(&["real", "aimag", "dble"]);
                Value::call(name, &[&z], ty, Range::around(z.range.magnitude(), z.range.fraction))
            }
            1 => {
                let one = self.small(one);
                let text = format!("sqrt({0}*{0})", one.operand(level::POWER));
                let range = Range { low: 0.0, high: one.range.magnitude(), ..one.range };
                if one.text.len() > 60 {
                    one
                } else {
                    Value { is_array: one.is_array, ..Value::primary(text, ty, range) }
                }
            }
            2 => {
                let name = self.random.pick(&["sin", "cos", "exp", "atan", "tanh"]);
                let limit = format!("4.0_{}", ty.kind());
                let text = format!("anint(8*{name}(mod({}, {limit})))", one.text);
                Value { is_array: one.is_array, ..Value::primary(text, ty, Range::around(440.0, 0)) }
            }
            _ => {
                let name = self.random.pick(&["aint", "anint"]);
                Value::call(
                    name,
                    &[&one],
                    ty,
                    Range::around(one.range.magnitude() + 1.0, 0).of_or(one.range, ty),
                )
            }
        }
    }

    fn converted(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let kind = ty.kind();
        let from = self.random.pick(&[
            Type::Integer(1),
            Type::Integer(2),
            Type::Integer(4),
            Type::Integer(8),
            Type::Real(4),
            Type::Real(8),
        ]);
        let one = self.value(from, shape, depth);
        let one = self.small(one);
        let (name, is_rounding) = match (ty, from) {
            (Type::Integer(_), Type::Real(_)) => {
                (self.random.pick(&["int", "nint", "floor", "ceiling"]), true)
            }
            (Type::Integer(_), _) => ("int", false),
            _ => ("real", false),
        };
        let mut range = one.range;
        if is_rounding {
            range = Range::around(range.magnitude() + 1.0, 0);
        }
        if !range.fits(ty) {
            return self.constant(ty, -9, 9);
        }
        let text = format!("{name}({}, {kind})", one.text);
        Value { is_array: one.is_array, ..Value::primary(text, ty, range) }
    }

    /// Default integers: numbers of bits and elements.
    fn counted(&mut self, shape: &[i64], depth: usize) -> Value {
        let ty = Type::Integer(4);
        if self.random.one_in(2) {
            let kind = self.random.pick(&[1, 2, 4, 8]);
            let one = self.value(Type::Integer(kind), shape, depth);
            let name = self.random.pick(&["popcnt", "leadz", "trailz", "poppar"]);
            return Value::call(name, &[&one], ty, Range::new(0, 64));
        }
        let is_usable = |array: &Array| !array.is_assumed_size;
        let all: Vec<usize> =
            (0..self.scope.arrays.len()).filter(|at| is_usable(&self.scope.arrays[*at])).collect();
        if all.is_empty() {
            return self.constant(ty, 0, 9);
        }
        let array = &self.scope.arrays[self.random.pick(&all)];
        let (array, rank) = (array.name.clone(), array.extents.len());
        let dim = self.random.below(rank) + 1;
        let name = self.random.pick(&["size", "lbound", "ubound"]);
        Value::primary(format!("{name}({array}, {dim})"), ty, Range::new(-400, 400))
    }

    pub(super) fn logical_intrinsic(&mut self, shape: &[i64], depth: usize) -> Value {
        let (ty, range) = (Type::Logical, Type::Logical.usual());
        match self.random.below(4) {
            0 => {
                let kind = self.random.pick(&[1, 2, 4, 8]);
                let one = self.value(Type::Integer(kind), shape, depth);
                let by = self.random.between(0, i64::from(kind) * 8 - 1);
                let text = format!("btest({}, {by})", one.text);
                Value { is_array: one.is_array, ..Value::primary(text, ty, range) }
            }
            1 => {
                let (one, two) =
                    (self.value(Type::Complex, shape, depth), self.value(Type::Complex, shape, depth));
                let operator = self.random.pick(&["==", "/="]);
                Value::binary(&one, operator, &two, level::RELATION, ty, range)
            }
            2 => {
                let name = self.random.pick(&["any", "all"]);
                let shape = self.some_shape();
                let mut mask = self.logical(&shape, depth);
                if !mask.is_array {
                    match self.section_of(Type::Integer(4), &shape) {
                        Some(section) => {
                            mask = Value {
                                text: format!("{} > 2", section.text),
                                level: level::RELATION,
                                ..section
                            };
                        }
                        None => return self.constant(ty, 0, 0),
                    }
                }
                Value::primary(format!("{name}({})", mask.text), ty, range)
            }
            _ => self.merged(ty, shape, depth),
        }
    }

    /// A sum or the like of an array, as a scalar.
    fn reduced(&mut self, ty: Type, depth: usize) -> Value {
        let shape = self.some_shape();
        let Some(section) = self.section_of(ty, &shape) else { return self.constant(ty, -9, 9) };
        let count: i64 = shape.iter().product();
        let one = if self.random.one_in(2) { self.value(ty, &shape, depth.min(1)) } else { section.clone() };
        let one = if one.is_array { one } else { section };
        let one = self.small(one);
        // gfortran 12 takes some scalar masks of sections for true.
        let mask = match self.random.one_in(3).then(|| self.mask(&shape)).flatten() {
            Some(mask) => format!(", {}{}", self.random.pick(&["", "mask="]), mask.text),
            None => String::new(),
        };
        let name = self.random.pick(&["sum", "sum", "maxval", "minval"]);
        if name != "sum" {
            if !mask.is_empty() {
                // Of nothing it is the least or the largest number.
                let text = format!("{name}({}{mask})", one.text);
                let (low, high) = (-ty.small(), ty.small());
                let suffix = if let Type::Real(_) = ty { ".0" } else { "" };
                let kind = ty.kind();
                let text = format!("max({low}{suffix}_{kind}, min({high}{suffix}_{kind}, {text}))");
                return Value::primary(text, ty, Range::around(high as f64, one.range.fraction));
            }
            return Value::primary(format!("{name}({})", one.text), ty, one.range);
        }
        let range = Range::around(one.range.magnitude() * count as f64, one.range.fraction);
        if !range.fits(ty) {
            return self.constant(ty, -9, 9);
        }
        Value::primary(format!("sum({}{mask})", one.text), ty, range)
    }
}

impl Range {
    /// The range, or the other one if it does not fit.
    fn of_or(self, other: Range, ty: Type) -> Range {
        if self.fits(ty) { self } else { other }
    }
}
