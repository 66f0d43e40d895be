//! The translation of a source: the options of the compiler's command line as those of okl, and the texts.

use super::command_line::CommandLine;
use super::options::Class;
use crate::batch::run_batch;
use crate::batch_request::BatchRequest;
use crate::depfile;
use crate::exit::Code;
use crate::options::{CacheArgs, FrontArgs, JobArgs, LevelArgs};
use okl_config::{ArgumentList, Reading, clang_argument_defects, std_defect};
use okl_driver::{Output, OutputKind, RequestedOutputs};
use okl_host::Verdict;
use std::path::Path;

/// The texts of a source.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The user's program with calls in place of directives, where it is a text of its own.
    pub host: Option<Output>,
    /// The kernels; with the program behind them, where there is no text of the host.
    pub kernels: Option<Output>,
    /// The files that were read, for rules of make.
    pub read: Vec<String>,
}

impl Translation {
    /// True if the kernels are linked with device code of other texts.
    pub fn is_linked(&self) -> bool {
        self.kernels.as_ref().is_some_and(|text| text.text.lines().any(|line| line == okl_bundle::ACC_LINKED))
    }
}

/// The macro of compilers with `-fopenmp`.
pub const OPENMP: &str = "_OPENMP=201511";

/// Translates a source; prints the messages. In Fortran, the program stays a text of its own, as it does in C.
pub fn translate(
    pipeline: &str,
    front: &FrontArgs,
    is_fortran: bool,
    verbose: bool,
) -> Result<Translation, Code> {
    // C++ and its kernels share one text, and so one set of types and inline functions; C stays C.
    let is_c = front.inputs.iter().all(|input| input.extension().is_some_and(|extension| extension == "c"));
    let asked = match is_c || is_fortran {
        true => RequestedOutputs::new([OutputKind::Host, OutputKind::Kernels]),
        false => RequestedOutputs::new([OutputKind::Program]),
    };
    let pipelines = [pipeline.to_string()];
    let jobs = JobArgs::default();
    let request = BatchRequest {
        front,
        jobs: &jobs,
        pipelines: &pipelines,
        asked: &asked,
        only_own_code: None,
        verbose,
        is_silent: false,
    };
    let made = run_batch(&request, &CacheArgs::default())?;
    if made.verdict != Verdict::Done {
        return Err(made.verdict.into());
    }
    let read = made.outcomes.iter().flat_map(depfile::read).map(String::from).collect();
    let outputs: Vec<Output> = made.outcomes.into_iter().flat_map(|outcome| outcome.outputs).collect();
    let of = |kind| outputs.iter().find(|output| output.kind == kind).cloned();
    let kernels = of(OutputKind::Kernels).or_else(|| of(OutputKind::Program));
    Ok(Translation { host: of(OutputKind::Host), kernels, read })
}

/// The options of `okl run` that read a source as the compiler does.
pub fn front(line: &CommandLine, source: &Path) -> FrontArgs {
    let mut front = FrontArgs {
        define: Vec::new(),
        predefined: Vec::new(),
        source_extension: None,
        undefine: Vec::new(),
        include_dir: Vec::new(),
        include: Vec::new(),
        props: Vec::new(),
        reading: Reading::default(),
        std: None,
        intrinsics: Vec::new(),
        instance: Vec::new(),
        levels: LevelArgs::default(),
        clang_argument: Vec::new(),
        stdin_filename: None,
        inputs: vec![source.to_path_buf()],
    };
    let mut quoted = Vec::new();
    for option in line.options() {
        let value = option.value.clone().unwrap_or_default();
        match option.name.as_str() {
            "-D" => define(&mut front, value),
            "-U" => undefine(&mut front, value),
            "-I" => front.include_dir.push(value),
            "-include" => front.include.push(value),
            "-iquote" => quoted.push(value),
            "-isystem" | "-idirafter" => front.clang_argument.extend([option.name.clone(), value]),
            "-pthread" => define(&mut front, "_REENTRANT".into()),
            "-fopenmp" => define(&mut front, OPENMP.into()),
            name => match name.strip_prefix("-std=").or_else(|| name.strip_prefix("--std=")) {
                Some(std) => front.std = std_defect(std).is_none().then(|| std.to_string()),
                // Options that decide how a text is read; clang's warnings are the compiler's to give.
                None if matches!(option.class, Class::Compile | Class::Preprocess)
                    && ["-f", "-m", "-O", "-nostdinc", "--sysroot="]
                        .iter()
                        .any(|start| name.starts_with(start))
                    && clang_argument_defects(&option.words, ArgumentList::Whole).is_empty() =>
                {
                    front.clang_argument.extend(option.words.iter().cloned());
                }
                None => {}
            },
        }
    }
    if front.clang_argument.iter().any(|argument| ["-isystem", "-idirafter"].contains(&argument.as_str())) {
        // Folders for `<a.h>` have headers for `"a.h"`, too; clang finds them.
        front.props.push("{\"okl/strict_headers\": false}".into());
    }
    // okl looks for `"a.h"` and for `<a.h>` in the same folders.
    front.include_dir.splice(0..0, quoted);
    front
}

/// `-D N=1`, which replaces an earlier `-U N`.
fn define(front: &mut FrontArgs, macro_: String) {
    let name = name(&macro_).to_string();
    front.undefine.retain(|gone| *gone != name);
    front.define.push(macro_);
}

/// `-U N`, which replaces an earlier `-D N`.
fn undefine(front: &mut FrontArgs, gone: String) {
    front.define.retain(|define| name(define) != gone);
    front.undefine.push(gone);
}

fn name(define: &str) -> &str {
    define.split(['=', '(']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> FrontArgs {
        let words = text.split_whitespace().map(String::from).collect();
        front(&CommandLine::read(words).expect("a compiler"), Path::new("a.c"))
    }

    #[test]
    fn the_compilers_options_become_those_of_okl() {
        let front = of(
            "gcc -DA=1 -UA -UB -DB -Ix -I y -isystem z -iquote q -include h.h -std=gnu++20 -O2 -Wall -funsigned-char -c a.c",
        );
        assert_eq!((front.define, front.undefine), (vec!["B".to_string()], vec!["A".to_string()]));
        assert_eq!(
            (front.include_dir, front.include),
            (vec!["q".into(), "x".into(), "y".into()], vec!["h.h".to_string()])
        );
        assert_eq!(front.std.as_deref(), Some("gnu++20"));
        assert_eq!(front.clang_argument, ["-isystem", "z", "-O2", "-funsigned-char"]);
    }

    #[test]
    fn standards_of_c_are_not_those_of_okl() {
        assert_eq!(of("gcc -std=c99 -c a.c").std, None);
        assert_eq!(of("g++ -std=c++98 -c a.cc").std, None);
    }
}
