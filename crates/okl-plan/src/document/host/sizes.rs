//! Sizes of launches as expressions, with the types of the text that a launcher has for them.

use super::obstacle::{Described, OF_EXPRESSION, obstacle};
use super::typing;
use super::value::Values;
use crate::{Count, End, Iterations, Stride};
use okl_analysis::Analyzed;
use okl_model::reflection::{Expression as Value, Operator, Relation, Scalar};
use okl_model::{CastStyle, ExprId, ExprKind, IntType};
use okl_source::Span;

/// Describes the counts of one nest.
pub(super) struct Sizes<'o, 'u> {
    pub(super) values: Values<'o, 'u>,
    /// The nest.
    pub(super) at: Span,
    pub(super) level: u32,
}

impl Sizes<'_, '_> {
    /// A count as `uint64`.
    pub(super) fn count(&self, count: &Count) -> Described<Value> {
        self.count_at(count, self.level)
    }

    fn count_at(&self, count: &Count, level: u32) -> Described<Value> {
        let value = match count {
            Count::Constant(value) => unsigned(*value),
            Count::Size(id) => self.written(*id, level)?,
            Count::Iterations(iterations) => self.iterations(iterations, level)?,
            Count::Distance { iterations, stride } => {
                let distance = unsigned(iterations.saturating_sub(1));
                let count = self.joined(Operator::Divide, distance, self.stride(stride, level)?)?;
                self.joined(Operator::Add, count, unsigned(1))?
            }
            Count::Largest(all) => self.largest(all, level)?,
        };
        self.known(typing::convert(value, Scalar::Uint64))
    }

    /// Splits the list in halves, so that the expression is not nested as deep as the list is long.
    fn largest(&self, all: &[Count], level: u32) -> Described<Value> {
        match all {
            [] => Ok(unsigned(0)),
            [only] => self.count_at(only, level),
            _ => {
                let (first, second) = all.split_at(all.len() / 2);
                let below = level + OF_EXPRESSION;
                self.joined(Operator::Max, self.largest(first, below)?, self.largest(second, below)?)
            }
        }
    }

    /// `low < high ? ((unsigned long long)high - low - 1) / stride + 1 : 0`
    fn iterations(&self, iterations: &Iterations, level: u32) -> Described<Value> {
        let Iterations { low, high, is_strict, stride } = iterations;
        let below = level + 6 * OF_EXPRESSION;
        let (from, to) = (self.end(low, below)?, self.end(high, below)?);
        let relation = if *is_strict { Relation::Less } else { Relation::LessEqual };
        let is_run = self.known(typing::compare(relation, from.clone(), to.clone()))?;
        let mut count = self.known(typing::convert(to, Scalar::Uint64))?;
        if *low != End::Zero {
            count = self.joined(Operator::Subtract, count, from)?;
        }
        let is_one = stride.is_one();
        if *is_strict && !is_one {
            count = self.joined(Operator::Subtract, count, unsigned(1))?;
        }
        if !is_one {
            count = self.joined(Operator::Divide, count, self.stride(stride, below)?)?;
        }
        if !*is_strict || !is_one {
            count = self.joined(Operator::Add, count, unsigned(1))?;
        }
        self.known(typing::choose(is_run, count, unsigned(0)))
    }

    fn end(&self, end: &End, level: u32) -> Described<Value> {
        match end {
            End::Zero => Ok(typing::integer(Scalar::Int32, 0)),
            End::Converted(ty, id) => {
                let to = Scalar::of_int(IntType { bits: if ty.bits <= 32 { 32 } else { 64 }, ..*ty });
                let value = self.written(*id, level)?;
                self.known(to.and_then(|to| typing::convert(value, to)))
            }
            End::Sum(terms) => {
                let mut sum: Option<Value> = None;
                for term in terms {
                    let value = self.written(term.id, level + terms.len() as u32 * OF_EXPRESSION)?;
                    let value = self.known(typing::convert(value, Scalar::Int64))?;
                    sum = Some(match (sum, term.negative) {
                        (None, false) => value,
                        (None, true) => self.known(typing::negate(value))?,
                        (Some(sum), true) => self.joined(Operator::Subtract, sum, value)?,
                        (Some(sum), false) => self.joined(Operator::Add, sum, value)?,
                    });
                }
                self.known(sum)
            }
        }
    }

    fn stride(&self, stride: &Stride, level: u32) -> Described<Value> {
        if let Some(value) = stride.value {
            return Ok(unsigned(value));
        }
        let mut product: Option<Value> = None;
        for factor in &stride.factors {
            let value = self.written(*factor, level + OF_EXPRESSION)?;
            product = Some(match product {
                None => value,
                Some(product) => self.joined(Operator::Multiply, product, value)?,
            });
        }
        self.known(product)
    }

    /// An expression with the type that its text has, before conversions that its surroundings imply.
    fn written(&self, id: ExprId, level: u32) -> Described<Value> {
        self.values.value(written(self.values.unit, id), level)
    }

    fn joined(&self, operator: Operator, left: Value, right: Value) -> Described<Value> {
        self.known(typing::binary(operator, left, right))
    }

    fn known(&self, value: Option<Value>) -> Described<Value> {
        value.map_or_else(|| obstacle("the size of this launch", self.at), Ok)
    }
}

fn written(unit: &Analyzed, mut id: ExprId) -> ExprId {
    while let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = unit.expression(id).kind {
        id = operand;
    }
    id
}

fn unsigned(value: u64) -> Value {
    // The bits of the type.
    typing::integer(Scalar::Uint64, value as i64)
}
