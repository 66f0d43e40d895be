//! `@barrier`

use okl_model::{Arguments, Attribute, SiteKind};

/// makes the work items of a group wait for each other
pub(super) struct Barrier;

impl Attribute for Barrier {
    fn name(&self) -> &'static str {
        "barrier"
    }

    fn summary(&self) -> &'static str {
        "makes the work items of a group wait for each other"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Empty]
    }
}
