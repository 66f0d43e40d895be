//! Trip counts as data.

use super::Writer;
use crate::{End, Stride};
use okl_model::plan::{Bound, Count, Sign, Term};
use okl_model::{ExprId, IntType};

impl<P> Writer<'_, P> {
    pub(super) fn count(&self, count: &crate::Count) -> Count {
        match count {
            crate::Count::Constant(value) => Count::Constant(*value),
            crate::Count::Size(id) => Count::Size { expression: self.quoted(*id) },
            crate::Count::Iterations(iterations) => {
                let high = self.bound(&iterations.high);
                let (to, up_to) = if iterations.is_strict { (Some(high), None) } else { (None, Some(high)) };
                Count::Iterations {
                    from: self.bound(&iterations.low),
                    to,
                    up_to,
                    by: self.factors(&iterations.stride),
                }
            }
            crate::Count::Distance { iterations, stride } => Count::Iterations {
                from: Bound::Constant(0),
                to: Some(Bound::Constant(i64::try_from(*iterations).unwrap_or(i64::MAX))),
                up_to: None,
                by: self.factors(stride),
            },
            crate::Count::Largest(all) => {
                Count::Larger { larger: all.iter().map(|count| self.count(count)).collect() }
            }
        }
    }

    fn bound(&self, end: &End) -> Bound {
        match end {
            End::Zero => Bound::Constant(0),
            End::Converted(ty, id) => {
                Bound::Converted { expression: self.quoted(*id), compared_as: type_name(*ty) }
            }
            End::Sum(terms) => {
                let term = |term: &crate::Term| Term {
                    sign: if term.negative { Sign::Minus } else { Sign::Plus },
                    expression: self.quoted(term.id),
                };
                Bound::Sum { sum: terms.iter().map(term).collect() }
            }
        }
    }

    /// The factors of a stride; empty for a stride of 1.
    fn factors(&self, stride: &Stride) -> Vec<String> {
        match stride.value {
            Some(1) => Vec::new(),
            Some(value) => vec![value.to_string()],
            None => stride.factors.iter().map(|id| self.quoted(*id)).collect(),
        }
    }

    fn quoted(&self, id: ExprId) -> String {
        self.unit.source(self.unit.expression(id).span).to_string()
    }
}

/// The name of an integer type: `int32`, `uint64`.
fn type_name(ty: IntType) -> String {
    format!("{}int{}", if ty.signed { "" } else { "u" }, ty.bits)
}
