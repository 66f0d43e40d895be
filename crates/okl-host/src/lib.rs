//! Plugins: finding, trusting, loading and asking them.
//!
//! A [`Host`] is what a program brings: linked plugins, files, libclang, and the code that its user trusts. A
//! [`PluginChoice`] is what a file says of a plugin. The way from the one to the other:
//!
//! 1. [`PluginChoice::home`] tells where the plugin is: linked, a library, or a command.
//! 2. [`Foreign`] tells whether that is code of others, and [`Trusted`] whether the user trusts it.
//! 3. [`PluginChoice::find`] is the only place where code of others is loaded. It gives a [`Plugin`].
//! 4. [`Plugin::call`] sends a document and gets one back, through the C interface or through the standard streams of
//!    a child process. What comes back is looked at before it is believed.
//!
//! Above that stands one type for each kind of plugin: [`Backend`], [`Frontend`], [`Stage`], [`PluginAttribute`].

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
mod dependency;
mod diff;
mod encoded_unit;
mod error;
mod foreign;
mod frontend;
mod hashed_tree;
mod host;
mod libclang;
mod library;
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

pub use attribute_choice::{AttributeChoice, AttributeSource};
pub use attribute_plugin::{PluginAttribute, linked_attribute};
pub use attribute_table::{AttributeTable, Mistake as TableMistake};
pub use backend::Backend;
pub use changed_text::ChangedText;
pub use choice::{NamingFile, PluginChoice, PluginLocation, command_words, known_options, wrong_options};
pub use dependency::PluginDependency;
pub use encoded_unit::EncodedUnitCache;
pub use error::{CallError, Defect, LoadError};
pub use foreign::Foreign;
pub use frontend::{Frontend, FrontendOutput, FrontendTarget};
pub use host::{Calls, Entry, Files, Guard, Host, Libraries, Linked, ProgramOption};
pub use libclang::{Libclang, libclang_skipped};
pub use okl_abi::{C_HEADER, PluginKind};
pub use okl_clang::{Clang, ForeignWord, is_keyword};
pub use okl_plugin::document::{Description, OptionDescription};
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
