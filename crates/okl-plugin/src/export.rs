//! The expansion of [`crate::export!`]. Not for direct use.

// One of the modules with `unsafe` code: the plugin's side of the C interface.
#![allow(unsafe_code)]

use crate::document::{
    self, DESCRIBE, Description, FEATURES, Head, LOWER, Request, Response, SPELL_NODE, Want,
};
use crate::{Asked, Lowering, Spelling};
use okl_abi::{ABI_MAJOR, ABI_MINOR, Buffer, MAGIC, PanicStrategy, Plugin, PluginKind, Status};
use okl_model::Unit;
use okl_model::plan::Spelled;
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
/// The name may contain letters, digits and `_`. Two options may follow for plugins with code: `wants = [Plan, Unit]`,
/// the parts of requests that the plugin needs ([`crate::document::Want`]; the others are then empty); and `cache =
/// false` if its answers depend on more than the request.
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

        $crate::export!(@record "okl_backend_", Backend, $name, (), (), |identity, input| {
            $crate::export::respond_target(TARGET, identity, input)
        });
    };
    (stage, $name:literal, $stage:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?) => {
        $crate::export!(@record "okl_stage_", Stage, $name, ($($wants)?), ($($cache)?), |identity, input| {
            // A constant, since an expression that is evaluated here could panic outside of `catch_unwind`. The name is
            // unlikely to shadow one of the author's.
            const OKL_EXPORTED: $crate::Stage = $stage;
            $crate::stage::respond(&OKL_EXPORTED, identity, input)
        });
    };
    (frontend, $name:literal, $frontend:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?) => {
        $crate::export!(@record "okl_frontend_", Frontend, $name, ($($wants)?), ($($cache)?), |identity, input| {
            // A constant, for the reasons given at `stage`.
            const OKL_EXPORTED: $crate::Frontend = $frontend;
            $crate::frontend::respond(&OKL_EXPORTED, identity, input)
        });
    };
    (lowering, $name:literal, $lowering:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?) => {
        $crate::export!(@record "okl_backend_", Backend, $name, ($($wants)?), ($($cache)?), |identity, input| {
            // A constant, for the reasons given at `stage`.
            const OKL_EXPORTED: $crate::Lowering = $lowering;
            $crate::export::respond_lowering(&OKL_EXPORTED, identity, input)
        });
    };
    (spelling, $name:literal, $spelling:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?) => {
        $crate::export!(@record "okl_backend_", Backend, $name, ($($wants)?), ($($cache)?), |identity, input| {
            // A constant, for the reasons given at `stage`.
            const OKL_EXPORTED: $crate::Spelling = $spelling;
            $crate::export::respond_spelling(&OKL_EXPORTED, identity, input)
        });
    };
    (attribute, $name:literal, $attribute:expr $(, wants = $wants:tt)? $(, cache = $cache:literal)?) => {
        /// The attribute, for programs that link this crate.
        pub const ATTRIBUTE: $crate::AttributePlugin = $attribute;

        $crate::export!(@record "okl_attribute_", Attribute, $name, ($($wants)?), ($($cache)?), |identity, input| {
            $crate::attribute::respond(&ATTRIBUTE, identity, input)
        });
    };
    (@cache ()) => { None };
    (@cache ($cache:literal)) => { Some($cache) };
    (@wants ()) => { None };
    (@wants ([$($want:ident),* $(,)?])) => { Some(&[$($crate::document::Want::$want),*]) };
    (@record $prefix:literal, $kind:ident, $name:literal, $wants:tt, $cache:tt, $respond:expr) => {
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
                let identity = $crate::export::Identity {
                    name: $name,
                    version: env!("CARGO_PKG_VERSION"),
                    wants: $crate::export!(@wants $wants),
                    cache: $crate::export!(@cache $cache),
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

/// The identity of a plugin, as its author wrote it.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// Its name.
    pub name: &'static str,
    /// The version of its crate.
    pub version: &'static str,
    /// The parts of requests that it needs; none for all.
    pub wants: Option<&'static [Want]>,
    /// `false` if its answers depend on more than the request.
    pub cache: Option<bool>,
}

impl Identity {
    /// The fields of a description that all plugins have.
    pub(crate) fn description(self) -> Description {
        Description {
            name: self.name.to_string(),
            version: self.version.to_string(),
            features: FEATURES.iter().map(|feature| feature.to_string()).collect(),
            wants: self.wants.map(<[Want]>::to_vec),
            cache: self.cache,
            ..Description::default()
        }
    }
}

impl Identity {
    /// A part of a request; the empty value if the plugin does not want that part.
    pub(crate) fn sent<T: Default>(self, part: Want, found: Option<T>) -> Option<T> {
        found.or_else(|| (!self.description().is_sent(part)).then(T::default))
    }
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

/// Handles a request to a backend that only describes its target. Such a plugin contains no code that reads units.
pub fn respond_target(target: &str, identity: Identity, input: &[u8]) -> Result<Response, String> {
    match head(input)?.operation.as_str() {
        DESCRIBE => Ok(described(known(target, identity)?)),
        LOWER => Err("this plugin describes its target, and lowers nothing".into()),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

/// Handles a request to a backend that lowers by itself.
pub fn respond_lowering(lowering: &Lowering, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    match request.operation.as_str() {
        DESCRIBE => Ok(described(Description { lowers: true, ..known(lowering.target, identity)? })),
        LOWER => lower(lowering, identity, request),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

/// Handles a request to a backend that spells some nodes by itself.
pub fn respond_spelling(spelling: &Spelling, identity: Identity, input: &[u8]) -> Result<Response, String> {
    let request = request(input, &[])?;
    match request.operation.as_str() {
        DESCRIBE => Ok(described(Description {
            spells: spelling.nodes.to_vec(),
            ..known(spelling.target, identity)?
        })),
        SPELL_NODE => spell(spelling, identity, request),
        other => Err(format!("this plugin does not know the operation `{other}`")),
    }
}

/// Refuses a unit with a later schema, or with features that this plugin does not know.
pub(crate) fn readable(unit: &Unit) -> Result<(), String> {
    knows(&unit.requires)?;
    let (found, known) = (unit.schema, okl_model::SCHEMA);
    if found > known {
        return Err(format!("the unit has schema {found}, this plugin knows {known}"));
    }
    Ok(())
}

/// The header of a request, for plugins that need nothing else of it.
pub(crate) fn head(input: &[u8]) -> Result<Head, String> {
    let head: Head = document::read(input).map_err(|error| unreadable(&error))?;
    fits(&head, &[])?;
    Ok(head)
}

/// The request, for a plugin that knows some features in addition to those of the SDK. It is parsed once; only if it
/// cannot be read, its header is parsed alone, since a later host may use something that this plugin has to refuse by
/// name.
pub(crate) fn request(input: &[u8], features: &[&str]) -> Result<Request, String> {
    match document::read::<Request>(input) {
        Ok(request) => {
            let Request { schema, operation, requires, .. } = &request;
            fits(
                &Head { schema: *schema, operation: operation.clone(), requires: requires.clone() },
                features,
            )?;
            Ok(request)
        }
        Err(error) => {
            fits(&document::read(input).map_err(|error| unreadable(&error))?, features)?;
            Err(unreadable(&error))
        }
    }
}

fn unreadable(error: &serde_json::Error) -> String {
    format!("the request cannot be read: {error}")
}

/// Refuses a request with another schema, or with features that the plugin does not know.
fn fits(head: &Head, features: &[&str]) -> Result<(), String> {
    if head.schema != document::SCHEMA {
        return Err(format!(
            "the request has schema {}, this plugin knows {}",
            head.schema,
            document::SCHEMA
        ));
    }
    knows(head.requires.iter().filter(|feature| !features.contains(&feature.as_str())))
}

pub(crate) fn knows<'r>(features: impl IntoIterator<Item = &'r String>) -> Result<(), String> {
    match features.into_iter().find(|feature| !FEATURES.contains(&feature.as_str())) {
        Some(unknown) => Err(format!("the request needs `{unknown}`, which this plugin does not know")),
        None => Ok(()),
    }
}

fn known(target: &str, identity: Identity) -> Result<Description, String> {
    let target = okl_target::Description::from_toml(target);
    let target = target.map_err(|mistake| format!("its target: {}", mistake.message))?;
    Ok(Description { target: Some(target), ..identity.description() })
}

pub(crate) fn described(description: Description) -> Response {
    Response { schema: document::SCHEMA, description: Some(description), ..Response::default() }
}

fn lower(lowering: &Lowering, identity: Identity, request: Request) -> Result<Response, String> {
    let envelope = identity.sent(Want::Unit, request.checked).ok_or("the request holds no unit")?;
    readable(&envelope.unit)?;
    let plan = identity.sent(Want::Plan, request.plan).ok_or("the request holds no plan")?;
    let (checked, options) = (envelope.open(), &request.options);
    let (lowered, diagnostics) = match (lowering.lower)(Asked { checked: &checked, plan: &plan, options }) {
        Ok(lowered) => (Some(lowered), Vec::new()),
        Err(diagnostics) => (None, diagnostics),
    };
    Ok(Response { schema: document::SCHEMA, lowered, diagnostics, ..Response::default() })
}

fn spell(spelling: &Spelling, identity: Identity, request: Request) -> Result<Response, String> {
    let envelope = identity.sent(Want::Unit, request.checked).ok_or("the request holds no unit")?;
    readable(&envelope.unit)?;
    let plan = identity.sent(Want::Plan, request.plan).ok_or("the request holds no plan")?;
    let checked = envelope.open();
    let asked = Asked { checked: &checked, plan: &plan, options: &request.options };
    let mut response = Response { schema: document::SCHEMA, ..Response::default() };
    for node in &request.nodes {
        match (spelling.spell)(node, asked) {
            Ok(None) => {}
            Ok(Some(text)) => response.spelled.push(Spelled { node: node.id, text }),
            Err(diagnostic) => response.diagnostics.push(*diagnostic),
        }
    }
    Ok(response)
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
