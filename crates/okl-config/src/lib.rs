//! The configuration that users write: pipeline files, project files, and kernel properties.
//!
//! TOML and JSON come in; out come plain values that the driver runs, each with the place in the file that it comes
//! from.
//!
//! # Main types
//!
//! - [`Pipeline`]: a pipeline file merged with all files that it extends: backend, front end, parse settings, stages,
//!   attributes, intrinsics, levels of warnings. [`Pipeline::find`] resolves a name or path and reads it.
//! - [`Project`]: an `okl.toml`, whose settings apply to all texts of a folder. It is merged below the pipeline files.
//! - [`Props`]: the kernel properties that programs for OCCA pass with a kernel, as JSON or in `okl.toml`.
//! - [`Settings`]: the macros, headers, include paths and properties for one text, whatever its pipelines.
//! - [`Levels`]: the levels of warnings: allow, warn, deny.
//!
//! # Merging
//!
//! Every file is read to a layer of its own and reported on alone. The layers are then merged from the last extended
//! file to the requested one: single values of a nearer file replace, lists are extended. Relative paths keep the
//! folder of the file that they stand in, and every plugin keeps the file that names it, since that file may need
//! trust.
//!
//! # Invariants
//!
//! - A [`Pipeline`] or [`Project`] that is returned has no mistakes; each mistake is a diagnostic at a line of the
//!   file, and no source has been read yet.
//! - [`Props`] have a value of the right type for each property of okl.
//!
//! Nothing in this crate loads or runs a plugin.

mod attributes;
mod clang_arguments;
mod file_rules;
mod frontends;
mod ids;
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
pub use props::{PROPERTIES, Props, Reading, plain_json, unreadable_props};
pub use resolve::{ShadowedPipeline, replaced};
pub use search::{KnownPipeline, known};
pub use settings::Settings;
