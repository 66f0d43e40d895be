//! The calls of instances of function templates that are written in the text.

use okl_analysis::Analyzed;
use okl_model::{CallTarget, CalleeId, ExprKind};
use okl_source::Span;

/// The calls of a text, by place.
pub(crate) struct Calls {
    /// The names of the callees, with scopes and template arguments. Sorted, outer ones before those in them.
    all: Vec<(Span, CalleeId)>,
}

impl Calls {
    /// The calls of instances in a unit.
    pub(crate) fn new(unit: &Analyzed) -> Calls {
        let mut all = Vec::new();
        for expression in &unit.expressions {
            let ExprKind::Call(call) = &expression.kind else { continue };
            let CallTarget::Function(callee) = call.target else { continue };
            let is_instance = !unit.callees[callee.0 as usize].instance.is_empty();
            if is_instance && !call.name_span.is_empty() {
                all.push((call.name_span, callee));
            }
        }
        all.sort_unstable_by_key(|(name, callee)| (name.start, std::cmp::Reverse(name.end), callee.0));
        all.dedup_by_key(|(name, _)| *name);
        Calls { all }
    }

    /// All calls.
    pub(crate) fn all(&self) -> &[(Span, CalleeId)] {
        &self.all
    }

    /// The calls in a range.
    pub(crate) fn inside(&self, span: Span) -> &[(Span, CalleeId)] {
        let from = self.all.partition_point(|(name, _)| name.start < span.start);
        let to = self.all.partition_point(|(name, _)| name.start < span.end);
        &self.all[from..to]
    }
}
