//! The kinds of outputs, and where they go.

use crate::completers::starting;
use clap::Args;
use clap_complete::engine::ArgValueCompleter;
use okl_config::nearest;
use okl_driver::OutputKind;
use std::ffi::OsStr;
use std::path::PathBuf;

/// The destinations of the outputs of a run.
#[derive(Clone, Debug, Default, Args)]
pub struct OutputArgs {
    /// What to write: kernel, launcher, metadata, deps, ...; without PATH to `-o` or stdout
    #[arg(long, value_name = "KIND[=PATH]", value_delimiter = ',', value_parser = wanted, add = kind_names())]
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

/// The list of kinds for the help text.
pub fn kinds() -> String {
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

/// Completes the kinds of `--emit`.
fn kind_names() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        starting(current, EmitKind::all().map(|kind| (kind.name().to_string(), kind.summary().to_string())))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_paths() {
        assert_eq!(wanted("kernel"), Ok(Wanted { kind: EmitKind::Text(OutputKind::Kernel), path: None }));
        let unit = Wanted { kind: EmitKind::Text(OutputKind::Unit), path: Some("u.json".into()) };
        assert_eq!(wanted("unit=u.json"), Ok(unit));
        assert!(wanted("unit=").is_err());
        assert!(wanted("kernl").is_err_and(|text| text.contains("`kernel`")));
    }
}
