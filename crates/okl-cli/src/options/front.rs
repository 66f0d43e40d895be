//! The options of commands that read OKL.

use crate::completers;
use clap::{ArgMatches, Args};
use okl_config::{Level, Levels, Reading, std_defect};
use std::path::{Path, PathBuf};

/// The options for reading inputs.
#[derive(Clone, Debug, Args)]
pub struct FrontArgs {
    /// Defines a macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]", value_parser = define)]
    pub define: Vec<String>,

    /// The macros that the user's compiler predefines.
    #[arg(skip)]
    pub predefined: Vec<String>,

    /// The extension that tells the language of the inputs, where those of their files do not.
    #[arg(skip)]
    pub source_extension: Option<String>,

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
    #[arg(long, value_name = "SET", add = completers::intrinsics())]
    pub intrinsics: Vec<String>,

    /// An instance of a kernel that is a template: `add<float, 32>`; may be repeated
    #[arg(long, value_name = "INSTANCE")]
    pub instance: Vec<String>,

    /// The reading of properties: as okl reads them, or as OCCA does.
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
    /// Sets the macros that the compiler predefines; those of the command line replace them.
    pub fn set_predefined(&mut self, macros: &[String]) {
        let name = |define: &str| define.split(['=', '(']).next().unwrap_or_default().to_string();
        let own: Vec<String> = self.define.iter().map(|define| name(define)).collect();
        self.predefined = macros.iter().filter(|one| !own.contains(&name(one))).cloned().collect();
    }

    /// The name of an input in messages and for lookups.
    pub fn name_of<'p>(&'p self, input: &'p Path) -> &'p Path {
        let given = self.stdin_filename.as_deref().filter(|_| input.as_os_str() == "-");
        given.unwrap_or(input)
    }
}

/// The levels of warnings.
#[derive(Clone, Debug, Default, Args)]
pub struct LevelArgs {
    /// Shows a warning: one of clang's, or one that a file allows or denies; may be repeated
    #[arg(short = 'W', value_name = "ID", add = completers::warnings())]
    pub warn: Vec<String>,

    /// Hides a warning; may be repeated
    #[arg(short = 'A', value_name = "ID", add = completers::warnings())]
    pub allow: Vec<String>,

    /// Makes a warning an error; `warnings` means all of them; may be repeated
    #[arg(long, value_name = "ID|warnings", add = completers::warnings())]
    pub deny: Vec<String>,

    /// All of these, in the order of the command line: of two for one warning, the later one applies.
    #[arg(skip)]
    pub settled: Levels,
}

impl FrontArgs {
    /// Combines `-D` and `-U` in the order in which they are given: `-D N -U N` leaves nothing, `-U N -D N` a macro.
    pub fn settle_macros(&mut self, matches: &ArgMatches) {
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
    pub fn settle(&mut self, matches: &ArgMatches) {
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

pub fn define(text: &str) -> Result<String, String> {
    match text.split('=').next() {
        Some("") | None => Err("there is no name before the `=`".into()),
        Some(_) => Ok(text.to_string()),
    }
}

fn std(text: &str) -> Result<String, String> {
    std_defect(text).map_or_else(|| Ok(text.to_string()), |defect| Err(format!("`{text}` {defect}")))
}
