//! Signals that end okl while it has temporary files and a compiler is running.

// Handlers of signals: they store and send numbers.
#![allow(unsafe_code)]

use crate::crash::on_stop_signals;
use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, Ordering};

/// The running program; 0 if there is none.
static CHILD: AtomicI32 = AtomicI32::new(0);

/// The signal that okl received; 0 if there was none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// From now on a signal ends the running program, and okl only where it asks for [`received`].
pub fn hold() {
    on_stop_signals(on_signal, libc::SA_RESTART);
}

extern "C" fn on_signal(signal: c_int) {
    RECEIVED.store(signal, Ordering::SeqCst);
    send(CHILD.load(Ordering::SeqCst), signal);
}

fn send(child: i32, signal: c_int) {
    if child > 0 {
        // SAFETY: async-signal-safe. The child is not waited for yet, so its number is not another's.
        unsafe { libc::kill(child, signal) };
    }
}

/// Names the running program; 0 if it has ended.
pub fn forward_to(child: u32) {
    let child = i32::try_from(child).unwrap_or(0);
    CHILD.store(child, Ordering::SeqCst);
    // It may have arrived while the program was being started.
    send(child, RECEIVED.load(Ordering::SeqCst));
}

/// True if okl is to end because of a signal.
pub fn received() -> bool {
    RECEIVED.load(Ordering::SeqCst) != 0
}

/// Ends this process by the signal that it received, if it did.
pub fn end_if_received() {
    let signal = RECEIVED.load(Ordering::SeqCst);
    if signal != 0 {
        // SAFETY: restores the default action and repeats the signal.
        unsafe {
            libc::signal(signal, libc::SIG_DFL);
            libc::raise(signal);
        }
    }
}
