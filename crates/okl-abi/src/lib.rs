//! The C interface between okl and its plugins.
//!
//! A plugin is a shared library that exports one *object*, a [`Plugin`] record, under the name `okl_<kind>_<name>`:
//! `okl_backend_cuda`. The host reads the first bytes of the record before it calls any function, so a file that is no
//! plugin, or one for another version, is refused without running more code than the loader already did.
//!
//! All other data crosses the boundary as bytes: [`Plugin::call`] takes one JSON document and returns one in a
//! [`Buffer`], and [`Plugin::release`] frees that buffer. No Rust type, no panic and no allocator is shared, so a
//! plugin may be written in C: `include/okl_plugin.h` declares the same interface as this file, and a test compares the
//! two. The crate does not define the documents; `okl-plugin` does.
//!
//! # Compatibility
//!
//! A plugin built for ABI 1.x loads in every host that supports 1.y with y >= x. So within major version 1:
//!
//! - the record only grows at its end, and [`Plugin::struct_size`] is the size that a plugin knows;
//! - fields, kinds, status codes and panic strategies keep their meaning; new ones get new numbers;
//! - a host reads nothing past `struct_size`, and a plugin that needs a feature of a newer host has a higher
//!   `abi_minor`, so that older hosts refuse it.
//!
//! Documents have a version of their own, in their `schema` field.

// One of the modules with `unsafe` code: a record with raw pointers needs a manual implementation of `Sync`.
#![allow(unsafe_code)]

use std::ffi::c_char;

/// The first eight bytes of every record.
pub const MAGIC: [u8; 8] = *b"OKLPLUG\0";

/// The C header of this interface.
pub const C_HEADER: &str = include_str!("../include/okl_plugin.h");

/// The major version. It changes when plugins have to be rebuilt.
pub const ABI_MAJOR: u16 = 1;

/// The minor version. It grows when the interface is extended.
pub const ABI_MINOR: u16 = 0;

/// The record that a plugin exports.
///
/// Its strings are UTF-8 and end with a zero byte. Like the record itself, they are valid as long as the library is
/// loaded, which is until the process ends.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Plugin {
    /// [`MAGIC`].
    pub magic: [u8; 8],
    /// [`ABI_MAJOR`] of the headers it was built with.
    pub abi_major: u16,
    /// [`ABI_MINOR`] of the headers it was built with.
    pub abi_minor: u16,
    /// The size of this record in bytes, as the plugin knows it.
    pub struct_size: u32,
    /// The kind of plugin: the number of a [`PluginKind`].
    pub kind: u32,
    /// The handling of panics: the number of a [`PanicStrategy`].
    pub panic_strategy: u32,
    /// Its name: `cuda`.
    pub name: *const c_char,
    /// Its own version, to show to users.
    pub version: *const c_char,
    /// Answers one document with another.
    ///
    /// The host keeps `input` alive during the call and passes an empty `output`. The plugin fills it with a document
    /// if it returns [`Status::Ok`], and otherwise with a message for users (UTF-8, may be empty). It may be called
    /// from any thread, also from several at once. It is null only in invalid records.
    pub call: Option<Call>,
    /// Frees the content of a buffer that `call` filled, and empties the buffer. Has no effect on an empty one.
    pub release: Option<Release>,
}

/// The type of [`Plugin::call`].
pub type Call = unsafe extern "C" fn(input: *const u8, length: usize, output: *mut Buffer) -> u32;

/// The type of [`Plugin::release`].
pub type Release = unsafe extern "C" fn(buffer: *mut Buffer);

// SAFETY: the record is never written after its initialization; its pointers point to constants, and `call` may be
// called from any thread by the contract above.
unsafe impl Sync for Plugin {}

/// Bytes that are owned by a plugin until it releases them.
#[repr(C)]
#[derive(Debug)]
pub struct Buffer {
    /// The bytes; may be null if there are none.
    pub data: *mut u8,
    /// The number of bytes.
    pub length: usize,
    /// For use by the plugin only, to free the memory.
    pub capacity: usize,
}

impl Buffer {
    /// A buffer without bytes.
    pub const EMPTY: Buffer = Buffer { data: std::ptr::null_mut(), length: 0, capacity: 0 };
}

/// The kinds of plugins.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PluginKind {
    /// Describes a target, or lowers checked units to its text.
    Backend = 1,
    /// Defines attributes.
    Attribute = 2,
    /// Reads or changes texts between two steps.
    Stage = 3,
    /// Defines functions that backends know.
    Intrinsics = 4,
    /// Reads another language, and writes it as OKL.
    Frontend = 5,
}

impl PluginKind {
    /// All kinds.
    pub const ALL: [PluginKind; 5] = [
        PluginKind::Backend,
        PluginKind::Attribute,
        PluginKind::Stage,
        PluginKind::Intrinsics,
        PluginKind::Frontend,
    ];

    /// The name in symbols, file names and pipeline files.
    pub const fn name(self) -> &'static str {
        match self {
            PluginKind::Backend => "backend",
            PluginKind::Attribute => "attribute",
            PluginKind::Stage => "stage",
            PluginKind::Intrinsics => "intrinsics",
            PluginKind::Frontend => "frontend",
        }
    }

    /// The kind with this number.
    pub fn from_number(number: u32) -> Option<PluginKind> {
        PluginKind::ALL.into_iter().find(|kind| *kind as u32 == number)
    }

    /// The name of the object that a plugin of this kind and name exports: `okl_backend_cuda`.
    ///
    /// A `-` in the name becomes `_`, which symbols may contain.
    pub fn symbol(self, name: &str) -> String {
        format!("okl_{}_{}", self.name(), name.replace('-', "_"))
    }
}

/// The handling of panics, or of their equivalent in a plugin's language.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanicStrategy {
    /// The language has no panics.
    None = 1,
    /// The plugin catches panics and returns [`Status::Panicked`].
    Caught = 2,
    /// A panic ends the process. A host refuses such plugins.
    Abort = 3,
}

impl PanicStrategy {
    /// The strategy with this number.
    pub fn from_number(number: u32) -> Option<PanicStrategy> {
        [PanicStrategy::None, PanicStrategy::Caught, PanicStrategy::Abort]
            .into_iter()
            .find(|strategy| *strategy as u32 == number)
    }
}

/// The result of a call. A host treats unknown numbers as [`Status::Refused`].
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The output is a document, which may contain diagnostics about the user's source.
    Ok = 0,
    /// The plugin cannot answer this document: unknown schema, operation or required feature.
    Refused = 1,
    /// The plugin has a bug: it panicked, or an internal error occurred.
    Panicked = 2,
}

impl Status {
    /// The status with this number.
    pub fn from_number(number: u32) -> Option<Status> {
        [Status::Ok, Status::Refused, Status::Panicked].into_iter().find(|status| *status as u32 == number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_back_to_what_they_stand_for() {
        for kind in PluginKind::ALL {
            assert_eq!(PluginKind::from_number(kind as u32), Some(kind));
        }
        assert_eq!(PluginKind::from_number(0), None);
        assert_eq!(PanicStrategy::from_number(3), Some(PanicStrategy::Abort));
        assert_eq!(Status::from_number(99), None);
    }

    #[test]
    fn symbols_follow_one_rule() {
        assert_eq!(PluginKind::Backend.symbol("cuda"), "okl_backend_cuda");
        assert_eq!(PluginKind::Attribute.symbol("simd-length"), "okl_attribute_simd_length");
    }
}
