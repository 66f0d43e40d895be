//! What is asked of a compiler.

use okl_config::Settings;
use okl_driver::OutputKind;

/// One text and what is to become of it.
#[derive(Clone, Debug, Default)]
pub struct Request {
    pub(crate) path: String,
    pub(crate) source: Option<Vec<u8>>,
    pub(crate) pipelines: Vec<String>,
    pub(crate) kinds: Vec<OutputKind>,
    pub(crate) props: Vec<String>,
    pub(crate) intrinsics: Vec<String>,
    pub(crate) settings: Settings,
}

impl Request {
    /// The text at a path, which messages show and includes are looked for beside.
    pub fn new(path: impl Into<String>) -> Request {
        Request { path: path.into(), ..Request::default() }
    }

    /// The text, where it is not to be read from its path.
    pub fn source(mut self, text: impl Into<Vec<u8>>) -> Request {
        self.source = Some(text.into());
        self
    }

    /// Adds a pipeline: a name such as `cuda`, or the path of a file.
    pub fn pipeline(mut self, name: impl Into<String>) -> Request {
        self.pipelines.push(name.into());
        self
    }

    /// Asks for a text; without any, for the kernel and the launcher with their metadata.
    pub fn output(mut self, kind: OutputKind) -> Request {
        self.kinds.push(kind);
        self
    }

    /// Defines a macro: `N=4`, `OP(a,b)=a+=b`, `DEBUG`.
    pub fn define(mut self, define: impl Into<String>) -> Request {
        self.settings.defines.push(define.into());
        self
    }

    /// Takes a macro back.
    pub fn undefine(mut self, name: impl Into<String>) -> Request {
        self.settings.undefines.push(name.into());
        self
    }

    /// Adds a folder of headers.
    pub fn include_dir(mut self, folder: impl Into<String>) -> Request {
        self.settings.include_dirs.push(folder.into());
        self
    }

    /// Reads a file before the text.
    pub fn include(mut self, path: impl Into<String>) -> Request {
        self.settings.forced_includes.push(path.into());
        self
    }

    /// Reads a text before the text.
    pub fn header(mut self, text: impl Into<String>) -> Request {
        self.settings.headers.push(text.into());
        self
    }

    /// Adds kernel properties, as programs that use OCCA have them: JSON. Of two that say something else, the later counts;
    /// what the request says itself comes on top.
    pub fn props(mut self, json: impl Into<String>) -> Request {
        self.props.push(json.into());
        self
    }

    /// What the text is to see as `OKL_KERNEL_HASH`.
    pub fn hash(mut self, hash: impl Into<String>) -> Request {
        self.settings.kernel_hash = Some(hash.into());
        self
    }

    /// The language: `c++17`.
    pub fn std(mut self, std: impl Into<String>) -> Request {
        self.settings.std = Some(std.into());
        self
    }

    /// Adds an argument for clang.
    pub fn clang_argument(mut self, argument: impl Into<String>) -> Request {
        self.settings.clang_args.push(argument.into());
        self
    }

    /// Switches on a set of intrinsics.
    pub fn intrinsics(mut self, set: impl Into<String>) -> Request {
        self.intrinsics.push(set.into());
        self
    }
}
