//! Requests to a compiler.

use okl_config::Settings;
use okl_driver::OutputKind;

/// One text, and the settings and outputs of its translation.
#[derive(Clone, Debug, Default)]
pub struct Request {
    pub(crate) path: String,
    pub(crate) source: Option<Vec<u8>>,
    pub(crate) pipelines: Vec<String>,
    pub(crate) kinds: Vec<OutputKind>,
    pub(crate) props: Vec<String>,
    pub(crate) intrinsics: Vec<String>,
    pub(crate) instances: Vec<String>,
    pub(crate) settings: Settings,
}

impl Request {
    /// A request for the text at a path. Messages show the path, and includes are resolved relative to it.
    pub fn new(path: impl Into<String>) -> Request {
        Request { path: path.into(), ..Request::default() }
    }

    /// Sets the text, which is otherwise read from the path.
    pub fn source(mut self, text: impl Into<Vec<u8>>) -> Request {
        self.source = Some(text.into());
        self
    }

    /// Adds a pipeline: a name such as `cuda`, or the path of a file.
    pub fn pipeline(mut self, name: impl Into<String>) -> Request {
        self.pipelines.push(name.into());
        self
    }

    /// Requests an output; without any, the kernel and the launcher with their metadata are produced.
    pub fn output(mut self, kind: OutputKind) -> Request {
        self.kinds.push(kind);
        self
    }

    /// Defines a macro: `N=4`, `OP(a,b)=a+=b`, `DEBUG`.
    pub fn define(mut self, define: impl Into<String>) -> Request {
        self.settings.defines.push(define.into());
        self
    }

    /// Undefines a macro.
    pub fn undefine(mut self, name: impl Into<String>) -> Request {
        self.settings.undefines.push(name.into());
        self
    }

    /// Adds an include folder.
    pub fn include_dir(mut self, folder: impl Into<String>) -> Request {
        self.settings.include_dirs.push(folder.into());
        self
    }

    /// Includes a file before the text.
    pub fn include(mut self, path: impl Into<String>) -> Request {
        self.settings.forced_includes.push(path.into());
        self
    }

    /// Inserts a text before the text.
    pub fn header(mut self, text: impl Into<String>) -> Request {
        self.settings.headers.push(text.into());
        self
    }

    /// Adds kernel properties in JSON, as programs for OCCA have them. Later properties take precedence over earlier
    /// ones, and the other settings of the request over all properties.
    pub fn props(mut self, json: impl Into<String>) -> Request {
        self.props.push(json.into());
        self
    }

    /// Sets the value of `OKL_KERNEL_HASH` in the text.
    pub fn hash(mut self, hash: impl Into<String>) -> Request {
        self.settings.kernel_hash = Some(hash.into());
        self
    }

    /// Sets the language standard: `c++17`.
    pub fn std(mut self, std: impl Into<String>) -> Request {
        self.settings.std = Some(std.into());
        self
    }

    /// Adds a clang argument.
    pub fn clang_argument(mut self, argument: impl Into<String>) -> Request {
        self.settings.clang_args.push(argument.into());
        self
    }

    /// Adds an instance of a kernel that is a template: `add<float, 32>`. With one or more, kernel templates without an
    /// instance are left out.
    pub fn instance(mut self, instance: impl Into<String>) -> Request {
        self.instances.push(instance.into());
        self
    }

    /// Leaves out kernel templates without an instance. Otherwise those of the text are mistakes if the request has no
    /// instance at all.
    pub fn leave_out_templates(mut self) -> Request {
        self.settings.leave_out_templates = true;
        self
    }

    /// Enables a set of intrinsics.
    pub fn intrinsics(mut self, set: impl Into<String>) -> Request {
        self.intrinsics.push(set.into());
        self
    }
}
