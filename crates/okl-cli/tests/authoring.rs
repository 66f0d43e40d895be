//! `okl plugin new`: what it writes builds and passes its own test.

#![allow(missing_docs)]

mod common;

use common::Folder;
use okl_testing::tools::Tool;
use std::path::Path;
use std::process::Command;

const KINDS: [&str; 4] = ["backend", "attribute", "stage", "frontend"];

/// Runs the test of a new plugin.
fn passes(folder: &Folder, kind: &str, lang: &str, cargo: Option<&Path>) {
    let name = format!("{kind}_in_{lang}");
    let ended = folder.okl(&format!("plugin new {kind} {name} --lang {lang}"));
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
    let mut command = Command::new("sh");
    command.arg(format!("{name}/test.sh")).current_dir(&folder.0);
    command.env("OKL", env!("CARGO_BIN_EXE_okl")).env("XDG_CONFIG_HOME", folder.0.join("config"));
    if let Some(target) = cargo {
        command.env("CARGO_TARGET_DIR", target).env("CARGO_NET_OFFLINE", "true");
        command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_TEST_DEBUG", "0");
    }
    let output = command.output().expect("sh starts");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success() && said[0].contains(": it works"), "{name}: {said:?}");
}

#[test]
fn new_plugins_in_c_pass_their_tests() {
    if Tool::Gcc.find().is_none() {
        return;
    }
    let folder = Folder::new("new-c");
    KINDS.iter().for_each(|kind| passes(&folder, kind, "c", None));
}

#[test]
fn new_plugins_in_python_pass_their_tests() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = Folder::new("new-python");
    KINDS.iter().for_each(|kind| passes(&folder, kind, "python", None));
}

#[test]
fn new_plugins_in_rust_pass_their_tests() {
    let folder = Folder::new("new-rust");
    // What all of them are built with is built once.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-plugins");
    KINDS.iter().for_each(|kind| passes(&folder, kind, "rust", Some(&target)));
}

#[test]
fn what_is_there_stays_and_names_are_symbols() {
    let folder = Folder::new("new-wrong");
    folder.write("there/file", "mine");
    for (line, says) in [
        ("plugin new stage there", "`there` is there already"),
        ("plugin new stage a-b", "`a-b` has more than small letters"),
        ("plugin new wing x", "invalid value 'wing'"),
    ] {
        let ended = folder.okl(line);
        assert_eq!(ended.code, 2, "{ended:?}");
        assert!(ended.stderr.contains(says), "{}", ended.stderr);
    }
    assert_eq!(folder.files(), ["fill.okl", "there"]);
    assert_eq!(folder.okl("plugin new stage x -o deep/down/x --lang c").code, 0);
    assert!(folder.0.join("deep/down/x/test.sh").is_file());
}
