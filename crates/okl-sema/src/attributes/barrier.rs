//! `@barrier`

use okl_model::{Arguments, AttrUse, Attribute, SiteKind, Spelling, Target, Unit};
use okl_source::EditSet;

/// makes the work items of a group wait for each other
pub(super) struct Barrier;

impl Attribute for Barrier {
    fn name(&self) -> &'static str {
        "barrier"
    }

    fn summary(&self) -> &'static str {
        "makes the work items of a group wait for each other"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Text
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Empty]
    }

    /// `__syncthreads()` before the `;` that is there
    fn lower(&self, _unit: &Unit, attr: &AttrUse, target: &dyn Target, edits: &mut EditSet) {
        let warp = attr.args.first().is_some_and(|scope| scope == "\"warp\"");
        let word = target.spell(if warp { Spelling::WarpBarrier } else { Spelling::GroupBarrier });
        edits.replace("attribute \"barrier\"", attr.span, word);
    }
}
