//! okl as a library.
//!
//! ```no_run
//! use okl_api::{Compiler, OutputKind, Request};
//!
//! let compiler = Compiler::new();
//! let request = Request::new("add.okl")
//!     .source("@kernel void add() { /* ... */ }")
//!     .pipeline("cuda")
//!     .pipeline("serial")
//!     .define("N=4");
//! let outcome = compiler.translate(&request);
//! for output in outcome.outputs.iter().filter(|output| output.kind == OutputKind::Kernel) {
//!     println!("{}: {}", output.pipeline, output.text);
//! }
//! for diagnostic in &outcome.diagnostics {
//!     println!("{}: {}", diagnostic.id, diagnostic.message);
//! }
//! ```
//!
//! A [`Compiler`] may be used from many threads at once. It has no state besides the libclang that it loads, starts no
//! process unless a pipeline asks for a plugin that is one, installs no handlers for signals, reads neither the environment
//! nor any file but through [`Compiler::with_files`] (libclang and libraries of plugins aside), and writes none; only who asks
//! for it by [`Compiler::with_cache`] gets a folder in which translations are kept. A run is
//! done on a thread of its own, whose stack is large enough for deep nests; a bug of okl ends in an [`Outcome`] too.

mod compiler;
mod in_front;
mod request;

pub use compiler::Compiler;
pub use in_front::InFront;
pub use okl_cache::{Access, Size, Store};
pub use okl_driver::{Outcome, Output, OutputKind};
pub use okl_host::{Files, Libclang, Verdict};
pub use okl_normalizer::preprocess::{Disk, Elsewhere, FileProvider, MemoryFiles};
pub use okl_source::{Diagnostic, FileSpan, Label, Severity, Sources};
pub use request::Request;
