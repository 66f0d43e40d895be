//! The record that a plugin exports. It is checked from its first byte on; no field is read before those that guarantee
//! it.

// One of the few files that allow `unsafe`: the host's side of the C interface.
#![allow(unsafe_code)]

use crate::error::{Defect, LoadError};
use crate::plugin_id::{Origin, same_name};
use okl_abi::{ABI_MAJOR, ABI_MINOR, MAGIC, PanicStrategy, Plugin, PluginKind};
use std::ffi::{CStr, c_char};

/// A record that was checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub(super) plugin: &'static Plugin,
    pub(super) functions: Functions,
}

/// The functions of a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Functions {
    pub(super) call: okl_abi::Call,
    pub(super) release: okl_abi::Release,
}

impl Record {
    /// The plugin's version.
    pub(super) fn version(&self) -> String {
        // SAFETY: `believe` has checked this record; the string ends with a zero byte and is never freed.
        unsafe { text(self.plugin.version) }
    }
}

/// Checks a record that is linked into this program.
pub(super) fn linked(record: &'static Plugin, kind: PluginKind, name: &str) -> Result<Record, LoadError> {
    // SAFETY: a reference points to a whole record.
    unsafe { believe(record, kind, name, &Origin::Embedded) }
}

/// Checks a record.
///
/// # Safety
/// `record` must point to an exported object that is never moved or freed. If it starts with the magic bytes of a
/// record, it must be one.
pub(super) unsafe fn believe(
    record: *const Plugin,
    kind: PluginKind,
    name: &str,
    origin: &Origin,
) -> Result<Record, LoadError> {
    let unfit =
        |defect: Defect| LoadError::Unfit { origin: origin.clone(), symbol: kind.symbol(name), defect };
    // SAFETY: an exported object of this name; if it is something else, reading eight bytes of the library's loaded
    // image is harmless.
    let magic = unsafe { record.cast::<[u8; 8]>().read_unaligned() };
    if magic != MAGIC || !record.is_aligned() {
        return Err(unfit(Defect::Magic { found: magic }));
    }
    // SAFETY: it starts as a record does, so it is one, and in all versions the interface's version and the record's
    // size come next.
    let (abi, size) = unsafe { (((*record).abi_major, (*record).abi_minor), (*record).struct_size) };
    if abi.0 != ABI_MAJOR || abi.1 > ABI_MINOR {
        return Err(unfit(Defect::Abi { found: abi }));
    }
    if (size as usize) < size_of::<Plugin>() {
        return Err(unfit(Defect::Size { found: size }));
    }
    // SAFETY: a whole record of our version, which is never written and never unloaded.
    let plugin: &'static Plugin = unsafe { &*record };
    if plugin.kind != kind as u32 {
        return Err(unfit(Defect::PluginKind { found: plugin.kind, wanted: kind }));
    }
    if plugin.name.is_null() {
        return Err(unfit(Defect::Null { field: "name" }));
    }
    // SAFETY: by the record's contract the string ends with a zero byte and is never freed.
    let own_name = unsafe { text(plugin.name) };
    if !same_name(&own_name, name) {
        return Err(unfit(Defect::Name { found: own_name, wanted: name.to_string() }));
    }
    match PanicStrategy::from_number(plugin.panic_strategy) {
        Some(PanicStrategy::Caught | PanicStrategy::None) => {}
        Some(PanicStrategy::Abort) | None => {
            return Err(unfit(Defect::Panics { found: plugin.panic_strategy }));
        }
    }
    let call = plugin.call.ok_or_else(|| unfit(Defect::Null { field: "call" }))?;
    let release = plugin.release.ok_or_else(|| unfit(Defect::Null { field: "release" }))?;
    Ok(Record { plugin, functions: Functions { call, release } })
}

/// A copy of a C string; empty for a null pointer.
///
/// # Safety
/// A non-null pointer must point to bytes that end with a zero byte.
unsafe fn text(start: *const c_char) -> String {
    if start.is_null() {
        return String::new();
    }
    // SAFETY: the caller guarantees the zero byte.
    unsafe { CStr::from_ptr(start) }.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The error for a record with one change.
    fn changed(change: impl FnOnce(&mut Plugin)) -> LoadError {
        let mut record = *okl_backend_serial::plugin();
        change(&mut record);
        // SAFETY: a reference points to a whole record; it outlives this call, and the error does not keep it.
        unsafe { believe(&record, PluginKind::Backend, "serial", &Origin::Embedded) }.expect_err("unfit")
    }

    #[test]
    fn unfit_records_say_what_was_found_and_wanted() {
        for (error, text) in [
            (
                changed(|r| r.magic = *b"RECORD\0\n"),
                "found \"RECORD\\x00\\n\" at its start, wanted \"OKLPLUG",
            ),
            (changed(|r| r.abi_major = 2), "found ABI 2.0, wanted 1.0 to 1.0"),
            (changed(|r| r.abi_minor = 9), "found ABI 1.9, wanted 1.0 to 1.0"),
            (changed(|r| r.struct_size = 8), "found 8 bytes"),
            (changed(|r| r.kind = PluginKind::Stage as u32), "found stage, wanted backend"),
            (changed(|r| r.name = c"other".as_ptr()), "found `other`, wanted `serial`"),
            (changed(|r| r.call = None), "the field `call` of its record leads nowhere"),
            (changed(|r| r.release = None), "the field `release`"),
            (changed(|r| r.name = std::ptr::null()), "the field `name`"),
            (changed(|r| r.panic_strategy = PanicStrategy::Abort as u32), "found panic strategy 3"),
        ] {
            assert!(error.to_string().contains(text), "{error}");
            assert!(error.to_string().contains("okl_backend_serial"), "{error}");
        }
    }
}
