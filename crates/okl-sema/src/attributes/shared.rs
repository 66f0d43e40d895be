//! `@shared`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@shared`: keeps one copy of a variable for each group.
pub(super) struct Shared;

impl Attribute for Shared {
    fn name(&self) -> &str {
        "shared"
    }

    fn summary(&self) -> &str {
        "keeps one copy of a variable for each group"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Numbers { min: 0, max: 1 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
