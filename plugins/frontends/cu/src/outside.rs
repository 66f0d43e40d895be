//! What is known of all launches of a program together.

use crate::changes::Changes;
use crate::program::Program;
use okl_plugin::Span;
use okl_plugin::model::{ExprKind, FunctionId, Name};
use std::collections::BTreeSet;

/// What the host code of a program does with kernels and variables.
pub(crate) struct Outside {
    /// The changes of variables.
    pub(crate) changes: Changes,
    /// True if it is not known of some launch what it launches.
    pub(crate) has_unknown: bool,
    /// The functions that are named other than in calls and launches, by their canonical declarations.
    named: BTreeSet<FunctionId>,
}

impl Outside {
    /// Looks at a program.
    pub(crate) fn of(program: &Program<'_>) -> Outside {
        let unit = program.unit;
        // Instances of templates are functions of their own here, with launches of their own.
        let templates = unit.functions.iter().filter(|function| function.is_template);
        let templates = outermost(templates.map(|function| function.span).collect());
        let unknown = program.launches.iter().filter(|launch| !launch.is_resolved());
        let launches = outermost(program.launches.iter().map(|launch| launch.written.name).collect());
        let mut named = BTreeSet::new();
        for expression in &unit.expressions {
            if let ExprKind::Name(Name::Function(callee)) = &expression.kind
                && let Some(function) = unit.callee(*callee).function
                && !is_inside(&launches, expression.span)
            {
                named.insert(program.canonical(function));
            }
        }
        let mut unknown = unknown.filter(|launch| !is_inside(&templates, launch.written.span));
        Outside { changes: Changes::of(unit), has_unknown: unknown.next().is_some(), named }
    }

    /// True if a kernel is named in more places than its launches.
    pub(crate) fn names(&self, program: &Program<'_>, kernel: FunctionId) -> bool {
        self.named.contains(&program.canonical(kernel))
    }
}

/// The ranges that are not inside of others, in source order.
fn outermost(mut all: Vec<Span>) -> Vec<Span> {
    all.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
    let mut end = 0;
    all.retain(|span| {
        let is_outermost = end <= span.start;
        end = end.max(span.end);
        is_outermost
    });
    all
}

fn is_inside(all: &[Span], place: Span) -> bool {
    let at = all.partition_point(|span| span.start <= place.start);
    at > 0 && all[at - 1].contains(place)
}
