//! The tutorial for plugin authors, command by command; and the examples.

use crate::common::Folder;
use okl_testing::rotation::{Rotation, SDK};
use okl_testing::tools::Tool;
use okl_testing::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of the page.
#[derive(Debug)]
enum Step<'p> {
    /// A file with its text.
    File(&'p str, &'p str),
    /// Commands with their output.
    Run(&'p str),
}

fn steps(page: &str) -> Vec<Step<'_>> {
    let mut found = Vec::new();
    for (at, _) in page.match_indices("\n```").step_by(2) {
        let block = &page[at + 4..];
        let (language, rest) = block.split_once('\n').expect("a block starts with a line");
        let text = &rest[..rest.find("```").expect("a block ends")];
        let before = page[..at].trim_end().rsplit('\n').next().unwrap_or_default();
        let name = before.strip_prefix('`').and_then(|name| name.strip_suffix("`:"));
        match (language, name) {
            ("sh", _) => found.push(Step::Run(text)),
            (_, Some(name)) => found.push(Step::File(name, text)),
            (_, None) => {}
        }
    }
    found
}

/// True if a text matches that of a page, in which `...` stands for any lines.
fn is_shown(text: &str, shown: &str) -> bool {
    let (mut rest, mut is_anywhere) = (text, false);
    for line in shown.split_inclusive('\n') {
        if line == "...\n" {
            is_anywhere = true;
            continue;
        }
        let found = match is_anywhere {
            true => rest.find(line).filter(|at| *at == 0 || rest[..*at].ends_with('\n')),
            false => rest.starts_with(line).then_some(0),
        };
        let Some(at) = found else { return false };
        rest = &rest[at + line.len()..];
        is_anywhere = false;
    }
    is_anywhere || rest.is_empty()
}

/// The search path with the folder of this okl in front.
fn path(folder: &Path) -> String {
    let okl = Path::new(env!("CARGO_BIN_EXE_okl")).parent().expect("it is in a folder");
    let others = std::env::var("PATH").unwrap_or_default();
    format!("{}:{}:{others}", okl.display(), folder.display())
}

fn run(folder: &Folder, shell: &Path, line: &str) -> String {
    let mut command = Command::new(shell);
    command.args(["-c", &format!("{line} 2>&1")]).current_dir(&folder.0);
    command.env("PATH", path(&folder.0)).env("XDG_CONFIG_HOME", folder.0.join("config"));
    String::from_utf8_lossy(&command.output().expect("sh starts").stdout).into_owned()
}

#[test]
fn the_tutorial_shows_what_comes_out() {
    if Tool::Python.find().is_none() || Tool::Gcc.find().is_none() {
        return;
    }
    let Some(shell) = Tool::Shell.find() else { return };
    let page = std::fs::read_to_string(workspace().join("docs/plugin-tutorial.md")).expect("it is there");
    let folder = Folder::new("tutorial");
    let mut ran = 0;
    for step in steps(&page) {
        match step {
            Step::File(name, text) => folder.write(name, text),
            Step::Run(text) => {
                for command in text.split("$ ").skip(1) {
                    let (line, shown) = command.split_once('\n').expect("a command is a line");
                    let printed = run(&folder, &shell, line);
                    assert!(is_shown(&printed, shown), "$ {line}\n{printed}\n--- shown\n{shown}");
                    ran += 1;
                }
            }
        }
    }
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
    // The others have tests of their own.
    examples.retain(|example| example.join("test.sh").is_file());
    examples.sort();
    assert_eq!(examples.len(), 6, "{examples:?}");
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
