//! Files in memory before files of another kind.

use crate::{Elsewhere, FileProvider, MemoryFiles};
use okl_host::Files;
use std::io;

/// Files that are held in memory; what is not among them comes from elsewhere.
#[derive(Clone, Debug)]
pub struct InFront {
    /// Those that are looked at first.
    pub memory: MemoryFiles,
    /// Where all others come from.
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
