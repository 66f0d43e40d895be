//! `@inner`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@inner`: distributes the iterations of a loop over the work items of a group.
pub(super) struct Inner;

impl Attribute for Inner {
    fn name(&self) -> &str {
        "inner"
    }

    fn summary(&self) -> &str {
        "spreads the iterations of a loop over the work items of a group"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Axis
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }
}
