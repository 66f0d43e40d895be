//! `@atomic`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@atomic`: makes an update one step for all work items.
pub(super) struct Atomic;

impl Attribute for Atomic {
    fn name(&self) -> &str {
        "atomic"
    }

    fn summary(&self) -> &str {
        "makes an update one step for all work items"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Statement]
    }
}
