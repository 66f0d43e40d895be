//! The outcome of an operation.

/// The outcome of an operation. The numbers are the exit codes of the command line.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum okl_status {
    /// Success: everything requested is available.
    OKL_DONE = 0,
    /// The source has errors.
    OKL_MISTAKES = 1,
    /// The request, a pipeline file or a property is invalid.
    OKL_USAGE = 2,
    /// Something is missing on this machine: a file, libclang, a compatible plugin.
    OKL_ENVIRONMENT = 3,
    /// A bug in okl or in a plugin.
    OKL_INTERNAL = 101,
}
