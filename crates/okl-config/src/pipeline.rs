//! Pipeline files: what they say, and what is wrong with them.

use crate::levels::Levels;
use okl_host::{AttributeChoice, PluginChoice, StageChoice};
use okl_model::Intrinsic;
use okl_source::{FileId, FileSpan};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A pipeline file with everything it extends, read and found to be in order.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// Its name.
    pub name: String,
    /// Where its texts go.
    pub backend: BackendChoice,
    /// How its texts are read.
    pub parse: ParseSettings,
    /// What it says of intrinsics; [`ParseSettings::intrinsics`] is what comes of it.
    pub intrinsics: WrittenIntrinsics,
    /// The attributes that its texts may have, besides okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// What reads its texts, where they are not OKL.
    pub frontend: Option<PluginChoice>,
    /// What becomes of warnings.
    pub levels: Levels,
    /// What looks at its texts between the steps, in the order that the files say.
    pub stages: Vec<StageChoice>,
    /// The files it was read from, the one asked for first; none when a program chose its backend.
    pub files: Vec<FileId>,
}

/// The `[intrinsics]` and `[[intrinsic]]` of a pipeline and of what it extends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WrittenIntrinsics {
    /// The sets that are switched on.
    pub enabled: Vec<String>,
    /// Its own, as they are written.
    pub rows: Vec<Value>,
    /// The code these need, by name.
    pub helpers: Map<String, Value>,
}

/// The `[backend]` of a pipeline.
#[derive(Clone, Debug, Default)]
pub struct BackendChoice {
    /// The plugin; its name is empty where the pipeline describes a target of its own.
    pub plugin: PluginChoice,
    /// Whether the backend is only what this one is like: it has a name of its own.
    pub is_like: bool,
    /// What is said over the target that the backend describes, or of a target of its own.
    pub target: Map<String, Value>,
    /// Where that stands.
    pub target_place: Option<FileSpan>,
    /// Where its keys stand, each with those above it: `words.kernel`, `atomics.fetch[0].on`.
    pub target_keys: BTreeMap<String, FileSpan>,
}

impl Pipeline {
    /// What its backend is called.
    pub fn backend_name(&self) -> &str {
        let choice = &self.backend;
        match choice.target.get("name").and_then(Value::as_str) {
            Some(name) => name,
            None if choice.is_like || choice.plugin.name.is_empty() => &self.name,
            None => &choice.plugin.name,
        }
    }
}

impl BackendChoice {
    /// Where the key of a target stands, or the nearest one above it that is written.
    pub fn place_of(&self, key: &str) -> Option<FileSpan> {
        let mut key = key;
        loop {
            if let Some(place) = self.target_keys.get(key) {
                return Some(*place);
            }
            match key.rfind(['.', '[']) {
                Some(at) => key = &key[..at],
                None => return self.target_place,
            }
        }
    }
}

impl BackendChoice {
    /// A backend as it is.
    pub fn of(name: &str) -> BackendChoice {
        let plugin = PluginChoice { name: name.to_string(), ..PluginChoice::default() };
        BackendChoice { plugin, ..BackendChoice::default() }
    }
}

/// The `[parse]` of a pipeline. Pipelines with equal settings share one parse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParseSettings {
    /// The language: `c++17`.
    pub std: Option<String>,
    /// More clang arguments.
    pub args: Vec<String>,
    /// The intrinsics that texts may call.
    pub intrinsics: Vec<Intrinsic>,
    /// Headers that nobody needs to find: a front end stands in for them.
    pub absent: Vec<String>,
    /// Whether texts are whole programs, which may use all of the standard library.
    pub programs: bool,
}

/// Why a language standard cannot be chosen, to stand after "`c++98`".
pub fn std_defect(std: &str) -> Option<&'static str> {
    let version = std.strip_prefix("c++").or_else(|| std.strip_prefix("gnu++"));
    match version {
        Some("11" | "14" | "17" | "20" | "23" | "26") => None,
        Some("0x" | "1y" | "1z" | "2a" | "2b" | "2c") => None,
        Some("98" | "03") => Some("is too old: OKL is read as C++11 or later"),
        Some(_) | None => Some("is no C++ standard that okl knows; write `c++17`"),
    }
}
