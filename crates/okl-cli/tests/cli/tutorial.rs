//! The tutorial for authors of plugins, command by command; and the examples.

use crate::common::{Folder, walk};
use okl_testing::build::Builder;
use okl_testing::program::Program;
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

/// The program of `examples/frontend-in-rust` finds what it computes right on devices: its launches and copies go through
/// the layer of the kit. CUDA, HIP and DPC++ run in emulators, OpenCL on PoCL.
#[test]
fn the_language_in_rust_runs_on_devices() {
    let Some(compiler) = Tool::Gxx.find().filter(|_| Rotation::of_today().is_due(&SDK)) else { return };
    let (folder, example) = (Folder::new("grid"), workspace().join("examples/frontend-in-rust"));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-plugins");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--offline"]).current_dir(&example);
    cargo.env("CARGO_TARGET_DIR", &target).env("CARGO_PROFILE_DEV_DEBUG", "0");
    assert!(cargo.status().expect("cargo starts").success());
    let library =
        format!("{}okl_frontend_grid{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::fs::copy(target.join("debug").join(&library), folder.0.join(&library)).expect("it was built");
    std::fs::copy(example.join("heat.cpp"), folder.0.join("heat.cpp")).expect("it is there");
    let builder = Builder::new(&compiler, &folder.0.join("objects"));
    for target in ["cuda", "hip", "dpcpp", "opencl"] {
        if target == "opencl" && Tool::Pocl.find().is_none() {
            continue;
        }
        let pipeline = format!("schema = 1\nextends = \"{target}\"\n[frontend]\nplugin = \"grid\"\n");
        folder.write(&format!("{target}.toml"), pipeline);
        let ended = folder.okl(&format!("run --trust-plugins -p {target}.toml --emit program heat.cpp"));
        assert_eq!(ended.code, 0, "{ended:?}");
        let (text, scratch) = (&ended.stdout, folder.0.join(target));
        let checked = match target {
            "opencl" => Program::whole_opencl(&builder, "heat", text, &scratch)
                .and_then(|program| program.check_pocl(&scratch)),
            _ => Program::whole(&builder, "heat", text, &scratch).and_then(|program| program.check_seeds()),
        };
        checked.unwrap_or_else(|failure| panic!("{target}: {failure}"));
    }
}
