//! A registry of the running processes of plugins, so that all can be ended at once.

use std::process::Child;
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of slots. Processes beyond it run unregistered.
const MOST: usize = 1024;

/// The ids of the process groups; zero for a free slot. Signal handlers read it, so there is no lock.
static RUNNING: [AtomicU32; MOST] = [const { AtomicU32::new(0) }; MOST];

/// The value of a slot whose process is being started and has no id yet.
const STARTING: u32 = u32::MAX;

/// A registration of a running process. It is dropped before the process is reaped: after that its id may be reused.
pub(super) struct Running(Option<&'static AtomicU32>);

impl Running {
    /// Reserves a slot for a process that is about to start; [`end_processes_of_plugins`] then waits for its id.
    pub(super) fn soon() -> Running {
        let is_free = |slot: &&AtomicU32| {
            slot.compare_exchange(0, STARTING, Ordering::SeqCst, Ordering::SeqCst).is_ok()
        };
        Running(RUNNING.iter().find(is_free))
    }

    /// Stores the id of the started process.
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

/// Ends all plugins in processes of their own and the processes that those started. A terminal does not, since they are
/// not in its process group. Does not allocate or lock, so that signal handlers may call it.
#[cfg(unix)]
pub fn end_processes_of_plugins() {
    use rustix::process::{Pid, Signal, kill_process_group};
    // A process that is being started gets its id shortly, unless the thread that starts it is the one in this handler.
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
