//! `@dim`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@dim`: gives a pointer dimensions, so that it is indexed as `m(i, j)`.
pub(super) struct Dim;

impl Attribute for Dim {
    fn name(&self) -> &str {
        "dim"
    }

    fn summary(&self) -> &str {
        "gives a pointer dimensions, so that it is indexed as `m(i, j)`"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Expressions { min: 1, max: 64 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
