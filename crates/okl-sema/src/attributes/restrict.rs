//! `@restrict`

use okl_model::{Arguments, AttrUse, Attribute, Site, SiteKind, Spelling, Target, Unit};
use okl_source::{EditSet, Span};

/// promises that a pointer is the only way to its memory
pub(super) struct Restrict;

impl Attribute for Restrict {
    fn name(&self) -> &str {
        "restrict"
    }

    fn summary(&self) -> &str {
        "promises that a pointer is the only way to its memory"
    }

    fn arguments(&self) -> Arguments {
        Arguments::None
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Variable, SiteKind::Alias, SiteKind::Function]
    }

    /// `float * __restrict__ a`
    fn lower(&self, unit: &Unit, attr: &AttrUse, target: &dyn Target, edits: &mut EditSet) {
        let owner = "attribute \"restrict\"";
        let word = target.spell(Spelling::Restrict);
        let before = unit.trimmed(Span::new(0, attr.span.start));
        let after_star = unit.source(before).ends_with('*');
        match &attr.site {
            _ if word.is_empty() => edits.delete(owner, attr.with_space(unit)),
            // A result is a value: there is nothing to restrict.
            Site::Function(_) => edits.delete(owner, attr.with_space(unit)),
            _ if after_star => edits.replace(owner, attr.span, word),
            Site::Variables(variables) => {
                edits.delete(owner, attr.with_space(unit));
                for variable in variables {
                    edits.insert(owner, unit.variable(*variable).name_span.start, format!("{word} "));
                }
            }
            Site::Nothing | Site::Loop(_) | Site::Alias(_) | Site::Statement(_) | Site::Empty(_) => {
                edits.delete(owner, attr.with_space(unit));
            }
        }
    }
}
