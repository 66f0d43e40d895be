//! `@global`, `@globalPtr`, `@implicitArg`

use okl_model::{Arguments, Attribute, SiteKind};

/// An attribute that is accepted for old code and has no effect.
///
/// Pointers lead to global memory by default, so the attribute states nothing new.
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
