//! The okl command line.
//!
//! `cli` parses the words, `dispatch` calls the command, and each file of `commands` is one command with its options;
//! `options` has those that several commands share, `session` the steps that they share. The commands that translate
//! build a [`batch_request::BatchRequest`], whose inputs are translated by `okl-driver` or taken from the cache.
//! `messages` prints diagnostics, `write` writes outputs, [`process::guarded`] turns panics into an exit code, and
//! `guard` and `crash` do so for faulty plugins and for crashes.
//!
//! This is the only crate that prints, ends the process and reads the environment:
//!
//! - `OKL_LIBCLANG`, `LIBCLANG_PATH`: the libclang to load, or its folder;
//! - `OKL_LOG`: the log to stderr, as a `tracing` filter: `debug`;
//! - `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`: the use of colours in messages;
//! - `OKL_CACHE`, `OKL_CACHE_DIR`, `OKL_CACHE_SIZE`, `OKL_CACHE_REMOTE`: the use, place, size and server of the cache;
//! - `OKL_KERNEL_COMPILER`: the compiler of kernels, for `okl cc`;
//! - `OKL_COMPLETE`: the shell that requests completions;
//! - `OKL_PLUGIN_PATH`: folders with libraries of plugins;
//! - `OCCA_INCLUDE_PATH`: folders with headers, for `okl translate`;
//! - `XDG_CONFIG_HOME`, `HOME`: the user's pipelines, plugins and `trusted.toml`;
//! - `XDG_CACHE_HOME`, `HOME`: the folder of the cache;
//! - the variables that clang and the system's loader read, as inputs of cached translations.
//!
//! Results go to stdout or to files, everything else to stderr, except for messages in machine-readable form, which go
//! to stdout. Files are written only if all of them can be. [`exit::Code`] is the table of exit codes.

mod argument_files;
mod batch;
mod batch_request;
mod cache;
mod cli;
mod commands;
mod compilers;
mod completers;
#[cfg(unix)]
mod crash;
mod depfile;
mod dispatch;
mod exit;
mod folders;
#[cfg(unix)]
mod guard;
mod host;
mod inputs;
mod jobs;
mod libclang;
mod links;
mod messages;
mod options;
mod owner;
mod pages;
mod passes;
mod pipeline_names;
mod process;
mod progress;
mod projects;
mod recording;
#[cfg(test)]
mod reference;
mod report;
mod session;
mod stack;
mod target;
mod trusted;
mod write;

use clap::CommandFactory;
use cli::Cli;
use commands::{completions, version};
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
    process::end(recording::finish(process::guarded(work)))
}

fn work() -> Code {
    let words: Vec<std::ffi::OsString> = std::env::args_os().collect();
    if let Some(code) = completions::answer(&words, Cli::command) {
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
    let cli = match cli::parse(words.iter().cloned()) {
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
    host::set_plugin_timeout(cli.plugin_timeout);
    trusted::set_everything(cli.trust_plugins);
    messages::set_manner(messages::MessageStyle {
        limit: cli.error_limit,
        form: cli.message_format,
        colour: cli.color,
        quiet: cli.quiet,
        clang_warnings: Some(host::clang_warnings),
    });
    if let Some(file) = cli.command.dump_repro()
        && let Err(code) = recording::start(file, &words, &host::libclang_path())
    {
        return code;
    }
    let code = dispatch::dispatch(cli);
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
