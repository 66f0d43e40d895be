//! Identifies files without reading them.
//!
//! Programs and libraries are too large to be read each time; path, size and modification time identify them.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The canonical path, size and modification time of a file; `None` if it does not exist.
pub(crate) fn stamp(path: &Path) -> Option<String> {
    let path = std::fs::canonicalize(path).ok()?;
    let metadata = std::fs::metadata(&path).ok().filter(std::fs::Metadata::is_file)?;
    let time = metadata.modified().ok()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(format!("{} {} {path:?}", metadata.len(), time.as_nanos()))
}

/// The stamp of the program that a command's first word resolves to: a word without a folder is looked up on the search
/// path.
pub(crate) fn program(word: &str) -> Option<String> {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return stamp(path);
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).find_map(|folder| stamp(&folder.join(word)))
}

/// The stamp of the library or program that this code is part of.
pub(crate) fn of_code() -> Option<String> {
    stamp(&home()?)
}

/// The file that this function was loaded from, which may be a library in any program.
fn home() -> Option<PathBuf> {
    let here = home as fn() -> Option<PathBuf> as usize;
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    // `55d0c0-55d0f0 r-xp 00001000 08:01 1234    /usr/bin/okl`
    let found = maps.lines().find_map(|line| {
        let (range, rest) = line.split_once(' ')?;
        let (start, end) = range.split_once('-')?;
        let number = |text: &str| usize::from_str_radix(text, 16).ok();
        (number(start)? <= here && here < number(end)?).then(|| rest.find('/').map(|at| rest[at..].into()))?
    });
    found.or_else(|| std::env::current_exe().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_knows_which_file_it_is_from() {
        assert_eq!(home(), std::env::current_exe().ok());
        assert!(of_code().is_some());
        assert_eq!(stamp(Path::new("/nowhere/at/all")), None);
        assert_eq!(stamp(Path::new("/")), None, "a folder is no file");
    }
}
