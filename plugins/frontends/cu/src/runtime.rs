//! The runtime of the host program: the CUDA runtime's functions on each target.

use okl_plugin::AskedUnit;

const API: &str = include_str!("runtime/api.h");
const CPU: &str = include_str!("runtime/cpu.hpp");

/// The runtime for a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runtime {
    /// Kernels are functions of the host.
    Cpu,
    /// Kernels alone: there is no host program.
    None,
}

impl Runtime {
    /// The runtime for the target of a request.
    pub(crate) fn of(asked: &AskedUnit<'_>) -> Runtime {
        if asked.gpu { Runtime::None } else { Runtime::Cpu }
    }

    /// True if there is a host program.
    pub(crate) fn has_host(self) -> bool {
        self != Runtime::None
    }

    /// Its text.
    pub(crate) fn text(self) -> String {
        match self {
            Runtime::Cpu => format!("#include <cstddef>\n{API}{CPU}"),
            Runtime::None => String::new(),
        }
    }
}
