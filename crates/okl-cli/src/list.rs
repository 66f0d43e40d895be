//! `okl plugins list`

use crate::exit::Code;
use crate::say;
use okl_pipeline::{Backend, Plugin};

/// Kind, name, version and options of every plugin that is part of this program.
pub fn plugins() -> Code {
    let mut text = String::new();
    let host = crate::run::host();
    for entry in host.backends {
        let plugin = match Backend::embedded(entry, &host) {
            Ok(plugin) => plugin,
            Err(error) => return broken(&error),
        };
        let description = match plugin.describe() {
            Ok(description) => description,
            Err(error) => return broken(&error),
        };
        text += &format!("backend {:<12} {:<8} embedded\n", plugin.name(), plugin.version());
        for option in &description.options {
            text += &format!("    {}: {}\n", option.name, option.summary);
        }
    }
    for linked in host.plugins {
        let plugin = match Plugin::embedded((linked.record)(), linked.kind, linked.name, &host) {
            Ok(plugin) => plugin,
            Err(error) => return broken(&error),
        };
        text += &format!("{} {:<12} {:<8} embedded\n", linked.kind.name(), plugin.name(), plugin.version());
    }
    for set in okl_pipeline::intrinsic_sets(&mut okl_source::Sources::new(), &host) {
        text += &format!("intrinsics {:<9} {:<8} embedded\n", set.name, env!("CARGO_PKG_VERSION"));
        text += &format!("    {}: {}\n", set.summary, set.names().join(", "));
    }
    say::result(text.as_bytes())
}

fn broken(error: &dyn std::error::Error) -> Code {
    say::environment(&error.to_string());
    Code::Internal
}
