//! The file of kernels that are built before the program runs: what `okl build` writes and the runtime loads.
//!
//! ```text
//! bytes   what
//!     8   89 4f 4b 4c 42 0d 0a 1a
//!     8   the version of the form, as all numbers with the lowest byte first
//!     8   the number of bytes of the index
//!    32   the BLAKE3 hash of the index
//!    ..   the index, which is JSON: what there is, and where its bytes are
//!    ..   texts, reflections and binaries, one after the other
//! ```
//!
//! # Invariants
//!
//! - Each byte is below a hash, or compared with the only value that it may have: a file that was changed or cut off is an
//!   error, when it is opened or when the part is read.
//! - A file never makes a reader panic, nor take more memory than the file is large.

mod index;
mod layout;
mod read;
mod write;

pub use index::{Binary, Build, Form, HostCode, Index, InstanceName, Part, Text};
pub use read::{Archive, ReadError};
pub use write::Writer;
