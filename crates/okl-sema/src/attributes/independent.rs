//! `@independent`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@independent`: promises that iterations of a sequential loop have no hazards between each other.
pub(super) struct Independent;

impl Attribute for Independent {
    fn name(&self) -> &str {
        "independent"
    }

    fn summary(&self) -> &str {
        "promises that no iteration of a sequential loop writes what another one accesses"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }
}
