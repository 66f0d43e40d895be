//! Exit codes, and what becomes of a panic.

// The command line owns the process, and ends it.
#![cfg_attr(unix, allow(unsafe_code))]

use okl_host::Verdict;
use std::process::ExitCode;
use std::sync::Mutex;

/// How the process ends. The one table of exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// 0: all that was asked for is there.
    Done = 0,
    /// 1: mistakes in the source.
    Mistakes = 1,
    /// 2: the command line, or a pipeline file, makes no sense.
    Usage = 2,
    /// 3: something is missing on this machine: a file, libclang, a plugin that fits.
    Environment = 3,
    /// 101: a bug in okl or in a plugin.
    Internal = 101,
}

impl Code {
    /// All of them, as the documentation shows them.
    pub const ALL: [Code; 5] = [Code::Done, Code::Mistakes, Code::Usage, Code::Environment, Code::Internal];

    /// What it means to who called okl.
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

/// The text and place of the last panic, also of one that a plugin caught.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Kernels nest as deep as their authors like, and every step walks them by recursion. The
/// system hands out pages of a stack only when they are used, but some systems promise less than others.
pub const STACKS: [usize; 2] = [512 << 20, 256 << 20];

/// Does the work on a large stack; a panic becomes a message and exit code 101.
pub fn guarded(work: fn() -> Code) -> Code {
    std::panic::set_hook(Box::new(|panic| {
        if let Ok(mut last) = PANIC.lock() {
            *last = Some(panic.to_string());
        }
    }));
    let on_stack = |size| std::thread::Builder::new().stack_size(size).spawn(work).ok();
    let code = match STACKS.into_iter().find_map(on_stack) {
        Some(thread) => thread.join().unwrap_or(Code::Internal),
        // Memory is short; most kernels do with the stack there is.
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

/// Ends the process at once: all is written, and what libclang would take apart first is gone with the process. Where
/// plugins were loaded they have their say.
pub fn end(code: Code) -> ExitCode {
    #[cfg(unix)]
    if !crate::guard::is_prepared() {
        use std::io::Write;
        let _closed_early = (std::io::stdout().flush(), std::io::stderr().flush());
        // SAFETY: this is the last thing that the process does, and no other thread of it works any more.
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
