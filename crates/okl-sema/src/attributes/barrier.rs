//! `@barrier`

use okl_model::{Arguments, AttrUse, Attribute, SiteKind, Spelling, Target, Unit};
use okl_source::{Diagnostic, EditSet};

/// makes the work items of a group wait for each other
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
        let Some(text) = attr.args.first() else { return };
        match text.trim() {
            "\"warp\"" => {}
            "\"local\"" | "\"global\"" => out.push(
                Diagnostic::warning("fenced-barrier", format!("`@barrier({text})` means `@barrier`"), attr.span)
                    .note("every barrier of a group makes shared and global memory visible to it")
                    .help("write `@barrier;`"),
            ),
            other => out.push(
                Diagnostic::error("unknown-barrier", format!("there is no barrier {other}"), attr.span)
                    .help("write `@barrier;` for all work items of a group, `@barrier(\"warp\");` for those of a warp"),
            ),
        }
    }

    /// `__syncthreads()` before the `;` that is there
    fn lower(&self, _unit: &Unit, attr: &AttrUse, target: &dyn Target, edits: &mut EditSet) {
        let warp = attr.args.first().is_some_and(|scope| scope == "\"warp\"");
        let word = target.spell(if warp { Spelling::WarpBarrier } else { Spelling::GroupBarrier });
        edits.replace("attribute \"barrier\"", attr.span, word);
    }
}
