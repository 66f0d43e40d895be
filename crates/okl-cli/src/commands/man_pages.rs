//! Man pages, generated from the command line parser.

use crate::exit::Code;
use crate::{messages, write};
use clap::Command;
use clap_mangen::Man;
use std::path::Path;

/// Writes a page for okl and each of its commands to a folder: `okl.1`, `okl-run.1`.
pub fn man(folder: &Path, root: Command) -> Code {
    let mut files = Vec::new();
    for (name, command) in commands(root) {
        let page = Man::new(command).title(name.replace(' ', "-").to_uppercase());
        let mut text = Vec::new();
        page.render(&mut text).expect("memory takes what is written to it");
        files.push((folder.join(format!("{}.1", name.replace(' ', "-"))), text));
    }
    match write::all(&files) {
        Ok(()) => Code::Done,
        Err((path, error)) => messages::environment(&format!("cannot write `{}`: {error}", path.display())),
    }
}

/// All visible commands with their full names: `okl`, `okl run`, `okl cache stats`.
pub fn commands(mut root: Command) -> Vec<(String, Command)> {
    root.build();
    let mut all = Vec::new();
    collect("okl", &root, &mut all);
    all
}

fn collect(name: &str, command: &Command, all: &mut Vec<(String, Command)>) {
    all.push((name.to_string(), command.clone().bin_name(name).display_name(name.replace(' ', "-"))));
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set() && inner.get_name() != "help")
    {
        collect(&format!("{name} {}", inner.get_name()), inner, all);
    }
}
