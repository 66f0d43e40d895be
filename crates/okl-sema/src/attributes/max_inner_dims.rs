//! `@max_inner_dims`

use okl_model::{Arguments, Attribute, SiteKind};

/// gives the largest group a loop launches
pub(super) struct MaxInnerDims;

impl Attribute for MaxInnerDims {
    fn name(&self) -> &'static str {
        "max_inner_dims"
    }

    fn summary(&self) -> &'static str {
        "gives the largest group a loop launches"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Expressions { min: 1, max: 3 }
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Loop]
    }
}
