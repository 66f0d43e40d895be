//! Protects this process from faulty plugins.
//!
//! A library runs in this process and may end it, block it, print to its output or exhaust its memory. While one runs,
//! its name is stored, so that each of these ways out can report it:
//!
//! | action of the plugin | detected by |
//! |---|---|
//! | a fatal signal, `abort`, a stack overflow, an uncaught exception | a signal handler on an alternate stack |
//! | `exit` | an `atexit` function |
//! | it does not return | a watchdog thread |
//! | it allocates too much memory | a limit: the allocation fails, and then one of the above |
//! | it prints, closes stdout or stderr, changes the current directory | restored when it returns, output goes to stderr |
//!
//! The plugin is reported and okl ends with 101; no file has been written yet. `_exit` and the like cannot be detected
//! and need `isolate = true`.

// The command line owns the process with its signals, descriptors and limits.
#![allow(unsafe_code)]

use crate::crash::{self, Handlers, SIGNALS};
use okl_host::Guard;
use std::collections::BTreeMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};
use std::sync::{Condvar, Mutex, Once, OnceLock};
use std::time::{Duration, Instant};

/// The guard of this process; there is one instance.
pub struct Process {
    /// The timeout for an answer.
    timeout: Duration,
    /// The state to restore when a plugin returns.
    before: Mutex<Option<Before>>,
    /// The time at which the running plugin exceeds its timeout.
    deadline: Mutex<Option<Instant>>,
    changed: Condvar,
}

/// The state of the process that a plugin may change.
struct Before {
    folder: c_int,
    memory: libc::rlimit,
    handlers: Handlers,
}

/// The name of the running plugin, `the backend `mine``, terminated by a zero byte; null if none is running.
static RUNS: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());

/// Duplicates of stdout and stderr that plugins do not know.
static STDOUT: AtomicI32 = AtomicI32::new(-1);
static STDERR: AtomicI32 = AtomicI32::new(-1);

/// The memory in bytes that a plugin may allocate in addition to what is in use.
const MEMORY: u64 = 4 << 30;

/// The guard of this process.
pub fn process(timeout: Duration) -> &'static Process {
    static PROCESS: OnceLock<Process> = OnceLock::new();
    PROCESS.get_or_init(|| Process {
        timeout,
        before: Mutex::new(None),
        deadline: Mutex::new(None),
        changed: Condvar::new(),
    })
}

impl Guard for Process {
    fn enter(&self, plugin: &str) {
        static ONCE: Once = Once::new();
        ONCE.call_once(prepare);
        self.watch();
        RUNS.store(kept(plugin), Ordering::SeqCst);
        has_stack_for_handlers();
        // SAFETY: descriptors and limits of this process; nothing else reads or sets them at this time.
        unsafe {
            // Output of a plugin to stdout must not become part of a result.
            libc::dup2(STDERR.load(Ordering::SeqCst), 1);
            let folder = libc::open(c".".as_ptr(), libc::O_RDONLY | libc::O_DIRECTORY | libc::O_CLOEXEC);
            let mut memory = libc::rlimit { rlim_cur: libc::RLIM_INFINITY, rlim_max: libc::RLIM_INFINITY };
            libc::getrlimit(libc::RLIMIT_AS, &mut memory);
            if let Some(taken) = memory_taken() {
                let most = (taken + MEMORY).min(memory.rlim_cur);
                libc::setrlimit(libc::RLIMIT_AS, &libc::rlimit { rlim_cur: most, ..memory });
            }
            let handlers = crash::handle(on_signal);
            if let Ok(mut before) = self.before.lock() {
                *before = Some(Before { folder, memory, handlers });
            }
        }
    }

    fn leave(&self) {
        let before = self.before.lock().ok().and_then(|mut before| before.take());
        // SAFETY: as in `enter`, which saved the state that is restored here.
        unsafe {
            if let Some(Before { folder, memory, handlers }) = before {
                for ((signal, _), before) in SIGNALS.iter().zip(&handlers) {
                    libc::sigaction(*signal, before, std::ptr::null_mut());
                }
                libc::setrlimit(libc::RLIMIT_AS, &memory);
                libc::fchdir(folder);
                libc::close(folder);
            }
            libc::dup2(STDOUT.load(Ordering::SeqCst), 1);
            libc::dup2(STDERR.load(Ordering::SeqCst), 2);
        }
        RUNS.store(std::ptr::null_mut(), Ordering::SeqCst);
        if let Ok(mut deadline) = self.deadline.lock() {
            *deadline = None;
        }
    }
}

impl Process {
    /// Starts the timeout, and the watchdog thread on the first call.
    fn watch(&self) {
        static ONCE: Once = Once::new();
        if let Ok(mut deadline) = self.deadline.lock() {
            *deadline = Some(Instant::now() + self.timeout);
        }
        self.changed.notify_one();
        ONCE.call_once(|| {
            let (timeout, (ready, is_ready)) = (self.timeout, std::sync::mpsc::channel());
            let watch = move || {
                let _listens = ready.send(());
                process(timeout).wait();
            };
            // Starting a thread needs a lock of the loader, which a library that blocks while it is loaded holds.
            if std::thread::Builder::new().name("watchdog".into()).spawn(watch).is_ok() {
                let _started = is_ready.recv();
            }
        });
    }

    fn wait(&self) {
        let Ok(mut deadline) = self.deadline.lock() else { return };
        loop {
            let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                let seconds = self.timeout.as_secs_f32();
                end("plugin-timeout", &format!("did not answer within {seconds} s"));
            }
            let left = left.unwrap_or(Duration::from_secs(3600));
            let Ok((guard, _)) = self.changed.wait_timeout(deadline, left) else { return };
            deadline = guard;
        }
    }
}

/// Duplicates the descriptors and registers the `atexit` function, before the first plugin runs.
fn prepare() {
    // SAFETY: descriptors of this process; the exit function only does what is allowed at that point.
    unsafe {
        STDOUT.store(libc::fcntl(1, libc::F_DUPFD_CLOEXEC, 100), Ordering::SeqCst);
        STDERR.store(libc::fcntl(2, libc::F_DUPFD_CLOEXEC, 100), Ordering::SeqCst);
        libc::atexit(on_exit);
    }
}

/// True if a plugin may have run.
pub fn is_prepared() -> bool {
    STDOUT.load(Ordering::SeqCst) >= 0
}

/// Installs an alternate stack for signal handlers on this thread, needed after a stack overflow. Rust's threads have
/// one, but libclang may have replaced it.
fn has_stack_for_handlers() {
    const SIZE: usize = 64 << 10;
    thread_local! {
        static START: *mut u8 = Box::leak(vec![0_u8; SIZE].into_boxed_slice()).as_mut_ptr();
    }
    let start = START.with(|start| *start);
    let stack = libc::stack_t { ss_sp: start.cast(), ss_flags: 0, ss_size: SIZE };
    // SAFETY: the stack lives as long as the process.
    unsafe { libc::sigaltstack(&stack, std::ptr::null_mut()) };
}

extern "C" fn on_signal(signal: c_int) {
    let named = SIGNALS.iter().find(|(number, _)| *number == signal);
    end("plugin-crashed", named.map_or("a signal", |(_, name)| name));
    // The signal was not caused by a plugin.
    crash::on_signal(signal);
}

extern "C" fn on_exit() {
    end("plugin-crashed", "it called `exit`");
}

/// Reports the running plugin and ends the process; async-signal-safe: no allocation, no lock. Returns if none is
/// running.
fn end(id: &str, how: &str) {
    let name = RUNS.swap(std::ptr::null_mut(), Ordering::SeqCst);
    if name.is_null() {
        return;
    }
    let stderr = STDERR.load(Ordering::SeqCst);
    let write = |text: &[u8]| {
        // SAFETY: the bytes outlive the call; async-signal-safe.
        unsafe { libc::write(stderr, text.as_ptr().cast(), text.len()) };
    };
    // SAFETY: strings of `kept` are never freed and end with a zero byte.
    let name = unsafe { std::ffi::CStr::from_ptr(name.cast()) };
    write(b"error[");
    write(id.as_bytes());
    write(b"]: the plugin `");
    write(name.to_bytes());
    write(b"` ");
    write(if id == "plugin-crashed" { b"ended okl: " } else { b"" });
    write(how.as_bytes());
    write(b"\n  = help: this is a bug in the plugin; `isolate = true` runs it in a process of its own\n");
    // SAFETY: no partial results are visible: files are written at the end.
    unsafe { libc::_exit(101) };
}

/// The name as a C string that is never freed; control characters are escaped.
fn kept(plugin: &str) -> *mut u8 {
    static NAMES: Mutex<BTreeMap<String, &'static [u8]>> = Mutex::new(BTreeMap::new());
    let Ok(mut names) = NAMES.lock() else { return std::ptr::null_mut() };
    let name: &'static [u8] = names.entry(plugin.to_string()).or_insert_with(|| {
        let shown: String = plugin.chars().flat_map(char::escape_debug).collect();
        let mut bytes = shown.into_bytes();
        bytes.push(0);
        bytes.leak()
    });
    name.as_ptr().cast_mut()
}

/// The address space in use by this process in bytes; `None` if the system does not report it.
fn memory_taken() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').next()?.parse().ok()?;
    // SAFETY: queries a number.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    Some(pages * u64::try_from(size).ok()?)
}
