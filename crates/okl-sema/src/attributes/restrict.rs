//! `@restrict`

use okl_model::{Arguments, Attribute, SiteKind};

/// promises that a pointer is the only way to its memory
pub(super) struct Restrict;

impl Attribute for Restrict {
    fn name(&self) -> &str {
        "restrict"
    }

    fn summary(&self) -> &str {
        "promises that a pointer is the only way to its memory"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias, SiteKind::Function]
    }
}
