//! The host's side of plugins: choosing, trusting, loading and calling them.
//!
//! A plugin is code that implements a backend, an attribute, a stage, a set of intrinsics or a front end. It is linked
//! into the program, a library with a C interface (`okl-abi`), or a program. This crate turns the choices of pipeline
//! files into callable plugins and gives the driver one type per kind of plugin.
//!
//! # Main types
//!
//! - [`Host`]: what the embedding program provides: linked plugins, files, libclang, plugin folders, and the code that
//!   its user trusts.
//! - [`PluginChoice`]: what a file says about a plugin: name, path, command, hash, options.
//! - [`Plugin`]: a plugin whose record was checked and that can be called.
//! - [`Backend`], [`Frontend`], [`Stage`], [`PluginAttribute`]: a plugin of one kind, with the operations of that kind.
//! - [`Vocabulary`]: the attributes that a text is read with, linked ones and those of files.
//! - [`SetupError`], [`CallError`], [`LoadError`]: errors of pipelines, of calls, of loading.
//!
//! # From a choice to a plugin
//!
//! 1. [`PluginChoice::home`] resolves the location: linked, a library, or a command.
//! 2. [`Foreign::of`] returns a value if that is code of others; [`Trusted`] holds the code that the user trusts.
//! 3. [`PluginChoice::find`] checks the hash and the trust and returns a [`Plugin`].
//! 4. [`Plugin::call`] sends a document and returns the answer, through the C interface or through the standard streams
//!    of a child process.
//!
//! # Invariants
//!
//! - Pipelines load code of others only through [`PluginChoice::find`], which does so only if the user trusts that
//!   code or no trust is needed.
//! - Answers of plugins are not trusted: their size, schema, edits and spans are checked before use.
//! - A library is never unloaded; its record lives as long as the process.
//!
//! The crate does not read pipeline files (`okl-config`) and does not run pipelines (`okl-driver`).

mod attribute_choice;
mod attribute_expansion;
mod attribute_plugin;
mod attribute_table;
mod attribute_template;
mod backend;
mod backend_lowering;
mod changed_text;
mod channel;
mod child_process;
mod choice;
mod declared;
mod dependency;
mod diff;
mod encoded_unit;
mod error;
mod foreign;
mod frontend;
mod hashed_tree;
mod host;
mod ids;
mod libclang;
mod library;
mod linked_diagnostics;
mod load;
mod planned;
mod plugin;
mod plugin_id;
mod record;
mod running_processes;
mod setup_error;
mod sidecar;
mod stage;
mod stage_order;
mod steps;
mod trust;
mod unhandled_attributes;
mod verdict;
mod vocabulary;
mod wished_files;

pub use attribute_choice::{AttributeChoice, AttributeSource};
pub use attribute_plugin::{PluginAttribute, linked_attribute};
pub use attribute_table::{AttributeTable, Mistake as TableMistake};
pub use backend::Backend;
pub use changed_text::ChangedText;
pub use choice::{NamingFile, PluginChoice, PluginLocation, command_words, known_options, wrong_options};
pub use declared::may_declare;
pub use dependency::PluginDependency;
pub use encoded_unit::EncodedUnitCache;
pub use error::{CallError, Defect, LoadError};
pub use foreign::Foreign;
pub use frontend::{Frontend, FrontendInput, FrontendOutput, FrontendTarget, FrontendText};
pub use host::{Calls, Entry, Files, Guard, Host, Libraries, Linked, ProgramOption};
pub use libclang::{Libclang, libclang_skipped};
pub use okl_abi::{C_HEADER, PluginKind};
pub use okl_clang::{Clang, ForeignKind, ForeignWord, find_word, is_keyword};
pub use okl_plugin::document::{Description, DiagnosticDescription, OptionDescription};
pub use planned::Planned;
pub use plugin::Plugin;
pub use plugin_id::{Origin, PluginId, file_name};
#[cfg(unix)]
pub use running_processes::end_processes_of_plugins;
pub use setup_error::{SetupError, names_in_short};
pub use sidecar::{PluginListing, listed};
pub use stage::{Stage, StageChoice};
pub use stage_order::load_stages;
pub use steps::{STEPS, unknown_stage};
pub use trust::{Trust, Trusted};
pub use verdict::Verdict;
pub use vocabulary::Vocabulary;
