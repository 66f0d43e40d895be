//! `@restrict`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@restrict`: promises that no other pointer leads to the memory of a pointer.
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
