//! The command line as clap reads it.

use clap::{Args, Parser, Subcommand};
use okl_pipeline::{Kind, clang_argument_defect, nearest, std_defect};
use std::ffi::OsString;
use std::path::PathBuf;

/// Turns OKL into CUDA, OpenMP and serial C++.
#[derive(Debug, Parser)]
#[command(name = "okl", version, propagate_version = true, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Compiles OKL files with one or more pipelines
    Run(RunArgs),
    /// Looks for mistakes in OKL files and writes nothing
    Check(CheckArgs),
    /// Shows the pipelines that `--pipeline` knows by name
    Pipelines {
        #[command(subcommand)]
        action: List,
    },
    /// Shows the plugins that are part of this program
    Plugins {
        #[command(subcommand)]
        action: List,
    },
}

#[derive(Debug, Subcommand)]
pub enum List {
    /// One per line
    List,
}

#[derive(Debug, Args)]
pub struct RunArgs {
    /// A pipeline by name, or a pipeline file (with a `/` or ending in `.toml`); may be repeated
    #[arg(long, short, value_name = "NAME|FILE")]
    pub pipeline: Vec<String>,

    /// What to write: kernel, launcher, normalized, unit; without PATH to `-o` or stdout
    #[arg(long, value_name = "KIND[=PATH]", value_delimiter = ',', value_parser = wanted)]
    pub emit: Vec<Wanted>,

    /// Where to write: a file takes one text, a folder (`DIR/`) takes all parts of all inputs
    #[arg(long, short, value_name = "FILE|DIR/")]
    pub output: Option<PathBuf>,

    /// Does not use the cache; there is none yet
    #[arg(long, hide = true)]
    pub no_cache: bool,

    #[command(flatten)]
    pub front: FrontArgs,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    #[command(flatten)]
    pub front: FrontArgs,
}

/// How inputs are read.
#[derive(Debug, Args)]
pub struct FrontArgs {
    /// Defines a macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]", value_parser = define)]
    pub define: Vec<String>,

    /// Adds a folder to look for headers in
    #[arg(short = 'I', value_name = "DIR")]
    pub include_dir: Vec<String>,

    /// The language to read: c++17 (default), c++20, ...
    #[arg(long, value_name = "STD", value_parser = std)]
    pub std: Option<String>,

    /// An argument for clang; may be repeated
    #[arg(short = 'X', value_name = "CLANGARG", allow_hyphen_values = true, value_parser = clang_argument)]
    pub clang_argument: Vec<String>,

    /// The files to read; `-` is stdin
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,
}

/// One `KIND[=PATH]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub kind: Kind,
    pub path: Option<PathBuf>,
}

/// Options of the full table that this version does not have; clap would call them unknown.
pub fn unsupported(words: &[OsString]) -> Option<String> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        match word.as_ref() {
            "--" => return None,
            // Its value may look like anything.
            "-X" => {
                words.next();
            }
            "-include" => return Some(later("-include FILE", "put the `#include` into the source")),
            "--props" => return Some(later("--props", "give macros with `-D`")),
            other if other.starts_with("--props=") => return Some(later("--props", "give macros with `-D`")),
            other if other.starts_with("-U") => return Some(later("-U NAME", "leave the `-D` out")),
            _ => {}
        }
    }
    None
}

fn later(option: &str, instead: &str) -> String {
    format!("the option `{option}` comes with a later version of okl; until then {instead}")
}

/// Kinds of the full table that this version does not have.
const LATER: [&str; 8] = [
    "launcher-c",
    "metadata",
    "launcher-metadata",
    "expanded",
    "barriers",
    "reflection",
    "deps",
    "source-map",
];

fn wanted(text: &str) -> Result<Wanted, String> {
    let (name, path) = match text.split_once('=') {
        Some((_, "")) => return Err("there is no path after the `=`".into()),
        Some((name, path)) => (name, Some(PathBuf::from(path))),
        None => (text, None),
    };
    let names = Kind::ALL.map(Kind::name);
    match Kind::ALL.into_iter().find(|kind| kind.name() == name) {
        Some(kind) => Ok(Wanted { kind, path }),
        None if LATER.contains(&name) => {
            Err(format!("`{name}` comes with a later version of okl; there are: {}", names.join(", ")))
        }
        None => Err(match nearest(name, names) {
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

fn clang_argument(text: &str) -> Result<String, String> {
    clang_argument_defect(text)
        .map_or_else(|| Ok(text.to_string()), |defect| Err(format!("`{text}` {defect}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn clap_finds_the_definition_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn short_options_take_their_value_with_or_without_a_space() {
        let words = ["okl", "run", "-DN=4", "-D", "M", "-I", "a", "-Ib", "-X", "-Wall", "-o", "x/", "k.okl"];
        let Ok(Cli { command: Command::Run(args) }) = Cli::try_parse_from(words) else {
            panic!("it is a run");
        };
        assert_eq!(args.front.define, ["N=4", "M"]);
        assert_eq!(args.front.include_dir, ["a", "b"]);
        assert_eq!(args.front.clang_argument, ["-Wall"]);
        assert_eq!(args.front.inputs, [PathBuf::from("k.okl")]);
    }

    #[test]
    fn kinds_have_paths() {
        assert_eq!(wanted("kernel"), Ok(Wanted { kind: Kind::Kernel, path: None }));
        assert_eq!(wanted("unit=u.json"), Ok(Wanted { kind: Kind::Unit, path: Some("u.json".into()) }));
        assert!(wanted("unit=").is_err());
        assert!(wanted("metadata").is_err_and(|text| text.contains("later version")));
        assert!(wanted("kernl").is_err_and(|text| text.contains("`kernel`")));
    }
}
