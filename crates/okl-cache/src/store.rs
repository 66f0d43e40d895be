//! The store of entries: a folder, optionally backed by a server.

use crate::entry::{self, EntryKind};
use crate::folder::{self, Totals};
use crate::remote::{Remote, RemoteError};
use crate::{Key, Size, evict};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A folder of entries that other processes read and write at the same time.
///
/// No operation fails: unreadable entries count as missing, and unwritable ones are dropped.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    access: Access,
    limit: Size,
    remote: Option<Arc<Remote>>,
}

/// The access mode of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Entries are read; nothing is written.
    Read,
    /// Entries are read and added; old ones are evicted.
    ReadAndWrite,
}

/// The age of the last use mark after which an entry is marked again. Not on every use: on a network file system that
/// is a request to a server.
const MARK_AFTER: Duration = Duration::from_secs(600);

impl Store {
    /// The default limit.
    pub const LIMIT: Size = Size(1 << 30);

    /// The store in a folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>, access: Access, limit: Size) -> Store {
        Store { folder: folder.into(), access, limit, remote: None }
    }

    /// This store, backed by a server that is queried for entries that the folder lacks and receives new ones:
    /// `redis://HOST:PORT`, `s3://BUCKET?region=NAME`, `https://HOST/FOLDER`.
    ///
    /// A server that does not answer within two seconds is not queried again.
    ///
    /// # Errors
    /// If okl was built without the feature `remote`, or does not support this kind of address. Does not connect.
    pub fn with_remote(self, address: &str) -> Result<Store, RemoteError> {
        Ok(Store { remote: Some(Arc::new(Remote::at(address)?)), ..self })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The access mode.
    pub fn access(&self) -> Access {
        self.access
    }

    /// The size limit.
    pub fn limit(&self) -> Size {
        self.limit
    }

    /// The number and size of its files.
    pub fn totals(&self) -> Totals {
        Totals::of(&folder::entries(&self.folder))
    }

    /// Removes the entries, and no other files of the folder; returns the totals of the removed files.
    pub fn clean(&self) -> io::Result<Totals> {
        folder::clean(&self.folder)
    }

    pub(crate) fn get(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        self.get_here(kind, key).or_else(|| self.get_elsewhere(kind, key))
    }

    /// The server's entry. It is copied to the folder, so that it is not requested again.
    fn get_elsewhere(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        let bytes = self.remote.as_ref()?.get(&folder::name(kind, key))?;
        let payload = entry::read(kind, key, bytes.clone())?;
        tracing::debug!(%key, "found on the server");
        if self.access == Access::ReadAndWrite {
            self.put_here(kind, key, &bytes);
        }
        Some(payload)
    }

    pub(crate) fn get_here(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        let path = folder::place(&self.folder, kind, key);
        let mut file = File::open(&path).ok()?;
        let mut bytes = Vec::new();
        // A file that another machine has replaced in the meantime may not be readable any more.
        io::Read::read_to_end(&mut file, &mut bytes).ok()?;
        let payload = entry::read(kind, key, bytes);
        if self.access == Access::ReadAndWrite {
            match &payload {
                Some(_) => mark(&file),
                // If another process has just replaced it by a valid entry, that one is lost and will be created again.
                None => drop(fs::remove_file(&path)),
            }
        }
        payload
    }

    pub(crate) fn put(&self, kind: EntryKind, key: &Key, payload: &[u8]) {
        if self.access == Access::Read {
            return;
        }
        let bytes = entry::write(kind, key, payload);
        self.put_here(kind, key, &bytes);
        if let Some(remote) = &self.remote {
            remote.put(&folder::name(kind, key), bytes);
        }
    }

    /// Stores an entry in the folder alone.
    pub(crate) fn put_local(&self, kind: EntryKind, key: &Key, payload: &[u8]) {
        if self.access == Access::ReadAndWrite {
            self.put_here(kind, key, &entry::write(kind, key, payload));
        }
    }

    /// The path of an entry's file, whether it exists or not. A file that exists is marked as used.
    pub(crate) fn file(&self, kind: EntryKind, key: &Key) -> PathBuf {
        let path = folder::place(&self.folder, kind, key);
        if self.access == Access::ReadAndWrite
            && let Ok(file) = File::open(&path)
        {
            mark(&file);
        }
        path
    }

    /// Stores the file that `write` writes to the path it gets, in the folder alone; returns its path. `None` if
    /// nothing may be written, or `write` returns false.
    pub(crate) fn put_file(
        &self,
        kind: EntryKind,
        key: &Key,
        write: &mut dyn FnMut(&Path) -> bool,
    ) -> Option<PathBuf> {
        if self.access == Access::Read {
            return None;
        }
        let place = folder::place(&self.folder, kind, key);
        match publish_file(&self.folder, &place, write) {
            Ok(size) => {
                evict::sometimes(&self.folder, self.limit, key, size);
                Some(place)
            }
            Err(error) => {
                tracing::debug!(%error, place = %place.display(), "not kept in the cache");
                None
            }
        }
    }

    fn put_here(&self, kind: EntryKind, key: &Key, bytes: &[u8]) {
        let place = folder::place(&self.folder, kind, key);
        match publish(&self.folder, &place, bytes) {
            Ok(()) => evict::sometimes(&self.folder, self.limit, key, bytes.len()),
            Err(error) => tracing::debug!(%error, place = %place.display(), "not kept in the cache"),
        }
    }
}

/// Writes a file atomically. Processes that have the old one open go on reading it.
fn publish(folder: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut waiting = waiting(folder, place)?;
    waiting.write_all(bytes)?;
    waiting.persist(place)?;
    Ok(())
}

/// Moves the file that `write` writes to its place; returns its size.
fn publish_file(folder: &Path, place: &Path, write: &mut dyn FnMut(&Path) -> bool) -> io::Result<usize> {
    let waiting = waiting(folder, place)?.into_temp_path();
    if !write(&waiting) {
        return Err(io::Error::other("it cannot be written"));
    }
    let size = waiting.metadata()?.len();
    waiting.persist(place)?;
    Ok(size as usize)
}

/// An empty file beside `place`, which is removed unless it is persisted.
fn waiting(folder: &Path, place: &Path) -> io::Result<tempfile::NamedTempFile> {
    let home = place.parent().unwrap_or(folder);
    if !home.is_dir() {
        fs::create_dir_all(home)?;
        folder::say_what_it_is(folder);
    }
    let mut options = tempfile::Builder::new();
    options.prefix("").suffix(folder::WAITING);
    // The umask applies: a store may be shared.
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    options.tempfile_in(home)
}

/// Records the use of an entry in the modification time of its file.
fn mark(file: &File) {
    let now = SystemTime::now();
    let used = file.metadata().and_then(|metadata| metadata.modified());
    let is_old = used.is_ok_and(|used| now.duration_since(used).is_ok_and(|age| age > MARK_AFTER));
    if is_old && let Err(error) = file.set_modified(now) {
        tracing::debug!(%error, "not marked as used");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    #[test]
    fn a_store_that_is_only_read_writes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let key = Choices::new("t").key();
        let at = folder.path().join("store");
        let reads = Store::new(&at, Access::Read, Store::LIMIT);
        reads.put(EntryKind::Translation, &key, b"x");
        assert!(!at.exists());
        let writes = Store::new(&at, Access::ReadAndWrite, Store::LIMIT);
        writes.put(EntryKind::Translation, &key, b"x");
        assert_eq!(reads.get(EntryKind::Translation, &key).as_deref(), Some(&b"x"[..]));
        let place = folder::place(&at, EntryKind::Translation, &key);
        fs::write(&place, "damaged").expect("it is ours");
        assert_eq!(reads.get(EntryKind::Translation, &key), None);
        assert!(place.exists(), "who only reads removes nothing");
        assert_eq!(writes.get(EntryKind::Translation, &key), None);
        assert!(!place.exists());
    }

    #[test]
    fn a_used_entry_is_marked() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path(), Access::ReadAndWrite, Store::LIMIT);
        let key = Choices::new("t").key();
        store.put(EntryKind::Translation, &key, b"x");
        store
            .put_file(EntryKind::Precompiled, &key, &mut |path| fs::write(path, "x").is_ok())
            .expect("a file");
        let old = SystemTime::now() - Duration::from_secs(86400);
        let place = |kind| folder::place(folder.path(), kind, &key);
        for kind in [EntryKind::Translation, EntryKind::Precompiled] {
            let file = File::options().write(true).open(place(kind)).expect("it is ours");
            file.set_modified(old).expect("it is ours");
        }
        store.get(EntryKind::Translation, &key).expect("it is there");
        assert_eq!(store.file(EntryKind::Precompiled, &key), place(EntryKind::Precompiled));
        for kind in [EntryKind::Translation, EntryKind::Precompiled] {
            let used = fs::metadata(place(kind)).and_then(|metadata| metadata.modified()).expect("a time");
            assert!(used > old + Duration::from_secs(3600), "{kind:?}");
        }
    }
}
