//! The number of work items of a nest on each axis.

use super::choices::Choices;

/// The largest number of iterations on each axis.
pub(super) fn largest(shapes: &[Vec<i64>]) -> [i64; 3] {
    [0, 1, 2].map(|axis| shapes.iter().map(|shape| *shape.get(axis).unwrap_or(&1)).max().unwrap_or(1).max(1))
}

/// One to three shapes; nests mostly use the first.
pub(super) fn shapes(choices: &mut Choices<'_>) -> Vec<Vec<i64>> {
    let number = choices.pick(&[1, 1, 2, 3]);
    // All paths must pass the same number of loops.
    let axes = choices.pick(&[1, 2, 1, 3]);
    (0..number).map(|_| (0..axes).map(|_| choices.pick(&[4, 2, 3, 1, 5, 7, 0])).collect()).collect()
}

/// `None` for all, or an explicit axis for each.
pub(super) fn explicit_axes(choices: &mut Choices<'_>, number: usize) -> Vec<Option<usize>> {
    match choices.below(3) {
        2 => choices.permutation(3).into_iter().take(number).map(Some).collect(),
        _ => vec![None; number],
    }
}

/// The axes of a nest, outermost first, and for each whether it is explicit.
pub(super) fn order_of_axes(choices: &mut Choices<'_>, number: usize) -> Vec<(usize, bool)> {
    match choices.below(3) {
        2 => choices.permutation(number).into_iter().map(|axis| (axis, true)).collect(),
        _ => (0..number).rev().map(|axis| (axis, false)).collect(),
    }
}
