use std::collections::BTreeMap;
use std::io::{self, Read};

/// The source of files.
///
/// okl accesses the file system only through this trait, so an embedder can supply headers from memory. Paths use `/`.
pub trait FileProvider {
    /// The bytes of the file at `path`.
    fn read(&self, path: &str) -> io::Result<Vec<u8>>;

    /// The bytes of a file with at most `limit` of them.
    ///
    /// # Errors
    ///
    /// If the file is larger, or is a device or a pipe, which may have no end or may block.
    fn read_small(&self, path: &str, limit: usize) -> io::Result<Vec<u8>> {
        let bytes = self.read(path)?;
        if bytes.len() > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }

    /// True if a file, not a directory, exists at `path`.
    fn is_file(&self, path: &str) -> bool;

    /// A name that is the same for all paths to one file; `#pragma once` compares it.
    fn identity(&self, path: &str) -> String;

    /// The names in directory `dir`, sorted; empty if there is no such directory.
    fn list(&self, dir: &str) -> Vec<String>;

    /// The names in directory `dir` with one of these extensions, without regard to case; sorted.
    fn list_of(&self, dir: &str, extensions: &[String]) -> Vec<String> {
        let mut names = self.list(dir);
        names.retain(|name| {
            let found = name.rsplit_once('.').map(|(_, extension)| extension);
            found.is_some_and(|found| extensions.iter().any(|wanted| wanted.eq_ignore_ascii_case(found)))
        });
        names
    }

    /// Receives accesses to this machine's files that bypass this trait: clang reads its headers itself.
    fn asked_elsewhere(&self, _what: Elsewhere<'_>) {}
}

/// An access to this machine's files that bypassed [`FileProvider`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere<'p> {
    /// The contents or the absence of a file.
    File(&'p str),
    /// The names in a folder.
    Folder(&'p str),
    /// An unknown access.
    Unknown,
}

/// The files of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl FileProvider for Disk {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        std::fs::read(path)
    }

    fn read_small(&self, path: &str, limit: usize) -> io::Result<Vec<u8>> {
        // Checked before the file is opened, because opening a pipe without a writer blocks.
        let metadata = std::fs::metadata(path)?;
        if !metadata.is_file() {
            let what = if metadata.is_dir() { "it is a folder" } else { "it is a device or a pipe" };
            return Err(io::Error::other(what));
        }
        let mut bytes = Vec::new();
        std::fs::File::open(path)?.take(limit as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }

    fn is_file(&self, path: &str) -> bool {
        std::fs::metadata(path).is_ok_and(|metadata| metadata.is_file())
    }

    fn identity(&self, path: &str) -> String {
        let canonical = std::fs::canonicalize(path).ok();
        canonical.and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| path.to_owned())
    }

    fn list(&self, dir: &str) -> Vec<String> {
        let dir = if dir.is_empty() { "." } else { dir };
        let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
        let mut names: Vec<String> =
            entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.sort();
        names
    }
}

/// Files held in memory, for tests and embedders.
#[derive(Clone, Debug, Default)]
pub struct MemoryFiles {
    files: BTreeMap<String, Vec<u8>>,
}

impl MemoryFiles {
    /// No files.
    pub fn new() -> MemoryFiles {
        MemoryFiles::default()
    }

    /// Adds or replaces a file.
    pub fn add(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.files.insert(plain_path(path), bytes.into());
    }
}

impl FileProvider for MemoryFiles {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        self.files.get(&plain_path(path)).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn is_file(&self, path: &str) -> bool {
        self.files.contains_key(&plain_path(path))
    }

    fn identity(&self, path: &str) -> String {
        plain_path(path)
    }

    fn list(&self, dir: &str) -> Vec<String> {
        let dir = plain_path(dir);
        let prefix = if dir.is_empty() { dir } else { dir + "/" };
        let inside = self.files.keys().filter_map(|path| path.strip_prefix(&prefix));
        let mut names: Vec<String> =
            inside.map(|rest| rest.split('/').next().unwrap_or(rest).to_owned()).collect();
        names.dedup();
        names
    }
}

fn too_large(limit: usize) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {} KiB", limit / 1024))
}

/// `path` without `.` and `..` parts, computed from its text only.
fn plain_path(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            "" if !parts.is_empty() => {}
            ".." if parts.last().is_some_and(|last| !last.is_empty() && *last != "..") => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_paths_are_compared_by_meaning() {
        let mut files = MemoryFiles::new();
        files.add("inc/a.h", "A");
        files.add("inc/sub/b.h", "B");
        assert!(files.is_file("./inc/sub/../a.h"));
        assert!(!files.is_file("inc/sub"));
        assert_eq!(files.identity("x/../inc//a.h"), "inc/a.h");
        assert_eq!(files.list("inc"), ["a.h", "sub"]);
        let too_large = files.read_small("inc/a.h", 0).expect_err("it has a byte");
        assert_eq!(too_large.kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(plain_path("../a/../../b"), "../../b");
        assert_eq!(plain_path("/a/./b"), "/a/b");
    }
}
