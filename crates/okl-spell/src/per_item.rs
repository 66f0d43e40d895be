//! Arrays with one element for each work item of a group, on CPUs, and the index of a work item in them.

use crate::count::{stride_written, written};
use crate::loops::Counted;
use crate::names::free;
use crate::operand::{Binding, Operand};
use okl_analysis::Analyzed;
use okl_model::{Direction, IntType, Variable};
use okl_plan::{Count, Launch, Stride};
use okl_sema::structure::LoopPart;
use okl_sema::{AxisLoop, Path};
use okl_source::Piece;

/// `r_first`: the initial value that is copied to all elements.
pub(crate) fn first_name(unit: &Analyzed, variable: &Variable) -> String {
    free(unit, &format!("{}_first", variable.name))
}

/// The number of work items in a group, for arrays over them, and the index in such arrays.
pub(crate) struct PerItem<'p> {
    /// The number of work items on each axis.
    inner: &'p [Count; 3],
    /// The name of the index.
    pub(crate) name: String,
    /// The type of the index, which each innermost body that needs it declares; none if the index is the loop variable.
    declared: Option<&'static str>,
}

impl<'p> PerItem<'p> {
    pub(crate) fn new(unit: &Analyzed, launch: &'p Launch<'_>) -> PerItem<'p> {
        let inner = &launch.grid.inner;
        if let Some(name) = loop_variable(unit, launch) {
            return PerItem { inner, name, declared: None };
        }
        let loops = || launch.nest.paths.iter().flat_map(|path| &path.inner);
        let is_int = size_of(inner).is_some_and(|size| i32::try_from(size).is_ok())
            && unit.intrinsic_calls_in(launch.root.span).is_empty()
            && loops().all(|l| own_rank(unit, l) == Some(IntType::INT));
        let ty = if is_int { "int" } else { "unsigned long long" };
        PerItem { inner, name: free(unit, "item"), declared: Some(ty) }
    }

    /// `16 * 8`, or an expression if the counts are not constants.
    pub(crate) fn size(&self, unit: &Analyzed) -> Operand {
        if let Some(size) = size_of(self.inner) {
            return Operand::text(size.max(1).to_string());
        }
        let axes: Vec<&Count> = self.inner.iter().filter(|axis| axis.value() != Some(1)).collect();
        if let [only] = axes[..] {
            return written(unit, only);
        }
        let mut pieces = Vec::new();
        for axis in axes {
            if !pieces.is_empty() {
                pieces.push(Piece::Text(" * ".into()));
            }
            pieces.extend(written(unit, axis).within(Binding::Unary));
        }
        Operand::new(pieces, Binding::Product)
    }

    /// True if the number of work items is known.
    pub(crate) fn is_constant(&self) -> bool {
        self.inner.iter().all(|axis| axis.value().is_some())
    }

    /// `[256]`; an array whose size is known only at run time must not be empty: `[1 + n]`
    pub(crate) fn bounds(&self, unit: &Analyzed) -> Vec<Piece> {
        let mut bounds = vec![Piece::Text(if self.is_constant() { "[" } else { "[1 + " }.into())];
        bounds.extend(self.size(unit).within(Binding::Product));
        bounds.push(Piece::Text("]".into()));
        bounds
    }

    /// `const int item = i + 16 * j;`; empty if the index is the loop variable.
    ///
    /// Horner over the axes, x fastest: `rank_x + n_x * (rank_y + n_y * rank_z)`.
    pub(crate) fn index(&self, unit: &Analyzed, path: &Path) -> Vec<Piece> {
        let Some(ty) = self.declared else { return Vec::new() };
        let mut axes: Vec<_> = path.inner.iter().collect();
        axes.sort_by_key(|l| l.axis);
        let mut sum: Option<(Operand, u8)> = None;
        for l in axes.into_iter().rev() {
            let own = rank(unit, l, ty);
            let whole = match sum {
                None => own,
                Some((slower, axis)) => {
                    let mut pieces = own.within(Binding::Sum);
                    pieces.push(Piece::Text(" + ".into()));
                    for faster in l.axis.0..axis {
                        pieces.extend(written(unit, &self.inner[usize::from(faster)]).within(Binding::Unary));
                        pieces.push(Piece::Text(" * ".into()));
                    }
                    pieces.extend(slower.within(Binding::Unary));
                    Operand::new(pieces, Binding::Sum)
                }
            };
            sum = Some((whole, l.axis.0));
        }
        let value = sum.map_or(Vec::new(), |(sum, _)| sum.pieces);
        let declared = Piece::Text(format!("const {ty} {} = ", self.name));
        [vec![declared], value, vec![Piece::Text(";".into())]].concat()
    }
}

fn size_of(inner: &[Count; 3]) -> Option<u64> {
    inner.iter().try_fold(1_u64, |size, axis| size.checked_mul(axis.value()?))
}

/// The name of the variable that all loops over work items have, if it is the index of the work item: each loop starts
/// at 0, steps by 1, and no other variable in the nest has its name.
fn loop_variable(unit: &Analyzed, launch: &Launch<'_>) -> Option<String> {
    let mut loops = Vec::new();
    for path in &launch.nest.paths {
        let [l] = &path.inner[..] else { return None };
        own_rank(unit, l).filter(|int| int.bits >= IntType::INT.bits)?;
        loops.push(unit.for_loop(l.id).as_for()?.variable?);
    }
    let name = &unit.variable(*loops.first()?).name;
    let count = unit.variables_in(launch.root.span).filter(|id| unit.variable(*id).name == *name).count();
    loops.sort_unstable();
    loops.dedup();
    let is_alone = count == loops.len() && loops.iter().all(|id| unit.variable(*id).name == *name);
    // Captures would have to name it, and initial values stand outside of the loops.
    let is_plain = is_alone
        && unit.intrinsic_calls_in(launch.root.span).is_empty()
        && !launch.exclusive.iter().any(|id| unit.has_initialiser(*id))
        && !unit.has_lambda(launch.root.span);
    is_plain.then(|| name.clone())
}

/// The type of a loop's variable if it counts the iterations itself: from 0 by 1.
fn own_rank(unit: &Analyzed, l: &AxisLoop) -> Option<IntType> {
    let counted = Counted::as_written(unit, unit.for_loop(l.id));
    let is_plain = l.part == LoopPart::Whole
        && counted.count.direction == Direction::Up
        && counted.count.start.value == Some(0)
        && Stride::of(counted.count.step, None).is_one();
    counted.int.filter(|_| is_plain)
}

/// The number of iterations before the current one: `((unsigned long long)i - first) / step`.
///
/// For a loop from 0 by 1, it is the variable.
fn rank(unit: &Analyzed, l: &AxisLoop, ty: &str) -> Operand {
    let counted = Counted::as_written(unit, unit.for_loop(l.id));
    let start = counted.count.start;
    let up = counted.count.direction == Direction::Up;
    let variable = Operand::text(match l.part {
        LoopPart::Tiles => counted.tile_name(unit),
        LoopPart::Whole | LoopPart::InTile | LoopPart::Unknown => counted.name.clone(),
    });
    if ty == "int" {
        return variable;
    }
    let first = match l.part {
        LoopPart::InTile => Some(Operand::text(counted.tile_name(unit))),
        LoopPart::Whole | LoopPart::Tiles | LoopPart::Unknown if up && start.value == Some(0) => None,
        LoopPart::Whole | LoopPart::Tiles | LoopPart::Unknown => Some(Operand::of(unit, start.id)),
    };
    let distance = match first {
        None => variable.cast(ty),
        Some(first) => {
            let (high, low) = if up { (variable, first) } else { (first, variable) };
            let sign = vec![Piece::Text(" - ".into())];
            let pieces = [high.cast(ty).pieces, sign, low.within(Binding::Product)].concat();
            Operand::new(pieces, Binding::Sum)
        }
    };
    let tile = if l.part == LoopPart::Tiles { counted.tile } else { None };
    let stride = Stride::of(counted.count.step, tile);
    if stride.is_one() { distance } else { distance.divided(stride_written(unit, &stride)) }
}
