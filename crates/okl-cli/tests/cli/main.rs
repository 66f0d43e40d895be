//! Tests of the command line from a user's view: one program for all, since each takes seconds to link.
//!
//! `cargo test -p okl-cli --test cli cache::` runs the tests of the cache.

#![allow(missing_docs)]

mod common;

mod acc;
mod acc_host;
mod acc_omp_target;
mod accf;
mod attributes;
mod authoring;
mod barriers;
#[cfg(unix)]
mod bundles;
mod cache;
mod cache_race;
#[cfg(unix)]
mod cc;
mod command_line;
mod cu;
mod cu_headers;
mod cu_inputs;
mod cu_tiles;
mod cuda_runtime;
mod declared;
mod deps;
mod docs;
mod doctor;
mod errors;
mod faults;
mod fix;
mod forms;
mod from_cuda;
mod frontends;
mod hostile;
mod inputs;
mod instances;
mod intrinsics;
mod irgl;
mod launchers;
mod levels;
mod many;
mod missing_names;
mod nodes;
mod pipelines;
mod project_files;
mod properties;
#[cfg(unix)]
mod python;
mod readers;
#[cfg(feature = "redis")]
mod remote;
mod slm;
mod slm_sections;
mod source_map;
mod specification;
mod stages;
mod translate;
mod trust;
mod tutorial;
