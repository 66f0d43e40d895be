//! The expansion of [`crate::export!`]. Not for direct use.

// One of the modules with `unsafe` code: the plugin's side of the C interface.
#![allow(unsafe_code)]

use crate::document::{self, Response};
use crate::request::Identity;
use okl_abi::{ABI_MAJOR, ABI_MINOR, Buffer, MAGIC, PanicStrategy, Plugin, PluginKind, Status};
use std::ffi::CStr;
use std::panic::AssertUnwindSafe;

/// Makes this crate a plugin.
///
/// - `export!(backend, "cuda", include_str!("../target.toml"))` exports the record `okl_backend_cuda` for the target
///   that the text describes; okl lowers for it.
/// - `export!(lowering, "mine", MINE)` exports a backend that lowers by itself, with the constant [`crate::Lowering`].
/// - `export!(spelling, "mine", MINE)` exports a backend that spells some nodes by itself, with the constant
///   [`crate::Spelling`].
/// - `export!(attribute, "mine", MINE)` exports `okl_attribute_mine`, an attribute with code, with the constant
///   [`crate::AttributePlugin`].
/// - `export!(stage, "mine", MINE)` exports `okl_stage_mine`, with the constant [`crate::Stage`].
/// - `export!(frontend, "mine", MINE)` exports `okl_frontend_mine`, with the constant [`crate::Frontend`].
///
/// The name may contain letters, digits and `_`. Options may follow for plugins with code, in this order:
///
/// - `wants = [Plan, Unit]`: the parts of requests that the plugin needs ([`crate::document::Want`]; the others are then
///   empty);
/// - `cache = false`: its answers depend on more than the request;
/// - `diagnostics = DIAGNOSTICS`: the diagnostics that it reports under ids of its own, a list that
///   [`declare_diagnostics!`](crate::declare_diagnostics) writes.
///
/// All forms define `plugin()`, which returns the record, for programs that link the crate. A backend without code also
/// defines `TARGET`, the text, and an attribute `ATTRIBUTE`, the constant.
///
/// The record has the version of the crate, and states that panics are caught. A crate that is built with `panic =
/// "abort"` states that instead, and no host loads it.
#[macro_export]
macro_rules! export {
    (backend, $name:literal, $target:expr) => {
        /// The description of the target.
        pub const TARGET: &str = $target;

        $crate::export!(@record "okl_backend_", Backend, $name, (), (), (), |identity, input| {
            $crate::backend::respond_target(TARGET, identity, input)
        });
    };
    (stage, $name:literal, $stage:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?
        $(, diagnostics = $diagnostics:expr)?) => {
        $crate::export!(
            @record "okl_stage_", Stage, $name, ($($wants)?), ($($cache)?), ($($diagnostics)?),
            |identity, input| {
                // A constant, since an expression that is evaluated here could panic outside of `catch_unwind`. The
                // name is unlikely to shadow one of the author's.
                const OKL_EXPORTED: $crate::Stage = $stage;
                $crate::stage::respond(&OKL_EXPORTED, identity, input)
            }
        );
    };
    (frontend, $name:literal, $frontend:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?
        $(, diagnostics = $diagnostics:expr)?) => {
        $crate::export!(
            @record "okl_frontend_", Frontend, $name, ($($wants)?), ($($cache)?), ($($diagnostics)?),
            |identity, input| {
                // A constant, for the reasons given at `stage`.
                const OKL_EXPORTED: $crate::Frontend = $frontend;
                $crate::frontend::respond(&OKL_EXPORTED, identity, input)
            }
        );
    };
    (lowering, $name:literal, $lowering:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?
        $(, diagnostics = $diagnostics:expr)?) => {
        $crate::export!(
            @record "okl_backend_", Backend, $name, ($($wants)?), ($($cache)?), ($($diagnostics)?),
            |identity, input| {
                // A constant, for the reasons given at `stage`.
                const OKL_EXPORTED: $crate::Lowering = $lowering;
                $crate::backend::respond_lowering(&OKL_EXPORTED, identity, input)
            }
        );
    };
    (spelling, $name:literal, $spelling:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?
        $(, diagnostics = $diagnostics:expr)?) => {
        $crate::export!(
            @record "okl_backend_", Backend, $name, ($($wants)?), ($($cache)?), ($($diagnostics)?),
            |identity, input| {
                // A constant, for the reasons given at `stage`.
                const OKL_EXPORTED: $crate::Spelling = $spelling;
                $crate::backend::respond_spelling(&OKL_EXPORTED, identity, input)
            }
        );
    };
    (attribute, $name:literal, $attribute:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?
        $(, diagnostics = $diagnostics:expr)?) => {
        /// The attribute, for programs that link this crate.
        pub const ATTRIBUTE: $crate::AttributePlugin = $attribute;

        $crate::export!(
            @record "okl_attribute_", Attribute, $name, ($($wants)?), ($($cache)?), ($($diagnostics)?),
            |identity, input| {
                $crate::attribute::respond(&ATTRIBUTE, identity, input)
            }
        );
    };
    (@cache ()) => { None };
    (@cache ($cache:literal)) => { Some($cache) };
    (@diagnostics ()) => { &[] };
    (@diagnostics ($diagnostics:expr)) => { $diagnostics };
    (@wants ()) => { None };
    (@wants ([$($want:ident),* $(,)?])) => { Some(&[$($crate::document::Want::$want),*]) };
    (@record $prefix:literal, $kind:ident, $name:literal, $wants:tt, $cache:tt, $diagnostics:tt, $respond:expr) => {
        #[allow(unsafe_code)]
        #[unsafe(export_name = concat!($prefix, $name))]
        static OKL_PLUGIN: $crate::abi::Plugin = {
            /// Answers a request document with a response document.
            ///
            /// # Safety
            /// As for the field `call` of the record.
            unsafe extern "C" fn call(
                input: *const u8,
                length: usize,
                output: *mut $crate::abi::Buffer,
            ) -> u32 {
                let identity = $crate::request::Identity {
                    name: $name,
                    version: env!("CARGO_PKG_VERSION"),
                    wants: $crate::export!(@wants $wants),
                    cache: $crate::export!(@cache $cache),
                    diagnostics: $crate::export!(@diagnostics $diagnostics),
                };
                // SAFETY: the host fulfils the conditions of `call`, which are those of `answer`.
                unsafe { $crate::export::answer($respond, identity, input, length, output) }
            }
            $crate::export::record(
                $crate::abi::PluginKind::$kind,
                $crate::export::text(concat!($name, "\0")),
                $crate::export::text(concat!(env!("CARGO_PKG_VERSION"), "\0")),
                cfg!(panic = "abort"),
                call,
            )
        };

        /// The plugin's record, for programs that link this crate.
        pub fn plugin() -> &'static $crate::abi::Plugin {
            &OKL_PLUGIN
        }
    };
}

/// A literal that ends with a zero byte, as a C string.
///
/// # Panics
/// At compile time, if it contains another zero byte.
pub const fn text(literal: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(literal.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a plugin's name may not hold a zero byte"),
    }
}

/// The record of a plugin.
pub const fn record(
    kind: PluginKind,
    name: &'static CStr,
    version: &'static CStr,
    aborts: bool,
    call: unsafe extern "C" fn(*const u8, usize, *mut Buffer) -> u32,
) -> Plugin {
    Plugin {
        magic: MAGIC,
        abi_major: ABI_MAJOR,
        abi_minor: ABI_MINOR,
        struct_size: size_of::<Plugin>() as u32,
        kind: kind as u32,
        panic_strategy: if aborts { PanicStrategy::Abort as u32 } else { PanicStrategy::Caught as u32 },
        name: name.as_ptr(),
        version: version.as_ptr(),
        call: Some(call),
        release: Some(release),
    }
}

/// Answers a request document.
///
/// # Safety
/// `input` must point to `length` readable bytes (or `length` be 0), and `output` to a buffer to which no other code
/// has access during the call.
pub unsafe fn answer(
    respond: fn(Identity, &[u8]) -> Result<Response, String>,
    identity: Identity,
    input: *const u8,
    length: usize,
    output: *mut Buffer,
) -> u32 {
    let input = match input.is_null() {
        true => &[],
        // SAFETY: the caller guarantees `length` readable bytes during the call.
        false => unsafe { std::slice::from_raw_parts(input, length) },
    };
    // A panic must not unwind into frames of another compiler. Values that it leaves in an invalid state are dropped
    // here: a plugin exports a constant, which has no mutable state.
    let answered = std::panic::catch_unwind(AssertUnwindSafe(|| {
        respond(identity, input).map(|response| document::write(&response))
    }));
    let (status, bytes) = match answered {
        Ok(Ok(document)) => (Status::Ok, document),
        Ok(Err(reason)) => (Status::Refused, reason.into_bytes()),
        Err(panic) => (Status::Panicked, panic_text(panic.as_ref()).into_bytes()),
    };
    // SAFETY: the caller guarantees that `output` is a buffer to fill. It is empty before the call, so overwriting it
    // leaks nothing.
    unsafe { output.write(buffer(bytes)) };
    status as u32
}

/// Frees the content of a buffer that [`answer`] filled.
///
/// # Safety
/// `buffer` must point to a buffer that [`answer`] filled, or to an empty one, to which no other code has access during
/// the call.
unsafe extern "C" fn release(buffer: *mut Buffer) {
    // SAFETY: the caller guarantees a valid buffer; it is left empty, so a second release is harmless.
    let taken = unsafe { std::mem::replace(&mut *buffer, Buffer::EMPTY) };
    if !taken.data.is_null() {
        // SAFETY: a buffer with data was made from a vector by `buffer` below, in this same library.
        drop(unsafe { Vec::from_raw_parts(taken.data, taken.length, taken.capacity) });
    }
}

/// Converts a vector to a buffer without freeing it; [`release`] frees it.
fn buffer(bytes: Vec<u8>) -> Buffer {
    let mut bytes = std::mem::ManuallyDrop::new(bytes);
    Buffer { data: bytes.as_mut_ptr(), length: bytes.len(), capacity: bytes.capacity() }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text.to_string(),
        (None, Some(text)) => text.clone(),
        (None, None) => "a panic without a message".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lowering;

    const BROKEN: Lowering = Lowering {
        target: "name = 'broken'\nextension = 'txt'",
        lower: |_| panic!("no words for {}", "you"),
    };

    export!(lowering, "broken_for_a_test", BROKEN);

    mod own_names {
        use crate::{Acts, Change, Stage};

        const STAGE: Stage =
            Stage { summary: "", options: &[], acts: Acts::Output(|asked| Ok(Change::of(asked.text))) };

        export!(stage, "named_for_a_test", STAGE);
    }

    #[test]
    fn an_authors_names_are_not_those_of_the_macro() {
        assert!(own_names::plugin().call.is_some());
    }

    fn ask(input: &[u8]) -> (u32, String) {
        let mut output = Buffer::EMPTY;
        // SAFETY: input and output live through the call; the record is the one above.
        let status = unsafe { (plugin().call.expect("set"))(input.as_ptr(), input.len(), &mut output) };
        // SAFETY: the plugin filled the buffer.
        let bytes = unsafe { std::slice::from_raw_parts(output.data, output.length) }.to_vec();
        // SAFETY: the plugin filled the buffer above; the second release gets an empty buffer.
        unsafe {
            (plugin().release.expect("set"))(&mut output);
            (plugin().release.expect("set"))(&mut output);
        }
        assert!(output.data.is_null());
        (status, String::from_utf8(bytes).expect("UTF-8"))
    }

    #[test]
    fn a_panic_stays_inside_and_keeps_its_text() {
        let unit = r#"{"schema":2,"text":""}"#;
        let plan = r#"{"schema":1,"target":"broken","kernels":[]}"#;
        let checked = format!(r#"{{"unit":{unit},"kernels":[]}}"#);
        let request = format!(r#"{{"schema":2,"operation":"lower","checked":{checked},"plan":{plan}}}"#);
        let (status, text) = ask(request.as_bytes());
        assert_eq!((status, text.as_str()), (Status::Panicked as u32, "no words for you"));
    }

    #[test]
    fn what_the_plugin_does_not_know_is_refused() {
        for (request, reason) in [
            (&b"nonsense"[..], "the request cannot be read"),
            (br#"{"schema":1,"operation":"describe"}"#, "has schema 1"),
            (br#"{"schema":2,"operation":"dance"}"#, "does not know the operation `dance`"),
            (br#"{"schema":2,"operation":"describe","requires":["wings"]}"#, "needs `wings`"),
            (br#"{"schema":2,"operation":"lower"}"#, "holds no unit"),
        ] {
            let (status, text) = ask(request);
            assert_eq!(status, Status::Refused as u32);
            assert!(text.contains(reason), "{text}");
        }
    }
}
