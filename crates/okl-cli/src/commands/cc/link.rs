//! Command lines that link.

use super::command_line::{CommandLine, Part};
use super::counterpart::cxx_counterpart;
use super::fortran::compile::{is_of_both, is_of_text};
use super::fortran::compiler::{Family, FortranCompiler};
use super::options::{Class, CompilerOption};
use super::target::CcTarget;
use std::path::{Path, PathBuf};

/// The library of C++, for compilers that do not link it.
const CXX_LIBRARY: &str = if cfg!(target_os = "macos") { "-lc++" } else { "-lstdc++" };

/// The command line that links: `objects` replace sources, by the index of the input; `device` is linked device code,
/// which precedes the archives that it needs.
pub fn command(
    line: &CommandLine,
    target: &CcTarget,
    api: &[String],
    objects: &[(usize, PathBuf)],
    device: Option<&Path>,
) -> Vec<String> {
    let mut words = start(line, target);
    words.extend(api.iter().cloned());
    words.extend(device.map(|device| device.display().to_string()));
    let has_sources = line.inputs().filter(|input| input.language.is_some()).count() > objects.len();
    let mut nth = 0;
    for part in &line.parts {
        match part {
            // The rule of a source that is an object now has been written.
            Part::Option(option) if option.class == Class::Dependencies && !has_sources => {}
            Part::Option(option) if target.fortran.is_some() && !is_for_linker(option, target) => {}
            Part::Option(option) => words.extend(option.words.iter().cloned()),
            Part::Input(input) => {
                let object = objects.iter().find(|(of, _)| *of == nth).map(|(_, object)| object);
                match (object, &input.forced) {
                    (None, _) => words.push(input.path.clone()),
                    (Some(object), None) => words.push(object.display().to_string()),
                    // -x none a.o -x c
                    (Some(object), Some(forced)) => {
                        let object = object.display().to_string();
                        words.extend(["-x".into(), "none".into(), object, "-x".into(), forced.clone()]);
                    }
                }
                nth += 1;
            }
        }
    }
    words.extend(needed(line, target));
    words
}

/// True for the options that a link line of objects of Fortran keeps. Another compiler that links does not know those of
/// Fortran.
fn is_for_linker(option: &CompilerOption, target: &CcTarget) -> bool {
    match option.class {
        Class::Compile | Class::Preprocess if target.links => is_of_both(option),
        Class::Compile | Class::Preprocess => !is_of_text(option),
        Class::Link | Class::Output | Class::Phase | Class::Query => true,
        Class::Dependencies | Class::Language => false,
    }
}

/// The program that links.
pub fn start(line: &CommandLine, target: &CcTarget) -> Vec<String> {
    match target.program().filter(|_| target.links) {
        Some(program) => program,
        None => line.start(),
    }
}

/// The libraries of kernels, for the end of a link line.
pub fn needed(line: &CommandLine, target: &CcTarget) -> Vec<String> {
    const WITHOUT: [&str; 4] = ["-r", "-nostdlib", "-nodefaultlibs", "-nolibc"];
    if WITHOUT.into_iter().any(|option| line.has(option)) {
        return Vec::new();
    }
    let mut words = Vec::new();
    if let Some(folder) = target.libraries() {
        words.push(format!("-L{}", folder.display()));
    }
    let fortran = target.fortran.as_ref();
    let is_nvidia = fortran.is_some_and(|compiler| compiler.family == Family::Nvidia);
    // `nvfortran` links a runtime of its own for OpenMP.
    words.extend(target.link.iter().map(|word| match *word {
        "-fopenmp" if is_nvidia => "-lgomp".to_string(),
        word => word.to_string(),
    }));
    let is_of_cxx = match fortran {
        Some(_) => target.links,
        None => line.is_cxx() || target.links || cxx_counterpart(&line.compiler) == line.compiler,
    };
    // `g++ -x c a.c -x none b.o` links no library of C++.
    let has_language = line.inputs().any(|input| input.forced.is_some());
    if !is_of_cxx || has_language && fortran.is_none() {
        words.push(CXX_LIBRARY.into());
    }
    words.extend(fortran.filter(|_| target.links).into_iter().flat_map(FortranCompiler::runtime));
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compilers::TargetCompilers;

    fn linked(words: &str, backend: &str, family: Family) -> String {
        let line = CommandLine::read(words.split(' ').map(String::from).collect()).expect("a line");
        let compilers = TargetCompilers::of(backend).expect("it is in the table");
        let fortran = FortranCompiler { program: line.compiler.clone(), family, cxx: "g++".into() };
        let target = CcTarget {
            pipeline: "p".into(),
            kernels: compilers.kernels.expect("it has one"),
            chosen: None,
            link: compilers.link,
            links: compilers.links,
            backend: backend.into(),
            is_relocatable: false,
            fortran: Some(fortran),
        };
        command(&line, &target, &[], &[], None).join(" ")
    }

    #[test]
    fn link_lines_have_no_options_of_texts() {
        let words = "ftn -O2 -J mods -cpp -ffree-form -Iinc -DN -fcheck=all a.o b.o -lnetcdf -o prog";
        assert_eq!(
            linked(words, "openmp", Family::Other),
            "ftn -O2 -fcheck=all a.o b.o -lnetcdf -o prog -fopenmp -lstdc++"
        );
        assert!(linked(words, "openmp", Family::Nvidia).ends_with(" -o prog -lgomp -lstdc++"));
        // Another compiler that links knows no option of Fortran, and needs its libraries.
        assert_eq!(
            linked(words, "dpcpp", Family::Intel),
            "icpx -O2 a.o b.o -lnetcdf -o prog -fsycl -fortlib"
        );
    }
}
