//! Trip counts of parallel loops, as expressions.
//!
//! The trip count of `for (T i = start; i < bound; i += step)` is `start < bound ? (bound - start - 1) / step + 1 : 0`,
//! with the comparison in the common type of both sides and the distance in 64 unsigned bits (`docs/language.md`,
//! "Parallel loops"). This is correct for `signed char` loops, unsigned bounds, empty ranges and bounds near the limits
//! of a type.

use crate::Analyzed;
use crate::distance::{self, distance};
use crate::same::same;
use okl_model::{Count as Header, Direction, ExprId, ExprKind, Expression, IntType, Literal, LoopPart};

/// A trip count: an expression of an unsigned 64-bit type over expressions of the unit.
#[derive(Clone, Debug, PartialEq)]
pub enum Count {
    /// A constant.
    Constant(u64),
    /// The value of an expression: the size of a `@tile`.
    Size(ExprId),
    /// The number of iterations between two ends.
    Iterations(Box<Iterations>),
    /// The trip count of a loop over a known distance other than 0: `(distance - 1) / stride + 1`.
    Distance {
        /// The trip count for a stride of 1.
        iterations: u64,
        /// The stride.
        stride: Stride,
    },
    /// The largest of two or more counts, no two of which are known to be equal. None of them is a `Largest` itself.
    Largest(Vec<Count>),
}

/// `low < high ? (high - low - 1) / stride + 1 : 0`, or with `<=` and without the `- 1`.
#[derive(Clone, Debug, PartialEq)]
pub struct Iterations {
    /// The lower end.
    pub low: End,
    /// The upper end.
    pub high: End,
    /// True if the upper end itself is excluded (`<`); false for `<=`.
    pub is_strict: bool,
    /// The distance from one iteration to the next.
    pub stride: Stride,
}

/// One end of the range of a loop.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// 0.
    Zero,
    /// An expression, converted to the type in which C++ compares the ends.
    Converted(IntType, ExprId),
    /// The terms of `bound - start` that did not cancel, added in 64 signed bits. Never empty.
    Sum(Vec<Term>),
}

/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// True if the term is subtracted.
    pub negative: bool,
    /// The expression.
    pub id: ExprId,
}

/// The distance from one iteration, or one tile, to the next: a product.
#[derive(Clone, Debug, PartialEq)]
pub struct Stride {
    /// The value, if it is known.
    pub value: Option<u64>,
    /// The size of the tile and the step of the loop, as far as there are any.
    pub factors: Vec<ExprId>,
}

impl Count {
    /// The trip count of an axis without a loop.
    pub const ONE: Count = Count::Constant(1);

    /// The trip count of one of the loops that a `for` statement becomes.
    ///
    /// `tile` is the size of its `@tile`; required for the parts of a tile.
    pub fn of(unit: &Analyzed, l: &Header<'_>, part: LoopPart, tile: Option<&Expression>) -> Count {
        match (part, tile) {
            (LoopPart::Whole | LoopPart::Unknown, _) | (LoopPart::Tiles, None) => iterations(unit, l, None),
            (LoopPart::Tiles, Some(size)) => iterations(unit, l, Some(size)),
            (LoopPart::InTile, Some(size)) => match size.value {
                Some(value) => Count::Constant(u64::try_from(value).unwrap_or(0)),
                None => Count::Size(size.id),
            },
            (LoopPart::InTile, None) => Count::ONE,
        }
    }

    /// The value, if it is a constant.
    pub fn value(&self) -> Option<u64> {
        if let Count::Constant(value) = self { Some(*value) } else { None }
    }

    /// True if two counts certainly have the same value.
    pub fn is(&self, unit: &Analyzed, other: &Count) -> bool {
        match (self, other) {
            (Count::Constant(a), Count::Constant(b)) => a == b,
            (Count::Size(a), Count::Size(b)) => same(unit, *a, *b),
            (Count::Iterations(a), Count::Iterations(b)) => {
                a.is_strict == b.is_strict
                    && a.low.is(unit, &b.low)
                    && a.high.is(unit, &b.high)
                    && a.stride.is(unit, &b.stride)
            }
            (Count::Distance { iterations: a, stride }, Count::Distance { iterations: b, stride: other }) => {
                a == b && stride.is(unit, other)
            }
            (Count::Largest(a), Count::Largest(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is(unit, b))
            }
            (
                Count::Constant(_)
                | Count::Size(_)
                | Count::Iterations(_)
                | Count::Distance { .. }
                | Count::Largest(_),
                _,
            ) => false,
        }
    }

    /// The maximum of two counts.
    pub fn max(self, unit: &Analyzed, other: Count) -> Count {
        let mut all = self.into_choices();
        for one in other.into_choices() {
            let known = all.iter_mut().find_map(|known| match (known, &one) {
                (Count::Constant(a), Count::Constant(b)) => {
                    *a = (*a).max(*b);
                    Some(())
                }
                (known, one) => known.is(unit, one).then_some(()),
            });
            if known.is_none() {
                all.push(one);
            }
        }
        // A count of 0 cannot be the largest.
        if all.len() > 1 {
            all.retain(|count| count.value() != Some(0));
        }
        match <[Count; 1]>::try_from(all) {
            Ok([only]) => only,
            Err(all) => Count::Largest(all),
        }
    }

    /// The counts of which this is the largest; itself unless it is [`Count::Largest`].
    pub fn choices(&self) -> &[Count] {
        if let Count::Largest(all) = self { all } else { std::slice::from_ref(self) }
    }

    fn into_choices(self) -> Vec<Count> {
        if let Count::Largest(all) = self { all } else { vec![self] }
    }

    /// The expressions that occur in it, in the order in which they are written.
    pub fn expressions(&self) -> Vec<ExprId> {
        let of_end = |end: &End| match end {
            End::Zero => Vec::new(),
            End::Converted(_, id) => vec![*id],
            End::Sum(terms) => terms.iter().map(|term| term.id).collect(),
        };
        match self {
            Count::Constant(_) => Vec::new(),
            Count::Size(id) => vec![*id],
            Count::Iterations(iterations) => {
                let ends = [of_end(&iterations.low), of_end(&iterations.high)].concat();
                [ends, iterations.stride.written().to_vec()].concat()
            }
            Count::Distance { stride, .. } => stride.written().to_vec(),
            Count::Largest(all) => all.iter().flat_map(Count::expressions).collect(),
        }
    }
}

impl End {
    fn is(&self, unit: &Analyzed, other: &End) -> bool {
        match (self, other) {
            (End::Zero, End::Zero) => true,
            (End::Converted(a, one), End::Converted(b, other)) => a == b && same(unit, *one, *other),
            (End::Sum(a), End::Sum(b)) => {
                let is_same = |(a, b): (&Term, &Term)| a.negative == b.negative && same(unit, a.id, b.id);
                a.len() == b.len() && a.iter().zip(b).all(is_same)
            }
            (End::Zero | End::Converted(..) | End::Sum(_), _) => false,
        }
    }
}

impl Stride {
    /// The stride of a loop with this step, or of its tiles.
    pub fn of(step: Option<&Expression>, tile: Option<&Expression>) -> Stride {
        let parts: Vec<&Expression> = tile.into_iter().chain(step).collect();
        let product =
            |product: u64, part: &&Expression| product.checked_mul(u64::try_from(part.value?).ok()?);
        let value = parts.iter().try_fold(1, product);
        Stride { value, factors: parts.iter().map(|part| part.id).collect() }
    }

    /// True if the stride is known to be 1.
    pub fn is_one(&self) -> bool {
        self.value == Some(1)
    }

    /// The factors, unless a number replaces them.
    fn written(&self) -> &[ExprId] {
        if self.value.is_some() { &[] } else { &self.factors }
    }

    fn is(&self, unit: &Analyzed, other: &Stride) -> bool {
        match (self.value, other.value) {
            (Some(a), Some(b)) => a == b,
            (None, None) => {
                let pairs = || self.factors.iter().zip(&other.factors);
                self.factors.len() == other.factors.len() && pairs().all(|(a, b)| same(unit, *a, *b))
            }
            (Some(_), None) | (None, Some(_)) => false,
        }
    }
}

fn iterations(unit: &Analyzed, l: &Header<'_>, tile: Option<&Expression>) -> Count {
    let stride = Stride::of(l.step, tile);
    if let (Some(total), Some(stride)) = (l.constant_count_by_one(), stride.value) {
        return Count::Constant(total.div_ceil(stride.max(1)));
    }
    let (low, high) = match shifted(unit, l) {
        Some(Shifted::Constant(distance)) => return counted_by(distance, stride),
        Some(Shifted::Sum(terms)) => (End::Zero, End::Sum(terms)),
        None => ends(l),
    };
    Count::Iterations(Box::new(Iterations { low, high, is_strict: l.is_strict(), stride }))
}

/// The trip count of a loop over a known distance.
fn counted_by(distance: i64, stride: Stride) -> Count {
    let iterations = u64::try_from(distance).unwrap_or(0);
    match stride.value {
        Some(stride) => Count::Constant(iterations.div_ceil(stride.max(1))),
        None if iterations == 0 => Count::Constant(0),
        None => Count::Distance { iterations, stride },
    }
}

/// The range of a loop from its lower to its upper end.
fn ends(l: &Header<'_>) -> (End, End) {
    let end = |expression: &Expression| match expression.value {
        Some(0) => End::Zero,
        Some(_) | None => End::Converted(l.compared, expression.id),
    };
    // Counting down swaps the ends: from the bound up to the start.
    match l.direction {
        Direction::Up => (end(l.start), end(l.bound)),
        Direction::Down => (end(l.bound), end(l.start)),
    }
}

/// The terms of `bound - start` that remain if both share terms.
enum Shifted {
    /// The number of iterations with a step of 1, or a negative number.
    Constant(i64),
    Sum(Vec<Term>),
}

/// The range of a loop whose ends share terms: `i = g; i < g + B` has as many iterations as `i = 0; i < B`, whatever
/// `g` is.
///
/// The remaining terms are added in 64 signed bits: the range from an unsigned `g` to `g - 2` is empty.
fn shifted(unit: &Analyzed, l: &Header<'_>) -> Option<Shifted> {
    if l.start.value.is_some() {
        return None;
    }
    let left = distance(unit, l);
    // A term that is no number must have cancelled.
    let is_left = |place| left.iter().any(|term| term.place.contains(place));
    if unit.effects_of(l.start.id).uses.iter().all(|used| is_left(used.span)) {
        return None;
    }
    let flip = l.direction == Direction::Down;
    let number = |term: &distance::Term| {
        let term_value = unit.expression(term.id);
        let value = term_value.value.filter(|_| term_value.kind == ExprKind::Literal(Literal::Integer))?;
        Some(if term.negative != flip { -value } else { value })
    };
    if let Some(numbers) = left.iter().map(number).collect::<Option<Vec<i64>>>() {
        let distance = numbers.iter().try_fold(0_i64, |sum, value| sum.checked_add(*value))?;
        return Some(Shifted::Constant(if l.is_strict() { distance } else { distance.checked_add(1)? }));
    }
    let term = |term: &distance::Term| Term { negative: term.negative != flip, id: term.id };
    Some(Shifted::Sum(left.iter().map(term).collect()))
}

#[cfg(test)]
mod tests;
