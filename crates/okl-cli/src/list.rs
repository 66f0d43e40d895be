//! `okl pipelines list`, `okl plugins list`

use crate::exit::Code;
use crate::{run, say};
use okl_pipeline::Plugin;

/// Name and place of every pipeline that has a name.
pub fn pipelines() -> Code {
    let mut text = String::new();
    for known in okl_pipeline::known(&run::folders(), &run::host()) {
        let place = known.file.map_or("embedded".to_string(), |file| file.display().to_string());
        text += &format!("{:<12} {place}\n", known.name);
    }
    say::result(text.as_bytes())
}

/// Kind, name, version and options of every plugin that is part of this program.
pub fn plugins() -> Code {
    let mut text = String::new();
    let host = run::host();
    for entry in host.backends {
        let plugin = match Plugin::embedded(entry, &host) {
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
    say::result(text.as_bytes())
}

fn broken(error: &dyn std::error::Error) -> Code {
    say::environment(&error.to_string());
    Code::Internal
}
