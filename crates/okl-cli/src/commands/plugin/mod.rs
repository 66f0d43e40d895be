//! `okl plugin ...`: commands for authors of plugins.

mod new;
mod serve;

use crate::exit::Code;
use crate::host::host;
use crate::messages;
use clap::Subcommand;
use okl_host::{Backend, Plugin, PluginKind};
use std::path::PathBuf;

/// What can be done with one plugin.
#[derive(Debug, Subcommand)]
pub enum Action {
    /// Writes a new plugin that builds and passes its own test
    New {
        /// What it is
        kind: new::NewKind,
        /// Its name: small letters, digits and `_`
        name: String,
        /// What it is written in
        #[arg(long, value_enum, default_value_t)]
        lang: new::Lang,
        /// The folder to make; else one of its name
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
    /// Prints the C header of the plugin interface
    Header,
    /// Loads a plugin in a process of its own, and says what it is or what is wrong with it
    Check {
        /// The library: `libokl_backend_mine.so`
        file: PathBuf,
    },
    /// Answers the one question on stdin
    #[command(hide = true)]
    Serve { kind: String, name: String, file: PathBuf },
}

/// Runs the action.
pub fn plugin(action: Action) -> Code {
    match action {
        Action::New { kind, name, lang, output } => new::new(kind, &name, lang, output),
        Action::Header => messages::result(okl_host::C_HEADER.as_bytes()),
        Action::Check { file } => check(&file),
        Action::Serve { kind, name, file } => match kind_of(&kind) {
            Some(kind) => serve::serve(kind, &name, &file),
            None => messages::usage(&format!("there are no plugins of the kind `{kind}`")),
        },
    }
}

fn kind_of(name: &str) -> Option<PluginKind> {
    PluginKind::ALL.into_iter().find(|kind| kind.name() == name)
}

/// Checks a library: `backend mine 1.0: in order`.
fn check(file: &std::path::Path) -> Code {
    let shown = file.display();
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let parts = stem.strip_prefix("libokl_").and_then(|rest| rest.split_once('_'));
    let Some((kind, name)) = parts.and_then(|(kind, name)| Some((kind_of(kind)?, name))) else {
        messages::environment(&format!("`{shown}` is not called like a plugin: libokl_<kind>_<name>.so"));
        return Code::Environment;
    };
    let host = host();
    let loaded = Plugin::isolated(file, kind, name, &host);
    let plugin = match loaded {
        Ok(plugin) => plugin,
        Err(error) => return messages::environment(&error.to_string()),
    };
    let described = match kind {
        // The description of a backend includes its target.
        PluginKind::Backend => Backend::of(plugin, &host).describe().cloned(),
        PluginKind::Attribute | PluginKind::Stage | PluginKind::Intrinsics | PluginKind::Frontend => {
            plugin.describe().cloned()
        }
    };
    match described {
        Ok(description) => {
            let (name, version) = (&description.name, &description.version);
            let mut text = format!("{} {name} {version}: in order\n", kind.name());
            for option in &description.options {
                text += &format!("    {}: {}\n", option.name, option.summary);
            }
            messages::result(text.as_bytes())
        }
        Err(error) => {
            messages::diagnostics(&[error.diagnostic()], &okl_source::Sources::new());
            error.verdict().into()
        }
    }
}
