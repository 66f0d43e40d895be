//! Precompiled headers in a store.
//!
//! Headers have two files: one that clang reads, of several megabytes, and an entry that says what is in it and what it
//! depends on. The entry has the checksum of the other file, since clang does not notice damage.

use crate::entry::EntryKind;
use crate::stamp::stamp;
use crate::surroundings::{Environment, adds_headers};
use crate::{Access, Choices, Key, Store};
use okl_clang::{HeaderDeps, HeaderInputs, HeaderStore, MadeHeaders, PrecompiledHeaders};
use okl_normalizer::preprocess::{Disk, FileProvider};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The precompiled headers of a store.
#[derive(Debug)]
pub struct Headers {
    store: Store,
    /// The files whose checksums this process has compared, with their size and time.
    compared: Mutex<Vec<Compared>>,
}

type Compared = (PathBuf, u64, SystemTime);

/// The metadata of a file of precompiled headers.
#[derive(Debug, Serialize, Deserialize)]
struct About {
    /// The checksum of the file.
    checksum: String,
    /// The headers in it, each with the file that includes it.
    headers: Vec<(String, String)>,
    /// The places where headers were looked for.
    files: Vec<String>,
    folders: Vec<String>,
    /// A hash of what was found there.
    state: String,
}

impl Headers {
    /// The precompiled headers of a store.
    pub fn new(store: Store) -> Headers {
        Headers { store, compared: Mutex::default() }
    }

    /// True if a file has this checksum.
    fn is_whole(&self, file: &Path, checksum: &str) -> bool {
        let Ok(metadata) = file.metadata() else { return false };
        let Ok(time) = metadata.modified() else { return false };
        let found = (file.to_path_buf(), metadata.len(), time);
        let mut compared = self.compared.lock().unwrap_or_else(PoisonError::into_inner);
        if compared.contains(&found) {
            return true;
        }
        let is_whole = checksum_of(file).is_some_and(|found| found == checksum);
        if is_whole {
            compared.push(found);
        }
        is_whole
    }
}

impl HeaderStore for Headers {
    fn find(&self, inputs: &HeaderInputs<'_>) -> Option<PrecompiledHeaders> {
        let key = key(inputs)?;
        let about: About = serde_json::from_slice(&self.store.get_here(EntryKind::Headers, &key)?).ok()?;
        let file = self.store.file(EntryKind::Precompiled, &key);
        let is_same = state(&about.files, &about.folders) == about.state;
        if !is_same || !self.is_whole(&file, &about.checksum) {
            tracing::debug!(%key, is_same, "precompiled headers cannot be used");
            return None;
        }
        tracing::debug!(%key, "found precompiled headers");
        Some(PrecompiledHeaders { file, headers: about.headers })
    }

    fn keep(
        &self,
        inputs: &HeaderInputs<'_>,
        made: &MadeHeaders,
        write: &mut dyn FnMut(&Path) -> bool,
    ) -> Option<PrecompiledHeaders> {
        let key = key(inputs)?;
        let HeaderDeps { files, folders, is_unknown } = &made.looked;
        if *is_unknown {
            return None;
        }
        let (files, folders) = (Vec::from_iter(files.clone()), Vec::from_iter(folders.clone()));
        // Before the file is there: what changes in the meantime makes it useless.
        let state = state(&files, &folders);
        let mut checksum = None;
        let file = self.store.put_file(EntryKind::Precompiled, &key, &mut |path| {
            checksum = write(path).then(|| checksum_of(path)).flatten();
            checksum.is_some()
        })?;
        let about = About { checksum: checksum?, headers: made.headers.clone(), files, folders, state };
        let about = serde_json::to_vec(&about).expect("texts can be written");
        self.store.put_local(EntryKind::Headers, &key, &about);
        Some(PrecompiledHeaders { file, headers: made.headers.clone() })
    }

    fn is_writable(&self) -> bool {
        self.store.access() == Access::ReadAndWrite
    }
}

/// The key of headers; `None` if the environment makes clang look for them where nobody knows.
fn key(inputs: &HeaderInputs<'_>) -> Option<Key> {
    if adds_headers() {
        return None;
    }
    let choices = Choices::new("okl headers 1")
        .and("libclang", stamp(inputs.library)?)
        .and_debug("environment", &Environment::here())
        .and_debug("arguments", &inputs.arguments)
        .and("text", inputs.text);
    Some(match inputs.have_folders {
        true => choices.and_debug("folder", &std::env::current_dir().ok()?).key(),
        false => choices.key(),
    })
}

/// A hash of what is found at these places.
fn state(files: &[String], folders: &[String]) -> String {
    let mut hasher = blake3::Hasher::new();
    let mut add = |part: &str| {
        hasher.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
    };
    for file in files {
        add(&found(Path::new(file)).unwrap_or_default());
    }
    for folder in folders {
        add(&Disk.list(folder).join("\0"));
    }
    hasher.finalize().to_string()
}

/// Size and time of a file; `None` if it does not exist. Unlike in a [`stamp`], links are followed and not named: this is
/// asked of thousands of places.
fn found(file: &Path) -> Option<String> {
    let metadata = file.metadata().ok().filter(std::fs::Metadata::is_file)?;
    let time = metadata.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Some(format!("{} {}", metadata.len(), time.as_nanos()))
}

fn checksum_of(file: &Path) -> Option<String> {
    Some(blake3::hash(&std::fs::read(file).ok()?).to_string())
}
