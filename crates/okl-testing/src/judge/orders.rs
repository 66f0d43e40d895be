//! The orders in which work items are run.

use super::group::{Order, Random};

/// The limit up to which all combinations of orders are tried, and else the number of random ones.
const SAMPLE: usize = 24;

/// The number of runs that interleave the statements of the work items.
const MIXED: usize = 8;

/// The orders for the given numbers of work items and phases.
///
/// If there are few combinations of orders, all of them. Otherwise every order that is the same in all phases (up to
/// four work items), and a random sample of combinations that depends only on the seed. Some runs interleave
/// statements.
pub fn orders(items: usize, phases: usize, seed: u64) -> Vec<Order> {
    let mut random = Random(seed);
    let single = permutations(items.min(4));
    let mut found = Vec::new();
    let all = (0..phases.max(1))
        .try_fold(1_usize, |all, _| all.checked_mul(single.len()).filter(|all| *all <= SAMPLE));
    if let (Some(all), true) = (all, items <= 4) {
        for mut number in 0..all {
            let mut order = Vec::new();
            for _ in 0..phases.max(1) {
                order.push(single[number % single.len()].clone());
                number /= single.len();
            }
            found.push(Order::Phases(order));
        }
    } else {
        if items <= 4 {
            found.extend(single.iter().map(|order| Order::Phases(vec![order.clone()])));
        } else {
            found.push(Order::Phases(vec![(0..items).collect()]));
            found.push(Order::Phases(vec![(0..items).rev().collect()]));
        }
        for _ in 0..SAMPLE {
            found.push(Order::Phases((0..phases).map(|_| shuffled(items, &mut random)).collect()));
        }
    }
    found.extend((0..MIXED as u64).map(|number| Order::Mixed(seed ^ (number << 32))));
    found
}

fn permutations(items: usize) -> Vec<Vec<usize>> {
    if items == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for shorter in permutations(items - 1) {
        for at in (0..items).rev() {
            let mut longer = shorter.clone();
            longer.insert(at, items - 1);
            found.push(longer);
        }
    }
    found
}

fn shuffled(items: usize, random: &mut Random) -> Vec<usize> {
    let mut order: Vec<usize> = (0..items).collect();
    for at in 0..items {
        let other = at + random.below(items - at);
        order.swap(at, other);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_orders_are_all_tried() {
        let plain = |items, phases| {
            let orders = orders(items, phases, 1);
            orders.into_iter().filter(|order| matches!(order, Order::Phases(_))).collect::<Vec<_>>()
        };
        assert_eq!(plain(2, 2).len(), 4);
        assert_eq!(plain(2, 4).len(), 16);
        assert_eq!(plain(3, 1).len(), 6);
        assert_eq!(plain(4, 3).len(), 24 + SAMPLE);
        assert_eq!(plain(3, 1)[0], Order::Phases(vec![vec![0, 1, 2]]));
    }
}
