//! The macros that the user's compiler predefines, as it says itself: `gcc -dM -E -O2 -x c -`.

use super::child::Child;
use super::command_line::{CommandLine, SourceLanguage};
use super::options::Class;
use std::cell::OnceCell;

/// The macros of a command line for each language; the compiler is asked once for each.
#[derive(Debug, Default)]
pub struct Predefined {
    c: OnceCell<Vec<String>>,
    cxx: OnceCell<Vec<String>>,
    fortran: OnceCell<Vec<String>>,
}

impl Predefined {
    /// The macros for a language, as `NAME=BODY`; none if the compiler does not say.
    pub fn of(&self, line: &CommandLine, language: Option<SourceLanguage>) -> &[String] {
        match language {
            Some(SourceLanguage::C) => self.c.get_or_init(|| asked(line, "c")),
            Some(SourceLanguage::Fortran) => self.fortran.get_or_init(|| asked(line, "f95-cpp-input")),
            Some(SourceLanguage::Cxx | SourceLanguage::Cuda) | None => {
                self.cxx.get_or_init(|| asked(line, "c++"))
            }
        }
    }
}

fn asked(line: &CommandLine, language: &str) -> Vec<String> {
    // Launchers have nothing to keep of this.
    let mut words = vec![line.compiler.clone(), "-dM".into(), "-E".into(), "-w".into()];
    let is_meant = |class: Class, name: &str| class == Class::Compile || name == "-undef";
    let options = line.options().filter(|option| is_meant(option.class, &option.name));
    words.extend(options.flat_map(|option| option.words.iter().cloned()));
    if language == "f95-cpp-input" {
        words.push("-cpp".into());
    }
    words.extend(["-x", language, "-"].map(String::from));
    let text = Child::new(words).output(Some(b"")).unwrap_or_default();
    String::from_utf8_lossy(&text).lines().filter_map(read).collect()
}

/// `A(x)=x` for `#define A(x) x`.
fn read(line: &str) -> Option<String> {
    let rest = line.strip_prefix("#define ")?;
    let end = match rest.find(['(', ' ']) {
        Some(at) if rest[at..].starts_with('(') => rest.find(')')? + 1,
        Some(at) => at,
        None => rest.len(),
    };
    let (name, body) = (&rest[..end], rest[end..].trim());
    // Operators of `#if` and places, which okl knows itself, and what okl says about OpenACC.
    const OWN: [&str; 6] = ["_OPENACC", "__FILE__", "__LINE__", "__DATE__", "__TIME__", "__TIMESTAMP__"];
    let is_other = name.starts_with("__has_") || OWN.contains(&name);
    (!is_other).then(|| format!("{name}={body}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_testing::tools::Tool;

    #[test]
    fn definitions_are_those_of_the_command_line() {
        assert_eq!(read("#define __INT8_C(c) c").as_deref(), Some("__INT8_C(c)=c"));
        assert_eq!(read("#define __linux__ 1").as_deref(), Some("__linux__=1"));
        assert_eq!(read("#define __REGISTER_PREFIX__ ").as_deref(), Some("__REGISTER_PREFIX__="));
        assert_eq!(read("#define __has_include(STR) __has_include__(STR)"), None);
    }

    #[test]
    fn options_decide_what_a_compiler_predefines() {
        if Tool::Gcc.find().is_none() {
            return;
        }
        let of = |text: &str, language| {
            let line = CommandLine::read(text.split(' ').map(String::from).collect()).expect("a line");
            Predefined::default().of(&line, Some(language)).to_vec()
        };
        let c = of("gcc -O2 -fopenmp -std=c99 -DOWN -c a.c", SourceLanguage::C);
        let has = |macros: &[String], wanted: &str| macros.iter().any(|one| one.starts_with(wanted));
        assert!(has(&c, "__OPTIMIZE__=1") && has(&c, "_OPENMP=") && has(&c, "__STDC_VERSION__=199901L"));
        assert!(!has(&c, "OWN") && !has(&c, "__cplusplus") && has(&c, "__GNUC__="));
        let cxx = of("gcc -std=c++20 -c a.cc", SourceLanguage::Cxx);
        assert!(has(&cxx, "__cplusplus=202002L") && !has(&cxx, "__OPTIMIZE__"));
    }
}
