//! What the user asked for.

use crate::levels::Levels;
use crate::props::tree::Value;
use crate::props::{Props, keys};
use okl_model::Intrinsic;
use okl_sema::LoopDefault;

/// What the user asked for on every pipeline.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Kernel properties; what stands beside them here comes on top.
    pub props: Props,
    /// `NAME`, `NAME=VALUE`: macros, in order.
    pub defines: Vec<String>,
    /// Macros that are taken back after all `defines`.
    pub undefines: Vec<String>,
    /// Folders of user headers, in order.
    pub include_dirs: Vec<String>,
    /// Files to read before the input.
    pub forced_includes: Vec<String>,
    /// Texts to read before the input, after those files.
    pub headers: Vec<String>,
    /// Whether headers that are nowhere are left to the target compiler.
    pub loose_headers: bool,
    /// What the host program calls the kernel: `OKL_KERNEL_HASH`.
    pub kernel_hash: Option<String>,
    /// Whether the input is no OKL: it is given as it is, macros and headers in front.
    pub disabled: bool,
    /// Attributes of loops that have none of their own.
    pub loop_defaults: Vec<LoopDefault>,
    /// Kernel properties for backends, such as `okl/restrict`.
    pub lowering: serde_json::Map<String, serde_json::Value>,
    /// The language, before what pipelines say.
    pub std: Option<String>,
    /// Intrinsics, before those of pipelines.
    pub intrinsics: Vec<Intrinsic>,
    /// What becomes of warnings, before what files say.
    pub levels: Levels,
    /// More clang arguments, after those of pipelines.
    pub clang_args: Vec<String>,
}

impl Settings {
    /// What they come to for a target, named as `OKL_MODE` names it: properties may say more for some.
    pub fn for_mode(&self, mode: &str) -> Settings {
        let mut settings = self.clone();
        settings.props = self.props.for_mode(mode);
        let props = settings.props.clone();
        settings.add_props(&props);
        settings
    }

    /// Adds what properties say; what is set already comes later, so it counts.
    pub(crate) fn add_props(&mut self, props: &Props) {
        let at = |path: &str| props.top.at(path).map_or(&Value::Null, |node| &node.value);
        let list = |path: &str| keys::strings(at(path)).unwrap_or_default();
        let switch = |path: &str| keys::switch(at(path));
        self.defines.splice(0..0, props.defines());
        self.forced_includes.splice(0..0, list("includes"));
        self.headers.splice(0..0, list("headers"));
        self.include_dirs.extend(list("okl/include_paths"));
        self.loose_headers |= switch("okl/strict_headers") == Some(false);
        self.disabled |= switch("okl/enabled") == Some(false);
        if let (None, Value::Text(hash)) = (&self.kernel_hash, at("hash")) {
            self.kernel_hash = Some(hash.clone());
        }
        for (name, most) in [("max_inner_dims", 3), ("simd_length", 1)] {
            let sizes = keys::sizes(at(name), most);
            self.loop_defaults.extend(sizes.map(|sizes| LoopDefault { name, sizes }));
        }
        for key in ["okl/add_barriers", "okl/target_in_names", "kernel/include_occa", "serial/include_std"] {
            if let Some(switch) = switch(key) {
                self.lowering.entry(key).or_insert(switch.into());
            }
        }
        if let Some(warned) = props.top.at("okl/warn") {
            for id in keys::strings(&warned.value).unwrap_or_default() {
                self.levels.warn_of(&id, warned.place);
            }
        }
        if let Value::Text(word) = at("okl/restrict") {
            self.lowering.entry("okl/restrict").or_insert(word.as_str().into());
        }
    }

    /// Whether a text reads the same with others.
    pub fn read_like(&self, other: &Settings) -> bool {
        fn parts(settings: &Settings) -> ([&[String]; 5], bool, Option<&str>, &[LoopDefault]) {
            let texts = [
                &*settings.defines,
                &settings.undefines,
                &settings.include_dirs,
                &settings.forced_includes,
                &settings.headers,
            ];
            (texts, settings.loose_headers, settings.kernel_hash.as_deref(), &settings.loop_defaults)
        }
        parts(self) == parts(other)
    }

    /// For a text in which macros and headers from outside were put already.
    pub fn of_a_text_that_was_read(&self) -> Settings {
        Settings {
            defines: Vec::new(),
            undefines: Vec::new(),
            forced_includes: Vec::new(),
            headers: Vec::new(),
            ..self.clone()
        }
    }
}
