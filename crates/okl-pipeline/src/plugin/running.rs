//! The processes of plugins that run now, for those who have to end them all at once.

use std::process::Child;
use std::sync::atomic::{AtomicU32, Ordering};

/// As many as threads ask at once; more than that run untold.
const MOST: usize = 1024;

/// The numbers of their groups; zero where none runs. Handlers of signals read it: no lock.
static RUNNING: [AtomicU32; MOST] = [const { AtomicU32::new(0) }; MOST];

/// A process that runs, until this is dropped: before it is waited for, since then its number may be another one's.
pub(super) struct Running(Option<&'static AtomicU32>);

impl Running {
    pub(super) fn of(child: &Child) -> Running {
        let is_free = |slot: &&AtomicU32| {
            slot.compare_exchange(0, child.id(), Ordering::SeqCst, Ordering::SeqCst).is_ok()
        };
        Running(RUNNING.iter().find(is_free))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(slot) = self.0 {
            slot.store(0, Ordering::SeqCst);
        }
    }
}

/// Ends all plugins that run in processes of their own, with what they started. A terminal does not: they belong to no
/// group of its. Neither allocates nor locks, so that handlers of signals may call it.
#[cfg(unix)]
pub fn end_processes_of_plugins() {
    use rustix::process::{Pid, Signal, kill_process_group};
    let numbers = RUNNING.iter().map(|slot| slot.load(Ordering::SeqCst));
    for group in numbers.filter_map(|number| Pid::from_raw(i32::try_from(number).ok()?)) {
        let _ended_by_itself = kill_process_group(group, Signal::KILL);
    }
}
