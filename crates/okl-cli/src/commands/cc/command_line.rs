//! A compiler's command line, read.

use super::options::{self, Class, CompilerOption};
use super::response_file;
use std::path::Path;

/// A compiler and its command line.
#[derive(Clone, Debug)]
pub struct CommandLine {
    /// Programs that start the compiler: `ccache`.
    pub launchers: Vec<String>,
    /// The compiler.
    pub compiler: String,
    /// Its command line as it was given.
    pub given: Vec<String>,
    /// The same in parts, with the contents of response files.
    pub parts: Vec<Part>,
}

/// A part of a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// An option with its argument.
    Option(CompilerOption),
    /// A file.
    Input(Input),
}

/// A file on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its path; `-` is stdin.
    pub path: String,
    /// The language of its text, if okl may translate it.
    pub language: Option<SourceLanguage>,
    /// The value of `-x` that applies to it.
    pub forced: Option<String>,
}

/// A language that okl may translate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceLanguage {
    C,
    Cxx,
    /// CUDA or HIP.
    Cuda,
    /// Fortran.
    Fortran,
}

/// The task of a command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// An answer about the compiler, or nothing that okl takes part in.
    Query,
    /// The preprocessed text, or a rule for make in place of a compilation.
    Preprocess,
    /// The messages about the text.
    SyntaxOnly,
    /// Assembly.
    Assembly,
    /// Objects.
    Object,
    /// A program or a library.
    Link,
}

/// Programs that start a compiler with its whole command line behind their name.
const LAUNCHERS: [&str; 7] = ["ccache", "sccache", "distcc", "icecc", "buildcache", "env", "nice"];

impl CommandLine {
    /// Reads the words of a command line; `None` if there is no compiler among them.
    pub fn read(words: Vec<String>) -> Option<CommandLine> {
        let is_launcher = |word: &String| LAUNCHERS.contains(&file_name(word));
        // `env CCACHE_DISABLE=1 gcc`
        let is_setting = |word: &String| !word.starts_with('-') && word.contains('=');
        let mut words = words.into_iter().peekable();
        let mut launchers = Vec::new();
        while let Some(word) =
            words.next_if(|word| is_launcher(word) || !launchers.is_empty() && is_setting(word))
        {
            launchers.push(word);
        }
        let compiler = words.next()?;
        let given: Vec<String> = words.collect();
        let parts = parts(response_file::expanded(given.clone()), is_cxx(&compiler));
        Some(CommandLine { launchers, compiler, given, parts })
    }

    /// The words that start the compiler.
    pub fn start(&self) -> Vec<String> {
        self.launchers.iter().chain([&self.compiler]).cloned().collect()
    }

    /// The task of the command line.
    pub fn task(&self) -> Task {
        let has = |name: &str| self.options().any(|option| option.name == name);
        let is_query = self.options().any(|option| option.class == Class::Query);
        // Headers are precompiled, whatever else the line says.
        let has_work = self.inputs().any(|input| !input.is_header());
        match () {
            () if is_query || !has_work => Task::Query,
            () if ["-E", "-M", "-MM"].into_iter().any(has) => Task::Preprocess,
            () if has("-fsyntax-only") => Task::SyntaxOnly,
            () if has("-S") => Task::Assembly,
            () if has("-c") => Task::Object,
            () => Task::Link,
        }
    }

    /// The options.
    pub fn options(&self) -> impl Iterator<Item = &CompilerOption> {
        self.parts.iter().filter_map(|part| match part {
            Part::Option(option) => Some(option),
            Part::Input(_) => None,
        })
    }

    /// The files.
    pub fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.parts.iter().filter_map(|part| match part {
            Part::Input(input) => Some(input),
            Part::Option(_) => None,
        })
    }

    /// True if an option without an argument is given.
    pub fn has(&self, name: &str) -> bool {
        self.options().any(|option| option.name == name)
    }

    /// The argument of the last option with this name.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.options().filter(|option| option.name == name).last()?.value.as_deref()
    }

    /// The line without some of its options and, at the inputs, without `-x cuda`, which a compiler of the host does not
    /// know.
    pub fn for_host(mut self, is_left: impl Fn(&CompilerOption) -> bool) -> CommandLine {
        let is_cuda = |language: &Option<String>| {
            language.as_deref().is_some_and(|language| matches!(language, "cu" | "cuda" | "hip"))
        };
        self.parts.retain(|part| match part {
            Part::Option(option) if option.class == Class::Language => !is_cuda(&option.value),
            Part::Option(option) => is_left(option),
            Part::Input(_) => true,
        });
        for part in &mut self.parts {
            if let Part::Input(input) = part
                && is_cuda(&input.forced)
            {
                input.forced = None;
                // What is compiled already stays what it is.
                input.language = input.language.filter(|_| !input.is_object());
            }
        }
        self.given = self.parts.iter().flat_map(Part::words).collect();
        self
    }

    /// True if the compiler is one for C++, which links C++'s library.
    pub fn is_cxx(&self) -> bool {
        is_cxx(&self.compiler)
    }
}

impl Part {
    fn words(&self) -> Vec<String> {
        match self {
            Part::Option(option) => option.words.clone(),
            Part::Input(input) => vec![input.path.clone()],
        }
    }
}

impl Input {
    /// True for `a.o`, `liba.so` and the like.
    fn is_object(&self) -> bool {
        const OBJECTS: [&str; 5] = ["o", "a", "so", "obj", "lo"];
        let extension = Path::new(&self.path).extension().and_then(|extension| extension.to_str());
        extension.is_some_and(|extension| OBJECTS.contains(&extension))
    }

    /// True for `a.hpp` and `-x c++-header`.
    fn is_header(&self) -> bool {
        const HEADERS: [&str; 7] = ["h", "hh", "hp", "hpp", "hxx", "h++", "H"];
        let extension = Path::new(&self.path).extension().and_then(|extension| extension.to_str());
        match &self.forced {
            Some(language) => language.ends_with("-header"),
            None => extension.is_some_and(|extension| HEADERS.contains(&extension)),
        }
    }
}

fn parts(words: Vec<String>, is_cxx: bool) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut words = words.into_iter().peekable();
    let mut forced: Option<String> = None;
    while let Some(word) = words.next() {
        if word == "-" || !word.starts_with('-') {
            let language = language(&word, forced.as_deref(), is_cxx);
            parts.push(Part::Input(Input { path: word, language, forced: forced.clone() }));
            continue;
        }
        let option = options::read(word, &mut words);
        if option.class == Class::Language {
            forced = option.value.clone().filter(|language| language != "none");
        }
        parts.push(Part::Option(option));
    }
    parts
}

fn language(path: &str, forced: Option<&str>, is_cxx: bool) -> Option<SourceLanguage> {
    match forced {
        Some("c") => return Some(SourceLanguage::C),
        Some("c++") => return Some(SourceLanguage::Cxx),
        Some("cu" | "cuda" | "hip") => return Some(SourceLanguage::Cuda),
        Some("f77" | "f95" | "f77-cpp-input" | "f95-cpp-input") => return Some(SourceLanguage::Fortran),
        Some(_) => return None,
        None => {}
    }
    match Path::new(path).extension()?.to_str()? {
        "c" if is_cxx => Some(SourceLanguage::Cxx),
        "c" => Some(SourceLanguage::C),
        "cc" | "cp" | "cxx" | "cpp" | "CPP" | "c++" | "C" => Some(SourceLanguage::Cxx),
        "cu" | "hip" => Some(SourceLanguage::Cuda),
        extension if is_of_fortran(extension) => Some(SourceLanguage::Fortran),
        _ => None,
    }
}

/// True for `f`, `f90`, `F90` and the like.
fn is_of_fortran(extension: &str) -> bool {
    const ALL: [&str; 9] = ["f", "for", "ftn", "fpp", "f77", "f90", "f95", "f03", "f08"];
    ALL.iter().any(|one| one.eq_ignore_ascii_case(extension))
}

/// True for `g++`, `clang++-19`, `icpx`, `mpicxx`.
fn is_cxx(compiler: &str) -> bool {
    let name = file_name(compiler);
    name.contains("++")
        || ["icpx", "mpicxx", "mpiCC", "mpicpc", "hipcc"].iter().any(|one| name.ends_with(one))
}

/// The last part of a path.
pub fn file_name(path: &str) -> &str {
    Path::new(path).file_name().and_then(|name| name.to_str()).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> CommandLine {
        CommandLine::read(text.split_whitespace().map(String::from).collect()).expect("a compiler")
    }

    #[test]
    fn launchers_are_told_from_the_compiler() {
        let line = line("/usr/bin/ccache env A=1 gcc-12 -c a.c");
        assert_eq!((line.launchers.len(), line.compiler.as_str()), (3, "gcc-12"));
        assert!(CommandLine::read(vec!["ccache".into()]).is_none());
    }

    #[test]
    fn tasks_are_the_earliest_step_that_ends() {
        for (text, task) in [
            ("gcc --version", Task::Query),
            ("gcc -v", Task::Query),
            ("gcc -print-prog-name=ld", Task::Query),
            ("gcc -### a.c", Task::Query),
            ("gcc a.h -o a.h.gch", Task::Query),
            ("gcc -x c++-header -c a.inc", Task::Query),
            ("gcc -c -E a.c", Task::Preprocess),
            ("gcc -MM a.c", Task::Preprocess),
            ("gcc -MD -c a.c", Task::Object),
            ("gcc -c -S a.c", Task::Assembly),
            ("gcc -fsyntax-only a.c", Task::SyntaxOnly),
            ("gcc -v a.o -lm", Task::Link),
        ] {
            assert_eq!(line(text).task(), task, "{text}");
        }
    }

    #[test]
    fn languages_follow_names_drivers_and_x() {
        use SourceLanguage::{C, Cxx, Fortran};
        let languages = |text: &str| line(text).inputs().map(|input| input.language).collect::<Vec<_>>();
        assert_eq!(languages("gcc a.c b.cc c.o d.s e.C"), [Some(C), Some(Cxx), None, None, Some(Cxx)]);
        assert_eq!(languages("clang++-19 a.c"), [Some(Cxx)]);
        assert_eq!(languages("gcc -x c++ a.c -xnone b.c"), [Some(Cxx), Some(C)]);
        assert_eq!(languages("gcc -xc -"), [Some(C)]);
        assert_eq!(languages("gfortran -J m a.f90 b.F c.For -x f95 d.inc"), [Some(Fortran); 4]);
        assert_eq!(languages("ifx -module m -check bounds a.f90 -check b.f90"), [Some(Fortran); 2]);
        assert_eq!(languages("gcc -x assembler a.c"), [None]);
        // Arguments are no files.
        assert_eq!(languages("gcc -o a.c -I b.c -include c.c -Xlinker d.c -MF e.c -z f.c"), []);
    }
}
