//! The start and the end of the process: the stack, panics, the exit code.

// The command line owns the process and may end it.
#![cfg_attr(unix, allow(unsafe_code))]

use crate::exit::Code;
use crate::messages;
use crate::stack::STACKS;
use std::process::ExitCode;
use std::sync::Mutex;

/// The message and place of the last panic, including panics that a plugin caught.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

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
        messages::internal(&format!(
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
