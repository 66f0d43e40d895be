//! Array elements that only one work item accesses.

use okl_analysis::affine::{Atom, Sum};
use okl_model::{LoopId, VarId};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// An element that is private to one work item: two accesses with equal `Element`s conflict only if the same work item
/// makes both, which is no hazard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Element {
    /// Some of the indices, by position; together they differ between different work items.
    indices: Vec<(usize, Sum)>,
    /// The numbers of work items that this relies on, by axis.
    counts: BTreeMap<u8, Sum>,
}

/// The number of work items on each axis that execute some code; `None` if it is not known.
pub(super) type Items = BTreeMap<u8, Option<Sum>>;

impl Element {
    /// The element that indices designate if `items` execute the access. Indices that are `None` are not known; the
    /// result is `None` if the known ones do not distinguish the work items.
    pub(super) fn new(indices: &[Option<Sum>], items: &Items) -> Option<Element> {
        let known: Vec<usize> = (0..indices.len()).filter(|at| indices[*at].is_some()).collect();
        // The smallest sufficient subset, so that `t[i][k]` and `t[i][i]` are equal.
        let mut choices: Vec<u32> = (0..1_u32 << known.len().min(5)).collect();
        choices.sort_by_key(|choice| choice.count_ones());
        // Each axis that must be distinguished has to occur in a chosen index.
        let open = items.iter().filter(|(_, count)| count.as_ref().and_then(Sum::value) != Some(1));
        let open: Vec<u8> = open.map(|(axis, _)| *axis).collect();
        let names = |at: usize, axis: u8| indices[at].as_ref().is_some_and(|sum| sum.names(axis));
        choices.into_iter().find_map(|choice| {
            let chosen =
                known.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1).map(|(_, at)| *at);
            if !open.iter().all(|axis| chosen.clone().any(|at| names(at, *axis))) {
                return None;
            }
            let indices: Vec<(usize, Sum)> =
                chosen.filter_map(|at| Some((at, indices[at].clone()?))).collect();
            let counts = tell_apart(&indices, items)?;
            Some(Element { indices, counts })
        })
    }

    /// True if `changes` is true for a variable or tile on which the element depends.
    pub(super) fn depends_on(&self, mut changes: impl FnMut(Dependence) -> bool) -> bool {
        let sums = self.indices.iter().map(|(_, sum)| sum).chain(self.counts.values());
        sums.flat_map(Sum::atoms).any(|atom| match atom {
            Atom::Item(_) => false,
            Atom::Uniform(variable) => changes(Dependence::Variable(variable)),
            Atom::Tile(id) => changes(Dependence::Tile(id)),
        })
    }
}

/// A value other than the work item's index on which an element depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dependence {
    Variable(VarId),
    Tile(LoopId),
}

/// The numbers of work items on which it relies that the indices differ between work items; `None` if they may not.
fn tell_apart(indices: &[(usize, Sum)], items: &Items) -> Option<BTreeMap<u8, Sum>> {
    let mut counts = BTreeMap::new();
    let mut open: BTreeSet<u8> = BTreeSet::new();
    for (axis, count) in items {
        match count {
            Some(count) if count.value() == Some(1) => drop(counts.insert(*axis, count.clone())),
            _ => drop(open.insert(*axis)),
        }
    }
    loop {
        let before = open.len();
        for (_, index) in indices {
            if let Some(axes) = determined(index, &open, items, &mut counts) {
                open.retain(|axis| !axes.contains(axis));
            }
        }
        if open.is_empty() {
            return Some(counts);
        }
        if open.len() == before {
            return None;
        }
    }
}

/// The axes of `open` on which one index distinguishes work items, if it does so on all axes it depends on: `i`; `16 *
/// j + i` with up to 16 work items on x; `n * j + i` with exactly `n`.
fn determined(
    index: &Sum,
    open: &BTreeSet<u8>,
    items: &Items,
    counts: &mut BTreeMap<u8, Sum>,
) -> Option<Vec<u8>> {
    let mut factors: Vec<(u8, Sum)> = Vec::new();
    for axis in open {
        let factor = index.factor_of(*axis)?;
        if factor != Sum::default() {
            factors.push((*axis, factor.magnitude()));
        }
    }
    // Constant coefficients first, in ascending order; then the symbolic ones.
    factors.sort_by_key(|(_, factor)| (factor.value().is_none(), factor.value(), factor.clone()));
    let mut axes = Vec::new();
    // The number of values that the axes so far cover.
    let mut reach = Sum::number(1);
    while !factors.is_empty() {
        let fits = |factor: &Sum| match (factor.value(), reach.value()) {
            (Some(factor), Some(reach)) => factor >= reach,
            _ => *factor == reach,
        };
        let at = factors.iter().position(|(_, factor)| fits(factor))?;
        let (axis, factor) = factors.remove(at);
        axes.push(axis);
        if !factors.is_empty() {
            let count = items.get(&axis)?.clone()?;
            reach = factor.times(&count)?;
            counts.insert(axis, count);
        }
    }
    (!axes.is_empty()).then_some(axes)
}

/// Interned elements.
#[derive(Debug, Default)]
pub(super) struct Elements {
    all: Vec<Element>,
    known: FxHashMap<Element, u32>,
}

impl Elements {
    pub(super) fn number(&mut self, element: Element) -> u32 {
        let next = self.all.len() as u32;
        let all = &mut self.all;
        *self.known.entry(element).or_insert_with_key(|element| {
            all.push(element.clone());
            next
        })
    }

    pub(super) fn get(&self, number: u32) -> &Element {
        &self.all[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(counts: &[Option<i64>]) -> Items {
        counts.iter().enumerate().map(|(axis, count)| (axis as u8, count.map(Sum::number))).collect()
    }

    /// Parses a sum such as `16 * j + i - 1`: terms of numbers and letters; `None` for `?`.
    fn sum(text: &str) -> Option<Sum> {
        text.replace("- ", "+ -1 * ").split(" + ").try_fold(Sum::default(), |sum, term| {
            let factors = term.split(" * ").try_fold(Sum::number(1), |product, factor| match factor {
                "i" => product.times(&Sum::atom(Atom::Item(0))),
                "j" => product.times(&Sum::atom(Atom::Item(1))),
                "n" => product.times(&Sum::atom(Atom::Uniform(VarId(0)))),
                number => product.times(&Sum::number(number.parse().ok()?)),
            });
            sum.plus(&factors?, 1)
        })
    }

    fn own(indices: &[&str], items: &Items) -> Option<Element> {
        let indices: Vec<Option<Sum>> = indices.iter().map(|index| sum(index)).collect();
        Element::new(&indices, items)
    }

    #[test]
    fn one_index_for_each_axis_is_enough() {
        let two = items(&[None, None]);
        assert!(own(&["j", "i"], &two).is_some());
        assert!(own(&["j", "i + j"], &two).is_some());
        assert_eq!(own(&["j", "0"], &two), None);
        assert_eq!(own(&["i + j"], &two), None);
        assert_eq!(own(&["?", "i", "j"], &two).map(|own| own.indices.len()), Some(2));
        assert_eq!(own(&["i", "k"], &items(&[None])), own(&["i", "i"], &items(&[None])));
    }

    #[test]
    fn flat_indices_need_rows_that_are_long_enough() {
        assert!(own(&["16 * j + i"], &items(&[Some(16), None])).is_some());
        assert!(own(&["i - 20 * j + n"], &items(&[Some(16), None])).is_some());
        assert_eq!(own(&["16 * j + i"], &items(&[Some(17), None])), None);
        assert_eq!(own(&["16 * j + i"], &items(&[None, Some(2)])), None);
        assert!(own(&["i + 16 * j"], &items(&[Some(4), Some(2)])).is_some());
    }

    #[test]
    fn rows_of_a_size_known_at_run_time_must_be_as_long_as_the_loop() {
        let mut counts = items(&[None, None]);
        assert_eq!(own(&["n * j + i"], &counts), None);
        counts.insert(0, sum("n"));
        assert!(own(&["n * j + i"], &counts).is_some());
        assert_eq!(own(&["n * j + 2 * i"], &counts), None);
        assert_eq!(own(&["n * i"], &items(&[None])), None, "n may be 0");
    }

    #[test]
    fn a_single_work_item_has_all_to_itself() {
        let one = own(&["?"], &items(&[Some(1)]));
        assert!(one.is_some());
        assert_eq!(one, own(&["0"], &items(&[Some(1)])));
        assert_ne!(one, own(&["i"], &items(&[Some(2)])));
    }
}
