//! The okl command line.
//!
//! This is the one crate that prints, ends the process and reads the environment:
//!
//! - `OKL_LIBCLANG`, `LIBCLANG_PATH`: the libclang to load, or its folder;
//! - `OKL_LOG`: what to log to stderr, as `tracing` filters say it: `debug`;
//! - `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`: whether messages have colours;
//! - `OKL_CACHE`, `OKL_CACHE_DIR`, `OKL_CACHE_SIZE`: whether translations are kept, where, and how many;
//! - `OKL_PLUGIN_PATH`: folders with libraries of plugins;
//! - `OCCA_INCLUDE_PATH`: folders with headers, for `okl translate`;
//! - `XDG_CONFIG_HOME`, `HOME`: where the user's pipelines and plugins are, and what the user trusts;
//! - `XDG_CACHE_HOME`, `HOME`: where translations are kept;
//! - what clang and the system's loader read of it, to tell one translation from another.
//!
//! Results go to stdout or into files, everything else to stderr; messages for programs go to stdout, too. Nothing is
//! written unless all of it can be, and [`exit::Code`] has the table of exit codes.

mod args;
mod cache;
mod check;
#[cfg(unix)]
mod crash;
mod depfile;
mod exit;
mod explain;
mod explain_attribute;
mod fix;
mod folders;
#[cfg(unix)]
mod guard;
mod libclang;
mod list;
mod made;
mod normalize;
mod pipelines;
mod plugin;
mod projects;
mod run;
mod say;
mod target;
mod translate;
mod trust;
mod write;

use args::Command;
use exit::Code;
use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(unix)]
    crash::prepare();
    exit::guarded(work).into()
}

fn work() -> Code {
    let words: Vec<std::ffi::OsString> = std::env::args_os().collect();
    let cli = match args::parse(words) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are no mistakes; clap prints them to stdout.
            let code = if error.use_stderr() { Code::Usage } else { Code::Done };
            let _closed_early = error.print();
            return code;
        }
    };
    if let Some(filter) = std::env::var_os("OKL_LOG").filter(|filter| !filter.is_empty()) {
        let filter = tracing_subscriber::EnvFilter::new(filter.to_string_lossy());
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    }
    run::set_plugin_timeout(cli.plugin_timeout);
    say::set_manner(say::Manner {
        limit: cli.error_limit,
        form: cli.message_format,
        colour: cli.color,
        quiet: cli.quiet,
    });
    let code = match cli.command {
        Command::Run(args) => run::run(args, cli.verbose),
        Command::Translate(args) => translate::translate(args, cli.verbose),
        Command::Check(args) => check::check(args, cli.verbose),
        Command::Fix(args) => fix::fix(args, cli.verbose),
        Command::Normalize(args) => normalize::normalize(args, cli.verbose),
        Command::Explain(args) => explain::explain(args),
        Command::Pipelines { action } => pipelines::pipelines(action, cli.verbose),
        Command::Cache { action } => cache::act(action),
        Command::Plugin { action } => plugin::plugin(action),
        Command::Plugins { action: args::Plugins::List { format } } => list::plugins(format),
        Command::Plugins { action: args::Plugins::Trust { files } } => trust::trust(files),
    };
    say::finish(code);
    code
}
