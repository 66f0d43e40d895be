//! `@dimOrder`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@dimOrder`: gives the order of the dimensions of `@dim` in memory.
pub(super) struct DimOrder;

impl Attribute for DimOrder {
    fn name(&self) -> &str {
        "dimOrder"
    }

    fn summary(&self) -> &str {
        "says which index of `@dim` runs fastest"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Numbers { min: 1, max: 64 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
