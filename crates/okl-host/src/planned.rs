//! A plan with the target it is for.

use okl_plan::Plan;
use okl_plugin::Checked;
use okl_target::Target;
use std::sync::Arc;

/// A target as options change it, and what becomes of a unit on it.
#[derive(Debug)]
pub struct Planned<'u> {
    /// The target.
    pub target: Arc<Target>,
    /// The plan.
    pub plan: Plan<'u>,
}

impl Planned<'_> {
    /// The plan as it crosses to plugins.
    pub fn document(&self, checked: &Checked) -> okl_model::plan::Plan<okl_source::Span> {
        okl_plan::document::of(&self.plan, checked.unit(), &self.target.name, &|span| span)
    }
}
