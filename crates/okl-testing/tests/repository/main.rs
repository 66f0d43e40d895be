//! Tests of the repository: licences, lock files, dependencies of crates, schemas.

#![allow(missing_docs)]

mod attribute_names;
mod licences;
mod lock_files;
mod map;
mod modules;
mod schema;
mod toml_schema;
mod vendors;
