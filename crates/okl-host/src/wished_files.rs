//! The files that a front end wishes for while it reads a text.

use crate::host::Files;
use okl_plugin::document::{FileText, FileWish};
use okl_source::decode;
use std::collections::HashSet;

/// The largest number of files that are looked at for one wish.
const MOST_FILES: usize = 2000;

/// The largest file in bytes; larger ones are skipped.
const LARGEST: usize = 16 << 20;

/// The files that were found for the wishes so far.
pub(crate) struct WishedFiles<'f> {
    files: &'f Files,
    /// The folders that are searched: that of the input, then the include folders. The empty one is the current folder.
    folders: Vec<String>,
    /// The wishes so far.
    wished: HashSet<FileWish>,
    /// The names and identities of the files that were found, and that of the input, which is not.
    known: HashSet<(String, String)>,
    input: String,
    found: Vec<FileText>,
}

impl<'f> WishedFiles<'f> {
    /// No files yet, for the input at `path`.
    pub(crate) fn new(files: &'f Files, path: &str, include_dirs: &[String]) -> WishedFiles<'f> {
        let mut folders: Vec<String> = Vec::new();
        for folder in std::iter::once(folder_of(path)).chain(include_dirs.iter().map(String::as_str)) {
            if folders.iter().all(|known| known != folder) {
                folders.push(folder.to_string());
            }
        }
        let input = files.identity(path);
        WishedFiles {
            files,
            folders,
            wished: HashSet::new(),
            known: HashSet::new(),
            input,
            found: Vec::new(),
        }
    }

    /// All files that were found.
    pub(crate) fn found(&self) -> &[FileText] {
        &self.found
    }

    /// All files that were found.
    pub(crate) fn into_found(self) -> Vec<FileText> {
        self.found
    }

    /// Looks for the files of the wishes that are new. Returns false if none is.
    pub(crate) fn look(&mut self, wishes: Vec<FileWish>) -> bool {
        let mut is_new = false;
        for wish in wishes.into_iter().filter(|wish| *wish != FileWish::Unknown) {
            if self.wished.contains(&wish) {
                continue;
            }
            is_new = true;
            match &wish {
                FileWish::Named(name) => self.named(name),
                FileWish::Containing { extensions, words } => self.containing(extensions, words),
                FileWish::Unknown => {}
            }
            self.wished.insert(wish);
        }
        is_new
    }

    fn named(&mut self, name: &str) {
        let paths: Vec<String> = match name.starts_with('/') {
            true => vec![name.to_string()],
            false => self.folders.iter().map(|folder| joined(folder, name)).collect(),
        };
        if let Some(path) = paths.into_iter().find(|path| self.files.is_file(path))
            && let Some(text) = self.text(&path)
        {
            self.keep(name, path, text);
        }
    }

    fn containing(&mut self, extensions: &[String], words: &[String]) {
        let mut left = MOST_FILES;
        for folder in self.folders.clone() {
            for name in self.files.list_of(&folder, extensions) {
                let path = joined(&folder, &name);
                if !self.files.is_file(&path) || self.files.identity(&path) == self.input {
                    continue;
                }
                let Some(rest) = left.checked_sub(1) else { return };
                left = rest;
                if let Some(text) = self.text(&path).filter(|text| has_words(text, words)) {
                    self.keep(&name, path, text);
                }
            }
        }
    }

    fn text(&self, path: &str) -> Option<String> {
        let bytes = self.files.read_small(path, LARGEST).ok()?;
        (!bytes.contains(&0)).then(|| decode(&bytes))
    }

    fn keep(&mut self, name: &str, path: String, text: String) {
        if self.known.insert((name.to_string(), self.files.identity(&path))) {
            self.found.push(FileText { name: name.to_string(), path, text });
        }
    }
}

/// The part of a path before its last `/`; empty if there is none.
fn folder_of(path: &str) -> &str {
    match path.rfind('/') {
        Some(0) => "/",
        Some(at) => &path[..at],
        None => "",
    }
}

fn joined(folder: &str, name: &str) -> String {
    match folder {
        "" => name.to_string(),
        _ if folder.ends_with('/') => format!("{folder}{name}"),
        _ => format!("{folder}/{name}"),
    }
}

/// True if the words follow each other on a line, separated by blanks.
fn has_words(text: &str, words: &[String]) -> bool {
    text.lines().any(|line| {
        let starts = (0..line.len()).filter(|at| is_boundary(line, *at));
        starts.filter_map(|at| line.get(at..)).any(|rest| begins_with(rest, words))
    })
}

/// True if the words stand at the start of a text.
fn begins_with(text: &str, words: &[String]) -> bool {
    let mut rest = text;
    for (at, word) in words.iter().enumerate() {
        // In front of the first word nothing is skipped, so no blank is looked at more than once for each word.
        let behind = if at > 0 { rest.trim_start_matches([' ', '\t']) } else { rest };
        if at > 0 && behind.len() == rest.len() {
            return false;
        }
        let is_it = behind.get(..word.len()).is_some_and(|found| found.eq_ignore_ascii_case(word));
        if !is_it || !is_boundary(behind, word.len()) {
            return false;
        }
        rest = &behind[word.len()..];
    }
    true
}

/// True if no word continues across this place of a text.
fn is_boundary(text: &str, at: usize) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
    let bytes = text.as_bytes();
    let before = at.checked_sub(1).and_then(|before| bytes.get(before));
    !(before.is_some_and(is_part) && bytes.get(at).is_some_and(is_part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_normalizer::preprocess::MemoryFiles;

    fn files(all: &[(&str, &str)]) -> Files {
        let mut files = MemoryFiles::new();
        all.iter().for_each(|(path, text)| files.add(path, *text));
        Files::new(files)
    }

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| word.to_string()).collect()
    }

    fn module(name: &str) -> FileWish {
        FileWish::Containing { extensions: words(&["f90"]), words: words(&["module", name]) }
    }

    fn paths(wished: &WishedFiles<'_>) -> Vec<String> {
        wished.found().iter().map(|file| format!("{}={}", file.name, file.path)).collect()
    }

    #[test]
    fn words_follow_each_other_on_one_line() {
        let has = |text: &str| has_words(text, &words(&["module", "params"]));
        assert!(has("x\n  MODULE \t Params ! them"));
        assert!(has("end module module params"));
        assert!(!has("module params2"));
        assert!(!has("submodule params"));
        assert!(!has("module\nparams"));
        assert!(!has("moduleparams"));
        assert!(!has("module procedure params"));
        assert!(!has("module \u{e4}params, module params\u{e4}"));
    }

    #[test]
    fn names_are_found_beside_the_input_first() {
        let files =
            files(&[("src/a.inc", "own"), ("inc/a.inc", "other"), ("inc/b.inc", "b"), ("src/x.f90", "")]);
        let mut wished = WishedFiles::new(&files, "src/x.f90", &["inc".into(), "src".into()]);
        let named = |name: &str| FileWish::Named(name.into());
        assert!(wished.look(vec![named("a.inc"), named("b.inc"), named("missing"), named("../inc/b.inc")]));
        assert!(!wished.look(vec![named("missing"), FileWish::Unknown]), "nothing is new");
        assert_eq!(paths(&wished), ["a.inc=src/a.inc", "b.inc=inc/b.inc", "../inc/b.inc=src/../inc/b.inc"]);
    }

    #[test]
    fn files_with_words_are_found_in_folders_but_not_below() {
        let all = [
            ("x.f90", "module m"),
            ("m.F90", "Module M"),
            ("m.txt", "module m"),
            ("below/m.f90", "module m"),
            ("inc/n.f90", "end module m\n"),
            ("inc/o.f90", "module n\0"),
        ];
        let files = files(&all);
        let mut wished = WishedFiles::new(&files, "x.f90", &["inc".into(), "inc/".into()]);
        assert!(wished.look(vec![module("m"), module("n"), module("m")]));
        assert_eq!(paths(&wished), ["m.F90=m.F90", "n.f90=inc/n.f90"]);
    }
}
