//! What becomes of a crash: of libclang, or of okl itself.
//!
//! libclang works on the thread that asks it, on the large stack there, and keeps its hands off signals. Both are said by
//! variables that it reads, and have to be said before the first thread starts. A library that okl is part of may have
//! threads already, so this is the command line's business; docs/library.md says what others do.

// The command line owns the process: its environment and signals are its business alone.
#![allow(unsafe_code)]

use std::ffi::c_int;

/// Signals that end a process for what it did itself.
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

/// What a handler puts in place of another.
pub type Handlers = [libc::sigaction; SIGNALS.len()];

/// Makes ready for the worst. The first thing that the process does, while it has one thread.
pub fn prepare() {
    for name in ["LIBCLANG_NOTHREADS", "LIBCLANG_DISABLE_CRASH_RECOVERY"] {
        if std::env::var_os(name).is_none() {
            // SAFETY: there is no other thread that could read the environment.
            unsafe { std::env::set_var(name, "1") };
        }
    }
    handle(on_signal);
    stop_with_plugins();
}

/// Signals by which people and other programs end this one.
const STOPS: [c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];

/// Plugins in processes of their own hear nothing of the terminal: they end when this process is ended.
fn stop_with_plugins() {
    // SAFETY: the structures are plain numbers, and the handler does only what handlers may.
    unsafe {
        for signal in STOPS {
            let mut before: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut before);
            // `nohup okl` lives on.
            if before.sa_sigaction == libc::SIG_IGN {
                continue;
            }
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = on_stop as extern "C" fn(c_int) as libc::sighandler_t;
            action.sa_flags = libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigemptyset(&mut action.sa_mask);
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Ends plugins, and then this process by the same signal.
extern "C" fn on_stop(signal: c_int) {
    okl_host::end_processes_of_plugins();
    // SAFETY: may be called in a handler; the handler is gone, and the signal comes when this returns.
    unsafe { libc::raise(signal) };
}

/// Puts a handler in place for all of these signals; gives those that were there. It runs on the stack for handlers that
/// each of Rust's threads has, and once. A parent that blocks or ignores them does so for itself.
pub fn handle(handler: extern "C" fn(c_int)) -> Handlers {
    // SAFETY: the structures are plain numbers, and the handlers here do only what handlers may.
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

/// Says what happened and ends the process, and nothing else: no allocation, no lock.
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
        // SAFETY: bytes that live through the call; may be called in a handler.
        unsafe { libc::write(2, text.as_ptr().cast(), text.len()) };
    }
    okl_host::end_processes_of_plugins();
    // SAFETY: nothing of this process is left half done that anybody sees: files get their names when they are whole.
    unsafe { libc::_exit(101) };
}
