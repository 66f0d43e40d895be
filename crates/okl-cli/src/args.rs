//! The command line as clap reads it.

use crate::cache::{CacheAction, CacheArgs};
use crate::complete;
use crate::exit::Code;
use crate::messages::{Colour, Form};
use crate::plugin::Action;
use crate::report;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use okl_config::{
    ArgumentDefect, ArgumentList, Level, Levels, Reading, clang_argument_defects, clang_arguments, nearest,
    std_defect,
};
use okl_driver::OutputKind;
use okl_source::printable_line;
use std::ffi::OsString;
use std::num::NonZeroUsize;
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
    /// Does what `occa translate` does, with its options
    Translate(TranslateArgs),
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

#[derive(Debug, Args)]
pub struct NormalizeArgs {
    /// Where to write: a file takes one text, a folder (`DIR/`) all of them
    #[arg(long, short, value_name = "FILE|DIR/")]
    pub output: Option<PathBuf>,

    /// Writes the header `okl/okl.hpp` that compilers need for these texts below DIR
    #[arg(long, value_name = "DIR")]
    pub write_header: Option<PathBuf>,

    /// Keeps the paths of inputs from this folder on below `-o DIR/`: `a/k.okl` for `BASE/a/k.okl`
    #[arg(long, value_name = "BASE")]
    pub base: Option<PathBuf>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

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

#[derive(Debug, Subcommand)]
pub enum Pipelines {
    /// One per line: name, backend, origin, and what it hides
    List {
        /// The form of the list
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Writes a pipeline with all that it extends as one file
    Show {
        /// The form; JSON says what the pipeline produces: name, target, file extension, whether devices run it
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
        /// A pipeline by name, or a pipeline file
        #[arg(value_name = "NAME|FILE", add = complete::pipelines())]
        pipeline: String,
    },
    /// Reads pipelines, loads their backends and looks at their options
    Check {
        /// Pipelines by name, or pipeline files; default: all that have a name
        #[arg(value_name = "NAME|FILE", add = complete::pipelines())]
        pipelines: Vec<String>,
    },
}

/// How lists are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// For programs
    Json,
}

#[derive(Debug, Args)]
#[command(after_long_help = kinds())]
pub struct RunArgs {
    /// A pipeline by name, or a pipeline file (with a `/` or ending in `.toml`); may be repeated; default: those of `okl.toml`
    #[arg(long, short, value_name = "NAME|FILE", add = complete::pipelines())]
    pub pipeline: Vec<String>,

    /// What to write: kernel, launcher, metadata, deps, ...; without PATH to `-o` or stdout
    #[arg(long, value_name = "KIND[=PATH]", value_delimiter = ',', value_parser = wanted, add = complete::kinds())]
    pub emit: Vec<Wanted>,

    /// Where to write: a file takes one text, a folder (`DIR/`) takes all parts of all inputs
    #[arg(long, short, value_name = "FILE|DIR/")]
    pub output: Option<PathBuf>,

    /// Writes the header `okl/launch.h` that `--emit launcher-c` needs below DIR
    #[arg(long, value_name = "DIR")]
    pub write_header: Option<PathBuf>,

    /// Writes a rule for make and ninja beside each output, with all files it was made of; also `-MD`
    #[arg(long = "MD", alias = "MMD")]
    pub deps: bool,

    /// Where to write that rule; also `-MF FILE`
    #[arg(long = "MF", value_name = "FILE")]
    pub deps_file: Option<PathBuf>,

    /// The target of that rule, in place of the outputs; may be repeated; also `-MT TARGET`
    #[arg(long = "MT", value_name = "TARGET")]
    pub deps_target: Vec<String>,

    /// Keeps the paths of inputs from this folder on below `-o DIR/`: `a/k.cu` for `BASE/a/k.okl`
    #[arg(long, value_name = "BASE")]
    pub base: Option<PathBuf>,

    /// Writes the outputs of inputs and targets without mistakes, even when others have some
    #[arg(long, short = 'k')]
    pub keep_going: bool,

    /// Repeats the run that `--dump-repro FILE` recorded, without any other file, and prints what it would write
    #[arg(long, value_name = "FILE", exclusive = true)]
    pub repro: Option<PathBuf>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub cache: CacheArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

#[derive(Debug, Args)]
pub struct TranslateArgs {
    /// The target, not case-sensitive: CUDA, HIP, OpenCL, OpenMP, ...
    #[arg(long, short, value_name = "MODE", default_value = "Serial", overrides_with = "mode", add = complete::modes())]
    pub mode: String,

    /// Prints the host program that launches the kernels, where the mode has one
    #[arg(long, short, overrides_with = "launcher")]
    pub launcher: bool,

    /// Kernel properties; may be repeated
    #[arg(long, short = 'k', alias = "kernel-prop", value_name = "JSON|FILE")]
    pub kernel_props: Vec<String>,

    /// Adds a folder to look for headers in
    #[arg(long, short = 'I', value_name = "DIR")]
    pub include_path: Vec<String>,

    /// Defines a macro; one without a value is empty
    #[arg(long, short = 'D', value_name = "NAME[=VALUE]", value_parser = define)]
    pub define: Vec<String>,

    /// Which of OCCA's transpilers to use; accepted and ignored
    #[arg(long, short = 't', value_name = "VERSION", hide = true)]
    pub transpiler_version: Vec<String>,

    #[command(flatten)]
    pub cache: CacheArgs,

    /// The file to translate; `-` is stdin
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Also shows the messages of `okl run` with this pipeline; may be repeated
    #[arg(long, short, value_name = "NAME|FILE", add = complete::pipelines())]
    pub pipeline: Vec<String>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// How inputs are worked on, and what is told when that is over.
#[derive(Clone, Debug, Default, Args)]
pub struct JobArgs {
    /// The number of inputs to work on at once (default: one for each core)
    #[arg(long, short, value_name = "COUNT")]
    pub jobs: Option<NonZeroUsize>,

    /// Writes the result of each input on each target to stdout
    #[arg(long, value_enum, value_name = "FORM")]
    pub report: Option<report::Form>,

    /// Shows how long each step and each input took
    #[arg(long)]
    pub time_passes: bool,

    /// Records everything that this run is told and reads in one file, for `okl run --repro FILE`
    #[arg(long, value_name = "FILE")]
    pub dump_repro: Option<PathBuf>,
}

impl JobArgs {
    /// True if the run is to be timed.
    pub fn measures(&self) -> bool {
        self.report.is_some() || self.time_passes
    }
}

#[derive(Debug, Args)]
pub struct FixArgs {
    /// Prints the changes as a diff, and writes no file
    #[arg(long)]
    pub dry_run: bool,

    /// Also makes changes that are only likely, such as another name for an unknown one
    #[arg(long)]
    pub guesses: bool,

    #[command(flatten)]
    pub front: FrontArgs,
}

#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// What stands in brackets: `loop-header` for `error[loop-header]`; an attribute: `@tile`; or a name of CUDA, OpenCL or
    /// older OCCA: `__syncthreads`
    #[arg(value_name = "ID|@NAME|WORD", required_unless_present = "list", add = complete::explained())]
    pub id: Option<String>,

    /// Shows all ids, one per line; or all names of other languages that okl knows
    #[arg(
        long,
        conflicts_with = "id",
        value_name = "WHAT",
        num_args = 0..=1,
        default_missing_value = "messages",
        value_enum
    )]
    pub list: Option<Explained>,
}

/// What `okl explain` can list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Explained {
    /// The ids of messages
    Messages,
    /// Names of CUDA, OpenCL, older OCCA and others, with what OKL has instead
    Words,
}

/// How inputs are read.
#[derive(Clone, Debug, Args)]
pub struct FrontArgs {
    /// Defines a macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]", value_parser = define)]
    pub define: Vec<String>,

    /// Undefines a macro; the later one of `-D` and `-U` wins
    #[arg(short = 'U', value_name = "NAME")]
    pub undefine: Vec<String>,

    /// Adds a folder to look for headers in
    #[arg(short = 'I', value_name = "DIR")]
    pub include_dir: Vec<String>,

    /// Reads a file before the inputs; also `-include FILE`
    #[arg(long, value_name = "FILE")]
    pub include: Vec<String>,

    /// Kernel properties as OCCA has them; `-D`, `-I` and `--include` win over them
    #[arg(long, value_name = "JSON|FILE")]
    pub props: Vec<String>,

    /// The language to read: c++11, c++14, c++17 (default), c++20, c++23
    #[arg(long, value_name = "STD", value_parser = std)]
    pub std: Option<String>,

    /// Switches on a set of intrinsics, see `okl plugins list`; may be repeated
    #[arg(long, value_name = "SET", add = complete::intrinsics())]
    pub intrinsics: Vec<String>,

    /// How properties are read.
    #[arg(skip)]
    pub reading: Reading,

    #[command(flatten)]
    pub levels: LevelArgs,

    /// An argument for clang; may be repeated
    #[arg(short = 'X', value_name = "CLANGARG", allow_hyphen_values = true)]
    pub clang_argument: Vec<String>,

    /// The name of stdin in messages, and for finding headers, `okl.toml` and names of outputs
    #[arg(long, value_name = "NAME")]
    pub stdin_filename: Option<PathBuf>,

    /// The files to read, and folders with `.okl` files in them; `-` is stdin, `@FILE` more of the command line
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,
}

impl FrontArgs {
    /// The name of an input in messages and for lookups.
    pub fn name_of<'p>(&'p self, input: &'p Path) -> &'p Path {
        let given = self.stdin_filename.as_deref().filter(|_| input.as_os_str() == "-");
        given.unwrap_or(input)
    }
}

/// What becomes of warnings.
#[derive(Clone, Debug, Default, Args)]
pub struct LevelArgs {
    /// Shows a warning: one of clang's, or one that a file allows or denies; may be repeated
    #[arg(short = 'W', value_name = "ID", add = complete::warnings())]
    pub warn: Vec<String>,

    /// Hides a warning; may be repeated
    #[arg(short = 'A', value_name = "ID", add = complete::warnings())]
    pub allow: Vec<String>,

    /// Makes a warning an error; `warnings` means all of them; may be repeated
    #[arg(long, value_name = "ID|warnings", add = complete::warnings())]
    pub deny: Vec<String>,

    /// All of these; of two about one warning the later one counts.
    #[arg(skip)]
    pub settled: Levels,
}

/// One `KIND[=PATH]` of `--emit`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub kind: EmitKind,
    pub path: Option<PathBuf>,
}

/// A kind of `--emit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmitKind {
    /// An output text of a run.
    Text(OutputKind),
    /// A dependency rule: the files that were read.
    Deps,
}

/// The list of exit codes for the help text.
fn exit_codes() -> String {
    let row = |code: &Code| format!("  {:<5} {}\n", *code as u8, code.meaning());
    format!("Exit codes:\n{}", Code::ALL.iter().map(row).collect::<String>())
}

/// The list of kinds for the help text.
fn kinds() -> String {
    let row = |kind: EmitKind| format!("  {:<18} {}\n", kind.name(), kind.summary());
    format!("Kinds for --emit:\n{}", EmitKind::all().map(row).collect::<String>())
}

impl EmitKind {
    /// All kinds.
    pub fn all() -> impl Iterator<Item = EmitKind> {
        OutputKind::ALL.into_iter().map(EmitKind::Text).chain([EmitKind::Deps])
    }

    /// A one-line description for help texts.
    pub fn summary(self) -> &'static str {
        match self {
            EmitKind::Text(kind) => kind.summary(),
            EmitKind::Deps => "a rule for make and ninja: the files that were read",
        }
    }

    /// The name as an argument of `--emit`.
    pub fn name(self) -> &'static str {
        match self {
            EmitKind::Text(kind) => kind.name(),
            EmitKind::Deps => "deps",
        }
    }
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
            Command::Translate(_)
            | Command::Fix(_)
            | Command::Explain(_)
            | Command::Pipelines { .. }
            | Command::Cache { .. }
            | Command::Doctor { .. }
            | Command::Completions { .. }
            | Command::Man { .. }
            | Command::Plugin { .. }
            | Command::Plugins { .. } => None,
        }
    }

    fn front(&mut self) -> Option<&mut FrontArgs> {
        match self {
            Command::Run(args) => Some(&mut args.front),
            Command::Check(args) => Some(&mut args.front),
            Command::Fix(args) => Some(&mut args.front),
            Command::Normalize(args) => Some(&mut args.front),
            Command::Translate(_)
            | Command::Explain(_)
            | Command::Pipelines { .. }
            | Command::Cache { .. }
            | Command::Doctor { .. }
            | Command::Completions { .. }
            | Command::Man { .. }
            | Command::Plugin { .. }
            | Command::Plugins { .. } => None,
        }
    }
}

impl FrontArgs {
    /// Combines `-D` and `-U` in the order in which they are given: `-D N -U N` leaves nothing, `-U N -D N` a macro.
    fn settle_macros(&mut self, matches: &ArgMatches) {
        let places = |id: &str| matches.indices_of(id).into_iter().flatten().collect::<Vec<usize>>();
        let (defined, undefined) = (places("define"), places("undefine"));
        let name = |define: &String| define.split(['=', '(']).next().unwrap_or_default().to_string();
        let mut defines: Vec<(usize, String)> = defined.into_iter().zip(self.define.drain(..)).collect();
        for (at, gone) in undefined.iter().zip(&self.undefine) {
            defines.retain(|(place, define)| place > at || name(define) != *gone);
        }
        self.undefine.retain(|gone| !defines.iter().any(|(_, define)| name(define) == *gone));
        self.define = defines.into_iter().map(|(_, define)| define).collect();
    }
}

impl LevelArgs {
    fn settle(&mut self, matches: &ArgMatches) {
        let options = [
            ("warn", &self.warn, Level::Warn),
            ("allow", &self.allow, Level::Allow),
            ("deny", &self.deny, Level::Deny),
        ];
        let given = options.into_iter().flat_map(|(option, ids, level)| {
            let places = matches.indices_of(option).into_iter().flatten();
            places.zip(ids).map(move |(place, id)| (place, id, level))
        });
        let mut given: Vec<(usize, &String, Level)> = given.collect();
        given.sort_by_key(|(place, ..)| *place);
        for (_, id, level) in given {
            self.settled.set(id, level, None);
        }
    }
}

fn wanted(text: &str) -> Result<Wanted, String> {
    let (name, path) = match text.split_once('=') {
        Some((_, "")) => return Err("there is no path after the `=`".into()),
        Some((name, path)) => (name, Some(PathBuf::from(path))),
        None => (text, None),
    };
    let kinds: Vec<EmitKind> = EmitKind::all().collect();
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
    match kinds.into_iter().find(|kind| kind.name() == name) {
        Some(kind) => Ok(Wanted { kind, path }),
        None => Err(match nearest(name, names.iter().copied()) {
            Some(near) => format!("there is no kind `{name}`, did you mean `{near}`?"),
            None => format!("there is no kind `{name}`; there are: {}", names.join(", ")),
        }),
    }
}

fn define(text: &str) -> Result<String, String> {
    match text.split('=').next() {
        Some("") | None => Err("there is no name before the `=`".into()),
        Some(_) => Ok(text.to_string()),
    }
}

fn std(text: &str) -> Result<String, String> {
    std_defect(text).map_or_else(|| Ok(text.to_string()), |defect| Err(format!("`{text}` {defect}")))
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

    #[test]
    fn kinds_have_paths() {
        assert_eq!(wanted("kernel"), Ok(Wanted { kind: EmitKind::Text(OutputKind::Kernel), path: None }));
        let unit = Wanted { kind: EmitKind::Text(OutputKind::Unit), path: Some("u.json".into()) };
        assert_eq!(wanted("unit=u.json"), Ok(unit));
        assert!(wanted("unit=").is_err());
        assert!(wanted("kernl").is_err_and(|text| text.contains("`kernel`")));
    }
}
