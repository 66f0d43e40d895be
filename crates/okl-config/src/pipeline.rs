//! The contents of pipeline files.

use crate::levels::Levels;
use okl_host::{AttributeChoice, PluginChoice, StageChoice};
use okl_instances::Instance;
use okl_model::{Intrinsic, RefusedHeaders};
use okl_source::{FileId, FileSpan};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A pipeline file merged with everything that it extends, without mistakes.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// Its name.
    pub name: String,
    /// The backend that it translates to.
    pub backend: BackendChoice,
    /// The settings for parsing its texts.
    pub parse: ParseSettings,
    /// The intrinsics as the files declare them; [`ParseSettings::intrinsics`] holds the result.
    pub intrinsics: WrittenIntrinsics,
    /// The attributes that its texts may have in addition to okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// The front end for its texts, if they are not OKL.
    pub frontend: Option<PluginChoice>,
    /// The front end that reads for it: its C++ is what the other one translates.
    pub reader: Option<PluginChoice>,
    /// The levels of warnings.
    pub levels: Levels,
    /// The stages that run between the steps, in the order of the files.
    pub stages: Vec<StageChoice>,
    /// The files it was read from, the requested one first; empty if a program chose the backend.
    pub files: Vec<FileId>,
}

/// The `[intrinsics]` and `[[intrinsic]]` tables of a pipeline and the files that it extends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WrittenIntrinsics {
    /// The names of the enabled sets.
    pub enabled: Vec<String>,
    /// The pipeline's own intrinsics, as they are written.
    pub rows: Vec<Value>,
    /// The helper code of these, by name.
    pub helpers: Map<String, Value>,
}

/// The `[backend]` of a pipeline.
#[derive(Clone, Debug, Default)]
pub struct BackendChoice {
    /// The plugin; its name is empty if the pipeline describes a target that is not based on a backend.
    pub plugin: PluginChoice,
    /// True if the pipeline's target is only like this backend and has a name of its own.
    pub is_like: bool,
    /// The keys that override the backend's target, or that describe a target of its own.
    pub target: Map<String, Value>,
    /// The place of this table.
    pub target_place: Option<FileSpan>,
    /// The places of its keys by path: `words.kernel`, `atomics.fetch[0].on`.
    pub target_keys: BTreeMap<String, FileSpan>,
}

impl Pipeline {
    /// The name of its backend.
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
    /// The place of a key of the target, or of the nearest parent key that is written.
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
    /// A backend without overrides.
    pub fn of(name: &str) -> BackendChoice {
        let plugin = PluginChoice { name: name.to_string(), ..PluginChoice::default() };
        BackendChoice { plugin, ..BackendChoice::default() }
    }
}

/// The `[parse]` table of a pipeline. Pipelines with equal settings share one parse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParseSettings {
    /// The language standard: `c++17`.
    pub std: Option<String>,
    /// Additional clang arguments.
    pub args: Vec<String>,
    /// The intrinsics that texts may call.
    pub intrinsics: Vec<Intrinsic>,
    /// The instances of kernels that are templates.
    pub instances: Vec<Instance>,
    /// Headers that need not exist, because a front end replaces them.
    pub absent: Vec<String>,
    /// Headers of libraries that a front end does not read.
    pub refused: Vec<RefusedHeaders>,
    /// True if texts are whole programs, which may use all of the standard library.
    pub programs: bool,
    /// The function that stands for kernel launches, where a front end's language has these.
    pub launch: Option<String>,
}

/// The reason why a language standard cannot be chosen, as a phrase that follows "`c++98`".
pub fn std_defect(std: &str) -> Option<&'static str> {
    let version = std.strip_prefix("c++").or_else(|| std.strip_prefix("gnu++"));
    match version {
        Some("11" | "14" | "17" | "20" | "23" | "26") => None,
        Some("0x" | "1y" | "1z" | "2a" | "2b" | "2c") => None,
        Some("98" | "03") => Some("is too old: OKL is read as C++11 or later"),
        Some(_) | None => Some("is no C++ standard that okl knows; write `c++17`"),
    }
}
