//! The C header and the Rust types declare the same interface, byte for byte.

#![allow(missing_docs)]

use okl_abi::{ABI_MAJOR, ABI_MINOR, Buffer, PanicStrategy, Plugin, PluginKind, Status};
use okl_testing::tools::Tool;
use std::mem::{offset_of, size_of};
use std::path::Path;
use std::process::Command;

/// Prints one line for each fact, in the order of `facts`.
const PROGRAM: &str = r#"
#include "okl_plugin.h"
#include <stdio.h>
#define SHOW(fact) printf("%s %zu\n", #fact, (size_t)(fact))
static const okl_plugin plugin = { OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), "x", "1", 0, 0 };
int main(void) {
    SHOW(OKL_ABI_MAJOR);
    SHOW(OKL_ABI_MINOR);
    SHOW(sizeof(okl_plugin));
    SHOW(offsetof(okl_plugin, magic));
    SHOW(offsetof(okl_plugin, abi_major));
    SHOW(offsetof(okl_plugin, abi_minor));
    SHOW(offsetof(okl_plugin, struct_size));
    SHOW(offsetof(okl_plugin, kind));
    SHOW(offsetof(okl_plugin, panic_strategy));
    SHOW(offsetof(okl_plugin, name));
    SHOW(offsetof(okl_plugin, version));
    SHOW(offsetof(okl_plugin, call));
    SHOW(offsetof(okl_plugin, release));
    SHOW(sizeof(okl_buffer));
    SHOW(offsetof(okl_buffer, data));
    SHOW(offsetof(okl_buffer, length));
    SHOW(offsetof(okl_buffer, capacity));
    SHOW(OKL_KIND_BACKEND);
    SHOW(OKL_KIND_ATTRIBUTE);
    SHOW(OKL_KIND_STAGE);
    SHOW(OKL_KIND_INTRINSICS);
    SHOW(OKL_PANIC_NONE);
    SHOW(OKL_PANIC_CAUGHT);
    SHOW(OKL_PANIC_ABORT);
    SHOW(OKL_STATUS_OK);
    SHOW(OKL_STATUS_REFUSED);
    SHOW(OKL_STATUS_PANICKED);
    SHOW(plugin.struct_size);
    fwrite(plugin.magic, 1, sizeof plugin.magic, stdout);
    return 0;
}
"#;

fn facts() -> Vec<usize> {
    vec![
        ABI_MAJOR as usize,
        ABI_MINOR as usize,
        size_of::<Plugin>(),
        offset_of!(Plugin, magic),
        offset_of!(Plugin, abi_major),
        offset_of!(Plugin, abi_minor),
        offset_of!(Plugin, struct_size),
        offset_of!(Plugin, kind),
        offset_of!(Plugin, panic_strategy),
        offset_of!(Plugin, name),
        offset_of!(Plugin, version),
        offset_of!(Plugin, call),
        offset_of!(Plugin, release),
        size_of::<Buffer>(),
        offset_of!(Buffer, data),
        offset_of!(Buffer, length),
        offset_of!(Buffer, capacity),
        PluginKind::Backend as usize,
        PluginKind::Attribute as usize,
        PluginKind::Stage as usize,
        PluginKind::Intrinsics as usize,
        PanicStrategy::None as usize,
        PanicStrategy::Caught as usize,
        PanicStrategy::Abort as usize,
        Status::Ok as usize,
        Status::Refused as usize,
        Status::Panicked as usize,
        size_of::<Plugin>(),
    ]
}

#[test]
fn the_header_and_the_types_agree() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, program) = (folder.join("header.c"), folder.join("header"));
    std::fs::write(&source, PROGRAM).expect("the test folder can be written");
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let Some(gcc) = Tool::Gcc.find() else { return };
    let mut gcc = Command::new(gcc);
    gcc.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-I"]).arg(&include).arg(&source);
    let compiled = gcc.arg("-o").arg(&program).status().expect("gcc starts");
    assert!(compiled.success(), "gcc refuses the header");
    let output = Command::new(&program).output().expect("the program runs").stdout;
    let (lines, magic) = output.split_at(output.len() - 8);
    assert_eq!(magic, okl_abi::MAGIC);
    let lines = String::from_utf8(lines.to_vec()).expect("ASCII");
    let facts = facts();
    assert_eq!(lines.lines().count(), facts.len());
    for (line, fact) in lines.lines().zip(facts) {
        let value = line.rsplit(' ').next().and_then(|value| value.parse().ok());
        assert_eq!(value, Some(fact), "{line}");
    }
}
