//! The C interface between okl and its plugins.
//!
//! A plugin is a shared library with one exported *object*, a [`Plugin`] record, under the name
//! `okl_<kind>_<name>`: `okl_backend_cuda`. The host reads the record's first bytes before it
//! calls anything, so a file that is no plugin, or one for another version, is refused without
//! running more than the loader already did.
//!
//! Everything else crosses as bytes: [`Plugin::call`] takes one JSON document and answers with
//! one, and [`Plugin::release`] takes the answer's memory back. No Rust type, no panic and no
//! allocator is shared, so a plugin may be written in C: `include/okl_plugin.h` says the same
//! as this file, and a test compares the two.
//!
//! # Compatibility
//!
//! A plugin built for ABI 1.x loads in every host that speaks 1.y with y >= x. So within
//! major version 1:
//!
//! - the record only grows at its end, and [`Plugin::struct_size`] says how far a plugin's goes;
//! - fields, kinds, status codes and panic strategies keep their meaning; new ones get new numbers;
//! - a host reads nothing past `struct_size`, and a plugin that needs what a newer host brings
//!   raises its `abi_minor`, so that older hosts refuse it.
//!
//! Documents have a version of their own, in their `schema` field.

// One of the places where `unsafe` may live: a record with raw pointers must promise by hand
// that threads may share it.
#![allow(unsafe_code)]

use std::ffi::c_char;

/// The first eight bytes of every record.
pub const MAGIC: [u8; 8] = *b"OKLPLUG\0";

/// The same interface in C.
pub const C_HEADER: &str = include_str!("../include/okl_plugin.h");

/// Changes when a plugin has to be built again.
pub const ABI_MAJOR: u16 = 1;

/// Grows when something is added.
pub const ABI_MINOR: u16 = 0;

/// What a plugin exports.
///
/// Its strings are UTF-8, end with a zero byte, and like the record itself live as long as the
/// library is loaded, which is until the process ends.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Plugin {
    /// [`MAGIC`].
    pub magic: [u8; 8],
    /// [`ABI_MAJOR`] of the headers it was built with.
    pub abi_major: u16,
    /// [`ABI_MINOR`] of the headers it was built with.
    pub abi_minor: u16,
    /// Size of this record in bytes, as the plugin knows it.
    pub struct_size: u32,
    /// What it is: the number of a [`PluginKind`].
    pub kind: u32,
    /// What becomes of its panics: the number of a [`PanicStrategy`].
    pub panic_strategy: u32,
    /// Its name: `cuda`.
    pub name: *const c_char,
    /// Its own version, to show to people.
    pub version: *const c_char,
    /// Answers one document with another.
    ///
    /// The host keeps `input` alive during the call and hands in an empty `output`. The plugin
    /// fills it with a document when it returns [`Status::Ok`] and with a message for people
    /// (UTF-8, may be empty) otherwise. Called from any thread, also from several at once.
    /// Null in no record that is in order.
    pub call: Option<Call>,
    /// Takes back what `call` put into a buffer, and empties it. Does nothing for an empty one.
    pub release: Option<Release>,
}

/// The type of [`Plugin::call`].
pub type Call = unsafe extern "C" fn(input: *const u8, length: usize, output: *mut Buffer) -> u32;

/// The type of [`Plugin::release`].
pub type Release = unsafe extern "C" fn(buffer: *mut Buffer);

// SAFETY: the record is never written after it was made; its pointers lead to constants, and
// `call` may be called from any thread by the contract above.
unsafe impl Sync for Plugin {}

/// Bytes that belong to a plugin until it takes them back.
#[repr(C)]
#[derive(Debug)]
pub struct Buffer {
    /// The bytes; may be null when there are none.
    pub data: *mut u8,
    /// How many there are.
    pub length: usize,
    /// For the plugin alone: whatever it needs to give the memory back.
    pub capacity: usize,
}

impl Buffer {
    /// No bytes.
    pub const EMPTY: Buffer = Buffer { data: std::ptr::null_mut(), length: 0, capacity: 0 };
}

/// What a plugin is.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PluginKind {
    /// Turns checked units into a target's text.
    Backend = 1,
    /// Brings attributes.
    Attribute = 2,
    /// Looks at texts between two steps, and changes some.
    Stage = 3,
    /// Brings functions that backends know.
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

    /// As it stands in symbols, file names and pipeline files.
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

    /// The name of the object a plugin of this kind and name exports: `okl_backend_cuda`.
    ///
    /// A `-` in the name becomes `_`, since symbols cannot hold one.
    pub fn symbol(self, name: &str) -> String {
        format!("okl_{}_{}", self.name(), name.replace('-', "_"))
    }
}

/// What becomes of a panic, or whatever a plugin's language has in its place.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanicStrategy {
    /// There is nothing to catch: the language has none.
    None = 1,
    /// The plugin catches them and returns [`Status::Panicked`].
    Caught = 2,
    /// They end the process. A host refuses such plugins.
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

/// How a call ended. A host takes numbers it does not know for [`Status::Refused`].
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The output is a document; mistakes in the user's source are among its contents.
    Ok = 0,
    /// The plugin cannot answer this document: unknown schema, operation or required feature.
    Refused = 1,
    /// The plugin has a bug: it panicked, or something else went wrong that must not.
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
