//! Expressions without overflow, division by zero, or values that are rounded.

use super::scope::Array;
use super::value::{Range, Type, Value, level};
use super::writer::Writer;

impl Writer {
    /// An expression of a type; with a shape, it may be an array of that shape.
    pub(super) fn value(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        if depth == 0 || self.random.one_in(5) {
            return self.leaf(ty, shape);
        }
        match ty {
            Type::Logical => self.logical(shape, depth - 1),
            Type::Complex => self.complex(shape, depth - 1),
            _ => match self.random.below(14) {
                0..=5 => self.arithmetic(ty, shape, depth - 1),
                6 => self.division(ty, shape, depth - 1),
                7 => self.power(ty, shape, depth - 1),
                8 => self.negative(ty, shape, depth - 1),
                9 => self.called(ty, shape, depth - 1),
                _ => self.intrinsic(ty, shape, depth - 1),
            },
        }
    }

    pub(super) fn constant(&mut self, ty: Type, low: i64, high: i64) -> Value {
        let number = self.random.between(low, high);
        let size = number.abs();
        let (text, quarter) = match ty {
            Type::Integer(4) => (self.random.pick(&["#", "#", "#_4"]).replace('#', &size.to_string()), 0),
            Type::Integer(kind) => (format!("{size}_{kind}"), 0),
            Type::Real(kind) => {
                let quarter = self.random.pick(&[0, 0, 25, 5, 75]);
                let digits = if quarter == 0 { format!("{size}.") } else { format!("{size}.{quarter}") };
                let suffix = if kind == 4 { ["", "e0", "_4"] } else { ["d0", "_8", "d+00"] };
                let suffix = self.random.pick(&suffix);
                // `5._8` is a number, too.
                (format!("{digits}{suffix}"), quarter)
            }
            Type::Logical => {
                let text = self.random.pick(&[".true.", ".false."]);
                return Value::primary(text, ty, ty.usual());
            }
            Type::Complex => {
                let text = format!("({number}d0, {}.5d0)", self.random.between(-4, 4));
                return Value::primary(text, ty, Range::around(size.max(5) as f64, 1));
            }
        };
        let exact = size as f64 + f64::from(if quarter == 5 { 50 } else { quarter }) / 100.0;
        let exact = if number < 0 { -exact } else { exact };
        let range = Range { low: exact, high: exact, fraction: if quarter == 0 { 0 } else { 2 } };
        if number < 0 {
            return Value { level: level::SUM, ..Value::primary(format!("-{text}"), ty, range) };
        }
        Value::primary(text, ty, range)
    }

    fn leaf(&mut self, ty: Type, shape: &[i64]) -> Value {
        if !shape.is_empty()
            && !self.random.one_in(4)
            && let Some(section) = self.section_of(ty, shape)
        {
            return section;
        }
        match self.random.below(6) {
            0 => self.constant(ty, -9, 9),
            1..=3 => self.scalar(ty).unwrap_or_else(|| self.constant(ty, 0, 7)),
            _ => self.element(ty).or_else(|| self.scalar(ty)).unwrap_or_else(|| self.constant(ty, -3, 7)),
        }
    }

    fn scalar(&mut self, ty: Type) -> Option<Value> {
        let all: Vec<usize> =
            (0..self.scope.scalars.len()).filter(|at| self.scope.scalars[*at].ty == ty).collect();
        if all.is_empty() {
            return None;
        }
        let one = &self.scope.scalars[self.random.pick(&all)];
        Some(Value::primary(one.name.clone(), ty, one.range))
    }

    fn element(&mut self, ty: Type) -> Option<Value> {
        let all: Vec<usize> =
            (0..self.scope.arrays.len()).filter(|at| self.scope.arrays[*at].ty == ty).collect();
        if all.is_empty() {
            return None;
        }
        let array = self.scope.arrays[self.random.pick(&all)].clone();
        Some(Value::primary(self.element_of(&array), ty, ty.usual()))
    }

    /// `a(i, 3)`
    pub(super) fn element_of(&mut self, array: &Array) -> String {
        let subscripts = match &array.only {
            Some(only) => only.clone(),
            None => (0..array.extents.len())
                .map(|dim| self.subscript(array.lower[dim], array.upper(dim)))
                .collect(),
        };
        format!("{}({}){}", array.name, subscripts.join(", "), array.suffix)
    }

    /// An index from `low` to `high`.
    pub(super) fn subscript(&mut self, low: i64, high: i64) -> String {
        let wanted = Range::new(low, high);
        let fitting: Vec<String> = self
            .scope
            .scalars
            .iter()
            .filter(|one| matches!(one.ty, Type::Integer(_)) && one.range.is_within(wanted))
            .map(|one| one.name.clone())
            .collect();
        match self.random.below(8) {
            0..=3 if !fitting.is_empty() => fitting[self.random.below(fitting.len())].clone(),
            4 => {
                let kind = self.random.pick(&[4, 8, 2]);
                let value = self.value(Type::Integer(kind), &[], 1);
                let extent = high - low + 1;
                let text = format!("modulo({}, {extent}_{kind})", value.text);
                if low == 0 { text } else { format!("{text} + ({low})") }
            }
            _ => self.random.between(low, high).to_string(),
        }
    }

    /// The value, if every sum and product of two such fits; else a small one.
    pub(super) fn small(&mut self, value: Value) -> Value {
        let ty = value.ty;
        let bound = ty.small();
        let range = Range::around(bound as f64, 0);
        if value.range.is_within(range) || ty == Type::Logical {
            return value;
        }
        if ty == Type::Complex {
            return self.constant(ty, -3, 3);
        }
        let limit = match ty {
            Type::Integer(kind) => format!("{}_{kind}", bound + 1),
            _ => format!("{}.0_{}", bound + 1, ty.kind()),
        };
        let text = match ty {
            Type::Real(_) if value.range.fraction > 0 => format!("mod(aint({}), {limit})", value.text),
            _ => format!("mod({}, {limit})", value.text),
        };
        Value { is_array: value.is_array, ..Value::primary(text, ty, range) }
    }

    /// A type whose values become those of `ty` in an operation.
    fn lesser(&mut self, ty: Type) -> Type {
        match ty {
            Type::Integer(kind) => Type::Integer(self.random.pick(&[1, 2, 4, 8]).min(kind)),
            Type::Real(8) => self.random.pick(&[Type::Real(4), Type::Integer(4), Type::Integer(8)]),
            Type::Real(_) => Type::Integer(self.random.pick(&[1, 2, 4])),
            other => other,
        }
    }

    /// Two values of which at least one has the type; the other may be of a lesser one.
    fn pair(&mut self, ty: Type, shape: &[i64], depth: usize) -> (Value, Value) {
        let other = if self.random.one_in(3) { self.lesser(ty) } else { ty };
        let (one, two) = (self.value(ty, shape, depth), self.value(other, shape, depth));
        let two = if two.range.fits(ty) { two } else { self.small(two) };
        let two = if two.range.fits(ty) { two } else { self.constant(ty, 1, 9) };
        if self.random.one_in(2) { (one, two) } else { (two, one) }
    }

    fn arithmetic(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let (one, two) = self.pair(ty, shape, depth);
        let (operator, of) = self.random.pick(&[
            ("+", level::SUM),
            ("-", level::SUM),
            ("*", level::PRODUCT),
            ("+", level::SUM),
        ]);
        let combine = |one: Range, two: Range| match operator {
            "+" => Range {
                low: one.low + two.low,
                high: one.high + two.high,
                fraction: one.fraction.max(two.fraction),
            },
            "-" => Range {
                low: one.low - two.high,
                high: one.high - two.low,
                fraction: one.fraction.max(two.fraction),
            },
            _ => Range::around(one.magnitude() * two.magnitude(), one.fraction + two.fraction),
        };
        let range = combine(one.range, two.range);
        if range.fits(ty) {
            return Value::binary(&one, operator, &two, of, ty, range);
        }
        let (one, two) = (self.small(one), self.small(two));
        // Products of numbers of a larger type may still be too large.
        let range = combine(one.range, two.range);
        if range.fits(ty) {
            Value::binary(&one, operator, &two, of, ty, range)
        } else {
            self.constant(ty, -9, 9)
        }
    }

    fn division(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let one = self.value(ty, shape, depth);
        if let Type::Real(_) = ty {
            let shift = self.random.between(1, 3);
            let by = Value::primary(format!("{}.0_{}", 1 << shift, ty.kind()), ty, Range::new(1, 8));
            let range = Range { fraction: one.range.fraction + shift as i32, ..one.range };
            let one = if range.fits(ty) { one } else { self.small(one) };
            let range = Range::around(one.range.magnitude(), one.range.fraction + shift as i32);
            return Value::binary(&one, "/", &by, level::PRODUCT, ty, range);
        }
        let by = self.divisor(ty, shape, depth);
        let range = Range::around(one.range.magnitude(), 0);
        Value::binary(&one, "/", &by, level::PRODUCT, ty, range)
    }

    /// An integer that is not zero.
    pub(super) fn divisor(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let kind = ty.kind();
        match self.random.below(4) {
            0 => self.constant(ty, 1, 9),
            1 => self.constant(ty, -9, -1),
            2 => {
                let value = self.value(ty, shape, depth);
                let value = self.small(value);
                let range = Range::new(1, ty.small() + 1);
                let text = format!("1_{kind} + abs({})", value.text);
                Value { text, ty, range, level: level::SUM, is_array: value.is_array }
            }
            _ => {
                let value = self.value(ty, shape, 0);
                let text = format!("merge({0}, 3_{kind}, {0} /= 0)", value.operand(level::SUM));
                let range = value.range.or(Range::new(3, 3));
                Value { is_array: value.is_array, ..Value::primary(text, ty, range) }
            }
        }
    }

    fn power(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let kind = ty.kind();
        if let Type::Real(_) = ty
            && self.random.one_in(2)
        {
            let exponent = self.value(Type::Integer(4), shape, depth);
            let text = format!("2.0_{kind}**mod({}, 4)", exponent.text);
            let range = Range { low: 0.0, high: 8.0, fraction: 3 };
            return Value { text, ty, range, level: level::POWER, is_array: exponent.is_array };
        }
        if let Type::Integer(_) = ty
            && self.random.one_in(2)
        {
            let exponent = self.value(ty, shape, depth);
            let (text, high) = match self.random.below(4) {
                0 => (format!("2_{kind}**modulo({}, 6_{kind})", exponent.text), 32),
                1 => (format!("(-1_{kind})**({})", exponent.text), 1),
                2 => (format!("(-2_{kind})**iand({}, 3_{kind})", exponent.text), 8),
                _ => (format!("(1_{kind} + abs(mod({}, 5_{kind})))**(-2_{kind})", exponent.text), 1),
            };
            let range = Range::around(f64::from(high), 0);
            return Value { text, ty, range, level: level::POWER, is_array: exponent.is_array };
        }
        let one = self.value(ty, shape, depth);
        let one = self.small(one);
        let by = if let Type::Real(_) = ty {
            self.random.pick(&[2, 2, 3, 1])
        } else {
            self.random.pick(&[2, 2, 3, 0])
        };
        let range = Range::around(one.range.magnitude().max(1.0).powi(by), one.range.fraction * by);
        if !range.fits(ty) {
            return one;
        }
        let exponent = match ty {
            Type::Integer(_) => format!("{by}_{kind}"),
            _ => by.to_string(),
        };
        let text = format!("{}**{exponent}", one.operand(level::PRIMARY));
        Value { text, ty, range, level: level::POWER, is_array: one.is_array }
    }

    fn negative(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let one = self.value(ty, shape, depth);
        let range = Range { low: -one.range.high, high: -one.range.low, ..one.range };
        let sign = self.random.pick(&["-", "-", "+"]);
        let range = if sign == "-" { range } else { one.range };
        let text = format!("{sign}{}", one.operand(level::PRODUCT));
        Value { text, ty, range, level: level::SUM, is_array: one.is_array }
    }

    pub(super) fn logical(&mut self, shape: &[i64], depth: usize) -> Value {
        let (ty, range) = (Type::Logical, Type::Logical.usual());
        match self.random.below(8) {
            0..=3 => {
                let of = self.random.pick(&[
                    Type::Integer(4),
                    Type::Real(8),
                    Type::Integer(8),
                    Type::Real(4),
                    Type::Integer(1),
                ]);
                let (one, two) = self.pair(of, shape, depth);
                let operator = self.random.pick(&["<", "<=", "==", "/=", ">", ">=", ".lt.", ".ne.", ".ge."]);
                Value::binary(&one, operator, &two, level::RELATION, ty, range)
            }
            4 => {
                let one = self.value(ty, shape, depth);
                let text = format!(".not. {}", one.operand(level::RELATION));
                Value { text, level: level::NOT, ..one }
            }
            5 => self.logical_intrinsic(shape, depth),
            _ => {
                let (one, two) = (self.value(ty, shape, depth), self.value(ty, shape, depth));
                let (operator, of) = self.random.pick(&[
                    (".and.", level::AND),
                    (".or.", level::OR),
                    (".eqv.", level::EQUIVALENCE),
                    (".neqv.", level::EQUIVALENCE),
                ]);
                Value::binary(&one, operator, &two, of, ty, range)
            }
        }
    }

    fn complex(&mut self, shape: &[i64], depth: usize) -> Value {
        let ty = Type::Complex;
        match self.random.below(6) {
            0 => {
                let (one, two) =
                    (self.value(Type::Real(8), shape, depth), self.value(Type::Real(8), shape, depth));
                let (one, two) = (self.small(one), self.small(two));
                let value = Value::call("cmplx", &[&one, &two], ty, one.range.or(two.range));
                value.with_kind()
            }
            1 => {
                let one = self.value(ty, shape, depth);
                Value::call("conjg", &[&one], ty, Range::around(one.range.magnitude(), one.range.fraction))
            }
            2 => {
                let one = self.value(ty, shape, depth);
                let range = Range::around(one.range.magnitude(), one.range.fraction);
                let text = format!("-{}", one.operand(level::PRODUCT));
                Value { text, ty, range, level: level::SUM, is_array: one.is_array }
            }
            _ => {
                let other = self.random.pick(&[ty, ty, Type::Real(8), Type::Integer(4)]);
                let (one, two) = (self.value(ty, shape, depth), self.value(other, shape, depth));
                let (one, two) = (self.small(one), self.small(two));
                let (operator, of) =
                    self.random.pick(&[("+", level::SUM), ("-", level::SUM), ("*", level::PRODUCT)]);
                let (a, b) = (one.range.magnitude(), two.range.magnitude());
                let range = match operator {
                    "*" => Range::around(2.0 * a * b, one.range.fraction + two.range.fraction),
                    _ => Range::around(a + b, one.range.fraction.max(two.range.fraction)),
                };
                if !range.fits(ty) {
                    return one;
                }
                Value::binary(&one, operator, &two, of, ty, range)
            }
        }
    }

    /// A value for a variable: of its range.
    pub(super) fn fitted(&mut self, value: Value, ty: Type, range: Range) -> String {
        if value.range.is_within(range) || ty == Type::Logical {
            return value.text;
        }
        if value.ty == Type::Complex {
            return self.constant(Type::Complex, -3, 3).text;
        }
        let high = range.high as i64;
        // A smaller type first: the number has to be one of the value's type.
        let value = if matches!(value.ty, Type::Integer(1)) { self.small(value) } else { value };
        if value.range.is_within(range) {
            return value.text;
        }
        let kind = value.ty.kind();
        match value.ty {
            Type::Integer(_) => match self.random.below(3) {
                0 => format!("modulo({}, {}_{kind})", value.text, high + 1),
                1 => format!("max({}_{kind}, min({high}_{kind}, {}))", range.low, value.text),
                _ => format!("mod({}, {}_{kind})", value.text, high + 1),
            },
            _ if value.range.fraction > range.fraction && ty != Type::Integer(4) || self.random.one_in(4) => {
                format!("aint(mod({}, {high}.0_{kind}))", value.text)
            }
            _ => format!("mod({}, {high}.0_{kind})", value.text),
        }
    }
}

impl Value {
    /// A call with the kind 8 as its last argument.
    fn with_kind(mut self) -> Value {
        self.text.pop();
        self.text.push_str(", 8)");
        self
    }
}
