//! Exit codes, and the handling of panics.

// The command line owns the process and may end it.
#![cfg_attr(unix, allow(unsafe_code))]

use okl_host::Verdict;
use std::process::ExitCode;
use std::sync::Mutex;

/// The exit codes of the process. This is the only table of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// 0: everything that was requested was done.
    Done = 0,
    /// 1: mistakes in the source.
    Mistakes = 1,
    /// 2: the command line, a pipeline file or the properties are not valid.
    Usage = 2,
    /// 3: something is missing on this machine: a file, libclang, a suitable plugin.
    Environment = 3,
    /// 101: a bug in okl or in a plugin.
    Internal = 101,
}

impl Code {
    /// All codes, in the order of the documentation.
    pub const ALL: [Code; 5] = [Code::Done, Code::Mistakes, Code::Usage, Code::Environment, Code::Internal];

    /// The meaning of the code for the caller of okl.
    pub fn meaning(self) -> &'static str {
        match self {
            Code::Done => "all that was asked for is there",
            Code::Mistakes => "mistakes in the source",
            Code::Usage => "the command line, a pipeline file or the properties make no sense",
            Code::Environment => {
                "something is missing on this machine: a file that cannot be read, libclang, a plugin that cannot be loaded"
            }
            Code::Internal => "a bug in okl or in a plugin",
        }
    }
}

impl From<Verdict> for Code {
    fn from(verdict: Verdict) -> Code {
        match verdict {
            Verdict::Done => Code::Done,
            Verdict::Mistakes => Code::Mistakes,
            Verdict::Usage => Code::Usage,
            Verdict::Environment => Code::Environment,
            Verdict::Internal => Code::Internal,
        }
    }
}

impl From<Code> for ExitCode {
    fn from(code: Code) -> ExitCode {
        ExitCode::from(code as u8)
    }
}

/// The message and place of the last panic, including panics that a plugin caught.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// The stack sizes to try. Every step recurses over the nesting of the kernel. The system commits pages of a stack only
/// when they are used, but some systems reserve less than others.
pub const STACKS: [usize; 2] = [512 << 20, 256 << 20];

/// Runs `work` on a large stack; a panic becomes a message and exit code 101.
pub fn guarded(work: fn() -> Code) -> Code {
    std::panic::set_hook(Box::new(|panic| {
        if let Ok(mut last) = PANIC.lock() {
            *last = Some(panic.to_string());
        }
    }));
    let on_stack = |size| std::thread::Builder::new().stack_size(size).spawn(work).ok();
    let code = match STACKS.into_iter().find_map(on_stack) {
        Some(thread) => thread.join().unwrap_or(Code::Internal),
        // No thread can be started; the current stack suffices for most kernels.
        None => std::panic::catch_unwind(work).unwrap_or(Code::Internal),
    };
    if code == Code::Internal {
        let panic = PANIC.lock().ok().and_then(|mut last| last.take());
        let panic = panic.map_or(String::new(), |text| format!("{}\n", okl_source::printable(&text)));
        crate::messages::internal(&format!(
            "{panic}okl: internal error. This is a bug in okl or in a plugin, not in your source.\n\
             Please report it with the input, the command line, and the output of `okl --version --verbose`;\n\
             the same command with `--dump-repro FILE` writes all of that into one file.\n"
        ));
    }
    code
}

/// Ends the process immediately: all output is written, and libclang's destructors can be skipped. If plugins were
/// loaded, the process exits normally, so that their exit handlers run.
pub fn end(code: Code) -> ExitCode {
    #[cfg(unix)]
    if !crate::guard::is_prepared() {
        use std::io::Write;
        let _closed_early = (std::io::stdout().flush(), std::io::stderr().flush());
        // SAFETY: this is the last action of the process, and no other thread of it is running.
        unsafe { libc::_exit(code as i32) };
    }
    code.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_internal_error() {
        assert_eq!(guarded(|| panic!("on purpose")), Code::Internal);
        assert_eq!(guarded(|| Code::Mistakes), Code::Mistakes);
    }
}
