//! The options of a compiler of Fortran as those of okl.

use super::form;
use crate::commands::cc::command_line::{CommandLine, Input};
use crate::commands::cc::translation;
use crate::options::FrontArgs;
use std::path::Path;

/// The version of OpenACC, as preprocessors know it.
const OPENACC: &str = "_OPENACC=201711";

/// The options of `okl run` that read a source as the compiler does. The text is the reader's; clang reads its C++ alone.
pub fn front(line: &CommandLine, input: &Input, source: &Path) -> FrontArgs {
    let all = translation::front(line, source);
    let is_named = |define: &String| define.split('=').next() == Some("_OPENACC");
    let mut define = all.define;
    // The macros that the compiler predefines for `-fopenmp` name its own version.
    define.retain(|define| *define != translation::OPENMP);
    if !define.iter().chain(&all.undefine).any(is_named) {
        define.insert(0, OPENACC.into());
    }
    let source_extension = form::extension(line, input);
    FrontArgs {
        define,
        include: Vec::new(),
        clang_argument: Vec::new(),
        std: None,
        props: Vec::new(),
        source_extension,
        ..all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_and_folders_are_the_readers() {
        let of = |text: &str| {
            let line = CommandLine::read(text.split(' ').map(String::from).collect()).expect("a line");
            let input = line.inputs().next().expect("a source").clone();
            front(&line, &input, Path::new("a.f90"))
        };
        let front = of("gfortran -O2 -DN=3 -UM -Iinc -J mods -cpp -fopenmp -std=f2008 -c a.f90");
        assert_eq!(front.define, ["_OPENACC=201711", "N=3"]);
        assert_eq!((front.undefine, front.include_dir), (vec!["M".to_string()], vec!["inc".to_string()]));
        assert_eq!((front.clang_argument, front.std), (Vec::new(), None));
        assert_eq!(front.source_extension.as_deref(), Some("F90"));
        assert_eq!(of("gfortran -U_OPENACC -c a.f90").define, [] as [&str; 0]);
    }
}
