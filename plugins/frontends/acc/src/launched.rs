//! A kernel with the function that launches it.

use crate::kernel::Kernel;
use crate::launch::Launcher;
use okl_plugin::Span;
use okl_plugin::model::FunctionId;

/// A kernel with the function that launches it.
pub struct Launched {
    /// The function of the program that contains the construct.
    pub function: FunctionId,
    /// The kernel.
    pub kernel: Kernel,
    /// Its launch function.
    pub launcher: Launcher,
    /// The statement of the construct.
    pub construct: Span,
    /// The statement that takes its place where kernels share the program's memory.
    pub call: String,
}
