//! The first bytes of a file.

/// How a file begins. As in PNG: a program that takes it for text and changes the ends of lines is noticed.
pub(crate) const MAGIC: [u8; 8] = *b"\x89OKLB\r\n\x1a";

/// The version of the form. It grows when a reader of the one before would misunderstand a file: also when the runtime
/// calls compiled kernels in another way.
pub(crate) const VERSION: u64 = 1;

/// The bytes before the index.
pub(crate) const HEAD: usize = 8 + 8 + 8 + 32;

/// The most bytes of an index. That of a file with thousands of kernels has a few million.
pub(crate) const LONGEST_INDEX: u64 = 1 << 28;

/// The most bytes of a part.
pub(crate) const LONGEST_PART: u64 = 1 << 32;
