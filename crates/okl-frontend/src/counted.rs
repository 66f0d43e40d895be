//! Loop headers of a unit as numbers, for [`crate::parallel`].

use okl_parallel::{Counting, Ends, Formula};
use okl_plugin::model::{Comparison, Count, Direction, Expression};

/// The header of a canonical loop. `formula` gives the number that an expression in it is: usually its text, in the type
/// that the front end counts in.
pub fn counting(count: &Count<'_>, formula: &dyn Fn(&Expression) -> Formula) -> Counting {
    let ends = match count.comparison {
        Comparison::LessEqual | Comparison::GreaterEqual => Ends::At,
        Comparison::Less | Comparison::Greater | Comparison::NotEqual => Ends::Before,
    };
    Counting {
        first: formula(count.start),
        bound: formula(count.bound),
        step: count.step.map_or(Formula::number(1), formula),
        ends,
        down: count.direction == Direction::Down,
    }
}
