//! The tutorial for authors of plugins, command by command; and the examples.

use crate::common::{Folder, walk};
use okl_testing::rotation::{Rotation, SDK};
use okl_testing::tools::Tool;
use okl_testing::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn the_tutorial_shows_what_comes_out() {
    if Tool::Python.find().is_none() || Tool::Gcc.find().is_none() {
        return;
    }
    let Some(shell) = Tool::Shell.find() else { return };
    let ran = walk::follow("docs/plugin-tutorial.md", &Folder::new("tutorial"), &shell, &[]);
    assert!(ran > 12, "{ran} commands");
}

#[test]
fn every_example_passes_its_test() {
    let tools = [Tool::Python, Tool::Gcc, Tool::Gxx];
    if tools.into_iter().any(|tool| tool.find().is_none()) {
        return;
    }
    let Some(shell) = Tool::Shell.find() else { return };
    if !Rotation::of_today().is_due(&SDK) {
        return;
    }
    let folders = std::fs::read_dir(workspace().join("examples")).expect("it is part of the repository");
    let mut examples: Vec<PathBuf> = folders.map(|entry| entry.expect("it can be read").path()).collect();
    // The others belong to tests of their own.
    examples.retain(|example| example.join("test.sh").is_file());
    examples.sort();
    assert_eq!(examples.len(), 7, "{examples:?}");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-plugins");
    for example in examples {
        let mut command = Command::new(&shell);
        command.arg(example.join("test.sh")).env("OKL", env!("CARGO_BIN_EXE_okl"));
        command.env("CARGO_TARGET_DIR", &target).env("CARGO_NET_OFFLINE", "true");
        command.env("CARGO_PROFILE_DEV_DEBUG", "0");
        let output = command.output().expect("sh starts");
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(output.status.success() && said[0].contains("it works"), "{}: {said:?}", example.display());
    }
}
