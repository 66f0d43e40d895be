//! `@barrier`

use okl_model::meaning::{Arg, BarrierScope};
use okl_model::{Arguments, AttrUse, Attribute, Meaning, SiteKind, Unit};
use okl_source::{Diagnostic, DiagnosticId};

const FENCED_BARRIER: DiagnosticId = DiagnosticId::new("fenced-barrier");
const UNKNOWN_BARRIER: DiagnosticId = DiagnosticId::new("unknown-barrier");

/// The attribute `@barrier`: makes the work items of a group wait for each other.
pub(super) struct Barrier;

impl Attribute for Barrier {
    fn name(&self) -> &str {
        "barrier"
    }

    fn summary(&self) -> &str {
        "makes the work items of a group wait for each other"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Empty]
    }

    /// `unknown-barrier`, `fenced-barrier`
    fn check(&self, _unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        let (Some(text), Meaning::Barrier(who)) = (attr.args().first(), attr.meaning()) else { return };
        match who {
            Arg::Valid(BarrierScope::Group) => out.push(
                Diagnostic::warning(FENCED_BARRIER, format!("`@barrier({text})` means `@barrier`"), attr.span)
                    .note("every barrier of a group makes shared and global memory visible to it")
                    .help("write `@barrier;`"),
            ),
            Arg::Invalid => out.push(
                Diagnostic::error(UNKNOWN_BARRIER, format!("there is no barrier {text}"), attr.span)
                    .help("write `@barrier;` for all work items of a group, `@barrier(\"warp\");` for those of a warp"),
            ),
            Arg::Absent | Arg::Valid(BarrierScope::Warp) => {}
        }
    }
}
