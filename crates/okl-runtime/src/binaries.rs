//! Compiled texts that are kept in a folder.
//!
//! ```text
//! binaries/4b/07fe...91          the file that a compiler made
//! binaries/4b/07fe...91.sum      its hash: a file that is damaged is made again
//! binaries/4b/07fe...91.lock     locked by the process that makes it
//! binaries/4b/.okl-Xa3k9z/       being made, or left by a process that was killed
//! ```
//!
//! Files are made elsewhere and renamed, so that a reader sees all of one or none. Where nothing can be written or
//! locked, each process makes its own.

use crate::Error;
use crate::driver::Driver;
use okl_api::Access;
use rustix::fs::{FlockOperation, flock};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;

/// The folder of compiled texts.
#[derive(Clone, Debug)]
pub(crate) struct Binaries {
    /// None keeps nothing.
    folder: Option<PathBuf>,
    access: Access,
    translations: Option<PathBuf>,
}

/// What a compiled text depends on, as a hash.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key(String);

impl Key {
    pub(crate) fn of<'t>(parts: impl IntoIterator<Item = &'t str>) -> Key {
        let mut hasher = blake3::Hasher::new();
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        Key(hasher.finalize().to_hex().to_string())
    }
}

/// What tells a device and its driver from others, where compiled texts are for one of them.
pub(crate) fn fingerprint(driver: &dyn Driver) -> String {
    let surroundings = driver.surroundings(&[]);
    Key::of([driver.target()].into_iter().chain(surroundings.iter().map(String::as_str))).0
}

/// A compiled text.
#[derive(Debug)]
pub(crate) struct Binary {
    path: PathBuf,
    /// Where it is not kept.
    _folder: Option<TempDir>,
}

impl Binary {
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// How long a process waits for another one that makes the same.
const PATIENCE: Duration = Duration::from_secs(600);

/// The age after which nobody works in a folder any more.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

/// How much is kept, about.
const LIMIT: u64 = 1 << 30;

impl Binaries {
    /// The folder that the environment says, as for the command `okl`.
    pub(crate) fn of_environment() -> Binaries {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let access = match variable("OKL_CACHE").as_deref().and_then(|value| value.to_str()) {
            Some("off" | "headers") => {
                return Binaries { folder: None, access: Access::Read, translations: None };
            }
            Some("read") => Access::Read,
            _ => Access::ReadAndWrite,
        };
        if let Some(given) = variable("OKL_CACHE_DIR").map(PathBuf::from) {
            return Binaries { folder: Some(given.join("binaries")), access, translations: Some(given) };
        }
        let caches = variable("XDG_CACHE_HOME").map(PathBuf::from);
        let folder = caches.or_else(|| Some(PathBuf::from(variable("HOME")?).join(".cache")));
        let folder = folder.map(|folder| folder.join("okl"));
        let below = |name| folder.as_ref().map(|folder| folder.join(name));
        Binaries { folder: below("binaries"), access, translations: below("translations") }
    }

    /// A folder of a program's own.
    pub(crate) fn below(folder: &Path) -> Binaries {
        Binaries { folder: Some(folder.join("binaries")), access: Access::ReadAndWrite, translations: None }
    }

    /// The folder of translations.
    pub(crate) fn translations(&self) -> Option<(PathBuf, Access)> {
        self.translations.clone().map(|folder| (folder, self.access))
    }

    /// The compiled text of a key. If it is not there, `make` makes it: it gets a folder for its own files, and the path
    /// of the result.
    pub(crate) fn get(
        &self,
        key: &Key,
        make: impl FnOnce(&Path, &Path) -> Result<(), Error>,
    ) -> Result<Binary, Error> {
        let Some(folder) = &self.folder else { return elsewhere(make) };
        let place = folder.join(&key.0[..2]).join(&key.0[2..]);
        if let Some(found) = whole(&place) {
            self.mark(&place);
            return Ok(found);
        }
        if self.access == Access::Read {
            return elsewhere(make);
        }
        let parent = place.parent().expect("a place has a folder");
        let lock = fs::create_dir_all(parent).ok().and_then(|()| locked(&place.with_extension("lock")));
        // Another process may have made it while this one waited.
        if let Some(found) = whole(&place) {
            return Ok(found);
        }
        let Ok(work) = tempfile::Builder::new().prefix(".okl-").tempdir_in(parent) else {
            return elsewhere(make);
        };
        let made = work.path().join("binary");
        make(work.path(), &made)?;
        let kept = keep(&made, &place);
        drop(lock);
        match kept {
            Ok(()) => {
                evict(folder, &place);
                Ok(Binary { path: place, _folder: None })
            }
            Err(_) => Ok(Binary { path: made, _folder: Some(work) }),
        }
    }

    /// Marks a file as used.
    fn mark(&self, place: &Path) {
        if self.access == Access::ReadAndWrite {
            // Not on each use: on a network that is a request.
            let is_old = fs::metadata(place)
                .and_then(|found| found.modified())
                .is_ok_and(|time| time.elapsed().is_ok_and(|age| age > PATIENCE));
            if is_old {
                let file = File::options().append(true).open(place);
                let _not_marked = file.and_then(|file| file.set_modified(SystemTime::now()));
            }
        }
    }
}

/// Makes a file that is not kept.
fn elsewhere(make: impl FnOnce(&Path, &Path) -> Result<(), Error>) -> Result<Binary, Error> {
    let work = tempfile::Builder::new().prefix("okl-").tempdir();
    let work = work.map_err(|error| Error::system("a folder for temporary files", &error))?;
    let path = work.path().join("binary");
    make(work.path(), &path)?;
    Ok(Binary { path, _folder: Some(work) })
}

/// A file that is there and as it was made.
fn whole(place: &Path) -> Option<Binary> {
    let sum = fs::read(place.with_extension("sum")).ok()?;
    let bytes = fs::read(place).ok()?;
    (blake3::hash(&bytes).to_hex().as_bytes() == sum)
        .then(|| Binary { path: place.to_path_buf(), _folder: None })
}

/// Puts a file and its hash into their places.
fn keep(made: &Path, place: &Path) -> std::io::Result<()> {
    let sum = made.with_extension("sum");
    fs::write(&sum, blake3::hash(&fs::read(made)?).to_hex().as_str())?;
    // The hash first: until the file is there, the place is empty or has one that the hash refuses.
    fs::rename(sum, place.with_extension("sum"))?;
    fs::rename(made, place)
}

/// Waits for a lock; none where there are no locks, or another process holds it for too long.
fn locked(path: &Path) -> Option<File> {
    let file = File::options().create(true).truncate(false).write(true).open(path).ok()?;
    let start = Instant::now();
    loop {
        match flock(&file, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => return Some(file),
            Err(rustix::io::Errno::WOULDBLOCK) if start.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(10));
            }
            Err(_) => return None,
        }
    }
}

/// Removes files that were not used for the longest time, until the rest is below the limit, and what killed processes
/// left behind.
fn evict(folder: &Path, new: &Path) {
    let files =
        |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut all: Vec<(SystemTime, u64, PathBuf)> = files(folder)
        .flat_map(|part| files(&part).collect::<Vec<_>>())
        .filter(|path| path.extension().is_none() && path != new)
        .filter_map(|path| {
            let found = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
            Some((found.modified().ok()?, found.len(), path))
        })
        .collect();
    for left in files(folder).flat_map(|part| files(&part).collect::<Vec<_>>()) {
        // The folder of a process that was killed.
        let is_work = left.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".okl-"));
        let age =
            fs::metadata(&left).and_then(|found| found.modified()).ok().and_then(|time| time.elapsed().ok());
        if is_work && age.is_some_and(|age| age > LEFT_BEHIND) {
            let _already_gone = fs::remove_dir_all(&left);
        }
    }
    let mut total: u64 = all.iter().map(|(_, size, _)| size).sum();
    all.sort();
    for (_, size, path) in all {
        if total <= LIMIT {
            return;
        }
        total -= size;
        for path in [path.with_extension("sum"), path.with_extension("lock"), path] {
            let _already_gone = fs::remove_file(path);
        }
    }
}
