//! The bytes of an entry's file.
//!
//! ```text
//! "okl-cache entry\n"   16 bytes
//! checksum              32 bytes: of kind, key and payload
//! payload               to the end
//! ```

use crate::Key;

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EntryKind {
    /// The lists of questions of earlier runs.
    Questions,
    /// The result of a run.
    Translation,
    /// The metadata of precompiled headers.
    Headers,
    /// Precompiled headers, as clang writes them: without the head of other entries.
    Precompiled,
}

impl EntryKind {
    pub(crate) const ALL: [EntryKind; 4] =
        [EntryKind::Questions, EntryKind::Translation, EntryKind::Headers, EntryKind::Precompiled];

    /// The suffix of its files.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            EntryKind::Questions => "questions",
            EntryKind::Translation => "translation",
            EntryKind::Headers => "headers",
            EntryKind::Precompiled => "pch",
        }
    }
}

const START: &[u8; 16] = b"okl-cache entry\n";

const HEAD: usize = START.len() + blake3::OUT_LEN;

/// The bytes of an entry's file.
pub(crate) fn write(kind: EntryKind, key: &Key, payload: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + payload.len());
    bytes.extend_from_slice(START);
    bytes.extend_from_slice(checksum(kind, key, payload).as_bytes());
    bytes.extend_from_slice(payload);
    bytes
}

/// The payload of an entry's file; `None` if it is damaged or belongs to another entry.
pub(crate) fn read(kind: EntryKind, key: &Key, mut bytes: Vec<u8>) -> Option<Vec<u8>> {
    let (start, rest) = bytes.split_at_checked(START.len())?;
    let (sum, payload) = rest.split_at_checked(blake3::OUT_LEN)?;
    if start != START || checksum(kind, key, payload).as_bytes() != sum {
        return None;
    }
    bytes.drain(..HEAD);
    Some(bytes)
}

fn checksum(kind: EntryKind, key: &Key, payload: &[u8]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_keyed(key.bytes());
    hasher.update(kind.ending().as_bytes()).update(&[0]).update(payload);
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    #[test]
    fn every_change_of_every_byte_and_every_cut_is_noticed() {
        let (key, other) = (Choices::new("a").key(), Choices::new("b").key());
        let whole = write(EntryKind::Translation, &key, b"payload");
        assert_eq!(read(EntryKind::Translation, &key, whole.clone()).as_deref(), Some(&b"payload"[..]));
        assert_eq!(read(EntryKind::Translation, &other, whole.clone()), None, "the file of another entry");
        assert_eq!(read(EntryKind::Questions, &key, whole.clone()), None, "an entry of another kind");
        for at in 0..whole.len() {
            assert_eq!(read(EntryKind::Translation, &key, whole[..at].to_vec()), None, "cut at {at}");
            for bit in 0..8 {
                let mut damaged = whole.clone();
                damaged[at] ^= 1 << bit;
                assert_eq!(read(EntryKind::Translation, &key, damaged), None, "bit {bit} of byte {at}");
            }
        }
        assert_eq!(read(EntryKind::Translation, &key, [whole, vec![0]].concat()), None, "a byte too many");
        assert_eq!(
            read(EntryKind::Translation, &key, vec![0; 4096]),
            None,
            "zeros, as after a crash of the machine"
        );
    }
}
