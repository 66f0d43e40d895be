//! The processes of plugins that run now, for those who have to end them all at once.

use std::process::Child;
use std::sync::atomic::{AtomicU32, Ordering};

/// As many as threads ask at once; more than that run untold.
const MOST: usize = 1024;

/// The numbers of their groups; zero where none runs. Handlers of signals read it: no lock.
static RUNNING: [AtomicU32; MOST] = [const { AtomicU32::new(0) }; MOST];

/// Of one that is being started, whose number nobody knows yet.
const STARTING: u32 = u32::MAX;

/// A process that runs, until this is dropped: before it is waited for, since then its number may be another one's.
pub(super) struct Running(Option<&'static AtomicU32>);

impl Running {
    /// One that is about to start: from here on nobody ends this process without it.
    pub(super) fn soon() -> Running {
        let is_free = |slot: &&AtomicU32| {
            slot.compare_exchange(0, STARTING, Ordering::SeqCst, Ordering::SeqCst).is_ok()
        };
        Running(RUNNING.iter().find(is_free))
    }

    /// It is this one.
    pub(super) fn is(&self, child: &Child) {
        if let Some(slot) = self.0 {
            slot.store(child.id(), Ordering::SeqCst);
        }
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
    // One that is being started is there in a moment, unless it is started by the thread that is in a handler now.
    for _ in 0..500 {
        let mut is_starting = false;
        for slot in &RUNNING {
            match slot.load(Ordering::SeqCst) {
                STARTING => is_starting = true,
                number => {
                    let group = i32::try_from(number).ok().and_then(Pid::from_raw);
                    let _ended_by_itself = group.map(|group| kill_process_group(group, Signal::KILL));
                }
            }
        }
        if !is_starting {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}
