//! Errors of loading plugins and of calling them.

use crate::ids::PLUGIN_NOT_LOADED;
use crate::plugin_id::{Origin, PluginId};
use crate::sidecar::known_abi;
use crate::verdict::Verdict;
use okl_abi::{ABI_MAJOR, ABI_MINOR, MAGIC, PanicStrategy, PluginKind};
use okl_source::ids::{PLUGIN_CRASHED, PLUGIN_TIMEOUT, WRONG_TARGET};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, Span};
use std::path::PathBuf;

const PLUGIN_ANSWER: DiagnosticId = DiagnosticId::new("plugin-answer");
const PLUGIN_PANICKED: DiagnosticId = DiagnosticId::new("plugin-panicked");
const PLUGIN_REFUSED: DiagnosticId = DiagnosticId::new("plugin-refused");

/// The largest size of an answer in bytes.
pub(super) const MAX_ANSWER: usize = 256 << 20;

/// The reason why a plugin cannot be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such file.
    Missing {
        /// The path that was tried.
        path: PathBuf,
    },
    /// The system cannot load the file.
    NotALibrary {
        /// The file.
        path: PathBuf,
        /// The loader's error.
        source: libloading::Error,
    },
    /// The plugin is to be loaded in a process of its own, but the program has no command for that
    /// ([`crate::Calls::serve`]).
    NoChild,
    /// The sidecar says that the plugin was built for another version of the interface.
    Abi {
        /// The path of the `okl-plugin.toml`.
        sidecar: PathBuf,
        /// The version that it states.
        found: String,
    },
    /// The file is damaged, or made for another machine.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The defect.
        reason: String,
    },
    /// The library does not export the plugin's record.
    NoSymbol {
        /// The file.
        path: PathBuf,
        /// The symbol that is missing.
        symbol: String,
    },
    /// The record is not valid.
    Unfit {
        /// The file, or [`Origin::Embedded`].
        origin: Origin,
        /// The symbol of the record.
        symbol: String,
        /// The defect.
        defect: Defect,
    },
}

/// A defect of a plugin's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Defect {
    /// It does not start with the magic bytes.
    Magic {
        /// Its first bytes.
        found: [u8; 8],
    },
    /// It was built for another version of the interface.
    Abi {
        /// Major and minor version it was built for.
        found: (u16, u16),
    },
    /// It is smaller than a record of its version must be.
    Size {
        /// Its size in bytes.
        found: u32,
    },
    /// It has another kind.
    PluginKind {
        /// The number of the kind that it has.
        found: u32,
        /// The expected kind.
        wanted: PluginKind,
    },
    /// It has another name.
    Name {
        /// The name that it has.
        found: String,
        /// The expected name.
        wanted: String,
    },
    /// A pointer that must not be null is null.
    Null {
        /// The field of the record.
        field: &'static str,
    },
    /// Its panics abort the process, or its panic strategy is unknown.
    Panics {
        /// The number of its panic strategy.
        found: u32,
    },
}

/// The reason why a call of a plugin has no usable answer.
#[derive(Debug)]
pub enum CallError {
    /// The plugin refuses the request.
    Refused {
        /// The plugin.
        plugin: PluginId,
        /// Its reason.
        reason: String,
    },
    /// The target that it describes is not valid.
    NoTarget {
        /// The plugin's name.
        plugin: String,
        /// The defect.
        reason: String,
        /// The path of the key in its table: `words.kernel`. Empty if it is not known.
        key: String,
    },
    /// The description of its attribute is not valid, or its expansion is inconsistent with it.
    BadAttribute {
        /// The plugin.
        plugin: PluginId,
        /// The defect.
        reason: String,
    },
    /// A diagnostic that it declares is not valid.
    BadDiagnostic {
        /// The plugin.
        plugin: PluginId,
        /// The defect.
        reason: String,
    },
    /// It has a bug: a panic that it caught.
    Panicked {
        /// The plugin.
        plugin: PluginId,
        /// Its panic message.
        reason: String,
    },
    /// Its answer is not a valid document.
    BadDocument {
        /// The plugin.
        plugin: PluginId,
        /// The parser's error.
        source: serde_json::Error,
    },
    /// Its answer is a valid document without the requested part.
    NoAnswer {
        /// The plugin.
        plugin: PluginId,
    },
    /// Its edits cannot be applied to the text.
    Edits {
        /// The plugin.
        plugin: PluginId,
        /// The defect.
        reason: String,
    },
    /// The extension of files in its language cannot be part of a file name.
    Extension {
        /// The plugin.
        plugin: PluginId,
        /// The defect.
        reason: String,
    },
    /// Its text for a place of the plan is not allowed there.
    Spelled {
        /// The plugin.
        plugin: PluginId,
        /// The defect.
        reason: String,
    },
    /// Its answer has a length, but a null pointer.
    NoBytes {
        /// The plugin.
        plugin: PluginId,
    },
    /// Its answer is larger than the allowed size.
    TooLong {
        /// The plugin.
        plugin: PluginId,
    },
    /// A front end asked for one more parse after as many as are allowed.
    Rounds {
        /// The plugin.
        plugin: PluginId,
        /// The number of texts that were parsed.
        parsed: u32,
    },
    /// A front end wished for other files after as many answers as are allowed.
    Wishes {
        /// The plugin.
        plugin: PluginId,
        /// The number of answers.
        answers: u32,
    },
    /// Its answer is a document of a newer schema.
    Schema {
        /// The plugin.
        plugin: PluginId,
        /// The schema of the document.
        found: u32,
        /// The newest schema that this okl knows.
        known: u32,
    },
    /// It does not know a feature that the kernel uses.
    TooOld {
        /// The plugin.
        plugin: PluginId,
        /// Its version.
        version: String,
        /// The feature.
        feature: String,
        /// The first use of it in the normalized text, if there is one.
        used: Option<Span>,
    },
    /// Its answer requires a feature that this okl does not know.
    Requires {
        /// The plugin.
        plugin: PluginId,
        /// The feature.
        feature: String,
    },
    /// Its program cannot be started.
    NotStarted {
        /// The plugin.
        plugin: PluginId,
        /// The program.
        command: String,
        /// The system's error.
        source: std::io::Error,
    },
    /// Its process ended without an answer.
    Ended {
        /// The plugin.
        plugin: PluginId,
        /// The end of the process: `signal 11`.
        how: String,
        /// The text that it wrote to stderr.
        said: String,
    },
    /// It exceeded the timeout, and its process was ended.
    TimedOut {
        /// The plugin.
        plugin: PluginId,
        /// The timeout in seconds.
        seconds: u64,
    },
}

/// The message of the system's loader, which libloading keeps in the error's source.
fn reason(error: &libloading::Error) -> String {
    let text =
        std::error::Error::source(error).map_or_else(|| error.to_string(), |source| source.to_string());
    // The loader's message starts with the file name; the message that this is inserted into does, too.
    match text.split_once(": ") {
        Some((path, reason)) if path.starts_with('/') => reason.to_string(),
        Some(_) | None => text,
    }
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::Missing { path } => write!(f, "there is no file `{}`", path.display()),
            LoadError::NotALibrary { path, source } => {
                write!(f, "`{}` is not a library this system can load: {}", path.display(), reason(source))
            }
            LoadError::Abi { sidecar, found } => {
                write!(f, "`{}` says ABI {found}, wanted {}", sidecar.display(), known_abi())
            }
            LoadError::NoChild => f.write_str("this program loads no plugins in processes of their own"),
            LoadError::Damaged { path, reason } => {
                write!(f, "`{}` is not a library this system can load: {reason}", path.display())
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
            Defect::Null { field } => write!(f, "the field `{field}` of its record leads nowhere"),
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
            _ => None,
        }
    }
}

impl LoadError {
    /// The help text.
    pub fn help(&self) -> Option<String> {
        match self {
            LoadError::Missing { .. } => {
                Some("`path` is the library or its folder, from the pipeline file's folder on".into())
            }
            LoadError::NoChild => Some("leave `isolate` out".into()),
            LoadError::Abi { .. } => {
                Some("build the plugin for this okl, or take a version of it that is".into())
            }
            LoadError::NotALibrary { .. } | LoadError::Damaged { .. } => {
                Some("build the plugin on this machine again".into())
            }
            LoadError::NoSymbol { symbol, .. } => Some(format!(
                "a plugin exports one symbol, made from its kind and name; `{symbol}` comes from `plugin = ...`"
            )),
            LoadError::Unfit { defect, .. } => match defect {
                Defect::Magic { .. } | Defect::Size { .. } | Defect::Null { .. } => {
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
    /// The exit category of the error.
    pub fn verdict(&self) -> Verdict {
        match self {
            CallError::NoTarget { .. } => Verdict::Usage,
            CallError::Refused { .. }
            | CallError::NotStarted { .. }
            | CallError::Requires { .. }
            | CallError::TooOld { .. } => Verdict::Environment,
            CallError::Panicked { .. }
            | CallError::BadAttribute { .. }
            | CallError::BadDiagnostic { .. }
            | CallError::BadDocument { .. }
            | CallError::NoAnswer { .. }
            | CallError::Edits { .. }
            | CallError::Extension { .. }
            | CallError::Spelled { .. }
            | CallError::NoBytes { .. }
            | CallError::TooLong { .. }
            | CallError::Rounds { .. }
            | CallError::Wishes { .. }
            | CallError::Schema { .. }
            | CallError::Ended { .. }
            | CallError::TimedOut { .. } => Verdict::Internal,
        }
    }

    /// The error as a diagnostic about the normalized text, if it has a place there.
    pub fn placed(&self) -> Option<Diagnostic> {
        let CallError::TooOld { used: Some(used), .. } = self else { return None };
        let message = Diagnostic::error(self.id(), self.to_string(), *used);
        Some(message.help("build the plugin with a newer `okl-plugin`, or leave this out"))
    }

    fn id(&self) -> &'static str {
        match self {
            CallError::NoTarget { .. } => &WRONG_TARGET,
            CallError::Refused { .. } | CallError::TooOld { .. } => &PLUGIN_REFUSED,
            CallError::Panicked { .. } => &PLUGIN_PANICKED,
            CallError::BadDocument { .. }
            | CallError::BadAttribute { .. }
            | CallError::BadDiagnostic { .. }
            | CallError::NoAnswer { .. }
            | CallError::Edits { .. }
            | CallError::Extension { .. }
            | CallError::Spelled { .. }
            | CallError::NoBytes { .. }
            | CallError::TooLong { .. }
            | CallError::Rounds { .. }
            | CallError::Wishes { .. }
            | CallError::Schema { .. }
            | CallError::Requires { .. } => &PLUGIN_ANSWER,
            CallError::NotStarted { .. } => &PLUGIN_NOT_LOADED,
            CallError::Ended { .. } => &PLUGIN_CRASHED,
            CallError::TimedOut { .. } => &PLUGIN_TIMEOUT,
        }
    }

    /// The error as a diagnostic without a place.
    pub fn diagnostic(&self) -> Diagnostic<FileSpan> {
        let diagnostic = Diagnostic::global(self.id(), Severity::Error, self.to_string());
        if let CallError::Ended { said, .. } = self
            && !said.is_empty()
        {
            return diagnostic.note(said.clone());
        }
        diagnostic
    }
}

impl std::fmt::Display for CallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CallError::Refused { plugin, reason } => {
                write!(f, "{plugin} refuses the request: {reason}")
            }
            CallError::NoTarget { plugin, reason, .. } => write!(f, "the target `{plugin}`: {reason}"),
            CallError::BadAttribute { plugin, reason } | CallError::BadDiagnostic { plugin, reason } => {
                write!(f, "{plugin}: {reason}")
            }
            CallError::Panicked { plugin, reason } => {
                write!(f, "{plugin} has a bug: {reason}")
            }
            CallError::BadDocument { plugin, source } => {
                write!(f, "{plugin} gave an answer that cannot be read: {source}")
            }
            CallError::NoAnswer { plugin } => {
                write!(f, "{plugin} answered with neither output nor errors")
            }
            CallError::Edits { plugin, reason } => {
                write!(f, "{plugin} gave edits that do not fit the text: {reason}")
            }
            CallError::Extension { plugin, reason } => {
                write!(f, "{plugin} gave an extension of files that is none: {reason}")
            }
            CallError::Spelled { plugin, reason } => {
                write!(f, "{plugin} gave text for places of the plan that cannot stand there: {reason}")
            }
            CallError::NoBytes { plugin } => {
                write!(f, "{plugin} gave an answer that leads nowhere")
            }
            CallError::TooLong { plugin } => {
                write!(f, "{plugin} gave an answer of more than {} MiB", MAX_ANSWER >> 20)
            }
            CallError::Rounds { plugin, parsed } => {
                write!(f, "{plugin} wanted another text parsed after {parsed} of them")
            }
            CallError::Wishes { plugin, answers } => {
                write!(f, "{plugin} wished for more files in each of {answers} answers")
            }
            CallError::Schema { plugin, found, known } => {
                write!(f, "{plugin} answered with a document of schema {found}; this okl knows {known}")
            }
            CallError::Requires { plugin, feature } => {
                write!(f, "the answer of {plugin} needs `{feature}`, which this okl does not know")
            }
            CallError::TooOld { plugin, version, feature, .. } => {
                write!(f, "{plugin} {version} does not know `{feature}`, which this kernel uses")
            }
            CallError::NotStarted { plugin, command, source } => {
                write!(f, "`{command}`, which {plugin} is, cannot be started: {source}")
            }
            CallError::Ended { plugin, how, .. } => {
                write!(f, "{plugin} ended in the middle of its work: {how}")
            }
            CallError::TimedOut { plugin, seconds } => {
                write!(f, "{plugin} did not answer within {seconds} s, and was stopped")
            }
        }
    }
}

impl std::error::Error for CallError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            CallError::BadDocument { source, .. } => Some(source),
            CallError::NotStarted { source, .. } => Some(source),
            _ => None,
        }
    }
}
