//! Files in memory that take precedence over other files.

use crate::{Elsewhere, FileProvider, MemoryFiles};
use okl_host::Files;
use std::io;

/// Files in memory; all other files are read from `behind`.
#[derive(Clone, Debug)]
pub struct InFront {
    /// The files in memory, which take precedence.
    pub memory: MemoryFiles,
    /// The source of all other files.
    pub behind: Files,
}

impl FileProvider for InFront {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        if self.memory.is_file(path) { self.memory.read(path) } else { self.behind.read(path) }
    }

    fn read_small(&self, path: &str, limit: usize) -> io::Result<Vec<u8>> {
        match self.memory.is_file(path) {
            true => self.memory.read_small(path, limit),
            false => self.behind.read_small(path, limit),
        }
    }

    fn is_file(&self, path: &str) -> bool {
        self.memory.is_file(path) || self.behind.is_file(path)
    }

    fn identity(&self, path: &str) -> String {
        if self.memory.is_file(path) { self.memory.identity(path) } else { self.behind.identity(path) }
    }

    fn list(&self, dir: &str) -> Vec<String> {
        let mut names = [self.memory.list(dir), self.behind.list(dir)].concat();
        names.sort();
        names.dedup();
        names
    }

    fn asked_elsewhere(&self, what: Elsewhere<'_>) {
        self.behind.asked_elsewhere(what);
    }
}
