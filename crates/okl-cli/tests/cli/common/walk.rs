//! Pages that show commands and their output: a test runs them command by command.

use super::Folder;
use okl_testing::expected::Expected;
use okl_testing::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A part of a page.
#[derive(Debug)]
enum Step<'p> {
    /// A file with its text: a fenced block below a line such as `` `add.okl`: ``.
    File(&'p str, &'p str),
    /// A fenced block of `sh`: commands after `$ `, with what they print.
    Run(&'p str),
}

/// Runs the commands of a page in a folder and compares what they print with what the page shows, where a line `...`
/// stands for any lines. Gives the number of commands.
///
/// `page` is a path from the root of the repository on. `tools` are folders of programs that need not be on the search
/// path. `OKL_BLESS=1` writes the output into the page.
pub fn follow(page: &str, folder: &Folder, shell: &Path, tools: &[PathBuf]) -> usize {
    let text = std::fs::read_to_string(workspace().join(page)).expect("the page is part of the repository");
    let mut right = text.clone();
    let mut ran = 0;
    for step in steps(&text) {
        match step {
            Step::File(name, text) => folder.write(name, text),
            Step::Run(block) => {
                for command in block.split("$ ").skip(1) {
                    let (line, shown) = command.split_once('\n').expect("a command is a line");
                    let printed = run(folder, shell, tools, line);
                    if !is_shown(&printed, shown) {
                        right = right.replacen(&format!("$ {command}"), &format!("$ {line}\n{printed}"), 1);
                    }
                    ran += 1;
                }
            }
        }
    }
    Expected::from_environment(workspace()).check(page, &right).expect("the page shows what is printed");
    ran
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

/// Whether a text is what a page shows, where `...` stands for any lines.
fn is_shown(text: &str, shown: &str) -> bool {
    // A message may hold a line `...` of its own.
    if text == shown {
        return true;
    }
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

/// The search path, with the folders of the tools and of the okl that is tested in front.
fn path(folder: &Path, tools: &[PathBuf]) -> String {
    let okl = Path::new(env!("CARGO_BIN_EXE_okl")).parent().expect("it is in a folder");
    let others = std::env::var("PATH").unwrap_or_default();
    let tools: String = tools.iter().map(|tool| format!("{}:", tool.display())).collect();
    format!("{}:{}:{tools}{others}", okl.display(), folder.display())
}

fn run(folder: &Folder, shell: &Path, tools: &[PathBuf], line: &str) -> String {
    let mut command = Command::new(shell);
    command.args(["-c", &format!("{line} 2>&1")]).current_dir(&folder.0);
    // Projects in Rust share what they depend on with those of other tests.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-plugins");
    command.env("CARGO_TARGET_DIR", target).env("CARGO_NET_OFFLINE", "true");
    command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_TEST_DEBUG", "0");
    command.env("PATH", path(&folder.0, tools)).env("XDG_CONFIG_HOME", folder.0.join("config"));
    String::from_utf8_lossy(&command.output().expect("sh starts").stdout).into_owned()
}
