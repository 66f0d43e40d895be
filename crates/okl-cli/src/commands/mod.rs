//! The commands, one file each, with their options.

pub mod build;
pub mod cache;
pub mod cc;
pub mod check;
pub mod completions;
pub mod doctor;
pub mod explain;
mod explain_attribute;
mod explain_plugin;
pub mod fix;
pub mod man_pages;
pub mod normalize;
pub mod pipelines;
pub mod plugin;
pub mod plugins;
mod plugins_list;
mod plugins_trust;
pub mod run;
pub mod translate;
pub mod version;
