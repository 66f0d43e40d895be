//! Arrays with one element for each work item of a group, on CPUs, and the index of a work item in them.

use crate::count::{stride_written, written};
use crate::loops::Counted;
use okl_analysis::Analyzed;
use okl_model::{Direction, Variable};
use okl_plan::{Count, Launch, Stride};
use okl_sema::Path;
use okl_sema::structure::LoopPart;
use okl_source::Piece;

/// The name of the index, which each innermost body that needs it declares.
pub(crate) const INDEX: &str = "_occa_exclusive_index";

/// `_occa_first_r`: the initial value that is copied to all elements.
pub(crate) fn first_name(variable: &Variable) -> String {
    format!("_occa_first_{}", variable.name)
}

/// The number of work items in a group, for arrays over them.
pub(crate) struct PerItem<'p> {
    /// The number of work items on each axis.
    inner: &'p [Count; 3],
}

impl<'p> PerItem<'p> {
    pub(crate) fn new(launch: &'p Launch<'_>) -> PerItem<'p> {
        PerItem { inner: &launch.grid.inner }
    }

    /// `16 * 8`, or an expression if the counts are not constants.
    pub(crate) fn size(&self, unit: &Analyzed) -> Vec<Piece> {
        let known = self.inner.iter().try_fold(1_u64, |size, axis| size.checked_mul(axis.value()?));
        if let Some(size) = known {
            return vec![Piece::Text(size.max(1).to_string())];
        }
        let mut pieces = Vec::new();
        for axis in self.inner.iter().filter(|axis| axis.value() != Some(1)) {
            if !pieces.is_empty() {
                pieces.push(Piece::Text(" * ".into()));
            }
            pieces.extend(written(unit, axis));
        }
        pieces
    }

    /// `[256]`; an array whose size is known only at run time must not be empty: `[1 + n]`
    pub(crate) fn bounds(&self, unit: &Analyzed) -> Vec<Piece> {
        let constant = self.inner.iter().all(|axis| axis.value().is_some());
        let mut bounds = vec![Piece::Text(if constant { "[" } else { "[1 + " }.into())];
        bounds.extend(self.size(unit));
        bounds.push(Piece::Text("]".into()));
        bounds
    }

    /// `const unsigned long long _occa_exclusive_index = (unsigned long long)i + 16 * ((unsigned long long)j);`
    ///
    /// Horner over the axes, x fastest: `rank_x + n_x * (rank_y + n_y * (rank_z))`.
    pub(crate) fn index(&self, unit: &Analyzed, path: &Path) -> Vec<Piece> {
        let mut pieces = vec![Piece::Text(format!("const unsigned long long {INDEX} = "))];
        let mut axes: Vec<_> = path.inner.iter().collect();
        axes.sort_by_key(|l| l.axis);
        for (at, l) in axes.iter().enumerate() {
            let counted = Counted::as_written(unit, unit.for_loop(l.id));
            pieces.extend(rank(unit, &counted, l.part));
            if at + 1 < axes.len() {
                let stride = (l.axis.0..axes[at + 1].axis.0).flat_map(|axis| {
                    let mut part = written(unit, &self.inner[usize::from(axis)]);
                    part.push(Piece::Text(" * ".into()));
                    part
                });
                pieces.push(Piece::Text(" + ".into()));
                pieces.extend(stride);
                pieces.push(Piece::Text("(".into()));
            }
        }
        pieces.push(Piece::Text(format!("{};", ")".repeat(axes.len() - 1))));
        pieces
    }
}

/// The number of iterations before the current one: `((unsigned long long)i - (unsigned long long)(first)) / (step)`.
///
/// For a loop from 0 by 1, it is the variable: `(unsigned long long)i`.
fn rank(unit: &Analyzed, counted: &Counted<'_>, part: LoopPart) -> Vec<Piece> {
    let variable = |name: String| vec![Piece::Text(format!("(unsigned long long){name}"))];
    let start = counted.count.start;
    let up = counted.count.direction == Direction::Up;
    let name = variable(match part {
        LoopPart::Tiles => counted.tile_name(),
        LoopPart::Whole | LoopPart::InTile | LoopPart::Unknown => counted.name.clone(),
    });
    let first = match part {
        LoopPart::InTile => variable(counted.tile_name()),
        LoopPart::Whole | LoopPart::Tiles | LoopPart::Unknown if up && start.value == Some(0) => Vec::new(),
        LoopPart::Whole | LoopPart::Tiles | LoopPart::Unknown => {
            let text = |text: &str| Piece::Text(text.into());
            vec![text("(unsigned long long)("), Piece::Source(start.span), text(")")]
        }
    };
    let tile = if part == LoopPart::Tiles { counted.tile } else { None };
    let stride = Stride::of(counted.count.step, tile);
    let (high, low) = if up { (name, first) } else { (first, name) };
    let mut pieces = high;
    if !low.is_empty() {
        pieces.insert(0, Piece::Text("(".into()));
        pieces.push(Piece::Text(" - ".into()));
        pieces.extend(low);
        pieces.push(Piece::Text(")".into()));
    }
    if !stride.is_one() {
        pieces.push(Piece::Text(" / (".into()));
        pieces.extend(stride_written(unit, &stride));
        pieces.push(Piece::Text(")".into()));
    }
    pieces
}
