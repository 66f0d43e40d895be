//! A cache of passed checks: what was compiled and run successfully on this machine is not repeated.
//!
//! The key of a result is a hash of all its inputs: texts, flags, the check, the kit's own sources and headers, the
//! tools. Only passed results are stored: a file whose name is the key and whose content repeats it. An incomplete file
//! (full disk, interrupted run) does not repeat the key and is ignored. Files are created by renaming, so that
//! concurrent runs in one checkout never see partial files.
//!
//! The folder is `target/tmp/results`; `OKL_TEST_RESULTS=off` disables reading and writing.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::UNIX_EPOCH;

use crate::build::own_folder;
use crate::cases::files_below;
use crate::failure::at_path;
use crate::{Failure, testdata};

/// The cache of a checkout.
#[derive(Debug)]
pub struct Results {
    folder: Option<PathBuf>,
    known: AtomicUsize,
    made: AtomicUsize,
}

/// The hash of all inputs of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Results {
    /// The cache below a folder for scratch files, which need not exist.
    pub fn below(scratch: &Path) -> Results {
        let is_on = env::var("OKL_TEST_RESULTS").map_or(true, |said| said != "off");
        Results::at(is_on.then(|| scratch.join("results")))
    }

    fn at(folder: Option<PathBuf>) -> Results {
        Results { folder, known: AtomicUsize::new(0), made: AtomicUsize::new(0) }
    }

    /// True if the result is stored; counts it as known.
    pub fn knows(&self, key: &Key) -> bool {
        let is_known =
            self.file(key).is_some_and(|file| fs::read(file).is_ok_and(|text| text == key.content()));
        if is_known {
            self.known.fetch_add(1, Ordering::Relaxed);
        }
        is_known
    }

    /// Stores a passed result. An error is ignored, so that the check is repeated next time.
    pub fn keep(&self, key: &Key) {
        self.made.fetch_add(1, Ordering::Relaxed);
        let Some(file) = self.file(key) else { return };
        let _not_kept = write_whole(&file, &key.content());
    }

    /// The number of results that this process has computed, and of those that were known.
    pub fn counts(&self) -> (usize, usize) {
        (self.made.load(Ordering::Relaxed), self.known.load(Ordering::Relaxed))
    }

    fn file(&self, key: &Key) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(&key.0[..2]).join(&key.0[2..]))
    }
}

impl Key {
    /// The key of a check with these texts: its name, its inputs, flags.
    ///
    /// # Errors
    /// If the kit's own files cannot be read.
    pub fn of<'t>(check: &str, texts: impl IntoIterator<Item = &'t str>) -> Result<Key, Failure> {
        let mut hasher = blake3::Hasher::new();
        let mut part = |text: &[u8]| {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text);
        };
        part(check.as_bytes());
        part(surroundings()?.as_bytes());
        texts.into_iter().for_each(|text| part(text.as_bytes()));
        Ok(Key(hasher.finalize().to_hex().to_string()))
    }

    fn content(&self) -> Vec<u8> {
        format!("right {}\n", self.0).into_bytes()
    }
}

/// The parts of the kit that do not affect the kernels of testdata.
const ELSEWHERE: [&str; 3] = ["difftest", "judge", "mathtest"];

/// The hash of the common inputs of all results: the kit, the headers of testdata and of okl, and the tools.
fn surroundings() -> Result<&'static str, Failure> {
    static KNOWN: OnceLock<Result<String, Failure>> = OnceLock::new();
    let known = KNOWN.get_or_init(|| {
        let mut hasher = blake3::Hasher::new();
        for folder in ["src", "include", "emulator", "metal", "nvrtc", "sycl", "../okl-cli/include"] {
            let folder = own_folder(folder);
            let files = files_below(&folder)?;
            let is_elsewhere = |file: &&PathBuf| {
                let below = file.strip_prefix(&folder).unwrap_or(file);
                below.components().next().is_some_and(|first| {
                    ELSEWHERE.iter().any(|name| first.as_os_str().to_string_lossy().starts_with(name))
                })
            };
            for file in files.iter().filter(|file| !is_elsewhere(file)) {
                hasher.update(&fs::read(file).map_err(at_path(file))?);
            }
        }
        // The headers that runners include.
        for file in files_below(&testdata())?.iter().filter(|file| is_header(file)) {
            hasher.update(&fs::read(file).map_err(at_path(file))?);
        }
        for tool in tools() {
            hasher.update(tool.as_bytes());
        }
        Ok(hasher.finalize().to_hex().to_string())
    });
    known.as_deref().map_err(Clone::clone)
}

fn is_header(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "h" || extension == "hpp")
}

/// The size and time of all tools: the system's packages, and the files that variables name.
fn tools() -> BTreeSet<String> {
    let mut all: BTreeSet<PathBuf> =
        ["OKL_NVCC", "OKL_NVRTC", "OKL_SYCL"].iter().filter_map(env::var_os).map(PathBuf::from).collect();
    // The status file of Debian's packages: any upgrade changes it.
    all.insert(PathBuf::from("/var/lib/dpkg/status"));
    let path = env::var_os("PATH").unwrap_or_default();
    for folder in env::split_paths(&path) {
        all.extend(["g++", "clang++-19", "nvcc", "ld.lld-19"].map(|name| folder.join(name)));
    }
    let stamp = |path: &PathBuf| {
        let data = fs::metadata(path).ok()?;
        let time = data.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(format!("{} {} {}\n", path.display(), data.len(), time.as_nanos()))
    };
    all.iter().filter_map(stamp).collect()
}

fn write_whole(file: &Path, content: &[u8]) -> std::io::Result<()> {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let folder = file.parent().expect("results lie in folders");
    fs::create_dir_all(folder)?;
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let part = folder.join(format!("part-{}-{number}", std::process::id()));
    let written = fs::write(&part, content).and_then(|()| fs::rename(&part, file));
    if written.is_err() {
        let _gone = fs::remove_file(&part);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fresh(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("okl-testing-results-{}-{name}", std::process::id()));
        let _first_time = fs::remove_dir_all(&folder);
        folder
    }

    fn key(text: &str) -> Key {
        Key::of("check", [text]).expect("the kit can be read")
    }

    #[test]
    fn what_was_right_is_known_and_nothing_else() {
        let folder = fresh("right");
        let results = Results::at(Some(folder.clone()));
        assert!(!results.knows(&key("a")));
        results.keep(&key("a"));
        assert!(results.knows(&key("a")) && !results.knows(&key("b")));
        assert_ne!(Key::of("another", ["a"]).expect("a key"), key("a"));
        assert_ne!(Key::of("check", ["a", ""]).expect("a key"), key("a"));
        assert_eq!(results.counts(), (1, 1));
        fs::remove_dir_all(folder).expect("cleans up");
    }

    #[test]
    fn half_a_file_counts_for_nothing() {
        let folder = fresh("half");
        let results = Results::at(Some(folder.clone()));
        results.keep(&key("a"));
        let file = results.file(&key("a")).expect("it is kept");
        let whole = fs::read(&file).expect("it is there");
        for length in 0..whole.len() {
            fs::write(&file, &whole[..length]).expect("it can be written");
            assert!(!results.knows(&key("a")), "{length}");
        }
        fs::remove_dir_all(folder).expect("cleans up");
    }

    #[test]
    fn where_nothing_can_be_written_nothing_is_known() {
        let folder = fresh("file");
        fs::write(&folder, "in the way").expect("it can be written");
        let results = Results::at(Some(folder.clone()));
        results.keep(&key("a"));
        assert!(!results.knows(&key("a")));
        fs::remove_file(folder).expect("cleans up");
        let full = Path::new("/dev/full");
        if full.exists() {
            assert!(write_whole(&full.join("a"), b"a").is_err());
        }
    }

    #[test]
    fn two_runs_at_once_see_whole_files_alone() {
        let folder = fresh("two");
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let results = Results::at(Some(folder.clone()));
                    for round in 0..200 {
                        let key = key(&format!("{}", round % 7));
                        results.keep(&key);
                        assert!(results.knows(&key));
                    }
                });
            }
        });
        let left = files_below(&folder).expect("readable");
        assert_eq!(left.len(), 7, "{left:?}");
        fs::remove_dir_all(folder).expect("cleans up");
    }
}
