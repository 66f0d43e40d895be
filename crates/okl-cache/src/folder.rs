//! The layout of entries in a folder.
//!
//! ```text
//! CACHEDIR.TAG                          tells backup programs to leave the folder out
//! 1/4b/07fe...91.questions              the format, and two parts of the key
//! 1/4b/07fe...91.translation
//! 1/c2/8d11...06.headers                the metadata of precompiled headers
//! 1/c2/8d11...06.pch                    the headers
//! 1/4b/Xa3k9z.okl-tmp                   being written, or left by a process that was killed
//! ```

use crate::entry::EntryKind;
use crate::{Key, Size};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The version of the format, which is part of the path: formats do not share entries.
const FORMAT: &str = "1";

/// The suffix of files that are being written.
pub(crate) const WAITING: &str = ".okl-tmp";

/// The path of an entry's file.
pub(crate) fn place(folder: &Path, kind: EntryKind, key: &Key) -> PathBuf {
    folder.join(name(kind, key))
}

/// The name of an entry in any store: `1/4b/07fe...91.questions`.
pub(crate) fn name(kind: EntryKind, key: &Key) -> String {
    let name = key.to_string();
    let (first, rest) = name.split_at(2);
    format!("{FORMAT}/{first}/{rest}.{}", kind.ending())
}

/// A file of a store.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) path: PathBuf,
    /// The kind of entry; none for a file that is being written.
    pub(crate) kind: Option<EntryKind>,
    pub(crate) size: u64,
    /// The time of the last use.
    pub(crate) used: SystemTime,
}

/// The number and size of the files of a store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The number of translations.
    pub translations: usize,
    /// The number of files.
    pub files: usize,
    /// The size of all files in bytes.
    pub size: u64,
    /// The last use of the file that has been unused for the longest time.
    pub oldest: Option<SystemTime>,
}

impl Totals {
    pub(crate) fn of(found: &[Found]) -> Totals {
        Totals {
            translations: found.iter().filter(|found| found.kind == Some(EntryKind::Translation)).count(),
            files: found.len(),
            size: found.iter().map(|found| found.size).sum(),
            oldest: found.iter().map(|found| found.used).min(),
        }
    }

    /// [`Totals::size`] in a readable unit.
    pub fn shown(&self) -> Size {
        Size(self.size)
    }
}

/// The files of a store, in no particular order. Other files in the folder are ignored.
pub(crate) fn entries(folder: &Path) -> Vec<Found> {
    let mut all = Vec::new();
    for part in parts(folder) {
        for entry in fs::read_dir(part).into_iter().flatten().flatten() {
            let Some(kind) = kind_of(&entry.file_name().to_string_lossy()) else { continue };
            // The file may have been removed in the meantime.
            let Ok(metadata) = entry.metadata() else { continue };
            if metadata.is_file() {
                let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                all.push(Found { path: entry.path(), kind, size: metadata.len(), used });
            }
        }
    }
    all
}

/// Removes the files of a store and the folders that are empty afterwards.
pub(crate) fn clean(folder: &Path) -> io::Result<Totals> {
    let found = entries(folder);
    for Found { path, .. } in &found {
        match fs::remove_file(path) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(io::Error::new(error.kind(), format!("`{}`: {error}", path.display()))),
        }
    }
    for part in parts(folder) {
        // Another process may add a file at the same time.
        let _not_empty = fs::remove_dir(part);
    }
    Ok(Totals::of(&found))
}

/// The existing folders among `1/00` to `1/ff`.
fn parts(folder: &Path) -> Vec<PathBuf> {
    let names = (0..=u8::MAX).map(|number| folder.join(FORMAT).join(format!("{number:02x}")));
    names.filter(|part| part.is_dir()).collect()
}

/// The kind of the file with that name. The outer `None` means that it does not belong to the store, the inner one that
/// it is being written.
fn kind_of(name: &str) -> Option<Option<EntryKind>> {
    // libclang appends something to the name of what it writes.
    if name.contains(WAITING) {
        return Some(None);
    }
    let (stem, ending) = name.split_once('.')?;
    let is_key = stem.len() == 62 && stem.bytes().all(|byte| byte.is_ascii_hexdigit());
    let kind = EntryKind::ALL.into_iter().find(|kind| kind.ending() == ending).filter(|_| is_key)?;
    Some(Some(kind))
}

/// Writes `CACHEDIR.TAG`, by which backup programs recognize a cache.
pub(crate) fn say_what_it_is(folder: &Path) {
    let tag = folder.join("CACHEDIR.TAG");
    if !tag.exists() {
        let text = "Signature: 8a477f597d28d172789f06886806bc55\n# Translations that okl can make again.\n";
        // A failure is harmless.
        let _not_written = fs::write(tag, text);
    }
}
