//! The okl command line.
//!
//! `args` parses the words, and one module per command runs it: `run`, `check`, `fix`, `normalize`, `translate`,
//! `explain`, `pipelines`, `plugin` and others. The commands that translate build a [`batch::BatchRequest`], whose
//! inputs are translated by `okl-driver` or taken from the cache. `messages` prints diagnostics, `write` writes outputs,
//! [`exit::guarded`] turns panics into an exit code, and `guard` and `crash` do so for faulty plugins and for crashes.
//!
//! This is the only crate that prints, ends the process and reads the environment:
//!
//! - `OKL_LIBCLANG`, `LIBCLANG_PATH`: the libclang to load, or its folder;
//! - `OKL_LOG`: the log to stderr, as a `tracing` filter: `debug`;
//! - `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`: the use of colours in messages;
//! - `OKL_CACHE`, `OKL_CACHE_DIR`, `OKL_CACHE_SIZE`, `OKL_CACHE_REMOTE`: the use, place, size and server of the cache;
//! - `OKL_COMPLETE`: the shell that requests completions;
//! - `OKL_PLUGIN_PATH`: folders with libraries of plugins;
//! - `OCCA_INCLUDE_PATH`: folders with headers, for `okl translate`;
//! - `XDG_CONFIG_HOME`, `HOME`: the user's pipelines, plugins and `trusted.toml`;
//! - `XDG_CACHE_HOME`, `HOME`: the folder of the cache;
//! - the variables that clang and the system's loader read, as inputs of cached translations.
//!
//! Results go to stdout or to files, everything else to stderr, except for messages in machine-readable form, which go
//! to stdout. Files are written only if all of them can be. [`exit::Code`] is the table of exit codes.

mod args;
mod argument_files;
mod batch;
mod cache;
mod check;
mod complete;
#[cfg(unix)]
mod crash;
mod depfile;
mod doctor;
mod exit;
mod explain;
mod explain_attribute;
mod fix;
mod folders;
#[cfg(unix)]
mod guard;
mod inputs;
mod jobs;
mod libclang;
mod list;
mod man_pages;
mod messages;
mod normalize;
mod owner;
mod passes;
mod pipelines;
mod plugin;
mod progress;
mod projects;
#[cfg(test)]
mod reference;
mod report;
mod repro;
mod run;
mod target;
mod translate;
mod trust;
mod version;
mod write;

use args::Command;
use exit::Code;
use std::io::Write;
use std::process::ExitCode;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

fn main() -> ExitCode {
    #[cfg(unix)]
    crash::prepare();
    exit::end(repro::finish(exit::guarded(work)))
}

fn work() -> Code {
    let words: Vec<std::ffi::OsString> = std::env::args_os().collect();
    if let Some(code) = complete::answer(&words) {
        return code;
    }
    let words = match argument_files::expanded(words) {
        Ok(words) => words,
        Err(error @ argument_files::WordsError::Unreadable(..)) => {
            return messages::environment(&error.to_string());
        }
        Err(error) => return messages::usage(&error.to_string()),
    };
    let is_verbose = version::is_verbose(&words);
    let cli = match args::parse(words.iter().cloned()) {
        Ok(cli) => cli,
        Err(error) if is_verbose && error.kind() == clap::error::ErrorKind::DisplayVersion => {
            return version::verbose();
        }
        Err(error) => {
            // Help and version are not errors; clap prints them to stdout.
            let code = if error.use_stderr() { Code::Usage } else { Code::Done };
            return match error.print().and_then(|()| std::io::stdout().flush()) {
                Err(error) if code == Code::Done && error.kind() != std::io::ErrorKind::BrokenPipe => {
                    messages::environment(&format!("cannot write to stdout: {error}"))
                }
                Ok(()) | Err(_) => code,
            };
        }
    };
    listen(cli.command.measures());
    run::set_plugin_timeout(cli.plugin_timeout);
    trust::set_everything(cli.trust_plugins);
    messages::set_manner(messages::MessageStyle {
        limit: cli.error_limit,
        form: cli.message_format,
        colour: cli.color,
        quiet: cli.quiet,
    });
    if let Some(file) = cli.command.dump_repro()
        && let Err(code) = repro::start(file, &words)
    {
        return code;
    }
    let code = match cli.command {
        Command::Run(args) => run::run(args, cli.verbose),
        Command::Translate(args) => translate::translate(args, cli.verbose),
        Command::Check(args) => check::check(args, cli.verbose),
        Command::Fix(args) => fix::fix(args, cli.verbose),
        Command::Normalize(args) => normalize::normalize(args, cli.verbose),
        Command::Explain(args) => explain::explain(args),
        Command::Pipelines { action } => pipelines::pipelines(action, cli.verbose),
        Command::Cache { action } => cache::act(action),
        Command::Doctor { cache } => doctor::doctor(&cache),
        Command::Completions { shell } => complete::script(shell),
        Command::Man { folder } => man_pages::man(&folder),
        Command::Plugin { action } => plugin::plugin(action),
        Command::Plugins { action: args::Plugins::List { format } } => list::plugins(format),
        Command::Plugins { action: args::Plugins::Trust { files } } => trust::trust(files),
    };
    messages::finish(code)
}

/// Starts logging as `OKL_LOG` requests, and the measurement of steps.
fn listen(measures: bool) {
    let filter = std::env::var_os("OKL_LOG").filter(|filter| !filter.is_empty());
    if filter.is_none() && !measures {
        return;
    }
    let log = filter.map(|filter| {
        tracing_subscriber::fmt::layer()
            .with_writer(std::io::stderr)
            .with_filter(wanted(&filter.to_string_lossy()))
    });
    let clock = measures.then(|| passes::Clock.with_filter(passes::Clock::filter()));
    tracing_subscriber::registry().with(log).with(clock).init();
}

/// The filter of a text such as `debug`, `okl_driver=debug`, `info,okl_cache=trace`; invalid parts are reported and
/// ignored.
fn wanted(filter: &str) -> Targets {
    let mut all = Targets::new();
    for part in filter.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.parse::<Targets>() {
            Ok(one) => match one.default_level() {
                Some(level) => all = all.with_default(level),
                None => all = all.with_targets(one),
            },
            Err(why) => {
                let shown = okl_source::printable(part);
                messages::stderr(&format!(
                    "warning: `OKL_LOG`: `{shown}` is no filter ({why}): `debug`, `okl_cache=trace`\n"
                ));
            }
        }
    }
    all
}
