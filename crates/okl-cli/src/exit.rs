//! Exit codes.

use okl_host::Verdict;
use std::process::ExitCode;

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
