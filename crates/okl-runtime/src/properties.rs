//! How a kernel is built.

use std::fmt;

/// How a kernel is built: macros, folders, flags. Kernels of the same text with other properties are other kernels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Properties {
    pub(crate) defines: Vec<String>,
    pub(crate) include_dirs: Vec<String>,
    pub(crate) headers: Vec<String>,
    pub(crate) json: Vec<String>,
    pub(crate) compiler: Option<String>,
    pub(crate) compiler_flags: Option<Vec<String>>,
}

impl Properties {
    /// No macros, and the flags of the device.
    pub fn new() -> Properties {
        Properties::default()
    }

    /// Defines a macro.
    pub fn define(mut self, name: impl fmt::Display, value: impl fmt::Display) -> Properties {
        self.defines.push(format!("{name}={value}"));
        self
    }

    /// Adds a folder for `#include`.
    pub fn include_dir(mut self, folder: impl Into<String>) -> Properties {
        self.include_dirs.push(folder.into());
        self
    }

    /// Puts a text in front of the kernel's.
    pub fn header(mut self, text: impl Into<String>) -> Properties {
        self.headers.push(text.into());
        self
    }

    /// Adds properties as programs for OCCA have them: `{"defines": {"N": 4}}`. `compiler` and `compiler_flags` count where
    /// [`Properties::compiler`] and [`Properties::compiler_flags`] say nothing.
    pub fn json(mut self, json: impl Into<String>) -> Properties {
        self.json.push(json.into());
        self
    }

    /// The compiler for CPUs, in place of `CXX`, `g++` or `clang++`; also with what starts it: `ccache g++`.
    pub fn compiler(mut self, command: impl Into<String>) -> Properties {
        self.compiler = Some(command.into());
        self
    }

    /// The flags of the compiler, in place of `-O3 -march=native`.
    pub fn compiler_flags<S: Into<String>>(mut self, flags: impl IntoIterator<Item = S>) -> Properties {
        self.compiler_flags = Some(flags.into_iter().map(Into::into).collect());
        self
    }
}
