//! The source of a random kernel: plain numbers that the writer turns into choices.
//!
//! proptest generates and shrinks the numbers without any knowledge of kernels. Every list of numbers gives
//! a valid kernel, and smaller numbers and shorter lists give simpler ones, so that shrinking works
//! without a rule per construct.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// The numbers of one kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// For parameters, functions and host code.
    pub file: Vec<u32>,
    /// One for each outermost `@outer` nest.
    pub launches: Vec<LaunchRecipe>,
}

/// The numbers of one outermost `@outer` nest.
#[derive(Clone, Debug, PartialEq)]
pub struct LaunchRecipe {
    /// For its loops and arrays.
    pub head: Vec<u32>,
    /// One for each item of its body: an `@inner` nest, a sequential loop around some, a declaration.
    pub items: Vec<Vec<u32>>,
}

/// All recipes.
pub fn recipes() -> impl Strategy<Value = Recipe> {
    let numbers = |most: usize| vec(any::<u32>(), 0..most);
    let launch =
        (numbers(60), vec(numbers(120), 1..6)).prop_map(|(head, items)| LaunchRecipe { head, items });
    (numbers(60), vec(launch, 1..4)).prop_map(|(file, launches)| Recipe { file, launches })
}

/// The random tree of one case; it depends only on the seed and the number of the case.
pub(super) fn tree(seed: u64, number: u64) -> impl ValueTree<Value = Recipe> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    recipes().new_tree(&mut runner).expect("recipes reject nothing")
}

/// Turns a list of numbers into choices; when it is exhausted, the simplest choices are returned.
#[derive(Debug)]
pub struct Choices<'r> {
    numbers: std::slice::Iter<'r, u32>,
}

impl<'r> Choices<'r> {
    /// Choices from these numbers.
    pub fn new(numbers: &'r [u32]) -> Choices<'r> {
        Choices { numbers: numbers.iter() }
    }

    /// A number from 0 to `count - 1`; 0 is the simplest.
    pub fn below(&mut self, count: usize) -> usize {
        self.numbers.next().map_or(0, |number| *number as usize % count.max(1))
    }

    /// A number from `low` to `high`, both included; `low` is the simplest.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1).max(1) as usize) as i64
    }

    /// True with a probability of one in `times`; false is the simplest.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) + 1 == times
    }

    /// One of several; the first is the simplest.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// The numbers from 0 to `count - 1` in some order.
    pub fn permutation(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in 0..count {
            let other = at + self.below(count - at);
            order.swap(at, other);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_up_choices_are_the_simplest() {
        let mut choices = Choices::new(&[7]);
        assert_eq!(choices.below(5), 2);
        assert_eq!((choices.below(5), choices.between(3, 9), choices.one_in(2)), (0, 3, false));
        assert_eq!(choices.permutation(3), [0, 1, 2]);
    }
}
