//! Compares results with the files in `testdata/expected`, byte for byte.
//!
//! ```text
//! testdata/expected/normalized/<case>.okl
//! testdata/expected/unit/<case>.json
//! testdata/expected/launcher/<case>.cpp
//! testdata/expected/launcher-c/<case>.{device,host}.cpp
//! testdata/expected/cuda/<case>/kernel.cu
//! testdata/expected/{openmp,serial}/<case>/kernel.cpp
//! ```
//!
//! [`expected_results`](crate::expected_results) lists which of them exist.
//! `OKL_BLESS=1` writes the files instead; the diff in version control is the review.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs};

use crate::failure::at_path;
use crate::{Failure, cases, diff};

/// The expected files below one folder.
///
/// It records which files were requested, so that [`Expected::leftovers`] finds those without an input.
#[derive(Debug)]
pub struct Expected {
    root: PathBuf,
    bless: bool,
    seen: Mutex<BTreeSet<PathBuf>>,
}

impl Expected {
    /// The files below `root`; with `bless` they are written rather than compared.
    pub fn new(root: impl Into<PathBuf>, bless: bool) -> Self {
        Expected { root: root.into(), bless, seen: Mutex::default() }
    }

    /// The files below `root`; they are written if the environment has `OKL_BLESS=1`.
    pub fn from_environment(root: impl Into<PathBuf>) -> Self {
        Expected::new(root, env::var("OKL_BLESS").is_ok_and(|value| value == "1"))
    }

    /// Records that an input leads to the file at `name`, for [`Expected::leftovers`].
    pub fn know(&self, name: &str) {
        self.seen.lock().expect("nothing panics while it is held").insert(self.root.join(name));
    }

    /// Compares with the file at `name` below the root, or writes it.
    pub fn check(&self, name: &str, actual: &str) -> Result<(), Failure> {
        let file = self.root.join(name);
        self.seen.lock().expect("nothing panics while it is held").insert(file.clone());
        if self.bless {
            return write_if_changed(&file, actual);
        }
        if !file.is_file() {
            let why = "there is no expected file; OKL_BLESS=1 writes it";
            return Err(Failure::new(format!("{}: {why}\n{actual}", file.display())));
        }
        let expected = fs::read(&file).map_err(at_path(&file))?;
        if expected == actual.as_bytes() {
            return Ok(());
        }
        let changes = diff::lines(&String::from_utf8_lossy(&expected), actual);
        let why = "differs from the expected file (- expected, + actual); OKL_BLESS=1 accepts";
        Err(Failure::new(format!("{}: {why}\n{changes}", file.display())))
    }

    /// Fails for every file in these folders below the root that was not requested.
    ///
    /// Call it after all checks. With `bless` such files are removed.
    pub fn leftovers(&self, folders: &[&str]) -> Result<(), Failure> {
        let seen = self.seen.lock().expect("nothing panics while it is held");
        let mut failures = Vec::new();
        for folder in folders {
            for file in cases::files_below(&self.root.join(folder))? {
                if seen.contains(&file) {
                    continue;
                }
                if self.bless {
                    fs::remove_file(&file).map_err(at_path(&file))?;
                } else {
                    let why = "no input leads to this expected file; remove it, or OKL_BLESS=1";
                    failures.push(Failure::new(format!("{}: {why}", file.display())));
                }
            }
        }
        Failure::all(failures)
    }
}

fn write_if_changed(file: &Path, text: &str) -> Result<(), Failure> {
    if fs::read(file).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(());
    }
    let folder = file.parent().expect("a file below the root has a folder");
    fs::create_dir_all(folder).map_err(at_path(folder))?;
    fs::write(file, text).map_err(at_path(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fresh(name: &str) -> PathBuf {
        let root = env::temp_dir().join(format!("okl-testing-expected-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        root
    }

    #[test]
    fn a_blessed_file_is_accepted_and_a_change_is_shown() {
        let root = fresh("bless");
        Expected::new(&root, true).check("cuda/a/kernel.cu", "one\ntwo\n").expect("writes");
        let expected = Expected::new(&root, false);
        expected.check("cuda/a/kernel.cu", "one\ntwo\n").expect("same bytes");
        let text = expected.check("cuda/a/kernel.cu", "one\n2\n").expect_err("other bytes").to_string();
        assert!(text.contains("-two\n+2"), "{text}");
        fs::remove_dir_all(root).expect("cleans up");
    }

    #[test]
    fn a_missing_file_fails() {
        let text = Expected::new(fresh("missing"), false).check("a", "x").expect_err("absent").to_string();
        assert!(text.contains("OKL_BLESS=1"), "{text}");
    }

    #[test]
    fn a_file_without_an_input_fails_and_blessing_removes_it() {
        let root = fresh("leftover");
        Expected::new(&root, true).check("cuda/old/kernel.cu", "x").expect("writes");
        let text = Expected::new(&root, false).leftovers(&["cuda"]).expect_err("left over").to_string();
        assert!(text.contains("old"), "{text}");
        Expected::new(&root, true).leftovers(&["cuda"]).expect("removes");
        Expected::new(&root, false).leftovers(&["cuda"]).expect("nothing left");
        fs::remove_dir_all(root).expect("cleans up");
    }
}
