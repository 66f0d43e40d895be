//! `@dimOrder`

use okl_model::{Arguments, Attribute, SiteKind};

/// says which index of `@dim` runs fastest
pub(super) struct DimOrder;

impl Attribute for DimOrder {
    fn name(&self) -> &'static str {
        "dimOrder"
    }

    fn summary(&self) -> &'static str {
        "says which index of `@dim` runs fastest"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Numbers { min: 1, max: 64 }
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
