//! Tests of the kit, the interpreter, the second reader, and plugins of other versions.

#![allow(missing_docs)]

mod dpcpp;
mod emulator;
mod judge;
mod kit;
mod second_reader;
mod skips;
mod versions;
