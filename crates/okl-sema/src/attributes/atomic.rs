//! `@atomic`

use okl_model::{Arguments, Attribute, SiteKind};

/// makes an update one step for all work items
pub(super) struct Atomic;

impl Attribute for Atomic {
    fn name(&self) -> &'static str {
        "atomic"
    }

    fn summary(&self) -> &'static str {
        "makes an update one step for all work items"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Statement]
    }
}
