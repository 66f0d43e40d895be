//! Plugins: finding them, believing their record, calling them.

// One of the places where `unsafe` may live: the host's side of the C interface.
#![allow(unsafe_code)]

use crate::backend::with_fit_extension;
use crate::{Entry, Host, Verdict};
use okl_abi::{ABI_MAJOR, ABI_MINOR, Buffer, MAGIC, PanicStrategy, PluginKind, Status};
use okl_plan::Plan;
use okl_plugin::document::{self, DESCRIBE, Description, LOWER, OptionDescription, Request, Response};
use okl_plugin::{Checked, Diagnostic, Lowered, Severity};
use okl_source::FileSpan;
use okl_target::{Description as TargetDescription, Mistake, Shape, Target};
use serde_json::{Map, Value};
use std::cell::OnceCell;
use std::ffi::{CStr, c_char};
use std::path::{Path, PathBuf};

/// A backend: a plugin whose record was found to be in order, or a target that a pipeline file describes.
///
/// One that describes its target is lowered for by the host. Any other is called through its C interface.
#[derive(Debug)]
pub struct Plugin {
    /// None of a target that stands in a pipeline file.
    record: Option<&'static okl_abi::Plugin>,
    name: String,
    version: String,
    origin: Origin,
    description: OnceCell<Description>,
    /// What is part of this program is read where it lies: the target it describes.
    linked: Option<&'static str>,
    host: Host,
}

/// Where a plugin came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is part of this program.
    Embedded,
    /// A library.
    File(PathBuf),
}

/// Why a plugin cannot be used.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such file.
    Missing {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// The system cannot load the file.
    NotALibrary {
        /// The file.
        path: PathBuf,
        /// Why.
        source: libloading::Error,
    },
    /// The library does not export the plugin's record.
    NoSymbol {
        /// The file.
        path: PathBuf,
        /// The symbol it should have.
        symbol: String,
    },
    /// The record is not what it should be.
    Unfit {
        /// The file, or that the plugin is embedded.
        origin: Origin,
        /// The symbol of the record.
        symbol: String,
        /// What is wrong with it.
        defect: Defect,
    },
}

/// What is wrong with a plugin's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Defect {
    /// It does not start as a record does.
    Magic {
        /// How it starts.
        found: [u8; 8],
    },
    /// It was built for another version of the interface.
    Abi {
        /// Major and minor version it was built for.
        found: (u16, u16),
    },
    /// It is smaller than a record of its version.
    Size {
        /// Its size in bytes.
        found: u32,
    },
    /// It is of another kind.
    PluginKind {
        /// The number of its kind.
        found: u32,
        /// The kind it should have.
        wanted: PluginKind,
    },
    /// It has another name.
    Name {
        /// Its name.
        found: String,
        /// The name it should have.
        wanted: String,
    },
    /// Its panics end the process, or nobody knows what they do.
    Panics {
        /// The number of its strategy.
        found: u32,
    },
}

/// Why a plugin gave no answer.
#[derive(Debug)]
pub enum CallError {
    /// It cannot answer this request.
    Refused {
        /// The plugin's name.
        plugin: String,
        /// Its reason.
        reason: String,
    },
    /// The target it describes is none.
    NoTarget {
        /// The plugin's name.
        plugin: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It has a bug, which it caught.
    Panicked {
        /// The plugin's name.
        plugin: String,
        /// What it says about it.
        reason: String,
    },
    /// Its answer is no document.
    BadDocument {
        /// The plugin's name.
        plugin: String,
        /// Why.
        source: serde_json::Error,
    },
    /// Its answer is a document that does not answer the request.
    NoAnswer {
        /// The plugin's name.
        plugin: String,
    },
}

impl Plugin {
    /// Takes a record that is part of this program.
    pub fn embedded(entry: &Entry, host: &Host) -> Result<Plugin, LoadError> {
        // SAFETY: a reference leads to a whole record.
        let plugin = unsafe {
            Plugin::believe((entry.record)(), PluginKind::Backend, entry.name, Origin::Embedded, host)
        }?;
        Ok(Plugin { linked: Some(entry.target), ..plugin })
    }

    /// The target of this backend with what a pipeline file says over it, under another name.
    pub fn with_target(&self, name: &str, over: Map<String, Value>) -> Result<Plugin, CallError> {
        let Some(base) = &self.describe()?.target else {
            let reason =
                "the backend does not describe its target, so nothing can be said over it".to_string();
            return Err(CallError::NoTarget { plugin: self.name.clone(), reason });
        };
        let target = TargetDescription::from(over).over(base);
        Plugin::described(name, self.origin.clone(), target, &self.host)
    }

    /// A target that stands in a pipeline file.
    pub fn described(
        name: &str,
        origin: Origin,
        target: TargetDescription,
        host: &Host,
    ) -> Result<Plugin, CallError> {
        let plugin = Plugin {
            record: None,
            name: name.to_string(),
            version: String::new(),
            origin,
            description: OnceCell::new(),
            linked: None,
            host: host.clone(),
        };
        let description = plugin.settled(Description { target: Some(target), ..Description::default() })?;
        plugin.description.get_or_init(|| description);
        Ok(plugin)
    }

    /// Loads the plugin of that kind and name from a library, for the rest of the process.
    ///
    /// This runs the library's code: the caller answers for the user trusting the file.
    pub fn load(path: &Path, kind: PluginKind, name: &str, host: &Host) -> Result<Plugin, LoadError> {
        if !path.is_file() {
            return Err(LoadError::Missing { path: path.to_path_buf() });
        }
        // A path without a separator would be looked for in the system's folders.
        let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        tracing::debug!(path = %full.display(), "loading a plugin");
        // SAFETY: loading runs the library's start-up code, which the user asked for by naming
        // the file; what it may do to this process no check could tell.
        let library = unsafe { libloading::Library::new(&full) };
        let library =
            library.map_err(|source| LoadError::NotALibrary { path: path.to_path_buf(), source })?;
        // Never unloaded: records, their strings and functions live as long as the process.
        let library = std::mem::ManuallyDrop::new(library);
        let symbol = kind.symbol(name);
        // SAFETY: only the address is taken here; `believe` looks at what is there.
        let record = unsafe { library.get::<*const okl_abi::Plugin>(symbol.as_bytes()) };
        match record {
            Ok(record) if !record.is_null() => {
                let origin = Origin::File(path.to_path_buf());
                // SAFETY: the symbol has the name a record has, and the library stays loaded.
                unsafe { Plugin::believe(*record, kind, name, origin, host) }
            }
            Ok(_) | Err(_) => Err(LoadError::NoSymbol { path: path.to_path_buf(), symbol }),
        }
    }

    /// Looks at a record from its first byte on, and at no field before those that vouch for it.
    ///
    /// # Safety
    /// `record` must lead to an exported object that stays where it is. If it starts as a record
    /// does, it must be one.
    unsafe fn believe(
        record: *const okl_abi::Plugin,
        kind: PluginKind,
        name: &str,
        origin: Origin,
        host: &Host,
    ) -> Result<Plugin, LoadError> {
        let unfit =
            |defect: Defect| LoadError::Unfit { origin: origin.clone(), symbol: kind.symbol(name), defect };
        // SAFETY: an exported object of this name; if it is something else, reading eight bytes
        // of the library's loaded image does no harm.
        let magic = unsafe { record.cast::<[u8; 8]>().read_unaligned() };
        if magic != MAGIC || !record.is_aligned() {
            return Err(unfit(Defect::Magic { found: magic }));
        }
        // SAFETY: it starts as a record does, so it is one, and in all versions the interface's
        // version and the record's size come next.
        let (abi, size) = unsafe { (((*record).abi_major, (*record).abi_minor), (*record).struct_size) };
        if abi.0 != ABI_MAJOR || abi.1 > ABI_MINOR {
            return Err(unfit(Defect::Abi { found: abi }));
        }
        if (size as usize) < size_of::<okl_abi::Plugin>() {
            return Err(unfit(Defect::Size { found: size }));
        }
        // SAFETY: a record of our version, whole, never written, and never unloaded.
        let record: &'static okl_abi::Plugin = unsafe { &*record };
        if record.kind != kind as u32 {
            return Err(unfit(Defect::PluginKind { found: record.kind, wanted: kind }));
        }
        // SAFETY: by the record's contract both strings end with a zero byte and stay.
        let (own_name, version) = unsafe { (text(record.name), text(record.version)) };
        if own_name != name {
            return Err(unfit(Defect::Name { found: own_name, wanted: name.to_string() }));
        }
        match PanicStrategy::from_number(record.panic_strategy) {
            Some(PanicStrategy::Caught | PanicStrategy::None) => {}
            Some(PanicStrategy::Abort) | None => {
                return Err(unfit(Defect::Panics { found: record.panic_strategy }));
            }
        }
        Ok(Plugin {
            record: Some(record),
            name: own_name,
            version,
            origin,
            description: OnceCell::new(),
            linked: None,
            host: host.clone(),
        })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its own version.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Who it says it is. Asked once.
    pub fn describe(&self) -> Result<&Description, CallError> {
        if let Some(description) = self.description.get() {
            return Ok(description);
        }
        let description = match self.linked {
            Some(text) => Description {
                name: self.name.clone(),
                version: self.version.clone(),
                target: Some(self.read(text)?),
                ..Description::default()
            },
            None => {
                let request =
                    Request { schema: document::SCHEMA, operation: DESCRIBE.into(), ..Request::default() };
                let response = self.ask(&request)?;
                response.description.ok_or_else(|| CallError::NoAnswer { plugin: self.name.clone() })?
            }
        };
        let description = self.settled(description)?;
        Ok(self.description.get_or_init(|| description))
    }

    fn read(&self, text: &str) -> Result<TargetDescription, CallError> {
        TargetDescription::from_toml(text).map_err(|mistake| self.refused(mistake))
    }

    fn refused(&self, mistake: Mistake) -> CallError {
        CallError::NoTarget { plugin: self.name.clone(), reason: mistake.message }
    }

    /// A description whose target stands alone, with what follows from it.
    fn settled(&self, mut description: Description) -> Result<Description, CallError> {
        let Some(mut target) = description.target.take() else {
            return with_fit_extension(&self.name, description);
        };
        while let Some(base) = target.like().map(str::to_string) {
            let Some(entry) = self.host.backend(&base) else {
                let reason = format!("it is like `{base}`, which is no backend of this okl");
                return Err(CallError::NoTarget { plugin: self.name.clone(), reason });
            };
            target = target.over(&self.read(entry.target)?);
        }
        let plain = target.target().map_err(|mistake| self.refused(mistake))?;
        description.extension = plain.extension;
        description.gpu = plain.shape == Shape::Grid;
        let options = plain.options.into_iter();
        description.options =
            options.map(|option| OptionDescription { name: option.name, summary: option.summary }).collect();
        description.target = Some(target);
        Ok(description)
    }

    /// Decides what becomes of a unit; nothing for a backend that describes no target.
    pub fn plan<'u>(
        &self,
        checked: &'u Checked,
        options: &Map<String, Value>,
    ) -> Result<Option<Planned<'u>>, CallError> {
        let Some(target) = &self.describe()?.target else { return Ok(None) };
        let target = target.with(options).map_err(|mistake| self.refused(mistake))?;
        let plan = okl_lower::plan(&target, checked, options);
        Ok(Some(Planned { target, plan }))
    }

    /// Lowers a unit. No `Lowered` means that there are errors among the diagnostics.
    pub fn lower(
        &self,
        checked: &Checked,
        planned: Option<&Planned<'_>>,
        options: &Map<String, Value>,
    ) -> Result<(Option<Lowered>, Vec<Diagnostic>), CallError> {
        let description = self.describe()?;
        if let Some(Planned { target, plan }) = planned.filter(|_| !description.lowers) {
            return Ok(match okl_lower::lower(target, plan, checked, self.host.attributes, options) {
                Ok(lowered) => (Some(lowered), Vec::new()),
                Err(diagnostics) => (None, diagnostics),
            });
        }
        if let Some(Planned { plan, .. }) = planned.filter(|planned| !planned.plan.refused.is_empty()) {
            return Ok((None, plan.refused.clone()));
        }
        let plan = planned.map(|Planned { target, plan }| {
            okl_plan::document::of(plan, checked.unit(), &target.name, &|span| span)
        });
        let mut envelope = checked.envelope();
        if description.without_expressions {
            envelope.unit = envelope.unit.without_expressions();
        }
        let request = Request {
            schema: document::SCHEMA,
            operation: LOWER.into(),
            requires: checked.unit().requires.clone(),
            checked: Some(envelope),
            plan,
            options: options.clone(),
        };
        let response = self.ask(&request)?;
        if response.lowered.is_none() && !response.diagnostics.iter().any(Diagnostic::is_error) {
            return Err(CallError::NoAnswer { plugin: self.name.clone() });
        }
        Ok((response.lowered, response.diagnostics))
    }

    fn ask(&self, request: &Request) -> Result<Response, CallError> {
        let answer = self.call(&document::write(request))?;
        document::read(&answer).map_err(|source| CallError::BadDocument { plugin: self.name.clone(), source })
    }

    /// Sends one document and gets one back: the whole interface, for those who write their own.
    pub fn call(&self, request: &[u8]) -> Result<Vec<u8>, CallError> {
        let Some(record) = self.record else {
            return Err(CallError::NoAnswer { plugin: self.name.clone() });
        };
        let mut output = Buffer::EMPTY;
        // SAFETY: the record was believed; input and output live through the call and are used
        // by nobody else.
        let status = unsafe { (record.call)(request.as_ptr(), request.len(), &mut output) };
        let bytes = match output.data.is_null() {
            true => Vec::new(),
            // SAFETY: by the record's contract a filled buffer has `length` readable bytes until
            // it is released.
            false => unsafe { std::slice::from_raw_parts(output.data, output.length) }.to_vec(),
        };
        // SAFETY: the buffer is as the plugin left it, and is not used after.
        unsafe { (record.release)(&mut output) };
        tracing::debug!(plugin = self.name, status, sent = request.len(), got = bytes.len(), "called");
        let plugin = self.name.clone();
        let reason = || String::from_utf8_lossy(&bytes).into_owned();
        match Status::from_number(status) {
            Some(Status::Ok) => Ok(bytes),
            Some(Status::Panicked) => Err(CallError::Panicked { plugin, reason: reason() }),
            Some(Status::Refused) | None => Err(CallError::Refused { plugin, reason: reason() }),
        }
    }
}

/// A target as options change it, and what becomes of a unit on it.
#[derive(Debug)]
pub struct Planned<'u> {
    /// The target.
    pub target: Target,
    /// The plan.
    pub plan: Plan<'u>,
}

/// The name of the library file of a plugin on this system: `libokl_backend_cuda.so`.
pub fn file_name(kind: PluginKind, name: &str) -> String {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    format!("{DLL_PREFIX}{}{DLL_SUFFIX}", kind.symbol(name))
}

/// What the system's loader says; libloading keeps its words in the error's source.
fn reason(error: &libloading::Error) -> String {
    let text =
        std::error::Error::source(error).map_or_else(|| error.to_string(), |source| source.to_string());
    // The loader names the file first, as does the message this goes into.
    match text.split_once(": ") {
        Some((path, reason)) if path.starts_with('/') => reason.to_string(),
        Some(_) | None => text,
    }
}

/// A copy of a C string; empty for a null pointer.
///
/// # Safety
/// A pointer that is not null must lead to bytes that end with a zero byte.
unsafe fn text(start: *const c_char) -> String {
    if start.is_null() {
        return String::new();
    }
    // SAFETY: the caller promises the zero byte.
    unsafe { CStr::from_ptr(start) }.to_string_lossy().into_owned()
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Origin::Embedded => f.write_str("the embedded plugin"),
            Origin::File(path) => write!(f, "`{}`", path.display()),
        }
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::Missing { path } => write!(f, "there is no file `{}`", path.display()),
            LoadError::NotALibrary { path, source } => {
                write!(f, "`{}` is not a library this system can load: {}", path.display(), reason(source))
            }
            LoadError::NoSymbol { path, symbol } => {
                write!(f, "`{}` does not export `{symbol}`", path.display())
            }
            LoadError::Unfit { origin, symbol, defect } => write!(f, "{origin}, symbol `{symbol}`: {defect}"),
        }
    }
}

impl std::fmt::Display for Defect {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Defect::Magic { found } => write!(
                f,
                "it is not the record of an okl plugin: found \"{}\" at its start, wanted \"{}\"",
                found.escape_ascii(),
                MAGIC.escape_ascii()
            ),
            Defect::Abi { found: (major, minor) } => write!(
                f,
                "it was built for another plugin interface: found ABI {major}.{minor}, wanted {ABI_MAJOR}.0 to {ABI_MAJOR}.{ABI_MINOR}"
            ),
            Defect::Size { found } => write!(
                f,
                "its record is too small: found {found} bytes, wanted {}",
                size_of::<okl_abi::Plugin>()
            ),
            Defect::PluginKind { found, wanted } => match PluginKind::from_number(*found) {
                Some(kind) => write!(
                    f,
                    "it is a plugin of another kind: found {}, wanted {}",
                    kind.name(),
                    wanted.name()
                ),
                None => write!(
                    f,
                    "it is a plugin of another kind: found number {found}, wanted {}",
                    wanted.name()
                ),
            },
            Defect::Name { found, wanted } => {
                write!(f, "it has another name: found `{found}`, wanted `{wanted}`")
            }
            Defect::Panics { found } => write!(
                f,
                "it does not catch its panics: found panic strategy {found}, wanted {} (none) or {} (caught)",
                PanicStrategy::None as u32,
                PanicStrategy::Caught as u32
            ),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LoadError::NotALibrary { source, .. } => Some(source),
            LoadError::Missing { .. } | LoadError::NoSymbol { .. } | LoadError::Unfit { .. } => None,
        }
    }
}

impl LoadError {
    /// What to try.
    pub fn help(&self) -> Option<String> {
        match self {
            LoadError::Missing { .. } => {
                Some("`path` is the library or its folder, from the pipeline file's folder on".into())
            }
            LoadError::NotALibrary { .. } => Some("build the plugin on this machine again".into()),
            LoadError::NoSymbol { symbol, .. } => Some(format!(
                "a plugin exports one symbol, made from its kind and name; `{symbol}` comes from `plugin = ...`"
            )),
            LoadError::Unfit { defect, .. } => match defect {
                Defect::Magic { .. } | Defect::Size { .. } => {
                    Some("export it with `okl_plugin::export!`, or from C with `okl_plugin.h`".into())
                }
                Defect::Abi { found, .. } if found.0 > ABI_MAJOR || found.1 > ABI_MINOR => {
                    Some("use a newer okl, or build the plugin for this one".into())
                }
                Defect::Abi { .. } => Some("build the plugin again with this okl's `okl-plugin`".into()),
                Defect::Panics { .. } => Some("build the plugin with `panic = \"unwind\"`".into()),
                Defect::PluginKind { .. } | Defect::Name { .. } => None,
            },
        }
    }
}

impl CallError {
    /// Whose turn it is to act.
    pub fn verdict(&self) -> Verdict {
        match self {
            CallError::NoTarget { .. } => Verdict::Usage,
            CallError::Refused { .. } => Verdict::Environment,
            CallError::Panicked { .. } | CallError::BadDocument { .. } | CallError::NoAnswer { .. } => {
                Verdict::Internal
            }
        }
    }

    fn id(&self) -> &'static str {
        match self {
            CallError::NoTarget { .. } => "wrong-target",
            CallError::Refused { .. } => "plugin-refused",
            CallError::Panicked { .. } => "plugin-panicked",
            CallError::BadDocument { .. } | CallError::NoAnswer { .. } => "plugin-answer",
        }
    }

    /// As a message for people.
    pub fn diagnostic(&self) -> Diagnostic<FileSpan> {
        Diagnostic::global(self.id(), Severity::Error, self.to_string())
    }
}

impl std::fmt::Display for CallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CallError::Refused { plugin, reason } => {
                write!(f, "the backend `{plugin}` refuses the request: {reason}")
            }
            CallError::NoTarget { plugin, reason } => write!(f, "the target `{plugin}`: {reason}"),
            CallError::Panicked { plugin, reason } => {
                write!(f, "the backend `{plugin}` has a bug: {reason}")
            }
            CallError::BadDocument { plugin, source } => {
                write!(f, "the backend `{plugin}` gave an answer that cannot be read: {source}")
            }
            CallError::NoAnswer { plugin } => {
                write!(f, "the backend `{plugin}` answered with neither output nor errors")
            }
        }
    }
}

impl std::error::Error for CallError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            CallError::BadDocument { source, .. } => Some(source),
            CallError::Refused { .. }
            | CallError::NoTarget { .. }
            | CallError::Panicked { .. }
            | CallError::NoAnswer { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Files;

    /// A record with one thing changed.
    fn changed(change: impl FnOnce(&mut okl_abi::Plugin)) -> LoadError {
        let mut record = *okl_backend_serial::plugin();
        change(&mut record);
        let host = Host {
            backends: &[],
            pipelines: &[],
            attributes: okl_sema::attributes(),
            files: Files::default(),
        };
        // SAFETY: a reference leads to a whole record.
        unsafe { Plugin::believe(&record, PluginKind::Backend, "serial", Origin::Embedded, &host) }
            .expect_err("unfit")
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
            (changed(|r| r.panic_strategy = PanicStrategy::Abort as u32), "found panic strategy 3"),
        ] {
            assert!(error.to_string().contains(text), "{error}");
            assert!(error.to_string().contains("okl_backend_serial"), "{error}");
        }
    }
}
