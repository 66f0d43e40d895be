//! Entries in a folder.

use crate::entry::{self, EntryKind};
use crate::folder::{self, Totals};
use crate::remote::{Remote, RemoteError};
use crate::{Key, Size, evict};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A folder of entries that others read and write at the same time.
///
/// Nothing here is an error: what cannot be read is not there, and what cannot be written is not kept.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    access: Access,
    limit: Size,
    remote: Option<Arc<Remote>>,
}

/// What may be done with a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Entries are read, and nothing is written at all.
    Read,
    /// Entries are read and added; old ones go when there are too many.
    ReadAndWrite,
}

/// An entry that was used so long ago is marked as used again. Not each time: on a file system of a network that is a
/// question to a server.
const MARK_AFTER: Duration = Duration::from_secs(600);

impl Store {
    /// How large a store gets where nobody says more.
    pub const LIMIT: Size = Size(1 << 30);

    /// The one in a folder, which may not be there yet.
    pub fn new(folder: impl Into<PathBuf>, access: Access, limit: Size) -> Store {
        Store { folder: folder.into(), access, limit, remote: None }
    }

    /// This one, with a server that is asked for what the folder does not have, and given what was made: `redis://HOST:PORT`,
    /// `s3://BUCKET?region=NAME`, `https://HOST/FOLDER`.
    ///
    /// A server that does not answer within two seconds is left alone.
    ///
    /// # Errors
    /// When okl was built without the feature `remote`, or knows no servers of that kind. Nobody is asked here.
    pub fn with_remote(self, address: &str) -> Result<Store, RemoteError> {
        Ok(Store { remote: Some(Arc::new(Remote::at(address)?)), ..self })
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What may be done with it.
    pub fn access(&self) -> Access {
        self.access
    }

    /// How large it gets.
    pub fn limit(&self) -> Size {
        self.limit
    }

    /// How much is in it.
    pub fn totals(&self) -> Totals {
        Totals::of(&folder::entries(&self.folder))
    }

    /// Removes what is in it, and nothing else that may lie in its folder; says what that was.
    pub fn clean(&self) -> io::Result<Totals> {
        folder::clean(&self.folder)
    }

    pub(crate) fn get(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        self.get_here(kind, key).or_else(|| self.get_elsewhere(kind, key))
    }

    /// What the server has. It goes into the folder, and is not asked for again.
    fn get_elsewhere(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        let bytes = self.remote.as_ref()?.get(&folder::name(kind, key))?;
        let payload = entry::read(kind, key, bytes.clone())?;
        tracing::debug!(%key, "found on the server");
        if self.access == Access::ReadAndWrite {
            self.put_here(kind, key, &bytes);
        }
        Some(payload)
    }

    fn get_here(&self, kind: EntryKind, key: &Key) -> Option<Vec<u8>> {
        let path = folder::place(&self.folder, kind, key);
        let mut file = File::open(&path).ok()?;
        let mut bytes = Vec::new();
        // What was replaced meanwhile, on another machine, may not be readable any more.
        io::Read::read_to_end(&mut file, &mut bytes).ok()?;
        let payload = entry::read(kind, key, bytes);
        if self.access == Access::ReadAndWrite {
            match &payload {
                Some(_) => mark(&file),
                // Somebody may have put a good one there meanwhile: then that one goes, and comes back.
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

    fn put_here(&self, kind: EntryKind, key: &Key, bytes: &[u8]) {
        let place = folder::place(&self.folder, kind, key);
        match publish(&self.folder, &place, bytes) {
            Ok(()) => evict::sometimes(&self.folder, self.limit, key, bytes.len()),
            Err(error) => tracing::debug!(%error, place = %place.display(), "not kept in the cache"),
        }
    }
}

/// Puts a file in place, whole. Who reads the old one goes on reading it.
fn publish(folder: &Path, place: &Path, bytes: &[u8]) -> io::Result<()> {
    let home = place.parent().unwrap_or(folder);
    if !home.is_dir() {
        fs::create_dir_all(home)?;
        folder::say_what_it_is(folder);
    }
    let mut options = tempfile::Builder::new();
    options.prefix("").suffix(folder::WAITING);
    // What the user's mask leaves of it: a store may be shared.
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut waiting = options.tempfile_in(home)?;
    waiting.write_all(bytes)?;
    waiting.persist(place)?;
    Ok(())
}

/// Notes that an entry was used: its file has the time of that.
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
        let place = folder::place(folder.path(), EntryKind::Translation, &key);
        let old = SystemTime::now() - Duration::from_secs(86400);
        File::options().write(true).open(&place).and_then(|file| file.set_modified(old)).expect("it is ours");
        store.get(EntryKind::Translation, &key).expect("it is there");
        let used = fs::metadata(&place).and_then(|metadata| metadata.modified()).expect("a time");
        assert!(used > old + Duration::from_secs(3600));
    }
}
