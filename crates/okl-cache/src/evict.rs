//! Eviction of old entries.

use crate::folder::{Found, entries};
use crate::{Key, Size};
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// The folder is scanned on average once per 1/`PART` of the limit that is written. There is no counter, since that
/// would need a lock; so a store may exceed its limit a little.
const PART: u64 = 32;

/// Eviction reduces the store to (`LEFT` - 1) / `LEFT` of the limit.
const LEFT: u64 = 5;

/// The age after which an unfinished file is considered abandoned.
const ABANDONED: Duration = Duration::from_secs(3600);

/// Called after an entry of `written` bytes was stored: evicts with a probability proportional to that size.
pub(crate) fn sometimes(folder: &Path, limit: Size, key: &Key, written: usize) {
    let part = (limit.0 / PART).max(1) as f64;
    if key.draw() < written as f64 / part {
        evict(folder, limit);
    }
}

/// Removes the least recently used entries if the store exceeds its limit.
fn evict(folder: &Path, limit: Size) {
    let now = SystemTime::now();
    let age = |found: &Found| now.duration_since(found.used).unwrap_or_default();
    let (waiting, mut kept): (Vec<Found>, Vec<Found>) =
        entries(folder).into_iter().partition(|found| found.kind.is_none());
    for abandoned in waiting.iter().filter(|found| age(found) > ABANDONED) {
        remove(abandoned);
    }
    let mut size: u64 = kept.iter().map(|found| found.size).sum();
    if size <= limit.0 {
        return;
    }
    kept.sort_by_key(|found| found.used);
    for found in &kept {
        if size <= limit.0 / LEFT * 4 {
            break;
        }
        remove(found);
        size -= found.size;
    }
}

/// Removes a file. Processes that have it open can go on reading; another one may have removed it already.
fn remove(found: &Found) {
    let _gone = fs::remove_file(&found.path);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::EntryKind;
    use crate::folder::place;
    use crate::{Access, Choices, Store};

    #[test]
    fn those_go_that_nobody_used_for_the_longest_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path(), Access::ReadAndWrite, Size(1 << 20));
        let keys: Vec<Key> = (0..10).map(|nth| Choices::new("t").and("nth", [nth]).key()).collect();
        let now = SystemTime::now();
        for (nth, key) in keys.iter().enumerate() {
            store.put(EntryKind::Translation, key, &[0; 1000]);
            let path = place(folder.path(), EntryKind::Translation, key);
            let used = now - Duration::from_secs(1000 - nth as u64);
            fs::File::options()
                .write(true)
                .open(path)
                .and_then(|file| file.set_modified(used))
                .expect("ours");
        }
        let left = folder.path().join("1").join(&keys[0].to_string()[..2]).join("left.okl-tmp");
        fs::write(&left, "half of it").expect("a file");
        evict(folder.path(), Size(5 * 1048));
        let there: Vec<bool> =
            keys.iter().map(|key| store.get(EntryKind::Translation, key).is_some()).collect();
        assert_eq!(there, [false, false, false, false, false, false, true, true, true, true]);
        assert!(left.exists(), "it may still be written");
        let file = fs::File::options().write(true).open(&left).expect("ours");
        file.set_modified(now - ABANDONED * 2).expect("ours");
        evict(folder.path(), Size(5 * 1048));
        assert!(!left.exists());
    }

    #[test]
    fn a_store_grows_only_a_little_over_its_limit() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path(), Access::ReadAndWrite, Size(20_000));
        let sizes = (0_u32..200).map(|nth| {
            store.put(
                EntryKind::Translation,
                &Choices::new("t").and("nth", nth.to_le_bytes()).key(),
                &[0; 1000],
            );
            store.totals().size
        });
        let largest = sizes.max().expect("there are some");
        assert!((15_000..30_000).contains(&largest), "{largest}");
        assert!(store.totals().size > 10_000);
    }

    #[test]
    fn what_is_not_of_the_store_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::new(folder.path(), Access::ReadAndWrite, Size(0));
        store.put(EntryKind::Translation, &Choices::new("t").key(), b"x");
        for name in ["thesis.tex", "1/notes", "1/00/notes.questions"] {
            fs::create_dir_all(folder.path().join(name).parent().expect("a folder")).expect("a folder");
            fs::write(folder.path().join(name), "mine").expect("a file");
        }
        store.clean().expect("it is ours");
        assert_eq!(store.totals().files, 0);
        for name in ["thesis.tex", "1/notes", "1/00/notes.questions"] {
            assert!(folder.path().join(name).exists(), "{name}");
        }
    }
}
