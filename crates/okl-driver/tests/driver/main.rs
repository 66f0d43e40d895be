//! Pipelines, plugins and their messages.

#![allow(missing_docs)]

mod common;
mod host;
mod messages;
mod plugins;
mod readers;
