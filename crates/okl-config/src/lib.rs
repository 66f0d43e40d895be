//! What users write down for okl: pipeline files, project files, and kernel properties.
//!
//! - [`Pipeline::find`] reads a pipeline file with the ones that it extends. Every mistake is a diagnostic that points at
//!   the line; nothing else was read yet.
//! - [`Project::read`] reads `okl.toml`, which holds for all texts of a folder.
//! - [`Props`] are the properties that programs on OCCA hand over with a kernel.
//! - [`Settings`] are the macros, headers and include paths for one text.
//!
//! Nothing here loads a plugin or runs one.

mod attributes;
mod clang_arguments;
mod file_rules;
mod intrinsics;
mod layer;
mod levels;
mod pipeline;
mod plugins;
mod project;
mod props;
mod reader;
mod resolve;
mod search;
mod settings;
mod stages;
mod target_keys;
mod to_toml;

pub use clang_arguments::{ArgumentDefect, ArgumentList, clang_argument_defects, clang_arguments};
pub use file_rules::FileRule;
pub use intrinsics::{
    HEADER as INTRINSICS_HEADER, IntrinsicSet, intrinsic_set, intrinsic_sets, none_enabled, not_enabled,
    put_together,
};
pub use levels::{Level, Levels};
pub use okl_model::Intrinsic;
pub use okl_normalizer::nearest;
pub use okl_sema::catalogue::{IDS as MESSAGES, Id as Message, find as find_message};
pub use pipeline::{BackendChoice, ParseSettings, Pipeline, WrittenIntrinsics, std_defect};
pub use project::Project;
pub use props::{PROPERTIES, Props, Reading, unreadable_props};
pub use resolve::{ShadowedPipeline, replaced};
pub use search::{KnownPipeline, known};
pub use settings::Settings;
