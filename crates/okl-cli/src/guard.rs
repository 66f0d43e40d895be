//! What stands between a plugin that goes wrong and this process.
//!
//! A library runs in this process, and may end it, hang it, print into its output or eat its memory. While one runs,
//! its name is kept where every way out finds it:
//!
//! | what the plugin does | who notices |
//! |---|---|
//! | a fatal signal, `abort`, a stack that overflows, an exception that nobody catches | a handler on a stack of its own |
//! | `exit` | a function that runs `atexit` |
//! | it never comes back | a thread that waits |
//! | it takes all memory there is | a limit: the allocation fails, and then one of the above |
//! | it prints, closes stdout or stderr, goes to another folder | put back when it returns; prints go to stderr |
//!
//! The plugin is named and okl ends with 101; no file was written yet. What even this cannot see, `_exit` and the like,
//! needs `isolate = true`.

// The command line owns the process: signals, descriptors and limits are its business alone.
#![allow(unsafe_code)]

use crate::crash::{self, Handlers, SIGNALS};
use okl_host::Guard;
use std::collections::BTreeMap;
use std::ffi::c_int;
use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};
use std::sync::{Condvar, Mutex, Once, OnceLock};
use std::time::{Duration, Instant};

/// The one guard of this process.
pub struct Process {
    /// How long a plugin may take for an answer.
    timeout: Duration,
    /// What is put back when a plugin returns.
    before: Mutex<Option<Before>>,
    /// When the plugin that runs has had its time.
    deadline: Mutex<Option<Instant>>,
    changed: Condvar,
}

/// What a plugin may have changed.
struct Before {
    folder: c_int,
    memory: libc::rlimit,
    handlers: Handlers,
}

/// `the backend `mine`` of the plugin that runs, ended by a zero byte; null while none does.
static RUNS: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());

/// Copies of stdout and stderr that no plugin knows of.
static STDOUT: AtomicI32 = AtomicI32::new(-1);
static STDERR: AtomicI32 = AtomicI32::new(-1);

/// Memory that a plugin may take beyond what is taken already.
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
        // SAFETY: descriptors and limits of this process; nothing else reads or sets them meanwhile.
        unsafe {
            // What it prints is nobody's result.
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
        // SAFETY: as in `enter`, which made what is put back here.
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
    /// Starts the clock, and the thread that looks at it.
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
            // A thread that starts needs a lock of the loader's, which a library that never comes up keeps.
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

/// Copies of descriptors and a last word, before the first plugin runs.
fn prepare() {
    // SAFETY: descriptors of this process; the last word does only what may be done then.
    unsafe {
        STDOUT.store(libc::fcntl(1, libc::F_DUPFD_CLOEXEC, 100), Ordering::SeqCst);
        STDERR.store(libc::fcntl(2, libc::F_DUPFD_CLOEXEC, 100), Ordering::SeqCst);
        libc::atexit(on_exit);
    }
}

/// Whether a plugin ran, or may have.
pub fn is_prepared() -> bool {
    STDOUT.load(Ordering::SeqCst) >= 0
}

/// Gives this thread a stack for handlers: where its own overflowed there is no room. Rust's threads have one, but
/// libclang may have put another in its place.
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
    // None of a plugin's.
    crash::on_signal(signal);
}

extern "C" fn on_exit() {
    end("plugin-crashed", "it called `exit`");
}

/// Names the plugin that runs and ends the process, and nothing else: no allocation, no lock. Returns when none runs.
fn end(id: &str, how: &str) {
    let name = RUNS.swap(std::ptr::null_mut(), Ordering::SeqCst);
    if name.is_null() {
        return;
    }
    let stderr = STDERR.load(Ordering::SeqCst);
    let write = |text: &[u8]| {
        // SAFETY: bytes that live through the call; may be called in a handler.
        unsafe { libc::write(stderr, text.as_ptr().cast(), text.len()) };
    };
    // SAFETY: what `kept` made lives as long as the process, and ends with a zero byte.
    let name = unsafe { std::ffi::CStr::from_ptr(name.cast()) };
    write(b"error[");
    write(id.as_bytes());
    write(b"]: the plugin `");
    write(name.to_bytes());
    write(b"` ");
    write(if id == "plugin-crashed" { b"ended okl: " } else { b"" });
    write(how.as_bytes());
    write(b"\n  = help: this is a bug in the plugin; `isolate = true` runs it in a process of its own\n");
    // SAFETY: nothing of this process is left half done that anybody sees: files are written at the end.
    unsafe { libc::_exit(101) };
}

/// The name, kept for as long as the process lives; without what a terminal would obey.
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

/// The bytes of address space that this process has taken; none where the system does not say.
fn memory_taken() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').next()?.parse().ok()?;
    // SAFETY: asks for a number.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    Some(pages * u64::try_from(size).ok()?)
}
