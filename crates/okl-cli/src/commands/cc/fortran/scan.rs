//! The search for sources of Fortran that okl translates.

use crate::commands::cc::command_line::CommandLine;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// True if a source, or a file that it includes, has a line that starts as a directive does, or uses the module
/// `openacc`.
pub fn has_directives(line: &CommandLine, path: &str, text: &[u8]) -> bool {
    let folders = line.options().filter(|option| option.name == "-I").filter_map(|one| one.value.as_deref());
    let mut look = Look { folders: folders.map(PathBuf::from).collect(), seen: HashSet::new() };
    look.text(Path::new(path).parent().unwrap_or(Path::new("")), text)
}

struct Look {
    folders: Vec<PathBuf>,
    seen: HashSet<PathBuf>,
}

impl Look {
    fn text(&mut self, folder: &Path, text: &[u8]) -> bool {
        text.split(|byte| *byte == b'\n').any(|line| {
            is_directive(line)
                || String::from_utf8_lossy(line).split(';').any(uses_api)
                || included(line).is_some_and(|name| self.file(folder, &name))
        })
    }

    fn file(&mut self, folder: &Path, name: &str) -> bool {
        let places =
            std::iter::once(folder.join(name)).chain(self.folders.iter().map(|folder| folder.join(name)));
        let Some(path) = places.into_iter().find(|path| path.is_file()) else { return is_header(name) };
        if !self.seen.insert(path.clone()) {
            return false;
        }
        let text = std::fs::read(&path).unwrap_or_default();
        self.text(path.parent().unwrap_or(Path::new("")), &text)
    }
}

/// True for `!$acc loop`, `c$acc loop`, `*$ACC loop`, `!$cuf kernel do`.
fn is_directive(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    let starts = |start: &[u8]| line.len() >= start.len() && line[..start.len()].eq_ignore_ascii_case(start);
    [&b"!$acc"[..], b"c$acc", b"*$acc", b"!$cuf"].into_iter().any(starts)
}

/// True for `use openacc`, `use, intrinsic :: openacc, only: acc_init`.
fn uses_api(statement: &str) -> bool {
    let statement = statement.trim().to_ascii_lowercase();
    let Some(rest) = statement.strip_prefix("use") else { return false };
    let name = match rest.split_once("::") {
        Some((nature, name)) if nature.trim().is_empty() || nature.trim_start().starts_with(',') => name,
        _plain if rest.starts_with([' ', '\t']) => rest,
        _other => return false,
    };
    name.trim_start().split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next()
        == Some("openacc")
}

/// The file of `include 'a.inc'` and of `#include "a.inc"`.
fn included(line: &[u8]) -> Option<String> {
    let line = String::from_utf8_lossy(line);
    let line = line.trim();
    let word = line.strip_prefix('#').map(str::trim_start).unwrap_or(line);
    let rest = word.get(.."include".len()).filter(|word| word.eq_ignore_ascii_case("include"))?;
    let rest = word[rest.len()..].trim_start();
    let quote = rest.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
    rest[1..].split(quote).next().map(str::to_string)
}

/// True for the header that has what the module `openacc` has.
fn is_header(name: &str) -> bool {
    name.eq_ignore_ascii_case("openacc_lib.h")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(options: &str, text: &str) -> bool {
        let words = format!("gfortran {options} -c src/a.f90");
        let line = CommandLine::read(words.split_whitespace().map(String::from).collect()).expect("a line");
        has_directives(&line, "src/a.f90", text.as_bytes())
    }

    #[test]
    fn lines_of_directives_are_found() {
        for text in [
            "x = 1\n  !$acc loop\n",
            "!$ACC loop",
            "c$acc loop",
            "*$acc kernels",
            "C$ACC&  copy(x)",
            "!$cuf kernel do",
            "use openacc",
            "  USE, intrinsic :: OpenACC, only : acc_init",
            "use :: openacc\r",
            "module m; use openacc",
            "include 'openacc_lib.h'",
        ] {
            assert!(of("", text), "{text}");
        }
        for text in
            ["! $acc", "!$omp parallel", "x = '!$acc'", "use openacc_more", "used = openacc", "use my", ""]
        {
            assert!(!of("", text), "{text}");
        }
    }

    #[test]
    fn included_files_are_looked_at() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("a.inc"), "INCLUDE \"b.inc\"\n").expect("a file");
        std::fs::write(folder.path().join("b.inc"), "!$acc wait\n#include 'a.inc'\n").expect("a file");
        let option = format!("-I{}", folder.path().display());
        assert!(of(&option, "#include \"a.inc\"\n") && of(&option, "  include 'b.inc'\n"));
        assert!(!of("", "#include \"a.inc\"\n"));
        std::fs::write(folder.path().join("b.inc"), "include 'a.inc'\n").expect("a file");
        assert!(!of(&option, "include 'a.inc'\n"));
    }
}
