//! The files that a text was read from.

use okl_host::Files;
use okl_source::{FileId, Sources, encode};
use std::fmt::Write;

/// A file of the user that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dependency {
    /// The path as the user or an `#include` wrote it.
    pub path: String,
    /// The canonical name, which is the same for all paths to the file.
    pub identity: String,
    /// libocca's hash of its contents.
    pub hash: String,
    /// True for the input itself, false for headers.
    pub is_input: bool,
}

/// The input and the files that were included by it, as far as they exist on disk: no texts from memory, no standard
/// input.
pub(crate) fn of(sources: &Sources, main: FileId, files: &Files) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let read = sources.iter().filter(|(id, _)| *id >= main && !sources.is_derived(*id));
    for (id, file) in read.filter(|(_, file)| files.is_file(&file.path)) {
        let identity = files.identity(&file.path);
        if found.iter().all(|known| known.identity != identity) {
            let hash = occa_hash(&encode(&file.text));
            found.push(Dependency { path: file.path.clone(), identity, hash, is_input: id == main });
        }
    }
    found
}

/// The hash by which libocca detects whether a file has changed since a kernel was built: eight 32-bit numbers, each
/// multiplied by a prime and mixed with every byte, printed bytewise from the low end.
fn occa_hash(bytes: &[u8]) -> String {
    let mut state = START;
    for byte in bytes {
        // A signed `char`, as on the machines that libocca supports.
        let byte = i32::from(*byte as i8);
        for (one, prime) in state.iter_mut().zip(PRIMES) {
            *one = one.wrapping_mul(prime) ^ byte;
        }
    }
    let mut text = String::with_capacity(64);
    for byte in state.iter().flat_map(|one| one.to_le_bytes()) {
        write!(text, "{byte:02x}").expect("a text takes everything");
    }
    text
}

const START: [i32; 8] = [101_527, 101_531, 101_533, 101_537, 101_561, 101_573, 101_581, 101_599];
const PRIMES: [i32; 8] = [102_679, 102_701, 102_761, 102_763, 102_769, 102_793, 102_797, 102_811];
