//! The memory transactions of the work items of a warp.

use crate::access::ArrayAccess;
use std::collections::{BTreeMap, BTreeSet};

/// The number of work items of a warp.
const WARP: u64 = 32;

/// The smallest unit of a read from global memory, in bytes.
const SECTOR: i64 = 32;

/// The number of banks of group memory, and the size of a word in bytes.
const BANKS: u64 = 32;
const WORD: u64 = 4;

/// The address of a work item: the indices on the axes whose factor is not constant, and an offset in bytes.
type Address = (Vec<u64>, i64);

/// Returns true if a warp needs more sectors than its elements fill.
pub(crate) fn wastes_sectors(access: &ArrayAccess) -> bool {
    let addresses: BTreeSet<Address> = addresses(access, WARP).into_iter().collect();
    let size = access.size as i64;
    let mut sectors = BTreeSet::new();
    for (far, bytes) in &addresses {
        for sector in bytes.div_euclid(SECTOR)..=(bytes + size - 1).div_euclid(SECTOR) {
            sectors.insert((far.clone(), sector));
        }
    }
    let needed = (addresses.len() as u64 * access.size).div_ceil(SECTOR as u64);
    sectors.len() as u64 > needed
}

/// The number of work items that access different words of one bank of group memory because neighbours are an even
/// number of words apart; 1 without conflicts. `None` if it depends on more than constants.
pub(crate) fn bank_conflicts(access: &ArrayAccess) -> Option<usize> {
    // Wider elements are fetched for a part of the warp at a time.
    let unit = access.size.max(WORD);
    if !unit.is_power_of_two() || unit > 16 {
        return None;
    }
    // Rows that are shorter than a warp may overlap in some bank at any distance; padding does not help there.
    if access.factors.get(&0)?.value()? % (2 * unit as i64) != 0 {
        return Some(1);
    }
    let banks = BANKS * WORD / unit;
    let mut met: BTreeMap<u64, BTreeSet<i64>> = BTreeMap::new();
    for (far, bytes) in addresses(access, banks) {
        if far.iter().any(|number| *number != 0) {
            return None;
        }
        let word = bytes.div_euclid(unit as i64);
        met.entry(word.rem_euclid(banks as i64) as u64).or_default().insert(word);
    }
    met.values().map(BTreeSet::len).max()
}

/// The addresses of the first work items of a group, fastest axis first. An unknown number of work items is taken to be
/// `most`.
fn addresses(access: &ArrayAccess, most: u64) -> Vec<Address> {
    let mut found: Vec<Address> = vec![(Vec::new(), 0)];
    for (axis, count) in &access.items {
        let count = count.unwrap_or(most).clamp(1, most);
        let factor = access.factors.get(axis).cloned().unwrap_or_default();
        let mut next = Vec::new();
        for number in 0..count {
            for (far, bytes) in &found {
                let (mut far, mut bytes) = (far.clone(), *bytes);
                match factor.value() {
                    Some(factor) => bytes = bytes.saturating_add(factor.saturating_mul(number as i64)),
                    None => far.push(number),
                }
                next.push((far, bytes));
            }
            if next.len() as u64 >= most {
                break;
            }
        }
        next.truncate(most as usize);
        found = next;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_plugin::Span;
    use okl_plugin::analysis::affine::{Atom, Sum};
    use okl_plugin::model::VarId;

    /// An access to elements of `size` bytes. `axes` has the number of work items and the stride in elements for each
    /// axis.
    fn access(size: u64, axes: &[(u64, i64)]) -> ArrayAccess {
        let axes = || (0..).zip(axes);
        ArrayAccess {
            variable: VarId(0),
            place: Span::default(),
            size,
            factors: axes().map(|(axis, (_, by))| (axis, Sum::number(by * size as i64))).collect(),
            items: axes().map(|(axis, (count, _))| (axis, Some(*count))).collect(),
            call: None,
        }
    }

    #[test]
    fn gaps_waste_sectors_unless_another_axis_fills_them() {
        assert!(!wastes_sectors(&access(4, &[(64, 1)])));
        assert!(wastes_sectors(&access(4, &[(64, 2)])));
        assert!(wastes_sectors(&access(4, &[(16, 16), (16, 1)])));
        // The warp covers a contiguous range in another order.
        assert!(!wastes_sectors(&access(4, &[(4, 8), (8, 1)])));
        assert!(!wastes_sectors(&access(4, &[(16, 2), (2, 1)])));
        // Each element fills a sector.
        assert!(!wastes_sectors(&access(32, &[(64, 2)])));
    }

    #[test]
    fn a_distance_known_at_run_time_counts_as_far() {
        let mut rows = access(4, &[(16, 1), (16, 1)]);
        rows.factors.insert(0, Sum::atom(Atom::Uniform(VarId(1))));
        assert!(wastes_sectors(&rows));
        assert_eq!(bank_conflicts(&rows), None);
    }

    #[test]
    fn even_distances_meet_in_banks() {
        assert_eq!(bank_conflicts(&access(4, &[(32, 2)])), Some(2));
        assert_eq!(bank_conflicts(&access(4, &[(32, 32)])), Some(32));
        assert_eq!(bank_conflicts(&access(4, &[(32, 33)])), Some(1));
        // Rows of 16 overlap in one bank, which the distance does not cause.
        assert_eq!(bank_conflicts(&access(4, &[(16, 17), (16, 1)])), Some(1));
        assert_eq!(bank_conflicts(&access(4, &[(16, 16), (16, 1)])), Some(8));
        // Two halves of a warp are served one after the other.
        assert_eq!(bank_conflicts(&access(8, &[(32, 1)])), Some(1));
        assert_eq!(bank_conflicts(&access(8, &[(32, 16)])), Some(16));
        // Four elements of one byte share a word.
        assert_eq!(bank_conflicts(&access(1, &[(32, 2)])), Some(1));
        assert_eq!(bank_conflicts(&access(12, &[(32, 2)])), None);
        assert_eq!(bank_conflicts(&access(4, &[(8, 2)])), Some(1));
    }
}
