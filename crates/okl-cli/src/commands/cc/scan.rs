//! The search for sources with directives: a scan of the text and its headers, then the compiler's own preprocessor.

use super::child::Child;
use super::command_line::{CommandLine, Input, Part, SourceLanguage};
use super::headers;
use super::options::Class;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// The result of the scan of a source and its headers, which ignores conditions and macros.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// There may be directives.
    pub may_have_directives: bool,
    /// The header of the OpenACC API may be included.
    pub names_api: bool,
    /// A header of CUDA or HIP is included.
    pub names_cuda: bool,
}

/// Looks at the text of a source and at the headers that it includes.
pub fn look(line: &CommandLine, input: &Input, text: &[u8]) -> Traits {
    let mut look = Look { folders: folders(line), seen: HashSet::new(), words: Words::default() };
    let folder = Path::new(&input.path).parent().unwrap_or(Path::new("")).to_path_buf();
    for option in line.options().filter(|option| ["-include", "-imacros"].contains(&option.name.as_str())) {
        option.value.iter().for_each(|header| look.header(Path::new(""), header, true));
    }
    look.text(&folder, text);
    let Words { pragma, acc, computed, api, cuda } = look.words;
    Traits { may_have_directives: pragma && acc || computed, names_api: api, names_cuda: cuda }
}

/// True if the preprocessed source has a directive.
pub fn has_directives(line: &CommandLine, input: &Input, text: Option<&[u8]>, api: &[String]) -> bool {
    let mut words = vec![line.compiler.clone(), "-E".into(), "-w".into()];
    words.extend(api.iter().cloned());
    words.extend(options_of_a_text(line).flat_map(|option| option.iter().cloned()));
    words.extend(as_language(input));
    words.push(input.path.clone());
    // A text that cannot be preprocessed is reported by the compiler, which gets it next.
    let text = Child::new(words).output(text).unwrap_or_default();
    text.split(|byte| *byte == b'\n').any(is_directive)
}

/// The options that decide what a text is after preprocessing.
pub fn options_of_a_text(line: &CommandLine) -> impl Iterator<Item = &[String]> {
    line.parts.iter().filter_map(|part| match part {
        Part::Option(option) => {
            let is_of_text = matches!(option.class, Class::Preprocess | Class::Compile);
            is_of_text.then_some(option.words.as_slice())
        }
        Part::Input(_) => None,
    })
}

/// `-x c` before a file whose name does not tell its language.
pub fn as_language(input: &Input) -> Vec<String> {
    let name = match (&input.forced, input.language) {
        (None, _) | (_, None) => return Vec::new(),
        (Some(forced), Some(SourceLanguage::Fortran)) => forced,
        (Some(_), Some(SourceLanguage::C)) => "c",
        (Some(_), Some(SourceLanguage::Cxx | SourceLanguage::Cuda)) => "c++",
    };
    ["-x", name].map(String::from).to_vec()
}

/// True for `#pragma acc parallel`.
fn is_directive(line: &[u8]) -> bool {
    let rest = |line: &[u8], word: &str| {
        let line = line.trim_ascii_start();
        line.strip_prefix(word.as_bytes()).map(<[u8]>::to_vec)
    };
    let after = rest(line, "#").and_then(|line| rest(&line, "pragma")).and_then(|line| rest(&line, "acc"));
    after.is_some_and(|after| !after.first().is_some_and(|byte| is_letter(*byte)))
}

fn is_letter(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric()
}

/// The folders of headers on the command line, in order.
fn folders(line: &CommandLine) -> Vec<PathBuf> {
    const FOLDERS: [&str; 4] = ["-iquote", "-I", "-isystem", "-idirafter"];
    let values = |name: &'static str| line.options().filter(move |option| option.name == name);
    FOLDERS
        .into_iter()
        .flat_map(values)
        .filter_map(|option| option.value.as_deref())
        .map(PathBuf::from)
        .collect()
}

/// The words that a text and its headers have.
#[derive(Default)]
struct Words {
    pragma: bool,
    acc: bool,
    /// An `#include` whose file is a macro.
    computed: bool,
    api: bool,
    cuda: bool,
}

struct Look {
    folders: Vec<PathBuf>,
    seen: HashSet<PathBuf>,
    words: Words,
}

impl Look {
    fn text(&mut self, folder: &Path, text: &[u8]) {
        self.words.pragma |= contains_word(text, "pragma") || contains_word(text, "_Pragma");
        self.words.acc |= contains_word(text, "acc");
        for line in text.split(|byte| *byte == b'\n') {
            match included(line) {
                Some(Included::File { name, is_quoted }) => self.header(folder, &name, is_quoted),
                Some(Included::Computed) => self.words.computed = true,
                None => {}
            }
        }
    }

    /// Looks at a header, if it is one of the user's: system headers have no directives.
    fn header(&mut self, folder: &Path, name: &str, is_quoted: bool) {
        self.words.api |= name == headers::NAME;
        self.words.cuda |= okl_bundle::CUDA_HEADERS.contains(&name);
        let beside = is_quoted.then(|| folder.join(name));
        let below = self.folders.iter().map(|folder| folder.join(name));
        let Some(path) = beside.into_iter().chain(below).find(|path| path.is_file()) else { return };
        if self.seen.insert(path.clone())
            && let Ok(text) = std::fs::read(&path)
        {
            self.text(path.parent().unwrap_or(Path::new("")), &text);
        }
    }
}

/// The file of an `#include` line.
enum Included {
    File { name: String, is_quoted: bool },
    Computed,
}

fn included(line: &[u8]) -> Option<Included> {
    let line = String::from_utf8_lossy(line.trim_ascii_start().strip_prefix(b"#")?).into_owned();
    let line = line.trim_start();
    let rest = line.strip_prefix("include_next").or_else(|| line.strip_prefix("include"))?.trim_start();
    let named = |ends: char| rest.get(1..)?.split(ends).next().map(str::to_string);
    match rest.chars().next()? {
        '"' => Some(Included::File { name: named('"')?, is_quoted: true }),
        '<' => Some(Included::File { name: named('>')?, is_quoted: false }),
        _ => Some(Included::Computed),
    }
}

/// True if a text has a word that is no part of a longer one.
fn contains_word(text: &[u8], word: &str) -> bool {
    let word = word.as_bytes();
    let ends = |at: usize| text.get(at).is_none_or(|byte| !is_letter(*byte));
    text.windows(word.len())
        .enumerate()
        .any(|(at, part)| part == word && (at == 0 || ends(at - 1)) && ends(at + word.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn traits(options: &str, text: &str) -> Traits {
        let words = format!("gcc {options} -c src/a.c");
        let line = CommandLine::read(words.split_whitespace().map(String::from).collect()).expect("a line");
        let input = line.inputs().next().expect("a source").clone();
        look(&line, &input, text.as_bytes())
    }

    #[test]
    fn a_look_finds_pragmas_of_acc_alone() {
        for text in [
            "#pragma acc wait",
            "  # pragma\tacc data",
            "#define P(x) _Pragma(#x)\nP(acc wait)",
            "#include H",
        ] {
            assert!(traits("", text).may_have_directives, "{text}");
        }
        for text in ["#pragma once\nint access;", "int acc;", "_Pragma(\"omp\") int accx, x_acc;"] {
            assert!(!traits("", text).may_have_directives, "{text}");
        }
        assert!(traits("", "#include <openacc.h>\n").names_api);
    }

    #[test]
    fn headers_are_looked_at_where_the_compiler_finds_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().display();
        std::fs::create_dir(folder.path().join("in")).expect("a folder");
        std::fs::write(folder.path().join("in/a.h"), "#include \"b.h\"\n#include \"a.h\"").expect("a file");
        std::fs::write(folder.path().join("in/b.h"), "#pragma acc wait\n").expect("a file");
        let of = |options: &str| traits(options, "#include <in/a.h>\n").may_have_directives;
        assert!(of(&format!("-I{path}")) && of(&format!("-isystem {path}")) && !of(""));
        assert!(traits(&format!("-include {path}/in/a.h"), "").may_have_directives);
    }

    #[test]
    fn directives_are_lines_of_the_preprocessed_text() {
        assert!(
            is_directive(b"#pragma acc loop")
                && is_directive(b"  # pragma  acc\tloop")
                && is_directive(b"#pragma acc")
        );
        assert!(
            !is_directive(b"#pragma access")
                && !is_directive(b"int acc;")
                && !is_directive(b"#pragma omp acc")
        );
    }
}
