//! `@exclusive`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@exclusive`: keeps one copy of a variable for each work item.
pub(super) struct Exclusive;

impl Attribute for Exclusive {
    fn name(&self) -> &str {
        "exclusive"
    }

    fn summary(&self) -> &str {
        "keeps one copy of a variable for each work item"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
