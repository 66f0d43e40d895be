//! `@fence`

use okl_model::meaning::Arg;
use okl_model::{Arguments, AttrUse, Attribute, Meaning, SiteKind, Unit};
use okl_source::{Diagnostic, DiagnosticId};

const UNKNOWN_FENCE: DiagnosticId = DiagnosticId::new("unknown-fence");

/// The attribute `@fence`: orders the memory accesses of a work item before it before those after it, for all observers
/// within its scope.
pub(super) struct Fence;

impl Attribute for Fence {
    fn name(&self) -> &str {
        "fence"
    }

    fn summary(&self) -> &str {
        "orders the memory accesses of a work item: those before it are visible before those after it"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Empty]
    }

    /// `unknown-fence`
    fn check(&self, _unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        let is_wrong = *attr.meaning() == Meaning::Fence(Arg::Invalid);
        let Some(text) = attr.args().first().filter(|_| is_wrong) else { return };
        out.push(Diagnostic::error(UNKNOWN_FENCE, format!("there is no fence {text}"), attr.span).help(
            "write `@fence;` for all work items of the device, `@fence(\"group\");` for those of a group",
        ));
    }
}
