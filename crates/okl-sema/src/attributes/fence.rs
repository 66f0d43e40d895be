//! `@fence`

use okl_model::{Arguments, AttrUse, Attribute, SiteKind, Spelling, Target, Unit};
use okl_source::{Diagnostic, EditSet};

/// puts what a work item did to memory before what it does next, for all who see both
pub(super) struct Fence;

impl Attribute for Fence {
    fn name(&self) -> &str {
        "fence"
    }

    fn summary(&self) -> &str {
        "puts what a work item did to memory before what it does next, for all work items that see both"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Empty]
    }

    /// `unknown-fence`
    fn check(&self, _unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        let Some(text) = attr.args.first().filter(|text| !matches!(text.trim(), "\"device\"" | "\"group\""))
        else {
            return;
        };
        out.push(Diagnostic::error("unknown-fence", format!("there is no fence {text}"), attr.span).help(
            "write `@fence;` for all work items of the device, `@fence(\"group\");` for those of a group",
        ));
    }

    /// `__threadfence()` before the `;` that is there
    fn lower(&self, _unit: &Unit, attr: &AttrUse, target: &dyn Target, edits: &mut EditSet) {
        let group = attr.args.first().is_some_and(|scope| scope.trim() == "\"group\"");
        let word = target.spell(if group { Spelling::GroupFence } else { Spelling::Fence });
        edits.replace("attribute \"fence\"", attr.span, word);
    }
}
