//! The handling of crashes of libclang or of okl itself.
//!
//! libclang is configured to work on the calling thread with its large stack and to install no signal handlers. Both
//! are controlled by environment variables, which must be set before the first thread starts. A library that contains
//! okl may have threads already, so only the command line does this; docs/library.md describes the alternatives for
//! libraries.

// The command line owns the process with its environment and signals.
#![allow(unsafe_code)]

use std::ffi::c_int;

/// The signals that a process causes itself by an error.
pub const SIGNALS: [(c_int, &str); 8] = [
    (libc::SIGSEGV, "SIGSEGV, a wrong address or a stack that overflowed"),
    (libc::SIGBUS, "SIGBUS, a wrong address"),
    (libc::SIGABRT, "SIGABRT, it gave up: an assertion, an exception or panic that nobody caught"),
    (libc::SIGILL, "SIGILL, an instruction that this processor does not have"),
    (libc::SIGFPE, "SIGFPE, a division by zero"),
    (libc::SIGTRAP, "SIGTRAP, a trap"),
    (libc::SIGSYS, "SIGSYS, a call that the system does not have"),
    (libc::SIGALRM, "SIGALRM, an alarm"),
];

/// The replaced handlers of these signals.
pub type Handlers = [libc::sigaction; SIGNALS.len()];

/// Installs the handlers. The first action of the process, while it has one thread.
pub fn prepare() {
    for name in ["LIBCLANG_NOTHREADS", "LIBCLANG_DISABLE_CRASH_RECOVERY"] {
        if std::env::var_os(name).is_none() {
            // SAFETY: there is no other thread that could read the environment.
            unsafe { std::env::set_var(name, "1") };
        }
    }
    handle(on_signal);
    // Plugins in processes of their own do not receive the terminal's signals.
    on_stop_signals(on_stop, libc::SA_RESETHAND);
}

/// The signals by which users and other programs end this process.
const STOPS: [c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];

/// Installs a handler for the signals by which users and other programs end this process. It must be async-signal-safe.
pub fn on_stop_signals(handler: extern "C" fn(c_int), flags: c_int) {
    // SAFETY: the structures are plain numbers, and handlers only call async-signal-safe functions.
    unsafe {
        for signal in STOPS {
            let mut before: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut before);
            // `nohup okl` ignores the signal and continues to.
            if before.sa_sigaction == libc::SIG_IGN {
                continue;
            }
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handler as libc::sighandler_t;
            action.sa_flags = libc::SA_ONSTACK | flags;
            libc::sigemptyset(&mut action.sa_mask);
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Ends the plugins, then this process by the same signal.
extern "C" fn on_stop(signal: c_int) {
    okl_host::end_processes_of_plugins();
    // SAFETY: async-signal-safe; the handler is reset, and the signal is delivered when this returns.
    unsafe { libc::raise(signal) };
}

/// Installs a handler for all of these signals and returns the previous ones. It runs once, on the alternate stack that
/// each of Rust's threads has. The signals are also unblocked, since a parent process may have blocked them.
pub fn handle(handler: extern "C" fn(c_int)) -> Handlers {
    // SAFETY: the structures are plain numbers, and the handlers here only call async-signal-safe functions.
    unsafe {
        let mut before: Handlers = std::mem::zeroed();
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = handler as libc::sighandler_t;
        action.sa_flags = libc::SA_ONSTACK | libc::SA_RESETHAND;
        libc::sigemptyset(&mut action.sa_mask);
        let mut told: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut told);
        for ((signal, _), before) in SIGNALS.iter().zip(&mut before) {
            libc::sigaction(*signal, &action, before);
            libc::sigaddset(&mut told, *signal);
        }
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &told, std::ptr::null_mut());
        before
    }
}

/// Reports the signal and ends the process; async-signal-safe: no allocation, no lock.
pub extern "C" fn on_signal(signal: c_int) {
    let named = SIGNALS.iter().find(|(number, _)| *number == signal);
    let name = named.map_or("a signal", |(_, name)| name);
    let told = [
        "okl: internal error: ",
        name,
        ". This is a bug in okl or in libclang, not in your source.\n",
        "Please report it with the input, the command line, and the output of `okl --version --verbose`;\n",
        "the same command with `--dump-repro FILE` writes all of that into one file.\n",
    ];
    for text in told {
        // SAFETY: the bytes outlive the call; async-signal-safe.
        unsafe { libc::write(2, text.as_ptr().cast(), text.len()) };
    }
    okl_host::end_processes_of_plugins();
    // SAFETY: no partial results are visible: files get their names when they are complete.
    unsafe { libc::_exit(101) };
}
