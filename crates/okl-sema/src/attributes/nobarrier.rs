//! `@nobarrier`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@nobarrier`: omits the barrier after a loop.
pub(super) struct NoBarrier;

impl Attribute for NoBarrier {
    fn name(&self) -> &str {
        "nobarrier"
    }

    fn summary(&self) -> &str {
        "leaves out the barrier after a loop"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }
}
