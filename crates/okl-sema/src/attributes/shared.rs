//! `@shared`

use okl_model::{Arguments, AttrUse, Attribute, Site, SiteKind, Target, Unit};
use okl_source::{EditSet, Piece};

/// keeps one copy of a variable for each group
pub(super) struct Shared;

impl Attribute for Shared {
    fn name(&self) -> &str {
        "shared"
    }

    fn summary(&self) -> &str {
        "keeps one copy of a variable for each group"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Numbers { min: 0, max: 1 }
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias]
    }

    /// `float s[64];` for `@shared(64) float s[V];`
    fn lower(&self, unit: &Unit, attr: &AttrUse, _target: &dyn Target, edits: &mut EditSet) {
        let owner = "attribute \"shared\"";
        edits.delete(owner, attr.with_space(unit));
        let (Some(limit), Site::Variables(ids)) = (attr.args.first(), &attr.site) else { return };
        for variable in ids.iter().map(|id| unit.variable(*id)) {
            if let Some(bound) = variable.declarator.bounds.first() {
                edits.supplant(owner, *bound, vec![Piece::Text(format!("[{}]", limit.trim()))]);
            }
        }
    }
}
