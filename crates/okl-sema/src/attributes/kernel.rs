//! `@kernel`

use okl_model::{Arguments, Attribute, SiteKind};

/// The attribute `@kernel`: marks a function as a kernel.
pub(super) struct Kernel;

impl Attribute for Kernel {
    fn name(&self) -> &str {
        "kernel"
    }

    fn summary(&self) -> &str {
        "marks a function that runs on the device"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Function]
    }
}
