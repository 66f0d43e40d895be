//! Pipeline files, plugin loading and the runner.
//!
//! A pipeline file says which backend a text goes to and how it is read:
//!
//! 1. [`Pipeline::find`] reads the file that a name or path leads to, with the ones it extends.
//!    Every mistake is a diagnostic that points at the line; nothing else was read yet.
//! 2. [`Runner::add`] gets the pipeline's backend: the copy linked into the program
//!    ([`Host`]), or a shared library ([`Plugin`]).
//! 3. [`Runner::run`] takes one [`Input`] through the five steps and gives an [`Outcome`]. One
//!    parse serves all pipelines that read the text in the same way.
//!
//! ```text
//! text --normalize--> Normalized --parse--> Unit --check--> Checked --lower--> Lowered --emit--> text
//! ```
//!
//! Each arrow is a function that takes what the one before gives, so the compiler keeps the
//! order. Nothing here prints, ends the process or reads the environment: what went wrong is in
//! the outcome's diagnostics, and [`Verdict`] says whose turn it is to act.

mod attribute;
mod backend;
mod barriers;
mod clang_arguments;
mod dependencies;
mod diff;
mod emit;
mod foreign;
mod frontend;
mod host;
mod input;
mod intrinsics;
mod json;
mod levels;
mod libclang;
mod lines;
mod metadata;
mod pipeline;
mod plugin;
mod project;
mod props;
mod resolve;
mod run;
mod search;
mod setup;
mod source_map;
mod stage;
mod trial;
mod written;

pub use attribute::{
    AttributeChoice, AttributeSource, AttributeTable, PluginAttribute, Vocabulary, linked_attribute,
};
pub use backend::Backend;
pub use clang_arguments::{ArgumentDefect, ArgumentList, clang_argument_defects, clang_arguments};
pub use emit::{EmitError, Emitted, emit};
pub use foreign::foreign_words;
pub use host::{Calls, Entry, Files, Guard, Host, Libraries, Linked, ProgramOption};
pub use input::{Input, InputError};
pub use intrinsics::{IntrinsicSet, intrinsic_set, intrinsic_sets};
pub use levels::{Level, Levels};
pub use libclang::{Libclang, libclang_skipped};
pub use okl_abi::{C_HEADER, PluginKind};
pub use okl_clang::{Clang, ForeignKind, ForeignWord, find_word, is_keyword};
pub use okl_model::Intrinsic;
pub use okl_normalizer::nearest;
pub use okl_plugin::document::{Description, OptionDescription};
pub use okl_sema::catalogue::{IDS as MESSAGES, Id as Message, find as find_message};
pub use pipeline::{BackendChoice, ParseSettings, Pipeline, STEPS, WrittenIntrinsics, std_defect};
#[cfg(unix)]
pub use plugin::end_processes_of_plugins;
pub use plugin::{
    CallError, Decides, Defect, Listed, LoadError, Origin, Plugin, PluginChoice, Sent, Trust, Trusted, Who,
    listed,
};
pub use project::{FileRule, Foreign, Project};
pub use props::{PROPERTIES, Props, Reading, unreadable_props};
pub use resolve::{Replaced, replaced};
pub use run::{Asked, Outcome, OutcomeOfTarget, Output, OutputKind, Runner, STEP_TARGET, Settings, step};
pub use search::{Known, known};
pub use setup::{SetupError, Verdict, names_in_short};
pub use stage::StageChoice;
