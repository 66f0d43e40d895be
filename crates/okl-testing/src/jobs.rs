//! Processes many items in parallel, on as many threads as the machine has cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::Failure;

/// Applies `work` to every item; the results are in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    thread::scope(|scope| {
        for _ in 0..threads {
            // The thread gets the name of its test, which messages refer to.
            let builder = match thread::current().name() {
                Some(name) => thread::Builder::new().name(name.to_owned()),
                None => thread::Builder::new(),
            };
            let worker = || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    let result = work(item);
                    done.lock().expect("a worker that panics ends the scope").push((index, result));
                }
            };
            builder.spawn_scoped(scope, worker).expect("the machine has threads");
        }
    });
    let mut done = done.into_inner().expect("all workers have ended");
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Applies a check to every item and joins the failures.
pub fn check_all<T: Sync>(
    items: &[T],
    check: impl Fn(&T) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    Failure::all(map(items, check).into_iter().filter_map(Result::err))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        assert_eq!(map(&items, |i| i * 2), (0..200).step_by(2).collect::<Vec<_>>());
        assert!(map(&[] as &[usize], |i| *i).is_empty());
    }

    #[test]
    fn every_failure_is_reported() {
        let odd =
            |i: &usize| if i.is_multiple_of(2) { Ok(()) } else { Err(Failure::new(format!("{i} is odd"))) };
        let text = check_all(&[1, 2, 3], odd).expect_err("two items are odd").to_string();
        assert!(text.contains("1 is odd") && text.contains("3 is odd"), "{text}");
    }
}
