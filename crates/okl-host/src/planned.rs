//! A plan together with its target.

use okl_plan::Plan;
use okl_plugin::Checked;
use okl_target::Target;
use std::sync::Arc;

/// A target with options applied, and the plan of a unit for it.
#[derive(Debug)]
pub struct Planned<'u> {
    /// The target.
    pub target: Arc<Target>,
    /// The plan.
    pub plan: Plan<'u>,
}

impl Planned<'_> {
    /// The plan in the form that is sent to plugins.
    pub fn document(&self, checked: &Checked) -> okl_model::plan::Plan<okl_source::Span> {
        okl_plan::document::of(&self.plan, checked.unit(), &self.target.name, &|span| span)
    }
}
