//! From the parsed command line to the command.

use crate::cli::{self, Cli, Command};
use crate::commands::{
    build, cache, cc, check, completions, doctor, explain, fix, man_pages, normalize, pipelines, plugin,
    plugins, run, translate,
};
use crate::exit::Code;
use crate::{messages, recording};
use clap::CommandFactory;
use okl_source::printable;
use std::path::Path;

/// Runs the command.
pub fn dispatch(cli: Cli) -> Code {
    let verbose = cli.verbose;
    match cli.command {
        Command::Run(args) => match args.repro {
            Some(file) => replay(&file),
            None => run::run(args, verbose),
        },
        Command::Build(args) => build::build(args, verbose),
        Command::Translate(args) => translate::translate(args, verbose),
        Command::Cc(args) => cc::cc(args, verbose),
        Command::Check(args) => check::check(args, verbose),
        Command::Fix(args) => fix::fix(args, verbose),
        Command::Normalize(args) => normalize::normalize(args, verbose),
        Command::Explain(args) => explain::explain(args),
        Command::Pipelines { action } => pipelines::pipelines(action, verbose),
        Command::Cache { action } => cache::act(action),
        Command::Doctor { cache } => doctor::doctor(&cache),
        Command::Completions { shell } => completions::script(shell),
        Command::Man { folder } => man_pages::man(&folder, Cli::command()),
        Command::Plugin { action } => plugin::plugin(action),
        Command::Plugins { action } => plugins::plugins(action),
    }
}

/// Repeats a recorded run; outputs are printed instead of written.
fn replay(path: &Path) -> Code {
    let recorded = match recording::load(path) {
        Ok(recorded) => recorded,
        Err(code) => return code,
    };
    let Ok(cli) = cli::parse(recorded.words) else {
        return recording::of_another_version(path, &recorded.okl);
    };
    messages::remark(&printable(&format!(
        "recorded by okl {} with {} on {}",
        recorded.okl, recorded.libclang, recorded.system
    )));
    match cli.command {
        Command::Run(mut args) => {
            args.cache.no_cache = true;
            run::run(args, cli.verbose)
        }
        Command::Check(args) => check::check(args, cli.verbose),
        Command::Normalize(args) => normalize::normalize(args, cli.verbose),
        _ => messages::usage("a run is `okl run`, `okl check` or `okl normalize`"),
    }
}
