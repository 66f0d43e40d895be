//! The repository itself: licences, lock files, what crates may use, what schemas say.

#![allow(missing_docs)]

mod attribute_names;
mod licences;
mod lock_files;
mod map;
mod modules;
mod schema;
mod toml_schema;
mod vendors;
