//! `@outer`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@outer`: distributes the iterations of a loop over groups.
pub(super) struct Outer;

impl Attribute for Outer {
    fn name(&self) -> &str {
        "outer"
    }

    fn summary(&self) -> &str {
        "spreads the iterations of a loop over groups"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Axis
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }
}
