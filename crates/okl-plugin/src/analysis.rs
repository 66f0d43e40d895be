//! The analyses that a plugin may ask for.
//!
//! okl derives facts from a unit for itself, and these are the ones that plugins get, too. They are the same code, so a
//! plugin and okl never disagree. What is not here is up to the lowering and may change with every version of okl.
//!
//! | question | asked by |
//! |---|---|
//! | the variables that an expression or a statement uses, each with its access: read, written, through a pointer | [`Analyzed::uses`], [`Analyzed::effects_of`] |
//! | the functions that it calls, and which arguments they change | [`Analyzed::calls`], [`Analyzed::changes_argument`] |
//! | an index or a bound as a sum of products over variables | [`affine::read`] |
//! | the variables that later code needs from earlier code | [`liveness`] |
//! | the number of iterations of a loop, if it is constant | [`trip_count`] |
//! | the same expression at two places | [`same`] |
//!
//! Answers about memory are what may happen, not what does.
//!
//! ```
//! use okl_plugin::Unit;
//! use okl_plugin::analysis::Analyzed;
//!
//! let unit = Analyzed::new(Unit::default());
//! assert!(unit.variables.is_empty());
//! ```

use okl_analysis::count::Count;
use okl_model::{ForLoop, LoopPart};

pub use okl_analysis::same::same;
pub use okl_analysis::{Analyzed, Call, Effects, Use, affine, liveness};

/// The number of iterations of one of the loops that a canonical `for` statement becomes, if it is constant. `part` is
/// [`LoopPart::Whole`] for a statement without `@tile`.
pub fn trip_count(unit: &Analyzed, l: &ForLoop, part: LoopPart) -> Option<u64> {
    let tile = unit.attributes_on(unit.for_loop(l.id)).tile.map(|size| unit.expression(size));
    Count::of(unit, &unit.count(l)?, part, tile).value()
}
