//! `okl plugins list`, `okl plugins trust`

use crate::commands::{plugins_list, plugins_trust};
use crate::exit::Code;
use crate::options::Format;
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum Plugins {
    /// One per line: kind, name, version and origin; runs no plugin from outside okl
    List {
        /// The form of the list
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Trusts plugins from outside okl as they are now, and an `okl.toml` that somebody else owns
    Trust {
        /// Libraries; pipelines and `okl.toml` for everything that they name; default: those of this project
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// Runs the action.
pub fn plugins(action: Plugins) -> Code {
    match action {
        Plugins::List { format } => plugins_list::plugins(format),
        Plugins::Trust { files } => plugins_trust::trust(files),
    }
}
