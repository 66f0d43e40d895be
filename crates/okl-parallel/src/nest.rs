//! Nests of loops as one loop.

use crate::{Counting, Formula};

/// The product of trip counts; 1 for an empty list.
pub fn product(trips: &[Formula]) -> Formula {
    trips.iter().cloned().fold(Formula::number(1), |all, one| all * one)
}

/// The iteration numbers of the loops of a nest, outermost first, for iteration `number` of the collapsed loop.
///
/// ```text
/// number / (n1 * n2),  number / n2 % n1,  number % n2
/// ```
///
/// The number of the innermost loop changes fastest. If a loop has no iterations, the collapsed loop has none, so the
/// divisors are never zero where the formulas are evaluated.
pub fn collapse(trips: &[Formula], number: &Formula) -> Vec<Formula> {
    let part = |at: usize| {
        let below = number.clone() / product(&trips[at + 1..]);
        if at == 0 { below } else { below % trips[at].clone() }
    };
    (0..trips.len()).map(part).collect()
}

/// A tiled loop nest: the loops over tiles are outside of all loops over the elements of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// The loops, outermost first.
    pub loops: Vec<Counting>,
    /// The trip count of each.
    pub trips: Vec<Formula>,
    /// The tile size of each.
    pub sizes: Vec<Formula>,
}

impl Tiling {
    /// The number of tiles of each loop.
    pub fn tiles(&self) -> Vec<Formula> {
        let pairs = self.trips.iter().zip(&self.sizes);
        pairs.map(|(trips, size)| trips.clone().divided_up(size.clone())).collect()
    }

    /// The iteration number of each loop, for tile `tile` and element `element` of it.
    pub fn numbers(&self, tile: &Formula, element: &Formula) -> Vec<Formula> {
        let parts = collapse(&self.tiles(), tile).into_iter().zip(collapse(&self.sizes, element));
        parts.zip(&self.sizes).map(|((tile, element), size)| tile * size.clone() + element).collect()
    }

    /// A condition that is true if the iteration exists: the last tile of a loop may have elements past its end.
    /// `numbers` are those of [`Tiling::numbers`], or names of variables with their values.
    pub fn is_there(&self, numbers: &[Formula]) -> Formula {
        let inside =
            numbers.iter().zip(&self.trips).map(|(number, trips)| number.clone().less(trips.clone()));
        inside.reduce(Formula::and).unwrap_or_else(|| Formula::number(1))
    }
}
