//! Several loops as one.

use crate::{Counting, Formula};

/// The product of numbers of iterations; 1 of none.
pub fn product(trips: &[Formula]) -> Formula {
    trips.iter().cloned().fold(Formula::number(1), |all, one| all * one)
}

/// The number in each loop, outermost first, of iteration number `number` of all of them.
///
/// ```text
/// number / (n1 * n2),  number / n2 % n1,  number % n2
/// ```
///
/// The innermost loop is the fastest. Where one of them has no iterations there are none of all, so what divides is
/// never zero where the formulas are computed.
pub fn collapse(trips: &[Formula], number: &Formula) -> Vec<Formula> {
    let part = |at: usize| {
        let below = number.clone() / product(&trips[at + 1..]);
        if at == 0 { below } else { below % trips[at].clone() }
    };
    (0..trips.len()).map(part).collect()
}

/// Loops that are cut into tiles: loops over tiles stand outside of all loops over the elements of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// The loops, outermost first.
    pub loops: Vec<Counting>,
    /// The number of iterations of each.
    pub trips: Vec<Formula>,
    /// The size of a tile in each.
    pub sizes: Vec<Formula>,
}

impl Tiling {
    /// The number of tiles in each loop.
    pub fn tiles(&self) -> Vec<Formula> {
        let pairs = self.trips.iter().zip(&self.sizes);
        pairs.map(|(trips, size)| trips.clone().divided_up(size.clone())).collect()
    }

    /// The number of the iteration in each loop, for tile number `tile` and element number `element` in it.
    pub fn numbers(&self, tile: &Formula, element: &Formula) -> Vec<Formula> {
        let parts = collapse(&self.tiles(), tile).into_iter().zip(collapse(&self.sizes, element));
        parts.zip(&self.sizes).map(|((tile, element), size)| tile * size.clone() + element).collect()
    }

    /// Whether the iteration is there: the last tile of a loop may have elements past its end. Of the numbers of
    /// [`Tiling::numbers`], or of names for them.
    pub fn is_there(&self, numbers: &[Formula]) -> Formula {
        let inside =
            numbers.iter().zip(&self.trips).map(|(number, trips)| number.clone().less(trips.clone()));
        inside.reduce(Formula::and).unwrap_or_else(|| Formula::number(1))
    }
}
