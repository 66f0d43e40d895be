//! Tests of the rules.

#![allow(missing_docs)]

mod common;
mod errors;
mod odd_units;
mod pages;
mod valid;
