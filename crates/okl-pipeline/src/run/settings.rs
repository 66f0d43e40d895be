//! What the user asked for.

use crate::{Levels, Props};
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
    pub(super) fn for_mode(&self, mode: &str) -> Settings {
        let mut settings = self.clone();
        settings.props = self.props.for_mode(mode);
        settings.props.clone().apply(&mut settings);
        settings
    }

    /// Whether a text reads the same with others.
    pub(super) fn read_like(&self, other: &Settings) -> bool {
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
    pub(super) fn of_a_text_that_was_read(&self) -> Settings {
        Settings {
            defines: Vec::new(),
            undefines: Vec::new(),
            forced_includes: Vec::new(),
            headers: Vec::new(),
            ..self.clone()
        }
    }
}
