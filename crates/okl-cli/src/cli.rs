//! The command line as clap reads it: each command owns its options.

use crate::commands::build::BuildArgs;
use crate::commands::cache::CacheAction;
use crate::commands::cc::CcArgs;
use crate::commands::check::CheckArgs;
use crate::commands::explain::ExplainArgs;
use crate::commands::fix::FixArgs;
use crate::commands::normalize::NormalizeArgs;
use crate::commands::pipelines::Pipelines;
use crate::commands::plugin::Action;
use crate::commands::plugins::Plugins;
use crate::commands::run::RunArgs;
use crate::commands::translate::TranslateArgs;
use crate::exit::Code;
use crate::messages::{Colour, Form};
use crate::options::{CacheArgs, FrontArgs, JobArgs};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use okl_config::{ArgumentDefect, ArgumentList, clang_argument_defects, clang_arguments};
use okl_source::printable_line;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Turns OKL into CUDA, HIP, DPC++, OpenCL C, Metal, OpenMP and serial C++.
#[derive(Debug, Parser)]
#[command(name = "okl", version, propagate_version = true, max_term_width = 100, after_long_help = exit_codes())]
pub struct Cli {
    /// The time limit for an answer of a plugin, in seconds
    #[arg(long, global = true, value_name = "SECONDS", default_value = "30", hide = true, value_parser = seconds)]
    pub plugin_timeout: Duration,

    /// Loads and starts the plugins that files name without asking whether they are trusted
    #[arg(long, global = true)]
    pub trust_plugins: bool,

    #[command(subcommand)]
    pub command: Command,

    /// The largest number of errors, and of warnings, to show; 0 shows all
    #[arg(long, global = true, value_name = "COUNT", default_value = "20")]
    pub error_limit: usize,

    /// How messages are written
    #[arg(long, global = true, value_name = "FORM", value_enum, default_value_t = Form::Human)]
    pub message_format: Form,

    /// When messages have colours
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub color: Colour,

    /// Shows errors and nothing else
    #[arg(long, short, global = true)]
    pub quiet: bool,

    /// Shows which pipeline files are used, and what they extend
    #[arg(long, short, global = true)]
    pub verbose: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "no number of seconds".to_string())?;
    match seconds > 0.0 && seconds <= 1e6 {
        true => Ok(Duration::from_secs_f64(seconds)),
        false => Err("between 0 and a million seconds".to_string()),
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Compiles OKL files with one or more pipelines
    Run(RunArgs),
    /// Builds kernels before programs run: one file that the runtime loads, without a translator and without a compiler
    Build(BuildArgs),
    /// Does what `occa translate` does, with its options
    Translate(TranslateArgs),
    /// Compiles programs with OpenACC directives, and CUDA, as a compiler, for make, CMake and configure
    Cc(CcArgs),
    /// Looks for mistakes in OKL files and writes nothing
    Check(CheckArgs),
    /// Fixes the mistakes that okl knows how to fix, in the named files
    Fix(FixArgs),
    /// Writes OKL as C++ that compilers and editors read, in your own layout
    Normalize(NormalizeArgs),
    /// Explains a message and how to fix its cause, or an attribute
    Explain(ExplainArgs),
    /// Shows the pipelines that `--pipeline` knows by name, and what is wrong with them
    Pipelines {
        #[command(subcommand)]
        action: Pipelines,
    },
    /// Shows or removes the kept translations
    Cache {
        #[command(subcommand)]
        action: CacheAction,
    },
    /// Shows what okl finds on this machine, and what is missing
    Doctor {
        #[command(flatten)]
        cache: CacheArgs,
    },
    /// Prints the script with which a shell completes okl's command lines
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Writes manual pages, one for each command, into a folder
    Man {
        /// The folder: `share/man/man1`
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// For authors of plugins: the C header, and a check of a built plugin
    Plugin {
        #[command(subcommand)]
        action: Action,
    },
    /// Lists plugins, and trusts those of a project
    Plugins {
        #[command(subcommand)]
        action: Plugins,
    },
}

/// The list of exit codes for the help text.
fn exit_codes() -> String {
    let row = |code: &Code| format!("  {:<5} {}\n", *code as u8, code.meaning());
    format!("Exit codes:\n{}", Code::ALL.iter().map(row).collect::<String>())
}

/// Parses the command line.
///
/// `-include FILE`, `-MD` and similar options have one `-`, as compilers have them; clap only supports long options
/// with two.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let mut takes_value = false;
    let mut options_ended = false;
    let words = words.into_iter().map(|word| {
        let is_value = std::mem::replace(&mut takes_value, word == "-X");
        options_ended |= word == "--";
        match word.to_str().filter(|_| !is_value && !options_ended) {
            Some("-include" | "-MD" | "-MMD" | "-MF" | "-MT") => one_more_dash(&word),
            _ => word,
        }
    });
    let matches = Cli::command().try_get_matches_from(words)?;
    let mut cli = Cli::from_arg_matches(&matches)?;
    if let (Some((_, matches)), Some(front)) = (matches.subcommand(), cli.command.front()) {
        front.settle_macros(matches);
        front.levels.settle(matches);
        clang_argument_error(&front.clang_argument).map_or(Ok(()), Err)?;
    }
    Ok(cli)
}

/// The option with one more dash: `--MD` for `-MD`.
fn one_more_dash(word: &OsString) -> OsString {
    let mut long = OsString::from("-");
    long.push(word);
    long
}

impl Command {
    /// True if the run is to be timed.
    pub fn measures(&self) -> bool {
        self.jobs().is_some_and(JobArgs::measures)
    }

    /// The file to record the run to.
    pub fn dump_repro(&self) -> Option<&Path> {
        self.jobs()?.dump_repro.as_deref()
    }

    fn jobs(&self) -> Option<&JobArgs> {
        match self {
            Command::Run(args) => Some(&args.jobs),
            Command::Check(args) => Some(&args.jobs),
            Command::Normalize(args) => Some(&args.jobs),
            _ => None,
        }
    }

    fn front(&mut self) -> Option<&mut FrontArgs> {
        match self {
            Command::Run(args) => Some(&mut args.front),
            Command::Build(args) => Some(&mut args.front),
            Command::Check(args) => Some(&mut args.front),
            Command::Fix(args) => Some(&mut args.front),
            Command::Normalize(args) => Some(&mut args.front),
            _ => None,
        }
    }
}

/// An error that lists each clang argument that is not allowed, and the allowed ones.
fn clang_argument_error(arguments: &[String]) -> Option<clap::Error> {
    let defects = clang_argument_defects(arguments, ArgumentList::Whole);
    let row = |defect: &ArgumentDefect| {
        let instead = defect.instead.map(|instead| format!("; {instead}")).unwrap_or_default();
        format!("`-X {}` {}{instead}\n", printable_line(&arguments[defect.nth]), defect.message)
    };
    let rows: String = defects.iter().map(row).collect();
    let list = clang_arguments(ArgumentList::Whole);
    let list: String = list.iter().map(|line| format!("  {line}\n")).collect();
    let text = format!("{rows}those are\n{list}");
    (!defects.is_empty())
        .then(|| Cli::command().error(clap::error::ErrorKind::ValueValidation, text.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clap_finds_the_definition_sound() {
        Cli::command().debug_assert();
    }

    fn run(words: &[&str]) -> RunArgs {
        match parse(words.iter().map(OsString::from)) {
            Ok(Cli { command: Command::Run(args), .. }) => args,
            other => panic!("it is a run, not {other:?}"),
        }
    }

    #[test]
    fn macros_count_in_the_order_they_are_given() {
        let front = run(&["okl", "run", "-U", "A", "-DA=1", "-D", "B(x)=x", "-UB", "-U", "C", "k.okl"]).front;
        assert_eq!((front.define, front.undefine), (vec!["A=1".into()], vec!["B".into(), "C".into()]));
    }

    #[test]
    fn include_is_written_as_compilers_have_it() {
        let words = ["okl", "run", "-include", "a.h", "--include", "b.h", "--", "-include"];
        let front = run(&words).front;
        assert_eq!(front.include, ["a.h", "b.h"]);
        assert_eq!(front.inputs, [PathBuf::from("-include")]);
        // An argument for clang is not an option of okl.
        let words = ["okl", "run", "-X", "-include", "a.h"].map(OsString::from);
        let error = parse(words).expect_err("it is not handed on").to_string();
        assert!(error.contains("`-X -include` is none of those"), "{error}");
    }

    #[test]
    fn short_options_take_their_value_with_or_without_a_space() {
        let words = ["okl", "run", "-DN=4", "-D", "M", "-I", "a", "-Ib", "-X", "-Wall", "-o", "x/", "k.okl"];
        let args = run(&words);
        assert_eq!(args.front.define, ["N=4", "M"]);
        assert_eq!(args.front.include_dir, ["a", "b"]);
        assert_eq!(args.front.clang_argument, ["-Wall"]);
        assert_eq!(args.front.inputs, [PathBuf::from("k.okl")]);
    }
}
