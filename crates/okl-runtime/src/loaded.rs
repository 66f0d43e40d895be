//! The compiled texts that a device has loaded.

use crate::binaries::Key;
use crate::driver::Module;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The compiled texts that a device has loaded. Each is made by one thread; others that want it wait.
#[derive(Default)]
pub(crate) struct LoadedTexts(Mutex<HashMap<Key, Slot>>);

/// A text that is loaded, or will be.
pub(crate) type Slot = Arc<Mutex<Option<Arc<dyn Module>>>>;

impl LoadedTexts {
    pub(crate) fn slot(&self, key: Key) -> Slot {
        // A map is valid whatever happened to a thread.
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default().clone()
    }
}

impl fmt::Debug for LoadedTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoadedTexts")
    }
}
