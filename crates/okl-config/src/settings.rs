//! The settings of the user for a run.

use crate::levels::Levels;
use crate::props::tree::Value;
use crate::props::{Props, keys};
use okl_instances::Instance;
use okl_model::Intrinsic;
use okl_sema::LoopDefault;

/// The settings of the user for all pipelines.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Kernel properties; the other fields take precedence over them.
    pub props: Props,
    /// Macros that the user's compiler predefines, in the form of `defines`.
    pub predefined: Vec<String>,
    /// Macros `NAME` or `NAME=VALUE`, in order.
    pub defines: Vec<String>,
    /// Macros that are undefined after all `defines`.
    pub undefines: Vec<String>,
    /// Include folders for user headers, in order.
    pub include_dirs: Vec<String>,
    /// The extension that tells the language of the input, where that of its file does not: `F90`. Front ends that read
    /// for others get it.
    pub source_extension: Option<String>,
    /// Files that are included before the input.
    pub forced_includes: Vec<String>,
    /// Texts that are read before the input, after `forced_includes`.
    pub headers: Vec<String>,
    /// True if headers that are not found are left to the target compiler.
    pub loose_headers: bool,
    /// The host program's name for the kernel: `OKL_KERNEL_HASH`.
    pub kernel_hash: Option<String>,
    /// True if the input is not OKL: it is output unchanged, with macros and headers in front.
    pub disabled: bool,
    /// Attributes for loops that have none of their own.
    pub loop_defaults: Vec<LoopDefault>,
    /// Kernel properties for backends, such as `okl/restrict`.
    pub lowering: serde_json::Map<String, serde_json::Value>,
    /// The language standard, which takes precedence over that of pipelines.
    pub std: Option<String>,
    /// Intrinsics, which come before those of pipelines.
    pub intrinsics: Vec<Intrinsic>,
    /// The instances of kernels that are templates, before those of pipelines.
    pub instances: Vec<Instance>,
    /// True if kernel templates are left out even if no instance is asked for.
    pub leave_out_templates: bool,
    /// Levels of warnings, which take precedence over those of files.
    pub levels: Levels,
    /// Additional clang arguments, after those of pipelines.
    pub clang_args: Vec<String>,
}

impl Settings {
    /// The settings for one target, named as `OKL_MODE` names it. Properties may have values for some targets only.
    pub fn for_mode(&self, mode: &str) -> Settings {
        let mut settings = self.clone();
        settings.props = self.props.for_mode(mode);
        let props = settings.props.clone();
        settings.add_props(&props);
        settings
    }

    /// Adds the settings of properties; existing settings take precedence.
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

    /// True if a text is read in the same way with other settings.
    pub fn read_like(&self, other: &Settings) -> bool {
        fn texts(settings: &Settings) -> [&[String]; 6] {
            [
                &settings.predefined,
                &settings.defines,
                &settings.undefines,
                &settings.include_dirs,
                &settings.forced_includes,
                &settings.headers,
            ]
        }
        texts(self) == texts(other)
            && self.loose_headers == other.loose_headers
            && self.leave_out_templates == other.leave_out_templates
            && self.kernel_hash == other.kernel_hash
            && self.source_extension == other.source_extension
            && self.loop_defaults == other.loop_defaults
    }

    /// The macros that are defined for a text, those that the user's compiler predefines first.
    pub fn macros(&self) -> Vec<String> {
        let name = |define: &str| define.split(['=', '(']).next().map(str::to_string).unwrap_or_default();
        let all = self.predefined.iter().chain(&self.defines);
        all.filter(|define| !self.undefines.contains(&name(define))).cloned().collect()
    }

    /// The settings for a text that already contains the macros and headers.
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
