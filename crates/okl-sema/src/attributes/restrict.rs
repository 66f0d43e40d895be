//! `@restrict`

use okl_model::{Arguments, Attribute, SiteKind};

/// promises that a pointer is the only way to its memory
pub(super) struct Restrict;

impl Attribute for Restrict {
    fn name(&self) -> &'static str {
        "restrict"
    }

    fn summary(&self) -> &'static str {
        "promises that a pointer is the only way to its memory"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias, SiteKind::Function]
    }
}
