//! `@global`, `@globalPtr`, `@implicitArg`

use okl_model::{Arguments, Attribute, SiteKind};

/// An attribute that old code carries and that changes nothing.
///
/// Pointers lead to global memory unless something says otherwise, so saying it does no harm.
pub(super) struct Accepted {
    name: &'static str,
    summary: &'static str,
}

pub(super) const GLOBAL: Accepted =
    Accepted { name: "global", summary: "marks a pointer to global memory, which is the default" };

pub(super) const GLOBAL_PTR: Accepted =
    Accepted { name: "globalPtr", summary: "marks a pointer to global memory, which is the default" };

pub(super) const IMPLICIT_ARG: Accepted =
    Accepted { name: "implicitArg", summary: "marks a parameter that older tools filled in" };

impl Attribute for Accepted {
    fn name(&self) -> &str {
        self.name
    }

    fn summary(&self) -> &str {
        self.summary
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }
}
