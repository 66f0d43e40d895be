//! `@linked`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@linked`: marks a function of devices that another text defines, or that other texts call.
pub(super) struct Linked;

impl Attribute for Linked {
    fn name(&self) -> &str {
        "linked"
    }

    fn summary(&self) -> &str {
        "marks a function that the device's linker connects with other texts"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Function]
    }
}
