//! The command lines that compile the texts of a source of Fortran.

use crate::commands::cc::command_line::{CommandLine, Input};
use crate::commands::cc::compile::{TextToCompile, ending, options, shown};
use crate::commands::cc::fortran::compiler::{Family, FortranCompiler};
use crate::commands::cc::options::{Class, CompilerOption};
use std::path::Path;

/// The command line that compiles the user's program with the user's compiler.
pub fn host(line: &CommandLine, compiler: &FortranCompiler, text: &TextToCompile<'_>) -> Vec<String> {
    let mut words = line.start();
    // Files are included from the folder of the source first.
    words.push(format!("-I{}", shown(text.beside)));
    words.extend(options(line).flat_map(|option| option.words.clone()));
    if compiler.family == Family::Gnu {
        words.push(format!("-fdebug-prefix-map={}=.", text.scratch.display()));
    }
    ending(words, text)
}

/// The command line that compiles a source without directives: `output` where the compiler's own choice does not do.
pub fn unchanged(line: &CommandLine, input: &Input, output: Option<&Path>) -> Vec<String> {
    let mut words = line.start();
    let is_meant = |option: &&CompilerOption| match option.class {
        Class::Preprocess | Class::Compile => true,
        Class::Dependencies => output.is_none(),
        Class::Link | Class::Output | Class::Language | Class::Phase | Class::Query => false,
    };
    words.extend(line.options().filter(is_meant).flat_map(|option| option.words.clone()));
    words.push("-c".into());
    words.extend(output.into_iter().flat_map(|output| ["-o".to_string(), shown(output)]));
    words.extend(input.forced.iter().flat_map(|language| ["-x".to_string(), language.clone()]));
    words.push(input.path.clone());
    words
}

/// True for the options that compilers of Fortran and C++ both know: they say how fast the code is, and for which machine.
pub fn is_of_both(option: &CompilerOption) -> bool {
    const WORDS: [&str; 16] = [
        "-m32",
        "-m64",
        "-fPIC",
        "-fpic",
        "-fPIE",
        "-fpie",
        "-fno-PIC",
        "-fno-pic",
        "-fno-PIE",
        "-fno-pie",
        "-pthread",
        "-ffast-math",
        "-pg",
        "-target",
        "--target",
        "--sysroot=",
    ];
    const STARTS: [&str; 12] = [
        "-O",
        "-g",
        "-march=",
        "-mtune=",
        "-mcpu=",
        "-mavx",
        "-msse",
        "-mfma",
        "-fsanitize=",
        "-fno-omit-frame-pointer",
        "-ffp-contract=",
        "--target=",
    ];
    // `-gpu=cc80` and the like are of one compiler.
    const NOT: [&str; 3] = ["-gpu", "-gen-", "-gopt"];
    let name = option.name.as_str();
    let starts = |start: &&str| name.starts_with(start);
    WORDS.contains(&name) || STARTS.iter().any(&starts) && !NOT.iter().any(starts)
}

/// True for an option that is about the text of a source, which a linker does not need: some compilers warn of it.
pub fn is_of_text(option: &CompilerOption) -> bool {
    const NAMES: [&str; 13] = [
        "-J",
        "-module",
        "-module-dir",
        "-fintrinsic-modules-path",
        "-cpp",
        "-nocpp",
        "-fpp",
        "-ffree-form",
        "-ffixed-form",
        "-Mpreprocess",
        "-Mfree",
        "-Mfixed",
        "-free",
    ];
    option.class == Class::Preprocess || NAMES.contains(&option.name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cxx_gets_what_it_knows() {
        let words = "gfortran -O2 -g -march=native -fPIC -J mods -cpp -DN -Ix -fopenmp -Wall -fdefault-real-8 -gpu=cc80 -c a.f90";
        let line = CommandLine::read(words.split(' ').map(String::from).collect()).expect("a line");
        let known: Vec<&str> =
            line.options().filter(|option| is_of_both(option)).map(|option| option.name.as_str()).collect();
        assert_eq!(known, ["-O2", "-g", "-march=native", "-fPIC"]);
        let host: Vec<String> =
            options(&line).filter(|option| !is_of_text(option)).map(|option| option.name.clone()).collect();
        assert_eq!(
            host,
            ["-O2", "-g", "-march=native", "-fPIC", "-fopenmp", "-Wall", "-fdefault-real-8", "-gpu=cc80"]
        );
    }

    #[test]
    fn sources_without_directives_are_compiled_as_they_would_be() {
        let of = |words: &str, output: Option<&Path>| {
            let line = CommandLine::read(words.split(' ').map(String::from).collect()).expect("a line");
            let input = line.inputs().next().expect("a source").clone();
            unchanged(&line, &input, output).join(" ")
        };
        assert_eq!(of("gfortran -O2 -MD -J m a.f90 b.f90 -c", None), "gfortran -O2 -MD -J m -c a.f90");
        assert_eq!(
            of("gfortran -MD -x f95 a.inc -lm -o prog", Some(Path::new("s/a.o"))),
            "gfortran -c -o s/a.o -x f95 a.inc"
        );
    }
}
