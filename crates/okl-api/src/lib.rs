//! okl as a Rust library: a [`Request`] comes in, an [`Outcome`] comes out.
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
//! A [`Request`] is a text with its pipelines, macros, include folders, properties and requested outputs. A
//! [`Compiler`] translates it and returns an [`Outcome`]: outputs, diagnostics and a [`Verdict`].
//!
//! # Invariants
//!
//! - A [`Compiler`] may be used from many threads at once. Its only state is the loaded libclang and the set of
//!   warnings about properties that were reported before.
//! - It starts no process unless a pipeline names a plugin that is a program, and installs no signal handlers.
//! - It reads files only through [`Compiler::with_files`] (libclang and plugin libraries aside), does not read the
//!   environment, and writes nothing, unless [`Compiler::with_cache`] gives it a folder for translations.
//! - Each translation runs on a thread of its own, whose stack is large enough for deep nests. A bug of okl results in
//!   an [`Outcome`], too.

mod compiler;
mod in_front;
mod request;

pub use compiler::Compiler;
pub use in_front::InFront;
pub use okl_cache::{Access, Size, Store};
pub use okl_config::plain_json;
pub use okl_driver::{Outcome, Output, OutputKind};
pub use okl_host::{Files, Libclang, Verdict};
pub use okl_instances::{
    DescribedTemplate, Instance, InstanceSyntax, Said, Template, deduce, instantiate, templates,
};
pub use okl_normalizer::preprocess::{Disk, Elsewhere, FileProvider, MemoryFiles};
pub use okl_source::{Diagnostic, FileSpan, Label, Severity, Sources};
pub use request::Request;
