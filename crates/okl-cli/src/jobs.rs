//! Works on inputs in parallel and reports them in order.

use crate::progress::Progress;
use crate::stack::STACKS;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, available_parallelism, scope};

/// The number of threads for `inputs` inputs: the requested number, or one per core.
pub fn threads(asked: Option<usize>, inputs: usize) -> usize {
    if inputs <= 1 {
        // Querying the number of cores reads files.
        return 1;
    }
    let all = || available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(all).min(inputs).max(1)
}

/// Runs `work`, excluding other calls with `is_needed` at the same time.
pub fn alone<T>(is_needed: bool, work: impl FnOnce() -> T) -> T {
    static ALONE: Mutex<()> = Mutex::new(());
    let _guard = is_needed.then(|| ALONE.lock().unwrap_or_else(PoisonError::into_inner));
    work()
}

/// Runs `work` for each number below `count` on several threads. `each` receives the results in ascending order.
pub fn in_order<T: Send>(
    count: usize,
    threads: usize,
    progress: &mut Progress,
    work: impl Fn(usize) -> T + Sync,
    mut each: impl FnMut(usize, T),
) {
    if threads <= 1 && !progress.is_wanted() {
        (0..count).for_each(|nth| each(nth, work(nth)));
        return;
    }
    let next = AtomicUsize::new(0);
    let (done, finished) = channel();
    let worker = |done: Sender<(usize, T)>| {
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= count || done.send((nth, work(nth))).is_err() {
                return;
            }
        }
    };
    scope(|scope| {
        let start = |_| {
            let (worker, done) = (&worker, done.clone());
            let on_stack = |size: usize| {
                let done = done.clone();
                Builder::new().stack_size(size).spawn_scoped(scope, move || worker(done)).is_ok()
            };
            STACKS.into_iter().any(on_stack)
        };
        let started = (0..threads).map(start).filter(|started| *started).count();
        if started == 0 {
            // No thread could be started: use this one.
            worker(done.clone());
        }
        drop(done);
        let mut waiting: BTreeMap<usize, T> = BTreeMap::new();
        let mut told = 0;
        loop {
            match finished.recv_timeout(Progress::PACE) {
                Ok((nth, what)) => {
                    waiting.insert(nth, what);
                    progress.one_more();
                    while let Some(what) = waiting.remove(&told) {
                        each(told, what);
                        told += 1;
                    }
                }
                Err(RecvTimeoutError::Timeout) => progress.look(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_is_done_is_told_in_order() {
        for threads in [1, 3] {
            let mut told = Vec::new();
            // The first ones take longest.
            let work = |nth: usize| {
                std::thread::sleep(Duration::from_millis(20_u64.saturating_sub(4 * nth as u64)));
                nth * nth
            };
            in_order(9, threads, &mut Progress::none(), work, |nth, square| told.push((nth, square)));
            assert_eq!(told, (0..9).map(|nth| (nth, nth * nth)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn there_are_no_more_threads_than_inputs() {
        assert_eq!((threads(Some(8), 3), threads(Some(2), 9), threads(None, 0)), (2 + 1, 2, 1));
    }
}
