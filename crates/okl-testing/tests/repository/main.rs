//! Tests of the repository: licences, lock files, dependencies of crates, schemas.

#![allow(missing_docs)]

mod attribute_names;
mod diagnostic_ids;
mod licences;
mod lock_files;
mod map;
mod module_graph;
mod modules;
mod schema;
mod toml_schema;
mod vendors;
