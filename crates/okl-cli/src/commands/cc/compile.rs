//! The command lines that compile the texts of a translation.

use super::command_line::CommandLine;
use super::options::{Class, CompilerOption};
use super::target::CcTarget;
use crate::compilers::OptionSyntax;
use std::path::Path;

/// A text to compile.
#[derive(Clone, Copy, Debug)]
pub struct TextToCompile<'t> {
    /// The file of the text.
    pub text: &'t Path,
    /// The folder of the user's source, for `#include "..."`.
    pub beside: &'t Path,
    /// `-c` or `-S`
    pub phase: &'t str,
    /// The file to write.
    pub output: &'t Path,
    /// The folder of temporary files, which must not be part of objects.
    pub scratch: &'t Path,
}

/// The compilation of a text with kernels: its options and libraries.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// True for the user's options that are meant for it.
    pub is_meant: fn(&CompilerOption) -> bool,
    /// Device code that is linked with that of other texts.
    pub is_linked: bool,
}

/// True for the options of a text with the host program: all.
pub fn of_program(_option: &CompilerOption) -> bool {
    true
}

/// True for the options of a text with kernels alone. The user's macros are for a host program in the same text: for its
/// headers.
pub fn of_kernels(option: &CompilerOption) -> bool {
    !["-D", "-U"].contains(&option.name.as_str())
}

/// The command line that compiles the kernels.
pub fn kernels(
    line: &CommandLine,
    target: &CcTarget,
    Parts { is_meant, is_linked }: Parts,
    text: &TextToCompile<'_>,
) -> Vec<String> {
    let (kernel, cxx) = (&target.kernels, target.cxx(line));
    let mut words: Vec<String> = line.launchers.clone();
    match (&target.chosen, kernel.program) {
        (Some(chosen), _) => words = chosen.clone(),
        (None, Some(program)) => words.push(program.to_string()),
        (None, None) => words.push(cxx.clone()),
    }
    let meant = options(line).filter(|option| is_meant(option));
    let mapped: Vec<String> = match kernel.syntax {
        OptionSyntax::Gnu => meant.flat_map(for_cxx).collect(),
        OptionSyntax::Nvcc => meant.flat_map(for_nvcc).collect(),
    };
    words.extend(mapped);
    match kernel.syntax {
        OptionSyntax::Gnu => words.push(format!("-std={}", standard(line))),
        // nvcc -std=c++17 -ccbin g++-12
        OptionSyntax::Nvcc => {
            words.push(format!("-std={}", standard(line).replace("gnu++", "c++")));
            words.extend(["-ccbin".into(), cxx]);
        }
    }
    let beside = format!("-iquote{}", shown(text.beside));
    let map = format!("-fdebug-prefix-map={}=.", text.scratch.display());
    for word in [beside, map] {
        words.extend(match kernel.syntax {
            OptionSyntax::Gnu => vec![word],
            OptionSyntax::Nvcc => to_host_compiler(&word),
        });
    }
    words.extend(kernel.options.iter().map(ToString::to_string));
    for option in kernel.linked.iter().filter(|_| is_linked) {
        if !words.iter().any(|word| word == option) {
            words.push(option.to_string());
        }
    }
    ending(words, text)
}

/// The command line that compiles the host program with the user's compiler; `language` is that of `-x`.
pub fn host(line: &CommandLine, language: &str, text: &TextToCompile<'_>) -> Vec<String> {
    let mut words = line.start();
    words.extend(options(line).flat_map(|option| option.words.clone()));
    words.push(format!("-iquote{}", shown(text.beside)));
    words.push(format!("-fdebug-prefix-map={}=.", text.scratch.display()));
    words.extend(["-x", language].map(String::from));
    ending(words, text)
}

/// The command line that makes one object of two: `gcc -r -nostdlib -o a.o a.host.o a.kernels.o`.
pub fn join(line: &CommandLine, compiler: &str, output: &Path, objects: &[&Path]) -> Vec<String> {
    const TARGET: [&str; 4] = ["-m32", "-m64", "-mx32", "-no-pie"];
    const WITH_VALUE: [&str; 5] = ["-target", "--target", "-arch", "-B", "--sysroot="];
    let mut words = vec![compiler.to_string()];
    let is_of_target = |option: &&CompilerOption| {
        TARGET.contains(&option.name.as_str())
            || WITH_VALUE.contains(&option.name.as_str())
            || option.name.starts_with("--target=")
    };
    words.extend(line.options().filter(is_of_target).flat_map(|option| option.words.clone()));
    words.extend(["-r", "-nostdlib", "-o"].map(String::from));
    words.push(shown(output));
    words.extend(objects.iter().map(|object| shown(object)));
    words
}

/// A command line with its last words: what to do, and the files.
pub fn ending(mut words: Vec<String>, text: &TextToCompile<'_>) -> Vec<String> {
    words.extend([text.phase.to_string(), "-o".into(), shown(text.output), shown(text.text)]);
    words
}

/// A folder or a file as a word of a command line.
pub fn shown(path: &Path) -> String {
    match path.as_os_str().is_empty() {
        true => ".".into(),
        false => path.display().to_string(),
    }
}

/// The options for the compilation of a text in which macros are expanded and headers of the user are included.
pub fn options(line: &CommandLine) -> impl Iterator<Item = &CompilerOption> {
    line.options().filter(|option| {
        let is_of_text = matches!(option.class, Class::Preprocess | Class::Compile);
        is_of_text && !is_done(option)
    })
}

/// True for options that the translation has used up, and for those that do not fit a temporary object: `-include`
/// would include the header again, and objects for `-flto` cannot be joined.
fn is_done(option: &CompilerOption) -> bool {
    const DONE: [&str; 5] = ["-include", "-fopenacc", "-acc", "-gsplit-dwarf", "-aux-info"];
    let name = option.name.as_str();
    DONE.contains(&name) || name.starts_with("-flto") || name.starts_with("-fopenacc-")
}

/// The standard of the text: the user's, and C++17 if that is older or one of C.
fn standard(line: &CommandLine) -> String {
    let given = line.options().filter_map(|option| option.name.strip_prefix("-std=")).last();
    let is_new = |std: &&str| {
        let version = std.strip_prefix("c++").or_else(|| std.strip_prefix("gnu++"));
        version.is_some_and(|version| ["17", "1z", "20", "2a", "23", "2b", "26", "2c"].contains(&version))
    };
    given.filter(is_new).unwrap_or("gnu++17").to_string()
}

/// An option for a C++ compiler; none if it is one for C alone.
fn for_cxx(option: &CompilerOption) -> Vec<String> {
    const C_WARNINGS: [&str; 17] = [
        "-Wabsolute-value",
        "-Wbad-function-cast",
        "-Wc++-compat",
        "-Wc90-c99-compat",
        "-Wc99-c11-compat",
        "-Wdeclaration-after-statement",
        "-Wdiscarded-qualifiers",
        "-Wimplicit",
        "-Wimplicit-function-declaration",
        "-Wimplicit-int",
        "-Wincompatible-pointer-types",
        "-Wint-conversion",
        "-Wjump-misses-init",
        "-Wmissing-prototypes",
        "-Wnested-externs",
        "-Wold-style-definition",
        "-Wstrict-prototypes",
    ];
    const C_OPTIONS: [&str; 6] = [
        "-ansi",
        "-fgnu89-inline",
        "-fcond-mismatch",
        "-fallow-parameterless-variadic-functions",
        "-traditional",
        "-Wpointer-sign",
    ];
    let name = option.name.as_str();
    let of_c = |warning: &str| {
        [warning, &warning.replacen("-W", "-Wno-", 1), &warning.replacen("-W", "-Werror=", 1)].contains(&name)
    };
    let is_dropped = name.starts_with("-std=")
        || C_OPTIONS.contains(&name)
        || C_WARNINGS.iter().any(|warning| of_c(warning));
    if is_dropped { Vec::new() } else { option.words.clone() }
}

/// An option for nvcc: its own, or one that it hands on to the compiler of the host.
fn for_nvcc(option: &CompilerOption) -> Vec<String> {
    const OWN: [&str; 3] = ["-D", "-U", "-I"];
    // nvcc writes lines that `-pedantic` reports.
    const DROPPED: [&str; 8] =
        ["-pedantic", "-pedantic-errors", "-Wpedantic", "-Werror", "-pipe", "-MJ", "-save-temps", "-v"];
    let name = option.name.as_str();
    let value = option.value.as_deref().unwrap_or_default();
    match name {
        _ if for_cxx(option).is_empty() || DROPPED.contains(&name) => Vec::new(),
        _ if OWN.contains(&name) => vec![format!("{name}{value}")],
        "-isystem" => vec![name.to_string(), value.to_string()],
        // nvcc reads numbers alone; those of gcc beyond them are about size and speed.
        "-O" | "-Os" | "-Og" | "-Oz" => vec!["-O1".into()],
        "-Ofast" => vec!["-O3".into()],
        _ if name.starts_with("-O") => vec![name.to_string()],
        "-g0" => Vec::new(),
        _ if name.starts_with("-g") => vec!["-g".into()],
        _ => option.words.iter().flat_map(|word| to_host_compiler(word)).collect(),
    }
}

/// `-Xcompiler -fPIC`, with a backslash before each comma, which would separate options.
fn to_host_compiler(word: &str) -> Vec<String> {
    vec!["-Xcompiler".into(), word.replace(',', "\\,")]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mapped(options: &str, map: impl Fn(&CompilerOption) -> Vec<String>) -> Vec<String> {
        let words = format!("gcc {options} -c a.c -o a.o -MD -lm");
        let line = CommandLine::read(words.split_whitespace().map(String::from).collect()).expect("a line");
        super::options(&line).flat_map(map).collect()
    }

    #[test]
    fn options_of_c_do_not_reach_cxx() {
        let words = mapped(
            "-std=c99 -O2 -Wall -Werror=strict-prototypes -Wno-implicit-int -DA -include h.h -flto",
            for_cxx,
        );
        assert_eq!(words, ["-O2", "-Wall", "-DA"]);
    }

    #[test]
    fn nvcc_gets_what_it_knows_and_the_host_compiler_the_rest() {
        let words = mapped(
            "-O2 -g3 -Wall -fPIC -I x -DA=f(1,2) -Wa,-x,y -isystem s -pedantic -Wstrict-prototypes",
            for_nvcc,
        );
        let expected =
            "-O2 -g -Xcompiler -Wall -Xcompiler -fPIC -Ix -DA=f(1,2) -Xcompiler -Wa\\,-x\\,y -isystem s";
        assert_eq!(words, expected.split(' ').collect::<Vec<_>>());
    }

    #[test]
    fn texts_are_of_cxx_17_at_least() {
        let of = |text: &str| {
            standard(&CommandLine::read(text.split(' ').map(String::from).collect()).expect("a line"))
        };
        assert_eq!(of("gcc -std=c99"), "gnu++17");
        assert_eq!(of("g++ -std=c++11"), "gnu++17");
        assert_eq!(of("g++ -std=c++20"), "c++20");
    }
}
