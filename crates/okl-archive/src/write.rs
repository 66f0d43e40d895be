//! Writes files.

use crate::index::{Index, Part};
use crate::layout::{HEAD, MAGIC, VERSION};
use std::collections::HashMap;

/// Collects the parts of a file.
#[derive(Debug, Default)]
pub struct Writer {
    bytes: Vec<u8>,
    known: HashMap<String, Part>,
}

impl Writer {
    /// A file without parts.
    pub fn new() -> Writer {
        Writer::default()
    }

    /// Adds a part. Parts that are the same are written once.
    pub fn add(&mut self, bytes: &[u8]) -> Part {
        let hash = blake3::hash(bytes).to_hex().to_string();
        let part = Part { at: self.bytes.len() as u64, bytes: bytes.len() as u64, hash };
        if let Some(known) = self.known.get(&part.hash) {
            return known.clone();
        }
        self.bytes.extend_from_slice(bytes);
        self.known.insert(part.hash.clone(), part.clone());
        part
    }

    /// The bytes of the file.
    pub fn finish(self, index: &Index) -> Vec<u8> {
        let index = serde_json::to_vec(index).expect("texts and numbers become JSON");
        let mut file = Vec::with_capacity(HEAD + index.len() + self.bytes.len());
        file.extend_from_slice(&MAGIC);
        file.extend_from_slice(&VERSION.to_le_bytes());
        file.extend_from_slice(&(index.len() as u64).to_le_bytes());
        file.extend_from_slice(blake3::hash(&index).as_bytes());
        file.extend_from_slice(&index);
        file.extend_from_slice(&self.bytes);
        file
    }
}
